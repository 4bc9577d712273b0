// What the eye sees between two models: cards arrive one after the other, a full trick rests for a moment and is then
// gathered by its winner. The director only delays drawing; the new cards can be pressed from the start.

const PACE = { play: 300, hold: 1150, gather: 420 };

/** The frames between two models, oldest first: {trick, gather, ms}; empty when the new table is simply shown. */
function frames(before, after) {
  const old = before?.trick;
  if (!old || before.at === after.at || before.phase !== "play") return [];
  const now = after.trick;
  if (now && now.number === old.number && continues(old, now)) {
    return arrivals(now, old.plays.length + 1, now.plays.length);
  }
  const done = after.last_trick;
  if (!done || done.number !== old.number || !continues(old, done)) return [];
  const out = arrivals(done, old.plays.length + 1, done.plays.length);
  out.push({ trick: done, gather: null, ms: PACE.hold }, { trick: done, gather: done.winner, ms: PACE.gather });
  if (now) out.push(...arrivals(now, 1, now.plays.length));
  return out;
}

/** Whether a trick's cards begin with those of another. */
function continues(part, whole) {
  return part.plays.length <= whole.plays.length && part.plays.every((p, i) => p.face.id === whole.plays[i].face.id);
}

/** The trick with its first `from`, ..., `to` cards; the winner is marked on the last frame only. */
function arrivals(trick, from, to) {
  const out = [];
  for (let n = from; n <= to; n += 1) {
    const last = n === trick.plays.length;
    const plays = trick.plays.slice(0, n).map((p) => (last ? p : { ...p, winning: false }));
    out.push({ trick: { ...trick, plays, complete: last && trick.complete }, gather: null, ms: PACE.play });
  }
  return out;
}

/** Plays frames by the clock. `draw(frame)` is called for each, and with null when the stage is the model's again. */
class Director {
  constructor(draw) {
    this.draw = draw;
    this.timer = null;
    this.frame = null;
    this.queue = [];
  }

  run(queue) {
    this.stop();
    this.queue = queue;
    this.step();
  }

  /** Go on from what is being shown; so no trick is cut short by the next card. */
  follow(queue) {
    if (this.frame) this.queue.push(...queue);
    else this.run(queue);
  }

  step() {
    this.frame = this.queue.shift() ?? null;
    if (this.frame) {
      this.timer = setTimeout(() => {
        this.step();
        this.draw();
      }, this.frame.ms);
    }
  }

  stop() {
    clearTimeout(this.timer);
    this.frame = null;
    this.queue = [];
  }
}
