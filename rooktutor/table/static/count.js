// The cards that the learner has not seen yet, color by color.

function outView({ model: { out } }) {
  return out && h("div.rk-out", { key: "out", role: "group", "aria-label": out.title, "data-testid": "cards-out" }, [
    h("p.rk-last-title", null, [h("b", null, out.title), " ", out.text]),
    h("ul", null, out.rows.map((row) => h("li", { key: row.color }, [
      shape(row.color, row.letter),
      h("span.rk-announcer", null, `${row.name}: `),
      row.cards.length ? row.cards.map((text) => h("span", { key: text, "data-counter": row.counters.includes(text) || null }, text)) : h("span", null, out.none),
    ]))),
  ]);
}
