// Elements, made of plain values. Whatever a person typed becomes text, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element with its attributes; `on...` are listeners, children are elements or texts. */
export function el(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null && child !== false));
  return node;
}

export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/** The shape of a sign, as the library draws it, in the colour of the text around it. */
export function glyph(shape) {
  const pen = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  return svg(
    "svg",
    { viewBox: "-13 -13 26 26", class: "glyph", "aria-hidden": "true" },
    shape.filled && svg("path", { d: shape.filled, fill: "currentColor" }),
    shape.lines &&
      svg("path", { d: shape.lines, ...pen, stroke: "currentColor", "stroke-width": shape.pen }),
    shape.cut && svg("path", { d: shape.cut, ...pen, class: "cut", "stroke-width": 1.4 }),
  );
}

const STROKES = {
  share: "M0 4V-10M-4-6 0-10 4-6M-6-3H-8V10H8V-3H6",
  undo: "M-4-8-9-3-4 2M-9-3H3A5.5 5.5 0 0 1 3 8H-3",
  clear: "M-8-3V-6A2 2 0 0 1-6-8H-3M3-8H6A2 2 0 0 1 8-6V-3M8 3V6A2 2 0 0 1 6 8H3M-3 8H-6A2 2 0 0 1-8 6V3",
  check: "M-8 0-3 6 8-7",
  patron: "M-6-9H6V9H-6ZM-2.5-3H2.5M-2.5 2H2.5",
  crown: "M-9-5-5 0 0-8 5 0 9-5 7 7H-7Z",
};

/** A small picture of the page itself. */
export function icon(name) {
  const path = { d: STROKES[name], "stroke-linecap": "round", "stroke-linejoin": "round" };
  return svg(
    "svg",
    { viewBox: "-12 -12 24 24", class: `icon ${name}`, "aria-hidden": "true" },
    svg("path", { ...path, fill: "none", stroke: "currentColor", "stroke-width": 2 }),
  );
}
