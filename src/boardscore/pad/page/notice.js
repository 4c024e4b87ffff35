// A notice about a failure. It stays until it is removed or replaced.

import { el } from "./dom.js";

let said = "";
const node = el("p", { class: "notice", role: "alert", hidden: true });

export function notice(text) {
  said = text;
  node.hidden = !text;
  if (node.textContent !== text) node.textContent = text;
}

/** Removes a notice, unless another one replaced it. */
export function withdraw(text) {
  if (said === text) notice("");
}

export const noticed = () => node;
