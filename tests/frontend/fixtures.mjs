// View models for each phase, as Python would send them; hand-made, for drawing and for tests of the page alone.

import { against, comparison, panel } from "./fixtures_rules.mjs";

const NAMES = { R: "red", G: "green", Y: "yellow", B: "black" };
const POINTS = { 5: 5, 10: 10, 14: 10 };

export function face(id, trump = false) {
  if (id === "Rook") return { id, color: "bird", text: "Crow", letter: "", name: "the Crow", points: 20, points_text: "20", trump };
  const color = NAMES[id[0]];
  const text = id.slice(1);
  const points = POINTS[text] ?? 0;
  return { id, color, text, letter: id[0], name: `${color} ${text}`, points, points_text: points ? String(points) : "", trump };
}

const TONES = { best: "best", good: "good", close: "neutral", poor: "poor", bad: "bad" };

export function choice(id, extra = {}) {
  const { value = null, verdict = null, ...rest } = extra;
  const f = /^[RGYB]\d|^Rook/u.test(id) ? face(id) : null;
  return {
    id,
    text: f ? f.name : id,
    label: `${f ? f.name : id}${value === null ? "" : `, ${value}`}`,
    face: f,
    key: "",
    legal: true,
    rule: "You lead, so any card may be played.",
    why_not: "",
    verdict: verdict && { id: verdict, text: verdict, tone: TONES[verdict] },
    value: value === null ? null : { text: (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value), number: value, stderr: 4, error_text: "± 4", p_make: 0.5 + value / 200, p_make_text: `${Math.round(50 + value / 2)} %` },
    reasons: [],
    equals: [],
    equals_text: "",
    rank: null,
    ...rest,
  };
}

const words = {
  table: "Rook table", hand: "Your hand", trick: "Trick", last_trick: "Last trick", facts: "The contract", score: "Score", trump: "Trump", bid: "Bid",
  hand_points: "Points in this hand", match: "Match", log: "The hand so far", controls: "Controls", choices: "Choices", rule: "Rule", value: "Value",
  chance: "Makes the bid", reasons: "Reasons", speaks_for: "for", speaks_against: "against", compared: "All choices compared", not_allowed: "not allowed",
  best: "best", picked: "picked", from_nest: "from the nest", use_suggestion: "Pick these cards", messages: "Messages", dismiss: "Dismiss", help: "Keys",
  close: "Close", no_cards: "No cards left", because: "because",
};

const control = (id, text, key, extra = {}) => ({ id, text, title: text, key, enabled: true, pressed: null, primary: false, ...extra });

const tucked = (id, text, key, extra = {}) => control(id, text, key, { tucked: true, ...extra });

const settings = {
  title: "Settings",
  controls: [
    control("tutor", "When the tutor speaks", "", { options: ["always", "asked", "guard"].map((id) => ({ id, text: id, help: `What ${id} means, in a sentence.` })), value: "always" }),
    control("theme", "Look", "", { options: [{ id: "auto", text: "As the system" }, { id: "dark", text: "Dark" }], value: "auto" }),
    control("revoke", "Revoke", "v", { pressed: false }),
  ],
};

const match = {
  title: "CrowsNest: the match", columns: ["We", "They"], empty: "", ending_title: "What ends the match", ending: ["The game is won with 300 points."],
  rows: [
    { id: "hand-1", title: "Hand 1", text: "You set their bid of 85", tone: "good", scored: ["+55", "−85"], totals: ["55", "-85"] },
    { id: "hand-2", title: "Hand 2", text: "Everybody passed", tone: "neutral", scored: ["0", "0"], totals: ["55", "-85"] },
  ],
  standing: ["We: 55 points, 245 short of 300", "They: -85 points, 385 short of 300", "East dealt; hand 3 is on the table."],
  file_note: "The file holds the hands and the one on the table up to this card.", file_kinds: ".yaml", most: 50,
  save: control("save", "Save the match", ""), open: control("load", "Open a match", ""), doors: [control("share", "Link", "")], link_text: "The link to this hand", actions: [control("match", "New match", "")],
};

