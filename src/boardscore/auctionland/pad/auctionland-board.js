// The island of the current player: the places, with the library's marks on them.

import { SIDE } from "./auctionland-pieces.js";
import { knownAt, laidAt, openedAt, spot } from "./auctionland-laying.js";
import { HALVES, WIDE, pictured } from "./auctionland-tile.js";
import { player as one } from "./current.js";
import { button, el, renew, svg } from "./dom.js";
import { hint } from "./hints.js";
import { joined, range } from "./plain.js";
import { roving } from "./roving.js";
import { strokes } from "./strokes.js";
import { say } from "./words.js";

/** How far the coast is drawn outside of a tile. */
const SHORE = 5;

/** The board; `tap(at, isTap)` is called for a tapped place, or one in a stroke; `byKey` after Enter. */
export function board(tap, byKey) {
  const places = one().island.map((_, at) => {
    const key = `${Math.floor(at / SIDE)}-${at % SIDE}`;
    const pressed = (event) => { if (event.detail === 0) { tap(at, true); byKey(); } };
    return button("tile", pressed, { "data-tile": key, "data-space": key });
  });
  const grid = el("div", { class: "tiles", role: "group", "aria-label": say("pad.island"), "aria-describedby": "keys" }, ...places);
  roving(grid, { columns: SIDE })(places[Math.max(0, openedAt())]);
  strokes(grid, () => true, (space, clears) => tap(places.indexOf(space), clears));
  const over = svg("svg", { class: "over", viewBox: `0 0 ${WIDE * SIDE} ${WIDE * SIDE}`, "aria-hidden": true });
  const numbers = (kind) => el("div", { class: `along ${kind}`, "aria-hidden": true }, ...range(SIDE).map((at) => el("span", {}, at + 1)));
  const node = el("div", { class: "isle" }, hint("pad.island_keys_hint", { class: "spoken", id: "keys" }), numbers("columns"), numbers("rows"), grid, over);
  let told = toldOf({}, null);
  return { node, update };

  function update(answer, line) {
    if (answer) told = toldOf(answer, line);
    for (const [at, place] of places.entries()) show(place, at, told);
    renew(over, ...marksOver(told));
  }
}

/** The library's view of the island: its tiles as they were scored, the marks, the tiles of the tapped line. */
function toldOf({ marks, of }, line) {
  const { beaches = [], park = [], gardens = [], houses = [], discs = [], coast = [], links = [] } = marks ?? {};
  return {
    laid: of?.island ?? [],
    counted: among([...beaches, ...park, ...gardens.flat(), ...houses.flat()]),
    lit: among(line?.tiles ?? []),
    kinds: line ? new Set(KINDS[line.category] ?? []) : null,
    discs, coast, links,
  };
}

/** The zones of each category that have marks. */
const KINDS = { beaches: ["B"], theme_parks: ["T"], gardens_houses: ["G", "H"] };

const among = (cells) => new Set(cells.map(placeOf));

function placeOf([row, column]) {
  return row * SIDE + column;
}

/** Whether a place is still as it was scored. */
const isScored = (at, { laid }) => laid[at] === laidAt(at);

const isShown = (kind, { kinds }) => !kinds || kinds.has(kind);

function show(place, at, told) {
  const laid = laidAt(at);
  const known = knownAt(at);
  const discs = isScored(at, told) ? told.discs.filter((disc) => placeOf(disc) === at && isShown(disc[2], told)).map(([, , kind, half]) => [kind, half]) : [];
  const drawn = `${known} ${discs}`;
  if (place.dataset.laid !== laid || place.dataset.drawn !== drawn) {
    Object.assign(place.dataset, { laid, drawn });
    const number = laid.startsWith("#") && el("span", { class: "letters" }, known === laid ? laid : laid.slice(1).split("@")[0]);
    place.replaceChildren(...(known === laid && number ? [] : pictured(known, discs)), ...(number ? [number] : []));
  }
  place.classList.toggle("now", at === openedAt());
  place.classList.toggle("dim", told.lit.size > 0 && !told.lit.has(at));
  const called = [laid === "." ? say("pad.no_tile") : laid, laid !== "." && told.counted.has(at) && say("pad.scores")];
  place.setAttribute("aria-label", `${say("pad.tile", spot(at))}: ${joined(called, ", ")}`);
}

/** The coast that counts, and the links of zones; nothing on places that have changed since. */
function marksOver(told) {
  const isCurrent = range(SIDE * SIDE).every((at) => isScored(at, told));
  const links = isCurrent ? told.links.filter(({ kind }) => isShown(kind, told)) : [];
  const coast = isShown("B", told) ? told.coast.filter((half) => isScored(placeOf(half), told)) : [];
  return [
    ...coast.map((half) => svg("path", { class: "coast", d: shore(half) })),
    ...links.map(({ kind, path }) => svg("path", { class: `link-of auctionland-${kind}`, d: path })),
  ];
}

/** A line along a half-side, just outside of the tile. */
function shore([row, column, half]) {
  const [x, y] = [column * WIDE, row * WIDE];
  const along = half % 2 ? WIDE / 2 : 0;
  const side = Math.floor(half / (HALVES / 4));
  if (side === 0) return `M${x + along} ${y - SHORE}h${WIDE / 2}`;
  if (side === 1) return `M${x + WIDE + SHORE} ${y + along}v${WIDE / 2}`;
  if (side === 2) return `M${x + WIDE - along} ${y + WIDE + SHORE}h${-WIDE / 2}`;
  return `M${x - SHORE} ${y + WIDE - along}v${-WIDE / 2}`;
}
