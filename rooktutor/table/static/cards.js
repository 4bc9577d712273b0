// Cards and colors as drawings: four shapes (diamond, tree, star, disc) carry the color for eyes that do not see it.
// A struck-out ring stands for no trump, an arrow down for low.

const SHAPES = {
  red: "M12 1 21.5 12 12 23 2.5 12Z",
  green: "M12 .8 18.6 9.4H16L22 18.2H14V23H10V18.2H2L8 9.4H5.4Z",
  yellow: "M12 .9 15.3 7.6 22.9 8.6 17.4 13.9 18.8 21.6 12 17.9 5.2 21.6 6.6 13.9 1.1 8.6 8.7 7.6Z",
  black: "M12 1.6A10.4 10.4 0 1 1 12 22.4 10.4 10.4 0 1 1 12 1.6Z",
  none: "M12 1.6A10.4 10.4 0 1 1 12 22.4 10.4 10.4 0 1 1 12 1.6ZM6.2 8A7.2 7.2 0 0 0 16 17.8ZM8 6.2 17.8 16A7.2 7.2 0 0 0 8 6.2Z",
  low: "M8.6 2H15.4V12.4H21.4L12 22.6 2.6 12.4H8.6Z",
};

// A crow on a mast, in a 100 by 100 box: body with wing and tail, then beak, then legs.
const CROW = {
  body:
    "M66 20C57 17 49 22 47 31 45 39 36 44 30 53 23 63 17 76 8 90 18 88 27 84 34 79 47 81 62 76 69 63 74 54 73 44 " +
    "75 36 78 34 80 31 79 27 77 22 72 20 66 20Z",
  wing: "M50 42C42 50 34 60 28 76 41 72 55 65 61 51 60 46 56 42 50 42Z",
  beak: "M78 24C84 25 90 28 95 33 89 34 82 35 76 35 79 31 79 28 78 24Z",
  legs: "M49 79 47 92M58 77 58 92M41 92H53M52 92H65",
};

