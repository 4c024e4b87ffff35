// Asks the library. Nothing is scored here: what is not answered is not known.

import { answer } from "./answer.js";

/** The answer to a question, with what it is about; fails if nobody answers. */
export async function ask(what, about, lang) {
  return JSON.parse(await answer(JSON.stringify({ format: 1, ask: what, lang, ...about })));
}
