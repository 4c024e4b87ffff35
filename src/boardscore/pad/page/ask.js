// Asks the library. Nothing is scored here: what is not answered is not known.

import { answer } from "./answer.js";
import { language } from "./words.js";

/** The answer to a question, with what it is about; fails if nobody answers. */
export async function ask(what, about) {
  return JSON.parse(await answer(JSON.stringify({ format: 1, ask: what, lang: language(), ...about })));
}
