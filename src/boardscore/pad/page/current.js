// The game that is open: what was entered, what the library said of it, and how both change.

import { History } from "./state.js";
import { say } from "./words.js";

const FEWEST = 2;

/** What the parts of the page show; it is changed by the functions here alone. */
export const current = {
  game: null,
  history: null,
  seat: 0,
  /** What is laid on the spaces that are tapped. */
  brush: "",
  /** The last answer. */
  said: null,
  /** The number of the reason that was tapped. */
  lit: null,
};

const follow = {};

/** Says what follows a change: how the page is built, brought up to date, and scored. */
export const follows = (how) => Object.assign(follow, how);

export const state = () => current.history.now;

export const player = () => state().players[current.seat];

export const isEmpty = () => state().players.every((one) => current.game.isEmpty(one));

/** The score of the game that is open; null as long as none is known. */
export const result = () => current.said?.result ?? null;

/** The lines of the player who is shown. */
export const lines = () => result()?.players[current.seat]?.lines ?? [];

/** Opens a game as it was kept, or a new one. */
export function start(game, tables) {
  const players = [...Array(FEWEST).keys()].map((at) => game.fresh(say("pad.player", { number: at + 1 })));
  const fresh = { game: game.name, rulings: {}, tables: game.tables ? tables : {}, players };
  Object.assign(current, { game, history: new History(game, fresh), seat: 0, brush: game.brushes[0], said: null, lit: null });
}

/** The position as a file has it. */
export function position() {
  const { rulings, tables, players } = state();
  const listed = Object.entries(tables).filter(([, typed]) => typed.trim());
  return {
    game: current.game.name,
    ...(Object.keys(rulings).length && { rulings }),
    ...(listed.length && { tables: Object.fromEntries(listed.map(([key, typed]) => [key, entries(typed)])) }),
    players: players.map((one) => ({ ...(one.name.trim() && { name: one.name.trim() }), ...current.game.player(one) })),
  };
}

const entries = (typed) =>
  typed.split(/[\s,;]+/).filter(Boolean).map((one) => (/^\d{1,9}$/.test(one) ? Number(one) : one));

/** Takes the library's answer to what is entered now. */
export function hear(answer) {
  current.said = { ...answer, isEmpty: isEmpty() };
  follow.show();
}

// Changes of what was entered

let stroke = null;

/** Goes on to another state; the page is built anew if it gets other parts. */
export function go(next, { rebuild = false } = {}) {
  current.history.change(next, { joins: Boolean(stroke?.isPushed) });
  if (stroke) stroke.isPushed = true;
  current.lit = null;
  rebuild ? follow.build() : follow.show();
  follow.score();
}

/** Changes the player who is shown. */
export const change = (one, how) =>
  go({ ...state(), players: state().players.map((old, at) => (at === current.seat ? one : old)) }, how);

/** All that is changed until `end` is one step. */
export const begin = () => { stroke = { isPushed: false }; };

export const end = () => { stroke = null; };

/** Ends a stroke that was none, as when the page is scrolled. */
export function takeBack() {
  const had = stroke?.isPushed;
  end();
  if (had) undo();
}

export function undo() {
  if (!current.history.undo()) return;
  current.seat = Math.min(current.seat, state().players.length - 1);
  current.lit = null;
  follow.build();
  follow.score();
}

export function rule(name, value) {
  go({ ...state(), rulings: { ...state().rulings, [name]: value } });
}

export function addPlayer() {
  const names = new Set(state().players.map((one) => one.name));
  let number = state().players.length + 1;
  while (names.has(say("pad.player", { number }))) number += 1;
  const players = [...state().players, current.game.fresh(say("pad.player", { number }))];
  current.seat = players.length - 1;
  go({ ...state(), players }, { rebuild: true });
}

export function removePlayer() {
  const players = state().players.filter((_, at) => at !== current.seat);
  current.seat = Math.min(current.seat, players.length - 1);
  go({ ...state(), players }, { rebuild: true });
}

export function newGame() {
  current.seat = 0;
  go({ ...state(), players: state().players.map((one) => current.game.fresh(one.name)) }, { rebuild: true });
}

// Changes of what is shown

export function sit(at) {
  current.seat = at;
  current.lit = null;
  follow.build();
}

export function light(at) {
  current.lit = current.lit === at ? null : at;
  follow.show();
}

export function choose(brush) {
  current.brush = brush;
}
