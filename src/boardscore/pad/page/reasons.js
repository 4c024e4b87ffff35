// Why: a card for each line of the score, or for each mistake.

import { current, isEmpty, light, lines, result, state } from "./current.js";
import { el, glyph, icon } from "./dom.js";
import { say, shape } from "./words.js";

export function reasons() {
  const node = el("section", { class: "lines", "aria-label": say("pad.reasons") });
  return { node, update };

  function update() {
    const mistakes = told(current.said?.mistakes ?? []);
    const notes = result() && !current.said.isEmpty ? current.said.notes : [];
    const cards = mistakes.length ? mistakes.map(mistake) : lines().map(reason);
    if (!mistakes.length && isEmpty()) cards.push(el("p", { class: "soft" }, say(current.game.hint)));
    const focused = document.activeElement?.closest?.("[data-line]")?.dataset.line;
    node.replaceChildren(...cards, ...notes.map((note) => el("p", { class: "soft" }, note)));
    if (focused !== undefined) node.querySelector(`[data-line="${focused}"]`)?.focus();
  }
}

/** Where a pack is wanted, it is asked for once, and above. */
const told = (mistakes) => mistakes.filter(({ code }) => code !== "no_pack");

const mistake = (one) => el("p", { class: "card mistake", role: "alert" }, whose(one.place) + one.text);

const whose = (place) => (place?.[0] === "players" && place.length > 1 ? `${state().players[place[1]]?.name}: ` : "");

function reason(line, at) {
  const { name, signs, icons } = current.game;
  const sign = signs[line.category] && `${name}-${signs[line.category]}`;
  return el(
    "button",
    {
      type: "button", class: `card line${line.points === 0 ? " none" : ""}`, "data-line": at, "data-rule": line.rule,
      "aria-pressed": String(current.lit === at), onclick: () => light(at),
    },
    el("span", { class: `mark ${sign ?? line.category}` }, sign ? glyph(shape(sign)) : icon(icons[line.category])),
    el("span", { class: "why" }, line.text),
    el("span", { class: "points" }, line.points === null ? "?" : String(line.points)),
  );
}
