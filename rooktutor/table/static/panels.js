// What stands in the middle of the table besides the trick: the auction, the cards laid away, trump, the score sheet;
// and around it controls, messages, help.

/** The middle of the table for the phase at hand. */
function centerView(view) {
  const { model } = view;
  const { panel } = model;
  if (view.director.frame) return h("div.rk-center", { key: "play" }, trickView(view));
  switch (panel.kind) {
    case "auction":
      return h("div.rk-center.rk-auction", { key: "auction", "data-testid": "panel" }, [
        model.nest && nestView(model.nest),
        auctionCalls(panel, model),
        centerPrompt(model),
        panel.choices.length > 0 && ladder(view),
      ]);
    case "exchange":
      return h("div.rk-center", { key: "exchange", "data-testid": "panel" }, discardTray(view));
    case "trump":
      return h("div.rk-center", { key: "trump", "data-testid": "panel" }, [centerPrompt(model), colorChoices(view)]);
    case "call":
      return h("div.rk-center", { key: "call", "data-testid": "panel" }, [centerPrompt(model), cardChoices(view)]);
    case "lead":
      return h("div.rk-center", { key: "lead", "data-testid": "panel" }, [centerPrompt(model), leaderChoices(view)]);
    case "score":
      return h("div.rk-center.rk-center-sheet", { key: "score", "data-testid": "panel" }, scoreSheet(view));
    default:
      return h("div.rk-center", { key: "play", "data-testid": "panel" }, [
        trickView(view),
        !model.trick && model.nest && nestView(model.nest),
      ]);
  }
}

/** What has to be decided, unless the line above the hand says the same. */
function centerPrompt({ panel, status }) {
  return panel.prompt && panel.prompt !== status && h("p.rk-center-prompt", null, panel.prompt);
}

/** The calls so far, newest last. */
function auctionCalls(panel, model) {
  const names = Object.fromEntries(model.seats.map((s) => [s.seat, s.name]));
  if (!panel.calls.length) return null;
  return h("ol.rk-calls", { "aria-label": panel.title }, [
    panel.calls.map((c, i) =>
      h("li", { key: `c${i}`, "data-passed": c.passed || null }, [h("span", null, names[c.seat]), h("b", null, c.text)]),
    ),
  ]);
}

/** Places for the cards to lay away, and the button that lays them away. */
function discardTray(view) {
  const { model } = view;
  const { panel } = model;
  const faces = new Map(handOf(model).map((c) => [c.id, c.face]));
  const ready = view.picked.length === panel.need;
  return h("div.rk-tray", null, [
    centerPrompt(model),
    h("div.rk-tray-slots", { role: "list", "aria-label": panel.title }, [
      Array.from({ length: panel.need }, (_, i) => {
        const face = faces.get(view.picked[i]);
        return h("span.rk-tray-slot", { key: `s${i}`, role: "listitem", "aria-label": face ? face.name : "–" }, face && h("span.rk-tray-card", { key: face.id }, faceSvg(face)));
      }),
    ]),
    h("div.rk-tray-slots", null, [
      h("button.rk-main-button", { type: "button", "data-act": "confirm", "data-testid": "confirm-discard", "aria-keyshortcuts": panel.confirm_key, "aria-disabled": ready ? null : "true", title: ready ? `${panel.confirm} (${panel.confirm_key})` : panel.confirm_why }, panel.confirm),
      lineButton(view, view.picked.join(" "), ready),
    ]),
    h("p.rk-tray-count", { "aria-live": "polite" }, panel.picked_texts[view.picked.length] ?? ""),
  ]);
}

/** The score of a finished hand, line by line with the reason for each. */
function scoreSheet(view) {
  const { panel, words } = view.model;
  const row = (line) =>
    h("tr", { key: line.id, "data-strong": line.strong || null }, [
      h("th", { scope: "row" }, h("span.rk-line", null, [
        h("span.rk-line-words", null, [h("b", null, line.label), line.because && h("span", null, line.because)]),
        line.faces.length > 0 && h("span.rk-line-cards", null, line.faces.map((f) => stillCard(f))),
      ])),
      line.amounts.map((text, i) => h("td", { key: `a${i}` }, text)),
    ]);
  return h("div.rk-sheet", { "data-many": panel.columns.length > 2 || null, "data-testid": "score-sheet", "data-tone": panel.tone }, [
    h("h2.rk-sheet-title", null, panel.title),
    panel.winner && h("p.rk-sheet-winner", null, panel.winner),
    panel.prompt && h("p.rk-sheet-prompt", null, panel.prompt),
    h("div.rk-sheet-scroll", { tabindex: "0", role: "group", "aria-label": words.score }, [
      h("table", null, [
        h("thead", null, h("tr", null, [h("td"), panel.columns.map((c, i) => h("th", { key: `h${i}`, scope: "col" }, c))])),
        h("tbody", null, panel.lines.map(row)),
        panel.totals && h("tfoot", null, row({ ...panel.totals, id: "totals", strong: true })),
      ]),
    ]),
    panel.actions.length > 0 && h("div.rk-sheet-actions", null, panel.actions.map((c) => controlButton(c))),
  ]);
}

