// The library's drawings.

import { ask } from "./ask.js";
import { current, player, position } from "./current.js";
import { el } from "./dom.js";

export const pictured = (drawn, called, more) =>
  el("img", { alt: called, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`, ...more });

/** The picture of the current player, in its place; for a tapped reason, with its marks only. */
export async function draw(place) {
  const { said, seat, lit } = current;
  if (!said?.result || current.game.isEmpty(player())) return place.replaceChildren();
  try {
    const of = { player: seat, ...(lit !== null && { line: lit }) };
    const { pictures } = await ask("draw", { position: position(), of });
    if (said === current.said && seat === current.seat && lit === current.lit && pictures) place.replaceChildren(pictured(pictures[0], player().name));
  } catch {
    // the board above shows the entries
  }
}
