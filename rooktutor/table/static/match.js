// The sheet of the match: its hands, how it stands, and the doors to a file. And the name under which Python keeps
// the table of this tab for when the page is loaded again.

function matchText({ model: { match }, link }) {
  const cells = (texts) => texts.map((text, i) => h("td", { key: `c${i}` }, text));
  return h("div.rk-match", null, [
    match.rows.length > 0 && h("table", { "data-many": match.columns.length > 2 || null }, [
      h("thead", null, h("tr", null, [h("td"), match.columns.map((text, i) => h("th", { key: `h${i}`, scope: "col" }, text))])),
      h("tbody", null, match.rows.map((row) => h("tr", { key: row.id, "data-tone": row.tone, "data-testid": row.id }, [
        h("th", { scope: "row" }, [h("b", null, row.title), h("span", null, row.text)]),
        cells(row.totals.map((total, i) => [h("b", null, total), h("span", null, row.scored[i])])),
      ]))),
    ]),
    match.empty && h("p", null, match.empty),
    h("ul.rk-match-standing", { "data-testid": "match-standing" }, match.standing.map((text, i) => h("li", { key: `s${i}` }, text))),
    h("section", null, [h("h3", null, match.ending_title), h("ul", null, match.ending.map((text, i) => h("li", { key: `e${i}` }, text)))]),
    h("div.rk-sheet-actions", null, [match.save, match.open, ...match.actions].map((c) => controlButton(c))),
    h("div.rk-sheet-actions", null, match.doors.map((c) => controlButton(c))),
    link && h("label", { key: "link" }, [match.link_text, h("input.rk-link", { readonly: true, value: link, "data-testid": "link" })]),
    h("input", { type: "file", hidden: true, accept: match.file_kinds, "data-file": "match", "data-testid": "match-file" }),
    h("p.rk-rules-note", null, match.file_note),
  ]);
}

/** A file chosen by the learner goes to Python as text, no more of it than can be read. */
async function openFile(view, input) {
  const [file] = input.files;
  if (!file) return;
  const text = await file.text();
  input.value = "";
  view.closeSheet();
  view.send({ type: "open", name: file.name.slice(-80), text: text.slice(0, view.model.match.most + 1) });
}

const DOORS = { save: "match", "save-hand": "hand", share: "link", print: "print" };

/** What this view has asked Python for: a file to keep, a link to the hand, or a page to print. */
function keepFile(view, message) {
  if (message?.type !== "file" || message.view !== view.id) return;
  if (message.do === "link") {
    view.link = view.remote.get("kept") ? `${location.origin}${location.pathname}?hand=${message.text}` : message.text;
    view.draw();
    const field = view.root.querySelector(".rk-link");
    field?.select();
    navigator.clipboard?.writeText(view.link).catch(() => {});
    return;
  }
  const page = message.do === "print";
  const url = URL.createObjectURL(new Blob([message.text], { type: page ? "text/html" : "application/yaml" }));
  const opened = page && window.open(url);
  if (opened) opened.addEventListener("load", () => opened.print());
  else Object.assign(document.createElement("a"), { href: url, download: message.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * The name of this tab and the one before, if the same address is loaded again. The name is all that is kept here,
 * under one key for each table of the page.
 * A page that goes may still be running when the next one has given its own name: then it keeps nothing any more.
 */
function tabNames(key, tab) {
  try {
    const kept = () => JSON.parse(sessionStorage.getItem(key)) ?? [""];
    const keep = () => sessionStorage.setItem(key, JSON.stringify([tab, location.href]));
    const [was, address] = kept();
    keep();
    addEventListener("pagehide", () => kept()[0] === tab && keep());
    return { tab, was: address === location.href ? was : "" };
  } catch {
    return { tab, was: "" };
  }
}
