// The current player: the name, and the points.

import { change, current, emptySeats, nameOf, player, result } from "./current.js";
import { el, renew } from "./dom.js";
import { say } from "./words.js";

const PAUSE = 1200;
let pause;

export function who() {
  const name = el("input", {
    class: "name", type: "text", value: nameOf(current.seat), "data-name": current.seat, "aria-label": say("pad.name", { number: current.seat + 1 }),
    autocomplete: "off", spellcheck: "false", enterkeyhint: "done",
    onfocus: () => name.select(),
    onchange: () => { change({ ...player(), name: name.value }); name.value = nameOf(current.seat); },
    onkeydown: (event) => { if (event.key === "Enter") name.blur(); },
  });
  const fit = () => name.style.setProperty("--letters", Math.max(1, name.value.length));
  name.addEventListener("input", fit);
  fit();
  const total = el("span", { class: "big" });
  const unit = el("span");
  return { node: el("div", { class: "who" }, name, el("p", { class: "total" }, total, " ", unit)), update };

  function update() {
    const isBare = emptySeats().includes(current.seat);
    const points = isBare ? "–" : result()?.players[current.seat]?.total ?? null;
    const soFar = result() && points === null;
    renew(total, points ?? (soFar ? current.said.so_far[current.seat] : null) ?? "–");
    renew(unit, say(soFar && !current.said.isEmpty ? "pad.so_far_hint" : "pad.points"));
  }
}

/** Screen readers announce the total once, after a pause. */
export function spoken() {
  const node = el("p", { class: "spoken", "aria-live": "polite" });
  return { node, update };

  function update() {
    clearTimeout(pause);
    const text = current.said?.spoken[current.seat];
    if (text) pause = setTimeout(() => { if (node.textContent !== text) node.textContent = text; }, PAUSE);
  }
}
