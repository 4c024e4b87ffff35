// The menu: all other actions.

import { current, nameOf, newGame, removePlayer, state, switchGame } from "./current.js";
import { offer } from "./dialog.js";
import { button, el } from "./dom.js";
import { fileButton } from "./files.js";
import { openBook } from "./later.js";
import { keptGames, keptIds } from "./kept-games.js";
import { print } from "./printed.js";
import { save } from "./saved.js";
import { during } from "./scoring.js";
import { language, say } from "./words.js";

/** The menu; it can switch to the `others` (names of games), and change the language. */
export function menu({ others, speak }) {
  const action = (text, act, more) => button("action", act, more, text);
  const remove = state().players.length > 1 && action("", removePlayer, { "data-remove-seat": true });
  const node = el(
    "nav",
    { class: "actions", "aria-label": say("pad.actions") },
    action(say("pad.save"), save, { "data-save": true }),
    ...fileButton(say("pad.open")),
    action(say("pad.print"), print, { "data-print": true }),
    action(say("pad.past"), () => openBook("past"), { "data-show": "past" }),
    action(say("pad.stats"), () => openBook("stats"), { "data-show": "stats" }),
    action(say("pad.own_pack"), openEditor, { "data-show": "pack" }),
    action(say("pad.new_game"), newGame, { "data-new": true }),
    keptIds().some((id) => id !== current.history.id) && action(say("pad.other_games"), openOthers, { "data-others": true }),
    remove,
    ...others.filter((name) => name !== current.game.name).map((name) => action(say(`game.${name}`), () => switchGame(name), { "data-game": name })),
    action(say("pad.other_language"), speak, { "data-language": true, lang: language() === "de" ? "en" : "de" }),
  );
  return { node, update };

  /** Names can change without a new page. */
  function update() {
    if (remove) remove.textContent = say("pad.remove_player", { name: nameOf(current.seat) });
  }
}

/** Opens the editor of packs, which is loaded when it is first opened. */
const openEditor = () => during(async () => (await import("./pack-editor.js")).openPackEditor());

/** Offers the other games that this browser keeps, the last changed first. */
function openOthers() {
  const others = keptGames().filter(({ id }) => id !== current.history.id);
  offer(say("pad.other_games"), others.map(({ game, id, now, at }) => [described(game, now, at), () => switchGame(game, id)]));
}

/** The game, its players, and when it was changed. */
function described(game, now, at) {
  const names = JSON.parse(now).players.map(({ name }, seat) => name || say("pad.player", { number: seat + 1 }));
  return `${say(`game.${game}`)}: ${names.join(", ")} (${new Date(at).toLocaleString(language())})`;
}
