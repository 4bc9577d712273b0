// The tutor beside the table: how far it has thought, what it says about the choice pointed at, and all choices
// compared on one axis.

const MOST_ROWS = 14;

/** Everything that can be chosen now, whatever the phase. */
function choicesOf(model) {
  return "choices" in model.panel ? model.panel.choices : model.hand_active || model.other ? handOf(model) : [];
}

/** The choice the advice is about: the one pointed at, else the one focused, else the tutor's first. */
function subject(view) {
  const all = [...choicesOf(view.model), ...view.model.hand];
  for (const id of [view.hovered, view.focused, view.model.advice.focus]) {
    const found = id && all.find((c) => c.id === id);
    if (found && (found.rule || found.reasons.length || found.why_not || found.value)) return found;
  }
  return null;
}

/** The side panel. */
function adviceView(view) {
  const { model } = view;
  const { advice, panel } = model;
  const choice = subject(view);
  return h("div.rk-advice", { role: "group", "aria-label": advice.title, "data-testid": "advice", "data-state": advice.state }, [
    h("div.rk-advice-head", null, [
      h("h2", null, advice.title),
      h("span.rk-progress", { "data-state": advice.state }, [
        h("span.rk-progress-text", null, advice.text),
        h("span.rk-progress-bar", { "aria-hidden": "true" }, h("span", { style: { width: `${advice.state === "exact" ? 100 : share(advice.done, advice.asked)}%` } })),
      ]),
    ]),
    advice.hints.length > 0 && h("ul.rk-reasons.rk-hints", { key: "hints", "data-testid": "hints" }, advice.hints.map((r, i) => reason(r, i, view.model.words))),
    h("div.rk-detail", { "data-testid": "detail", "data-tone": choice?.verdict?.tone ?? "none" }, choice ? detail(choice, view) : h("p.rk-prompt", null, advice.prompt)),
    panel.kind === "exchange" && panel.suggestions.length > 0 && suggestions(view),
    advice.shown && panel.kind !== "exchange" && comparison(view, choice),
    model.worth && worthView(model.worth),
  ]);
}

/** One choice explained: verdict, value, rule, reasons. */
function detail(choice, view) {
  const { words } = view.model;
  return [
    h("div.rk-detail-head", { key: "head" }, [
      choice.face ? h("span.rk-detail-card", { "aria-hidden": "true" }, faceSvg(choice.face)) : choice.color ? shape(choice.color, choice.text.charAt(0), "rk-detail-shape") : null,
      h("div.rk-detail-name", null, [
        h("h3", null, choice.face ? choice.face.name : choice.text),
        choice.legal
          ? choice.verdict && h("span.rk-verdict", { "data-tone": choice.verdict.tone }, [toneMark(choice.verdict.tone), choice.verdict.text])
          : h("span.rk-verdict", { "data-tone": "illegal" }, words.not_allowed),
      ]),
      choice.value && h("div.rk-detail-value", null, [
        h("b", null, choice.value.text),
        choice.value.error_text && h("span", null, choice.value.error_text),
      ]),
    ]),
    choice.value?.p_make_text &&
      h("div.rk-detail-chance", { key: "chance" }, [
        h("span", null, words.chance),
        h("span.rk-chance", { "aria-hidden": "true" }, h("span.rk-chance-fill", { style: { width: `${(choice.value.p_make ?? 0) * 100}%` } })),
        h("b", null, choice.value.p_make_text),
      ]),
    !choice.legal && choice.why_not && h("p.rk-why-not", { key: "why" }, choice.why_not),
    choice.reasons.length > 0 && h("ul.rk-reasons", { key: "reasons" }, choice.reasons.map((r, i) => reason(r, i, words))),
    choice.equals_text && h("p.rk-equals", { key: "equals" }, choice.equals_text),
    choice.legal && view.model.panel.kind !== "exchange" && h("div.rk-sheet-actions", { key: "line" }, [lineButton(view, choice.id), numbersButton(choice.numbers, choice.id)]),
    numbersList(choice.numbers),
    choice.rule && h("p.rk-rule", { key: "rule" }, [h("span", null, words.rule), choice.rule, choice.source && h("small", null, choice.source)]),
  ];
}

