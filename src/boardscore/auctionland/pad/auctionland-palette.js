// The bottom bar for an island: zones, icons and the last tile, or the tiles of a pack; above them the opened tile.

import { ICONS, ZONES, kindName } from "./auctionland-pieces.js";
import { AGAIN, REMOVE, chooseAgain, chooseIcon, chooseTile, chooseZone, lastLaid } from "./auctionland-laying.js";
import { openedTile } from "./auctionland-sheet.js";
import { pictured } from "./auctionland-tile.js";
import { choose, current, state } from "./current.js";
import { button, el, glyph, icon } from "./dom.js";
import { takenPack } from "./pack-choice.js";
import { say, shape } from "./words.js";

/** What is laid by zones and icons. */
export function zonePalette() {
  const { zones, icons } = zoneTools(chooseZone, chooseIcon);
  const remove = tool(REMOVE, chooseZone, { "data-zone": REMOVE }, icon("clear"));
  const again = tool(AGAIN, chooseAgain, { "data-again": true, class: "brush again" }, icon("again"), say("pad.again"));
  if (!isKnown(current.brush)) choose("B");
  const sheet = openedTile();
  const tools = [...zones, remove, ...icons, again];
  return { kind: "zones", above: sheet.node, tools, update };

  function update() {
    press(tools);
    again.disabled = !lastLaid();
    sheet.update();
  }
}

/** The tools for zones and icons, and what a tap on each does. */
export const zoneTools = (zone, icon) => ({
  zones: [...Object.keys(ZONES), "-"].map((key) => tool(key, zone, { "data-zone": key }, kindSign(key))),
  icons: Object.entries(ICONS).map(([key, name]) => tool(key, icon, { "data-icon": name }, kindSign(key))),
});

const isKnown = (brush) => brush in ZONES || brush in ICONS || ["-", REMOVE, AGAIN].includes(brush);

const tool = (key, act, more, sign, text = kindName(key)) => button(`brush auctionland-${key}`, () => act(key), { "data-key-of": key, ...more }, sign, el("span", {}, text));

const kindSign = (kind) => (kind === "-" ? icon("none") : glyph(shape(`auctionland-${kind}`)));

/** Shows which tool is chosen. */
export function press(tools) {
  for (const one of tools) one.setAttribute("aria-pressed", one.dataset.keyOf === current.brush);
}

/** The tiles of the pack, by picture or by number. */
export function packPalette() {
  const known = takenPack()?.tiles ?? [];
  const isTile = known.some(({ id }) => current.brush === `#${id}`);
  if (known.length && !isTile && current.brush !== REMOVE) choose(`#${known[0].id}`);
  const stock = known.map(stockTile);
  const remove = tool(REMOVE, chooseZone, { "data-zone": REMOVE }, icon("clear"));
  const field = el("input", {
    type: "text", inputmode: "numeric", "data-pack-number": true, placeholder: say("pad.number"), "aria-label": say("pad.pack_number"), autocomplete: "off", enterkeyhint: "done",
    oninput: () => find(field.value.trim()),
    onfocus: () => field.select(),
  });
  const shelf = el("div", { class: "shelf", role: "group", "aria-label": say("pad.lays") }, ...stock);
  return { kind: "pack", above: known.length ? shelf : null, tools: known.length ? [field, remove] : [], update };

  function find(id) {
    if (!known.some((one) => one.id === id)) return;
    chooseTile(id);
    stock.find(({ dataset }) => dataset.packTile === id).scrollIntoView({ block: "nearest" });
  }

  function update() {
    press([...stock, remove]);
    const laid = state().players.flatMap(({ by, island }) => (by === "counts" ? [] : island.map((tile) => tile.split("@")[0])));
    for (const [at, one] of stock.entries()) one.classList.toggle("used", laid.filter((tile) => tile === one.dataset.keyOf).length >= (known[at].count ?? 1));
  }
}

const stockTile = ({ id, tile }) =>
  button("pack-tile", () => chooseTile(id), { "data-key-of": `#${id}`, "data-pack-tile": id, "aria-label": `${id}: ${tile}` }, ...pictured(tile), el("span", {}, id));
