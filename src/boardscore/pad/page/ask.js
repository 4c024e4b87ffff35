// Sends requests to the library. The page does not score: without an answer, nothing is known.

import { answer } from "./answer.js";
import { language } from "./words.js";

/** The answer to a request about a subject; fails without one. */
export async function ask(what, about) {
  return JSON.parse(await answer(JSON.stringify({ format: 1, ask: what, lang: language(), ...about })));
}
