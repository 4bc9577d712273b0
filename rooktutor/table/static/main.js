// One view of the table: draws the model, listens to pointer and keyboard, and reports what the learner does.

class TableView {
  constructor(model, el) {
    this.remote = model;
    this.id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.model = model.get("model");
    this.hovered = null;
    this.focused = null;
    this.sent = null;
    this.picked = [];
    this.pickedSent = new Set();
    this.pressed = null;
    this.sheet = null;
    this.logOpen = false;
    this.said = null;
    this.typedKeys = "";
    this.typedAt = 0;
    this.director = new Director(() => this.draw());
    this.root = document.createElement("div");
    this.root.className = "rk";
    this.root.tabIndex = -1;
    this.root.dataset.testid = "rook-table";
    this.root.dataset.lmSuppressShortcuts = "true";
    this.zoom = textScale();
    this.root.style.setProperty("--zoom", this.zoom);
    el.append(this.root);
    this.listen();
  }

  wake() {
    this.model = this.remote.get("model");
    this.start();
  }

  /** Draw the model for the first time; the names are those of a tab that has not told them before. */
  start(names = {}) {
    this.logOpen = (this.root.clientWidth || innerWidth / this.zoom) >= 620; // a notebook draws it before it stands on the page
    this.adoptPicked(true);
    this.draw();
    if (this.model.house) this.openSheet("house");
    this.root.dataset.ready = "true";
    this.send({ type: "ready", langs: [...navigator.languages], ...names, ...whoLearns(this.remote) });
  }

  // ---- the model

  changed() {
    const before = this.model;
    this.model = this.remote.get("model");
    const moved = before?.at !== this.model.at;
    if (moved) {
      this.sent = null;
      this.hovered = null;
    }
    this.adoptPicked(moved);
    if (["house", "setup"].includes(this.sheet) && before?.[this.sheet] && !this.model[this.sheet]) this.closeSheet();
    if (moved) {
      const queue = this.still() ? [] : frames(before, this.model);
      if (queue.length) this.director.follow(queue);
      else this.director.stop();
    }
    this.draw();
  }

  /** Take over the cards to lay away from Python, unless they are only an echo of what was drawn here already. */
  adoptPicked(moved) {
    const theirs = this.model?.panel.kind === "exchange" ? this.model.panel.picked : [];
    if (moved) this.pickedSent = new Set([theirs.join(" ")]);
    if (moved || !this.pickedSent.has(theirs.join(" "))) this.picked = [...theirs];
  }

  still() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  send(event) {
    this.remote.send({ ...event, at: this.model.at });
  }

  // ---- drawing

  draw() {
    const { root, model } = this;
    if (!model?.at) return;
    const home = root.getRootNode();
    const active = home.activeElement;
    const had = root.contains(active) ? { id: active.dataset.choice ?? null, group: active.closest("[data-group]")?.dataset.group, index: this.indexOf(active), seen: active.matches(":focus-visible") } : null;
    this.tabStops = this.findTabStops();
    this.pointed = subject(this)?.id ?? null;
    Object.assign(root.dataset, { at: model.at, phase: model.phase, turn: String(model.your_turn), theme: model.theme, thinking: model.advice.state, kind: model.panel.kind });
    root.lang = model.lang;
    root.dir = model.dir;
    root.setAttribute("role", "group");
    root.setAttribute("aria-label", `${model.words.table}: ${model.title}`);
    patch(root, [this.page()]);
    lessonMarks(this);
    rove(root);
    if (had && !root.contains(home.activeElement)) this.sheet ? root.querySelector("[data-focus='sheet']")?.focus() : this.restore(had);
    const reviewAt = model.review && [model.at, model.review.exercise?.title].join();
    if (reviewAt && reviewAt !== this.reviewAt) root.querySelector(".rk-side").scrollTop = 0;
    const point = reviewAt !== this.reviewAt && root.querySelector(".rk-graph [aria-current]");
    if (point) point.parentElement.scrollLeft = point.offsetLeft - point.parentElement.clientWidth / 2;
    this.reviewAt = reviewAt;
    const log = root.querySelector(".rk-log ol");
    const now = log?.querySelector("[aria-current]");
    if (now) log.scrollTop = now.offsetTop - log.offsetTop - log.clientHeight / 2;
    else if (log && log.childElementCount !== this.logged) log.scrollTop = log.scrollHeight;
    this.logged = log?.childElementCount;
  }

