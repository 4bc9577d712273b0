// Everything that can be pressed to decide: cards of the hand, calls, trump colors, cards to call.

/** What all choices carry: identity, name, judgement, and whether they stand in the tab order. */
function choiceProps(choice, view, testid) {
  const { model } = view;
  return {
    key: choice.id,
    type: "button",
    "data-choice": choice.id,
    "data-testid": `${testid}-${choice.id}`,
    "data-tone": choice.verdict?.tone ?? "none",
    "data-rank": choice.rank,
    "data-pointed": view.pointed === choice.id || null,
    "data-sent": view.sent === choice.id || null,
    "data-taken": choice.taken || null,
    "data-shake": model.messages.some((m) => m.choice === choice.id && m.tone === "illegal") || null,
    "data-instead": model.messages.some((m) => m.instead.includes(choice.id)) || null,
    "aria-label": choice.label,
    "aria-disabled": choice.legal ? null : "true",
    tabindex: view.tabStops.has(choice.id) ? "0" : "-1",
  };
}

/** The pill with mark and value under a card or beside a call; its place is kept while the value is unknown. */
function valuePill(choice, view) {
  const { advice } = view.model;
  if (!advice.shown) return null;
  const tone = choice.legal ? choice.verdict?.tone ?? "none" : "none";
  const waiting = choice.legal && !choice.value && advice.state === "pending";
  return h("span.rk-pill", { "data-tone": tone, "data-waiting": waiting || null, "aria-hidden": "true" }, [
    choice.value || tone !== "none" ? toneMark(tone) : null,
    h("span.rk-pill-text", null, choice.value?.text ?? (waiting ? "···" : "")),
  ]);
}

/** One card of South's hand. */
function handCard(choice, view, index) {
  const { model } = view;
  const exchange = model.panel.kind === "exchange";
  const picked = exchange && view.picked.includes(choice.id);
  const idle = !model.hand_active;
  return h(
    "button.rk-card",
    {
      ...choiceProps(choice, view, "card"),
      "aria-disabled": idle || !choice.legal ? "true" : null,
      "aria-pressed": exchange ? String(picked) : null,
      "data-idle": idle || null,
      "data-new": (exchange && model.panel.from_nest.includes(choice.id)) || null,
      title: choice.legal ? null : choice.why_not,
      style: { "--i": index },
    },
    [
      h("span.rk-card-lift", null, [
        faceSvg(choice.face),
        !idle && choice.rank === 1 && choice.legal && h("span.rk-best", { "aria-hidden": "true" }, toneMark("best")),
        exchange && model.panel.from_nest.includes(choice.id) && h("span.rk-new", { "aria-hidden": "true" }),
      ]),
      idle || (exchange && !model.hand.some((c) => c.value)) ? h("span.rk-pill.rk-pill-empty", { "aria-hidden": "true" }) : valuePill(choice, view),
    ],
  );
}

/** The cards of the hand: to choose from, or face down as long as nobody may look. */
function handCards(view) {
  const { model } = view;
  if (model.hand_down) {
    return Array.from({ length: model.hand_down.count }, (_, i) =>
      h("span.rk-card", { key: `down${i}`, "data-idle": "true", "data-testid": i ? null : "hand-down", "aria-hidden": "true", style: { "--i": i } }, h("span.rk-card-lift", null, backSvg())),
    );
  }
  return model.hand.length ? model.hand.map((c, i) => handCard(c, view, i)) : h("p.rk-empty", null, model.words.no_cards);
}

/** South's hand in rows. */
function handView(view) {
  const { model } = view;
  const columns = handColumns(model.hand_down?.count ?? model.hand.length);
  return h(
    "div.rk-hand",
    {
      role: "group",
      "aria-label": model.hand_down?.text ?? model.words.hand,
      "data-testid": "hand",
      "data-group": "hand",
      "data-active": model.hand_active || null,
      "data-tight": model.hand.length > 11 || null,
      "data-advice": model.advice.shown || null,
      style: {
        "--cols-narrow": columns.narrow,
        "--cols-middle": columns.middle,
        "--cols-wide": model.panel.kind === "exchange" ? columns.middle : columns.wide,
      },
    },
    handCards(view),
  );
}

