// The pack in progress: saved in this browser at every change, undone step by step.

import { current } from "./current.js";
import { notice } from "./notice.js";
import { EDITORS } from "./pack-editors.js";
import { History, keep, kept } from "./state.js";
import { say } from "./words.js";

/** The draft of the open game; `at` is the number of the chosen card or tile. */
export const draft = { history: null, at: 0 };

/** The part of the open game in the editor. */
export const part = () => EDITORS[current.game.name];

const name = () => `draft.${current.game.name}`;

export const pack = () => draft.history.now;

export const entries = () => pack()[part().listed];

/** The chosen card or tile. */
export const entry = () => entries()[draft.at] ?? {};

/** Whether the browser has a draft of the open game. */
export const isKept = () => kept(name()) !== null;

/** Opens the kept draft, or the given new one. */
export function openDraft(fresh) {
  draft.history = new History({ read: packIn }, fresh, kept(name()) ?? {});
  draft.at = 0;
}

const isText = (one) => one === undefined || typeof one === "string";

/** The pack in a text. Throws if the page cannot show it. */
function packIn(text) {
  const found = JSON.parse(text);
  const isShown = (one) => [one.id, one.date, one.patron, one.plan, one.plan_text].every(isText) && part().fits(one);
  if (found.game !== current.game.name || !found[part().listed].every(isShown)) throw new Error(text);
  return found;
}

let stroke = null;

/** Combines all changes until `end` into one step. */
export const step = {
  begin: () => { stroke = { isPushed: false }; },
  end: () => { stroke = null; },
  takeBack() {
    if (stroke?.isPushed) undo();
    step.end();
  },
};

let follow = () => {};

/** Sets the function that follows a change. */
export const followed = (how) => { follow = how; };

/** Changes the whole pack. */
export function putPack(next) {
  draft.history.change({ ...pack(), ...next }, { joins: Boolean(stroke?.isPushed) });
  if (stroke) stroke.isPushed = true;
  save();
}

/** Changes the chosen card or tile. */
export const put = (next) => putPack({ [part().listed]: entries().map((one, at) => (at === draft.at ? { ...one, ...next } : one)) });

export function undo() {
  step.end();
  if (draft.history.undo()) save();
}

export const canUndo = () => draft.history.past.length > 0;

function save() {
  if (!draft.history.saves().some((one) => keep(name(), one))) notice(say("pad.not_kept_hint"));
  draft.at = Math.min(draft.at, entries().length - 1);
  follow();
}

/** Another tab changed the draft: this one shows it. */
export function takeOver({ key }) {
  if (key !== `boardscore.${name()}` || !draft.history) return;
  const { at } = draft;
  openDraft(pack());
  draft.at = Math.min(at, entries().length - 1);
  follow();
}
