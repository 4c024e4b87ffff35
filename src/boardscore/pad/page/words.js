// The words and shapes of a language. All of them come from the library's catalogues.

import { LANGUAGES, SHAPES, WORDS } from "./material.js";

let at = 0;

export function speak(lang) {
  at = LANGUAGES.indexOf(lang);
  document.documentElement.lang = lang;
}

export const language = () => LANGUAGES[at];

export const shape = (name) => SHAPES[name];

/** A text with its places filled: `say("pad.column", {column: 3})`; a long word may part at its ~. */
export function say(key, values = {}) {
  const text = WORDS[key]?.[at] ?? key;
  return text.replaceAll("~", "\u00ad").replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
