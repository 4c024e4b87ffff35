// The rulings, as one closed line; when open, those that would change this score, each value with its outcome.

import { current, result, rule, useDefaultRulings } from "./current.js";
import { button, differs, el, renew } from "./dom.js";
import { say } from "./words.js";

/** Whether the line is open; kept when the page is rebuilt. */
let isOpen = false;

export function rulings() {
  const line = el("summary", { "data-rulings": true });
  const choices = el("div");
  const node = el("details", { class: "card rulings", open: isOpen, hidden: true, ontoggle: () => { isOpen = node.open; } }, line, choices);
  const isOther = differs();
  return { node, update };

  function update() {
    if (!isOther(current.said)) return;
    const { isEmpty, ruled } = current.said ?? {};
    node.hidden = !current.said || isEmpty || !(ruled || Object.keys(result().rulings).length);
    renew(line, say("pad.rulings", { rulings: ruled ?? say("pad.defaults") }));
    renew(choices, ...(asked().length ? asked().map(question) : [el("p", { class: "soft" }, say("pad.same_by_rulings"))]), ruled && defaults());
  }
}

const asked = () => current.said?.rulings ?? [];

const defaults = () => button("link", useDefaultRulings, { "data-defaults": true }, say("pad.use_defaults"));

const question = (ruling, at) =>
  el(
    "fieldset",
    { "data-ruling": ruling.name },
    el("legend", {}, ruling.question),
    ...ruling.values.map((one, place) => answer(ruling, one, () => choose(at, place))),
  );

const answer = ({ name, chosen }, { value, means, effect: [totals, ...ahead] }, onchange) =>
  el(
    "label",
    { class: "answer" },
    el("input", { type: "radio", name, value, checked: value === chosen, onchange }),
    el("span", {}, means, el("strong", {}, [totals, ...ahead].join(" – "))),
  );

/** Chooses the value of a ruling. */
function choose(at, place) {
  const { name, values } = asked()[at];
  rule(name, values[place].value);
}
