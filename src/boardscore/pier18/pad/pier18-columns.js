// The number above a column: people miscount, so a column can be inserted or removed.

import { change, player as one } from "./current.js";
import { offer } from "./dialog.js";
import { button } from "./dom.js";
import { LONGEST, SIDES, whole } from "./pier18-spaces.js";
import { say } from "./words.js";

export function columnButton(column) {
  const called = say("pad.column", { column: column + 1 });
  const choices = () => [
    [say("pad.insert_column_hint"), () => edit(column, 1, (line) => `${line.slice(0, column)}.${line.slice(column)}`)],
    [say("pad.remove_column_hint"), () => edit(column, -1, (line) => line.slice(0, column) + line.slice(column + 1))],
  ];
  return button("number", () => offer(called, choices()), { tabindex: -1, "data-column": column, "aria-label": called }, column + 1);
}

/** Changes the sides at a column; everything behind it moves by this many. */
function edit(column, by, changed) {
  const moved = (place) => (place > column ? place + by : place);
  const ends = moved(one().ends);
  const bars = [...new Set(one().bars.map(moved))].filter(Boolean);
  const sides = SIDES.map((side) => changed(one()[side]).replace(/\.+$/, ""));
  const wide = whole(Math.max(ends, ...sides.map((side) => side.length)));
  if (wide > LONGEST) return;
  const [upper, lower] = sides.map((side) => side.padEnd(wide, "."));
  change({ ...one(), upper, lower, bars, ends }, { rebuild: true });
}
