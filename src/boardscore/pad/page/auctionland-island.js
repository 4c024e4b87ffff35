// An island tile by tile: drawn by strokes of zones, or laid by the ids of a pack's tiles.

import { ICONS, SIDE, ZONES, kindName } from "./auctionland-pieces.js";
import { borders, pictured, signs, taken, wedges, written } from "./auctionland-tile.js";
import { change, choose, current, player as one } from "./current.js";
import { button, choice, el, glyph, icon, renew, svg, write } from "./dom.js";
import { packChoice, takenPack } from "./pack-choice.js";
import { draw } from "./pictures.js";
import { joined } from "./plain.js";
import { roving } from "./roving.js";
import { strokes } from "./strokes.js";
import { say, shape } from "./words.js";

const KINDS = [...Object.keys(ZONES), "-", ...Object.keys(ICONS), "."];
const HALF_SIDES = ["top left", "top right", "right top", "right bottom", "bottom right", "bottom left", "left bottom", "left top"];
const OTHER = { B: "b", T: "t", G: "g", H: "h" };

/** The place whose tile is edited and drawn large. */
let place = 0;

/** The island by strokes: choose a zone, tap places, then the half-sides of a tile. */
export function island() {
  if (!KINDS.includes(current.brush)) choose(KINDS[0]);
  const palette = chooser("palette", KINDS.map((kind) => [kind, kindName(kind), kindSign(kind), el("span", {}, kindName(kind))]));
  const large = el("div", {
    class: "large", role: "group", "aria-label": say("pad.halves"),
    onkeydown: (event) => [" ", "Enter"].includes(event.key) && (event.preventDefault(), brushHalf(event.target)),
  });
  roving(large);
  strokes(large, () => false, brushHalf);
  return board([palette], [large, el("p", { class: "soft" }, say("pad.halves_hint"))], brushPlace, () => renew(large, ...enlarged(laidAt(place))));
}

/** The island by the ids of a pack's tiles: choose one, tap its place; another tap turns it. */
export function tiles() {
  const stock = el("div", {});
  fill();
  return board([packChoice(fill), stock], [el("p", { class: "soft" }, say("pad.turn_hint"))], turnPlace, () => {});

  function fill() {
    const known = takenPack()?.tiles ?? [];
    if (known.length && !known.some(({ id }) => current.brush === `#${id}`) && current.brush !== ".") choose(`#${known[0].id}`);
    const choices = known.map(({ id, tile }) => [`#${id}`, `${id}: ${tile}`, ...pictured(tile), el("span", {}, id)]);
    stock.replaceChildren(...(known.length ? [chooser("palette stock", [...choices, [".", kindName("."), icon("clear"), el("span", {}, kindName("."))]])] : []));
  }
}

/** The things to lay: `[key, name, ...content]`. */
function chooser(kind, choices) {
  const buttons = choices.map(([key, called, ...shown]) =>
    choice(`sign auctionland-${key}`, key === current.brush, () => { choose(key); mark(); }, { "data-lay": key, "aria-label": called }, ...shown));
  const node = el("div", { class: kind, role: "radiogroup", "aria-label": say("pad.lays") }, ...buttons);
  roving(node)();
  return node;

  function mark() {
    for (const button of buttons) button.setAttribute("aria-checked", button.dataset.lay === current.brush);
  }
}

const kindSign = (kind) => (kind === "." ? icon("clear") : kind === "-" ? icon("none") : glyph(shape(`auctionland-${kind}`)));

/** The places of an island, with the elements above and below them. */
function board(above, below, brush, redraw) {
  const places = one().island.map((_, at) => {
    const key = `${Math.floor(at / SIDE)}-${at % SIDE}`;
    return button("tile", (event) => event.detail === 0 && put(at, true), { "data-tile": key, "data-space": key });
  });
  const grid = el("div", { class: "tiles", role: "group", "aria-label": say("pad.island"), "aria-describedby": "keys" }, ...places);
  roving(grid, { columns: SIDE, reach: look })(places[place]);
  strokes(grid, () => true, (space, clears) => put(places.indexOf(space), clears));
  const field = el("input", {
    type: "text", id: "notation", "data-notation": place, maxlength: 60, autocapitalize: "none", autocomplete: "off", spellcheck: "false",
    oninput: () => lay(place, field.value.trim().replace(/\s+/g, "") || "."),
  });
  const label = el("label", { for: "notation" });
  const picture = el("div", { class: "picture" });
  const node = el("div", { class: "card island" }, ...above, el("p", { class: "spoken", id: "keys" }, say("pad.island_keys")), grid, ...below, el("div", { class: "row" }, label, field), el("p", { class: "soft" }, say("pad.notation_hint")), picture);
  let drawn = [];
  let told = {};
  return { node, update };

  function put(at, isTap) {
    brush(at, isTap);
    look(places[at]);
  }

  function look(button) {
    place = places.indexOf(button);
    update();
  }

  function update(answer, line) {
    if (answer) told = toldOf(answer, line);
    for (const [at, button] of places.entries()) show(button, at, told);
    label.textContent = say("pad.notation", spot(place));
    if (field.dataset.notation !== String(place)) field.dataset.notation = place;
    write(field, laidAt(place) === "." ? "" : laidAt(place));
    redraw();
    const wanted = [current.said, current.lit];
    if (wanted.some((one, at) => one !== drawn[at])) draw(picture);
    drawn = wanted;
  }
}

