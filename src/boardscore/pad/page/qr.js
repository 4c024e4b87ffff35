// The QR code of a link, for the camera of another phone.

import { ask } from "./ask.js";
import { el } from "./dom.js";
import { pictured } from "./pictures.js";
import { say } from "./words.js";

/** A place that shows the code once it is drawn; a link that is too long for one has none. */
export function qr(link) {
  const place = el("div", { class: "qr" });
  show(link, place).catch(() => {}); // who answers is not there: the link is, below
  return place;
}

async function show(link, place) {
  const said = await ask("qr", { text: link });
  if (!said.qr) return;
  place.replaceChildren(pictured(said.qr, say("pad.qr"), { "data-qr": true }));
}
