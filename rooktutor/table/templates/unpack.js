const packed = Uint8Array.from(atob("@"), (c) => c.charCodeAt(0));
const text = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
const { default: table } = await import(url);
URL.revokeObjectURL(url);
export default table;
