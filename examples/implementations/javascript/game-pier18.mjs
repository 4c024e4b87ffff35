// A game of Pier 18 from its start to its end, a method for each rule. A pier is two lists of
// symbols, upper and lower, from the land to the water.

import { Unsupported } from "./adapter.mjs";
import { Pier18, count } from "./pier18.mjs";
import { holds } from "./plans.mjs";

const HAND = 3;
const PATRONS = { Q: "poets", H: "lovers", A: "fishers", S: "flowerSellers" };
const CATEGORIES = { Q: "poets", H: "lovers", A: "fishers", S: "flower_sellers" };

export class Pier18Game {
  static PLAYERS = [2, 3];
  static RULINGS = {
    flower_adjacency: ["same_side", "orthogonal"],
    flower_points: ["every_other_symbol", "other_kinds_only"],
    ties_below_first: ["same_rules", "shared"],
    patron_when_all_zero: ["earliest_date", "nobody"],
    half_turn: [false, true],
  };

  // All cards are equally wide, have dates of their own, and there are enough of them.
  static isPlayable({ cards }, players) {
    const widths = new Set(cards.map(({ cells: [upper] }) => upper.length));
    const ids = new Set(cards.map(({ id }) => id));
    const dates = new Set(cards.map(({ date }) => date));
    const areDifferent = ids.size === cards.length && dates.size === cards.length;
    return areDifferent && widths.size === 1 && cards.length >= HAND * players;
  }

  static ids({ cards }) {
    return cards.map(({ id }) => id);
  }

  constructor({ players, pack, rulings }) {
    this.rulings = rulings;
    this.scoring = new Pier18();
    this.cards = new Map(pack.cards.map((card) => [card.id, card]));
    this.width = pack.cards[0].cells[0].length;
    this.deck = new Set(this.cards.keys());
    this.order = []; // the deck in its order, if that is given
    this.seats = players.map((name) => ({ name, patrons: 0 }));
    this.verdicts = []; // which Plans in plain words are completed, if people said so
    this.phase = "deal";
  }

  get isOver() {
    return this.phase === "over";
  }

  // What may be done

  // The moves of the player who is to act; none while chance is due, and none at the end.
  legalMoves() {
    const { phase: move, player } = this;
    switch (move) {
      case "choose":
        return this.choices(this.seats[player].hand).map((cards) => ({ move, player, ...cards }));
      case "draft":
        return this.open.flatMap((card) =>
          this.waysToLay(card).map((way) => ({ move, player, card, ...way })),
        );
      case "finish":
        return this.waysToLay(this.seats[player].plan).map((way) => ({ move, player, ...way }));
      default:
        return [];
    }
  }

  choices(hand) {
    return hand.flatMap((plan) =>
      hand.filter((card) => card !== plan).map((foundation) => ({ plan, foundation })),
    );
  }

  // How many columns are covered, and whether the card is turned, if that makes a difference.
  waysToLay(id) {
    const { cells } = this.cards.get(id);
    const overlaps = [...Array(this.mostCovered() + 1).keys()].map((overlap) => ({ overlap }));
    const isTurned = this.rulings.half_turn && String(cells) !== String(this.halfTurned(cells));
    return isTurned ? [...overlaps, ...overlaps.map((way) => ({ ...way, turned: true }))] : overlaps;
  }

  mostCovered() {
    return this.width - 1;
  }

  // Whether chance may draw so: as many cards as are due, all of them still in the deck.
  mayDraw({ move, hands, cards }) {
    const drawn = move === "deal" ? hands : [cards];
    const due = move === "deal" ? this.seats.map(() => HAND) : [this.seats.length + 1];
    const ids = drawn.flat();
    return (
      move === this.phase &&
      String(drawn.map((some) => some.length)) === String(due) &&
      new Set(ids).size === ids.length &&
      ids.every((id) => this.deck.has(id))
    );
  }

  get isChanceDue() {
    return this.phase === "deal" || this.phase === "reveal";
  }

  // How many cards are drawn now.
  due() {
    return this.phase === "deal" ? HAND * this.seats.length : this.seats.length + 1;
  }

  // The move that draws these cards, hands seat by seat.
  drawing(ids) {
    const hands = this.seats.map((_, seat) => ids.slice(HAND * seat, HAND * (seat + 1)));
    return this.phase === "deal" ? { move: "deal", hands } : { move: "reveal", cards: ids };
  }

  // What a move brings about

  play(move) {
    this[move.move](move);
  }

  deal({ hands }) {
    hands.forEach((hand, seat) => {
      this.seats[seat].hand = hand;
      hand.forEach((id) => this.deck.delete(id));
    });
    this.begin("choose", 0);
  }

  choose({ player, plan, foundation }) {
    const seat = this.seats[player];
    Object.assign(seat, { plan, foundation, pier: this.cards.get(foundation).cells });
    this.giveBack(seat.hand.filter((card) => card !== plan && card !== foundation));
    if (player + 1 < this.seats.length) {
      this.begin("choose", player + 1);
    } else {
      this.first = this.firstPlayer();
      this.beginRound();
    }
  }

  giveBack(cards) {
    cards.forEach((id) => this.deck.add(id));
    this.order.push(...cards);
  }

  // The seat with the earliest date on its Foundation.
  firstPlayer() {
    return this.earliest(this.seats.map(({ foundation }, seat) => ({ seat, card: foundation })));
  }

  earliest(cards) {
    const dates = cards.map(({ card }) => this.cards.get(card).date);
    return cards[dates.indexOf([...dates].sort()[0])].seat;
  }

  // The rounds end when the deck cannot serve a whole one.
  beginRound() {
    this.begin(this.canServeRound() ? "reveal" : "finish", 0);
  }

  canServeRound() {
    return this.deck.size >= this.seats.length + 1;
  }