/** A color's shape as an icon; its letter stands in the middle when given. */
function shape(color, letter = "", cls = "") {
  if (color === "bird") return bird(`rk-shape ${cls}`);
  const middle = { red: 16.2, green: 17.4, yellow: 16.4, black: 16.2 }[color];
  if (!middle) letter = "";
  return h("svg", { class: `rk-shape rk-ink-${color} ${cls}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    h("path", { d: SHAPES[color] }),
    letter && h("text", { x: 12, y: middle, "text-anchor": "middle", class: "rk-shape-letter" }, letter),
  ]);
}

/** The crow alone. */
function bird(cls) {
  return h("svg", { class: `rk-bird ${cls}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, crowPaths());
}

function crowPaths() {
  return [
    h("path", { d: CROW.legs, class: "rk-crow-legs" }),
    h("path", { d: CROW.body, class: "rk-crow-body" }),
    h("path", { d: CROW.wing, class: "rk-crow-wing" }),
    h("path", { d: CROW.beak, class: "rk-crow-beak" }),
    h("circle", { cx: 68.5, cy: 27.5, r: 2.3, class: "rk-crow-eye" }),
  ];
}

/** The face of a card, 100 by 140. */
function faceSvg(face) {
  return h("svg", { key: face.id, class: `rk-face rk-ink-${face.color}`, viewBox: "0 0 100 140", "aria-hidden": "true", "data-face": face.id }, [
    h("rect", { class: "rk-face-paper", x: 1, y: 1, width: 98, height: 138, rx: 11 }),
    face.points > 0 && h("rect", { class: "rk-face-frame", x: 5, y: 5, width: 90, height: 130, rx: 8 }),
    face.color === "bird" ? birdArt(face) : numberArt(face),
    face.points > 0 && coin(face),
    face.trump && h("path", { class: "rk-face-trump", d: "M36 132.5H64" }),
  ]);
}

function numberArt(face) {
  const wide = face.text.length > 1;
  return [
    h("text", { class: "rk-face-rank", x: wide ? 8 : 11, y: 49, textLength: wide ? 52 : null, lengthAdjust: "spacingAndGlyphs" }, face.text),
    h("svg", { x: 11, y: 57, width: 20, height: 20, viewBox: "0 0 24 24" }, h("path", { d: SHAPES[face.color] })),
    h("svg", { x: 32, y: 68, width: 58, height: 58, viewBox: "0 0 24 24" }, [
      h("path", { d: SHAPES[face.color], class: "rk-face-big" }),
      h("text", { x: 12, y: { red: 15.6, green: 17, yellow: 16, black: 15.6 }[face.color], "text-anchor": "middle", class: "rk-shape-letter" }, face.letter),
    ]),
  ];
}

function birdArt(face) {
  return [
    h("rect", { class: "rk-night", x: 8, y: 8, width: 84, height: 124, rx: 6 }),
    h("circle", { class: "rk-moon", cx: 52, cy: 58, r: 31 }),
    h("path", { class: "rk-star", d: "M19 22.5l1.3 3.2 3.2 1.3-3.2 1.3-1.3 3.2-1.3-3.2-3.2-1.3 3.2-1.3Z" }),
    h("circle", { class: "rk-star", cx: 17, cy: 62, r: 1.2 }),
    h("circle", { class: "rk-star", cx: 38, cy: 17, r: 1.2 }),
    h("circle", { class: "rk-star", cx: 85, cy: 92, r: 1.2 }),
    h("svg", { x: 10, y: 32, width: 80, height: 80, viewBox: "0 0 100 100" }, crowPaths()),
    h("path", { class: "rk-mast", d: "M8 106H92" }),
    h("text", { class: "rk-face-name", x: 50, y: 127, "text-anchor": "middle" }, face.text),
  ];
}

function coin(face) {
  return h("g", { class: "rk-coin" }, [
    h("circle", { cx: 81, cy: 21, r: 14.5 }),
    h("text", { x: 81, y: 27, "text-anchor": "middle" }, face.points_text),
  ]);
}

/** A card that is only looked at. */
function stillCard(face, cls = "") {
  return h("span", { key: face.id, class: `rk-still ${cls}`, role: "img", "aria-label": face.name, "data-card": face.id }, faceSvg(face));
}

/** The back of a card. */
function backSvg(cls = "") {
  return h("svg", { class: `rk-back ${cls}`, viewBox: "0 0 100 140", "aria-hidden": "true" }, [
    h("rect", { class: "rk-back-paper", x: 1, y: 1, width: 98, height: 138, rx: 11 }),
    h("rect", { class: "rk-back-field", x: 8, y: 8, width: 84, height: 124, rx: 7 }),
    h("path", { class: "rk-back-line", d: "M50 20 80 70 50 120 20 70ZM50 34 71 70 50 106 29 70Z" }),
    h("svg", { x: 35, y: 54, width: 30, height: 30, viewBox: "0 0 100 100" }, h("path", { d: `${CROW.body}${CROW.beak}`, class: "rk-back-crow" })),
  ]);
}

// Marks for judgements: each tone has its own outline besides its color.
const TONE_MARKS = {
  best: "M8 1 10.2 5.7 15.3 6.3 11.5 9.8 12.5 14.9 8 12.4 3.5 14.9 4.5 9.8 .7 6.3 5.8 5.7Z",
  good: "M8 2.5A5.5 5.5 0 1 1 8 13.5 5.5 5.5 0 1 1 8 2.5Z",
  neutral: "M2 6.5H5V9.5H2ZM6.5 6.5H9.5V9.5H6.5ZM11 6.5H14V9.5H11Z",
  poor: "M2 5H14L8 13Z",
  bad: "M2 2H14L8 8ZM2 8H14L8 14Z",
};

/** The mark of the card that takes the trick. */
function crown() {
  return h("svg", { class: "rk-mark", viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: "M1.2 4.2 5 7.4 8 2 11 7.4 14.8 4.2 13 13.2H3Z" }));
}

/** The mark of a tone; an empty place of the same size for none. */
function toneMark(tone) {
  return h("svg", { class: "rk-mark", viewBox: "0 0 16 16", "aria-hidden": "true" }, TONE_MARKS[tone] && h("path", { d: TONE_MARKS[tone] }));
}

