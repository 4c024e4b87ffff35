// Pier 18: a player's entries on the page, in a link and in a position.

import { player as shown } from "./current.js";
import { dateField } from "./date.js";
import { el, glyph, icon } from "./dom.js";
import { board } from "./pier18-board.js";
import { cardId, cardNamed, cards } from "./pier18-cards.js";
import { facts, isPlanned, planInWords, verdictField } from "./pier18-facts.js";
import { pierText } from "./pier18-text.js";
import { FEWEST, LONGEST, SIDES, SYMBOLS, barred, barsIn, whole } from "./pier18-spaces.js";
import { filtered } from "./plain.js";
import { written } from "./state.js";
import { ways } from "./ways.js";
import { say, shape } from "./words.js";

const name = "pier18";
const most = 3;
const tables = {};
/** The brushes in the bottom bar. */
const brushes = (one) => (one.by === "pier" ? [...Object.keys(SYMBOLS), "."] : []);
const hint = "pad.hint_pier";

/** The signs of the categories; some are pictures of the page. */
const signs = { poets: "Q", lovers: "H", fishers: "A", flower_sellers: "S" };
const icons = { plan: "check", patrons: "patron" };

/** Questions that appear only when needed, and stay as long as they have an answer. */
const asks = {
  plan_completed: { isThere: (one) => one.by === "cards" && one.plan !== null, field: verdictField, about: planInWords },
  plan_date: { isThere: (one) => one.date, field: dateField },
};

function fresh(called) {
  const side = ".".repeat(FEWEST);
  return { name: called, by: "pier", upper: side, lower: side, cards: [], plan: false, patrons: 0, date: "", planned: {}, bars: [], ends: 0, isSet: false };
}

/** Nothing is entered until something is set, even to 0 or no, or to an empty pier of a link (`isSet`). */
const isEmpty = (one) => isBlank(one) && !one.isSet;

const isBlank = (one) =>
  !/[SQHA]/.test(one.upper + one.lower) && !one.cards.length && !one.plan && !one.patrons && !one.date && !isPlanned(one);

/** The number of columns of a pier: up to the last symbol, or to the end in a file. */
const used = (one) => Math.max(1, one.ends, ...SIDES.map((side) => one[side].replace(/\.+$/, "").length));

/** The way whose entries count: cards only once there is one. */
const counted = ({ by, cards }) => (by === "cards" && cards.length ? "cards" : "pier");

/** The pier that the cards make, for those who go on by symbols, and what the cards say of the Plan, for those who return. */
function carried(one, by, entered) {
  const { cards, plan, planned, date } = one;
  if (by === "cards") return one.laid;
  return counted(one) === "cards" && { ...fromFile(entered, entered), cards, laid: { plan, planned, date } };
}

/** A player in a position, in the shape for the library. */
function player(one) {
  const pier = SIDES.map((side) => barred(one[side].slice(0, used(one)), one.bars));
  return {
    ...(counted(one) === "cards" ? { cards: one.cards } : { pier }),
    ...told(one),
    patrons: one.patrons,
    ...(date(one) && { plan_date: date(one) }),
  };
}

/** The last card is the Plan card, which decides whether it is completed, unless people did. */
const isByCard = (one) => counted(one) === "cards" && one.plan === null;

/** The entry of the Plan in a position: empty if a file has none. */
function told(one) {
  if (isPlanned(one)) return one.planned;
  if (isByCard(one)) return { plan_card: cardId(one.cards.at(-1)) };
  return one.plan === null ? {} : { plan_completed: one.plan };
}

const date = (one) => one.date || (one.by === "cards" && !isByCard(one) && !one.planned.plan_card ? cardNamed(cardId(one.cards.at(-1)))?.date : "");

/** A player in a file: as the library writes it, and as the file has it. */
function fromFile(entered, raw) {
  const sides = entered.pier.map((side) => side.replaceAll("|", ""));
  const [columns, ends] = [whole(sides[0].length), sides.every((side) => side.endsWith(".")) ? sides[0].length : 0];
  const [upper, lower] = sides.map((side) => side.padEnd(columns, "."));
  const cards = raw.cards ?? [];
  const isOwn = cards.length > 0 && (raw.plan_card === cardId(cards.at(-1)) || isByLastCard(entered, raw));
  return {
    by: cards.length ? "cards" : "pier", upper, lower, cards, plan: raw.plan_completed ?? (cards.length && !isOwn ? false : null), planned: isOwn ? {} : planned(raw),
    patrons: raw.patrons ?? 0, date: raw.plan_date ?? "", bars: barsIn(entered.pier[0]), ends, isSet: true,
  };
}

