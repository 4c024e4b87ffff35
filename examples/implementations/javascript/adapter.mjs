// Line protocol 1 of boardscore, for an implementation of Pier 18 or Auctionland in JavaScript.
// It needs Node.js 18 or later and nothing else.
//
// Fill in `about`, `scorePier18` and `scoreAuctionland` (one game is enough), then run verify. If
// your program referees whole games, fill in `legal...` and `replay...` too.
//
//     boardscore verify -- node adapter.mjs
//
// Or leave this file as it is, and import it:
//
//     import { serve } from "./adapter.mjs";
//     serve({ about: { name: "mine" }, scorePier18: (position) => ({ totals: [12, 9] }) });
//
// Standard output is for answers only. Print everything else with console.error(...).

import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";

// ---- Fill in ----

// All keys are optional. `rulings` are those your program follows, such as
// { flower_points: "other_kinds_only" }; `games` are those it scores.
const about = { name: "my implementation", version: "1", rulings: {} };

// The position:
//
//     { rulings: { flower_adjacency: "same_side", flower_points: "every_other_symbol",
//                  ties_below_first: "same_rules" },
//       players: [{ name: "Anna",
//                   pier: [["S", null, "Q"], [null, "H", "A"]],   // upper, lower; land to water
//                   plan_completed: true, patrons: 2,
//                   plan_date: "04-17" }] }                       // or null
//
// Return { totals: [12, 9] }, and optionally
// categories: [{ poets: 1, lovers: 2, fishers: 3, flower_sellers: 4, plan: 0, patrons: 2 }, ...]
// and ranks: [1, 2].
function scorePier18(position) {
  throw new Unsupported("scorePier18 is not filled in yet");
}

// The position:
//
//     { tables: { beaches: [0, 1, 3], theme_parks: [0, 2, "5+"] },   // see `lookUp`
//       players: [{ name: "Alex", money: 12,                         // or null
//                   island: [[tile, null], [tile, tile]],            // rows of tiles; null: none
//                   counts: null },
//                 { name: "Bonnie", money: 3, island: null,          // only the counted numbers
//                   counts: { beaches: 2, theme_parks: 1, gardens: 0, houses: 0,
//                             peace: 1, love: 0, music: 3 } }] }
//
// A tile: { zones: [{ kind: "G", halfSides: [2, 3, 4, 5] }, { kind: "H", halfSides: [] }],
//           icons: ["l", "m"] }
//
// Kinds are B beach, T theme park, G garden, H house; icons are p peace, l love, m music.
// Half-sides are numbered clockwise: 0 N-left, 1 N-right, 2 E-top, 3 E-bottom, 4 S-right,
// 5 S-left, 6 W-bottom, 7 W-top. A zone without half-sides is inside its tile. A tile may have two
// zones of one kind.
//
// Return { totals: [12, 9] }, and optionally categories: [{ beaches: 3,
// theme_parks: 5, gardens_houses: 1, peace: 20, love: 20, music: 10 }, ...] and ranks: [1, 2].
function scoreAuctionland(position) {
  throw new Unsupported("scoreAuctionland is not filled in yet");
}

// The record of a game:
//
//     { setup: { players: ["Anna", "Ben"], rulings: { half_turn: false, ... },
//                pack: { cards: [{ id: "7", date: "04-17", patron: "Q", plan: "poets >= 4",
//                                  cells: [["S", null], [null, "A"]] }, ...] } },  // upper, lower
//       moves: [{ move: "deal", hands: [["3", "7", "12"], ["1", "9", "4"]] }, ...] }
//
// Return all legal moves, in any order, as { moves: [{ move: "choose",
// player: 0, plan: "7", foundation: "3" }, ...] }; none while chance is due, none at the end.
function legalPier18(record) {
  throw new Unsupported("legalPier18 is not filled in yet");
}

// The record of a finished game, in the same shape. Return the same as `scorePier18`. For an
// illegal move, throw new Illegal(3) with its index; 0 is the first move.
function replayPier18(record) {
  throw new Unsupported("replayPier18 is not filled in yet");
}

// The record of a game; a tile is as above:
//
//     { setup: { players: ["Alex", "Bonnie"], rulings: { rotation: "free", ... }, market_size: 8,
//                pack: { tables: { beaches: [0, 1, 3], theme_parks: [0, 2, "5+"] },
//                        tiles: [{ id: "23", tile, count: 1 }, ...] } },
//       moves: [{ move: "market", tiles: ["23", "4", ...] }, ...] }
//
// Return { moves: [{ move: "bid", player: 1, amount: 3 }, ...] }.
function legalAuctionland(record) {
  throw new Unsupported("legalAuctionland is not filled in yet");
}