  page() {
    const { model } = this;
    const [south, ...others] = model.seats;
    return h("div.rk-page", { key: "page" }, [
      toolbar(this),
      h("div.rk-body", { "data-lesson": model.lesson?.kind, "data-bare": (model.lesson && !model.lesson.table) || null }, [
        h("div.rk-felt", { "data-kind": model.panel.kind, "data-open": model.seats.some((s) => s.cards) || null }, [
          factsView(this),
          others.map((s) => seatView(s, this)),
          centerView(this),
          h("div.rk-south", { key: "south" }, [
            messagesView(this),
            h("div.rk-status", null, [seatView(south, this), h("p", { "data-turn": model.your_turn || null }, model.status)]),
            model.panel.kind === "score" && !model.hand.length ? null : handView(this),
          ]),
        ]),
        h("div.rk-side", null, [
          lessonView(this),
          notesView(this),
          reviewView(this),
          adviceView(this),
          outView(this),
          lastTrickView(this),
          model.panel.kind !== "auction" && model.nest && model.trick && nestView(model.nest),
          studyView(this),
          logView(this),
        ]),
      ]),
      h("p.rk-announcer", { "aria-live": "polite", "data-testid": "announcer" }, model.announce.text),
      sheetView(this),
    ]);
  }

  findTabStops() {
    const { model } = this;
    const stops = new Set();
    for (const list of [model.hand, model.other?.choices ?? [], "choices" in model.panel ? model.panel.choices : []]) {
      const stop = list.find((c) => c.id === this.focused) ?? list.find((c) => c.rank === 1 && c.legal) ?? list.find((c) => c.legal) ?? list[0];
      if (stop) stops.add(stop.id);
    }
    return stops;
  }

  // ---- focus

  indexOf(node) {
    const group = node.closest?.("[data-group]");
    return group ? [...group.querySelectorAll("[data-choice]")].indexOf(node) : 0;
  }

  /** After a redraw took the focused button away: the neighbour in the group where something can be chosen. */
  restore(had) {
    const group = this.model.other ? "other" : this.model.hand_active ? "hand" : "panel";
    const able = group === "panel" ? ":not([aria-disabled])" : "";
    const buttons = [...this.root.querySelectorAll(`[data-group="${group}"] [data-choice]${able}`)];
    const next = had.group === group ? buttons[Math.min(Math.max(had.index, 0), buttons.length - 1)] : buttons.find((b) => b.tabIndex === 0);
    this.moving = !had.seen; // the focus follows a press of the mouse, but nothing has been pointed at
    (next ?? this.root.querySelector(".rk-main-button, .rk-sheet .rk-control-primary, .rk-sheet .rk-control") ?? this.root).focus({ preventScroll: true });
    this.moving = false;
  }

  /** Put the focus on a choice; on the tab stop of the active group for null. */
  focusChoice(id) {
    const group = this.model.other ? "other" : this.model.hand_active || !("choices" in this.model.panel) ? "hand" : "panel";
    const where = id ? `[data-choice="${CSS.escape(id)}"]` : `[data-group="${group}"] [data-choice][tabindex="0"]`;
    const node = this.root.querySelector(where);
    node?.focus();
    return Boolean(node);
  }

  buffer() {
    return performance.now() - this.typedAt < TYPING_MS ? this.typedKeys : "";
  }

  type(keys) {
    this.typedKeys = keys;
    this.typedAt = performance.now();
  }

  // ---- what the learner does

