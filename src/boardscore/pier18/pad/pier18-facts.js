// The entries of a Pier 18 player besides the pier: the Plan, and Patrons.

import { change, lines, player as one } from "./current.js";
import { button, choice, el } from "./dom.js";
import { cardId, cardNamed } from "./pier18-cards.js";
import { joined, range } from "./plain.js";
import { roving } from "./roving.js";
import { scored } from "./scoring.js";
import { say } from "./words.js";

/** The number of buttons for Patrons at the start, and at most. */
const FEW = 4;
const MOST = 18;

/** Whether a file decides the Plan: by a condition, or by a card that is not the last of the pier. */
export const isPlanned = ({ planned }) => Object.keys(planned).length > 0;

/** Cards decide the Plan. */
export function facts() {
  const plan = isPlanned(one()) ? plannedBy() : one().by !== "cards" ? { node: planSwitch(), update() {} } : { node: null, update() {} };
  return { node: el("div", { class: "card facts" }, plan.node, patrons()), update: plan.update };
}

/** A Plan with a condition, in words; people may still decide it. */
function plannedBy() {
  const text = el("span", { class: "why", "data-planned": true });
  const line = () => lines().find(({ category }) => category === "plan");
  const byHand = button("link", () => scored().then(() => judge(line()?.points > 0)), { "data-by-hand": true }, say("pad.plan_by_hand"));
  return {
    node: el("div", { class: "row" }, text, byHand),
    update() { text.textContent = line()?.text ?? `${say("pad.plan")}: ${Object.values(one().planned)[0]}`; },
  };
}

/** People decide whether the Plan is completed; the date of its card stays. */
const judge = (plan) => change({ ...one(), plan, isSet: true, date: one().date || (cardNamed(one().planned.plan_card)?.date ?? ""), planned: {} }, { rebuild: true });

/** The Plan that people must judge, if a card has it in plain words. */
export const planInWords = ({ planned, cards }) => cardNamed(planned.plan_card ?? cardId(cards.at(-1)))?.plan_text ?? "";

/** Whether a Plan in plain words is completed. */
export function verdictField() {
  const verdict = (is, text) => choice("wide", one().plan === is, () => judge(is), { "data-verdict": `${is}` }, text);
  return el(
    "div",
    { class: "asked", "data-asked": "plan_completed" },
    el("p", {}, joined([say("pad.plan"), planInWords(one())], ": ")),
    el("div", { class: "ways", role: "radiogroup", "aria-label": say("pad.plan") }, verdict(true, say("pad.yes")), verdict(false, say("pad.no"))),
  );
}

function planSwitch() {
  const knob = el("span", { class: "knob", "aria-hidden": true });
  const node = button("switch", turn, { role: "switch", "data-plan": true, "aria-checked": Boolean(one().plan) }, knob, el("span", {}, say("pad.plan")));
  return node;

  function turn() {
    change({ ...one(), plan: !one().plan, isSet: true });
    node.setAttribute("aria-checked", one().plan);
  }
}

function patrons() {
  const row = el("div", { class: "choices", role: "radiogroup", "aria-label": say("category.patrons") });
  const settle = roving(row);
  fill(one().patrons > FEW ? MOST : FEW);
  return el("div", { class: "row" }, el("span", {}, say("category.patrons")), row);

  function fill(most) {
    const more = button("choice", () => fill(MOST), { "aria-label": say("pad.more") }, "+");
    const numbers = range(most + 1).map((number) => numbered(number, most));
    row.replaceChildren(...numbers, ...(most < MOST ? [more] : []));
    settle();
  }

  function numbered(number, most) {
    const choose = () => {
      change({ ...one(), patrons: number, isSet: true });
      fill(most);
      row.querySelector(`[data-patrons="${number}"]`).focus();
    };
    return choice("", one().patrons === number, choose, { "data-patrons": number }, number);
  }
}
