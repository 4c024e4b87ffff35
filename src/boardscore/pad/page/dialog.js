// A sheet above the page; it goes when it is closed.

import { el } from "./dom.js";
import { say } from "./words.js";

/** Opens a sheet with these parts, and a button that closes it; returns it. */
export function openSheet(title, ...parts) {
  const sheet = el(
    "dialog",
    { "aria-label": title, onclose: () => sheet.remove() },
    el("h2", {}, title),
    ...parts,
    el("button", { type: "button", class: "plain", "data-close": true, onclick: () => sheet.close() }, say("pad.close")),
  );
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/** Lets somebody choose: `[text, what is done]` for each choice. */
export function offer(title, choices) {
  const sheet = openSheet(title, ...choices.map(([text, act]) =>
    el("button", { type: "button", class: "action", onclick: () => { sheet.close(); act(); } }, text)));
}