/** One call of the auction with its chance of making. */
function callButton(choice, view, first) {
  return h("button.rk-call", { ...choiceProps(choice, view, "call"), class: first ? "rk-call-pass" : "", title: choice.legal ? null : choice.why_not }, [
    h("span.rk-call-text", null, choice.text),
    view.model.advice.shown && !first
      ? h("span.rk-chance", { "aria-hidden": "true" }, h("span.rk-chance-fill", { style: { width: `${(choice.value?.p_make ?? 0) * 100}%` } }))
      : null,
    view.model.advice.shown && h("span.rk-call-foot", { "aria-hidden": "true" }, [
      h("span.rk-call-chance", null, choice.value?.p_make_text ?? ""),
      valuePill(choice, view),
    ]),
    choice.rank === 1 && choice.legal && h("span.rk-best", { "aria-hidden": "true" }, toneMark("best")),
  ]);
}

/** The ladder of calls; those that are words (pass, and in some games others) stand first, in a row of their own. */
function ladder(view) {
  const { model } = view;
  const { choices } = model.panel;
  const bids = choices.filter((c) => /\d/u.test(c.id));
  const others = choices.filter((c) => !bids.includes(c));
  const columns = ladderColumns(bids.length);
  return h(
    "div.rk-ladder",
    {
      role: "group",
      "aria-label": model.words.choices,
      "data-group": "panel",
      "data-dense": bids.length > 20 || null,
      "data-long": bids.length > 12 || null,
      style: { "--cols-narrow": columns.narrow, "--cols-wide": columns.wide },
    },
    [
      h("div.rk-call-words", { key: "words", "data-many": others.length > 1 || null }, others.map((c) => callButton(c, view, true))),
      ...bids.map((c) => callButton(c, view, false)),
    ],
  );
}

/** What to name as trump: the four colors, and no trump and low where they are played. */
function colorChoices(view) {
  return h("div.rk-colors", { role: "group", "aria-label": view.model.words.choices, "data-group": "panel", "data-many": view.model.panel.choices.length > 4 || null }, [
    view.model.panel.choices.map((c) =>
      h("button.rk-color", { ...choiceProps(c, view, "trump"), title: c.legal ? null : c.why_not }, [
        shape(c.color, c.text.charAt(0), "rk-color-shape"),
        h("span.rk-color-name", null, c.text),
        h("span.rk-color-chance", { "aria-hidden": "true" }, c.value?.p_make_text ?? ""),
        valuePill(c, view),
        c.rank === 1 && h("span.rk-best", { "aria-hidden": "true" }, toneMark("best")),
      ]),
    ),
  ]);
}

/** Who is to lead to the first trick. */
function leaderChoices(view) {
  return h("div.rk-leaders", { role: "group", "aria-label": view.model.words.choices, "data-group": "panel" }, [
    view.model.panel.choices.map((c) =>
      h("button.rk-color", { ...choiceProps(c, view, "lead"), title: c.legal ? null : c.why_not }, [
        h("span.rk-color-name", null, c.text),
        h("span.rk-color-chance", { "aria-hidden": "true" }, c.value?.p_make_text ?? ""),
        valuePill(c, view),
        c.rank === 1 && h("span.rk-best", { "aria-hidden": "true" }, toneMark("best")),
      ]),
    ),
  ]);
}

/** Cards from the whole pack, of which one is called. */
function cardChoices(view) {
  return h("div.rk-named", { role: "group", "aria-label": view.model.words.choices, "data-group": "panel" }, [
    view.model.panel.choices.map((c) =>
      h("button.rk-name", { ...choiceProps(c, view, "name"), title: c.legal ? null : c.why_not }, [
        c.face ? faceSvg(c.face) : h("span", null, c.text),
        valuePill(c, view),
        c.rank === 1 && h("span.rk-best", { "aria-hidden": "true" }, toneMark("best")),
      ]),
    ),
  ]);
}
