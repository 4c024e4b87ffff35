// What is wrong with what was entered: said at its field, or in a card if its field is not shown.

import { tableName } from "./asked.js";
import { current, nameOf, state, useDefaultRulings } from "./current.js";
import { button, el, renew } from "./dom.js";
import { joined } from "./plain.js";
import { say } from "./words.js";

/** Where a pack is missing, the page asks for it once, and above. */
export const toldMistakes = () => current.mistakes.filter(({ code }) => code !== "no_pack");

/** A mistake with whose it is, or in which table; one in a name says that itself. */
export const worded = ({ place: [part, at, key], text }) =>
  part === "tables" && at ? `${tableName(at)}: ${text}` : part === "players" && key && key !== "name" && state().players[at] ? `${nameOf(at)}: ${text}` : text;

/** The mistakes whose fields are not shown, as cards; the others at their fields, which are there before it is updated. */
export function mistakes() {
  const node = el("section", {});
  return { node, update };

  function update() {
    renew(node, ...toldMistakes().filter((one) => !fieldOf(one)).map(card));
    markFields();
  }
}

const card = (one) => el("p", { class: "card mistake", role: "alert" }, worded(one), one.place[0] === "rulings" && defaults());

/** Rulings are offered where they matter; unknown ones of a link can be put aside. */
const defaults = () => button("link", useDefaultRulings, { "data-usual": true }, say("pad.use_defaults"));

/** The field that a mistake is about, if it is shown. */
function fieldOf(one) {
  const [part, at, key] = one.place;
  const field = (selector) => document.querySelector(`main input${selector}`);
  if (part === "tables") return field(`[data-table="${at}"]`);
  if (part !== "players" || at !== current.seat || !key) return null;
  return field(`[${current.game.fieldOf(one) ?? `data-${key}`}]`);
}

/** Marks the fields of mistakes, each with what is wrong below it. */
function markFields() {
  const texts = new Map();
  for (const one of toldMistakes()) {
    const field = fieldOf(one);
    if (field) texts.set(field, joined([texts.get(field), one.place[0] === "tables" ? worded(one) : one.text]));
  }
  for (const field of document.querySelectorAll("main [aria-invalid]")) if (noteOf(field)?.textContent !== texts.get(field)) clear(field);
  for (const [field, text] of texts) if (!field.hasAttribute("aria-invalid")) mark(field, text);
}

const noteOf = (field) => document.getElementById(field.getAttribute("aria-describedby"));

function mark(field, text) {
  const id = `wrong-${[...document.querySelectorAll("main input")].indexOf(field)}`;
  field.setAttribute("aria-invalid", true);
  field.setAttribute("aria-describedby", id);
  (field.closest(".row, .who") ?? field).after(el("p", { class: "mistake at-field", role: "alert", id }, text));
}

function clear(field) {
  noteOf(field)?.remove();
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
}
