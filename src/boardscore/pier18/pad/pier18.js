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
import { ways } from "./ways.js";
import { say, shape } from "./words.js";

const name = "pier18";
const most = 3;
const tables = {};
/** The brushes in the bottom bar. */
const brushes = (one) => (one.by === "pier" ? [...Object.keys(SYMBOLS), "."] : []);
const hint = "pad.hint_pier_hint";

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

/** The Plan in a file: a condition, or a card. */
const planned = (keys) => filtered(keys, (value, key) => value && (key === "plan" || key === "plan_card"));

/** The entries of a player of a position, in the notation of files. */
const notation = ({ pier, cards, plan_completed: isCompleted, patrons }) =>
  [pier?.join("\n") ?? cards.join(" "), isCompleted && say("pad.plan"), patrons && `${say("category.patrons")} ${patrons}`];

/** The entries of a player in a link. Only the library knows whether cards without a Plan end with the Plan card. */
function fromLink(one) {
  const { pier = ["", ""], cards, plan, plan_card: card, plan_completed: isCompleted } = one;
  const isKnown = !cards || plan || card || isCompleted !== undefined;
  if (!isKnown || one.patrons > 18 || !pier.every((side) => /^[SQHA.|]*$/.test(side) && side.length <= 2 * LONGEST)) throw new Error("other entries");
  return fromFile({ pier }, one);
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
  name, most, tables, brushes, hint, signs, icons, asks, fresh, isEmpty, player, fromFile, fromLink,
  keys, palette, brush, entry, notation, fieldOf, counted, carried,
};
