// Saves the game in the browser and in the address. Both wait until a tap is scored, except when the page closes: they
// take longer than a score.

import { codeOf } from "./code.js";
import { current, inLink } from "./current.js";
import { isTaken, keptGames, releaseAll, saveGame } from "./kept-games.js";
import { notice } from "./notice.js";
import { say } from "./words.js";

let timer = 0;

/** Saves the game after this many milliseconds without a change. */
export function keepSoon(wait = 0) {
  clearTimeout(timer);
  timer = setTimeout(keepNow, wait);
}

/** The link in the address. */
export const linked = () => location.hash.slice(1);

/** Whether the page is opened by its address or a link, not by a reload or a step back. */
const isVisit = () => performance.getEntriesByType("navigation")[0]?.type === "navigate";

/** The kept game whose link is in the address, if any: a reload returns to an address that may be a step behind. */
export const begun = () => linked() && (keptGames().find(({ link }) => link === linked()) ?? (!isVisit() && keptGames().find(({ earlier }) => earlier === linked())));

function keepNow() {
  clearTimeout(timer);
  saveGame(current.history);
  warn();
}

/** Writes the scored game into the address; not without the browser's compression, or without a score if one is needed. */
export async function address() {
  const { history } = current;
  const { text } = history;
  try {
    const link = await codeOf(inLink());
    if (history !== current.history || text !== history.text) return;
    if (link !== linked()) window.history.replaceState(window.history.state, "", `#${link}`); // browsers limit the number of changes
    if (history.link === link) return;
    history.isChanged ||= Boolean(history.at);
    Object.assign(history, { link, earlier: history.link });
  } catch {
    // the next change updates the address
  }
}

/** Warns if the game cannot be saved. */
export function warn() {
  if (!current.history.isKept) notice(say("pad.not_kept_hint"));
}

/** Keeps the game of this tab apart once another tab has saved the same one: one tab may be a copy of the other. */
function keepApart() {
  const { history } = current;
  history.isChanged ||= isTaken(history);
  keepNow();
}

/** The fragment of the address where another screen than the entries was opened. */
let base = window.history.state?.base;

/** Makes another screen a step of the browser: *Back* leads to where it was opened, not out of the page. */
export function step() {
  const isAway = current.screen !== "entry";
  if (isAway === Boolean(window.history.state)) return;
  if (isAway) {
    base = location.hash;
    window.history.pushState({ base }, "");
  } else {
    window.history.back();
  }
}

function stepBack() {
  if (window.history.state || location.hash !== base) return; // a step forward, or a link
  window.history.replaceState(null, "", `#${current.history.link ?? ""}`); // changed since
  if (current.screen !== "entry") current.back();
}

window.addEventListener("popstate", stepBack);
window.addEventListener("pagehide", () => { keepNow(); releaseAll(); });
window.addEventListener("storage", keepApart);
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  current.history.isChanged ||= Boolean(current.history.at); // it was left to other tabs
  keepNow();
});
document.addEventListener("visibilitychange", () => document.hidden && keepNow());
