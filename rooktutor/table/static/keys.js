// The keyboard: one tab stop for each group of choices and each list of buttons, arrows inside it, letters and digits
// to jump, and the keys of the controls. What is typed in the table never reaches the notebook around it.

const TYPING_MS = 1200;

/** Handle one pressed key; true when it was used. */
function onKey(event, view) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { model } = view;
  const { key, target } = event;
  if (view.sheet) {
    const own = model.controls.find((c) => c.id === view.sheet);
    if (key === "Tab") return trap(view, event.shiftKey);
    if (isArrow(key)) return walk(event, view);
    if (key !== "Escape" && (key.toLowerCase() !== own?.key || "value" in target && target.tagName !== "BUTTON")) return false;
    view.closeSheet();
    return true;
  }
  if (target.tagName === "SELECT" && key !== "ArrowLeft" && key !== "ArrowRight") return false;
  if (key === "Escape") {
    const message = model.messages.find((m) => m.dismissible);
    if (message) view.dismiss(message.id);
    return Boolean(message);
  }
  const id = target.closest?.("[data-choice]")?.dataset.choice ?? null;
  const group = target.closest?.("[data-group]") ?? null;
  if (isArrow(key)) return walk(event, view) || move(event, view, id, group);
  if (key === "Enter" || key === " ") return false;
  if (key.length !== 1) return false;
  return letter(key, view, id);
}

function isArrow(key) {
  return key.startsWith("Arrow") || key === "Home" || key === "End";
}

/** Go from choice to choice; from outside a group, to the first choice. */
function move(event, view, id, group) {
  if (!id) {
    const control = stepControl(event.key, view.model);
    if (control) {
      view.control(control.id, null, null);
      return true;
    }
    if (event.target.closest?.("[tabindex='0']:not(.rk-root)") && event.target !== view.root) return false;
    return view.focusChoice(null);
  }
  step(event.key, [...group.querySelectorAll("[data-choice]")], event.target, view);
  return true;
}

/** Go from a button to its neighbour in that direction. */
function step(key, buttons, from, view, lines = false) {
  const columns = lines ? 1 : new Set(buttons.map((b) => Math.round(b.getBoundingClientRect().left))).size;
  const to = nextIndex(key, buttons.indexOf(from), buttons.length, columns, view.model.dir === "rtl");
  if (to !== null) buttons[to].focus();
}

/** The buttons of a list that are shown, in their order. */
function stopsOf(list) {
  return [...list.querySelectorAll("button")].filter((node) => node.getClientRects().length);
}

/** Give each list of buttons one tab stop: where the focus is, else where the hand stands, else where the focus was. */
function rove(root) {
  for (const list of root.querySelectorAll("[data-rove]")) {
    const stops = stopsOf(list);
    const stop = ["focus", "is([aria-current])", "is([tabindex='0'])"].map((is) => stops.find((node) => node.matches(`:${is}`))).find(Boolean) ?? stops[0];
    for (const node of stops) node.tabIndex = node === stop ? 0 : -1;
  }
}

/** In a list of buttons, go to another one; a list of lines leaves the keys for left and right to others. */
function walk({ key, target }, view) {
  const list = target.closest?.("[data-rove]");
  const lines = list?.dataset.rove === "lines";
  if (!list || lines && (key === "ArrowLeft" || key === "ArrowRight")) return false;
  step(key, stopsOf(list), target, view, lines);
  return true;
}

/** Where a hand is stepped through, the arrows are its controls: back, forward, first, last. */
function stepControl(key, model) {
  const ahead = model.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const behind = ahead === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
  const id = { [behind]: "back", [ahead]: "forward", Home: "first", End: "last" }[key];
  return model.controls.some((c) => c.id === "first") && model.controls.find((c) => c.id === id && c.enabled);
}

/** A letter or digit: a control, a call, or the beginning of a card. */
function letter(key, view, id) {
  const { model } = view;
  const low = key.toLowerCase();
  if (low === model.panel.confirm_key) {
    view.confirm();
    return true;
  }
  const choices = choicesOf(model);
  const direct = choices.find((c) => c.key && c.key === low && !c.face);
  if (direct && !view.buffer()) {
    view.focusChoice(direct.id);
    view.act(direct.id);
    return true;
  }
  const message = model.messages.find((m) => m.actions.some((c) => c.key === low));
  const buttons = [...(message?.actions ?? []), ...model.controls, ...(model.study?.controls ?? []), ...model.settings.controls];
  const control = buttons.find((c) => c.key.toLowerCase() === low && c.enabled);
  if (control && !choices.length) {
    view.control(control.id, null, null);
    return true;
  }
  const digit = /\d/u.test(low);
  const pool = choices.length ? choices : model.hand;
  const buffer = digit ? view.buffer() + low : low;
  const found = typed(buffer, pool, id) ?? typed(low, pool, id);
  if (found) {
    view.type(buffer);
    view.focusChoice(found);
    return true;
  }
  if (digit) {
    view.type(buffer);
    return true;
  }
  if (control) view.control(control.id, null, null);
  return Boolean(control);
}

/** Keep the focus in the sheet: after its last button comes the first. */
function trap(view, back) {
  const stops = [...view.root.querySelectorAll(".rk-help :is(button, select, input, textarea)")].filter((node) => node.tabIndex >= 0 && node.getClientRects().length);
  const at = stops.indexOf(view.root.getRootNode().activeElement);
  stops.at((at + (back ? -1 : 1)) % stops.length)?.focus();
  return true;
}
