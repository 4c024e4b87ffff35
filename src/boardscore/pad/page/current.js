// The open game: its entries, the library's answer about it, and how both change.

import { finished } from "./finished.js";
import { hearHints } from "./hints.js";
import { notice } from "./notice.js";
import { DEMO, packNamed, tablesOf } from "./packs.js";
import { entriesIn, filtered, joined, mapped, range } from "./plain.js";
import { History, keep, kept, localNamed } from "./state.js";
import { openKept, saveGame } from "./kept-games.js";
import { say } from "./words.js";

const FEWEST = 2;

/** The longest delay of a change until it is shown together with its score, in milliseconds: too short to notice. */
const PATIENCE = 80;

/** The data that the parts of the page show; only the functions here change it. */
export const current = {
  game: null,
  history: null,
  seat: 0,
  /** The brush for tapped spaces. */
  brush: "",
  /** The last score, with its players and the seats without entries. */
  said: null,
  /** Whether that score is of the current entries. */
  isScored: false,
  /** Whether the last change made other entries of a player count. */
  isReplaced: false,
  /** The mistakes in the current entries. */
  mistakes: [],
  /** The number of the tapped reason. */
  lit: null,
  /** The game that was open before this one, and how many steps this one had; undo leads back to it. */
  before: null,
  /** Which screen is open: `entry`, `result`, or one with `parts`. */
  screen: "entry",
  /** What the result shows besides the score. */
  view: {},
  /** Makes the heading, the bar and the other parts of a screen that was loaded later. */
  parts: null,
  /** Leads to where the screen was opened. */
  back: null,
  /** The last opened record, with the entries that it led to. */
  record: kept("record"),
};

const follow = {};

/** Sets the functions that follow a change: building, updating and scoring the page, and opening a game. */
export const follows = (how) => Object.assign(follow, how);

export const state = () => current.history.now;

export const player = () => state().players[current.seat];

/** The seats of players without entries. */
export const emptySeats = () => range(state().players.length).filter((at) => isBare(state().players[at]));

const isBare = (one) => !one.claimed && current.game.isEmpty(one);

export const isEmpty = () => state().players.every(isBare);

/** The name of a player as the library tidies it; without one, the default name of the seat. */
export const nameOf = (at) => called(localNamed(state().players)[at], at);

const called = ({ name }, at) => joined(name.normalize("NFC").split(/\s+/)) || say("pad.player", { number: at + 1 });

/** Whether the last score names winners: only once everyone has an entry. */
export const isWon = () => Boolean(current.said?.verdict && result().winners.length);

/** The score of the open game; null while it is unknown. */
export const result = () => current.said?.result ?? null;

/** The lines of the current player. */
export const lines = () => result()?.players[current.seat]?.lines ?? [];

/** What the open screen wants besides the score. */
export const screen = () =>
  current.screen === "result" && { screen: { ...current.view, ...finished(current.history.text), ...(current.record?.of === played() && { record: String(current.record.text) }) } };

const played = () => JSON.stringify(state().players, (key, value) => (/name|claimed/.test(key) ? 0 : value));

/** Opens a game as it was saved, or a new one. */
export function start(game, tables, wanted) {
  if (current.history) saveGame(current.history);
  const players = range(FEWEST).map((at) => game.fresh(say("pad.player", { number: at + 1 })));
  const fresh = { game: game.name, rulings: {}, tables: Object.keys(game.tables).length ? tables : {}, pack: "", players };
  Object.assign(current, { game, history: new History(game, fresh, openKept(game.name, wanted)), seat: 0, brush: game.brushes(players[0])[0], said: null, isScored: false, mistakes: [], isReplaced: false, lit: null, before: null, screen: "entry", parts: null });
}

/** The position in the shape of a file. */
export const position = () => positionOf(state());

function positionOf({ rulings, tables, pack, players }) {
  const held = pack === DEMO ? DEMO : packNamed(current.game.name, pack);
  const listed = filtered(tables, (typed) => typed.trim());
  return {
    game: current.game.name,
    ...(Object.keys(rulings).length && { rulings }),
    ...(held && { pack: held }),
    ...(Object.keys(listed).length && { tables: mapped(listed, (typed) => entriesIn(typed).map(number)) }),
    players: localNamed(players).map((one, at) => ({ name: called(one, at), ...current.game.player(one), ...(one.claimed && { claimed: number(one.claimed) }) })),
  };
}

/** The game for a link, with a pack of this browser as what the players use of it; fails while that is unknown. */
export function inLink() {
  const { game, said, isScored } = current;
  const pack = state().pack !== DEMO && packNamed(game.name, state().pack);
  if (!pack) return linkOf(state());
  if (!isScored) throw new Error("no score");
  const players = state().players.map((one, at) => ({ ...one, ...(!isBare(one) && game.fromFile(said.entered[at], said.entered[at])) }));
  return linkOf({ ...state(), pack: "", tables: { ...tablesOf(pack), ...state().tables }, players });
}

/** A state as a document for a link. */
export function linkOf(entered) {
  const found = positionOf(entered);
  return { ...found, players: found.players.map((one, at) => playerInLink(entered.players[at], one)) };
}

/** A player in a link: without entries only a name; `by` is the way of entering, if nothing else shows it. */
function playerInLink(entered, { name, ...rest }) {
  const { fresh, fromLink } = current.game;
  const { by } = entered;
  const [found, usual] = isBare(entered) ? [{}, fresh("")] : [rest, fromLink(rest)];
  return { ...(entered.name.trim() && { name }), ...found, ...(by !== usual.by && { by }) };
}

/** A number as typed: whole numbers that JavaScript can hold become numbers; the library refuses all else. */
export const number = (typed) => (/^\s*\d{1,15}\s*$/.test(typed) ? Number(typed) : typed);

