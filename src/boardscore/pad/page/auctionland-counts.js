// An island as counted numbers.

import { COUNTS } from "./auctionland-pieces.js";
import { change, player as one } from "./current.js";
import { el, glyph } from "./dom.js";
import { say, shape } from "./words.js";

export function counts() {
  const set = (key, value) => change({ ...one(), counts: { ...one().counts, [key]: value } });
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
