// The library's own drawings.

import { ask } from "./ask.js";
import { current, player, position } from "./current.js";
import { el } from "./dom.js";
import { language } from "./words.js";

export const pictured = (drawn, called) =>
  el("img", { alt: called, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}` });

/** The picture of the player who is shown, in a place for it: drawn anew for every answer. */
export async function draw(place) {
  const { said, seat } = current;
  if (!said?.result || current.game.isEmpty(player())) return place.replaceChildren();
  try {
    const { pictures } = await ask("draw", { position: position() }, language());
    if (said === current.said && seat === current.seat && pictures) place.replaceChildren(pictured(pictures[seat], player().name));
  } catch {
    // the board above shows what was entered
  }
}
