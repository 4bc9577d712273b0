// A finished hand seen again: its graph, the decision on the table, the moments that mattered, skill and luck.

/** The side panel of the review; nothing while it is closed. */
function reviewView({ model }) {
  const { review, words } = model;
  if (!review) return null;
  const section = (title, key, ...kids) => h("section", { key }, [h("h3", null, title), ...kids]);
  return h("div.rk-review", { key: "review", role: "group", "aria-label": review.title, "data-testid": "review" }, [
    h("div.rk-advice-head", { key: "head" }, [
      h("h2", null, review.title),
      h("button.rk-dismiss", { type: "button", "data-control": review.close.id, "data-value": review.close.value ?? null, "data-testid": "close-review", "aria-label": review.close.text, title: review.close.text }, icon("close")),
    ]),
    review.progress && h("div.rk-progress", { key: "progress", role: "status" }, [
      h("span.rk-progress-text", null, review.progress),
      h("span.rk-progress-bar", { "aria-hidden": "true" }, h("span", { style: { width: `${share(review.done, review.of)}%` } })),
    ]),
    review.headline && h("p.rk-review-headline", { key: "headline" }, review.headline),
    review.graph.length > 0 && h("div.rk-graph", { key: "graph", role: "group", "data-rove": "row", "aria-label": review.graph_title, style: { "--zero": `${review.zero}%` } }, review.graph.map((p) =>
      h("button", { key: p.step, type: "button", "data-control": "review", "data-value": p.step, "data-testid": `graph-${p.step}`, "data-tone": p.tone, "aria-label": p.text, "aria-current": p.current ? "step" : null, title: p.text, style: { "--at": `${p.height}%` } }, [
        h("i", { "aria-hidden": "true" }),
        h("span", null, p.tone !== "none" && toneMark(p.tone)),
      ]),
    )),
    exerciseView(review.exercise, "exercise"),
    review.chosen && decisionView(review.chosen, words),
    review.moments.length > 0 && !review.exercise && section(review.moments_title, "moments", review.moments.map((m) =>
      h("button.rk-moment", { key: m.step, type: "button", "data-control": "review", "data-value": m.step, "data-testid": `moment-${m.step}`, "data-tone": m.tone }, [
        h("span.rk-verdict", { "data-tone": m.tone }, [toneMark(m.tone), m.slip]),
        h("span", null, [h("small", null, m.where), m.text]),
      ]),
    )),
    exerciseView(review.rival, "rival"),
    review.actions.length > 0 && h("div.rk-sheet-actions", { key: "actions" }, review.actions.map((c) => controlButton(c))),
    beliefsView(review.beliefs),
    review.balance.length > 0 && section(review.balance_title, "balance", h("dl.rk-balance", null, review.balance.map((b, i) => [h("dt", { key: `t${i}` }, b.text), h("dd", { key: `d${i}` }, b.amount)]))),
    review.practice.length > 0 && section(review.practice_title, "practice", h("ul", null, review.practice.map((text, i) => h("li", { key: `p${i}` }, text)))),
    h("div.rk-piles", { key: "piles" }, review.piles.map((p) => h("div", { key: p.title, role: "group", "aria-label": p.title }, [h("h3", null, p.title), h("span", null, p.faces.map((f) => stillCard(f)))]))),
  ]);
}

/** A decision with its grade, what it gave away and why; what the open hands would have given stands apart. */
function decisionView(d, words) {
  const reasons = (list) => list.length > 0 && h("ul.rk-reasons", null, list.map((r, i) => reason(r, i, words)));
  return h("section.rk-decision", { key: "chosen", "data-testid": "decision", "data-tone": d.tone }, [
    h("h3", null, d.where),
    h("p", null, [h("b", null, d.did), h("span.rk-verdict", { "data-tone": d.tone }, [toneMark(d.tone), d.slip])]),
    d.cost.map((text, i) => h("p", { key: `c${i}` }, text)),
    reasons(d.reasons),
    d.better && h("p", { key: "better" }, h("b", null, d.better)),
    reasons(d.better_reasons),
    h("div.rk-sheet-actions", null, d.actions.map((c) => controlButton(c))),
    d.opened && h("p.rk-opened", { key: "opened" }, [h("b", null, d.opened_title), d.opened]),
  ]);
}

function exerciseView(exercise, name) {
  return exercise && h("section.rk-exercise", { key: name, role: "status", "data-testid": name, "data-tone": exercise.tone }, [
    h("h3", null, exercise.title),
    exercise.lines.map((text, i) => h("p", { key: `l${i}` }, text)),
    exercise.actions.length > 0 && h("div.rk-sheet-actions", null, exercise.actions.map((c) => controlButton(c))),
  ]);
}

/** Where each hidden card could be; the place where it lay is marked. */
function beliefsView(found) {
  return found && h("section.rk-beliefs", { key: "beliefs", "data-testid": "beliefs" }, [
    h("h3", null, found.title),
    h("p.rk-scale", null, found.note),
    h("table", null, [
      h("thead", null, h("tr", null, [h("td"), found.places.map((text) => h("th", { key: text, scope: "col" }, text))])),
      h("tbody", null, found.rows.map((row) => h("tr", { key: row.face.id }, [
        h("th", { scope: "row" }, stillCard(row.face)),
        row.shares.map((text, i) => h("td", { key: `s${i}`, "data-truth": i === row.truth || null, title: i === row.truth ? found.truth_text : null }, [text || "–", i === row.truth && h("span.rk-announcer", null, ` (${found.truth_text})`)])),
      ]))),
    ]),
    h("ul.rk-scale", null, found.evidence.map((text, i) => h("li", { key: `e${i}` }, text))),
  ]);
}
