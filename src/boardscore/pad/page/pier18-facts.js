// What a player of Pier 18 has besides the pier: the Plan, and Patrons.

import { change, player as one } from "./current.js";
import { el } from "./dom.js";
import { cardId, cardNamed } from "./pier18-cards.js";
import { say } from "./words.js";

/** How many Patrons there are buttons for from the start, and at most. */
const FEW = 4;
const MOST = 18;

/** Cards tell of the Plan themselves. */
export const facts = () => el("div", { class: "card facts" }, one().by === "pier" && plan(), patrons());

/** Whether a Plan in plain words is completed. */
export function verdictField() {
  const says = (is) => () => change({ ...one(), plan: is }, { rebuild: true });
  const choice = (is, text) => el("button", { type: "button", class: "choice wide", role: "radio", "data-verdict": String(is), "aria-checked": String(one().plan === is), onclick: says(is) }, text);
  const plan = cardNamed(cardId(one().cards.at(-1)))?.plan_text ?? "";
  return el(
    "div",
    { class: "asked", "data-asked": "plan_completed" },
    el("p", {}, [say("pad.plan"), plan].filter(Boolean).join(": ")),
    el("div", { class: "ways", role: "radiogroup", "aria-label": say("pad.plan") }, choice(true, say("pad.yes")), choice(false, say("pad.no"))),
  );
}

function plan() {
  const knob = el("span", { class: "knob", "aria-hidden": "true" });
  const button = el(
    "button",
    { type: "button", class: "switch", role: "switch", "data-plan": true, "aria-checked": String(one().plan), onclick: turn },
    knob,
    el("span", {}, say("pad.plan")),
  );
  return button;

  function turn() {
    change({ ...one(), plan: !one().plan });
    button.setAttribute("aria-checked", String(one().plan));
  }
}

function patrons() {
  const row = el("div", { class: "choices", role: "radiogroup", "aria-label": say("category.patrons") });
  fill(one().patrons > FEW ? MOST : FEW);
  return el("div", { class: "row" }, el("span", {}, say("category.patrons")), row);

  function fill(most) {
    const more = el("button", { type: "button", class: "choice", "aria-label": say("pad.more"), onclick: () => fill(MOST) }, "+");
    const numbers = [...Array(most + 1).keys()].map((number) => choice(number, most));
    row.replaceChildren(...numbers, ...(most < MOST ? [more] : []));
  }

  function choice(number, most) {
    const choose = () => {
      change({ ...one(), patrons: number });
      fill(most);
      row.querySelector(`[data-patrons="${number}"]`).focus();
    };
    const is = String(one().patrons === number);
    return el("button", { type: "button", class: "choice", role: "radio", "aria-checked": is, "data-patrons": number, onclick: choose }, String(number));
  }
}
