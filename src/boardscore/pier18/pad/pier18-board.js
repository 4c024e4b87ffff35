// Entering a pier: choose a symbol, then tap or stroke spaces.

import { change, current, player as one, refresh } from "./current.js";
import { button, el } from "./dom.js";
import { hint } from "./hints.js";
import { columnButton } from "./pier18-columns.js";
import { marked } from "./pier18-marks.js";
import { LONGEST, SIDES, STEP, letterOf, whole } from "./pier18-spaces.js";
import { range } from "./plain.js";
import { strokes } from "./strokes.js";
import { say } from "./words.js";

/** Arranges the columns of the visible board in new rows. */
let relay = () => {};

/** The board of the current player. */
export function board() {
  const frame = symbolBoard(one, (changed) => change({ ...one(), ...changed }));
  const land = el("div", { class: "shore", "aria-hidden": true }, el("span", {}, `◂ ${say("pad.land")}`), el("span", {}, `${say("pad.water")} ▸`));
  const more = button("link", longer, { "data-columns": true }, say("pad.columns"));
  const keys = hint("pad.board_keys_hint", { class: "spoken", id: "keys" });
  return { node: el("div", {}, keys, land, frame, el("div", { class: "right" }, more)), update: ({ marks }, line) => marked(frame, one(), marks, line) };
}

/** A board for two sides: `sides()` are as they are now, `write` gets a changed one, `step` combines changes into one. */
export function symbolBoard(sides, write, { numbered = columnButton, step } = {}) {
  const columns = sides().upper.length;
  const spaces = SIDES.flatMap((side) => range(columns).map((column) => space(side, column)));
  const frame = el("div", { class: "board", role: "group", "aria-label": say("pad.board"), "aria-describedby": "keys", onkeydown: (event) => typed(event, spaces, sides, put) }, ...strips(spaces, columns, numbered));
  relay = () => frame.replaceChildren(...strips(spaces, columns, numbered));
  strokes(frame, (button) => symbolAt(button) === current.brush, put, step);
  return frame;

  function space(side, column) {
    const pressed = (event) => event.detail === 0 && put(event.currentTarget, true);
    return button(`space ${side}`, pressed, { "data-space": `${side}-${column}`, tabindex: column || side !== SIDES[0] ? -1 : 0 });
  }

  function symbolAt(button) {
    const [side, column] = placed(button);
    return sides()[side][column];
  }

  /** Lays a symbol; the same symbol again clears the space, if wanted. */
  function put(button, clears, symbol = current.brush) {
    const [side, column] = placed(button);
    const laid = clears && symbolAt(button) === symbol ? "." : symbol;
    const line = sides()[side];
    write({ [side]: line.slice(0, column) + laid + line.slice(column + 1) });
  }
}

/** A read-only board of a pier that was entered as cards. */
export function shownBoard() {
  const frame = el("div", { class: "board", role: "group", "aria-label": say("pad.board") });
  let spaces = [];
  relay = () => { spaces = []; };
  return { node: frame, update };

  function update({ entered, marks }, line) {
    const sides = entered?.pier.map((side) => side.replaceAll("|", "")) ?? ["", ""];
    const columns = whole(sides[0].length, 1);
    if (spaces.length !== columns * SIDES.length) {
      spaces = SIDES.flatMap((side) => range(columns).map((column) => shownSpace(side, column)));
      frame.replaceChildren(...strips(spaces, columns, columnNumber));
    }
    const [upper, lower] = sides.map((side) => side.padEnd(columns, "."));
    marked(frame, { upper, lower }, marks, line);
  }
}

const shownSpace = (side, column) => el("div", { class: `space ${side}`, role: "img", "data-space": `${side}-${column}` });

export const columnNumber = (column) => el("span", { class: "number", "aria-hidden": true }, column + 1);

/** The number of columns in a row: as many as a finger can hit, with this width. */
const FINGER = 44;
const MARGINS = 36;
const inRow = () => Math.max(6, Math.min(8, Math.floor((window.innerWidth - MARGINS) / FINGER)));

/** The columns in rows that fit a phone, each with its number. */
function strips(spaces, columns, numbered = columnButton) {
  const most = inRow();
  const starts = range(Math.ceil(columns / most)).map((at) => at * most);
  return starts.map((start) => {
    const held = range(Math.min(most, columns - start)).map((at) => start + at);
    const ends = `${start ? "" : " first"}${start + most >= columns ? " last" : ""}`;
    const strip = el("div", { class: `strip${ends}`, role: "presentation", "data-start": start, "data-columns-here": held.length });
    strip.style.setProperty("--in-row", most);
    strip.append(...held.map((column, at) => laidIn(numbered(column), 1, at)));
    strip.append(...SIDES.map((side) => el("span", { class: `side ${side}`, "aria-hidden": true }, say(`side.${side}`))));
    for (const side of SIDES.keys()) strip.append(...held.map((column, at) => laidIn(spaces[side * columns + column], side + 2, at)));
    return strip;
  });
}

function laidIn(node, row, at) {
  node.style.gridArea = `${row} / ${at + 1}`;
  return node;
}

/** A turned phone has room for other rows; all else stays, even half-typed text. */
window.addEventListener("resize", () => {
  const strip = document.querySelector(".strip");
  if (!strip || Number(strip.style.getPropertyValue("--in-row")) === inRow()) return;
  const focused = document.activeElement;
  relay();
  refresh();
  focused.focus({ preventScroll: true });
});

const placed = (button) => {
  const [side, column] = button.dataset.space.split("-");
  return [side, Number(column)];
};

function longer() {
  const wide = Math.min(LONGEST, one().upper.length + STEP);
  change({ ...one(), upper: one().upper.padEnd(wide, "."), lower: one().lower.padEnd(wide, ".") }, { rebuild: true });
}

/** Letters write a symbol and move on; arrows, Home and End move. */
function typed(event, spaces, sides, put) {
  const button = event.target.closest("[data-space]");
  if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
  const [side, column] = placed(button);
  const moves = { ArrowLeft: [side, -1], ArrowRight: [side, 1], ArrowUp: [SIDES[0], 0], ArrowDown: [SIDES[1], 0] };
  const letter = ["Delete", "Backspace"].includes(event.key) ? "." : letterOf(event.key);
  if (letter) put(button, false, letter);
  const ends = { Home: 0, End: sides()[side].length - 1 };
  if (event.key in ends) {
    event.preventDefault();
    return focus(spaces, `${side}-${ends[event.key]}`);
  }
  const [there, step] = letter ? [side, event.key === "Backspace" ? -1 : 1] : moves[event.key] ?? [];
  if (!there) return;
  event.preventDefault();
  focus(spaces, `${there}-${column + step}`);
}

/** Tab reaches only the current space. */
function focus(spaces, key) {
  const next = spaces.find((one) => one.dataset.space === key);
  if (!next) return;
  for (const button of spaces) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
