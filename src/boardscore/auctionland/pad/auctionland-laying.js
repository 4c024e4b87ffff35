// What a tap on an island does: the brush, the opened tile, and the tile that was laid last.

import { ICONS, SIDE, ZONES } from "./auctionland-pieces.js";
import { taken, written } from "./auctionland-tile.js";
import { change, choose, current, player as one, refresh } from "./current.js";

/** The brush that lays the last tile again. */
export const AGAIN = "again";
export const REMOVE = ".";
const NO_ZONE = "-";
const OTHER = { B: "b", T: "t", G: "g", H: "h" };
const MOST_INSIDE = 2;

/** The opened place and its seat; the last tile and zone; whether the chosen tile of a pack was laid. */
const laying = { at: -1, seat: -1, last: "", zone: Object.keys(ZONES)[0], isSpent: false };

export const laidAt = (at) => one().island[at];

export const spot = (at) => ({ row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1 });

/** The place of the opened tile; -1 without one. */
export const openedAt = () => (one().by === "island" && laying.seat === current.seat && laying.at >= 0 && laidAt(laying.at) !== REMOVE ? laying.at : -1);

/** The tile that was laid last; "" without one. */
export const lastLaid = () => laying.last;

/** Opens a tile, to work on it with a zone. */
function open(at) {
  Object.assign(laying, { at, seat: current.seat });
  if (!isZone(current.brush)) choose(laying.zone);
}

export function close() {
  laying.at = -1;
  refresh();
}

export function lay(at, tile) {
  change({ ...one(), island: one().island.map((old, other) => (other === at ? tile : old)) });
  if (tile !== REMOVE) laying.last = tile;
}

export const isZone = (brush) => brush in ZONES || brush === NO_ZONE;

/** Chooses a zone, or removing; with an open tile, removes it. */
export function chooseZone(key) {
  const at = openedAt();
  choose(key);
  if (isZone(key)) laying.zone = key;
  else if (at >= 0) lay(at, REMOVE);
  if (key === REMOVE) laying.at = -1;
  refresh();
}

/** Adds an icon to the open tile; without one, it becomes the brush. */
export function chooseIcon(key) {
  const at = openedAt();
  if (at < 0) choose(key);
  else addIcon(at, key);
  refresh();
}

export function chooseAgain() {
  choose(AGAIN);
  close();
}

/** Chooses a tile of the pack. */
export function chooseTile(id) {
  laying.isSpent = false;
  choose(`#${id}`);
  refresh();
}

function addIcon(at, key) {
  const next = withIcon(noteAt(at), key);
  if (next) lay(at, next);
}

const noteAt = (at) => (laidAt(at) === REMOVE ? NO_ZONE : knownAt(at));

/** A tile with one more icon; null if it cannot be read. */
export function withIcon(tile, key) {
  const parts = taken(tile);
  return parts && written({ ...parts, icons: parts.icons + key });
}

/** The tile at a place: a tile of a pack by what is on it, once the library has said that. */
export function knownAt(at) {
  const { said, seat } = current;
  const isSame = laidAt(at).startsWith("#") && said?.players[seat]?.island[at] === laidAt(at);
  return (isSame && said.entered[seat]?.island?.flatMap((row) => row.split(/\s+/))[at]) || laidAt(at);
}

/** A tap or a stroke on a place: an empty one gets what was chosen, a tile opens. */
export function tapPlace(at, isTap) {
  const { brush } = current;
  const isEmpty = laidAt(at) === REMOVE;
  if (brush === REMOVE) lay(at, REMOVE);
  else if (brush in ICONS) addIcon(at, brush);
  else if (isEmpty) lay(at, brush === AGAIN ? laying.last : brush);
  if (isTap && brush !== REMOVE && !(brush in ICONS) && !(isEmpty && brush === AGAIN)) open(at);
  refresh();
}

/** Lays the chosen tile of a pack. A tap on a tile turns it, unless another one was just chosen. */
export function tapPackPlace(at, isTap) {
  const { brush } = current;
  const [tile, turns = "0"] = laidAt(at).split("@");
  const turned = (Number(turns) + 1) % 4;
  if (brush !== REMOVE && isTap && tile.startsWith("#") && (laying.isSpent || tile === brush)) lay(at, turned ? `${tile}@${turned}` : tile);
  else lay(at, brush);
  laying.isSpent = true;
  refresh();
}

/** Gives a half-side the chosen zone; if it had that, another zone of its kind, then none. */
export function withHalf(tile, half, brush) {
  const parts = taken(tile);
  if (!parts || !isZone(brush)) return null;
  const now = parts.halves[half];
  const next = now === brush ? OTHER[brush] ?? NO_ZONE : now === OTHER[brush] ? NO_ZONE : brush;
  return written({ ...parts, halves: parts.halves.map((old, at) => (at === half ? next : old)) });
}

export const tapHalf = (half) => layOpened(withHalf(noteAt(openedAt()), half, current.brush));

function layOpened(tile) {
  if (!tile) return;
  lay(openedAt(), tile);
  refresh();
}

/** Adds a zone inside the tile, at most two of a kind; "no zone" empties the inside. */
export function withInside(tile, brush) {
  const parts = taken(tile);
  if (!parts || !isZone(brush)) return null;
  const others = parts.inner.replaceAll(brush, "");
  const isFull = parts.inner.length - others.length >= MOST_INSIDE;
  const inner = brush === NO_ZONE ? "" : isFull ? others : parts.inner + brush;
  return written({ ...parts, inner, icons: brush === NO_ZONE ? "" : parts.icons });
}

export const tapInside = () => layOpened(withInside(noteAt(openedAt()), current.brush));

