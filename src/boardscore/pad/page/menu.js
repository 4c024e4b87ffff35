// What else can be done with the game.

import { current, newGame, removePlayer, state } from "./current.js";
import { el } from "./dom.js";
import { fileButton } from "./files.js";
import { print } from "./printed.js";
import { save } from "./saved.js";
import { language, say } from "./words.js";

/** The menu; it can open the `others` (names of games), and speak another language. */
export function menu({ others, open, speak }) {
  const button = (text, onclick, more = {}) => el("button", { type: "button", class: "action", onclick, ...more }, text);
  const node = el(
    "nav",
    { class: "actions", "aria-label": say("pad.actions") },
    button(say("pad.save"), save, { "data-save": true }),
    ...fileButton(say("pad.open")),
    button(say("pad.print"), print, { "data-print": true }),
    button(say("pad.new_game"), newGame, { "data-new": true }),
    state().players.length > 1 && button(say("pad.remove_player"), removePlayer, { "data-remove-seat": true }),
    ...others.filter((name) => name !== current.game.name).map((name) => button(say(`game.${name}`), () => open(name), { "data-game": name })),
    button(say("pad.other_language"), speak, { "data-language": true, lang: language() === "de" ? "en" : "de" }),
  );
  return { node, update() {} };
}
