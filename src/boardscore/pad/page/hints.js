// Hints on how to enter things. The library sends them with the first score, as the page has to load fast.

import { el, renew } from "./dom.js";

let heard = {};

/** A hint below the parts that it is about. */
export const hint = (name, more) => el("p", { class: "soft", "data-hint": name, ...more }, heard[name]);

/** Takes the hints of the library and shows them. */
export function hearHints(hints = heard) {
  heard = hints;
  for (const node of document.querySelectorAll("[data-hint]")) renew(node, heard[node.dataset.hint]);
}
