// The game is kept in the browser and stands in the address. Both wait until what was tapped is scored, and for
// nothing when the page goes: they take longer than a score.

import { current } from "./current.js";
import { notice } from "./notice.js";
import { keep, kept } from "./state.js";
import { say } from "./words.js";

const LAST = "last";
const OF_THIS_TAB = "sessionStorage";
let timer = 0;

/** Keeps the game in so many milliseconds, if nothing is changed until then. */
export function keepSoon(wait = 0) {
  clearTimeout(timer);
  timer = setTimeout(keepNow, wait);
}

/** The link of the game that the address has. */
export const linked = () => location.hash.slice(1);

/** The link that the page begins with: a reload goes back to an address that may be a step behind. */
export function begun() {
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
  return (isReload && String(kept(LAST, OF_THIS_TAB) ?? "")) || linked();
}

function keepNow() {
  clearTimeout(timer);
  current.history.save();
  warn();
  keep(LAST, current.history.last, OF_THIS_TAB);
  if (linked() === current.history.last) return;
  try {
    window.history.replaceState(null, "", `#${current.history.last}`);
  } catch {
    // browsers refuse too many changes at once: the next one brings it up to date
  }
}

/** Says so, if the game cannot be kept. */
export function warn() {
  if (!current.history.isKept) notice(say("pad.not_kept"));
}

window.addEventListener("pagehide", keepNow);
document.addEventListener("visibilitychange", () => document.hidden && keepNow());
