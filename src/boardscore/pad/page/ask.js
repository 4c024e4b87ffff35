// Sends requests to the library. The page does not score: without an answer, nothing is known.

import { answer } from "./answer.js";
import { language } from "./words.js";

/** The character between a request and the book that it is about. */
const MARK = "\x1e";

/** The answer to a request about a subject; fails without one. */
export async function ask(what, about, ...book) {
  const request = JSON.stringify({ format: 1, ask: what, lang: language(), ...about });
  return JSON.parse(await answer([request, ...book].join(MARK)));
}
