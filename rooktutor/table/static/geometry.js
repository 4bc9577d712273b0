// Sums without a page: how many cards stand in a row, where a value lies on its axis, where an arrow key leads.

/** Columns for a hand of `count` cards on a narrow, a middle and a wide table. */
function handColumns(count) {
  const rows = (most) => Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
  return { narrow: rows(7), middle: rows(10), wide: rows(14) };
}

/** Columns for a ladder of `count` calls, pass not counted, on a narrow and a wide table. */
function ladderColumns(count) {
  if (count <= 4) return { narrow: Math.max(1, count), wide: Math.max(1, count) };
  if (count <= 12) return { narrow: 4, wide: 4 };
  if (count <= 20) return { narrow: 6, wide: 5 };
  return { narrow: 7, wide: 10 };
}

/** An axis that holds all values with two standard errors on both sides: {low, high}; never empty. */
function axisOf(values) {
  if (!values.length) return { low: -1, high: 1 };
  let low = Math.min(...values.map((v) => v.number - 2 * v.stderr));
  let high = Math.max(...values.map((v) => v.number + 2 * v.stderr));
  const room = Math.max((high - low) * 0.06, 1);
  low -= room;
  high += room;
  return { low, high };
}

/** Where a number lies on an axis, from 0 to 100, held inside. */
function along(axis, number) {
  const share = (number - axis.low) / (axis.high - axis.low);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** The dot and the whisker of a value on an axis, in percent. */
function whisker(axis, value) {
  const from = along(axis, value.number - 2 * value.stderr);
  const to = along(axis, value.number + 2 * value.stderr);
  return { dot: along(axis, value.number), from, width: Math.max(0, Math.round((to - from) * 10) / 10) };
}

/** How full a bar is, 0 to 100. */
function share(part, whole) {
  if (!(whole > 0)) return 0;
  return Math.round(Math.min(1, Math.max(0, part / whole)) * 1000) / 10;
}

/** Where an arrow key, Home or End leads in a grid; null when the key does not move. */
function nextIndex(key, index, count, columns, rtl = false) {
  if (count < 1) return null;
  const step = { ArrowLeft: rtl ? 1 : -1, ArrowRight: rtl ? -1 : 1 }[key];
  if (step !== undefined) return (index + step + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowUp") return index - columns >= 0 ? index - columns : null;
  if (key === "ArrowDown") {
    if (index + columns < count) return index + columns;
    const lastRow = Math.floor((count - 1) / columns);
    return Math.floor(index / columns) < lastRow ? count - 1 : null;
  }
  return null;
}

/** Where the cards of a closed hand lie: offsets in percent of the fan's width and turns in degrees. */
function fan(count, spread = 16) {
  const out = [];
  for (let i = 0; i < count; i += 1) {
    const t = count > 1 ? i / (count - 1) - 0.5 : 0;
    out.push({ x: Math.round((t + 0.5) * 1000) / 10, turn: Math.round(t * spread * 10) / 10, drop: Math.round(t * t * 80) / 10 });
  }
  return out;
}

/** Choices best first for the comparison: by value, unknown ones left out, equal ones kept together. */
function ranked(choices) {
  return choices
    .filter((c) => c.legal && c.value)
    .sort((a, b) => (a.rank ?? 999) - (b.rank ?? 999) || b.value.number - a.value.number);
}

/** Choices with the same value as one row: the first stands for the rest. */
function grouped(choices) {
  const taken = new Set();
  const rows = [];
  for (const c of ranked(choices)) {
    if (taken.has(c.id)) continue;
    const same = choices.filter((o) => o.id !== c.id && o.legal && c.equals.includes(o.id) && !taken.has(o.id));
    for (const one of [c, ...same]) taken.add(one.id);
    rows.push({ choice: c, same });
  }
  return rows;
}

/** The choice meant by typed letters and digits: "g" the next green card, "g14" or "14" a rank, "85" a bid; or null. */
function typed(buffer, choices, from) {
  const match = /^(\D?)(\d*)$/u.exec(buffer);
  if (!match || !buffer) return null;
  const [, letter, digits] = match;
  const fits = choices.filter((c) => {
    const lead = (c.face ? c.face.letter : c.color ? c.text : "").charAt(0).toLowerCase();
    if (letter && letter !== lead && letter !== c.key) return false;
    return !digits || (c.face ? c.face.text === digits : c.text === digits);
  });
  if (!fits.length) return null;
  if (digits) return fits[0].id;
  const index = choices.findIndex((c) => c.id === from);
  return (fits.find((c) => choices.indexOf(c) > index) ?? fits[0]).id;
}
