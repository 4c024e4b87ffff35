// The link of the game, for another phone.

import { address } from "./answer.js";
import { codeOf } from "./code.js";
import { current, inLink, state } from "./current.js";
import { openSheet } from "./dialog.js";
import { button, el } from "./dom.js";
import { takenPack } from "./pack-choice.js";
import { DEMO } from "./packs.js";
import { showQr } from "./qr.js";
import { save } from "./saved.js";
import { during, scored } from "./scoring.js";
import { say } from "./words.js";

export const openShare = () =>
  during(async () => {
    const everywhere = await address();
    if (ownPack()) await scored();
    await openLink(everywhere);
  });

/** The pack in use, if others do not have it. */
const ownPack = () => state().pack !== DEMO && takenPack();

/** The link for everyone, or at least for this machine. */
async function openLink(everywhere) {
  const link = `${everywhere || location.origin + location.pathname}?game=${current.game.name}#${await codeOf(inLink())}`;
  const field = el("input", { type: "text", readonly: true, value: link, "data-link": true, "aria-label": say("pad.link_hint"), onfocus: () => field.select() });
  const copy = button("action strong", copied, { "data-copy": true, autofocus: true }, say("pad.copy_hint"));
  const [hint, place] = [el("p", { class: "soft" }), everywhere ? el("div", { class: "qr" }) : null];
  openSheet(
    say("pad.link_hint"),
    hint,
    ...(place ? [place] : []),
    field,
    copy,
    button("action", save, {}, say("pad.save")),
  );
  return showQr(link, hint, place);

  async function copied() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.select(); // plain http in a network has no clipboard: select the text instead
      if (!document.execCommand?.("copy")) return;
    }
    copy.textContent = say("pad.copied_hint");
  }
}
