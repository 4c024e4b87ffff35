// A tile: its eight half-sides as written, and as drawn on the page.

import { ICONS } from "./auctionland-pieces.js";
import { el, glyph, svg } from "./dom.js";
import { shape } from "./words.js";

/** The number of half-sides, clockwise from the left half of the north side. */
export const HALVES = 8;

const RIM = [[0, 0], [50, 0], [100, 0], [100, 50], [100, 100], [50, 100], [0, 100], [0, 50]];
const WRITTEN = /^([BTGHbtgh-]{8}|[BTGHbtgh-]{4}|[BTGH-])((?:\/[BTGH]+)?)((?:\+[plm]+)?)$/;

/** The half-sides, the inner zones and the icons of a tile; null for anything else. */
export function taken(tile) {
  const [, zones, inner, icons] = WRITTEN.exec(tile) ?? [];
  if (!zones) return null;
  return { halves: [...zones].flatMap((zone) => Array(HALVES / zones.length).fill(zone)), inner: inner.slice(1), icons: icons.slice(1) };
}

/** The shortest notation of a tile. */
export function written({ halves, inner, icons }) {
  const sides = halves.filter((_, at) => at % 2 === 0);
  const isOne = halves.every((zone) => zone === halves[0] && zone === zone.toUpperCase());
  const isPaired = halves.every((zone, at) => zone === sides[Math.floor(at / 2)]);
  const zones = isOne ? halves[0] : (isPaired ? sides : halves).join("");
  return zones + (inner && `/${inner}`) + (icons && `+${icons}`);
}

/** A tile as typed: drawn, or its letters if they are not a tile. */
export function pictured(tile) {
  if (tile === ".") return [];
  const parts = taken(tile);
  if (!parts) return [el("span", { class: "letters" }, tile)];
  return [svg("svg", { viewBox: "0 0 100 100", "aria-hidden": true }, ...wedges(parts.halves), ...borders(parts.halves), ...signs(parts))];
}

/** The background of every half-side; `more` are further attributes of each. */
export const wedges = (halves, more = () => ({})) =>
  halves.map((zone, at) => svg("polygon", { points: `${RIM[at]} ${RIM[(at + 1) % HALVES]} 50,50`, class: `ground-${zone.toUpperCase()}`, ...more(at) }));

/** A line between zones. */
export const borders = (halves) =>
  halves.map((zone, at) => zone !== halves[(at + 1) % HALVES] && svg("path", { class: "border", d: `M${RIM[(at + 1) % HALVES]}L50,50` })).filter(Boolean);

/** The signs of the zones, of the inner zones, and of the icons. */
export function signs({ halves, inner, icons }) {
  const isOne = halves.every((zone) => zone === halves[0]);
  const runs = isOne ? [[halves[0], [50, 22]]] : zones(halves);
  const inside = [...inner, ...icons];
  const row = inside.map((kind, place) => [kind, [50 + (place - (inside.length - 1) / 2) * 22, 50]]);
  return [...runs, ...row].filter(([kind]) => kind !== "-").map(([kind, at]) => sign(kind, at));
}

/** Neighbouring half-sides of one zone, each with the middle of their area. */
function zones(halves) {
  const first = halves.findIndex((zone, at) => zone !== halves.at(at - 1));
  const runs = [];
  for (let step = 0; step < HALVES; step += 1) {
    const at = (first + step) % HALVES;
    if (step && halves[at] === runs.at(-1).zone) runs.at(-1).places.push(at);
    else runs.push({ zone: halves[at], places: [at] });
  }
  return runs.map(({ zone, places }) => {
    const ends = [...places, places.at(-1) + 1].map((at) => RIM[at % HALVES]);
    const middle = [0, 1].map((axis) => ends.reduce((sum, point) => sum + point[axis], 0) / ends.length);
    return [zone, middle.map((one) => 50 + (one - 50) * 0.68)];
  });
}

function sign(kind, [x, y]) {
  const name = kind in ICONS ? kind : kind.toUpperCase();
  const size = 20;
  const drawn = glyph(shape(`auctionland-${name}`));
  for (const [key, value] of Object.entries({ x: x - size / 2, y: y - size / 2, width: size, height: size })) drawn.setAttribute(key, value);
  return svg("g", { class: `auctionland-${name}` }, drawn);
}