const seat = (id, name, role, side, extra = {}) => ({
  seat: id, name, role, side, side_text: side === "we" ? "We" : "They", dealer: false, declarer: false, turn: false, badges: [], count: 9, count_text: "9 cards",
  cards: null, call: "", passed: false, tricks: 0, tricks_text: "", voids: [], ...extra,
});

export function base(extra = {}) {
  return {
    version: 2, at: "1", lang: "en", dir: "ltr", theme: "auto", words, title: "CrowsNest", subtitle: "Hand 1", phase: "play", your_turn: true,
    status: "Your turn: follow green",
    seats: [
      seat("south", "South", "You", "we", { turn: true }),
      seat("west", "West", "", "they"),
      seat("north", "North", "Partner", "we"),
      seat("east", "East", "", "they", { dealer: true, badges: ["Dealer"] }),
    ],
    hand: [], hand_active: true, trick: null, last_trick: null, nest: null,
    contract: { trump: null, trump_letter: "", trump_text: "not named", bid: null, bid_text: "no bid yet", declarer: null, declarer_text: "" },
    scores: [
      { party: "NS", label: "We", side: "we", points: 0, points_text: "0", goal: null, goal_text: "", total: 120, total_text: "120 of 300", tricks_text: "" },
      { party: "EW", label: "They", side: "they", points: 0, points_text: "0", goal: null, goal_text: "", total: 85, total_text: "85 of 300", tricks_text: "" },
    ],
    target_text: "to 300",
    panel: { kind: "play", title: "Play a card", prompt: "" },
    advice: { shown: true, title: "The tutor", state: "sampled", done: 120, asked: 400, text: "120 of 400 layouts", prompt: "Point at a card to see what it is worth and why.", focus: null, scale_text: "Expected score of this hand, ours less theirs; the bar is the uncertainty.", hints: [], line: control("show", "Show me", "") },
    messages: [],
    log: [
      { id: "1", kind: "deal", seat: "east", text: "East deals", face: null, tone: "none" },
      { id: "2", kind: "call", seat: "south", text: "You bid 70", face: null, tone: "good" },
      { id: "3", kind: "play", seat: "west", text: "West leads", face: face("G9"), tone: "none" },
      { id: "4", kind: "trick", seat: "north", text: "North wins 15 points", face: null, tone: "none" },
    ],
    log_title: "The hand so far",
    controls: [
      control("game", "Game", "", { options: ["CrowsNest", "Kentucky Discard without the Rook"].map((text) => ({ id: text, text })), value: "CrowsNest" }),
      control("undo", "Undo", "u"), control("redo", "Redo", "e"), control("advice", "Hint", "a", { pressed: true }),
      tucked("new", "New hand", "n"), tucked("open", "Open hands", "o", { pressed: false }), tucked("standing", "Match", "m"), tucked("house", "House rules", "c"), tucked("rules", "Rules", "i"), control("settings", "Settings", "t"), tucked("help", "Keys", "?"),
    ],
    settings,
    help: [
      { keys: ["←", "→"], text: "Go from card to card" },
      { keys: ["Enter", "Space"], text: "Play the card" },
      { keys: ["R", "G", "Y", "B"], text: "Go to the next card of the color" },
      { keys: ["5", "…", "14"], text: "Go to the rank" },
      { keys: ["U"], text: "Undo" },
      { keys: ["N"], text: "New hand" },
      { keys: ["A"], text: "Show or hide the advice" },
      { keys: ["?"], text: "This sheet" },
    ],
    rules: {
      title: "CrowsNest: 41 cards, 120 points a hand",
      sections: [
        { title: "The cards", rules: ["The cards of each color are 5 to 14.", "<b>The Crow</b> counts 20 points."] },
        { title: "The auction", rules: ["The lowest bid is 70.", "Bids go in steps of 5."] },
      ],
      notes: ["Sources: the rules of the game."],
      against,
      comparison: null,
    },
    house: null,
    match,
    announce: { id: "1", text: "Your turn. West led green 9." },
    ...extra,
  };
}

