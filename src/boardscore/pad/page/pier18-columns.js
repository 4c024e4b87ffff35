// The number above a column: people miscount, so a column can be put in or taken out.

import { change, player as one } from "./current.js";
import { offer } from "./dialog.js";
import { el } from "./dom.js";
import { LONGEST, SIDES, whole } from "./pier18-spaces.js";
import { say } from "./words.js";

export function columnButton(column) {
  const called = say("pad.column", { column: column + 1 });
  const choices = [
    [say("pad.insert_column"), () => edit((line) => `${line.slice(0, column)}.${line.slice(column)}`)],
    [say("pad.remove_column"), () => edit((line) => line.slice(0, column) + line.slice(column + 1))],
  ];
  return el(
    "button",
    { type: "button", class: "number", tabindex: -1, "data-column": column, "aria-label": called, onclick: () => offer(called, choices) },
    String(column + 1),
  );
}

function edit(changed) {
  const sides = SIDES.map((side) => changed(one()[side]).replace(/\.+$/, ""));
  const wide = whole(Math.max(...sides.map((side) => side.length)));
  if (wide > LONGEST) return;
  const [upper, lower] = sides.map((side) => side.padEnd(wide, "."));
  change({ ...one(), upper, lower }, { rebuild: true });
}
