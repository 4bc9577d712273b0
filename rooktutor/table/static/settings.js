// The sheet of settings: what the learner sets, and on a narrow table the buttons that have no room in the bar.

function settingsForm(view) {
  const { settings, controls } = view.model;
  return h("div.rk-settings", null, [
    h("div.rk-tucked", { key: "tucked" }, controls.filter((c) => c.tucked).map((c) => controlButton(c))),
    settings.controls.map((c) => setting(c, view)),
  ]);
}

function setting(control, view) {
  const { id, text, title, options, value } = control;
  if (!options) return controlButton(control);
  if (!options[0].help) {
    const props = { "data-control": id, "data-testid": `control-${id}`, value };
    return h("label.rk-setting", { key: id, title }, [
      text,
      h("select", props, options.map((o) => h("option", { key: o.id, value: o.id, selected: o.id === value }, o.text))),
    ]);
  }
  return h("fieldset.rk-setting", { key: id, "data-testid": `setting-${id}` }, [
    h("legend", null, text),
    options.map((o) =>
      h("label.rk-radio", { key: o.id }, [
        h("input", { type: "radio", name: `${view.id}-${id}`, "data-control": id, "data-value": o.id, "data-testid": `${id}-${o.id}`, value: o.id === value }),
        h("span", null, [h("b", null, o.text), h("span", null, o.help)]),
      ]),
    ),
  ]);
}
