// The QR code of a link, for the camera of another phone.

import { ask } from "./ask.js";
import { el } from "./dom.js";
import { pictured } from "./pictures.js";
import { say } from "./words.js";

/** A place for the code; a link that is too long for a code has none. */
export function qr(link) {
  const place = el("div", { class: "qr" });
  show(link, place).catch(() => {}); // without the server, the link below remains
  return place;
}

async function show(link, place) {
  const said = await ask("qr", { text: link });
  if (!said.qr) return;
  place.replaceChildren(pictured(said.qr, say("pad.qr"), { "data-qr": true }));
}
