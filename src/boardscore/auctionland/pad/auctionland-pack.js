// A tile of a pack, entered like an opened tile of an island.

import { ZONES } from "./auctionland-pieces.js";
import { isZone, withHalf, withIcon, withInside } from "./auctionland-laying.js";
import { press, zoneTools } from "./auctionland-palette.js";
import { largeTile } from "./auctionland-sheet.js";
import { pictured, taken, written } from "./auctionland-tile.js";
import { choose, current } from "./current.js";
import { button, el, write } from "./dom.js";
import { asInPython } from "./plain.js";
import { say } from "./words.js";

const BARE = "-";

const fits = ({ tile }) => tile === undefined || typeof tile === "string";

const noteOf = ({ tile }) => tile || BARE;

/** The board for the chosen tile: its half-sides, its middle, its notation. */
function board(tile, pack, put, step) {
  const change = (next) => next && put({ tile: next });
  const large = largeTile((half) => change(withHalf(noteOf(tile()), half, current.brush)), () => change(withInside(noteOf(tile()), current.brush)), step);
  const whole = () => isZone(current.brush) && change(written({ inner: "", icons: "", ...taken(noteOf(tile())), halves: Array(8).fill(current.brush) }));
  const field = el("input", {
    type: "text", id: "notation", autocapitalize: "none", autocomplete: "off", spellcheck: "false", enterkeyhint: "done",
    onfocus: step.begin, onblur: step.end, oninput: () => put({ tile: asInPython(field.value.trim()) }),
  });
  const beside = el("div", { class: "beside" }, el("label", { for: "notation", class: "soft" }, say("pad.notation")), field, button("action", whole, { "data-whole": true }, say("editor.whole")));
  return { node: el("div", { class: "opened" }, large.node, beside), kind: "", update };

  function update() {
    large.update(noteOf(tile()));
    write(field, tile().tile ?? "");
  }
}

/** The tools for the bar: zones are brushes, an icon is added to the tile. */
function tools(marks, tile, put) {
  if (!isZone(current.brush)) choose(Object.keys(ZONES)[0]);
  const zone = (key) => { choose(key); marks(); };
  const { zones, icons } = zoneTools(zone, (key) => put({ tile: withIcon(noteOf(tile()), key) ?? tile().tile }));
  return { kind: "zones", brushes: [...zones, ...icons], update: () => press(zones) };
}

/** The part of the game in the editor. */
export const auctionlandPack = {
  listed: "tiles", one: "editor.tile", fits, board, tools,
  adapted: (pack) => pack,
  picture: ({ tile }) => pictured(tile ?? BARE),
};
