// A small virtual tree: h() describes an element, patch() brings the page in line with the description. Nodes that
// stay are kept, so that focus, hover, a press in progress and running transitions survive a redraw. Text is always
// set as text; nothing here parses HTML.

const SVG_NS = "http://www.w3.org/2000/svg";

/** Describe an element: h("button.rk-card", {attributes}, ...children). A `key` ties it to its node among siblings. */
function h(spec, props, ...kids) {
  const [tag, ...classes] = spec.split(".");
  const { key = null, class: more = "", style = null, value = null, ...attrs } = props ?? {};
  const cls = more ? [...classes, more].join(" ") : classes.join(" ");
  return { tag, cls, key, style, value, attrs, kids: flat(kids) };
}

/** Children in one list, with empty ones left out and plain values as text. */
function flat(kids) {
  const out = [];
  for (const kid of kids) {
    if (Array.isArray(kid)) out.push(...flat(kid));
    else if (kid !== null && kid !== undefined && kid !== false) out.push(typeof kid === "object" ? kid : String(kid));
  }
  return out;
}

/** Make the children of `parent` match the descriptions. */
function patch(parent, kids) {
  reconcile(parent, flat([kids]), parent.namespaceURI === SVG_NS);
}

/** Nodes that go are taken out first: those that stay in their order are then never moved, which would end a press and start a motion again. */
function reconcile(parent, kids, svg) {
  const keyed = new Map();
  const loose = [];
  for (const node of [...parent.childNodes]) {
    const old = node.rkNode;
    if (old && old.key !== null) keyed.set(old.key, node);
    else loose.push(node);
  }
  const kept = kids.map((kid) => {
    if (typeof kid === "object" && kid.key !== null) {
      const node = keyed.get(kid.key);
      return node?.rkNode.tag === kid.tag && keyed.delete(kid.key) ? node : null;
    }
    const at = loose.findIndex((candidate) => sameKind(candidate, kid));
    return at < 0 ? null : loose.splice(at, 1)[0];
  });
  for (const node of [...keyed.values(), ...loose]) node.remove();
  let cursor = parent.firstChild;
  kids.forEach((kid, i) => {
    const node = kept[i] ?? create(kid, svg);
    if (kept[i]) update(node, kid, svg);
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  });
}

function sameKind(node, kid) {
  if (typeof kid === "string") return node.nodeType === 3;
  return node.nodeType === 1 && node.rkNode?.tag === kid.tag && node.rkNode.cls.split(" ")[0] === kid.cls.split(" ")[0];
}

function create(kid, svg) {
  if (typeof kid === "string") return document.createTextNode(kid);
  const inSvg = svg || kid.tag === "svg";
  const node = inSvg ? document.createElementNS(SVG_NS, kid.tag) : document.createElement(kid.tag);
  node.rkNode = { tag: kid.tag, cls: "", key: kid.key, style: null, value: null, attrs: {}, kids: [] };
  update(node, kid, svg);
  return node;
}

function update(node, kid, svg) {
  if (typeof kid === "string") {
    if (node.data !== kid) node.data = kid;
    return;
  }
  const old = node.rkNode;
  if (old === kid) return;
  node.rkNode = kid;
  if (old.cls !== kid.cls) node.setAttribute("class", kid.cls);
  for (const name of Object.keys(old.attrs)) if (!(name in kid.attrs)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(kid.attrs)) setAttribute(node, name, value, old.attrs[name]);
  setStyle(node, old.style ?? {}, kid.style ?? {});
  reconcile(node, kid.kids, svg || kid.tag === "svg");
  // What the learner has just ticked or typed stands until the description says something new.
  if (typeof kid.value === "boolean") node.checked = old.value === kid.value ? node.checked : kid.value;
  else if (kid.value !== null && node.value !== kid.value && (kid.tag !== "input" || old.value !== kid.value)) node.value = kid.value;
}

function setAttribute(node, name, value, before) {
  if (value === before) return;
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

function setStyle(node, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) node.style.removeProperty(name);
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) node.style.setProperty(name, String(value));
  }
}

/**
 * How many times larger than usual the reader has told the browser to write. Only a font size by name tells it, as the
 * page around the table may set one of its own.
 */
function textScale() {
  const probe = document.createElement("span");
  probe.style.font = "medium serif";
  document.body.append(probe);
  const size = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Math.max(1, size / 16);
}