const played = (seatId, id, name, winning = false) => ({ seat: seatId, face: face(id), winning, text: `${name} played ${face(id).name}` });

const contract = { trump: "green", trump_letter: "G", trump_text: "Green", bid: 85, bid_text: "85", declarer: "south", declarer_text: "by you" };

const reasons = [
  { text: "Partner is winning this trick for certain, so the 10 points are yours.", polarity: "for" },
  { text: "No opponent still to play can hold a higher red card: the 14 has been played.", polarity: "for" },
  { text: "It gives up your last guard in red.", polarity: "against" },
];

export const play = base({
  at: "play", contract,
  scores: [
    { party: "NS", label: "We", side: "we", points: 45, points_text: "45", goal: 85, goal_text: "40 to go", total: 120, total_text: "120 of 300", tricks_text: "3 tricks" },
    { party: "EW", label: "They", side: "they", points: 20, points_text: "20", goal: null, goal_text: "16 more set us", total: 85, total_text: "85 of 300", tricks_text: "1 trick" },
  ],
  seats: [
    seat("south", "South", "You", "we", { turn: true, declarer: true, badges: ["Declarer"], count: 6, tricks: 2, tricks_text: "2 tricks" }),
    seat("west", "West", "", "they", { count: 4, tricks: 1, tricks_text: "1 trick", voids: [{ color: "red", letter: "R", text: "no red" }] }),
    seat("north", "North", "Partner", "we", { count: 4, tricks: 1, tricks_text: "1 trick" }),
    seat("east", "East", "", "they", { count: 5, dealer: true, badges: ["Dealer"] }),
  ],
  status: "Your turn: follow red, or play the Crow",
  hand: [
    choice("R5", { value: 62, verdict: "best", rank: 1, rule: "Red was led, so you follow red.", reasons, equals: [], label: "red 5, 5 points, best, plus 62" }),
    choice("R10", { value: 58, verdict: "close", rank: 2, rule: "Red was led, so you follow red.", reasons: reasons.slice(0, 1) }),
    choice("R12", { value: 31, verdict: "bad", rank: 4, rule: "Red was led, so you follow red.", reasons: reasons.slice(2) }),
    choice("G7", { legal: false, why_not: "You hold red (5, 10, 12), so you must follow red.", rule: "Follow the color led if you can." }),
    choice("Y14", { legal: false, why_not: "You hold red (5, 10, 12), so you must follow red.", rule: "Follow the color led if you can." }),
    choice("B8", { legal: false, why_not: "You hold red (5, 10, 12), so you must follow red.", rule: "Follow the color led if you can." }),
    choice("Rook", { value: 40, verdict: "poor", rank: 3, rule: "The Crow may be played to any trick.", reasons: [{ text: "It spends your lowest trump on a trick partner already has.", polarity: "against" }] }),
  ],
  trick: { number: 5, title: "Trick 5 of 9", plays: [played("north", "R13", "North", true), played("east", "R9", "East")], complete: false, winner: "north", text: "North is winning", points_text: "0 points" },
  last_trick: { number: 4, title: "Trick 4 of 9", plays: [played("east", "G9", "East"), played("south", "G14", "You", true), played("west", "G5", "West"), played("north", "G10", "North")], complete: true, winner: "south", text: "You won 25 points", points_text: "25 points" },
  nest: { title: "Laid away", count: 5, cards: ["R7", "Y5", "Y8", "B6", "B10"].map((i) => face(i)), text: "You laid away 15 points" },
});
play.advice.focus = "R5";
const numbers = (told = [], text = "In numbers") => ({ title: "In numbers", ask: control("numbers", text, "", { enabled: told.length === 0 }), told });
play.hand[1].numbers = numbers();
play.hand[2].numbers = numbers(["It comes to less in 62 of 100 layouts, and to more in none.", "In 38 of 100 layouts East is out of red and takes your 10 with a trump."]);

