// An island as counts: a key writes one and moves on to the next count, then to the next player.

import { COUNTS } from "./auctionland-pieces.js";
import { begin, change, current, end, player as one, sit, state } from "./current.js";
import { button, el, glyph, write as fill } from "./dom.js";
import { say, shape } from "./words.js";

const KEYS = Object.keys(COUNTS);
const TENS = "10+";

/** The row for the next key, none after the last number, and its chosen tens. */
let at = 0;
const NONE = -1;
let tens = 0;
/** The last count written, and its player. */
let last = { seat: -1, counts: {} };

function set(key, value) {
  change({ ...one(), counts: { ...one().counts, [key]: value } });
  last = { seat: current.seat, counts: one().counts };
}

/** Writes a count as a step by itself; digits typed into a field are one step together. */
function press(key, value) {
  end();
  set(key, value);
}

/** The digits, and a key that begins a larger number: 10, pressed again 20, and so on. */
export function countKeys() {
  const digits = [..."0123456789"].map((digit) => [digit, digit, () => write(digit)]);
  return [...digits, [TENS, say("pad.tens_hint"), raise]];
}

function raise() {
  if (at === NONE) return;
  tens = (tens % 9) + 1;
  press(KEYS[at], `${tens}0`);
}

function write(digit) {
  if (at === NONE) return;
  const next = (at + 1) % KEYS.length;
  press(KEYS[at], tens ? `${tens}${digit}` : digit);
  tens = 0;
  at = next;
  if (next === 0 && current.seat + 1 < state().players.length) return sit(current.seat + 1);
  if (next === 0) leave();
  mark();
}

/** After the last number no field stays chosen, so that no key overwrites one. */
function leave() {
  at = NONE;
  document.activeElement?.closest?.("[data-count]")?.blur();
}

/** Shows the row for the next key where a thumb does not hide it. */
function mark() {
  for (const [place, row] of document.querySelectorAll(".count").entries()) row.classList.toggle("now", place === at);
  document.querySelector(".count.now")?.scrollIntoView({ block: "nearest" });
}

/** Keys continue at the number that was undone; otherwise at the first gap, if any. */
function whereToGoOn() {
  const now = one().counts;
  const gap = KEYS.findIndex((key) => !now[key]);
  if (last.seat !== current.seat) return gap;
  const [taken, ...more] = KEYS.filter((key) => (last.counts[key] ?? "") !== (now[key] ?? ""));
  last.counts = now;
  return taken && !more.length ? KEYS.indexOf(taken) : gap;
}

export function counts() {
  at = whereToGoOn();
  tens = 0;
  const rows = KEYS.map(row);
  return { node: el("div", { class: "card" }, ...rows.map(({ node }) => node)), update };

  function update() {
    for (const { show } of rows) show();
  }
}

function row(key, place) {
  const word = say(`pad.count.${key}`);
  const sign = COUNTS[key];
  const field = el("input", {
    type: "text", inputmode: "none", autocomplete: "off", id: `count-${key}`, "data-count": key, placeholder: "0",
    oninput: () => set(key, field.value),
    onfocus: () => { begin(); field.select(); at = place; tens = 0; mark(); },
    onblur: end,
  });
  const step = (by) => press(key, String(Math.max(0, (parseInt(one().counts[key], 10) || 0) + by)));
  const node = el(
    "div",
    { class: `row count${place === at ? " now" : ""}` },
    el("label", { for: `count-${key}`, class: `sign auctionland-${sign}` }, glyph(shape(`auctionland-${sign}`)), el("span", {}, word)),
    button("step", () => step(-1), { "aria-label": say("pad.fewer", { what: word }) }, "−"),
    field,
    button("step", () => step(1), { "aria-label": say("pad.one_more", { what: word }) }, "+"),
  );
  return { node, show };

  /** A field that has the focus keeps its text. */
  function show() {
    fill(field, one().counts[key] ?? "");
  }
}