  act(id) {
    const { model } = this;
    const inHand = handOf(model).find((c) => c.id === id);
    if (model.panel.kind === "exchange" && inHand) return inHand.legal || this.picked.includes(id) ? this.pick(id) : this.send({ type: "act", id });
    if (inHand && !model.hand_active && !choicesOf(model).some((c) => c.id === id)) return undefined;
    this.sent = choicesOf(model).find((c) => c.id === id)?.legal ? id : null;
    this.director.stop();
    this.send({ type: "act", id });
    return this.draw();
  }

  pick(id) {
    const { need } = this.model.panel;
    if (this.picked.includes(id)) this.choosePicked(this.picked.filter((c) => c !== id));
    else if (this.picked.length < need) this.choosePicked([...this.picked, id]);
    else this.choosePicked([...this.picked.slice(1), id]);
  }

  choosePicked(ids) {
    this.picked = ids;
    this.pickedSent.add(ids.join(" "));
    this.send({ type: "pick", ids });
    this.draw();
  }

  confirm() {
    this.send({ type: "discard", ids: this.picked });
  }

  control(id, value, message) {
    if (DOORS[id]) return this.send({ type: "save", view: this.id, what: DOORS[id] });
    if (id === "load") return this.root.querySelector("[data-file]").click();
    if (["standing", "settings"].includes(this.sheet) && id !== this.sheet && !this.model.settings.controls.some((c) => c.id === id && id !== "revoke")) this.closeSheet();
    if (["help", "rules", "standing", "house", "settings", "setup"].includes(id)) return this.sheet === id ? this.closeSheet() : this.openSheet(id);
    const event = { type: "control", id, value };
    return this.send(message ? { ...event, message } : event);
  }

  setup(step, id, value) {
    this.send({ type: "setup", do: step, id, value });
  }

  house(step, id, value) {
    this.send({ type: "house", do: step, id, value });
  }

  dismiss(id) {
    this.send({ type: "dismiss", id });
  }

  openSheet(name) {
    if (!this.sheet) this.back = this.root.getRootNode().activeElement;
    this.sheet = name;
    if (name === "house" && !this.model.house) this.house("open", "", "");
    if (name === "setup" && !this.model.setup) this.setup("open", "", "");
    this.link = null;
    this.draw();
    this.root.querySelector("[data-focus='sheet']")?.focus();
  }

  closeSheet() {
    if (this.sheet === "house" && this.model.house) this.house("close", "", "");
    if (this.sheet === "setup" && this.model.setup) this.setup("close", "", "");
    this.sheet = null;
    this.draw();
    (this.root.contains(this.back) ? this.back : this.root).focus({ preventScroll: true });
  }

  // ---- listening

  listen() {
    const { root } = this;
    const on = (name, handler) => root.addEventListener(name, handler);
    on("click", (event) => this.clicked(event));
    on("change", (event) => {
      const { control, message, file, house, setup, id } = event.target.dataset;
      if (setup) this.setup(setup, id, event.target.value);
      if (file) openFile(this, event.target);
      if (house) this.house(house, id ?? "", event.target.type === "checkbox" ? String(event.target.checked) : event.target.value);
      if (control) this.control(control, event.target.type === "radio" ? event.target.dataset.value : event.target.value, message ?? null);
    });
    on("keydown", (event) => {
      event.stopPropagation();
      if (onKey(event, this)) event.preventDefault();
    });
    for (const name of ["keyup", "keypress"]) on(name, (event) => event.stopPropagation());
    on("focusin", (event) => {
      rove(root);
      if (!this.moving) this.point("focused", event);
    });
    on("pointerover", (event) => event.pointerType === "mouse" && this.point("hovered", event));
    on("pointerleave", () => this.pointAt("hovered", null));
    this.listenLongPress();
    dragCards(this);
  }

