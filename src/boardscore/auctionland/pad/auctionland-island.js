// An island tile by tile: drawn by zones, or laid by the tiles of a pack.

import { board } from "./auctionland-board.js";
import { tapPackPlace, tapPlace } from "./auctionland-laying.js";
import { packPalette, zonePalette } from "./auctionland-palette.js";
import { enterTile } from "./auctionland-sheet.js";
import { rebuild } from "./current.js";
import { el } from "./dom.js";
import { hint } from "./hints.js";
import { packChoice, takenPack } from "./pack-choice.js";

/** The island by zones: choose one, tap a place, then the half-sides of the opened tile. */
export function island() {
  const { node, update } = board(tapPlace, enterTile);
  return { node: el("div", { class: "island" }, node, hint("pad.halves_hint")), update };
}

/** The island by the tiles of a pack: choose one, tap its place; another tap turns it. */
export function tiles() {
  const pack = packChoice(rebuild);
  if (!takenPack()) return { node: el("div", {}, pack), update() {} };
  const { node, update } = board(tapPackPlace, () => {});
  return { node: el("div", { class: "island with-shelf" }, node, hint("pad.turn_hint"), pack), update };
}

/** The tools in the bar. */
export const palette = ({ by }) => ({ island: zonePalette, tiles: packPalette })[by]?.() ?? null;
