// Questions that appear only when needed, and stay as long as they have an answer.

import { begin, change, current, end, go, player, state } from "./current.js";
import { offer } from "./dialog.js";
import { el, renew } from "./dom.js";
import { hint } from "./hints.js";
import { entriesIn } from "./plain.js";
import { keep } from "./state.js";
import { say } from "./words.js";

/** The questions about the current player. */
export const asked = () => part("pad.asked", fields, (own) => own.map((key) => ({ ...current.game.asks, claimed: CLAIMED })[key].field()));

/** The score tables, which are entered once for all games. */
export const askedTables = () => part("pad.tables", tables, (listed) => [...listed.map(tableField), hint("pad.table_hint")]);

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
    type: "text", inputmode: "numeric", autocomplete: "off", id: key, [`data-${key}`]: current.seat, value: player()[key],
    onfocus: begin, onblur: end, oninput: () => change({ ...player(), [key]: field.value }),
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

/** A table as points by count: 0 → 0, 1 → 2, 2+ → 5. */
const readBack = (typed) => entriesIn(typed).map((entry, at) => `${at}${entry.endsWith("+") ? "+" : ""} → ${entry.replace("+", "")}`).join(", ");

/** A table is entered once for all games, read back and remembered. */
function tableField(key) {
  const shown = el("div", { class: "soft" });
  const field = el("input", {
    type: "text", id: `table-${key}`, "data-table": key, placeholder: "0, 1, 3, 6+", autocomplete: "off",
    onchange: () => (parseInt(entriesIn(field.value)[0], 10) ? askFirst(field.value) : use(field.value)),
  });
  show();
  return el("div", { class: "asked" }, el("label", { for: `table-${key}` }, tableName(key)), field, shown);

  function show() {
    field.value = state().tables[key] ?? "";
    renew(shown, readBack(field.value));
  }

  /** Many tables begin with a count of 1 where they are printed: points for a count of 0 can be a mistake. */
  function askFirst(typed) {
    show();
    offer(say("pad.first_entry_hint", { read: readBack(typed) }), [
      [say("pad.yes"), () => use(typed)],
      [say("pad.from_0_hint"), () => use(["0", ...entriesIn(typed)].join(", "))],
    ]);
  }

  function use(typed) {
    const tables = { ...state().tables, [key]: typed };
    keep("tables", tables);
    go({ ...state(), tables });
    show();
  }
}
