// The link of the game, for another phone.

import { current } from "./current.js";
import { openSheet } from "./dialog.js";
import { el } from "./dom.js";
import { save } from "./saved.js";
import { say } from "./words.js";

export function openShare() {
  const link = `${location.origin}${location.pathname}?game=${current.game.name}#${current.history.last}`;
  const field = el("input", { type: "text", readonly: true, value: link, "data-link": true, "aria-label": say("pad.link"), onfocus: () => field.select() });
  const copy = el("button", { type: "button", class: "action strong", "data-copy": true, onclick: copied }, say("pad.copy"));
  openSheet(
    say("pad.link"),
    el("p", { class: "soft" }, say("pad.share_hint")),
    field,
    copy,
    el("button", { type: "button", class: "action", onclick: save }, say("pad.save")),
  );

  async function copied() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.select(); // plain http in a network has no clipboard: the text is marked instead
      if (!document.execCommand?.("copy")) return;
    }
    copy.textContent = say("pad.copied");
  }
}
