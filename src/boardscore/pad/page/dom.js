// Elements made of plain values. Anything a person typed becomes text, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element with its attributes; `on...` are listeners, children are elements or texts. */
export function el(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (isShown(value) || name.startsWith("aria")) node.setAttribute(name, value);
  }
  node.append(...children.filter(isShown));
  return node;
}

const isShown = (one) => (one ?? false) !== false;

/** A button of a kind with an action and optional attributes. */
export const button = (kind, onclick, more, ...children) => el("button", { class: kind, onclick, ...more }, ...children);

/** A button in a group of which one is chosen. */
export const choice = (kind, isChosen, onclick, more, ...children) =>
  button(`choice ${kind}`, onclick, { role: "radio", "aria-checked": isChosen, ...more }, ...children);

/** Sets the value of a field, unless it has the focus. */
export function write(field, text) {
  if (document.activeElement !== field && field.value !== text) field.value = text;
}

/** Returns whether values differ from the last call, so that unchanged parts are not rebuilt. */
export function differs() {
  let last = [];
  return (...values) => {
    const is = values.length !== last.length || values.some((value, at) => value !== last[at]);
    last = values;
    return is;
  };
}

/**
 * Gives an element these children. Existing children are updated instead of replaced: unchanged ones need no
 * new layout and keep the focus. Existing listeners stay.
 */
export function renew(node, ...children) {
  const wanted = children.filter(isShown).map((child) => (child.nodeType ? child : new Text(child)));
  for (const [at, fresh] of wanted.entries()) {
    const old = node.childNodes[at];
    if (!old) node.append(fresh);
    else if (old.nodeName !== fresh.nodeName) old.replaceWith(fresh);
    else if (!old.isEqualNode(fresh)) become(old, fresh);
  }
  while (node.childNodes.length > wanted.length) node.lastChild.remove();
}

/** The nodes of markup from the library, which escapes all texts in it. */
export function parsed(html) {
  const held = el("template");
  held.innerHTML = html;
  return held.content.childNodes;
}

function become(old, fresh) {
  if (!fresh.attributes) return old.replaceWith(fresh); // a text
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) if (old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
  if ("checked" in old) old.checked = fresh.checked; // a user's choice is not an attribute
  renew(old, ...fresh.childNodes);
}

export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/** The shape of a sign from the library, in the colour of the surrounding text. */
export const glyph = ({ filled: ground, lines, cut, pen }, kind = "glyph", most = 13) =>
  svg(
    "svg",
    { viewBox: `-${most} -${most} ${2 * most} ${2 * most}`, class: kind, "aria-hidden": true },
    ground && svg("path", { d: ground, class: "ground" }),
    lines && svg("path", { d: lines, "stroke-width": pen }),
    cut && svg("path", { d: cut, class: "cut" }),
  );

const STROKES = {
  places: "M-9 8V1H-3V8ZM-3 8V-8H3V8ZM3 8V-3H9V8Z",
  back: "M3-8-5 0 3 8",
  picture: "M-9-8H9V8H-9ZM-9 4-3-2 3 4 5 1 9 5",
  print: "M-5-3V-9H5V-3M-5 4H-9V-3H9V4H5M-5 1H5V9H-5Z",
  share: "M0 4V-10M-4-6 0-10 4-6M-6-3H-8V10H8V-3H6",
  undo: "M-4-8-9-3-4 2M-9-3H3A5.5 5.5 0 0 1 3 8H-3",
  close: "M-7-7 7 7M7-7-7 7",
  again: "M-8-8H4V4H-8ZM-2 8H8V-2M-2-5V1M-5-2H1",
  clear: "M-8-3V-6A2 2 0 0 1-6-8H-3M3-8H6A2 2 0 0 1 8-6V-3M8 3V6A2 2 0 0 1 6 8H3M-3 8H-6A2 2 0 0 1-8 6V3",
  none: "M-7 0H7",
  check: "M-8 0-3 6 8-7",
  patron: "M-6-9H6V9H-6ZM-2.5-3H2.5M-2.5 2H2.5",
  crown: "M-9-5-5 0 0-8 5 0 9-5 7 7H-7Z",
};

/** A small picture of the page. */
export const icon = (name) => glyph({ lines: STROKES[name], pen: 2 }, `icon ${name}`, 12);
