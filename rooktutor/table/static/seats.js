// The table itself: four places, what each has said and taken, and the trick between them.

const PLACES = ["south", "west", "north", "east"];

/** Where a seat sits: the first of the model at the lower edge, the others clockwise from there. */
function placeOf(model, seat) {
  return PLACES[model.seats.findIndex((s) => s.seat === seat)];
}

/** A seat's plate with its cards. South's cards are the hand and are drawn apart. */
function seatView(seat, view) {
  const { model } = view;
  const showCall = model.phase === "auction" && seat.call;
  return h(
    "div.rk-seat",
    {
      key: seat.seat,
      role: "group",
      "aria-label": [seat.name, seat.role || seat.side_text, ...seat.badges, seat.count_text].filter(Boolean).join(", "),
      class: `rk-seat-${placeOf(model, seat.seat)}`,
      "data-testid": `seat-${seat.seat}`,
      "data-turn": seat.turn || null,
      "data-side": seat.side,
    },
    [
      seat === model.seats[0] ? null : model.other?.seat === seat.seat ? openChoices(view) : seat.cards ? openCards(seat.cards, seat) : closedCards(seat),
      h("div.rk-plate", null, [
        h("span.rk-plate-name", null, [h("b", null, seat.name), (seat.role || seat.side_text) && h("span", null, seat.role || seat.side_text)]),
        h("span.rk-plate-badges", null, [
          seat.badges.map((text) => h("span.rk-badge", { key: text }, text)),
          seat.voids.map((v) => h("span.rk-void", { key: v.color, role: "img", "aria-label": v.text, title: v.text }, shape(v.color, v.letter))),
        ]),
        seat.tricks > 0 && h("span.rk-plate-tricks", { title: seat.tricks_text, "aria-label": seat.tricks_text, role: "img" }, [
          Array.from({ length: Math.min(seat.tricks, 14) }, (_, i) => h("i", { key: `t${i}` })),
        ]),
      ]),
      showCall && h("span.rk-said", { key: `${seat.seat}-${seat.call}`, "data-passed": seat.passed || null }, seat.call),
    ],
  );
}

function closedCards(seat) {
  if (!seat.count) return h("div.rk-fan.rk-fan-empty", { "aria-hidden": "true" });
  return h("div.rk-fan", { role: "img", "aria-label": seat.count_text, title: seat.count_text }, [
    fan(seat.count).map((at, i) =>
      h("span", { key: `b${i}`, style: { "--x": at.x, "--turn": `${at.turn}deg`, "--drop": `${at.drop}px` } }, backSvg()),
    ),
  ]);
}

function openCards(cards, seat) {
  return h("div.rk-open", { role: "list", "aria-label": seat.name, style: { "--n": cards.length } }, [
    cards.map((face) => h("span.rk-open-card", { key: face.id, role: "listitem" }, stillCard(face))),
  ]);
}

/** The cards of a trick in a cross; four places are always kept. */
function trickView(view) {
  const { model } = view;
  const frame = view.director.frame;
  const trick = frame ? frame.trick : model.trick;
  if (!trick) return null;
  const played = new Map(trick.plays.map((p) => [placeOf(model, p.seat), p]));
  return h(
    "div.rk-trick",
    {
      role: "group",
      "aria-label": trick.title,
      "data-testid": "trick",
      "data-gather": (frame?.gather && placeOf(model, frame.gather)) ?? null,
      "data-complete": trick.complete || null,
    },
    [
      ["north", "west", "east", "south"].map((seat) => {
        const play = played.get(seat);
        return h("div.rk-slot", { key: seat, class: `rk-slot-${seat}`, "data-winning": play?.winning || null }, [
          play &&
            h("div.rk-played", { key: `${trick.number}-${play.face.id}`, role: "img", "aria-label": play.text, "data-card": play.face.id }, [
              faceSvg(play.face),
              play.winning && h("span.rk-crown", { "aria-hidden": "true" }, crown()),
            ]),
        ]);
      }),
      h("div.rk-trick-info", { key: "info", "aria-hidden": "true" }, [
        trick.plays.length > 0 && h("span.rk-trick-points", null, trick.points_text),
      ]),
    ],
  );
}

/** The nest, face down or open. */
function nestView(nest) {
  if (!nest || !nest.count) return null;
  return h("div.rk-nest", { role: "group", "aria-label": nest.title, "data-testid": "nest", "data-open": Boolean(nest.cards) || null }, [
    h("div.rk-nest-cards", { "aria-hidden": nest.cards ? null : "true" }, [
      nest.cards
        ? nest.cards.map((face) => stillCard(face))
        : Array.from({ length: nest.count }, (_, i) => h("span.rk-nest-back", { key: `n${i}` }, backSvg())),
    ]),
    h("span.rk-nest-title", null, [h("b", null, nest.title), nest.text !== nest.title && h("span", null, nest.text)]),
  ]);
}

/** Trump, bid and declarer, and where the two sides stand. */
function factsView(view) {
  const { model } = view;
  const { contract, words } = model;
  return h("div.rk-facts", { role: "group", "aria-label": words.facts, "data-testid": "facts" }, [
    h("div.rk-fact", null, [
      h("span.rk-fact-label", null, words.trump),
      h("span.rk-fact-value", null, [contract.trump && shape(contract.trump, contract.trump_letter), contract.trump_text]),
    ]),
    h("div.rk-fact", null, [
      h("span.rk-fact-label", null, words.bid),
      h("span.rk-fact-value", null, [contract.bid_text, contract.declarer_text && h("small", null, contract.declarer_text)]),
    ]),
    contract.called && h("div.rk-fact.rk-fact-card", null, stillCard(contract.called)),
    h("div.rk-scores", { "data-many": model.scores.length > 2 || null, role: "group", "aria-label": words.score }, model.scores.map((s) => scoreView(s, view))),
  ]);
}

function scoreView(score, view) {
  const { words, target_text: target } = view.model;
  return h("div.rk-score", { key: score.party, "data-testid": `score-${score.party}`, "data-side": score.side }, [
    h("b.rk-score-head", null, score.label),
    h("span.rk-score-goal", null, score.goal_text),
    h("span.rk-score-bar", { "aria-hidden": "true" }, h("span", { style: { width: `${share(score.points, score.goal ?? 0)}%` } })),
    h("span.rk-score-now", { title: words.hand_points }, score.points_text),
    h("span.rk-score-match", { title: `${words.match} ${target}` }, score.total_text),
  ]);
}
