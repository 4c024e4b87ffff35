// What an island is made of, by the letters that are written for it.

import { say } from "./words.js";

/** How many tiles an island has in a row. */
export const SIDE = 4;

export const COUNTS = { beaches: "B", theme_parks: "T", gardens: "G", houses: "H", peace: "p", love: "l", music: "m" };
export const ZONES = { B: "beach", T: "theme_park", G: "garden", H: "house" };
export const ICONS = { p: "peace", l: "love", m: "music" };

export const kindName = (kind) =>
  kind === "." ? say("pad.no_tile") : kind === "-" ? say("pad.no_zone") : say(`pad.zone.${ZONES[kind] ?? ICONS[kind]}`);
