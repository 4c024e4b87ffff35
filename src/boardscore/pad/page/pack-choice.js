// The choice of the data pack for the ids of cards or tiles.

import { current, state, takePack } from "./current.js";
import { openSheet } from "./dialog.js";
import { button, el } from "./dom.js";
import { fileButton, openPasting } from "./files.js";
import { hint } from "./hints.js";
import { DEMO, learnDemo, packNamed, packs } from "./packs.js";
import { during } from "./scoring.js";
import { say } from "./words.js";

/** The pack of the open game; null if none was chosen, or this browser does not have it. */
export const takenPack = () => packNamed(current.game.name, state().pack);

/** The chosen pack, or the available ones; calls `learnt` when one becomes available later. */
export function packChoice(learnt) {
  const { pack } = state();
  if (pack === DEMO && !takenPack()) during(async () => { await learnDemo(current.game.name); learnt(); });
  if (!pack) return el("div", { class: "card packs" }, hint("pad.no_pack_hint"), ...choices());
  const isMissing = pack !== DEMO && !takenPack();
  const change = button("link", openChoice, { "data-packs": true }, say("pad.other_pack"));
  return el(
    "div",
    { class: "packs" },
    el("div", { class: "row" }, el("span", { class: "why" }, say("pad.pack", { name: called(pack) })), change),
    isMissing && hint("pad.pack_missing_hint"),
  );
}

const called = (name) => (name === DEMO ? say("pad.demo_pack") : name);

function openChoice() {
  const sheet = openSheet(say("pad.other_pack"), hint("pad.no_pack_hint"), ...choices(() => sheet.close()));
}

function choices(close = () => {}) {
  const names = [DEMO, ...Object.keys(packs(current.game.name)).filter((name) => name !== DEMO)];
  const action = (text, act, more) => button("action", () => { close(); act(); }, more, text);
  return [
    ...names.map((name) => action(called(name), () => takePack(name), { "data-pack": name })),
    action(say("pad.own_pack"), () => document.querySelector('[data-show="pack"]').click(), { "data-own-pack": true }),
    ...fileButton(say("pad.open_pack")),
    action(say("pad.paste"), openPasting, { "data-paste": true }),
  ];
}
