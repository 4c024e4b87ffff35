// The ways to enter a player's part; one of them is visible.

import { player, takeWay } from "./current.js";
import { choice, el } from "./dom.js";
import { roving } from "./roving.js";
import { say } from "./words.js";

/** The choice between ways, by name. */
export function ways(names) {
  const node = el("div", { class: "ways", role: "radiogroup", "aria-label": say("pad.ways") }, ...names.map(way));
  roving(node)();
  return node;
}

const way = (by) =>
  choice("wide", player().by === by, () => takeWay(by), { "data-by": by }, say(`pad.by_${by}`));
