// What the library marks on the spaces of a pier: what counts, what is blocked, groups, a reason.

import { el, glyph } from "./dom.js";
import { SIDES, SYMBOLS } from "./pier18-spaces.js";
import { say, shape } from "./words.js";

const named = ([side, column]) => `${side}-${column}`;

const among = (spots) => new Set((spots ?? []).map(named));

/** Shows the symbols of the sides, their marks, and the spaces of the line that was tapped. */
export function marked(frame, sides, marks, line) {
  const found = {
    sides,
    full: among(marks?.full),
    blocked: among(marks?.blocked?.map(({ space }) => space)),
    groups: new Map((marks?.groups ?? []).flatMap((group) => group.spaces.map((spot) => [named(spot), group]))),
    lit: among(line?.spaces),
    because: among(line?.because),
  };
  for (const button of frame.querySelectorAll("[data-space]")) mark(button, found);
  for (const strip of frame.querySelectorAll(".strip")) point(strip, marks?.blocked ?? [], found);
}

function mark(button, { sides, full, blocked, groups, lit, because }) {
  const key = button.dataset.space;
  const [side, column] = key.split("-");
  const symbol = sides[side][Number(column)];
  const has = symbol !== "."; // an answer may be older than the last tap
  const group = has ? groups.get(key) : undefined;
  const stops = symbol === "H" && blocked.has(key);
  lay(button, symbol);
  button.classList.toggle("full", has && full.has(key));
  button.classList.toggle("blocked", stops);
  button.classList.toggle("dim", lit.size > 0 && !lit.has(key) && !because.has(key));
  button.classList.toggle("because", because.has(key));
  outline(button, side, Number(column), group);
  const state = stops ? say("pad.blocked") : (has && full.has(key)) || group ? say("pad.scores") : "";
  const called = has ? say(`symbol.${SYMBOLS[symbol]}`) : say("pad.empty");
  button.setAttribute("aria-label", [`${say(`side.${side}`)} ${Number(column) + 1}`, called, state].filter(Boolean).join(", "));
}

function lay(button, symbol) {
  if (button.dataset.symbol === symbol) return;
  button.dataset.symbol = symbol;
  button.replaceChildren(...(symbol === "." ? [] : [el("span", { class: "disc" }, glyph(shape(`pier18-${symbol}`)))]));
}

/** The contour of a group, open towards its other spaces, and its points where it begins. */
function outline(button, side, column, group) {
  const inside = among(group?.spaces);
  const other = SIDES.find((one) => one !== side);
  const joined = { left: `${side}-${column - 1}`, right: `${side}-${column + 1}`, across: `${other}-${column}` };
  button.classList.toggle("group", Boolean(group));
  for (const [where, key] of Object.entries(joined)) button.classList.toggle(`no-${where}`, inside.has(key));
  if (group && named(group.spaces[0]) === button.dataset.space) button.dataset.points = `+${group.points}`;
  else delete button.dataset.points;
}

/** Arrows in a strip from what blocks Lovers to what is blocked; one may go on in the next strip. */
function point(strip, blocked, { sides, lit }) {
  for (const old of strip.querySelectorAll(".arrow")) old.remove();
  const pairs = blocked.flatMap(({ space, by }) => by.map((blocker) => [space, blocker]));
  const arrows = pairs.filter(([[side, column], [, from]]) => sides[side][column] === "H" && sides[side][from] !== ".");
  strip.append(...arrows.map(([space, [, from]]) => arrow(strip, space, from, lit)).filter(Boolean));
}

function arrow(strip, [side, to], from, lit) {
  const start = Number(strip.dataset.start);
  const end = start + Number(strip.dataset.columnsHere) - 1;
  const [low, high] = [Math.max(start, Math.min(from, to)), Math.min(end, Math.max(from, to))];
  if (low > high) return null;
  const has = (column) => column >= low && column <= high;
  const parts = ["arrow", side, from < to ? "right" : "left", has(to) && "head", has(from) && "tail", lit.size && !lit.has(named([side, to])) && "dim"];
  const node = el("div", { class: parts.filter(Boolean).join(" "), "aria-hidden": "true", "data-arrow": `${side}-${from}-${to}` });
  node.style.gridArea = `${SIDES.indexOf(side) + 2} / ${low - start + 1} / auto / ${high - start + 2}`;
  node.style.setProperty("--half", `${50 / (high - low + 1)}%`);
  return node;
}