export const illegal = { ...play, at: "illegal", messages: [{ id: "m1", tone: "illegal", title: "Black 8 may not be played", text: "You hold red (5, 10, 12), so you must follow red. The Crow may be played at any time.", choice: "B8", instead: ["R5", "R10", "R12", "Rook"], actions: [], dismissible: true }] };

export const asked = { ...play, at: "asked", messages: [{ id: "m2", tone: "warning", title: "Are you sure?", text: "Another card is worth about 27 points more.", choice: "R12", instead: [], actions: [control("anyway", "Play anyway", ""), control("rethink", "Rethink", "", { primary: true })], dismissible: false }] };

const nine = ["R5", "R11", "R14", "G7", "G10", "Y13", "Y14", "B8", "Rook"];
const p = { 70: 0.93, 75: 0.88, 80: 0.81, 85: 0.7, 90: 0.55, 95: 0.41, 100: 0.27, 105: 0.16, 110: 0.09, 115: 0.04, 120: 0.02 };
const bids = Object.keys(p).map((b) => {
  const n = Math.round(p[b] * Number(b) - (1 - p[b]) * Number(b) * 1.1);
  return choice(b, {
    value: n, legal: Number(b) > 75, why_not: Number(b) > 75 ? "" : "East has bid 75; you must bid more.",
    verdict: n > 40 ? "good" : n > 0 ? "close" : "bad", rank: Number(b) === 80 ? 1 : null,
    rule: "A bid is a multiple of 5, higher than the last one.",
    reasons: [{ text: "Your 14s take two sure tricks and the Crow is a trump.", polarity: "for" }, { text: "Only two cards of your longest color are high.", polarity: "against" }],
  });
});
for (const b of bids) if (b.value) Object.assign(b.value, { p_make: p[b.id], p_make_text: `${Math.round(p[b.id] * 100)} %` });
for (const b of bids) if (b.rank === 1) b.verdict = { id: "best", text: "best", tone: "best" };
for (const b of bids) if (!b.legal) { b.value = null; b.verdict = null; }

export const auction = base({
  at: "auction", phase: "auction", hand_active: false, status: "Your call",
  seats: [
    seat("south", "South", "You", "we", { turn: true, call: "" }),
    seat("west", "West", "", "they", { call: "Pass", passed: true }),
    seat("north", "North", "Partner", "we", { call: "70" }),
    seat("east", "East", "", "they", { dealer: true, badges: ["Dealer"], call: "75" }),
  ],
  hand: nine.map((c) => choice(c, { rule: "" })),
  nest: { title: "Nest", count: 5, cards: null, text: "5 cards in the nest" },
  contract: { trump: null, trump_letter: "", trump_text: "–", bid: 75, bid_text: "75", declarer: null, declarer_text: "East" },
  panel: {
    kind: "auction", title: "The auction", prompt: "Bid or pass",
    calls: [{ seat: "west", text: "Pass", passed: true }, { seat: "north", text: "70", passed: false }, { seat: "east", text: "75", passed: false }],
    choices: [choice("pass", { text: "Pass", value: -12, verdict: "poor", key: "p", rule: "Who passes is out of the auction." }), ...bids],
  },
});
auction.advice.focus = "80";

