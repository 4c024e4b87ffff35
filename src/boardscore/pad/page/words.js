// The words and shapes of a language, all from the library's catalogues.

import { LANGUAGES, SHAPES, WORDS } from "./material.js";

let at = 0;

export function speak(lang) {
  at = LANGUAGES.indexOf(lang);
  document.documentElement.lang = lang;
}

export const language = () => LANGUAGES[at];

/** The default names of players in each language, and those of version 0.1 in German. */
const UNNAMED = [...WORDS.map((one) => one["pad.player"]), "Person {number}"];

/** The name of a player: a default name in this language, any other name unchanged. */
export function localName(name) {
  const number = /\d+$/.exec(name)?.[0];
  return UNNAMED.some((text) => text.replace("{number}", number) === name) ? say("pad.player", { number }) : name;
}

export const shape = (name) => SHAPES[name];

/** The words that end with `_hint`: the library sends them with the first score, as the page has to load fast. */
export const heard = {};

/** Takes the words of a screen that was loaded later, in every language. */
export const learn = (words) => words.forEach((one, lang) => Object.assign(WORDS[lang], one));

/** A text with its placeholders filled: `say("pad.column", {column: 3})`; a long word may break at its ~. */
export function say(key, values = {}) {
  const text = WORDS[at][key] ?? heard[key] ?? "";
  return text.replaceAll("~", "\u00ad").replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
