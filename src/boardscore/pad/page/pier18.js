// Pier 18: what a player of it has, as entered, in a link and in a position.

import { dateField } from "./date.js";
import { el, glyph, icon } from "./dom.js";
import { board } from "./pier18-board.js";
import { facts } from "./pier18-facts.js";
import { FEWEST, LONGEST, SIDES, SYMBOLS, whole } from "./pier18-spaces.js";
import { say, shape } from "./words.js";

export const name = "pier18";
export const most = 3;
export const tables = false;
export const brushes = ["S", "Q", "H", "A", "."];
export const hint = "pad.hint_pier";

/** The signs of the categories; those without one have a picture of the page. */
export const signs = { poets: "Q", lovers: "H", fishers: "A", flower_sellers: "S" };
export const icons = { plan: "check", patrons: "patron" };

/** What is asked when it is needed: the field, and what a player has of it. */
export const asks = { plan_date: { of: "date", field: dateField } };

export function fresh(called) {
  const side = ".".repeat(FEWEST);
  return { name: called, upper: side, lower: side, plan: false, patrons: 0, date: "" };
}

export const isEmpty = (player) => !/[SQHA]/.test(player.upper + player.lower) && !player.plan && !player.patrons;

/** How many columns a pier has: up to the last symbol. */
const used = (player) =>
  Math.max(1, ...SIDES.map((side) => player[side].replace(/\.+$/, "").length));

/** A player of a position, as the library reads one. */
export function player(one) {
  const columns = used(one);
  return {
    pier: SIDES.map((side) => one[side].slice(0, columns)),
    plan_completed: one.plan,
    patrons: one.patrons,
    ...(one.date && { plan_date: one.date }),
  };
}

export function toText(one) {
  const columns = used(one);
  const sides = SIDES.map((side) => one[side].slice(0, columns));
  const longer = one.upper.length > FEWEST ? one.upper.length : "";
  return [...sides, one.plan ? 1 : 0, one.patrons, one.date, longer].join("!");
}

export function fromText([upper, lower, plan, patrons, date = "", longer = ""]) {
  const columns = whole(Math.max(Number(longer || 0), upper.length, lower.length));
  const fits = (side) => /^[SQHA.]{1,400}$/.test(side);
  if (!(columns <= LONGEST && fits(upper) && fits(lower) && /^[01]$/.test(plan))) throw new Error(upper);
  if (!/^(\d|1[0-8])$/.test(patrons) || !/^(\d\d-\d\d)?$/.test(date)) throw new Error(patrons);
  const [long, other] = [upper, lower].map((side) => side.padEnd(columns, "."));
  return { upper: long, lower: other, plan: plan === "1", patrons: Number(patrons), date };
}

/** A button of the bar: what it lays. */
export function brush(key) {
  const shown = key === "." ? icon("clear") : glyph(shape(`pier18-${key}`));
  return [shown, el("span", {}, say(key === "." ? "pad.clear" : `pad.brush.${SYMBOLS[key]}`))];
}

/** The board of the player who is shown, and what else they have. */
export function entry() {
  const { node, update } = board();
  return { node: el("div", {}, node, facts()), update };
}
