// The words and shapes of a language. All of them come from the library's catalogues.

import { LANGUAGES, SHAPES, WORDS } from "./material.js";

let at = 0;

export function speak(lang) {
  at = LANGUAGES.indexOf(lang);
  document.documentElement.lang = lang;
}

export const language = () => LANGUAGES[at];

/** What unnamed players are called in each language, and were called in German by version 0.1. */
const UNNAMED = [...WORDS["pad.player"], "Person {number}"];

/** What a player is called in this language if no one gave them a name; any other name as it is. */
export function localName(name) {
  const number = /\d+$/.exec(name)?.[0];
  return UNNAMED.some((text) => text.replace("{number}", number) === name) ? say("pad.player", { number }) : name;
}

export const shape = (name) => SHAPES[name];

/** A text with its places filled: `say("pad.column", {column: 3})`; a long word may part at its ~. */
export function say(key, values = {}) {
  const text = WORDS[key]?.[at] ?? key;
  return text.replaceAll("~", "\u00ad").replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
