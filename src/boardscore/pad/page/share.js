// The link of the game, for another phone.

import { current, result, state } from "./current.js";
import { openSheet } from "./dialog.js";
import { el } from "./dom.js";
import { takenPack } from "./pack-choice.js";
import { DEMO } from "./packs.js";
import { qr } from "./qr.js";
import { save } from "./saved.js";
import { toLink } from "./state.js";
import { say } from "./words.js";

export function openShare() {
  const link = `${location.origin}${location.pathname}?game=${current.game.name}#${carried()}`;
  const field = el("input", { type: "text", readonly: true, value: link, "data-link": true, "aria-label": say("pad.link"), onfocus: () => field.select() });
  const copy = el("button", { type: "button", class: "action strong", "data-copy": true, onclick: copied }, say("pad.copy"));
  openSheet(
    say("pad.link"),
    el("p", { class: "soft" }, say("pad.share_hint")),
    qr(link),
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

/** What the link carries: of a pack that others do not have, what was made by it. */
function carried() {
  const { game, history, said } = current;
  const pack = takenPack();
  if (!pack || state().pack === DEMO || !said?.entered) return history.last;
  const made = said.entered.map((one, at) => ({ ...state().players[at], ...game.fromFile(one, one, result().players[at]) }));
  const tables = Object.fromEntries(Object.entries(pack.tables ?? {}).map(([key, entries]) => [key, entries.join(", ")]));
  return toLink({ ...state(), pack: "", tables: { ...tables, ...state().tables }, players: made }, game);
}