  /** A long touch explains a card without playing it. */
  listenLongPress() {
    const { root } = this;
    let timer = null;
    root.addEventListener("pointerdown", (event) => {
      const id = event.target.closest?.("[data-choice]")?.dataset.choice;
      this.pressed = event.target.closest?.("[data-suggest]")?.dataset.suggest ?? null;
      this.held = false;
      if (!id || event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        this.held = true;
        this.pointAt("hovered", id);
      }, 380);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) root.addEventListener(name, () => clearTimeout(timer));
    root.addEventListener("contextmenu", (event) => event.target.closest?.("[data-choice]") && this.held && event.preventDefault());
  }

  clicked(event) {
    const at = (name) => event.target.closest?.(`[data-${name}]`);
    const choice = at("choice");
    if (choice) {
      if (this.held) this.held = false;
      else if (event.detail < 2 || this.model.panel.kind === "exchange") this.act(choice.dataset.choice);
      return;
    }
    const control = at("control");
    if (control && control.tagName === "BUTTON") {
      if (control.getAttribute("aria-disabled") !== "true") this.control(control.dataset.control, control.dataset.value ?? null, control.dataset.message ?? null);
    } else if (at("dismiss")) this.dismiss(at("dismiss").dataset.dismiss);
    else if (at("suggest")) this.choosePicked((event.detail && this.pressed ? this.pressed : at("suggest").dataset.suggest).split(" "));
    else if (at("setup")?.tagName === "BUTTON") setupClicked(this, at("setup"));
    else if (at("house")?.tagName === "BUTTON") {
      if (at("house").dataset.house === "deal" || at("house").getAttribute("aria-disabled") !== "true") houseClicked(this, at("house"));
    } else if (at("point")) this.pointAt("hovered", at("point").dataset.point);
    else if (at("act")) this.acted(event, at("act").dataset.act);
  }

  acted(event, act) {
    if (act === "confirm") this.confirm();
    else if (act === "toggle-log") {
      event.preventDefault();
      this.logOpen = !this.logOpen;
      this.draw();
    } else if (act === "close-sheet" && (!event.target.closest(".rk-help") || event.target.closest(".rk-dismiss"))) this.closeSheet();
  }

  point(how, event) {
    const id = event.target.closest?.("[data-choice]")?.dataset.choice ?? event.target.closest?.("[data-point]")?.dataset.point ?? null;
    if (!id && (how === "hovered" || event.target.closest(".rk-side"))) return; // what is beside the table must not slip away under a press
    this.pointAt(how, id);
  }

  pointAt(how, id) {
    if (this[how] === id) return;
    this[how] = id;
    if (how === "focused") this.hovered = null;
    this.draw();
  }

  stop() {
    this.director.stop();
    this.root.remove();
  }
}

/** The hand as plain HTML, for readers without a kernel, gives way to the live table. */
function hideStatic(marker) {
  const style = document.createElement("style");
  if (marker) style.textContent = `[data-rook-static="${CSS.escape(marker)}"] { display: none; }`;
  document.head.append(style);
  return style;
}

/**
 * Draw the table into `el`; several tables may stand on one page, and one model may be drawn several times.
 * Where a page is loaded again, the model may still be that of another table than stood there: nothing is drawn
 * before `kept` is empty, which says that the name of the tab has been heard.
 */
function render({ model, el }) {
  const view = new TableView(model, el);
  const hiding = hideStatic(model.get("marker"));
  const key = model.get("kept");
  const names = key ? tabNames(key, view.id) : {};
  const waits = () => !model.get("model")?.at || (names.was && model.get("kept"));
  const heard = () => view.root.dataset.ready || waits() || view.wake();
  const changed = () => (view.root.dataset.ready ? view.changed() : heard());
  const told = (message) => keepFile(view, message);
  model.on("change:model", changed);
  model.on("change:kept", heard);
  model.on("msg:custom", told);
  if (!waits()) view.start(names);
  else model.send({ type: "ready", at: "", langs: [...navigator.languages], ...names, ...whoLearns(model) });
  return () => {
    model.off("change:model", changed);
    model.off("change:kept", heard);
    model.off("msg:custom", told);
    hiding.remove();
    view.stop();
  };
}

export default { render };
