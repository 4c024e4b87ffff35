// Auctionland: a player's entries on the page, in a link and in a position.

import { countKeys, counts } from "./auctionland-counts.js";
import { island, palette, tiles } from "./auctionland-island.js";
import { COUNTS, SIDE } from "./auctionland-pieces.js";
import { numberField } from "./asked.js";
import { number, player as shown } from "./current.js";
import { el } from "./dom.js";
import { mapped, range } from "./plain.js";
import { ways } from "./ways.js";
import { say } from "./words.js";

const name = "auctionland";
const most = 6;
const tables = { beaches: () => say("table.beaches"), theme_parks: () => say("table.theme_parks") };
const brushes = () => []; // an island has a palette

/** The keys for counts. */
const keys = (one) => (one.by === "counts" ? countKeys() : []);
const hint = "pad.hint_island_hint";

/** The signs of the categories. */
const signs = { beaches: "B", theme_parks: "T", gardens_houses: "G", peace: "p", love: "l", music: "m" };

/** Questions that appear only when needed, and stay as long as they have an answer. */
const asks = { money: { isThere: (one) => one.money !== "", field: () => numberField("money", say("pad.money")) } };

function fresh(called) {
  return { name: called, by: "counts", counts: {}, island: bare(), money: "" };
}

const bare = () => Array(SIDE * SIDE).fill(".");

const isBare = ({ island }) => island.every((tile) => tile === ".");
const isCounted = ({ counts }) => Object.values(counts).some(Boolean);

/** The way whose entries count: an island only once there is a tile, unless nothing was counted. */
const counted = (one) => (one.by === "counts" || (isBare(one) && isCounted(one)) ? "counts" : "island");

/** The counts of an island, for those who go on with counts. */
const carried = (one, by, _, { counts }) => (by === "counts" && !isBare(one) ? { counts: mapped(counts, String) } : null);

/** Nothing is entered until there is a number, even a 0, or a tile. */
const isEmpty = (one) => !one.money && (counted(one) === "counts" ? !isCounted(one) : isBare(one));

/** A player in a position, in the shape for the library. */
function player(one) {
  const counts = mapped(COUNTS, (_, key) => number(one.counts[key] || "0"));
  const rows = range(SIDE).map((row) => one.island.slice(row * SIDE, row * SIDE + SIDE).join(" "));
  return {
    ...(counted(one) === "counts" ? { counts } : { island: rows }),
    ...(one.money !== "" && { money: number(one.money) }),
  };
}

/** A player in a file: as the library writes it, and as the file has it, perhaps with ids of tiles. */
function fromFile({ counts, island, money = "" }, raw) {
  const laid = [raw.island ?? ""].flat().join("\n");
  const isByNumbers = laid.includes("#");
  const rows = (isByNumbers ? laid.trim().split(/\s*[\n\r]\s*/) : island ?? []).map((row) => row.split(/\s+/));
  const tiles = bare().map((_, at) => rows[Math.floor(at / SIDE)]?.[at % SIDE] ?? ".");
  return { by: counts ? "counts" : isByNumbers ? "tiles" : "island", counts: mapped(counts ?? {}, String), island: tiles, money: String(money) };
}

/** The entries of a player of a position: counts by name, or the island in the notation of files. */
function notation({ counts, island, money }) {
  const entered = counts ? Object.keys(COUNTS).map((key) => `${say(`pad.count.${key}`)} ${counts[key]}`).join(", ") : island.join("\n");
  return [entered, money !== undefined && `${say("pad.money")} ${money}`];
}

/** The field of a mistake, if the game has a special one. */
function fieldOf({ place: [, , key, count], source, span }) {
  if (key === "counts") return `data-count="${count}"`;
  return key === "island" ? `data-notation="${tileAt(source, span)}"` : null;
}

/** The number of the tile with a mistake on an island. */
function tileAt(source = "", { line, start } = {}) {
  const before = source.split("\n")[line]?.slice(0, start).trimStart() ?? "";
  return line * SIDE + before.split(/\s+/).length - 1;
}

/** The entries of a player in a link. Counts of 0 at the end may not be entered yet, and count the same. */
function fromLink(one) {
  const found = fromFile(one, one);
  const entered = Object.keys(COUNTS).map((key) => found.counts[key]).join().replace(/(,0)+$/, "").split(",");
  return { ...found, ...(one.counts && { counts: mapped(COUNTS, (_, key, at) => entered[at] ?? "") }) };
}

function entry() {
  const { node, update } = { counts, island, tiles }[shown().by]();
  return { node: el("div", {}, ways(["counts", "island", "tiles"]), node), update };
}

/** The interface of the game to the page. */
export const auctionland = {
  name, most, tables, brushes, palette, keys, hint, signs, asks, fresh, isEmpty, player, fromFile, fromLink,
  entry, notation, fieldOf, counted, carried,
};
