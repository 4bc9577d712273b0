// The keyboard: one tab stop for each group of choices, arrows inside it, letters and digits to jump, and the keys of
// the controls. What is typed in the table never reaches the notebook around it.

const TYPING_MS = 1200;

/** Handle one pressed key; true when it was used. */
function onKey(event, view) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { model } = view;
  const { key, target } = event;
  if (view.sheet) {
    const own = model.controls.find((c) => c.id === view.sheet);
    if (key === "Tab") return trap(view, event.shiftKey);
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
  if (key.startsWith("Arrow") || key === "Home" || key === "End") return move(event, view, id, group);
  if (key === "Enter" || key === " ") return false;
  if (key.length !== 1) return false;
  return letter(key, view, id);
}

/** Go from choice to choice; from outside a group, to the first choice. */
function move(event, view, id, group) {
  if (!id) {
    const step = stepControl(event.key, view.model);
    if (step) {
      view.control(step.id, null, null);
      return true;
    }
    if (event.target.closest?.("[tabindex='0']:not(.rk-root)") && event.target !== view.root) return false;
    return view.focusChoice(null);
  }
  const buttons = [...group.querySelectorAll("[data-choice]")];
  const columns = new Set(buttons.map((b) => Math.round(b.getBoundingClientRect().left))).size;
  const index = buttons.findIndex((b) => b.dataset.choice === id);
  const to = nextIndex(event.key, index, buttons.length, columns, view.model.dir === "rtl");
  if (to !== null) buttons[to].focus();
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
  const stops = [...view.root.querySelectorAll(".rk-help :is(button, select, input, textarea)")].filter((node) => node.getClientRects().length);
  const at = stops.indexOf(view.root.getRootNode().activeElement);
  stops.at((at + (back ? -1 : 1)) % stops.length)?.focus();
  return true;
}
