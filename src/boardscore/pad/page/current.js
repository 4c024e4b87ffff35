// The game that is open: what was entered, what the library said of it, and how both change.

import { notice } from "./notice.js";
import { DEMO, packNamed } from "./packs.js";
import { filtered, mapped, range, typedIn } from "./plain.js";
import { History } from "./state.js";
import { say } from "./words.js";

const FEWEST = 2;

/** How long a change waits for its score, to be shown with it, in milliseconds: nobody sees that. */
const PATIENCE = 80;

/** What the parts of the page show; it is changed by the functions here alone. */
export const current = {
  game: null,
  history: null,
  seat: 0,
  /** What is laid on the spaces that are tapped. */
  brush: "",
  /** The last score, with the players that it is of and the seats for which nothing was entered. */
  said: null,
  /** Whether that is the score of what is entered now. */
  isScored: false,
  /** What is wrong with what is entered now. */
  mistakes: [],
  /** The number of the reason that was tapped. */
  lit: null,
};

const follow = {};

/** Says what follows a change: how the page is built, brought up to date, and scored; how a game is opened. */
export const follows = (how) => Object.assign(follow, how);

export const state = () => current.history.now;

export const player = () => state().players[current.seat];

/** The seats of players for whom nothing is entered yet. */
export const emptySeats = () => range(state().players.length).filter((at) => isBare(state().players[at]));

const isBare = (one) => !one.claimed && current.game.isEmpty(one);

export const isEmpty = () => state().players.every(isBare);

/** What a player is called; one whose name was deleted is called by the seat. */
export const nameOf = (at) => state().players[at].name.trim() || say("pad.player", { number: at + 1 });

/** Whether the last score names winners: only once everyone has something. */
export const isWon = () => Boolean(current.said?.verdict && result().winners.length);

/** The score of the game that is open; null as long as none is known. */
export const result = () => current.said?.result ?? null;

/** The lines of the player who is shown. */
export const lines = () => result()?.players[current.seat]?.lines ?? [];

/** Opens a game as it was kept, or a new one. */
export function start(game, tables) {
  current.history?.save();
  const players = range(FEWEST).map((at) => game.fresh(say("pad.player", { number: at + 1 })));
  const fresh = { game: game.name, rulings: {}, tables: Object.keys(game.tables).length ? tables : {}, pack: "", players };
  Object.assign(current, { game, history: new History(game, fresh), seat: 0, brush: game.brushes(players[0])[0], said: null, isScored: false, mistakes: [], lit: null });
}

/** The position as a file has it. */
export function position() {
  const { rulings, tables, pack, players } = state();
  const held = pack === DEMO ? DEMO : packNamed(current.game.name, pack);
  const listed = filtered(tables, (typed) => typed.trim());
  return {
    game: current.game.name,
    ...(Object.keys(rulings).length && { rulings }),
    ...(Object.keys(listed).length && { tables: mapped(listed, (typed) => typedIn(typed).map(number)) }),
    ...(held && { pack: held }),
    players: players.map((one, at) => ({ name: nameOf(at), ...current.game.player(one), ...(one.claimed && { claimed: number(one.claimed) }) })),
  };
}

/** A number as it was typed: a whole one becomes a number, anything else the library refuses. */
export const number = (typed) => (/^\d{1,9}$/.test(typed) ? Number(typed) : typed);

/** Shows the same once more, as when the window became narrower. */
export const refresh = () => showNow();

const root = document.documentElement;

/** What is shown is of before a change, until that is scored: it is dimmed meanwhile. */
export function outdate() {
  current.isScored = false;
  root.toggleAttribute("data-outdated", Boolean(current.said));
}

/** Takes the library's answer to what is entered now. One without a score leaves the last one, dimmed. */
export function hear(answer) {
  current.mistakes = answer.mistakes ?? [];
  if (answer.result) {
    current.said = { ...answer, players: state().players, empty: emptySeats(), isEmpty: isEmpty() };
    current.isScored = true;
    root.removeAttribute("data-outdated");
  }
  showNow();
}

/** Forgets the last score, as where its players are others. */
function forget() {
  current.said = null;
}

// When it is shown: with a score that comes at once, as showing takes longer than scoring. What gets other parts is
// built in the tap itself: no button is replaced under a finger later on

let timer = 0;

function showSoon() {
  if (!current.said) showNow(); // nobody answers yet
  else timer ||= setTimeout(showNow, PATIENCE);
}

function showNow() {
  clearTimeout(timer);
  timer = 0;
  follow.show();
}

function buildNow() {
  notice(""); // what was said was about the parts of before
  follow.build();
}

// Changes of what was entered

let stroke = null;

/** Goes on to another state; the page is built anew if it gets other parts. */
export function go(next, { rebuild = false } = {}) {
  current.history.change(next, { joins: Boolean(stroke?.isPushed) });
  if (stroke) stroke.isPushed = true;
  current.lit = null;
  follow.score();
  (rebuild ? buildNow : showSoon)();
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

const entered = () => state().players.map((one) => one.name + current.game.toText(one));

export function undo() {
  const before = entered();
  if (!current.history.undo()) return;
  const after = entered();
  if (after.length !== before.length) forget();
  const others = after.findIndex((text, at) => text !== before[at]);
  if (others >= 0 && after[current.seat] === before[current.seat]) current.seat = others; // what is taken back is seen
  current.seat = Math.min(current.seat, state().players.length - 1);
  current.lit = null;
  follow.score();
  buildNow();
}

/** Everything is another game's; the one that was entered is one step back. */
export function replaceAll(next) {
  forget();
  current.seat = 0;
  go({ game: current.game.name, ...next }, { rebuild: true });
}

export const openGame = (name) => follow.open(name);

/** Takes a data pack by its name. */
export const takePack = (pack) => go({ ...state(), pack }, { rebuild: true });

/** The player who is shown is entered another way; so are those of whom nothing is entered. */
export function takeWay(by) {
  const players = state().players.map((one, at) => (at === current.seat || current.game.isEmpty(one) ? { ...one, by } : one));
  go({ ...state(), players }, { rebuild: true });
}

export const useDefaultRulings = () => go({ ...state(), rulings: {} });

export function rule(name, value) {
  go({ ...state(), rulings: { ...state().rulings, [name]: value } });
}

export function addPlayer() {
  const names = new Set(state().players.map((one) => one.name));
  let number = state().players.length + 1;
  while (names.has(say("pad.player", { number }))) number += 1;
  const like = state().players.at(-1);
  const players = [...state().players, { ...current.game.fresh(say("pad.player", { number })), by: like.by }];
  current.seat = players.length - 1;
  go({ ...state(), players }, { rebuild: true });
}

export function removePlayer() {
  forget();
  const players = state().players.filter((_, at) => at !== current.seat);
  current.seat = Math.min(current.seat, players.length - 1);
  go({ ...state(), players }, { rebuild: true });
}

export function newGame() {
  forget();
  current.seat = 0;
  go({ ...state(), players: state().players.map((one) => ({ ...current.game.fresh(one.name), by: one.by })) }, { rebuild: true });
}

// Changes of what is shown

export function sit(at) {
  current.seat = at;
  current.lit = null;
  buildNow();
}

export function light(at) {
  current.lit = current.lit === at ? null : at;
  showNow();
}

export function choose(brush) {
  current.brush = brush;
}
