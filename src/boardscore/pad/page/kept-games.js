// The games that this browser keeps. Each tab has its own: none saves into a game that another tab has open.

import { keep, kept } from "./state.js";

const MOST = 10;
const GAME = "game.";
const OF_THIS_TAB = "sessionStorage";

const moment = () => Date.now() + Math.random(); // no two tabs have the same one

/** This tab: its name, and the games that it has open, by kind. A reload keeps both, and a copy of the tab gets both. */
const tab = { name: moment(), games: {}, ...kept("tab", OF_THIS_TAB) };

/** The ids of the kept games. */
export function keptIds() {
  try {
    const start = `boardscore.${GAME}`;
    return Object.keys(localStorage).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}

const keptGame = (id) => kept(GAME + id);

/** The kept games, the last changed first. */
export const keptGames = () => keptIds().map((id) => ({ ...keptGame(id), id })).sort((one, other) => other.at - one.at);

/** Opens a game of a kind: the wanted one, that of this tab, or the last one not opened since. What another tab has open is copied. */
export function openKept(game, wanted = tab.games[game]) {
  const all = keptGames().filter((one) => one.game === game);
  const isFree = (one) => !one.tab || one.tab === tab.name;
  const found = all.find(({ id }) => id === wanted) ?? all.find((one) => isFree(one) || !one.isHeld) ?? all[0];
  const isOwn = found && isFree(found);
  const opened = { ...found, ...(!isOwn && { id: String(moment()), at: null }) };
  if (tab.games[game] !== opened.id) release(game);
  if (found) keep(GAME + found.id, { ...found, ...(isOwn && { tab: tab.name }), isHeld: true }); // the next tab takes another one
  own(game, opened.id);
  return opened;
}

function own(game, id) {
  tab.games[game] = id;
  keep("tab", tab, OF_THIS_TAB);
}

/** Whether another tab has saved the game of a history in the meantime. */
export function isTaken({ id, at }) {
  const there = keptGame(id);
  return there !== null && there.at !== at;
}

/** Saves the changes since; apart from another tab that has saved the same game. */
export function saveGame(history) {
  if (!history.isChanged) return;
  if (isTaken(history)) history.id = String(moment());
  const head = { game: history.game.name, link: history.link, earlier: history.earlier, at: moment(), tab: tab.name };
  history.isKept = history.saves().some((one) => keep(GAME + history.id, { ...head, ...one }));
  if (history.isKept) history.at = head.at;
  history.isChanged = false;
  own(head.game, history.id);
  if (keptIds().length > MOST) for (const { id } of keptGames().slice(MOST)) localStorage.removeItem(`boardscore.${GAME}${id}`);
}

/** Leaves the game of a kind to other tabs. */
function release(game) {
  const id = tab.games[game];
  const there = keptGame(id);
  if (there?.tab === tab.name) keep(GAME + id, { ...there, tab: "" });
}

export const releaseAll = () => Object.keys(tab.games).forEach(release);