// Icons of controls, on a 24 by 24 grid, drawn as lines.
const ICONS = {
  undo: "M9 6 4 11 9 16M4 11H15A5 5 0 0 1 15 20H11",
  redo: "M15 6 20 11 15 16M20 11H9A5 5 0 0 0 9 20H13",
  new: "M12 5V19M5 12H19",
  next: "M6 5 14 12 6 19M18 5V19",
  again: "M19 12A7 7 0 1 1 16.5 6.6M17 2.5V7H12.5",
  match: "M12 5V19M5 12H19",
  game: "M7 10 12 15 17 10",
  first: "M18 5 9 12 18 19M6 5V19",
  back: "M15 5 7 12 15 19",
  forward: "M9 5 17 12 9 19",
  last: "M6 5 15 12 6 19M18 5V19",
  advice: "M9 18H15M10 21H14M8 14.5A6 6 0 1 1 16 14.5C15 15.3 15 16 15 18H9C9 16 9 15.3 8 14.5Z",
  open: "M2 12S6 5.5 12 5.5 22 12 22 12 18 18.5 12 18.5 2 12 2 12ZM12 9A3 3 0 1 1 12 15 3 3 0 1 1 12 9Z",
  theme: "M20 14A8 8 0 1 1 10 4 6.5 6.5 0 0 0 20 14Z",
  help: "M9 9A3 3 0 1 1 12.5 12C12 12.5 12 13 12 14M12 17.5V18M12 2.5A9.5 9.5 0 1 1 12 21.5 9.5 9.5 0 1 1 12 2.5Z",
  rules: "M12 6.5C10 4.5 7 4 3.5 5V18.5C7 17.5 10 18 12 20 14 18 17 17.5 20.5 18.5V5C17 4 14 4.5 12 6.5ZM12 6.5V20",
  revoke: "M8 3H16L21 8V16L16 21H8L3 16V8ZM9 9 15 15M15 9 9 15",
  standing: "M7 4H17V9A5 5 0 0 1 7 9ZM12 14V20M8 20H16",
  house: "M4 7H13M17 7H20M4 17H7M11 17H20M13 7A2 2 0 1 1 17 7 2 2 0 1 1 13 7ZM7 17A2 2 0 1 1 11 17 2 2 0 1 1 7 17Z",
  opponents: "M8 11A3 3 0 1 1 8 5 3 3 0 1 1 8 11ZM2.5 19C3 15 5 13.5 8 13.5S13 15 13.5 19M16 5.5A3 3 0 0 1 16 11M17 13.6C19.5 14 21 15.6 21.5 19",
  settings: "M12 9A3 3 0 1 1 12 15 3 3 0 1 1 12 9ZM12 2.5V6M12 18V21.5M2.5 12H6M18 12H21.5M5.3 5.3 7.8 7.8M16.2 16.2 18.7 18.7M5.3 18.7 7.8 16.2M16.2 7.8 18.7 5.3",
  lesson: "M2.5 9 12 4.5 21.5 9 12 13.5ZM6 11V16C8 18.5 16 18.5 18 16V11M21.5 9V15",
  setup: "M4 4H13V16H4ZM16 9H20V20H11V18M8.5 7V13M5.5 10H11.5",
  share: "M7 14A3 3 0 1 1 7 8 3 3 0 1 1 7 14ZM17 8A3 3 0 1 1 17 2 3 3 0 1 1 17 8ZM17 22A3 3 0 1 1 17 16 3 3 0 1 1 17 22ZM9.6 9.5 14.4 6.5M9.6 12.5 14.4 17.5",
  print: "M7 9V3H17V9M7 17H4V9H20V17H17M7 14H17V21H7Z",
  close: "M6 6 18 18M18 6 6 18",
  log: "M5 6H19M5 12H19M5 18H14",
  language: "M12 2.5A9.5 9.5 0 1 1 12 21.5 9.5 9.5 0 1 1 12 2.5ZM2.5 12H21.5M12 2.5C8 7 8 17 12 21.5 16 17 16 7 12 2.5Z",
};

function icon(id) {
  return ICONS[id] ? h("svg", { class: "rk-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: ICONS[id] })) : null;
}
