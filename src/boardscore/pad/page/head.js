// Above: which game it is, who wins, and the way to share it.

import { current, result } from "./current.js";
import { el, icon } from "./dom.js";
import { openShare } from "./share.js";
import { say } from "./words.js";

export function head() {
  const verdict = el("div", { class: "verdict", "data-winner": true, role: "status" });
  const share = el("button", { type: "button", class: "round", "data-share": true, "aria-label": say("pad.share"), onclick: openShare }, icon("share"));
  return { node: el("header", {}, el("h1", {}, say(`game.${current.game.name}`)), verdict, share), update };

  function update() {
    const text = outcome();
    verdict.classList.toggle("quiet", !text); // it keeps its place: nothing moves below a finger
    if (verdict.textContent === text) return;
    verdict.replaceChildren(...(hasWinner() && text ? [icon("crown")] : []), el("span", {}, text));
  }
}

/** What is still needed for a winner, in full below the board. */
export function undecided() {
  const node = el("p", { class: "soft", hidden: true });
  return {
    node,
    update() {
      node.textContent = hasWinner() ? "" : outcome();
      node.hidden = !node.textContent;
    },
  };
}

const hasWinner = () => Boolean(result()?.winners.length);

/** An empty game has no winner, so nothing is said of it. */
const outcome = () => (!result() || current.said.isEmpty ? "" : current.said.verdict);
