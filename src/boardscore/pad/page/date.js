// A day of the year.

import { change, player } from "./current.js";
import { el } from "./dom.js";
import { say } from "./words.js";

const two = (number) => String(number).padStart(2, "0");

const numbers = (most) => [...Array(most).keys()].map((at) => at + 1);

/** The date on a player's Plan card. */
export function dateField() {
  const [month, day] = (player().date || "-").split("-");
  const months = pick("month", say("pad.month"), numbers(12).map((at) => [two(at), say(`month.${at}`)]), month);
  const days = pick("day", say("pad.day"), numbers(31).map((at) => [two(at), String(at)]), day);
  return el("div", { class: "asked", "data-asked": "plan_date" }, el("p", {}, say("pad.date")), el("div", { class: "two" }, months, days));

  function pick(part, label, values, chosen) {
    const options = values.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
    return el("select", { "aria-label": label, "data-date": part, onchange: put }, el("option", { value: "" }, label), ...options);
  }

  function put() {
    const date = months.value && days.value ? `${months.value}-${days.value}` : "";
    if (date || player().date) change({ ...player(), date });
  }
}
