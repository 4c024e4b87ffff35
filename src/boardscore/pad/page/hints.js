// Hints on how to enter things. They are empty until the first score.

import { el, renew } from "./dom.js";
import { heard, say } from "./words.js";

/** A hint below the parts that it is about. */
export const hint = (key, more) => el("p", { class: "soft", "data-hint": key, ...more }, say(key));

/** Takes the hints of the library and shows them. */
export function hearHints(hints) {
  Object.assign(heard, hints);
  for (const node of document.querySelectorAll("[data-hint]")) renew(node, say(node.dataset.hint));
}
