// Entering a pier by the ids of its cards, in order.

import { change, current, player as one, state } from "./current.js";
import { button, differs, el, glyph, renew, svg, write } from "./dom.js";
import { hint } from "./hints.js";
import { packChoice, takenPack } from "./pack-choice.js";
import { shownBoard } from "./pier18-board.js";
import { SIDES, SYMBOLS } from "./pier18-spaces.js";
import { joined, typedIn } from "./plain.js";
import { say, shape } from "./words.js";

/** The notation of a card, such as `4+1`, or `4+1t` and `4t` if it is turned. */
export function cardId(written = "") {
  const id = written.split("+")[0];
  return id.endsWith("t") && !cardNamed(id) ? id.slice(0, -1) : id;
}

/** A card of the chosen pack. */
export const cardNamed = (id) => takenPack()?.cards.find((card) => card.id === id);

/** The number of columns that a card in the notation covers. */
const covered = (written) => parseInt(written.split("+")[1] ?? 0, 10);

const isTurned = (written) => written.endsWith("t") && written !== cardId(written);

/** The cards of the current player, and the pier that they make. */
export function cards() {
  const board = shownBoard();
  const field = el("input", {
    type: "text", id: "cards", "data-cards": true, autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "done",
    onchange: () => lay(typedIn(field.value)),
  });
  const [stock, laid] = [el("div", { class: "stock", role: "group", "aria-label": say("pad.stock") }), el("ol", { class: "laid" })];
  const node = el(
    "div",
    {},
    packChoice(update),
    el("div", { class: "card" }, stock, el("label", { for: "cards" }, say("pad.cards")), field, hint("pad.cards_hint"), laid),
    board.node,
  );
  const [isOtherStock, isOtherPier] = [differs(), differs()];
  return { node, update };

  function update(answer, line) {
    const known = (takenPack()?.cards ?? []).map(({ id }) => id);
    if (isOtherStock(...known)) stock.replaceChildren(...known.map(stockButton));
    if (isOtherPier(state(), known.length)) show();
    write(field, one().cards.join(" "));
    if (answer) board.update(answer, line);
  }

  function show() {
    for (const button of stock.children) mark(button);
    renew(laid, ...one().cards.map((written, at) => el("li", {}, laidButton(written, at))));
  }
}

const lay = (written) => change({ ...one(), cards: written, plan: one().cards.length ? one().plan : null });

/** A card of the pack: a tap lays it, another tap removes it. */
function stockButton(id) {
  const tap = () => lay(isLaid(one(), id) ? one().cards.filter((written) => cardId(written) !== id) : [...one().cards, id]);
  return button("choice stock-card", tap, { "data-card": id, "aria-label": joined([say("pad.card", { id }), ...sidesOf(id).map(inWords)], "; ") }, el("b", {}, id), ...face(sidesOf(id)));
}

/** What is on the sides of a card of the pack. */
const sidesOf = (id) => (cardNamed(id)?.cells ?? []).map((side) => side.replaceAll("|", ""));

/** The symbols of a side, with their columns. */
function inWords(side, at) {
  const symbols = [...side].map((symbol, column) => symbol !== "." && `${say(`symbol.${SYMBOLS[symbol]}`)} ${column + 1}`);
  return `${say(`side.${SIDES[at]}`)}: ${joined(symbols, ", ") || say("pad.empty")}`;
}

const CELL = 26;

/** A small picture of a card by its sides. */
export function face(sides) {
  if (!sides.length) return [];
  const wide = CELL * sides[0].length;
  const drawn = sides.flatMap((side, row) => [...side].map((symbol, column) => symbol !== "." && symbolAt(symbol, row, column)));
  return [svg("svg", { class: "face", viewBox: `0 0 ${wide} ${2 * CELL}`, "aria-hidden": true }, svg("path", { class: "joint", d: `M0 ${CELL}H${wide}` }), ...drawn)];
}

function symbolAt(symbol, row, column) {
  const drawn = glyph(shape(`pier18-${symbol}`), "shape");
  for (const [key, value] of Object.entries({ x: column * CELL, y: row * CELL, width: CELL, height: CELL })) drawn.setAttribute(key, value);
  return svg("g", { class: `pier18-${symbol}` }, drawn);
}

const isLaid = (player, id) => player.cards.some((written) => cardId(written) === id);

/** Marks a card that is in use, here or by another player. */
function mark(button) {
  const { card } = button.dataset;
  button.setAttribute("aria-pressed", isLaid(one(), card));
  button.classList.toggle("elsewhere", state().players.some((other) => other !== one() && other.by === "cards" && isLaid(other, card)));
}

/** A card on the pier: a tap covers one more column of the card before it. */
function laidButton(written, at) {
  const called = say("pad.laid_card", { id: written, columns: covered(written) });
  const tap = () => lay(one().cards.map((other, place) => (place === at ? coveringMore(other) : other)));
  return button("choice laid-card", tap, { "data-laid": at, "aria-label": called, disabled: at === 0 }, written);
}

function coveringMore(written) {
  const id = cardId(written);
  const wide = cardNamed(id)?.cells[0].replaceAll("|", "").length ?? 1;
  const columns = (covered(written) + 1) % wide;
  return `${id}${columns ? `+${columns}` : ""}${isTurned(written) ? "t" : ""}`;
}
