// A word on what went wrong. It stays until it is withdrawn or another one comes.

import { el } from "./dom.js";

let said = "";
const node = el("p", { class: "notice", role: "alert", hidden: true });

export function notice(text) {
  said = text;
  node.hidden = !text;
  if (node.textContent !== text) node.textContent = text;
}

/** Takes a word back, if nothing else was said since. */
export function withdraw(text) {
  if (said === text) notice("");
}

export const noticed = () => node;