/** A button or list outside the game. */
function controlButton(control, message = null, iconOnly = false) {
  const name = control.value && !control.options ? `${control.id}-${control.value}` : control.id;
  const props = {
    key: name,
    "data-control": control.id,
    "data-value": control.value ?? null,
    "data-testid": `control-${name}`,
    "data-message": message,
    "data-tucked": control.tucked || null,
    title: control.title + (control.key ? ` (${control.key})` : ""),
  };
  if (control.options) {
    const chosen = control.options.find((o) => o.id === control.value)?.text ?? "";
    return h("label.rk-select", { class: `rk-select-${control.id}`, key: `${control.id}`, title: control.title, "data-long": chosen.length > 16 || null }, [
      icon(control.id),
      h("span.rk-select-name", { "aria-hidden": "true" }, chosen), // a select breaks no line
      h("select", { ...props, value: control.value ?? "", "aria-label": control.title, disabled: !control.enabled }, [
        control.options.map((o) => h("option", { key: o.id, value: o.id, selected: o.id === control.value }, o.text)),
      ]),
    ]);
  }
  return h(
    "button.rk-control",
    {
      ...props,
      type: "button",
      class: control.primary ? "rk-control-primary" : "",
      "aria-label": control.title && control.title !== control.text ? `${control.text}: ${control.title}` : control.text,
      "aria-pressed": control.pressed === null ? null : String(control.pressed),
      "aria-disabled": control.enabled ? null : "true",
      "data-icon-only": (iconOnly && Boolean(ICONS[control.id]) && !control.primary) || null,
    },
    [icon(control.id), h("span.rk-control-text", null, control.text)],
  );
}

/** The bar above the table. */
function toolbar(view) {
  const { model } = view;
  const game = model.controls.find((c) => c.id === "game");
  const rules = model.controls.find((c) => c.id === "rules");
  const others = model.controls.filter((c) => c !== game && c !== rules);
  return h("div.rk-bar", null, [
    h("div.rk-title", null, [
      bird("rk-title-bird"),
      game ? controlButton(game) : h("b", { key: "title" }, model.title),
      rules && controlButton(rules, null, true),
      h("span", { key: "subtitle" }, model.subtitle),
    ]),
    h("div.rk-controls", { role: "group", "aria-label": model.words.controls }, others.map((c) => controlButton(c, null, true))),
  ]);
}

/** What has to be said: why a card may not be played, what went wrong, what to do about it. */
function messagesView(view) {
  const { model } = view;
  return h("div.rk-messages", { role: "group", "aria-label": model.words.messages, "data-testid": "messages" }, [
    model.messages.map((m) =>
      h("div.rk-message", { key: m.id, role: "alert", "data-tone": m.tone, "data-note": isNote(m, model) || null, "data-testid": `message-${m.id}` }, [
        h("div.rk-message-text", null, [m.title && h("b", null, m.title), h("span", null, m.text)]),
        m.actions.length > 0 && h("div.rk-message-actions", null, m.actions.map((c) => controlButton(c, m.id))),
        m.dismissible &&
          h("button.rk-dismiss", { type: "button", "data-dismiss": m.id, "data-testid": `dismiss-${m.id}`, "aria-label": model.words.dismiss, title: model.words.dismiss }, icon("close")),
      ]),
    ),
  ]);
}

/** The sheet over the table, of keys or of rules; opened and closed by the page itself. */
function sheetView(view) {
  if (!view.sheet) return null;
  const { words, help, rules, match, controls, settings } = view.model;
  const house = controls.find((c) => c.id === "house")?.text;
  const title = { rules: rules.title, standing: match.title, house, settings: settings.title, setup: view.model.setup?.title }[view.sheet] ?? words.help;
  const shown = { rules: rulesText, standing: matchText, house: houseForm, settings: settingsForm, setup: setupForm }[view.sheet];
  return h("div.rk-help-shade", { key: "sheet", "data-act": "close-sheet" }, [
    h("div.rk-help", { key: view.sheet, role: "dialog", "aria-modal": "true", "aria-label": title, "data-testid": view.sheet }, [
      h("div.rk-help-head", null, [
        h("h2", null, title),
        h("button.rk-dismiss", { type: "button", "data-act": "close-sheet", "data-focus": "sheet", "aria-label": words.close, title: words.close }, icon("close")),
      ]),
      shown ? shown(view) : keyList(help),
    ]),
  ]);
}

function keyList(help) {
  return h("dl", null, help.map((line, i) => [
    h("dt", { key: `k${i}` }, line.keys.map((k, j) => h("kbd", { key: `b${j}` }, k))),
    h("dd", { key: `d${i}` }, line.text),
  ]));
}

/** The hand so far, line by line. */
function logView(view) {
  const { model } = view;
  return h("details.rk-log", { "data-testid": "log", open: view.logOpen }, [
    h("summary", { "data-act": "toggle-log" }, [icon("log"), model.log_title]),
    h("ol", { tabindex: model.log.some((line) => line.to) ? null : "0", "aria-label": model.words.log, "data-rove": "lines" }, model.log.map((line) =>
      h("li", { key: line.id, "data-kind": line.kind, "data-tone": line.tone }, [
        line.face ? h("span.rk-log-card", { "aria-hidden": "true" }, faceSvg(line.face)) : null,
        logText(line),
        line.tone !== "none" && toneMark(line.tone),
      ]),
    )),
  ]);
}

/** The trick before this one, small. */
function lastTrickView(view) {
  const { last_trick: last, words } = view.model;
  if (!last) return null;
  return h("div.rk-last", { role: "group", "aria-label": words.last_trick, "data-testid": "last-trick" }, [
    h("span.rk-last-title", null, words.last_trick),
    h("span.rk-last-cards", null, last.plays.map((p) =>
      h("span.rk-last-card", { key: p.face.id, "data-winning": p.winning || null, role: "img", "aria-label": p.text, title: p.text }, faceSvg(p.face)),
    )),
    h("span.rk-last-text", null, last.text),
  ]);
}
