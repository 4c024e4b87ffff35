// The reasons: a card for each line of the score.

import { hint } from "./hints.js";
import { current, isEmpty, light, lines, result } from "./current.js";
import { button, differs, el, glyph, icon, renew } from "./dom.js";
import { say, shape } from "./words.js";

export function reasons() {
  const node = el("section", { class: "lines", "aria-label": say("pad.reasons") });
  const isOther = differs();
  return { node, update };

  function update() {
    if (!isOther(current.said, current.seat, current.lit, isEmpty())) return;
    const notes = result() && !current.said.isEmpty ? current.said.notes : [];
    const cards = isEmpty() ? [hint(current.game.hint)] : lines().map(reason);
    renew(node, ...notes.map((note) => el("p", { class: "soft" }, note)), ...cards);
  }
}

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