const fourteen = ["R5", "R7", "R11", "R14", "G7", "G10", "Y5", "Y8", "Y13", "Y14", "B6", "B8", "B10", "Rook"];
const keep = { R5: 3, R7: 5, R11: -8, R14: -30, G7: -6, G10: -10, Y5: 0, Y8: -14, Y13: -22, Y14: -35, B6: 6, B8: 4, B10: 2, Rook: -44 };
export const blind = {
  ...auction, at: "blind", status: "Your call, without having seen your cards", hand: [],
  nest: { title: "Nest", count: 5, cards: [face("Rook")], text: "5 cards" },
  hand_down: { count: 9, text: "9 cards, face down until the auction is over" },
  panel: {
    ...auction.panel,
    choices: [
      auction.panel.choices[0],
      choice("hold", { text: "Hold", value: -4, verdict: "poor", key: "h", rule: "Who holds stays in the auction." }),
      choice("moon", { text: "Moon", value: -150, verdict: "bad", key: "m", rule: "A moon promises every point." }),
      { ...choice("misdeal", { text: "New cards", key: "d", rule: "Who has no counter may ask for new cards." }), legal: false, why_not: "You have not seen your cards yet." },
      ...bids,
    ],
  },
};

export const exchange = base({
  at: "exchange", phase: "exchange", status: "You took the nest: lay away 5 cards", contract: { ...contract, trump: null, trump_letter: "", trump_text: "–" },
  hand: fourteen.map((c) => choice(c, { value: keep[c], verdict: keep[c] > 3 ? "good" : keep[c] > -5 ? "close" : keep[c] > -20 ? "poor" : "bad", rank: keep[c] > 5 ? 1 : null, rule: "Any card may be laid away." })),
  panel: {
    kind: "exchange", title: "Lay away", prompt: "Choose 5 cards", need: 5, picked: ["R7", "B6"], picked_texts: Array.from({ length: 15 }, (_, i) => `${i} of 5 chosen`),
    from_nest: ["R7", "Y5", "Y8", "B6", "B10"], confirm: "Lay these away", confirm_key: ".", confirm_why: "Choose 5 cards first",
    suggestions_title: "What the tutor would lay away",
    suggestions: [
      { ids: ["R5", "R7", "B6", "B8", "B10"], faces: ["R5", "R7", "B6", "B8", "B10"].map((c) => face(c)), text: "red 5, red 7, black 6, black 8, black 10", verdict: { id: "best", text: "best", tone: "best" }, value: choice("x", { value: 71 }).value, reasons: [{ text: "It leaves you without black, so you can trump black leads.", polarity: "for" }, { text: "15 points are safe if you win the last trick.", polarity: "for" }] },
      { ids: ["R7", "B6", "B8", "B10", "Y5"], faces: ["R7", "B6", "B8", "B10", "Y5"].map((c) => face(c)), text: "", verdict: null, value: choice("x", { value: 66 }).value, reasons: [], numbers: numbers() },
    ],
  },
});

export const trump = base({
  at: "trump", phase: "trump", hand_active: false, status: "Name the trump", hand: nine.map((c) => choice(c, { rule: "" })),
  contract: { ...contract, trump: null, trump_letter: "", trump_text: "–" },
  panel: {
    kind: "trump", title: "Trump", prompt: "Name the trump color",
    choices: [["red", "Red", 12, "poor"], ["green", "Green", 44, "close"], ["yellow", "Yellow", 61, "best"], ["black", "Black", -20, "bad"]].map(([id, text, value, verdict]) =>
      choice(id, { text, color: id, value, verdict, key: id[0], rank: verdict === "best" ? 1 : null, rule: "The declarer names the trump.", reasons: [{ text: "It is your longest color with the two highest cards.", polarity: "for" }] })),
  },
});
trump.advice.focus = "yellow";

export const pending = { ...play, at: "pending", advice: { ...play.advice, state: "pending", done: 0, text: "thinking", focus: null }, hand: play.hand.map((c) => ({ ...c, value: null, verdict: null, rank: null })) };
export const quiet = { ...play, at: "quiet", advice: { ...play.advice, shown: false, state: "off", text: "hidden", focus: null, prompt: "The advice is hidden. Press A to see it." }, hand: pending.hand.map((c) => ({ ...c, reasons: [] })) };

