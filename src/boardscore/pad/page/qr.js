// The QR code of a link, for the camera of another phone, and what the link can do.

import { ask } from "./ask.js";
import { el } from "./dom.js";
import { pictured } from "./pictures.js";
import { say } from "./words.js";

/** A place for both; a link that is too long for a code has none, nor has one that only this machine can open. */
export function qr(link, here) {
  const [hint, place] = [el("p", { class: "soft" }), el("div", { class: "qr", hidden: here })];
  show(link, here, hint, place).catch(() => {}); // without the server, the link below remains
  return [hint, place];
}

async function show(link, here, hint, place) {
  const said = await ask("qr", { text: link, here });
  if (!said.qr) return;
  hint.textContent = said.hint;
  place.replaceChildren(pictured(said.qr, say("pad.qr"), { "data-qr": true }));
}