// The record of a finished game. Return the same as `scoreAuctionland`, or throw new Illegal(3).
function replayAuctionland(record) {
  throw new Unsupported("replayAuctionland is not filled in yet");
}

// Optional, for a much faster search: pass `tracePier18` and `traceAuctionland` to
// `serve`. A trace gets the same record. Return { moves: [[{...}, ...], [...], ...] }, the legal
// moves before each move of the record, and at the end of a game also its score, as { moves:
// [...], totals: [12, 9] }. You can add the table before the first move and after each, as
// `states`: [{ players: [{ pier: ["S.", ".A"], patrons: 1 }, ...] }, ...]; then add offers:
// ["state"] to `about`.
//
// Optional, to check set-ups and secrets: pass `startPier18`, `seenPier18` and those of
// Auctionland. Start gets a record without moves. Return the table at the start; for an impossible
// set-up, throw new Illegal("players"), or "pack", "deck", "rulings", "market_size". Seen gets a
// record with a seat as `player`. Return what that seat may know and do: { players: [...], deck:
// [...], moves: [...], ... }, with null for hidden things. With a `deck` in the set-up, everything
// is drawn from its front, and the record has no moves of chance.

// ---- The notation ----

const SYMBOLS = ["S", "Q", "H", "A"];
const HALF_SIDES = [0, 1, 2, 3, 4, 5, 6, 7];
const KIND = "[BTGHbtgh]";
const SIDE = "[BTGHbtgh-]";
const TILE = new RegExp(
  `^(${SIDE}|${SIDE}{4}|${SIDE}{8})(?:/(${KIND}+))?(?:[+]([plm]+))?$`,
);

// The symbols of one side of a pier, null for an empty space: "S.|Q" is ["S", null, "Q"].
export function readSide(line) {
  return [...line.replace(/[|\s]/g, "")].map((letter) => {
    if (letter !== "." && !SYMBOLS.includes(letter)) {
      throw new Error(`${letter} is no symbol`);
    }
    return letter === "." ? null : letter;
  });
}

// A tile in notation: "BGGH+l", "G/HH", "BBGGGGHH".
export function readTile(word) {
  const parts = TILE.exec(word);
  if (parts === null) {
    throw new Error(`${word} is no tile`);
  }
  const [, sides, inner = "", icons = ""] = parts;
  const letters = HALF_SIDES.map((half) => sides[Math.floor((half * sides.length) / 8)]);
  const touching = [...new Set(letters)].filter((letter) => letter !== "-");
  return {
    zones: [
      ...touching.map((letter) => ({
        kind: letter.toUpperCase(), // a small letter is another zone of the same kind
        halfSides: HALF_SIDES.filter((half) => letters[half] === letter),
      })),
      ...[...inner].map((letter) => ({ kind: letter.toUpperCase(), halfSides: [] })),
    ],
    icons: [...icons],
  };
}

// The tile after some quarter turns clockwise: a zone at N moves to E.
export function turned(tile, quarters) {
  const zones = tile.zones.map(({ kind, halfSides }) => ({
    kind,
    halfSides: halfSides.map((half) => (half + 2 * quarters) % 8).sort(),
  }));
  return { ...tile, zones };
}

// A square of an island: "." for no tile, "#23@2" for tile 23 of the pack, turned twice.
function readCell(word, pack) {
  if (word === ".") {
    return null;
  }
  if (!word.startsWith("#")) {
    return readTile(word);
  }
  const [id, turns = "0"] = word.slice(1).split("@");
  const found = pack?.tiles?.find((tile) => tile.id === id);
  if (found === undefined) {
    throw new Error(`the pack has no tile ${id}`);
  }
  return turned(readTile(found.tile), Number(turns));
}

function linesOf(text) {
  const lines = Array.isArray(text) ? text : text.split("\n");
  return lines.filter((line) => line.trim() !== "");
}

function readIsland(text, pack) {
  return linesOf(text).map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((word) => readCell(word, pack)),
  );
}

// The points for a count: in [0, 2, "5+"], 2 and every higher count give 5.
export function lookUp(table, count) {
  const last = String(table?.at(-1) ?? "");
  if (count >= (table?.length ?? 0) && !last.endsWith("+")) {
    throw new Unsupported(`the table says nothing about ${count}`);
  }
  return Number.parseInt(table[count] ?? last, 10);
}

