// The library's marks on the spaces of a pier: scoring, blocked, groups, a reason.

import { el, glyph } from "./dom.js";
import { SIDES, SYMBOLS } from "./pier18-spaces.js";
import { joined } from "./plain.js";
import { say, shape } from "./words.js";

const named = ([side, column]) => `${side}-${column}`;

const among = (spots) => new Set((spots ?? []).map(named));

/** Shows the symbols of the sides, their marks, and the spaces of the tapped line. */
export function marked(frame, sides, marks, line) {
  const found = {
    sides,
    full: among(marks?.full),
    blocked: among(marks?.blocked?.map(({ space }) => space)),
    groups: new Map((marks?.groups ?? []).flatMap(ofGroup)),
    lit: among(line?.spaces),
    because: among(line?.because),
  };
  for (const button of frame.querySelectorAll("[data-space]")) mark(button, found);
  for (const strip of frame.querySelectorAll(".strip")) point(strip, marks?.blocked ?? [], found);
}

/** A group by each of its spaces; its points are at its beginning. */
function ofGroup({ spaces, points }) {
  const inside = among(spaces);
  return [...inside].map((key, at) => [key, { inside, points: at ? "" : `+${points}` }]);
}

function mark(button, { sides, full, blocked, groups, lit, because }) {
  const key = button.dataset.space;
  const [side, column] = key.split("-");
  const symbol = sides[side][Number(column)];
  const has = symbol !== "."; // an answer may be older than the last tap
  const group = has ? groups.get(key) : undefined;
  const stops = symbol === "H" && blocked.has(key);
  const classes = joined([
    "space", side, has && full.has(key) && "full", stops && "blocked", because.has(key) && "because",
    lit.size > 0 && !lit.has(key) && !because.has(key) && "dim", ...(group ? outline(side, Number(column), group) : []),
  ]);
  const points = group?.points ?? "";
  if (button.className === classes && button.dataset.symbol === symbol && button.dataset.points === points) return;
  lay(button, symbol);
  button.className = classes;
  button.dataset.points = points;
  const state = stops ? say("pad.blocked") : (has && full.has(key)) || group ? say("pad.scores") : "";
  const called = has ? say(`symbol.${SYMBOLS[symbol]}`) : say("pad.empty");
  button.setAttribute("aria-label", joined([`${say(`side.${side}`)} ${Number(column) + 1}`, called, state], ", "));
}

function lay(button, symbol) {
  if (button.dataset.symbol === symbol) return;
  button.dataset.symbol = symbol;
  button.replaceChildren(...(symbol === "." ? [] : [el("span", { class: `disc pier18-${symbol}` }, glyph(shape(`pier18-${symbol}`)))]));
}

/** The contour of a group, open towards its other spaces. */
function outline(side, column, { inside }) {
  const other = SIDES.find((one) => one !== side);
  const joined = { left: `${side}-${column - 1}`, right: `${side}-${column + 1}`, across: `${other}-${column}` };
  return ["group", ...Object.entries(joined).map(([where, key]) => inside.has(key) && `no-${where}`)];
}

/** Arrows in a strip from the blocking symbol to the blocked Lovers; one may continue in the next strip. */
function point(strip, blocked, { sides, lit }) {
  const pairs = blocked.flatMap(({ space, by }) => by.map((blocker) => [space, blocker]));
  const arrows = pairs.filter(([[side, column], [, from]]) => sides[side][column] === "H" && sides[side][from] !== ".");
  const wanted = arrows.map(([space, [, from]]) => arrow(strip, space, from, lit)).filter(Boolean);
  const shown = [...strip.querySelectorAll(".arrow")];
  if (shown.length === wanted.length && shown.every((one, at) => one.isEqualNode(wanted[at]))) return;
  for (const old of shown) old.remove();
  strip.append(...wanted);
}

function arrow(strip, [side, to], from, lit) {
  const start = Number(strip.dataset.start);
  const end = start + Number(strip.dataset.columnsHere) - 1;
  const [low, high] = [Math.max(start, Math.min(from, to)), Math.min(end, Math.max(from, to))];
  if (low > high) return null;
  const has = (column) => column >= low && column <= high;
  const parts = ["arrow", side, from < to ? "right" : "left", has(to) && "head", has(from) && "tail", lit.size && !lit.has(named([side, to])) && "dim"];
  const node = el("div", { class: joined(parts), "aria-hidden": true, "data-arrow": `${side}-${from}-${to}` });
  node.style.gridArea = `${SIDES.indexOf(side) + 2} / ${low - start + 1} / auto / ${high - start + 2}`;
  node.style.setProperty("--half", `${50 / (high - low + 1)}%`);
  return node;
}