/** Builds the page again, as after something became known. */
export const rebuild = () => follow.build();

/** Opens a screen; one that was loaded later comes with its parts, and with a way back unless that leads to the entries. */
export function openScreen(screen, parts = null, back = () => openScreen("entry")) {
  Object.assign(current, { screen, parts, back, lit: null, view: { hindsight: [], step: 0, chances: [] } });
  follow.build();
  follow.score();
  toTop();
  document.querySelector(":is(header, footer) [data-show]").focus({ preventScroll: true });
}

/** Shows the page again, as after the window became narrower. */
export const refresh = () => showNow();

const root = document.documentElement;

/** Between a change and its score, the page shows earlier results, dimmed. */
export function outdate() {
  current.isScored = false;
  root.toggleAttribute("data-outdated", Boolean(current.said));
}

/** Takes the library's answer about the current entries. Without a score the last one stays, dimmed. */
export function hear(answer) {
  current.mistakes = answer.mistakes ?? [];
  hearHints(answer.hints);
  if (answer.result) {
    current.said = { ...answer, players: state().players, empty: emptySeats(), isEmpty: isEmpty() };
    current.isScored = true;
    root.removeAttribute("data-outdated");
  }
  showNow();
}

/** Forgets the last score, for example when its players changed. */
function forget() {
  current.said = null;
}

// The time of showing: together with a score that comes immediately, as showing takes longer than scoring. New parts
// are built during the tap itself, so that no button is replaced under a finger later.

let timer = 0;

function showSoon() {
  if (!current.said) showNow(); // there is no answer yet
  else timer ||= setTimeout(showNow, PATIENCE);
}

function showNow() {
  clearTimeout(timer);
  timer = 0;
  follow.show();
}

function buildNow() {
  notice(""); // the notice was about the earlier parts
  follow.build();
}

// Changes of entries

let stroke = null;

/** Changes to another state; rebuilds the page if its parts differ. */
export function go(next, { rebuild = false } = {}) {
  current.history.change(next, { joins: Boolean(stroke?.isPushed) });
  if (stroke) stroke.isPushed = true;
  current.lit = null;
  current.isReplaced = false;
  follow.score();
  (rebuild ? buildNow : showSoon)();
}

/** Changes the current player. */
export function change(one, how) {
  const before = player();
  go({ ...state(), players: state().players.map((old, at) => (at === current.seat ? one : old)) }, how);
  noteWay(before, one);
}

/** Notes whether other entries of a player count than before. */
function noteWay(before, now) {
  const { counted, isEmpty } = current.game;
  current.isReplaced = counted && !isEmpty(before) && counted(before) !== counted(now);
}

/** Combines all changes until `end` into one step. */
export const begin = () => { stroke = { isPushed: false }; };

export const end = () => { stroke = null; };

/** Cancels a stroke, as when the page scrolls. */
export function takeBack() {
  if (stroke?.isPushed) undo();
  end();
}

const entered = () => state().players.map((one) => JSON.stringify(one));

/** Whether undo leads back to the game that was open before. */
const isJustOpened = () => current.before !== null && current.history.past.length <= current.before.steps;

export const canUndo = () => current.history.past.length > 0 || isJustOpened();

/** Opens another game at the top of the page: the wanted one, or that of this tab. */
export function switchGame(name, wanted) {
  const { game, history } = current;
  follow.open(name, wanted);
  current.before = { name: game.name, id: history.id, steps: current.history.past.length };
  toTop();
  showNow();
}

const toTop = () => window.scrollTo(0, 0);

export function undo() {
  end();
  if (isJustOpened()) {
    const { name, id } = current.before;
    follow.open(name, id);
    return;
  }
  const before = entered();
  if (!current.history.undo()) return;
  const after = entered();
  if (after.length !== before.length) forget();
  const others = after.findIndex((text, at) => text !== before[at]);
  if (others >= 0 && after[current.seat] === before[current.seat]) current.seat = others; // shows the player with the undone change
  current.seat = Math.min(current.seat, state().players.length - 1);
  current.isReplaced = false;
  current.lit = null;
  follow.score();
  buildNow();
}

/** Replaces the whole game; undo returns to the earlier one. */
export function replaceAll(next) {
  forget();
  if (current.parts) Object.assign(current, { screen: "entry", parts: null }); // such a screen does not show it
  current.seat = 0;
  go({ game: current.game.name, ...next }, { rebuild: true });
}

/** Shows the result of a record whose position is open. */
export function openRecord(record) {
  current.record = { of: played(), text: record };
  keep("record", current.record);
  openScreen("result");
}

export const openGame = (name) => follow.open(name);

/** Selects a data pack by name. */
export const takePack = (pack) => go({ ...state(), pack }, { rebuild: true });

/** Changes the way to enter the current player, who keeps what was entered, and all players without entries. */
export function takeWay(by) {
  const { game, seat, said } = current;
  const before = player();
  const carried = current.isScored && game.carried?.(before, by, said.entered[seat], said.result.players[seat]);
  const players = state().players.map((one, at) => (at === seat ? { ...one, ...carried, by } : game.isEmpty(one) ? { ...one, by } : one));
  go({ ...state(), players }, { rebuild: true });
  if (!carried) noteWay(before, player());
}

export const useDefaultRulings = () => go({ ...state(), rulings: {} });

export function rule(name, value) {
  go({ ...state(), rulings: { ...state().rulings, [name]: value } });
}

export function addPlayer() {
  const names = new Set(localNamed(state().players).map((one) => one.name));
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
  toTop();
}

// Changes of the display

export function sit(at) {
  current.seat = at;
  current.isReplaced = false;
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
