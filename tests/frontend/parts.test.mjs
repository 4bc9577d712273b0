// Sums of the front end, without a page. Run by tests/frontend/test_parts.py, or with `node --test`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { all, choice, face, play } from "./fixtures.mjs";

const folder = new URL("../../rooktutor/table/static/", import.meta.url);
const source = ["geometry.js", "director.js"].map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
const names = ["handColumns", "ladderColumns", "axisOf", "along", "whisker", "share", "nextIndex", "fan", "ranked", "grouped", "typed", "frames"];
const parts = new Function(`${source}; return { ${names.join(", ")} };`)();

test("a hand fills rows of nearly equal length and no card is lost", () => {
  for (let count = 0; count <= 18; count += 1) {
    const columns = parts.handColumns(count);
    for (const [kind, most] of [["narrow", 7], ["middle", 10], ["wide", 14]]) {
      assert.ok(columns[kind] >= 1 && columns[kind] <= most);
      const rows = Math.ceil(count / columns[kind]);
      assert.equal(rows, Math.ceil(count / most), `${count} cards, ${kind}`);
    }
  }
  assert.deepEqual(parts.handColumns(9), { narrow: 5, middle: 9, wide: 9 });
  assert.deepEqual(parts.handColumns(14), { narrow: 7, middle: 7, wide: 14 });
});

test("the ladder of calls fits a phone for the shortest and the longest auction", () => {
  for (const count of [1, 4, 11, 17, 40]) {
    const { narrow, wide } = parts.ladderColumns(count);
    assert.ok(narrow >= 1 && narrow <= 7 && wide <= 10); // seven of 44 pixels stand on a phone of 360
  }
});

test("an axis holds every value with its error, and places stay inside", () => {
  const values = [{ number: 10, stderr: 4 }, { number: -20, stderr: 0 }, { number: 3, stderr: 1 }];
  const axis = parts.axisOf(values);
  for (const value of values) {
    const at = parts.whisker(axis, value);
    assert.ok(at.from > 0 && at.from + at.width < 100 && at.dot > 0 && at.dot < 100);
    assert.ok(at.from <= at.dot && at.dot <= at.from + at.width + 0.1);
  }
  assert.ok(parts.along(axis, 10) > parts.along(axis, 3));
  assert.equal(parts.along(axis, 1000), 100);
  assert.equal(parts.along(axis, -1000), 0);
});

test("an axis of one exact value, or of none, is not empty", () => {
  for (const values of [[], [{ number: 5, stderr: 0 }]]) {
    const axis = parts.axisOf(values);
    assert.ok(axis.high > axis.low);
  }
});

test("a bar is never fuller than full", () => {
  assert.equal(parts.share(45, 90), 50);
  assert.equal(parts.share(95, 85), 100);
  assert.equal(parts.share(-5, 85), 0);
  assert.equal(parts.share(20, 0), 0);
});

test("arrows walk a grid of 9 in rows of 5", () => {
  const go = (key, index, rtl) => parts.nextIndex(key, index, 9, 5, rtl);
  assert.equal(go("ArrowRight", 0), 1);
  assert.equal(go("ArrowRight", 8), 0);
  assert.equal(go("ArrowLeft", 0), 8);
  assert.equal(go("ArrowLeft", 3, true), 4);
  assert.equal(go("ArrowDown", 1), 6);
  assert.equal(go("ArrowDown", 4), 8);
  assert.equal(go("ArrowDown", 7), null);
  assert.equal(go("ArrowUp", 2), null);
  assert.equal(go("ArrowUp", 7), 2);
  assert.equal(go("Home", 5), 0);
  assert.equal(go("End", 5), 8);
  assert.equal(go("x", 5), null);
  assert.equal(parts.nextIndex("ArrowRight", 0, 0, 5), null);
});

test("a closed hand is spread evenly", () => {
  assert.equal(parts.fan(0).length, 0);
  const nine = parts.fan(9);
  assert.equal(nine[0].x, 0);
  assert.equal(nine[8].x, 100);
  assert.equal(nine[0].turn, -nine[8].turn);
});

test("the comparison is best first, leaves out what has no value, and joins equals", () => {
  const cards = [
    choice("R5", { value: 3, rank: 2, equals: ["R6"] }),
    choice("R6", { value: 3, rank: 2, equals: ["R5"] }),
    choice("R9", { value: 8, rank: 1 }),
    choice("G7", { legal: false }),
    choice("B7"),
  ];
  const rows = parts.grouped(cards);
  assert.deepEqual(rows.map((r) => [r.choice.id, ...r.same.map((s) => s.id)]), [["R9"], ["R5", "R6"]]);
});

test("typed letters walk a color and digits name a rank or a bid", () => {
  const { hand } = play;
  assert.equal(parts.typed("r", hand, null), "R5");
  assert.equal(parts.typed("r", hand, "R5"), "R10");
  assert.equal(parts.typed("r", hand, "R12"), "R5");
  assert.equal(parts.typed("14", hand, null), "Y14");
  assert.equal(parts.typed("r12", hand, null), "R12");
  assert.equal(parts.typed("g1", hand, null), null);
  assert.equal(parts.typed("", hand, null), null);
  assert.equal(parts.typed("85", all.auction.panel.choices, null), "85");
});

const card = (seat, id) => ({ seat, face: face(id), winning: false, text: id });
const trick = (number, plays, extra = {}) => ({ number, plays, complete: false, winner: null, ...extra });
const at = (id, now, last = null) => ({ at: id, phase: "play", trick: now, last_trick: last });
const lead = [card("east", "R9"), card("south", "R5")];
const full = [...lead, card("west", "R14"), card("north", "R10")];

test("cards that arrive together are shown one after the other", () => {
  const shown = parts.frames(at("1", trick(1, lead.slice(0, 1))), at("2", trick(1, full.slice(0, 3))));
  assert.deepEqual(shown.map((f) => f.trick.plays.length), [2, 3]);
});

test("a full trick rests, is gathered by its winner, and the next lead follows", () => {
  const done = trick(1, full, { complete: true, winner: "west" });
  const shown = parts.frames(at("1", trick(1, lead)), at("2", trick(2, [card("west", "B8")]), done));
  assert.deepEqual(shown.map((f) => [f.trick.number, f.trick.plays.length, f.gather]), [
    [1, 3, null], [1, 4, null], [1, 4, null], [1, 4, "west"], [2, 1, null],
  ]);
  assert.ok(shown.every((f) => f.ms > 0));
});

test("going back, a new hand and a mere refinement are shown at once", () => {
  const later = at("2", trick(1, full.slice(0, 3)));
  assert.deepEqual(parts.frames(later, at("1", trick(1, lead))), []);
  assert.deepEqual(parts.frames(later, at("9", trick(1, [card("north", "G7")]))), []);
  assert.deepEqual(parts.frames(later, { ...later }), []);
  assert.deepEqual(parts.frames(null, later), []);
  assert.deepEqual(parts.frames({ at: "0", phase: "trump", trick: null }, later), []);
});
