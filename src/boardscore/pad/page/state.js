// The game as entered: saved in the browser, undone step by step.

import { filtered } from "./plain.js";
import { localName } from "./words.js";

const MOST_STEPS = 2000;
const FEW_STEPS = 50;
const KEY = /^[a-z][a-z_]{0,39}$/;

/** The saved value of a name; null if there is none, or it is unreadable. */
export function kept(name, where = "localStorage") {
  try {
    return JSON.parse(window[where].getItem(`boardscore.${name}`));
  } catch {
    return null;
  }
}

/** The saved texts of a name, without damaged ones. */
export function keptTexts(name) {
  return filtered(kept(name) ?? {}, (text, key) => KEY.test(key) && typeof text === "string");
}

/** Saves a value; returns whether that worked. */
export function keep(name, value, where = "localStorage") {
  try {
    window[where].setItem(`boardscore.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The state of one game, with every earlier step. */
export class History {
  /** The steps as they were `saved`, or a new game. */
  constructor(game, fresh, saved) {
    Object.assign(this, { id: saved.id, at: saved.at, link: saved.link, isKept: true });
    this.past = [];
    this.now = fresh;
    this.isChanged = false;
    try {
      this.now = (game.read ?? stateIn)(saved.now, game);
      this.past = saved.past.slice(-MOST_STEPS);
    } catch {
      // nothing saved, or damaged: a new game
    }
    this.game = game;
    this.text = JSON.stringify(this.now);
  }

  /** Changes to another state as a new step, or as part of the step before. */
  change(next, { joins = false } = {}) {
    const text = JSON.stringify(next);
    this.now = next;
    if (text === this.text) return;
    const step = joins ? this.past.pop() : null;
    const before = step ? taken(this.text, step) : this.text;
    if (step || !joins) this.past.push(stepTo(before, text));
    this.past = this.past.slice(-MOST_STEPS);
    this.text = text;
    this.isChanged = true;
  }

  /** Undoes the last step; returns whether there was one. */
  undo() {
    try {
      const text = taken(this.text, this.past.pop());
      this.now = (this.game.read ?? stateIn)(text, this.game);
      this.text = text;
    } catch {
      this.past = []; // none is left, or the saved step is damaged
      return false;
    }
    this.isChanged = true;
    return true;
  }

  /** The state and the steps; fewer steps if there is little room. */
  saves() {
    return [this.past, this.past.slice(-FEW_STEPS), []].map((past) => ({ now: this.text, past }));
  }
}

/** The step back to a text from the one after it: the lengths of what stays at the start and at the end, and what was between. */
function stepTo(before, after) {
  const most = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start += 1;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [start, end, before.slice(start, before.length - end)];
}

const taken = (text, [start, end, between]) => text.slice(0, start) + between + text.slice(text.length - end);

/** The state in a text. Throws if it is not one of this game. */
export function stateIn(text, game) {
  const state = JSON.parse(text);
  const like = Object.entries(game.fresh(""));
  const fits = (one) => like.every(([key, value]) => typeof (one[key] ?? false) === typeof value && Array.isArray(one[key]) === Array.isArray(value));
  if (state.game !== game.name || !state.players.length || !state.players.every(fits)) throw new Error(text);
  return state;
}

/** The players, with default names in this language. */
export function localNamed(players) {
  const renamed = players.map((one) => ({ ...one, name: localName(one.name) }));
  return new Set(renamed.map((one) => one.name)).size < players.length ? players : renamed;
}
