// The top of the page: the game, the winner, and the button to share.

import { current, isWon, openScreen, result } from "./current.js";
import { button, el, icon, renew } from "./dom.js";
import { toldMistakes } from "./mistakes.js";
import { openShare } from "./share.js";
import { say } from "./words.js";

/** Text longer than two lines of a small phone is smaller. */
const LONG = 38;

export function head() {
  const verdict = el("div", { class: "verdict", role: "status" });
  const share = button("round", openShare, { "data-share": true, "aria-label": say("pad.share") }, icon("share"));
  const more = button("round", () => openScreen("result"), { "data-show": "result", "aria-label": say("pad.result") }, icon("places"));
  return { node: el("header", {}, title(), el("div", { class: "pill" }, verdict, more), share), update };

  function update() {
    const isWrong = toldMistakes().length > 0;
    const text = isWrong ? say("pad.see_mistake_hint") : current.isReplaced ? say("pad.way_counts_hint") : outcome();
    const said = (text && !isWrong && current.said) || {};
    const isOpen = Boolean(said.verdict) && !isWon() && !current.isReplaced;
    verdict.classList.toggle("quiet", !text); // it keeps its space, so nothing moves under a finger
    verdict.toggleAttribute("data-winner", Boolean(said.verdict));
    verdict.toggleAttribute("data-leads", Boolean(said.leads));
    if (verdict.textContent === text) return;
    verdict.classList.toggle("long", text.length > LONG);
    verdict.replaceChildren(...(said.verdict && !current.isReplaced && isWon() ? [icon("crown")] : []), el("span", { class: isOpen ? "spoken" : "" }, text));
    if (isOpen) verdict.dataset.brief = say("pad.undecided_hint");
    else delete verdict.dataset.brief;
  }
}

export const title = () => el("h1", {}, say(`game.${current.game.name}`));

/** The tie breakers and missing values, in full below the board: the top has little room. */
export function undecided() {
  const node = el("p", { class: "soft", hidden: true });
  return {
    node,
    update() {
      const text = outcome() && current.said.below;
      renew(node, text);
      node.hidden = !text;
    },
  };
}

/** The winner; while some players have no entries, the leader. Empty for an empty game. */
export const outcome = () => (!result() || current.said.isEmpty ? "" : current.said.verdict ?? current.said.leads ?? "");
