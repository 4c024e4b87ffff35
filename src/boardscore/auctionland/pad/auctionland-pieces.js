// The pieces of an island, by their letters in the notation.

import { say } from "./words.js";

/** The number of tiles in a row of an island. */
export const SIDE = 4;

export const COUNTS = { beaches: "B", theme_parks: "T", gardens: "G", houses: "H", peace: "p", love: "l", music: "m" };
export const ZONES = { B: "beach", T: "theme_park", G: "garden", H: "house" };
export const ICONS = { p: "peace", l: "love", m: "music" };

export const kindName = (kind) =>
  kind === "." ? say("pad.no_tile") : kind === "-" ? say("pad.no_zone") : say(`pad.zone.${ZONES[kind] ?? ICONS[kind]}`);
