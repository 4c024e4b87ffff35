// Pier 18: what a player of it has, as entered, in a link and in a position.

import { player as shown } from "./current.js";
import { dateField } from "./date.js";
import { el, glyph, icon } from "./dom.js";
import { board } from "./pier18-board.js";
import { cardId, cardNamed, cards } from "./pier18-cards.js";
import { facts, verdictField } from "./pier18-facts.js";
import { FEWEST, LONGEST, SIDES, SYMBOLS, whole } from "./pier18-spaces.js";
import { ways } from "./ways.js";
import { say, shape } from "./words.js";

export const name = "pier18";
export const most = 3;
export const tables = false;
/** What lies below to be laid. */
export const brushes = (one) => (one.by === "cards" ? [] : [...Object.keys(SYMBOLS), "."]);
export const hint = "pad.hint_pier";

/** The signs of the categories; those without one have a picture of the page. */
export const signs = { poets: "Q", lovers: "H", fishers: "A", flower_sellers: "S" };
export const icons = { plan: "check", patrons: "patron" };

/** What is asked when it is needed, and shown as long as it is there. */
export const asks = {
  plan_completed: { isThere: (one) => one.by === "cards" && one.plan !== null, field: verdictField },
  plan_date: { isThere: (one) => one.date, field: dateField },
};

export function fresh(called) {
  const side = ".".repeat(FEWEST);
  return { name: called, by: "pier", upper: side, lower: side, cards: [], plan: false, patrons: 0, date: "" };
}

export const isEmpty = (one) =>
  !/[SQHA]/.test(one.upper + one.lower) && !one.cards.length && !one.plan && !one.patrons;

/** How many columns a pier has: up to the last symbol. */
const used = (one) => Math.max(1, ...SIDES.map((side) => one[side].replace(/\.+$/, "").length));

/** A player of a position, as the library reads one. */
export function player(one) {
  const pier = SIDES.map((side) => one[side].slice(0, used(one)));
  return {
    ...(one.by === "cards" && one.cards.length ? { cards: one.cards } : { pier }),
    ...plan(one),
    patrons: one.patrons,
    ...(date(one) && { plan_date: date(one) }),
  };
}

/** The last card is the Plan card: it tells whether it is completed, unless that was said. */
const isByCard = (one) => one.by === "cards" && one.cards.length > 0 && one.plan === null;

const plan = (one) => (isByCard(one) ? { plan_card: cardId(one.cards.at(-1)) } : { plan_completed: Boolean(one.plan) });

const date = (one) => one.date || (one.by === "cards" && !isByCard(one) ? cardNamed(cardId(one.cards.at(-1)))?.date : "");

/** A player of a file: as the library writes it, as the file has it, and as it is scored. */
export function fromFile(entered, raw, scored) {
  const sides = entered.pier.map((side) => side.replaceAll("|", ""));
  const columns = whole(sides[0].length);
  const [upper, lower] = sides.map((side) => side.padEnd(columns, "."));
  const cards = raw.cards ?? [];
  const isOwn = cards.length > 0 && raw.plan_card === cardId(cards.at(-1));
  const isDone = isOwn ? null : scored.categories.plan > 0;
  return { by: cards.length ? "cards" : "pier", upper, lower, cards, plan: isDone, patrons: raw.patrons ?? 0, date: raw.plan_date ?? (isOwn ? "" : entered.plan_date ?? "") };
}

export function toText(one) {
  const columns = used(one);
  const sides = SIDES.map((side) => one[side].slice(0, columns));
  const longer = one.upper.length > FEWEST ? one.upper.length : "";
  const cards = one.cards.length || one.by === "cards" ? [`${one.by === "cards" ? "c" : "p"}${one.cards.map(encodeURIComponent).join(",")}`] : [];
  return [...sides, { true: 1, false: 0, null: "" }[one.plan], one.patrons, one.date, longer, ...cards].join("!");
}

export function fromText([upper, lower, plan, patrons, date = "", longer = "", laid = "p"]) {
  const columns = whole(Math.max(Number(longer || 0), upper.length, lower.length));
  const fits = (side) => /^[SQHA.]{1,400}$/.test(side);
  const cards = laid.slice(1).split(",").filter(Boolean).map(decodeURIComponent);
  if (!(columns <= LONGEST && fits(upper) && fits(lower) && /^[01]?$/.test(plan))) throw new Error(upper);
  if (!/^(\d|1[0-8])$/.test(patrons) || !/^(\d\d-\d\d)?$/.test(date)) throw new Error(patrons);
  if (!/^[pc]/.test(laid) || cards.length > LONGEST) throw new Error(laid);
  const [long, other] = [upper, lower].map((side) => side.padEnd(columns, "."));
  const by = laid[0] === "c" ? "cards" : "pier";
  return { by, upper: long, lower: other, cards, plan: { 1: true, 0: false }[plan] ?? null, patrons: Number(patrons), date };
}

export const keys = () => [];

/** A button of the bar: what it lays. */
export function brush(key) {
  const shown = key === "." ? icon("clear") : glyph(shape(`pier18-${key}`));
  return [shown, el("span", {}, say(key === "." ? "pad.clear" : `pad.brush.${SYMBOLS[key]}`))];
}

/** The pier of the player who is shown, and what else they have. */
export function entry() {
  const { node, update } = shown().by === "cards" ? cards() : board();
  return { node: el("div", {}, ways(["pier", "cards"]), node, facts()), update };
}
