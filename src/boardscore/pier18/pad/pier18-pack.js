// A card of a pack: its sides are entered like a pier.

import { choose, current } from "./current.js";
import { button } from "./dom.js";
import { columnNumber, symbolBoard } from "./pier18-board.js";
import { face } from "./pier18-cards.js";
import { marked } from "./pier18-marks.js";
import { LONGEST, SIDES, SYMBOLS } from "./pier18-spaces.js";
import { pier18 } from "./pier18.js";

const BRUSHES = [...Object.keys(SYMBOLS), "."];

const isSide = (side) => typeof side === "string" && /^[SQHA.]+$/.test(side) && side.length <= LONGEST;

/** Whether a kept card can be shown. */
const fits = ({ cells }) => !cells || (Array.isArray(cells) && cells.length === SIDES.length && cells.every(isSide) && cells[0].length === cells[1].length);

/** The sides of a card by name, as wide as the cards of the pack at least. */
function sidesOf({ cells }, { columns }) {
  const [upper, lower] = (cells ?? ["", ""]).map((side) => side.padEnd(columns, "."));
  return { upper, lower };
}

/** The board for the chosen card; `card()` and `pack()` are as they are now, `put` changes the card. */
function board(card, pack, put, step) {
  const now = () => sidesOf(card(), pack());
  const write = (side) => {
    const { upper, lower } = { ...now(), ...side };
    put({ cells: [upper, lower] });
  };
  const node = symbolBoard(now, write, { numbered: columnNumber, step });
  node.style.setProperty("--card-columns", now().upper.length);
  return { node, kind: now().upper.length, update: () => marked(node, now()) };
}

/** What a change of the whole pack changes in its cards: empty columns at the end, as many as wanted. */
function adapted(pack) {
  const wide = (side) => side.slice(0, Math.max(pack.columns, side.replace(/\.+$/, "").length)).padEnd(pack.columns, ".");
  const same = (cells) => {
    const most = Math.max(...cells.map((side) => wide(side).length));
    return cells.map((side) => side.slice(0, most).padEnd(most, "."));
  };
  return { ...pack, cards: pack.cards.map((card) => ({ ...card, ...(card.cells && { cells: same(card.cells) }) })) };
}

/** The brushes for the bar. */
function tools(marks) {
  if (!BRUSHES.includes(current.brush)) choose(BRUSHES[0]);
  const brushes = BRUSHES.map((key) => button(`brush pier18-${key}`, () => { choose(key); marks(); }, { "data-brush": key }, ...pier18.brush(key)));
  return { kind: "", brushes, update: () => brushes.forEach((one) => one.setAttribute("aria-pressed", one.dataset.brush === current.brush)) };
}

/** The part of the game in the editor. */
export const pier18Pack = {
  listed: "cards", one: "pad.card", fits, board, adapted, tools,
  picture: ({ cells }) => face(cells ?? []),
};