function pier18Position({ rulings = {}, players }) {
  return {
    rulings: {
      flower_adjacency: "same_side",
      flower_points: "every_other_symbol",
      ties_below_first: "same_rules",
      ...rulings,
    },
    players: players.map((player) => ({
      plan_completed: false,
      patrons: 0,
      plan_date: null,
      ...player,
      pier: linesOf(player.pier).map(readSide),
    })),
  };
}

function auctionlandPosition({ pack, tables, players }) {
  return {
    tables: { ...pack?.tables, ...tables },
    players: players.map((player) => ({
      money: null,
      counts: null,
      ...player,
      island: player.island === undefined ? null : readIsland(player.island, pack),
    })),
  };
}

function readPack({ cards, tiles, ...pack }) {
  const readCard = (card) => ({ ...card, cells: card.cells.map(readSide) });
  const readEntry = (entry) => ({ count: 1, ...entry, tile: readTile(entry.tile) });
  return {
    ...pack,
    ...(cards && { cards: cards.map(readCard) }),
    ...(tiles && { tiles: tiles.map(readEntry) }),
  };
}

// ---- The protocol ----

// Throw it for what you do not implement: reports show a gap, not a mistake.
export class Unsupported extends Error {}

// Throw it with the index of the illegal move; 0 is the first one. For an impossible set-up, throw
// it with the wrong key: new Illegal("players").
export class Illegal extends Error {
  constructor(where) {
    super(`${where}: not legal`);
    this.where = where;
  }
}

function score(position, program) {
  if (position.game === "pier18" && program.scorePier18) {
    return program.scorePier18(pier18Position(position));
  }
  if (position.game === "auctionland" && program.scoreAuctionland) {
    return program.scoreAuctionland(auctionlandPosition(position));
  }
  throw new Unsupported(`the game ${position.game} is not scored here`);
}

const NAMES = { pier18: "Pier18", auctionland: "Auctionland" };

function play({ op, record: [setup, ...moves], player }, program) {
  const answer = program[`${op}${NAMES[setup?.game]}`];
  if (answer === undefined) {
    throw new Unsupported(`${op}: the game ${setup?.game} is not played here`);
  }
  return answer({ setup: { ...setup, pack: readPack(setup.pack) }, moves, player });
}

function offers(program) {
  const isOffered = (op) => Object.values(NAMES).some((name) => program[op + name]);
  const found = [...["trace", "start", "seen"].filter(isOffered), ...(program.about?.offers ?? [])];
  return found.length > 0 ? { offers: found } : {};
}

function result(request, program) {
  switch (request.op) {
    case "hello":
      return { ...program.about, ...offers(program) };
    case "score":
      return score(request.position, program);
    case "legal":
    case "replay":
    case "trace":
    case "start":
    case "seen":
      return play(request, program);
    default:
      throw new Unsupported(`the request ${request.op} is not known here`);
  }
}

function answer(request, program) {
  try {
    return { id: request.id, result: result(request, program) };
  } catch (error) {
    const { code, ...more } = kind(error);
    if (code !== "internal") {
      return { id: request.id, error: { code, ...more, message: error.message } };
    }
    console.error(error?.stack ?? error);
    return { id: request.id, error: { code, message: `${error}${place(error)}` } };
  }
}

// The innermost line of your code; one of this file only if there is no other.
function place(error) {
  const lines = String(error?.stack).match(/^ +at .*/gm) ?? [];
  const own = lines.filter((line) => line.includes("/") && !line.includes("node:"));
  const found = own.find((line) => !line.includes(import.meta.url)) ?? own[0];
  return found ? `, ${found.trim().replace(/(file:\/\/)?[^\s(]*\//, "")}` : "";
}

function kind(error) {
  if (error instanceof Illegal) {
    const place = typeof error.where === "string" ? "part" : "index";
    return { code: "illegal", [place]: error.where };
  }
  return { code: error instanceof Unsupported ? "unsupported" : "internal" };
}

// Answers each line of standard input until its end.
export async function serve(program) {
  process.stdin.setEncoding("utf8");
  for await (const line of linesFrom(process.stdin)) {
    process.stdout.write(`${JSON.stringify(answer(JSON.parse(line), program))}\n`);
  }
}

async function* linesFrom(stream) {
  let rest = "";
  for await (const text of stream) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== "") {
    yield rest;
  }
}

const started = process.argv[1];
if (started && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  serve({
    about,
    scorePier18,
    scoreAuctionland,
    legalPier18,
    replayPier18,
    legalAuctionland,
    replayAuctionland,
  });
}
