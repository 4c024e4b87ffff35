// An island as counted numbers: a key writes one and moves on to the next, and to the next player.

import { COUNTS } from "./auctionland-pieces.js";
import { change, current, player as one, sit, state } from "./current.js";
import { el, glyph } from "./dom.js";
import { say, shape } from "./words.js";

const KEYS = Object.keys(COUNTS);
const TENS = "10+";

/** The row that the next key writes, and whether it writes the second digit there. */
let at = 0;
let isSecond = false;

const set = (key, value) => change({ ...one(), counts: { ...one().counts, [key]: value } });

/** The digits, and the one that begins a larger number. */
export function countKeys() {
  const digits = [..."0123456789"].map((digit) => [digit, digit, () => write(digit)]);
  return [...digits, [TENS, say("pad.tens"), () => { isSecond = true; set(KEYS[at], "1"); }]];
}

function write(digit) {
  const next = (at + 1) % KEYS.length;
  set(KEYS[at], isSecond ? `1${digit}` : digit);
  isSecond = false;
  at = next;
  if (next === 0 && current.seat + 1 < state().players.length) sit(current.seat + 1);
  else mark();
}

/** Shows which row is written next, where a thumb does not hide it. */
function mark() {
  for (const [place, row] of document.querySelectorAll(".count").entries()) row.classList.toggle("now", place === at);
  document.querySelector(".count.now")?.scrollIntoView({ block: "nearest" });
}

export function counts() {
  at = 0;
  isSecond = false;
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
    type: "number", inputmode: "numeric", min: 0, max: 999, id: `count-${key}`, "data-count": key, placeholder: "0",
    oninput: () => set(key, field.value),
    onfocus: () => { field.select(); at = place; isSecond = false; mark(); },
  });
  const step = (by) => set(key, String(Math.max(0, (Number(one().counts[key]) || 0) + by)));
  const node = el(
    "div",
    { class: `row count${place === at ? " now" : ""}` },
    el("label", { for: `count-${key}`, class: `sign auctionland-${sign}` }, glyph(shape(`auctionland-${sign}`)), el("span", {}, word)),
    el("button", { type: "button", class: "step", "aria-label": say("pad.fewer", { what: word }), onclick: () => step(-1) }, "−"),
    field,
    el("button", { type: "button", class: "step", "aria-label": say("pad.one_more", { what: word }), onclick: () => step(1) }, "+"),
  );
  return { node, show };

  /** A field where somebody types stays as it is typed. */
  function show() {
    const typed = one().counts[key] ?? "";
    if (document.activeElement !== field && field.value !== typed) field.value = typed;
  }
}
