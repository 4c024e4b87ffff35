// Entering a pier: a symbol is chosen, then the spaces are tapped or stroked.

import { change, current, player as one, rebuild } from "./current.js";
import { el } from "./dom.js";
import { columnButton } from "./pier18-columns.js";
import { marked } from "./pier18-marks.js";
import { LONGEST, SIDES, STEP, SYMBOLS, whole } from "./pier18-spaces.js";
import { strokes } from "./strokes.js";
import { say } from "./words.js";

/** The board of the player who is shown. */
export function board() {
  const columns = one().upper.length;
  const spaces = SIDES.flatMap((side) => [...Array(columns).keys()].map((column) => space(side, column)));
  const frame = el("div", { class: "board", role: "group", "aria-label": say("pad.board"), onkeydown: (event) => typed(event, spaces) }, ...strips(spaces, columns));
  strokes(frame, (button) => symbolAt(button) === current.brush, put);
  const more = el("button", { type: "button", class: "link", "data-columns": true, onclick: longer }, say("pad.columns"));
  return { node: el("div", {}, frame, el("div", { class: "right" }, more)), update: ({ marks }, line) => marked(frame, one(), marks, line) };
}

const space = (side, column) =>
  el("button", {
    type: "button", class: `space ${side}`, "data-space": `${side}-${column}`, tabindex: column || side !== SIDES[0] ? -1 : 0,
    onclick: (event) => event.detail === 0 && put(event.currentTarget, true),
  });

/** A board to look at, of a pier that was made of cards. */
export function shownBoard() {
  const frame = el("div", { class: "board", role: "group", "aria-label": say("pad.board") });
  let spaces = [];
  return { node: frame, update };

  function update({ entered, marks }, line) {
    const sides = entered?.pier.map((side) => side.replaceAll("|", "")) ?? ["", ""];
    const columns = whole(sides[0].length, 1);
    if (spaces.length !== columns * SIDES.length) {
      spaces = SIDES.flatMap((side) => [...Array(columns).keys()].map((column) => shownSpace(side, column)));
      frame.replaceChildren(...strips(spaces, columns, columnNumber));
    }
    const [upper, lower] = sides.map((side) => side.padEnd(columns, "."));
    marked(frame, { upper, lower }, marks, line);
  }
}

const shownSpace = (side, column) => el("div", { class: `space ${side}`, role: "img", "data-space": `${side}-${column}` });

const columnNumber = (column) => el("span", { class: "number", "aria-hidden": "true" }, String(column + 1));

/** How many columns stand in a row: as many as a finger can hit, of which each is so wide. */
const FINGER = 44;
const MARGINS = 30;
const inRow = () => Math.max(6, Math.min(8, Math.floor((window.innerWidth - MARGINS) / FINGER)));

/** The columns in rows that fit a phone, each with its number. */
function strips(spaces, columns, numbered = columnButton) {
  const most = inRow();
  const starts = [...Array(Math.ceil(columns / most)).keys()].map((at) => at * most);
  return starts.map((start) => {
    const held = [...Array(Math.min(most, columns - start)).keys()].map((at) => start + at);
    const ends = `${start ? "" : " first"}${start + most >= columns ? " last" : ""}`;
    const strip = el("div", { class: `strip in-${most}${ends}`, role: "presentation", "data-start": start, "data-columns-here": held.length });
    strip.append(...held.map((column, at) => laidIn(numbered(column), 1, at)));
    for (const side of SIDES.keys()) strip.append(...held.map((column, at) => laidIn(spaces[side * columns + column], side + 2, at)));
    return strip;
  });
}

function laidIn(node, row, at) {
  node.style.gridArea = `${row} / ${at + 1}`;
  return node;
}

/** A phone that is turned has room for other rows. */
window.addEventListener("resize", () => {
  const strip = document.querySelector(".strip");
  if (strip && !strip.classList.contains(`in-${inRow()}`)) rebuild();
});

const placed = (button) => {
  const [side, column] = button.dataset.space.split("-");
  return [side, Number(column)];
};

function symbolAt(button) {
  const [side, column] = placed(button);
  return one()[side][column];
}

/** Lays a symbol; the same once more clears, if that is wished. */
function put(button, clears, symbol = current.brush) {
  const [side, column] = placed(button);
  const laid = clears && symbolAt(button) === symbol ? "." : symbol;
  const line = one()[side];
  change({ ...one(), [side]: line.slice(0, column) + laid + line.slice(column + 1) });
}

function longer() {
  const wide = Math.min(LONGEST, one().upper.length + STEP);
  change({ ...one(), upper: one().upper.padEnd(wide, "."), lower: one().lower.padEnd(wide, ".") }, { rebuild: true });
}

/** Letters write and move on; arrows move. */
function typed(event, spaces) {
  const button = event.target.closest("[data-space]");
  if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
  const [side, column] = placed(button);
  const moves = { ArrowLeft: [side, -1], ArrowRight: [side, 1], ArrowUp: [SIDES[0], 0], ArrowDown: [SIDES[1], 0] };
  const letter = ["Delete", "Backspace"].includes(event.key) ? "." : event.key.toUpperCase();
  const writes = letter === "." || letter in SYMBOLS;
  if (writes) put(button, false, letter);
  const [there, step] = writes ? [side, event.key === "Backspace" ? -1 : 1] : moves[event.key] ?? [];
  if (!there) return;
  event.preventDefault();
  focus(spaces, `${there}-${column + step}`);
}

/** Only the space where one is can be reached by Tab. */
function focus(spaces, key) {
  const next = spaces.find((one) => one.dataset.space === key);
  if (!next) return;
  for (const button of spaces) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
