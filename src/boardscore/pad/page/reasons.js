// Why: a card for each line of the score, or for each mistake.

import { current, isEmpty, light, lines, result, state, useUsualRulings } from "./current.js";
import { button, differs, el, glyph, icon, renew } from "./dom.js";
import { say, shape } from "./words.js";

export function reasons() {
  const node = el("section", { class: "lines", "aria-label": say("pad.reasons") });
  const isOther = differs();
  return { node, update };

  function update() {
    if (!isOther(current.said, current.seat, current.lit, isEmpty())) return;
    const mistakes = told(current.said?.mistakes ?? []);
    const notes = result() && !current.said.isEmpty ? current.said.notes : [];
    const cards = mistakes.length ? mistakes.map(mistake) : isEmpty() ? [el("p", { class: "soft" }, say(current.game.hint))] : lines().map(reason);
    renew(node, ...cards, ...notes.map((note) => el("p", { class: "soft" }, note)));
  }
}

/** Where a pack is wanted, it is asked for once, and above. */
const told = (mistakes) => mistakes.filter(({ code }) => code !== "no_pack");

const mistake = (one) => el("p", { class: "card mistake", role: "alert" }, whose(one.place) + one.text, one.place?.[0] === "rulings" && usual());

/** Rulings are asked for where they matter; those of a link that are none can be put aside. */
const usual = () => button("link", useUsualRulings, { "data-usual": true }, say("pad.usual_rulings"));

/** Whose mistake it is; one in a name tells that itself. */
const whose = (place) => (place?.[0] === "players" && place.length > 1 && place[2] !== "name" ? `${state().players[place[1]]?.name}: ` : "");

function reason(line, at) {
  const { name, signs, icons } = current.game;
  const sign = signs[line.category] && `${name}-${signs[line.category]}`;
  return button(
    `card line${line.points === 0 ? " none" : ""}`, () => light(at), { "data-line": at, "data-rule": line.rule, "aria-pressed": current.lit === at },
    el("span", { class: `mark ${sign ?? line.category}` }, sign ? glyph(shape(sign)) : icon(icons[line.category])),
    el("span", { class: "why" }, line.text),
    el("span", { class: "points" }, line.points ?? "?"),
  );
}
