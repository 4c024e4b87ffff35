// The points of all players side by side, by category.

import { current, isEmpty, result } from "./current.js";
import { differs, el, renew } from "./dom.js";
import { say } from "./words.js";

/** The table, once there is something to compare. */
export function points() {
  const node = el("section", { class: "card points-of-all", "aria-label": say("pad.table"), hidden: true });
  const isOther = differs();
  return { node, update };

  function update() {
    if (!isOther(current.said, isEmpty())) return;
    node.hidden = !result() || isEmpty() || result().players.length < 2;
    renew(node, !node.hidden && table());
  }
}

/** The categories, the totals, the tie breakers and the places of all players, once everyone has an entry. */
export function table() {
  const { players } = result();
  const { empty, ties } = current.said;
  const row = (label, cells, shape = {}) =>
    el("tr", shape, el("th", { scope: "row" }, label), ...cells.map((one, at) => el("td", {}, empty.includes(at) ? "–" : one ?? "?")));
  return el(
    "table",
    { class: current.game.name },
    el("tr", {}, el("td"), ...players.map((one) => el("th", { scope: "col" }, el("span", {}, one.name)))),
    ...Object.keys(players[0].categories).map((key) => row(say(`category.${key}`), players.map((one) => one.categories[key]))),
    row(say("table.total"), players.map((one) => one.total), { class: "sum" }),
    ...ties.map((tie) => row(tie.label, tie.values)),
    row(say("table.rank"), players.map((one) => (empty.length ? "–" : one.rank)), { class: "sum" }),
  );
}
