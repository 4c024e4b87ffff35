// Questions that appear only when needed, and stay as long as they have an answer.

import { begin, change, current, end, go, player, state } from "./current.js";
import { el } from "./dom.js";
import { hint } from "./hints.js";
import { keep } from "./state.js";
import { say } from "./words.js";

const MOST_DIGITS = 9;

/** The questions about the current player. */
export const asked = () => part("pad.asked", fields, (own) => own.map((key) => ({ ...current.game.asks, claimed: CLAIMED })[key].field()));

/** The score tables, which are entered once for all games. */
export const askedTables = () => part("pad.tables", tables, (listed) => [...listed.map(tableField), hint("table")]);

/** The name of a table in this game. */
const tableName = (key) => (Object.hasOwn(current.game.tables, key) ? current.game.tables[key]() : key);

/** Whether all tables are known, so that no one looks for them. */
export const areTablesKnown = () => Object.keys(current.game.tables).every((key) => state().tables[key]?.trim());

/** A card of fields, rebuilt only for other fields or another subject, as someone may be typing. */
function part(called, keys, made) {
  const node = el("section", { "aria-label": say(called) });
  let shown = "";
  return { node, update };

  function update() {
    const wanted = keys();
    const now = wanted.map((key) => `${key} ${current.game.asks[key]?.about?.(player())}`).join();
    if (shown === now) return;
    shown = now;
    node.replaceChildren(...(wanted.length ? [el("div", { class: "card" }, ...made(wanted))] : []));
  }
}

/** The total that the players counted, if a file has it. */
const CLAIMED = { isThere: (one) => one.claimed, field: () => numberField("claimed", say("pad.claimed")) };

/** A field for a number of a player. */
export function numberField(key, label) {
  const field = el("input", {
    type: "number", inputmode: "numeric", min: 0, id: key, [`data-${key}`]: current.seat, value: player()[key],
    onfocus: begin, onblur: end, oninput: () => change({ ...player(), [key]: field.value.slice(0, MOST_DIGITS) }),
  });
  return el("div", { class: "asked row", "data-asked": key }, el("label", { for: key }, label), field);
}

const needed = () => (current.said?.isEmpty ? [] : current.said?.asked ?? []);

/** The values that the current player needs or has. */
const fields = () =>
  Object.entries({ ...current.game.asks, claimed: CLAIMED })
    .filter(([key, { isThere }]) => isThere(player()) || needed().some(({ place }) => place[1] === current.seat && place[2] === key))
    .map(([key]) => key);

function tables() {
  const wanted = needed().filter(({ place }) => place[0] === "tables").map(({ place }) => place[1]);
  return [...new Set([...wanted, ...Object.keys(state().tables)])].sort();
}

/** A table is entered once for all games, and remembered. */
function tableField(key) {
  const field = el("input", {
    type: "text", id: `table-${key}`, "data-table": key, value: state().tables[key] ?? "", placeholder: "0, 1, 3, 6+", autocomplete: "off",
    onchange: () => {
      const tables = { ...state().tables, [key]: field.value.slice(0, 2000) };
      keep("tables", tables);
      go({ ...state(), tables });
    },
  });
  return el("div", { class: "asked" }, el("label", { for: `table-${key}` }, tableName(key)), field);
}
