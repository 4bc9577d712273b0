// The sheet of the match: its hands, how it stands, and the doors to a file. And the name under which Python keeps
// the table of this tab for when the page is loaded again.

function matchText({ model: { match } }) {
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

/** The match as a file, which Python sends when this view has asked for it. */
function keepFile(view, message) {
  if (message?.type !== "file" || message.view !== view.id) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([message.text], { type: "application/yaml" }));
  link.download = message.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const TAB = "rooktutor-tab";

/** The name of this tab and the one before, if the same address is loaded again. The name is all that is kept here. */
function tabNames(tab) {
  try {
    const [was, address] = JSON.parse(sessionStorage.getItem(TAB)) ?? [""];
    const keep = () => sessionStorage.setItem(TAB, JSON.stringify([tab, location.href]));
    keep();
    addEventListener("pagehide", keep);
    return { tab, was: address === location.href ? was : "" };
  } catch {
    return { tab, was: "" };
  }
}
