// What is asked only when it is needed, and shown as long as it is there.

import { change, current, go, player, state } from "./current.js";
import { el } from "./dom.js";
import { keep } from "./state.js";
import { language, say } from "./words.js";

const MOST_DIGITS = 9;

export function asked() {
  const node = el("section", { "aria-label": say("pad.asked") });
  let shown = null;
  return { node, update };

  function update() {
    const [own, listed] = [fields(), tables()];
    const wanted = [language(), current.seat, ...own, "", ...listed].join(" ");
    if (shown === wanted) return;
    shown = wanted;
    node.replaceChildren(
      ...(own.length ? [el("div", { class: "card" }, ...own.map((key) => ({ ...current.game.asks, claimed: CLAIMED })[key].field()))] : []),
      ...(listed.length ? [el("div", { class: "card" }, ...listed.map(tableField), el("p", { class: "soft" }, say("pad.table_hint")))] : []),
    );
  }
}

/** What the players counted themselves, where a file says it. */
const CLAIMED = { isThere: (one) => one.claimed, field: () => numberField("claimed", say("pad.claimed")) };

/** A field for a number that a player has. */
export function numberField(key, label) {
  const field = el("input", {
    type: "number", inputmode: "numeric", min: 0, id: key, [`data-${key}`]: current.seat, value: player()[key],
    oninput: () => change({ ...player(), [key]: field.value.slice(0, MOST_DIGITS) }),
  });
  return el("div", { class: "asked row", "data-asked": key }, el("label", { for: key }, label), field);
}

const needed = () => (current.said?.isEmpty ? [] : current.said?.asked ?? []);

/** What is needed of the player who is shown, or was entered for them. */
const fields = () =>
  Object.entries({ ...current.game.asks, claimed: CLAIMED })
    .filter(([key, { isThere }]) => isThere(player()) || needed().some(({ place }) => place[1] === current.seat && place[2] === key))
    .map(([key]) => key);

function tables() {
  const wanted = needed().filter(({ place }) => place[0] === "tables").map(({ place }) => place[1]);
  return [...new Set([...wanted, ...Object.keys(state().tables)])].sort();
}

/** A table is asked once for all games, and remembered. */
function tableField(key) {
  const field = el("input", {
    type: "text", id: `table-${key}`, "data-table": key, value: state().tables[key] ?? "", placeholder: "0, 1, 3, 6+", autocomplete: "off",
    onchange: () => {
      const tables = { ...state().tables, [key]: field.value.slice(0, 2000) };
      keep("tables", tables);
      go({ ...state(), tables });
    },
  });
  return el("div", { class: "asked" }, el("label", { for: `table-${key}` }, say(`table.${key}`)), field);
}