  reveal({ cards }) {
    cards.forEach((id) => this.deck.delete(id));
    this.open = cards;
    this.drafted = [];
    this.begin("draft", this.first);
  }

  draft({ player, card, overlap, turned }) {
    this.lay(player, card, overlap, turned);
    this.open = this.open.filter((id) => id !== card);
    this.drafted.push({ seat: player, card });
    if (this.drafted.length < this.seats.length) {
      this.begin("draft", this.nextSeat(player));
    } else {
      this.awardPatron(this.cards.get(this.open[0]).patron);
      this.first = this.nextFirst();
      this.beginRound();
    }
  }

  nextSeat(seat) {
    return (seat + 1) % this.seats.length;
  }

  nextFirst() {
    return this.nextSeat(this.first);
  }

  // The card lies at the water end, on top of the columns that it covers.
  lay(player, id, overlap, turned) {
    const seat = this.seats[player];
    const { cells } = this.cards.get(id);
    seat.before = seat.pier;
    seat.pier = this.extended(seat.pier, turned ? this.halfTurned(cells) : cells, overlap);
  }

  extended(pier, cells, overlap) {
    return pier.map((side, at) => [...side.slice(0, side.length - overlap), ...cells[at]]);
  }

  // By 180 degrees: the columns in reverse order, the sides swapped.
  halfTurned([upper, lower]) {
    return [[...lower].reverse(), [...upper].reverse()];
  }

  // The Patron goes to the pier with most points in its category.
  awardPatron(symbol) {
    const points = this.seats.map(({ pier }) => this.pointsFor(pier, symbol));
    const most = Math.max(...points);
    if (most > 0 || this.rulings.patron_when_all_zero === "earliest_date") {
      const tied = this.drafted.filter(({ seat }) => points[seat] === most);
      this.seats[this.patronOf(tied)].patrons += 1;
    }
  }

  // Of the tied players, the one who played the card with the earliest date this round.
  patronOf(tied) {
    return this.earliest(tied);
  }

  pointsFor(pier, symbol) {
    return this.scoring[PATRONS[symbol]](pier, this.rulings);
  }

  finish({ player, overlap, turned }) {
    this.lay(player, this.seats[player].plan, overlap, turned);
    this.begin(player + 1 < this.seats.length ? "finish" : "over", player + 1);
  }

  begin(phase, player) {
    this.phase = phase;
    this.player = player;
  }

  // What lies on the table: the Patrons, and the piers once all have chosen.
  table() {
    const players = this.seats.map(({ pier, patrons }) => ({
      ...(this.isChosen() && { pier: pier.map(written) }),
      patrons,
    }));
    return { players };
  }

  // What a seat may know, or, without one, what there is; hidden things are null.
  seen(seat) {
    const choosing = this.phase === "deal" || this.phase === "choose";
    return {
      players: this.seats.map((_, at) => this.seenPlayer(at, seat === undefined || seat === at, choosing)),
      open: this.phase === "draft" ? this.open : [],
      deck: [...this.cards.keys()].filter((id) => this.mayBeInDeck(id, seat)),
    };
  }

  seenPlayer(at, isOwn, choosing) {
    const { hand, plan = null, foundation = null, pier, before, patrons } = this.seats[at];
    const hasLaidPlan = this.phase === "finish" && at < this.player;
    const secrets = isOwn || !choosing;
    return {
      hand: secrets ? (this.phase === "choose" ? hand : []) : null,
      plan: secrets ? plan : null,
      foundation: secrets ? foundation : null,
      pier: choosing ? null : (isOwn || !hasLaidPlan ? pier : before).map(written),
      patrons,
    };
  }

  // Until all have chosen, it may also be in the hands of the others.
  mayBeInDeck(id, seat) {
    const known = seat === undefined ? this.seats : [this.seats[seat]];
    return this.phase === "choose" ? !known.some(({ hand }) => hand.includes(id)) : this.deck.has(id);
  }

  isChosen() {
    return this.seats.every(({ pier }) => pier !== undefined);
  }

  // The end

  score() {
    const players = this.seats.map(({ name, pier, plan, patrons }, seat) => ({
      name,
      pier,
      patrons,
      plan_completed: this.isCompleted(seat),
      plan_date: this.cards.get(plan).date,
    }));
    return this.scoring.score({ players, rulings: this.rulings });
  }

  // A Plan in plain words is judged by people.
  isCompleted(seat) {
    const { plan, pier } = this.seats[seat];
    const condition = this.cards.get(plan).plan;
    const completed = condition ? holds(condition, this.numbers(pier)) : this.verdicts[seat];
    if (typeof completed !== "boolean") {
      throw new Unsupported("no verdict on a Plan in plain words");
    }
    return completed;
  }

  // The numbers that a Plan may speak of.
  numbers(pier) {
    const [upper, lower] = pier.map(counts);
    const groups = this.scoring.groups(pier, this.rulings).map((group) => group.length);
    return {
      ...counts(pier.flat()),
      ...named("upper", upper),
      ...named("lower", lower),
      ...named("points", this.scoring.categories({ pier }, this.rulings)),
      columns: pier[0].length,
      groups: groups.length,
      largest_group: Math.max(0, ...groups),
    };
  }
}

function written(side) {
  return side.map((symbol) => symbol ?? ".").join("");
}

function counts(spaces) {
  const kinds = Object.entries(CATEGORIES).map(([symbol, name]) => [name, count(spaces, symbol)]);
  const blanks = count(spaces, null);
  return { ...Object.fromEntries(kinds), blanks, symbols: spaces.length - blanks };
}

function named(prefix, numbers) {
  return Object.fromEntries(Object.entries(numbers).map(([name, n]) => [`${prefix}.${name}`, n]));
}
