// Entering a pier by the numbers of its cards, in the order in which they lie.

import { change, current, player as one, state } from "./current.js";
import { el } from "./dom.js";
import { packChoice, takenPack } from "./pack-choice.js";
import { shownBoard } from "./pier18-board.js";
import { say } from "./words.js";

/** The id of a card as it is written, such as `4+1`. */
export const cardId = (written = "") => written.split("+")[0];

/** A card of the pack that was taken. */
export const cardNamed = (id) => takenPack()?.cards.find((card) => card.id === id);

/** How many columns a card as it is written covers. */
const covered = (written) => Number(written.split("+")[1] ?? 0);

/** The cards of the player who is shown, and the pier that they make. */
export function cards() {
  const board = shownBoard();
  const field = el("input", {
    type: "text", id: "cards", "data-cards": true, autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "done",
    onchange: () => lay(field.value.split(/[\s,;]+/).filter(Boolean)),
  });
  const [stock, laid] = [el("div", { class: "stock", role: "group", "aria-label": say("pad.stock") }), el("ol", { class: "laid" })];
  const node = el(
    "div",
    {},
    packChoice(update),
    el("div", { class: "card" }, stock, el("label", { for: "cards" }, say("pad.cards")), field, el("p", { class: "soft" }, say("pad.cards_hint")), laid),
    board.node,
  );
  return { node, update };

  function update(answer, line) {
    stock.replaceChildren(...(takenPack()?.cards ?? []).map(({ id }) => stockButton(id)));
    laid.replaceChildren(...one().cards.map((written, at) => el("li", {}, laidButton(written, at))));
    if (document.activeElement !== field) field.value = one().cards.join(" ");
    if (answer) board.update(answer, line);
  }
}

const lay = (written) => change({ ...one(), cards: written, plan: one().cards.length ? one().plan : null });

/** A card of the pack: a tap lays it, another takes it away again. */
function stockButton(id) {
  const isLaid = one().cards.some((written) => cardId(written) === id);
  const isElsewhere = state().players.some((other) => other !== one() && other.by === "cards" && other.cards.some((written) => cardId(written) === id));
  const tap = () => {
    lay(isLaid ? one().cards.filter((written) => cardId(written) !== id) : [...one().cards, id]);
    document.querySelector(`[data-card="${id}"]`)?.focus({ preventScroll: true });
  };
  return el("button", { type: "button", class: `choice stock-card${isElsewhere ? " elsewhere" : ""}`, "data-card": id, "aria-pressed": String(isLaid), onclick: tap }, id);
}

/** A card that lies there: a tap covers one column more of the card before it. */
function laidButton(written, at) {
  const id = cardId(written);
  const wide = cardNamed(id)?.cells[0].replaceAll("|", "").length ?? 1;
  const next = (covered(written) + 1) % wide;
  const tap = () => {
    lay(one().cards.map((other, place) => (place === at ? (next ? `${id}+${next}` : id) : other)));
    document.querySelector(`[data-laid="${at}"]`)?.focus({ preventScroll: true });
  };
  const called = say("pad.laid_card", { id: written, columns: covered(written) });
  return el("button", { type: "button", class: "choice laid-card", "data-laid": at, "aria-label": called, disabled: at === 0, onclick: tap }, written);
}
