// Auctionland: what a player of it has, as entered, in a link and in a position.

import { countKeys, counts } from "./auctionland-counts.js";
import { island, tiles } from "./auctionland-island.js";
import { COUNTS, SIDE } from "./auctionland-pieces.js";
import { numberField } from "./asked.js";
import { number, player as shown } from "./current.js";
import { el } from "./dom.js";
import { ways } from "./ways.js";
import { say } from "./words.js";

export const name = "auctionland";
export const most = 6;
export const tables = true;
export const brushes = () => []; // they stand beside the island

/** The keys that write counts. */
export const keys = (one) => (one.by === "counts" ? countKeys() : []);
export const hint = "pad.hint_island";

/** The ways to enter an island, by their first letters. */
const WAYS = { c: "counts", i: "island", t: "tiles" };

/** The signs of the categories. */
export const signs = { beaches: "B", theme_parks: "T", gardens_houses: "G", peace: "p", love: "l", music: "m" };

/** What is asked when it is needed, and shown as long as it is there. */
export const asks = { money: { isThere: (one) => one.money !== "", field: () => numberField("money", say("pad.money")) } };

export function fresh(called) {
  return { name: called, by: "counts", counts: {}, island: bare(), money: "" };
}

const bare = () => Array(SIDE * SIDE).fill(".");

export const isEmpty = (one) =>
  one.by === "counts" ? !Object.values(one.counts).some((count) => Number(count)) : one.island.every((tile) => tile === ".");

/** A player of a position, as the library reads one. */
export function player(one) {
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key) => [key, number(String(one.counts[key] || "0"))]));
  const rows = [0, 1, 2, 3].map((row) => one.island.slice(row * SIDE, row * SIDE + SIDE).join(" "));
  return {
    ...(one.by === "counts" ? { counts } : { island: rows }),
    ...(one.money !== "" && { money: number(one.money) }),
  };
}

/** A player of a file, as the library writes it. */
export function fromFile({ counts, island, money = "" }) {
  const rows = (island ?? []).map((row) => row.split(/\s+/));
  const tiles = bare().map((_, at) => rows[Math.floor(at / SIDE)]?.[at % SIDE] ?? ".");
  const typed = Object.entries(counts ?? {}).map(([key, count]) => [key, String(count)]);
  return { by: counts ? "counts" : "island", counts: Object.fromEntries(typed), island: tiles, money: String(money) };
}

export function toText(one) {
  const counts = Object.keys(COUNTS).map((key) => encodeURIComponent(one.counts[key] ?? "")).join(".");
  const island = one.island.every((tile) => tile === ".") ? "" : one.island.map(encodeURIComponent).join(",");
  return [one.by[0], counts, island, encodeURIComponent(one.money)].join("!");
}

export function fromText([by, counted, laid, money = ""]) {
  const numbers = counted.split(".").map(decodeURIComponent);
  const island = laid ? laid.split(",").map(decodeURIComponent) : bare();
  const fits = island.length === SIDE * SIDE && island.every((tile) => /^\S{1,60}$/.test(tile));
  if (!(by in WAYS) || numbers.length !== 7 || numbers.some((one) => one.length > 9) || !fits) throw new Error(by);
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key, at) => [key, numbers[at]]));
  return { by: WAYS[by], counts, island, money: decodeURIComponent(money).slice(0, 9) };
}

export function entry() {
  const { node, update } = { counts, island, tiles }[shown().by]();
  return { node: el("div", {}, ways(Object.values(WAYS)), node), update };
}
