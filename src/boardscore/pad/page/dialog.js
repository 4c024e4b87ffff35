// A dialog above the page, removed when it is closed.

import { button, el } from "./dom.js";
import { say } from "./words.js";

/** Opens a dialog with these parts and a close button; returns it. */
export function openSheet(title, ...parts) {
  const sheet = el(
    "dialog",
    { "aria-label": title, onclose: () => sheet.remove() },
    el("h2", {}, title),
    ...parts,
    button("plain", () => sheet.close(), { "data-close": true }, say("pad.close")),
  );
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/** Offers choices: `[text, action]` for each. */
export function offer(title, choices) {
  const sheet = openSheet(title, ...choices.map(([text, act]) =>
    button("action", () => { sheet.close(); act(); }, {}, text)));
}
