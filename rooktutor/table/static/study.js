// A hand that is stepped through: the cards of another seat as choices, the lines, and entries of the log to go to.

/** The cards that are choices now: the learner's, or those of another seat that lie open. */
function handOf(model) {
  return model.other?.choices ?? model.hand;
}

/** The open cards of the seat that is to act, to be chosen from. */
function openChoices(view) {
  return h("div.rk-open.rk-open-choices", { role: "group", "aria-label": view.model.words.choices, "data-group": "other" }, [
    view.model.other.choices.map((c) =>
      h("button.rk-open-card.rk-open-choice", { ...choiceProps(c, view, "card"), "aria-pressed": view.model.panel.kind === "exchange" ? String(view.picked.includes(c.id)) : null, title: c.legal ? null : c.why_not }, [
        faceSvg(c.face),
        c.legal && c.verdict && h("span.rk-open-tone", { "data-tone": c.verdict.tone }, toneMark(c.verdict.tone)),
      ]),
    ),
  ]);
}

/** Whether a message is what was written about a moment: it asks for nothing. */
function isNote(message, { study }) {
  return study && !message.dismissible && !message.actions.length;
}

/** What was written about this moment, beside the table where there is room for it. */
function notesView({ model }) {
  return model.messages.filter((m) => isNote(m, model)).map((m) => h("div.rk-note", { key: m.id, role: "note", "data-testid": m.id }, [h("b", null, m.title), h("p", null, m.text)]));
}

/** The lines of the hand and what can be done with them. */
function studyView(view) {
  const { study } = view.model;
  if (!study) return null;
  return h("div.rk-study", { key: "study", role: "group", "aria-label": study.title, "data-testid": "study" }, [
    h("h2", null, study.title),
    study.lines.length > 1 && h("ul.rk-lines", null, study.lines.map((line) =>
      h("li", { key: line.id }, h("button.rk-line-button", { type: "button", "data-control": "line", "data-value": line.id, "data-testid": `line-${line.id}`, "aria-pressed": String(line.shown) }, [
        h("b", null, line.text),
        line.where && h("span", null, line.where),
      ])),
    )),
    h("p", null, study.note),
    h("div.rk-study-controls", null, study.controls.map((c) => (c.options ? setting(c, view) : controlButton(c)))),
  ]);
}

/** The words of an entry of the log; where a hand is stepped through, a button that goes there. */
function logText(line) {
  if (!line.to) return h("span.rk-log-text", null, line.text);
  return h("button.rk-log-text.rk-log-go", { type: "button", "data-control": "goto", "data-value": line.to, "aria-current": line.now ? "step" : null }, line.text);
}
