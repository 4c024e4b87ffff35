// The ways in which a player's part can be entered; one of them is shown.

import { player, takeWay } from "./current.js";
import { el } from "./dom.js";
import { say } from "./words.js";

/** The choice between ways, by their names. */
export const ways = (names) =>
  el("div", { class: "ways", role: "radiogroup", "aria-label": say("pad.ways") }, ...names.map(way));

const way = (by) =>
  el(
    "button",
    { type: "button", class: "choice wide", role: "radio", "data-by": by, "aria-checked": String(player().by === by), onclick: () => takeWay(by) },
    say(`pad.by_${by}`),
  );
