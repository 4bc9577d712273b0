// The panel of a lesson: words, answers, hints and buttons, or the list of all lessons.

function lessonView(view) {
  const { lesson } = view.model;
  if (!lesson) return null;
  const { kind, step, outcome } = lesson;
  return h("section.rk-lesson", { key: `lesson-${kind}`, "data-testid": "lesson", "data-kind": kind, "data-step": step, "data-outcome": outcome, "aria-label": lesson.title }, [
    h("header", null, [h("b", null, lesson.title), h("span", null, lesson.progress_text), lesson.buttons.filter((b) => LESSON_ICONS[b.id]).map((b) => lessonButton(b))]),
    h("progress", { key: "bar", max: lesson.count, value: String(lesson.number), "aria-hidden": "true" }),
    kind === "step" ? lessonStep(lesson) : lesson.blocks.map(lessonBlock),
    h("div.rk-lesson-buttons", { key: "buttons" }, lesson.buttons.filter((b) => !LESSON_ICONS[b.id]).map((b) => lessonButton(b))),
    lesson.units.map(lessonUnit),
  ]);
}

const LESSON_ICONS = { list: "log", close: "close" };

function lessonButton({ id, value, text, enabled, primary }) {
  const small = LESSON_ICONS[id];
  return h("button.rk-control", { key: value, type: "button", "data-control": "lesson", "data-value": value, "data-testid": `lesson-${id}`, class: primary ? "rk-control-primary" : "", "aria-disabled": enabled ? null : "true", "aria-label": small ? text : null, title: small ? text : null }, small ? icon(small) : text);
}

function lessonStep(lesson) {
  return [
    h("div.rk-lesson-text", { key: lesson.step, "aria-live": "polite" }, [
      lesson.heading && h("h2", null, lesson.heading),
      lesson.blocks.map(lessonBlock),
      lesson.prompt && h("p.rk-lesson-prompt", null, lesson.prompt),
    ]),
    lesson.answers.length > 0 && h("div.rk-lesson-answers", { key: "answers", role: "group", "data-cards": lesson.answers.every((a) => a.faces.length) || null }, lesson.answers.map(lessonAnswer)),
    h("div.rk-lesson-said", { key: "said", "aria-live": "polite" }, [
      lesson.hints.map((blocks, i) => h("div.rk-lesson-hint", { key: `h${i}`, "data-testid": `hint-${i}` }, blocks.map(lessonBlock))),
      lesson.remarks.map((r, i) =>
        h("div.rk-lesson-remark", { key: `r${i}`, "data-tone": r.tone, "data-testid": `remark-${i}` }, [r.title && h("b", null, [toneMark(r.tone), r.title]), r.blocks.map(lessonBlock)]),
      ),
    ]),
  ];
}

function lessonAnswer({ id, text, label, faces, pressed, tone, enabled }) {
  const props = { key: id, type: "button", "data-control": "lesson", "data-value": `answer:${id}`, "data-testid": `answer-${id}`, "data-tone": tone, "aria-label": label, "aria-pressed": pressed === null ? null : String(pressed), "aria-disabled": enabled ? null : "true" };
  return h("button.rk-answer", props, [tone !== "none" && toneMark(tone), faces.map((f) => h("span.rk-answer-card", { key: f.id }, faceSvg(f))), text]);
}

function lessonBlock({ shape, parts }, i) {
  const tags = { strong: "strong", soft: "em" };
  const inner = parts.map((p, j) => (p.face ? h("span.rk-word-card", { key: `c${j}`, role: "img", "aria-label": p.text, title: p.text }, faceSvg(p.face)) : tags[p.style] ? h(tags[p.style], { key: `s${j}` }, p.text) : p.text));
  return h("p", { key: `b${i}`, "data-shape": shape }, inner);
}

function lessonUnit({ id, title, progress_text, unfold, entries }) {
  return h("details.rk-unit", { key: id, open: unfold, "data-testid": `unit-${id}` }, [
    h("summary", null, [h("h2", null, title), h("span", null, progress_text)]),
    h("div", { "data-rove": "lines" }, entries.map((e) =>
      h("button.rk-unit-lesson", { key: e.id, type: "button", "data-control": "lesson", "data-value": e.value, "data-testid": `lesson-of-${e.id}`, "data-done": (e.steps > 0 && e.done === e.steps) || null, "aria-disabled": e.value ? null : "true" }, [
        h("b", null, e.title),
        h("span", null, e.error || e.text),
        e.done > 0 && h("small", null, e.progress_text),
      ]),
    )),
  ]);
}

/** Whose browser this is: a name that nobody guesses, made up once and kept here. */
function whoLearns(model) {
  if (!model.get("known")) return {};
  const kept = "rooktutor-learner";
  try {
    const learner = localStorage.getItem(kept) ?? [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("-");
    localStorage.setItem(kept, learner);
    return { learner };
  } catch {
    return {};
  }
}

/** Mark the cards that the lesson points at, wherever they lie. */
function lessonMarks(view) {
  for (const node of view.root.querySelectorAll("[data-mark]")) delete node.dataset.mark;
  for (const { id, kind } of view.model.lesson?.marks ?? []) {
    for (const node of view.root.querySelectorAll(`.rk-felt [data-face="${id}"]`)) node.dataset.mark = kind;
  }
}
