// The rules on their sheet, two games compared, and the panel in which a game is changed. What can be changed, and
// what cannot stand together, comes from Python: here are only fields.

function rulesText(view) {
  const { rules } = view.model;
  return h("div.rk-rules", null, [
    h("label.rk-against", { key: "against" }, [rules.against.text, optionList(rules.against.options, rules.against.value, { "data-control": "against", "data-testid": "control-against" })]),
    rules.comparison && compared(rules.comparison),
    rules.sections.map((part, i) => h("section", { key: `s${i}` }, [
      h("h3", null, part.title),
      h("ul", null, part.rules.map((text, j) => h("li", { key: `r${j}` }, text))),
    ])),
    rules.notes.map((text, i) => h("p.rk-rules-note", { key: `n${i}` }, text)),
  ]);
}

function optionList(options, value, props) {
  return h("select", { value, ...props }, options.map((o) => h("option", { key: o.id, value: o.id, selected: o.id === value }, o.text)));
}

/** What differs between two games: a heading for each rule over what each game says. */
function compared(found) {
  if (found.same) return h("p", { key: "comparison", role: "status", "data-testid": "comparison" }, found.same);
  return h("table.rk-compared", { key: "comparison", "data-testid": "comparison" }, [
    h("caption", null, found.title),
    h("thead", null, h("tr", null, [h("th", { key: "one", scope: "col" }, found.one), h("th", { key: "other", scope: "col" }, found.other)])),
    found.rows.map((row) => h("tbody", { key: row.axis, "data-testid": `differs-${row.axis}` }, [
      h("tr", { key: "name" }, h("th", { scope: "rowgroup", colspan: "2" }, row.name)),
      h("tr", { key: "said" }, [h("td", { key: "one" }, row.one), h("td", { key: "other" }, row.other)]),
    ])),
  ]);
}

function houseForm(view) {
  const { house } = view.model;
  if (!house) return null;
  const button = (what, text, props) => h("button.rk-control", { key: what, type: "button", "data-house": what, "data-testid": `house-${what}`, ...props }, text);
  return h("div.rk-house", null, [
    h("label.rk-against", { key: "game" }, [house.game_text, optionList(house.games, house.game, { "data-house": "game", "data-testid": "house-game" }), h("span", null, house.summary)]),
    house.groups.map((group, i) => h("section", { key: `g${i}`, role: "group", "aria-label": group.title }, [
      h("h3", null, group.title),
      h("div.rk-house-fields", null, group.fields.map((field) => ruleField(field, house, view.id))),
    ])),
    h("div.rk-house-foot", { key: "foot" }, [
      h("p", { role: "status", "data-testid": "house-status" }, house.status),
      house.reasons.length > 0 && h("ul", { key: "reasons", "data-testid": "house-reasons" }, house.reasons.map((reason, i) =>
        h("li", { key: `r${i}` }, h("button", { type: "button", "data-house": "find", "data-id": reason.axis }, reason.text)),
      )),
      h("div.rk-sheet-actions", { key: "do" }, [
        button("deal", house.deal_text, { class: "rk-control-primary", "aria-disabled": house.ready ? null : "true" }),
        button("restore", house.restore_all_text, { "aria-disabled": house.restorable ? null : "true" }),
      ]),
      h("p.rk-rules-note", { key: "note" }, house.note),
    ]),
  ]);
}

/** One rule: its name, something to change it with, what it means now, and why it cannot stand. */
function ruleField(field, house, view) {
  const id = `rk-${view}-${field.id}`;
  const wrong = field.reasons.length > 0;
  const props = {
    id,
    "data-house": "set",
    "data-id": field.id,
    "data-testid": `rule-${field.id}`,
    "aria-invalid": wrong ? "true" : null,
    "aria-describedby": wrong ? `${id}-why ${id}-help` : `${id}-help`,
  };
  return h("div.rk-house-field", { key: field.id, "data-changed": field.changed || null, "data-idle": field.idle || null, "data-wrong": wrong || null }, [
    h("label", { key: "name", for: id }, [field.name, field.changed && h("span.rk-house-mark", null, house.changed_text)]),
    field.kind === "choice"
      ? optionList(field.options, field.value, { key: "value", ...props })
      : h("input", { key: "value", ...props, ...(field.kind === "switch" ? { type: "checkbox", role: "switch", value: field.value === "true" } : { type: "number", inputmode: "numeric", min: field.least, value: field.value }) }),
    wrong && h("ul.rk-house-why", { key: "why", id: `${id}-why` }, field.reasons.map((text, i) => h("li", { key: `w${i}` }, text))),
    h("p.rk-house-help", { key: "help", id: `${id}-help` }, field.help),
    field.changed && h("p.rk-house-own", { key: "own" }, [
      h("span", null, field.own_text),
      h("button", { type: "button", "data-house": "restore", "data-id": field.id, "data-testid": `restore-${field.id}`, "aria-label": `${house.restore_text}: ${field.name}`, title: house.restore_text }, icon("undo")),
    ]),
  ]);
}

/** A button of the panel: to a field with a reason, or something for Python to do. */
function houseClicked(view, { dataset }) {
  const { house } = view.model;
  const id = dataset.id ?? "";
  const field = dataset.house === "deal" && !house.ready ? house.reasons[0].axis : id;
  if (field) view.root.querySelector(`[data-house="set"][data-id="${field}"]`)?.focus();
  if (dataset.house !== "find") view.house(dataset.house, id, "");
}
