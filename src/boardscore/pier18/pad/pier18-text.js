// Entering a pier as text: a line for each side, or a slash between them. It is read while it is typed, as by the library.

import { begin, change, end, player as one } from "./current.js";
import { el, write } from "./dom.js";
import { hint } from "./hints.js";
import { shownBoard } from "./pier18-board.js";
import { LONGEST, SIDES, barred, barsIn, letterOf, whole } from "./pier18-spaces.js";
import { asInPython } from "./plain.js";
import { say } from "./words.js";

const LONGEST_TEXT = 10000;
const SIGN = /[a-z]|[★✒♥⚓]\ufe0f?/g;

/** The sides of a typed pier, and the bars between cards; null for a text that the library refuses. */
export function readPier(text) {
  const typed = asInPython(text).split(/[\n\r/]/).map((side) => side.replace(/\s(?!\ufe0f)/g, "").replace(SIGN, (sign) => letterOf(sign[0]) ?? sign)).filter(Boolean);
  const [upper, lower] = typed.map((side) => side.replaceAll("|", ""));
  const isPier = /^(\.+(\|\.+)*)\n\1$/.test(typed.join("\n").replace(/[SQHA]/g, "."));
  return isPier && text.length <= LONGEST_TEXT && upper.length <= LONGEST ? filledUp(upper, lower, barsIn(typed[0]), upper.length) : null;
}

/** A pier with empty columns up to the end of the board. */
function filledUp(upper, lower, bars, ends) {
  const wide = whole(ends);
  return { upper: upper.padEnd(wide, "."), lower: lower.padEnd(wide, "."), bars, ends };
}

/** The pier of the current player as text. */
function shownText() {
  const long = Math.max(one().ends, ...SIDES.map((side) => one()[side].replace(/\.+$/, "").length));
  return SIDES.map((side) => barred(one()[side].slice(0, long), one().bars)).join("\n").trim();
}

/** The text of the pier, and the pier that it is. */
export function pierText() {
  const board = shownBoard();
  const wrong = hint("pad.text_wrong_hint", { class: "mistake at-field", id: "pier-wrong", role: "alert", hidden: true });
  const field = el("textarea", {
    id: "pier-text", "data-pier-text": true, rows: 2, wrap: "off", autocapitalize: "characters", autocomplete: "off", spellcheck: "false", placeholder: "S.Q.|H..A\n..A.|....",
    onfocus: begin, onblur: end, oninput: take, "aria-describedby": "pier-hint",
  });
  const node = el("div", {}, el("div", { class: "card" }, el("label", { for: "pier-text" }, say("pad.by_text")), field, wrong, hint("pad.text_hint", { id: "pier-hint" })), board.node);
  return { node, update };

  /** An unfinished text is marked and changes nothing. */
  function take() {
    const isBlank = !field.value.trim();
    const read = isBlank ? filledUp("", "", [], 0) : readPier(field.value);
    wrong.hidden = read !== null;
    field.setAttribute("aria-invalid", read === null);
    if (read) change({ ...one(), ...read, isSet: one().isSet || !isBlank });
  }

  function update(answer, line) {
    if (wrong.hidden) write(field, shownText());
    if (answer) board.update(answer, line);
  }
}
