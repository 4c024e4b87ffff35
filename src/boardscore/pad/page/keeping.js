// The game is kept in the browser and stands in the address. Both wait until what was tapped is scored, and for
// nothing when the page goes: they take longer than a score.

import { current } from "./current.js";
import { notice } from "./notice.js";
import { keep, kept } from "./state.js";
import { say } from "./words.js";

const LAST = "last";
const OF_THIS_TAB = "sessionStorage";
let timer = 0;
let before = ""; // the address of the step before: a reload that goes to any other is of a game that somebody opened

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
    // browsers refuse too many changes at once: the next one brings it up to date
  }
}

/** Says so, if the game cannot be kept. */
export function warn() {
  if (!current.history.isKept) notice(say("pad.not_kept"));
}

window.addEventListener("pagehide", keepNow);
document.addEventListener("visibilitychange", () => document.hidden && keepNow());