export const over = base({
  at: "over", phase: "over", your_turn: false, hand_active: false, status: "The hand is over", contract,
  seats: base().seats.map((s) => ({ ...s, count: 0, turn: false, tricks: { south: 4, west: 1, north: 2, east: 2 }[s.seat], tricks_text: "tricks" })),
  panel: {
    kind: "score", title: "You made your bid of 85", prompt: "95 points taken, 10 more than bid.", tone: "best", columns: ["We", "They"], winner: "",
    lines: [
      { id: "a", label: "Tricks", amounts: ["75", "25"], because: "The counters in the tricks each side took.", faces: ["R10", "G14", "Y14", "Rook"].map((c) => face(c)), strong: false },
      { id: "b", label: "Nest", amounts: ["20", ""], because: "North won the last trick, so the nest is ours: red 10, black 10.", faces: ["R10", "B10"].map((c) => face(c)), strong: false },
      { id: "c", label: "Taken", amounts: ["95", "25"], because: "", faces: [], strong: true },
      { id: "d", label: "Bid made", amounts: ["+85", "+25"], because: "In CrowsNest a made bid scores the bid, not the points taken.", faces: [], strong: false },
    ],
    totals: { id: "t", label: "Match", amounts: ["205", "110"], because: "", faces: [], strong: true },
    actions: [control("next", "Next hand", "n", { primary: true }), control("again", "Same deal again", "")],
  },
  hand: [],
});

export const open = { ...play, at: "open", seats: play.seats.map((s) => (s.seat === "south" ? s : { ...s, cards: { west: ["Y6", "B5", "B9", "G12"], north: ["Y7", "Y9", "B13", "G6"], east: ["R8", "B7", "B11", "Y10", "Y11"] }[s.seat].map((c) => face(c)) })) };

export const wait = { ...play, at: "wait", your_turn: false, status: "West is thinking", hand_active: false, panel: { kind: "wait", title: "", prompt: "" } };

const called = [];
for (const rank of [14, 1, 13]) for (const letter of "RGYB") called.push(choice(`${letter}${rank}`, { value: rank, verdict: "close", legal: letter !== "R" || rank !== 14, why_not: "You hold it yourself." }));
export const call = { ...trump, at: "call", phase: "call", status: "Call a card: its holder is your partner", panel: { kind: "call", title: "Call a card", prompt: "", choices: called } };

export const long = base({
  at: "long", phase: "auction", hand_active: false, status: "Your call", title: "Call Partner",
  hand: ["R1", "R5", "R7", "R9", "R11", "R14", "G7", "G10", "Y5", "Y8", "Y13", "B6", "Rook"].map((c) => choice(c, { rule: "" })),
  panel: { kind: "auction", title: "The auction", prompt: "", calls: [], choices: [choice("pass", { text: "Pass", key: "p" }), ...Array.from({ length: 40 }, (_, i) => choice(String(5 * i + 5), { value: 60 - i * 3, verdict: i ? "close" : "best", rank: i ? null : 1 }))] },
});

export const house = { ...play, at: "house", house: panel };
export const compared = { ...play, at: "compared", rules: { ...play.rules, against: { ...against, value: "buckeye" }, comparison } };

export const lead = {
  ...trump, at: "lead", phase: "lead", status: "Say who leads to the first trick",
  panel: {
    kind: "lead", title: "The first lead", prompt: "",
    choices: [["south", "You lead", 12, "poor"], ["west", "West leads", 61, "best"]].map(([id, text, value, verdict]) =>
      choice(id, { text, value, verdict, key: "", rank: verdict === "best" ? 1 : 2, rule: "Declarer says who leads to the first trick." })),
  },
};

export const all = { auction, blind, exchange, trump, call, lead, play, pending, quiet, illegal, asked, wait, open, over, long, house, compared };
