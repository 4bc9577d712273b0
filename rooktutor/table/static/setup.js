// The sheet on which a position is set up: fields, places, and the pack, whose cards are pressed or dragged into a place.

function setupForm(view) {
  const { setup } = view.model;
  if (!setup) return null;
  return h("div.rk-setup", null, [
    h("p.rk-rules-note", { key: "note" }, setup.note),
    setup.faults.length > 0 && h("div.rk-setup-faults", { key: "faults", role: "alert", "data-testid": "setup-faults" }, [h("b", null, setup.faults_title), h("ul", null, setup.faults.map((text, i) => h("li", { key: `f${i}` }, text)))]),
    h("div.rk-setup-about", { key: "about" }, [setup.game, ...setup.about].map((f) => setupField(f))),
    h("div.rk-setup-places", { key: "places", role: "group", "aria-label": setup.title }, setup.places.map((p) =>
      h("div.rk-setup-place", { key: p.id, "data-place": p.id, "data-chosen": p.chosen || null }, [
        h("button", { type: "button", "data-setup": "place", "data-id": p.id, "data-testid": `place-${p.id}`, "aria-pressed": String(p.chosen) }, [h("b", null, p.name), h("span", null, p.count_text)]),
        h("input", { value: p.value, "data-setup": "set", "data-id": p.id, "data-testid": `cards-${p.id}`, "aria-label": p.name, spellcheck: "false", autocapitalize: "characters", autocomplete: "off" }),
      ]),
    )),
    h("div.rk-setup-pack", { key: "pack", role: "group", "aria-label": setup.pack_title, "data-place": "pack", "data-rove": "grid" }, setup.pack.map((c, i) =>
      h("button.rk-setup-card", { key: c.face.id, type: "button", "data-setup": "put", "data-id": c.face.id, "data-testid": `pack-${c.face.id}`, "data-in": c.place || null, "aria-label": c.label, "aria-pressed": String(Boolean(c.place)), title: c.label, style: { "grid-column-start": ["bird", setup.pack[i - 1]?.face.color].includes(c.face.color) ? "auto" : "1" } }, faceSvg(c.face)),
    )),
    h("div.rk-setup-about", { key: "story" }, setup.story.map((f) => setupField(f))),
    h("div.rk-setup-about", { key: "paste" }, setupField(setup.paste)),
    h("div.rk-sheet-actions", { key: "do" }, [
      h("button.rk-control.rk-control-primary", { type: "button", "data-setup": "ask", "data-testid": "setup-ask" }, setup.ask.text),
      h("button.rk-control", { type: "button", "data-setup": "clear", "data-testid": "setup-clear" }, setup.clear.text),
    ]),
  ]);
}

function setupField(field) {
  const props = { key: "value", "data-setup": field.id === "game" ? "game" : "set", "data-id": field.id, "data-testid": `setup-${field.id}` };
  return h("label.rk-setup-field", { key: field.id, "data-long": field.long || field.id === "auction" || field.id === "discard" || null }, [
    h("span", null, field.name),
    field.options.length ? optionList(field.options, field.value, props) : h(field.long ? "textarea" : "input", { ...props, value: field.value, placeholder: field.hint, spellcheck: "false", autocomplete: "off", rows: field.long ? "3" : null }),
  ]);
}

/** Drag a card of the pack: it follows the pointer, and where it is let go it is put. */
function dragCards(view) {
  view.root.addEventListener("pointerdown", (event) => {
    const card = event.target.closest?.(".rk-setup-card");
    if (!card) return;
    const { clientX: x, clientY: y } = event;
    let far = false;
    const move = (e) => {
      far ||= Math.hypot(e.clientX - x, e.clientY - y) > 8;
      if (far) card.style.transform = `translate(${(e.clientX - x) / view.zoom}px, ${(e.clientY - y) / view.zoom}px)`;
      card.toggleAttribute("data-dragged", far);
    };
    const end = (e) => {
      for (const name of ["pointermove", "pointerup", "pointercancel"]) card.removeEventListener(name, name === "pointermove" ? move : end);
      card.style.transform = "";
      card.removeAttribute("data-dragged");
      const place = far && view.root.getRootNode().elementsFromPoint(e.clientX, e.clientY).map((n) => n.closest("[data-place]")).find(Boolean);
      view.dragged = far;
      if (place && e.type === "pointerup") view.setup("put", card.dataset.id, place.dataset.place);
    };
    card.setPointerCapture(event.pointerId);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", end);
    card.addEventListener("pointercancel", end);
  });
}

/** A button of the sheet, pressed; a card that has just been dragged is not pressed as well. */
function setupClicked(view, node) {
  if (view.dragged && node.dataset.setup === "put") view.dragged = false;
  else view.setup(node.dataset.setup, node.dataset.id ?? "", "");
}
