// The menu: all other actions.

import { current, newGame, removePlayer, state } from "./current.js";
import { button, el } from "./dom.js";
import { fileButton } from "./files.js";
import { print } from "./printed.js";
import { save } from "./saved.js";
import { language, say } from "./words.js";

/** The menu; it can open the `others` (names of games), and change the language. */
export function menu({ others, open, speak }) {
  const action = (text, act, more) => button("action", act, more, text);
  const node = el(
    "nav",
    { class: "actions", "aria-label": say("pad.actions") },
    action(say("pad.save"), save, { "data-save": true }),
    ...fileButton(say("pad.open")),
    action(say("pad.print"), print, { "data-print": true }),
    action(say("pad.new_game"), newGame, { "data-new": true }),
    state().players.length > 1 && action(say("pad.remove_player"), removePlayer, { "data-remove-seat": true }),
    ...others.filter((name) => name !== current.game.name).map((name) => action(say(`game.${name}`), () => open(name), { "data-game": name })),
    action(say("pad.other_language"), speak, { "data-language": true, lang: language() === "de" ? "en" : "de" }),
  );
  return { node, update() {} };
}
