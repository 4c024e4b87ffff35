// Auctionland: what a player of it has, as entered, in a link and in a position.

import { counts } from "./auctionland-counts.js";
import { island } from "./auctionland-island.js";
import { COUNTS, SIDE } from "./auctionland-pieces.js";
import { change, current, player as shown } from "./current.js";
import { el } from "./dom.js";
import { ways } from "./ways.js";
import { say } from "./words.js";

export const name = "auctionland";
export const most = 6;
export const tables = true;
export const brushes = [];
export const hint = "pad.hint_island";

/** The signs of the categories. */
export const signs = { beaches: "B", theme_parks: "T", gardens_houses: "G", peace: "p", love: "l", music: "m" };

/** What is asked when it is needed: the field, and what a player has of it. */
export const asks = { money: { of: "money", field: moneyField } };

export function fresh(called) {
  return { name: called, by: "counts", counts: {}, island: bare(), money: "" };
}

const bare = () => Array(SIDE * SIDE).fill(".");

export const isEmpty = (one) =>
  one.by === "counts" ? !Object.values(one.counts).some((count) => Number(count)) : one.island.every((tile) => tile === ".");

/** A number as it was typed: a whole one becomes a number, anything else the library refuses. */
const number = (typed) => (/^\d{1,9}$/.test(typed) ? Number(typed) : typed);

/** A player of a position, as the library reads one. */
export function player(one) {
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key) => [key, number(String(one.counts[key] || "0"))]));
  const rows = [0, 1, 2, 3].map((row) => one.island.slice(row * SIDE, row * SIDE + SIDE).join(" "));
  return {
    ...(one.by === "counts" ? { counts } : { island: rows }),
    ...(one.money !== "" && { money: number(one.money) }),
  };
}

export function toText(one) {
  const counts = Object.keys(COUNTS).map((key) => encodeURIComponent(one.counts[key] ?? "")).join(".");
  const island = one.island.every((tile) => tile === ".") ? "" : one.island.map(encodeURIComponent).join(",");
  return [one.by === "counts" ? "c" : "i", counts, island, encodeURIComponent(one.money)].join("!");
}

export function fromText([by, counted, laid, money = ""]) {
  const numbers = counted.split(".").map(decodeURIComponent);
  const island = laid ? laid.split(",").map(decodeURIComponent) : bare();
  const fits = island.length === SIDE * SIDE && island.every((tile) => /^\S{1,60}$/.test(tile));
  if (!/^[ci]$/.test(by) || numbers.length !== 7 || numbers.some((one) => one.length > 9) || !fits) throw new Error(by);
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key, at) => [key, numbers[at]]));
  return { by: by === "c" ? "counts" : "island", counts, island, money: decodeURIComponent(money).slice(0, 9) };
}

function moneyField() {
  const field = el("input", {
    type: "number", inputmode: "numeric", min: 0, id: "money", "data-money": current.seat, value: shown().money,
    oninput: () => change({ ...shown(), money: field.value.slice(0, 9) }),
  });
  return el("div", { class: "asked row", "data-asked": "money" }, el("label", { for: "money" }, say("pad.money")), field);
}

export function entry() {
  const { node, update } = shown().by === "counts" ? counts() : island();
  return { node: el("div", {}, ways(["counts", "island"]), node), update };
}