/** Whether a file leaves the Plan to the last card of a finished pier. */
const isByLastCard = (entered, raw) =>
  !["plan_completed", "plan_card", "plan"].some((key) => key in raw) && ("plan" in entered || entered.plan_date !== raw.plan_date);

/** The forms of a Plan in a file, by their letters in a link: a condition, or a card. */
const PLANNED = { c: "plan", k: "plan_card" };

const planned = (keys) => filtered(keys, (value, key) => value && Object.values(PLANNED).includes(key));

/** A Plan in a link. */
const plannedText = (one) => Object.entries(PLANNED).map(([letter, key]) => one.planned[key] && letter + written(one.planned[key])).find(Boolean);

/** The sign for a bar in a link, where `|` may be changed. */
const BAR = "-";

/** The entries of a player of a position, in the notation of files. */
const notation = ({ pier, cards, plan_completed: isCompleted, patrons }) =>
  [pier?.join("\n") ?? cards.join(" "), isCompleted && say("pad.plan"), patrons && `${say("category.patrons")} ${patrons}`];

function toText(one) {
  const columns = used(one);
  const sides = SIDES.map((side, at) => barred(one[side].slice(0, columns), at ? [] : one.bars, BAR));
  const isZero = one.isSet && isBlank(one); // an entry of only 0 or no is written as a 0 before the columns
  const longer = (isZero ? `0${one.upper.length}` : one.upper.length > FEWEST ? one.upper.length : "") + (one.ends ? `-${one.ends}` : "");
  const cards = one.cards.length || one.by === "cards" || isPlanned(one) ? [`${one.by === "cards" ? "c" : "p"}${one.cards.map(written).join(",")}`] : [];
  const plan = isPlanned(one) ? [plannedText(one)] : [];
  return [...sides, { true: 1, false: 0, null: "" }[one.plan], one.patrons, one.date, longer, ...cards, ...plan].join("!");
}

function fromText([first, lower, plan, patrons, date = "", longer = "", laid = "p", rule = ""]) {
  const [upper, bars] = [first.replaceAll(BAR, ""), barsIn(first.replaceAll(BAR, "|"))];
  const [wide, ends] = /^\d{0,4}(-\d{1,3})?$/.test(longer) ? [...longer.split("-"), 0].map(Number) : [];
  const columns = whole(Math.max(wide, ends, upper.length, lower.length));
  const fits = (side) => /^[SQHA.]{1,400}$/.test(side);
  const cards = laid.slice(1).split(",").filter(Boolean).map(decodeURIComponent);
  if (!(columns <= LONGEST && fits(upper) && fits(lower) && /^[01]?$/.test(plan))) throw new Error(upper);
  if (!/^(\d|1[0-8])$/.test(patrons) || !/^(\d\d-\d\d)?$/.test(date)) throw new Error(patrons);
  if (!/^[pc]/.test(laid) || cards.length > LONGEST) throw new Error(laid);
  if (!/^([ck][^]{1,1500})?$/.test(rule)) throw new Error(rule);
  const [long, other] = [upper, lower].map((side) => side.padEnd(columns, "."));
  const by = laid[0] === "c" ? "cards" : "pier";
  return { by, upper: long, lower: other, cards, plan: { 1: true, 0: false }[plan] ?? null, patrons: Number(patrons), date, planned: rule ? { [PLANNED[rule[0]]]: decodeURIComponent(rule.slice(1)) } : {}, bars, ends, isSet: longer[0] === "0" || upper.length > 1 };
}

const keys = () => [];
const palette = () => null;
const fieldOf = () => null;

/** A button of the bar for a brush. */
function brush(key) {
  const shown = key === "." ? icon("clear") : glyph(shape(`pier18-${key}`));
  return [shown, el("span", {}, say(key === "." ? "pad.clear" : `pad.brush.${SYMBOLS[key]}`))];
}

/** The pier of the current player, and the other entries. */
function entry() {
  const laid = { cards, text: pierText, pier: board }[shown().by]();
  const rest = facts();
  const update = (...said) => { laid.update(...said); rest.update(); };
  return { node: el("div", {}, ways(["pier", "cards", "text"]), laid.node, rest.node), update };
}

/** The interface of the game to the page. */
export const pier18 = {
  name, most, tables, brushes, hint, signs, icons, asks, fresh, isEmpty, player, fromFile, toText, fromText,
  keys, palette, brush, entry, notation, fieldOf, counted, carried,
};
