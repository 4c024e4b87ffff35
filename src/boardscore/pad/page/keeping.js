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

// Another screen than the entries is a step of the browser: *Back* leads to where it was opened, not out of the page.

/** The state of the step of the open screen; null among the entries. */
let stepped = window.history.state;
/** The name of the step that was left last: the browser can go forward to it. */
let left = null;
/** Whether the page is on its way back from a step. */
let isReturning = false;

/** Makes a step for another screen, or returns from it. */
export function step() {
  const isAway = current.screen !== "entry";
  if (isReturning || isAway === Boolean(window.history.state)) return;
  if (isAway) {
    stepped = { name: Math.random(), base: location.hash };
    window.history.pushState(stepped, "");
  } else {
    isReturning = true;
    window.history.back();
  }
}

/** Follows a step of the browser: back to the entries, forward to a screen that was left, or along links. */
function followStep() {
  const wasReturning = isReturning;
  const there = window.history.state;
  isReturning = false;
  if (there && there.name === left) {
    readdress();
    step();
  } else if (there) {
    window.history.replaceState(null, ""); // below a link, it is one, too
  } else if (stepped && (wasReturning || location.hash === stepped.base)) {
    left = stepped.name;
    stepped = null;
    readdress();
    if (wasReturning) step();
    else if (current.screen !== "entry") current.back();
  } else {
    stepped = null; // a link
  }
}

/** The game may have changed since the browser noted the address. */
const readdress = () => window.history.replaceState(window.history.state, "", `#${current.history.link ?? ""}`);

window.addEventListener("popstate", followStep);
window.addEventListener("pagehide", () => { keepNow(); releaseAll(); });
window.addEventListener("storage", keepApart);
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  current.history.isChanged ||= Boolean(current.history.at); // it was left to other tabs
  keepNow();
});
document.addEventListener("visibilitychange", () => document.hidden && keepNow());
