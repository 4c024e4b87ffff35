// A tile as it is drawn on the page.

import { ICONS } from "./auctionland-pieces.js";
import { el, glyph, svg } from "./dom.js";
import { shape } from "./words.js";

const CORNERS = ["0,0 100,0 50,50", "100,0 100,100 50,50", "100,100 0,100 50,50", "0,100 0,0 50,50"];
const SPOTS = [[50, 18], [82, 50], [50, 82], [18, 50]];

/** The four sides and the icons of a tile that is written that simply; null for any other. */
export function taken(tile) {
  const found = /^([BTGH-]|[BTGHbtgh-]{4})(\+[plm]+)?$/.exec(tile);
  if (!found) return null;
  const sides = found[1].length === 1 ? Array(4).fill(found[1]) : [...found[1]];
  return { sides, icons: found[2] ?? "" };
}

/** A tile as it was typed: a simple one drawn, any other as its letters. */
export function pictured(tile) {
  if (tile === ".") return [];
  const parts = taken(tile);
  if (!parts) return [el("span", { class: "letters" }, tile)];
  const isOne = parts.sides.every((kind) => kind === parts.sides[0]);
  const signs = isOne ? [[parts.sides[0], [50, 24]]] : parts.sides.map((kind, side) => [kind, SPOTS[side]]);
  const icons = [...parts.icons.slice(1)];
  const drawn = [...signs, ...icons.map((kind, place) => [kind, [50 + (place - (icons.length - 1) / 2) * 22, 50]])];
  return [
    svg(
      "svg",
      { viewBox: "0 0 100 100", "aria-hidden": "true" },
      ...parts.sides.map((kind, side) => svg("polygon", { points: CORNERS[side], class: `ground-${kind.toUpperCase()}` })),
      ...drawn.filter(([kind]) => kind !== "-").map(([kind, [x, y]]) => {
        const sign = glyph(shape(`auctionland-${kind in ICONS ? kind : kind.toUpperCase()}`));
        const size = kind in ICONS ? 20 : 22;
        for (const [key, value] of Object.entries({ x: x - size / 2, y: y - size / 2, width: size, height: size })) sign.setAttribute(key, value);
        return svg("g", { class: `auctionland-${kind in ICONS ? kind : kind.toUpperCase()}` }, sign);
      }),
    ),
  ];
}
