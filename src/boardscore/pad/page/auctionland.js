// Entering an island: counted numbers first; tile by tile for who wants to be careful.

import { el, glyph, icon, svg } from "./dom.js";
import { say, shape } from "./words.js";

const COUNTS = { beaches: "B", theme_parks: "T", gardens: "G", houses: "H", peace: "p", love: "l", music: "m" };
const ZONES = { B: "beach", T: "theme_park", G: "garden", H: "house" };
const ICONS = { p: "peace", l: "love", m: "music" };
const SIDE = 4;
const CORNERS = ["0,0 100,0 50,50", "100,0 100,100 50,50", "100,100 0,100 50,50", "0,100 0,0 50,50"];
const SPOTS = [[50, 18], [82, 50], [50, 82], [18, 50]];

export const name = "auctionland";
export const most = 6;
export const tables = true;
export const brushes = [];
export const hint = "pad.hint_island";

export function fresh(called) {
  return { name: called, by: "counts", counts: {}, island: bare(), money: "" };
}

const bare = () => Array(SIDE * SIDE).fill(".");

export const isEmpty = (one) =>
  one.by === "counts" ? !Object.values(one.counts).some((count) => Number(count)) : one.island.every((tile) => tile === ".");

/** A number as it was typed: a whole one becomes a number, anything else the library refuses. */
const number = (typed) => (/^\d{1,9}$/.test(typed) ? Number(typed) : typed);

/** A player of a position, as the library reads one. */
export function player(one) {
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key) => [key, number(String(one.counts[key] || "0"))]));
  const rows = [0, 1, 2, 3].map((row) => one.island.slice(row * SIDE, row * SIDE + SIDE).join(" "));
  return {
    ...(one.by === "counts" ? { counts } : { island: rows }),
    ...(one.money !== "" && { money: number(one.money) }),
  };
}

export function toText(one) {
  const counts = Object.keys(COUNTS).map((key) => encodeURIComponent(one.counts[key] ?? "")).join(".");
  const island = one.island.every((tile) => tile === ".") ? "" : one.island.map(encodeURIComponent).join(",");
  return [one.by === "counts" ? "c" : "i", counts, island, encodeURIComponent(one.money)].join("!");
}

export function fromText([by, counted, laid, money = ""]) {
  const numbers = counted.split(".").map(decodeURIComponent);
  const island = laid ? laid.split(",").map(decodeURIComponent) : bare();
  const fits = island.length === SIDE * SIDE && island.every((tile) => /^\S{1,60}$/.test(tile));
  if (!/^[ci]$/.test(by) || numbers.length !== 7 || numbers.some((one) => one.length > 9) || !fits) throw new Error(by);
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key, at) => [key, numbers[at]]));
  return { by: by === "c" ? "counts" : "island", counts, island, money: decodeURIComponent(money).slice(0, 9) };
}

export function brush() {
  return [];
}

export function entry(app) {
  const one = () => app.player();
  const ways = el(
    "div",
    { class: "ways", role: "radiogroup", "aria-label": say("pad.ways") },
    ...["counts", "island"].map((by) =>
      el(
        "button",
        {
          type: "button",
          class: "choice wide",
          role: "radio",
          "data-by": by,
          "aria-checked": String(one().by === by),
          onclick: () => app.change({ ...one(), by }, { rebuild: true }),
        },
        say(`pad.by_${by}`),
      ),
    ),
  );
  const part = one().by === "counts" ? counts(app) : island(app);
  return { node: el("div", {}, ways, part.node), update: part.update };
}

function counts(app) {
  const one = () => app.player();
  const set = (key, value) => app.change({ ...one(), counts: { ...one().counts, [key]: value } });
  const rows = Object.entries(COUNTS).map(([key, sign]) => {
    const field = el("input", {
      type: "number",
      inputmode: "numeric",
      min: 0,
      max: 999,
      id: `count-${key}`,
      "data-count": key,
      value: one().counts[key] || "",
      placeholder: "0",
      oninput: () => set(key, field.value),
      onfocus: () => field.select(),
    });
    const step = (by) => {
      field.value = Math.max(0, (Number(field.value) || 0) + by);
      set(key, field.value);
    };
    const word = say(`pad.count.${key}`);
    return el(
      "div",
      { class: "row count" },
      el("label", { for: `count-${key}`, class: `sign auctionland-${sign}` }, glyph(shape(`auctionland-${sign}`)), el("span", {}, word)),
      el("button", { type: "button", class: "step", "aria-label": say("pad.fewer", { what: word }), onclick: () => step(-1) }, "−"),
      field,
      el("button", { type: "button", class: "step", "aria-label": say("pad.one_more", { what: word }), onclick: () => step(1) }, "+"),
    );
  });
  return { node: el("div", { class: "card" }, ...rows), update() {} };
}

/** The brush of an island stays for as long as the page is open. */
let chosen = "B";

function island(app) {
  const one = () => app.player();
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
  return { node, update, picture };

  function mark() {
    for (const button of palette.children) button.setAttribute("aria-checked", String(button.dataset.lay === chosen));
  }

  function lay(tile) {
    const laid = [...one().island];
    laid[at] = tile;
    app.change({ ...one(), island: laid });
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
  }
}

const kindName = (kind) =>
  kind === "." ? say("pad.no_tile") : kind === "-" ? say("pad.no_zone") : say(`pad.zone.${ZONES[kind] ?? ICONS[kind]}`);

/** The four sides and the icons of a tile that is written that simply; null for any other. */
function taken(tile) {
  const found = /^([BTGH-]|[BTGHbtgh-]{4})(\+[plm]+)?$/.exec(tile);
  if (!found) return null;
  const sides = found[1].length === 1 ? Array(4).fill(found[1]) : [...found[1]];
  return { sides, icons: found[2] ?? "" };
}

/** A tile as it was typed: a simple one drawn, any other as its letters. */
function pictured(tile) {
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
