// Answers the requests about whole games: legal, replay, trace, start and seen.

import { Illegal } from "./adapter.mjs";

// The answers to all requests about whole games, from classes that play them. Only classes with a
// method `seen` answer start and seen.
export function referee(games) {
  return Object.assign({}, ...Object.entries(games).map(([name, Game]) => answers(name, Game)));
}

function answers(name, Game) {
  const hasViews = Game.prototype.seen !== undefined;
  return { ...playing(name, Game), ...(hasViews && viewing(name, Game)) };
}

function playing(name, Game) {
  return {
    [`legal${name}`]: (record) => ({ moves: trace(Game, record).game.legalMoves() }),
    [`replay${name}`]: (record) => replay(trace(Game, record).game, record),
    [`trace${name}`]: (record) => {
      const { game, moves, states } = trace(Game, record);
      return { moves, states, ...(game.isOver && game.score()) };
    },
  };
}

function viewing(name, Game) {
  return {
    [`start${name}`]: ({ setup }) => {
      const wrong = unplayable(Game, setup);
      if (wrong) {
        throw new Illegal(wrong);
      }
      return begun(Game, setup).seen();
    },
    [`seen${name}`]: ({ setup, moves, player }) => {
      const game = begun(Game, setup);
      for (const move of moves) {
        game.play(move);
        draw(game, setup);
      }
      const own = game.legalMoves().filter((move) => move.player === player);
      return { ...game.seen(player), moves: own };
    },
  };
}

const LEAST_MARKET = 3;

// The key of a set-up that cannot be played.
function unplayable(Game, { players, pack, deck, rulings, market_size = LEAST_MARKET }) {
  const isKnown = ([name, value]) => Game.RULINGS[name]?.includes(value);
  const [few, most] = Game.PLAYERS;
  const mistakes = {
    players: players.length < few || players.length > most || !areDifferent(players),
    pack: !Game.isPlayable(pack, players.length),
    deck: deck && String([...deck].sort()) !== String(Game.ids(pack).sort()),
    rulings: !Object.entries(rulings).every(isKnown),
    market_size: market_size < LEAST_MARKET,
  };
  return Object.keys(mistakes).find((part) => mistakes[part]);
}

function areDifferent(values) {
  return new Set(values).size === values.length;
}

// A new game; one with a deck draws from its front, so that nothing is left to chance.
function begun(Game, setup) {
  const game = new Game(setup);
  game.order = [...(setup.deck ?? [])];
  draw(game, setup);
  return game;
}

function draw(game, { deck }) {
  while (deck && game.isChanceDue) {
    game.play(game.drawing(game.order.splice(0, game.due())));
  }
}

// The game after a record, the legal moves before each move of it, and the table before the first
// move and after each.
function trace(Game, { setup, moves }) {
  const game = new Game(setup);
  const states = [game.table()];
  const lists = moves.filter(isPlayed).map((move, index) => {
    const legal = game.legalMoves();
    if (!isAllowed(game, legal, move)) {
      throw new Illegal(index);
    }
    game.play(move);
    states.push(game.table());
    return legal;
  });
  game.verdicts = moves.find((move) => !isPlayed(move))?.verdicts ?? [];
  return { game, moves: lists, states };
}

// The last line of a record may have verdicts on Plans in plain words.
function isPlayed(move) {
  return !("verdicts" in move);
}

function isAllowed(game, legal, move) {
  return game.isChanceDue ? game.mayDraw(move) : legal.some((one) => isSame(one, move));
}

// A part that is left out is false.
function isSame(one, other) {
  const isEqual = (key) => (one[key] ?? false) === (other[key] ?? false);
  return Object.keys(other).every(isEqual) && Object.keys(one).every(isEqual);
}

function replay(game, { moves }) {
  if (!game.isOver) {
    throw new Illegal(moves.length); // the next move is missing
  }
  return game.score();
}