/** The library's view of the places: tiles, tiles that score, and those of the tapped line. */
function toldOf({ entered, marks, of }, line) {
  const { beaches = [], park = [], gardens = [], houses = [] } = marks ?? {};
  return {
    tiles: (entered?.island ?? []).flatMap((row) => row.split(/\s+/)),
    laid: of?.island ?? [],
    counted: among([...beaches, ...park, ...gardens.flat(), ...houses.flat()]),
    lit: among(line?.tiles ?? []),
  };
}

const among = (cells) => new Set(cells.map(([row, column]) => row * SIDE + column));

function show(button, at, { tiles, laid: before, counted, lit }) {
  const laid = laidAt(at);
  const known = laid.startsWith("#") && tiles[at] && before[at] === laid ? tiles[at] : laid;
  if (button.dataset.laid !== laid || button.dataset.known !== known) {
    Object.assign(button.dataset, { laid, known });
    const number = laid.startsWith("#") && known !== laid && el("span", { class: "letters" }, laid);
    button.replaceChildren(...pictured(known), ...(number ? [number] : []));
  }
  button.classList.toggle("now", at === place);
  button.classList.toggle("dim", lit.size > 0 && !lit.has(at));
  const called = [laid === "." ? say("pad.no_tile") : laid, laid !== "." && counted.has(at) && say("pad.scores")];
  button.setAttribute("aria-label", `${say("pad.tile", spot(at))}: ${joined(called, ", ")}`);
}

const spot = (at) => ({ row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1 });

const laidAt = (at) => one().island[at];

const lay = (at, tile) => change({ ...one(), island: one().island.map((old, other) => (other === at ? tile : old)) });

/** Fills a bare place with a zone, or adds an icon; any other tile is only shown large. */
function brushPlace(at, isTap) {
  const { brush } = current;
  const parts = taken(laidAt(at) === "." ? "-" : laidAt(at));
  if (brush === ".") lay(at, ".");
  else if (brush in ICONS && parts) lay(at, written({ ...parts, icons: parts.icons + brush }));
  else if (laidAt(at) === "." || !isTap) lay(at, brush);
}

/** Gives a half-side the zone; if it had that, another zone of its kind, then none. */
function brushHalf(space) {
  const { brush } = current;
  const parts = taken(laidAt(place));
  if (!parts || !(brush in OTHER || brush === "-")) return;
  const at = Number(space.dataset.space.split("-")[1]);
  const now = parts.halves[at];
  const next = now === brush ? OTHER[brush] ?? "-" : now === OTHER[brush] ? "-" : brush;
  lay(place, written({ ...parts, halves: parts.halves.map((old, other) => (other === at ? next : old)) }));
}

/** Lays a tile of the pack; the same tile again turns by a quarter. */
function turnPlace(at, isTap) {
  const { brush } = current;
  const [tile, turns = "0"] = laidAt(at).split("@");
  const next = (Number(turns) + 1) % 4;
  if (tile !== brush || brush === "." || !isTap) lay(at, brush);
  else lay(at, next ? `${brush}@${next}` : brush);
}

/** The side of the tile with a half-side, and the end of that side. */
function halfName(at) {
  const [side, end] = HALF_SIDES[at].split(" ").map((edge) => say(`pad.at_${edge}`));
  return { side, end };
}

/** A tile large enough for a finger to hit its half-sides. */
function enlarged(tile) {
  const parts = taken(tile);
  if (!parts) return [];
  const half = (at) => ({
    "data-space": `half${at}-${at}`, "data-half": at, role: "button", tabindex: at ? -1 : 0,
    "aria-label": say("pad.half", { ...halfName(at), zone: kindName(parts.halves[at].toUpperCase()) }),
  });
  const [ground, lines, drawn] = [wedges(parts.halves, half), borders(parts.halves), signs(parts)];
  return [svg("svg", { viewBox: "0 0 100 100" }, ...ground, svg("g", { class: "above", "aria-hidden": true }, ...lines, ...drawn))];
}
