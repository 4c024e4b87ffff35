// The opened tile, enlarged above the bar: its half-sides and its middle under the thumb, and its letters.

import { kindName } from "./auctionland-pieces.js";
import { close, knownAt, laidAt, lay, openedAt, spot, tapHalf, tapInside } from "./auctionland-laying.js";
import { taken, touched } from "./auctionland-tile.js";
import { refresh } from "./current.js";
import { button, el, icon, renew, write } from "./dom.js";
import { asInPython, joined } from "./plain.js";
import { roving } from "./roving.js";
import { strokes } from "./strokes.js";
import { say } from "./words.js";

const HALF_SIDES = ["top left", "top right", "right top", "right bottom", "bottom right", "bottom left", "left bottom", "left top"];

/** The sheet, hidden without an open tile. */
export function openedTile() {
  const large = largeTile(tapHalf, tapInside);
  const field = el("input", {
    type: "text", id: "notation", autocapitalize: "none", autocomplete: "off", spellcheck: "false", enterkeyhint: "done",
    oninput: () => { lay(openedAt(), asInPython(field.value.trim()).trim().replace(/\s/g, "␣") || "-"); refresh(); }, // two tiles are not one
  });
  const title = el("b");
  const shut = button("round", leave, { "data-close-tile": true, "aria-label": say("pad.close") }, icon("close"));
  const node = el(
    "div",
    { class: "opened", role: "group", "aria-label": say("pad.opened"), hidden: true },
    el("div", { class: "beside" }, el("div", { class: "row" }, title, shut), el("label", { for: "notation", class: "soft" }, say("pad.notation")), field),
    large.node,
  );
  document.onkeydown = ({ key }) => key !== "Escape" || node.hidden || leave(); // returning false would block other keys
  return { node, update };

  function update() {
    const at = openedAt();
    node.hidden = at < 0;
    if (at < 0) return;
    title.textContent = say("pad.tile", spot(at));
    field.dataset.notation = at;
    write(field, laidAt(at));
    large.update(knownAt(at), laidAt(at));
  }
}

/** A tile with half-sides and a middle to touch; `step` combines changes into one. */
export function largeTile(half, inside, step) {
  const node = el("div", { class: "large", role: "group", "aria-label": say("pad.halves"), onkeydown: pressed, onclick: tapped });
  const settle = roving(node);
  strokes(node, () => false, ({ dataset }) => half(Number(dataset.half)), step);
  return { node, update };

  function update(tile, letters = tile) {
    const focused = node.querySelector(":focus");
    renew(node, taken(tile) ? enlarged(tile) : el("p", { class: "soft" }, letters));
    if (!focused) settle(node.querySelector("[data-half]"));
  }

  /** The middle answers to taps only, as a stroke passes over it; a half-side to taps without a pointer. */
  function tapped({ target, detail }) {
    if (target.closest("[data-inside]")) inside();
    else if (detail === 0 && target.dataset.half) half(Number(target.dataset.half));
  }

  function pressed(event) {
    if (![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    const at = event.target.dataset.half;
    if (at === undefined) inside();
    else half(Number(at));
  }
}

/** Closes the tile, back to its place. */
function leave() {
  const at = openedAt();
  close();
  document.querySelectorAll("[data-tile]")[at]?.focus({ preventScroll: true });
}

/** A tile large enough for a finger to hit its half-sides. */
function enlarged(tile) {
  const { halves, inner, icons } = taken(tile);
  const half = (at) => ({
    "data-space": `half${at}-${at}`, "data-half": at, role: "button", tabindex: -1,
    "aria-label": say("pad.half", { ...halfName(at), zone: kindName(halves[at].toUpperCase()) }),
  });
  const things = joined([...inner, ...icons].map(kindName), ", ") || kindName("-");
  return touched(tile, half, { "data-inside": true, role: "button", tabindex: -1, "aria-label": say("pad.inside", { things }) });
}

/** The side of the tile with a half-side, and the end of that side. */
function halfName(at) {
  const [side, end] = HALF_SIDES[at].split(" ").map((edge) => say(`pad.at_${edge}`));
  return { side, end };
}

/** Moves the focus into the open tile, for the keyboard. */
export const enterTile = () => document.querySelector(".opened:not([hidden]) [data-half]")?.focus({ preventScroll: true });
