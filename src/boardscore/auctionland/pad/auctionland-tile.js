// A tile: its eight half-sides as written, and as drawn on the page, around 0, 0 like the library's pictures.

import { ICONS } from "./auctionland-pieces.js";
import { el, glyph, svg } from "./dom.js";
import { range } from "./plain.js";
import { shape } from "./words.js";

/** The number of half-sides, clockwise from the left half of the north side. */
export const HALVES = 8;

/** The width of a tile in its drawing. */
export const WIDE = 128;

/** Half of the width of the middle of an opened tile. */
const MIDDLE = 20;
/** The distance of a zone's sign from the middle, and its size. */
const OUT = 45;
const SIGN = 15;
/** The sizes of the things in the middle, by their number. */
const INSIDE = [0, 17, 13, 12, 12];

const RIM = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]].map((point) => scaled(point, WIDE / 2));
const BOX = `${-WIDE / 2} ${-WIDE / 2} ${WIDE} ${WIDE}`;
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

/** A tile as typed: drawn, with `discs` (kind, half-side) that count; or its letters if they are not a tile. */
export function pictured(tile, discs = []) {
  if (tile === ".") return [];
  const parts = taken(tile);
  if (!parts) return [el("span", { class: "letters" }, tile)];
  return [svg("svg", { viewBox: BOX, "aria-hidden": true }, ...layers(parts, discs))];
}

/** A tile with parts to touch: `half(at)` and `inside` are the attributes of each. */
export const touched = (tile, half, inside) =>
  svg(
    "svg",
    { viewBox: BOX },
    svg("g", { class: "below", "aria-hidden": true }, ...layers(taken(tile), [])),
    ...range(HALVES).map((at) => svg("polygon", { points: hit(at), ...half(at) })),
    svg("rect", { x: -MIDDLE, y: -MIDDLE, width: 2 * MIDDLE, height: 2 * MIDDLE, rx: 6, ...inside }),
  );

/** A half-side without the middle of the tile. */
function hit(at) {
  const [first, last] = [RIM[at], RIM[(at + 1) % HALVES]];
  const inner = (point) => scaled(point, (2 * MIDDLE) / WIDE);
  return [first, last, inner(last), inner(first)].join(" ");
}

function layers(parts, discs) {
  const zones = zonesOf(parts.halves);
  return [...wedges(parts.halves), ...borders(parts.halves), ...zones.flatMap(bridges), ...zones.map((zone) => zoneSign(zone, discs)), ...middle(parts, discs)];
}

/** The background of every half-side. */
const wedges = (halves) =>
  halves.map((zone, at) => svg("polygon", { points: `${RIM[at]} ${RIM[(at + 1) % HALVES]} 0,0`, class: `ground-${zone.toUpperCase()}` }));

/** A line between zones. */
const borders = (halves) =>
  halves.map((zone, at) => zone !== halves[(at + 1) % HALVES] && svg("path", { class: "border", d: `M${RIM[(at + 1) % HALVES]}L0,0` })).filter(Boolean);

/** The zones at the sides, each with its runs of half-sides, the longest first. */
function zonesOf(halves) {
  const starts = range(HALVES).filter((at) => halves[at] !== halves.at(at - 1));
  const runs = (starts.length ? starts : [0]).map((start) => runFrom(halves, start));
  const letters = [...new Set(halves)].filter((letter) => letter !== "-");
  return letters.map((letter) => ({ letter, runs: runs.filter(([at]) => halves[at] === letter).sort((one, other) => other.length - one.length) }));
}

function runFrom(halves, start) {
  const steps = range(HALVES).map((step) => (start + step) % HALVES);
  const end = steps.findIndex((at) => halves[at] !== halves[start]);
  return end < 0 ? steps : steps.slice(0, end);
}

/** A point in the middle of a run, at this distance from the middle of the tile. */
function towards(run, far) {
  if (run.length === HALVES) return [0, -far];
  const at = run[Math.floor(run.length / 2)];
  const [x, y] = run.length % 2 ? [0, 1].map((axis) => (RIM[at][axis] + RIM[(at + 1) % HALVES][axis]) / 2) : RIM[at];
  return scaled([x, y], far / Math.hypot(x, y));
}

/** The ways through the middle that join the runs of a zone. */
function bridges({ letter, runs }) {
  if (runs.length < 2) return [];
  const d = runs.map((run) => `M0 0L${towards(run, 30)}`).join("");
  return [svg("path", { class: "border wide", d }), svg("path", { class: `bridge ground-${letter.toUpperCase()}`, d })];
}

function zoneSign({ letter, runs }, discs) {
  const kind = letter.toUpperCase();
  const counts = discs.some(([other, half]) => other === kind && runs.some((run) => run.includes(half)));
  return sign(kind, towards(runs[0], OUT), SIGN, counts);
}

/** The inner zones and the icons, in rows. */
function middle({ inner, icons }, discs) {
  const things = [...inner, ...icons];
  const size = INSIDE[things.length] ?? 9;
  const columns = Math.ceil(Math.sqrt(things.length));
  const rows = Math.ceil(things.length / columns);
  return things.map((kind, at) => {
    const row = Math.floor(at / columns);
    const across = Math.min(columns, things.length - row * columns);
    const place = [((at % columns) - (across - 1) / 2) * 2 * size, (row - (rows - 1) / 2) * 2 * size];
    const before = [...inner.slice(0, at)].filter((other) => other === kind).length;
    const full = discs.filter(([other, half]) => other === kind && half === HALVES).length > before;
    const ring = svg("circle", { cx: place[0], cy: place[1], r: size, class: kind in ICONS ? "icon-ground" : `ring ground-${kind}` });
    return svg("g", {}, ring, sign(kind, place, kind in ICONS ? size : size * 0.8, full));
  });
}

/** A sign, on a full disc if it counts. */
function sign(kind, [x, y], size, counts) {
  const drawn = glyph(shape(`auctionland-${kind}`), "shape");
  const side = counts ? size * 1.5 : size * 1.75;
  for (const [key, value] of Object.entries({ x: x - side / 2, y: y - side / 2, width: side, height: side })) drawn.setAttribute(key, value);
  return svg("g", { class: `auctionland-${kind}${counts ? " counts" : ""}` }, counts && svg("circle", { cx: x, cy: y, r: size }), drawn);
}

function scaled(point, by) {
  return point.map((one) => one * by);
}
