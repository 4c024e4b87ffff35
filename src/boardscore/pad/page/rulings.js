// The rulings, as one closed line; when open, those that would change this score, each value with its outcome.

import { current, rule, useDefaultRulings } from "./current.js";
import { differs, el, parsed, renew } from "./dom.js";

const SWITCHED = new Map([["true", true], ["false", false]]);

/** Whether the line is open; kept when the page is rebuilt. */
let isOpen = false;

export function rulings() {
  const line = el("summary", { "data-rulings": true });
  const choices = el("div", {
    onchange: ({ target: { name, value } }) => rule(name, SWITCHED.get(value) ?? value),
    onclick: ({ target }) => target.dataset.defaults && useDefaultRulings(),
  });
  const node = el("details", { class: "card rulings", open: isOpen, hidden: true, ontoggle: () => { isOpen = node.open; } }, line, choices);
  const isOther = differs();
  return { node, update };

  function update() {
    if (!isOther(current.said)) return;
    const { isEmpty, line: shown, choices: listed } = current.said ?? {};
    node.hidden = isEmpty || !shown;
    renew(line, shown);
    renew(choices, ...parsed(listed ?? ""));
  }
}