/** The button that shows how the hand may go on after an action. */
function lineButton({ model }, value, enabled = true) {
  const { line } = model.advice;
  return line && controlButton({ ...line, value, enabled: line.enabled && enabled });
}

/** The button that has a choice set apart from the best one in numbers, or stops that. */
function numbersButton(numbers, value) {
  return numbers && controlButton({ ...numbers.ask, value });
}

/** In how many layouts a choice does worse than the best one, and why. */
function numbersList(numbers) {
  return numbers?.told.length > 0 && h("ul.rk-reasons.rk-numbers", { key: "numbers", "aria-label": numbers.title, "data-testid": "numbers" }, numbers.told.map((text, i) => reason({ text, polarity: "neutral" }, i, {})));
}

function reason(r, i, words) {
  const word = { for: words.speaks_for, against: words.speaks_against }[r.polarity];
  return h("li", { key: `r${i}`, "data-polarity": r.polarity }, [
    h("span.rk-sign", word ? { role: "img", "aria-label": word, title: word } : { "aria-hidden": "true" }, { for: "+", against: "−" }[r.polarity] ?? "·"),
    h("span", null, r.text),
  ]);
}

/** Sets of cards the tutor would lay away. */
function suggestions(view) {
  const { panel, words } = view.model;
  return h("div.rk-suggestions", null, [
    h("h3", null, panel.suggestions_title),
    panel.suggestions.map((s, i) =>
      h("div.rk-suggestion", { key: `s${i}`, "data-tone": s.verdict?.tone ?? "none" }, [
        h("button.rk-suggestion-use", { type: "button", "data-suggest": s.ids.join(" "), "data-testid": `suggestion-${i}`, title: words.use_suggestion, "aria-label": `${words.use_suggestion}: ${s.text}` }, [
          h("span.rk-suggestion-cards", null, s.faces.map((f) => h("span", { key: f.id }, faceSvg(f)))),
          s.value && h("b", null, s.value.text),
        ]),
        s.reasons.length > 0 && h("ul.rk-reasons", null, s.reasons.map((r, j) => reason(r, j, words))),
        h("div.rk-suggestion-asks", null, [lineButton(view, s.ids.join(" ")), numbersButton(s.numbers, s.ids.join(" "))]),
        numbersList(s.numbers),
      ]),
    ),
  ]);
}

/** All choices best first, each with its value and error on the same axis. */
function comparison(view, current) {
  const { words, advice } = view.model;
  const choices = choicesOf(view.model);
  const rows = grouped(choices).slice(0, MOST_ROWS);
  if (rows.length < 2) return null;
  const axis = axisOf(rows.map((r) => r.choice.value));
  const zero = axis.low < 0 && axis.high > 0 ? along(axis, 0) : null;
  return h("div.rk-ranking", { "data-testid": "ranking" }, [
    h("h3", { title: advice.scale_text }, words.compared),
    h("ol", null, rows.map(({ choice, same }) => {
      const at = whisker(axis, choice.value);
      const names = [choice, ...same];
      return h("li", { key: choice.id, "data-point": choice.id, "data-tone": choice.verdict?.tone ?? "none", "data-current": (current && names.some((n) => n.id === current.id)) || null }, [
        h("span.rk-rank-name", null, names.slice(0, 4).map((n) => rankName(n))),
        h("span.rk-rank-plot", { "aria-hidden": "true" }, [
          zero !== null && h("i.rk-rank-zero", { style: { left: `${zero}%` } }),
          h("i.rk-rank-error", { style: { left: `${at.from}%`, width: `${at.width}%` } }),
          h("i.rk-rank-dot", { style: { left: `${at.dot}%` } }),
        ]),
        h("span.rk-rank-value", null, choice.value.text),
        toneMark(choice.verdict?.tone),
      ]);
    })),
    advice.scale_text && h("p.rk-scale", null, advice.scale_text),
  ]);
}

function rankName(choice) {
  if (choice.face) {
    return h("span.rk-chip", { key: choice.id, class: `rk-ink-${choice.face.color}`, title: choice.face.name }, [
      h("span.rk-chip-text", null, choice.face.color === "bird" ? choice.face.text : `${choice.face.letter}${choice.face.text}`),
    ]);
  }
  return h("span.rk-chip", { key: choice.id, class: choice.color ? `rk-ink-${choice.color}` : "" }, choice.text);
}
