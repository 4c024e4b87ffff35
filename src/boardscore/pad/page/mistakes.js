// Mistakes in the entries: shown at their field, or in a card if the field is not visible.

import { current, useDefaultRulings } from "./current.js";
import { button, el, renew } from "./dom.js";
import { joined } from "./plain.js";
import { say } from "./words.js";

/** If a pack is missing, the page asks for it once, at the top. */
export const toldMistakes = () => current.mistakes.filter(({ code }) => code !== "no_pack");

/** The mistakes without a visible field, as cards; the others are at their fields, which exist before the update. */
export function mistakes() {
  const node = el("section", {});
  return { node, update };

  function update() {
    renew(node, ...toldMistakes().filter((one) => !fieldOf(one)).map(card));
    markFields();
  }
}

const card = (one) => el("p", { class: "card mistake", role: "alert" }, one.told, one.place[0] === "rulings" && defaults());

/** Offers rulings where they matter; unknown rulings of a link can be removed. */
const defaults = () => button("link", useDefaultRulings, { "data-usual": true }, say("pad.use_defaults_hint"));

/** The visible field of a mistake, if any. */
function fieldOf(one) {
  const [part, at, key] = one.place;
  const field = (selector) => document.querySelector(`:is(main, footer) input${selector}`);
  if (part === "tables") return field(`[data-table="${at}"]`);
  if (part !== "players" || at !== current.seat || !key) return null;
  return field(`[${current.game.fieldOf(one) ?? `data-${key}`}]`);
}

/** Marks the fields with mistakes, each with its message below. */
function markFields() {
  const texts = new Map();
  for (const one of toldMistakes()) {
    const field = fieldOf(one);
    if (field) texts.set(field, joined([texts.get(field), one.place[0] === "tables" ? one.told : one.text]));
  }
  for (const field of document.querySelectorAll(":is(main, footer) input[aria-invalid]")) if (noteOf(field)?.textContent !== texts.get(field)) clear(field);
  for (const [field, text] of texts) if (!field.hasAttribute("aria-invalid")) mark(field, text);
}

const noteOf = (field) => document.getElementById(field.getAttribute("aria-describedby"));

function mark(field, text) {
  const id = `wrong-${[...document.querySelectorAll(":is(main, footer) input")].indexOf(field)}`;
  field.setAttribute("aria-invalid", true);
  field.setAttribute("aria-describedby", id);
  (field.closest(".row, .who") ?? field).after(el("p", { class: "mistake at-field", role: "alert", id }, text));
}

function clear(field) {
  noteOf(field)?.remove();
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
}
