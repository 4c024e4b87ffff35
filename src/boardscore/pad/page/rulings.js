// Rulings by which this score would be another; each answer with its effect.

import { current, rule } from "./current.js";
import { differs, el, renew } from "./dom.js";

export function rulings() {
  const node = el("section", { class: "rulings" });
  const isOther = differs();
  return { node, update };

  function update() {
    if (isOther(current.said)) renew(node, ...asked().map(question));
  }
}

const asked = () => current.said?.rulings ?? [];

const question = (ruling, at) =>
  el(
    "fieldset",
    { class: "card", "data-ruling": ruling.name },
    el("legend", {}, ruling.question),
    ...ruling.values.map((one, place) => answer(ruling, one, () => choose(at, place))),
  );

const answer = ({ name, chosen }, { value, means, effect }, onchange) =>
  el(
    "label",
    { class: "answer" },
    el("input", { type: "radio", name, value, checked: value === chosen, onchange }),
    el("span", {}, means, " ", el("strong", {}, effect.join(", "))),
  );

/** Takes a value of the ruling that is asked for there now. */
function choose(at, place) {
  const { name, values } = asked()[at];
  rule(name, values[place].value);
}
