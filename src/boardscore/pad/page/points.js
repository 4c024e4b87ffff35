// The points of all players side by side, by category; the library writes the table.

import { current, isEmpty, result } from "./current.js";
import { differs, el, parsed, renew } from "./dom.js";
import { say } from "./words.js";

/** The table, once there is something to compare. */
export function points() {
  const node = el("section", { class: "card points-of-all", "aria-label": say("pad.table"), hidden: true });
  const isOther = differs();
  return { node, update };

  function update() {
    if (!isOther(current.said, isEmpty())) return;
    node.hidden = !result() || isEmpty() || result().players.length < 2;
    renew(node, ...(node.hidden ? [] : table()));
  }
}

export const table = () => parsed(current.said.table);
