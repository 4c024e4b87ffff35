// The game as entered: saved in the browser, undone step by step, written as a link.

import { filtered } from "./plain.js";
import { localName } from "./words.js";

const MOST_STEPS = 2000;
const FEW_STEPS = 50;
const LONGEST_LINK = 400000;
const MOST_DIGITS = 9;
export const SWITCHED = new Map([["true", true], ["false", false]]);
const KEY = /^[rt]\.[a-z][a-z_]{0,39}$/;

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
  return filtered(kept(name) ?? {}, (text, key) => KEY.test(`t.${key}`) && typeof text === "string");
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
  constructor(game, fresh) {
    this.game = game;
    this.past = [];
    this.now = fresh;
    this.isKept = true;
    this.isChanged = false;
    const found = kept(`entered.${game.name}`);
    try {
      const { now, past } = found;
      [this.now, this.past] = [fromLink(now, game), past.map(String).slice(-MOST_STEPS)];
    } catch {
      // nothing saved, or damaged: a new game
    }
    this.last = toLink(this.now, game);
  }

  /** Changes to another state as a new step, or as part of the step before. */
  change(next, { joins = false } = {}) {
    const link = toLink(next, this.game);
    this.now = next;
    if (link === this.last) return;
    if (!joins) this.past.push(this.last);
    this.past = this.past.slice(-MOST_STEPS);
    this.last = link;
    this.isChanged = true;
  }

  /** Undoes the last step; returns whether there was one. */
  undo() {
    while (this.past.length) {
      const link = this.past.pop();
      try {
        this.now = fromLink(link, this.game);
      } catch {
        continue; // the saved step is damaged
      }
      this.last = toLink(this.now, this.game);
      this.isChanged = true;
      return true;
    }
    return false;
  }

  /** Saves the changes since; another page may have saved the same game in the meantime. */
  save() {
    if (!this.isChanged) return;
    this.isChanged = false;
    const name = `entered.${this.game.name}`;
    const steps = [this.past, this.past.slice(-FEW_STEPS), []]; // fewer steps if there is little room
    this.isKept = steps.some((past) => keep(name, { now: this.last, past }));
  }
}

/** A text as a part of a link; a lone surrogate, which no link can hold, becomes a replacement character. */
export const written = (text) =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd")).replace(/[!'()*_~]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** The whole game as the part of a link after the #. */
export function toLink(state, game) {
  const pack = state.pack ? { p: state.pack } : {};
  const more = [...pairs("r.", state.rulings), ...pairs("t.", state.tables), ...pairs("", pack)];
  const players = state.players.map((one) => `${written(one.name)}${one.claimed ? `=${written(one.claimed)}` : ""}!${game.toText(one)}`);
  return [game.name, more.join("&"), ...players].join(";");
}

const pairs = (before, table) => Object.entries(table).map(([key, value]) => `${before}${written(key)}=${written(String(value))}`);

/** The game in a link. Throws if it is not a link of this game. */
export function fromLink(link, game) {
  if (typeof link !== "string" || link.length > LONGEST_LINK) throw new Error("no link");
  const [name, more, ...players] = link.split(";");
  if (name !== game.name || !players.length || players.length > game.most) throw new Error(name);
  const state = { game: name, rulings: {}, tables: {}, pack: "", players: localNamed(players.map((one) => playerOf(one, game))) };
  for (const pair of more ? more.split("&") : []) {
    const [key, value] = pair.split("=").map(decodeURIComponent);
    if (value === undefined || !(key === "p" || KEY.test(key))) throw new Error(key);
    if (key === "p") state.pack = value;
    else if (key[0] === "r") state.rulings[key.slice(2)] = SWITCHED.get(value) ?? value;
    else state.tables[key.slice(2)] = value;
  }
  return state;
}

/** The players, with default names in this language. */
export function localNamed(players) {
  const renamed = players.map((one) => ({ ...one, name: localName(one.name) }));
  return new Set(renamed.map((one) => one.name)).size < players.length ? players : renamed;
}

function playerOf(text, game) {
  const [called, ...rest] = text.split("!");
  const [name, claimed = ""] = called.split("=").map(decodeURIComponent);
  if (claimed.length > MOST_DIGITS) throw new Error(claimed);
  return { name, claimed, ...game.fromText(rest) };
}
