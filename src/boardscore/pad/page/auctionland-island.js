// An island tile by tile, for who wants to be careful.

import { ICONS, SIDE, ZONES, kindName } from "./auctionland-pieces.js";
import { pictured, taken } from "./auctionland-tile.js";
import { change, current, player as one } from "./current.js";
import { el, glyph, icon } from "./dom.js";
import { draw } from "./pictures.js";
import { say, shape } from "./words.js";

/** The brush of an island stays for as long as the page is open. */
let chosen = "B";

export function island() {
  const tiles = one().island.map((_, at) =>
    el("button", { type: "button", class: "tile", "data-tile": `${Math.floor(at / SIDE)}-${at % SIDE}`, onclick: (event) => tap(event, at) }),
  );
  const field = el("input", {
    type: "text", id: "notation", maxlength: 40, autocapitalize: "none", autocomplete: "off", spellcheck: "false",
    oninput: () => lay(field.value.trim().replace(/\s+/g, "") || "."),
  });
  let at = Math.max(0, one().island.findIndex((tile) => tile !== "."));
  const palette = el("div", { class: "palette", role: "radiogroup", "aria-label": say("pad.lays") });
  const picture = el("div", { class: "picture" });
  let drawn = null;
  const kinds = [...Object.keys(ZONES), "-", ...Object.keys(ICONS), "."];
  palette.append(...kinds.map((kind) => el(
    "button",
    { type: "button", class: `choice sign auctionland-${kind}`, role: "radio", "data-lay": kind, "aria-label": kindName(kind),
      onclick: () => { chosen = kind; mark(); } },
    kind === "." ? icon("clear") : kind === "-" ? "–" : glyph(shape(`auctionland-${kind}`)),
    el("span", {}, kindName(kind)),
  )));
  const label = el("label", { for: "notation" });
  const node = el(
    "div",
    { class: "card island" },
    palette,
    el("div", { class: "tiles" }, ...tiles),
    el("div", { class: "row" }, label, field),
    el("p", { class: "soft" }, say("pad.notation_hint")),
    picture,
  );
  mark();
  return { node, update };

  function mark() {
    for (const button of palette.children) button.setAttribute("aria-checked", String(button.dataset.lay === chosen));
  }

  function lay(tile) {
    const laid = [...one().island];
    laid[at] = tile;
    change({ ...one(), island: laid });
  }

  /** A kind goes onto the side that was tapped, or all over a place that was bare. */
  function tap(event, place) {
    at = place;
    const tile = one().island[place];
    const parts = taken(tile);
    if (chosen === ".") lay(".");
    else if (chosen in ICONS) {
      const [zones, icons = ""] = (tile === "." ? "-" : tile).split("+");
      lay(`${zones}+${icons}${chosen}`);
    } else if (tile === "." || !parts || event.detail === 0) lay(chosen + (parts?.icons ?? ""));
    else {
      const box = tiles[place].getBoundingClientRect();
      const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
      const side = Math.abs(y) > Math.abs(x) ? (y < 0 ? 0 : 2) : x > 0 ? 1 : 3;
      const sides = parts.sides.map((kind, number) => (number === side ? chosen : kind)).join("");
      lay((/^(.)\1+$/.test(sides) ? sides[0] : sides) + parts.icons);
    }
    update();
  }

  function update() {
    for (const [place, button] of tiles.entries()) {
      const tile = one().island[place];
      if (button.dataset.laid !== tile) {
        button.dataset.laid = tile;
        button.replaceChildren(...pictured(tile));
      }
      button.classList.toggle("now", place === at);
      const spot = { row: Math.floor(place / SIDE) + 1, column: (place % SIDE) + 1 };
      button.setAttribute("aria-label", `${say("pad.tile", spot)}: ${tile === "." ? say("pad.no_tile") : tile}`);
    }
    label.textContent = say("pad.notation", { row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1 });
    const laid = one().island[at];
    if (document.activeElement !== field) field.value = laid === "." ? "" : laid;
    if (drawn !== current.said) draw(picture);
    drawn = current.said;
  }
}
