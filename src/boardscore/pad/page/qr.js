// The QR code of a link, for the camera of another phone, and what the link can do.

import { ask } from "./ask.js";
import { pictured } from "./pictures.js";

/** Fills the places for both: there is none for a code that only this machine could open. */
export async function showQr(link, hint, place) {
  const said = await ask("qr", { text: link, here: !place }).catch(() => ({})); // without the server, the link remains
  if (!said.qr) return;
  hint.textContent = said.hint;
  if (place) place.replaceChildren(pictured(said.qr, said.label, { "data-qr": true }));
}
