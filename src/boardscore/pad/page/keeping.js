// Saves the game in the browser and in the address. Both wait until a tap is scored, except when the page closes: they
// take longer than a score.

import { current } from "./current.js";
import { notice } from "./notice.js";
import { keep, kept } from "./state.js";
import { say } from "./words.js";

const LAST = "last";
const OF_THIS_TAB = "sessionStorage";
let timer = 0;
let before = ""; // the address of the previous step: a reload at any other address opens another game

/** Saves the game after this many milliseconds without a change. */
export function keepSoon(wait = 0) {
  clearTimeout(timer);
  timer = setTimeout(keepNow, wait);
}

/** The link in the address. */
export const linked = () => location.hash.slice(1);

/** The link at the start of the page: a reload returns to an address that may be a step behind. */
export function begun() {
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
  return (isReload && String(kept(LAST, OF_THIS_TAB)?.[location.href] ?? "")) || linked();
}

function keepNow() {
  clearTimeout(timer);
  current.history.save();
  warn();
  const { last } = current.history;
  const isBehind = linked() !== last;
  if (isBehind) before = location.href;
  keep(LAST, { [before]: last }, OF_THIS_TAB);
  if (!isBehind) return;
  try {
    window.history.replaceState(null, "", `#${last}`);
  } catch {
    // browsers limit the number of changes: the next one updates the address
  }
}

/** Warns if the game cannot be saved. */
export function warn() {
  if (!current.history.isKept) notice(say("pad.not_kept"));
}

window.addEventListener("pagehide", keepNow);
document.addEventListener("visibilitychange", () => document.hidden && keepNow());
