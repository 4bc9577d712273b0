// What a hand is worth before the play: facts of the decision as a whole, and pictures of bars.

/** The facts, and each picture behind its title; the first is open. */
function worthView(worth) {
  return h("div.rk-worth", { key: "worth", role: "group", "aria-label": worth.title, "data-testid": "worth" }, [
    h("h3", { key: "title" }, worth.title),
    worth.facts.length > 0 && h("ul.rk-worth-facts", { key: "facts", "aria-label": worth.facts_title }, worth.facts.map((fact, i) => h("li", { key: `f${i}` }, fact))),
    ...worth.plots.map((plot, i) =>
      h("details.rk-plot", { key: plot.shape, open: i === 0, "data-testid": `plot-${plot.shape}` }, [
        h("summary", null, plot.title),
        h(plot.shape === "points" ? "p.rk-plot-told" : "p.rk-quiet", null, plot.text),
        h("div.rk-plot-bars", { "aria-hidden": "true", "data-shape": plot.shape }, plot.bars.map(barView)),
      ]),
    ),
  ]);
}

function barView(bar, i) {
  const style = { "--start": `${bar.start}%`, "--size": `${bar.size}%` };
  return h("div.rk-plot-row", { key: `b${i}`, "data-strong": bar.strong || null, title: `${bar.name} · ${bar.text}` }, [h("span.rk-plot-name", null, bar.name), h("span.rk-plot-room", { style }, h("i")), h("span.rk-plot-text", null, bar.text)]);
}
