// Entering a pier as text: a line for each side, or a slash between them. It is read while it is typed.

import { begin, change, end, player as one } from "./current.js";
import { el, write } from "./dom.js";
import { hint } from "./hints.js";
import { shownBoard } from "./pier18-board.js";
import { LONGEST, SIDES, barred, barsIn, whole } from "./pier18-spaces.js";
import { say } from "./words.js";

/** The sides of a typed pier, and the bars between cards; null for anything else. */
export function readPier(text) {
  const typed = text.trim().toUpperCase().split(/\s*[/\n]\s*/).map((side) => side.replace(/[\s",]/g, ""));
  const sides = typed.map((side) => side.replaceAll("|", ""));
  const columns = Math.max(...sides.map((side) => side.length));
  if (sides.length > SIDES.length || columns > LONGEST || sides.some((side) => /[^SQHA.]/.test(side))) return null;
  const [upper, lower = ""] = sides;
  const wide = whole(columns);
  return { upper: upper.padEnd(wide, "."), lower: lower.padEnd(wide, "."), bars: barsIn(typed[0]).filter((at) => at < upper.length), ends: columns };
}

/** The pier of the current player as text. */
function shownText() {
  const long = Math.max(one().ends, ...SIDES.map((side) => one()[side].replace(/\.+$/, "").length));
  return SIDES.map((side, at) => barred(one()[side].slice(0, long), at ? [] : one().bars)).join("\n").trim();
}

/** The text of the pier, and the pier that it is. */
export function pierText() {
  const board = shownBoard();
  const wrong = el("p", { class: "mistake at-field", id: "pier-wrong", role: "alert", hidden: true }, say("pad.text_wrong"));
  const field = el("textarea", {
    id: "pier-text", "data-pier-text": true, rows: 2, wrap: "off", autocapitalize: "characters", autocomplete: "off", spellcheck: "false", placeholder: "S.Q.|H..A\n..A.|....",
    onfocus: begin, onblur: end, oninput: take, "aria-describedby": "pier-hint",
  });
  const node = el("div", {}, el("div", { class: "card" }, el("label", { for: "pier-text" }, say("pad.by_text")), field, wrong, hint("text", { id: "pier-hint" })), board.node);
  return { node, update };

  function take() {
    const read = readPier(field.value);
    wrong.hidden = read !== null;
    field.setAttribute("aria-invalid", read === null);
    if (read) change({ ...one(), ...read, isSet: one().isSet || field.value.trim() !== "" });
  }

  function update(answer, line) {
    write(field, shownText());
    if (answer) board.update(answer, line);
  }
}
