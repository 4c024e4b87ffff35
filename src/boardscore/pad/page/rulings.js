// Rulings by which this score would be another; each answer with its effect.

import { current, rule } from "./current.js";
import { el } from "./dom.js";

export function rulings() {
  const node = el("section", { class: "rulings" });
  let shown = "[]";
  return { node, update };

  function update() {
    const found = current.said?.rulings ?? [];
    if (shown === JSON.stringify(found)) return;
    shown = JSON.stringify(found);
    node.replaceChildren(...found.map(question));
  }
}

const question = (ruling) =>
  el("fieldset", { class: "card", "data-ruling": ruling.name }, el("legend", {}, ruling.question), ...ruling.values.map((one) => answer(ruling, one)));

const answer = ({ name, chosen }, { value, means, effect }) =>
  el(
    "label",
    { class: "answer" },
    el("input", { type: "radio", name, value, checked: value === chosen, onchange: () => rule(name, value) }),
    el("span", {}, means, " ", el("strong", {}, effect.join(", "))),
  );
