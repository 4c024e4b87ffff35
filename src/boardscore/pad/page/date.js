// A day of the year.

import { change, player } from "./current.js";
import { el } from "./dom.js";
import { range } from "./plain.js";
import { language, say } from "./words.js";

const monthName = (at) => new Date(0, at).toLocaleString(language(), { month: "long" });

/** The date on a player's Plan card. */
export function dateField() {
  const [month, day] = (player().date || "-").split("-");
  const months = pick("month", say("pad.month"), range(12).map(monthName), month);
  const days = pick("day", say("pad.day"), range(31).map((at) => at + 1), day);
  return el("div", { class: "asked", "data-asked": "plan_date" }, el("p", {}, say("pad.date")), el("div", { class: "two" }, months, days));

  function pick(part, label, texts, chosen) {
    const options = texts.map((text, at) => {
      const value = String(at + 1).padStart(2, "0");
      return el("option", { value, selected: value === chosen }, text);
    });
    return el("select", { "aria-label": label, "data-date": part, onchange: put }, el("option", { value: "" }, label), ...options);
  }

  function put() {
    const date = months.value && days.value ? `${months.value}-${days.value}` : "";
    if (date || player().date) change({ ...player(), date });
  }
}
