// A game of Auctionland from its start to its end, a method for each rule. An island is a list of
// tiles as they lie: { id, row, column, turns }.

import { turned } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

export const SPAN = 4;
const FULL = SPAN * SPAN;
const QUARTERS = [0, 1, 2, 3];
const BESIDE = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export class AuctionlandGame {
  static PLAYERS = [2, 6];
  static RULINGS = { rotation: ["free", "none"], last_bidder: ["may_bid", "closed"] };

  // Each tile is listed once.
  static isPlayable({ tiles }) {
    return new Set(tiles.map(({ id }) => id)).size === tiles.length;
  }

  static ids({ tiles }) {
    return tiles.flatMap(({ id, count }) => Array(count).fill(id));
  }

  constructor({ players, pack, rulings, market_size = 8, visible_money = false }) {
    this.hasScreens = !visible_money;
    this.rulings = rulings;
    this.tables = pack.tables ?? {};
    this.tiles = new Map(pack.tiles.map(({ id, tile }) => [id, tile]));
    this.turns = new Map(pack.tiles.map(({ id, tile }) => [id, this.turnsOf(tile)]));
    this.stack = AuctionlandGame.ids(pack);
    this.marketSize = market_size;
    this.market = [];
    this.seats = players.map((name, seat) => ({ name, money: 10 + 2 * seat, island: [] }));
    this.gavel = 0;
    this.phase = "market";
  }

  get isOver() {
    return this.phase === "over";
  }

  // What may be done

  // The moves of all who may act; none while chance is due, and none at the end.
  legalMoves() {
    const { phase, player } = this;
    switch (phase) {
      case "build":
      case "bonus":
        return this.slots(player).flatMap((slot) =>
          this.waysToLay(this.market[slot].id).map((way) => ({ move: phase, player, slot, ...way })),
        );
      case "auction":
        return this.slots(player).map((slot) => ({ move: "auction", player, slot }));
      case "bid":
        return [...this.bidders].flatMap((bidder) => [...this.bids(bidder), ...this.passes(bidder)]);
      case "sale":
        return [{ move: "sell", player }, ...this.buyBacks(player)];
      case "place":
        return this.waysToLay(this.auctioned).map((way) => ({ move: "place", player, ...way }));
      default:
        return [];
    }
  }

  // The tiles of the market that a player can pay for: a dollar for each one that is skipped.
  slots(player) {
    return [...this.market.keys()].filter((slot) => slot <= this.seats[player].money);
  }

  // Every place for a tile, with every quarter turn after which it looks different.
  waysToLay(id) {
    return this.places(this.seats[this.player].island).flatMap(([row, column]) =>
      this.turns.get(id).map((turns) => ({ row, column, turns })),
    );
  }

  turnsOf(tile) {
    const looks = QUARTERS.map((quarters) => look(turned(tile, quarters)));
    const different = QUARTERS.filter((quarters) => looks.indexOf(looks[quarters]) === quarters);
    return this.rulings.rotation === "none" ? [0] : different;
  }

  // The first tile lies at 0, 0; every later one shares an edge with a tile of the island.
  places(island) {
    const near = island.flatMap(({ row, column }) =>
      BESIDE.map(([down, right]) => [row + down, column + right]),
    );
    const different = new Map(near.map((place) => [String(place), place]));
    island.forEach(({ row, column }) => different.delete(String([row, column])));
    return island.length
      ? [...different.values()].filter((place) => this.isInBounds(island, place))
      : [[0, 0]];
  }

  // The island never spans more than 4 rows or 4 columns.
  isInBounds(island, [row, column]) {
    const spans = (at, others) => Math.max(at, ...others) - Math.min(at, ...others) < SPAN;
    const rows = island.map((tile) => tile.row);
    const columns = island.map((tile) => tile.column);
    return spans(row, rows) && spans(column, columns);
  }

  // A bid is higher than the standing bid, and no more than the bidder has.
  bids(player) {
    const least = (this.standing?.amount ?? 0) + 1;
    const number = Math.max(0, this.seats[player].money - least + 1);
    return [...Array(number).keys()].map((more) => ({ move: "bid", player, amount: least + more }));
  }

  // The player with the standing bid may raise it, but not pass.
  passes(player) {
    return player === this.standing?.player ? [] : [{ move: "pass", player }];
  }

  buyBacks(player) {
    return this.buyBackPrice() <= this.seats[player].money ? [{ move: "buy_back", player }] : [];
  }

  buyBackPrice() {
    return this.standing.amount + 1;
  }

  get isChanceDue() {
    return this.phase === "market" || this.phase === "refill";
  }

  // Whether chance may draw so: the tiles that are missing, as far as the stack has them.
  mayDraw({ move, tiles = [] }) {
    const stack = [...this.stack];
    const drawn = tiles.filter((id) => stack.includes(id) && stack.splice(stack.indexOf(id), 1));
    return move === "market" && drawn.length === tiles.length && tiles.length === this.missing();
  }

  // How many tiles are drawn now.
  due() {
    return this.missing();
  }

  drawing(tiles) {
    return { move: "market", tiles };
  }

  missing() {
    return Math.min(this.marketSize - this.market.length, this.stack.length);
  }

  // What a move brings about

  play(move) {
    this[METHODS[move.move]](move);
  }

  // Chance draws, and the turn begins. With an empty market there is none: the game is over.
  draw({ tiles }) {
    tiles.forEach((id) => this.stack.splice(this.stack.indexOf(id), 1));
    this.market.push(...this.inOrder(tiles).map((id) => ({ id, dollars: 0 })));
    this.beginTurn();
  }

  // The first market is sorted, more icons closer to the stack; what comes later is not.
  inOrder(tiles) {
    const icons = (id) => this.tiles.get(id).icons.length;
    return this.phase === "market" ? [...tiles].sort((one, other) => icons(one) - icons(other)) : tiles;
  }

  beginTurn() {
    this.hadBonus = new Set();
    this.auctioned = undefined;
    this.begin(this.market.length > 0 ? "build" : "over", this.gavel);
  }

  // A dollar lies down on each tile that is skipped; those on the tile are the player's.
  take(player, slot) {
    this.market.slice(0, slot).forEach((tile) => this.putDollar(tile));
    const [{ id, dollars }] = this.market.splice(slot, 1);
    this.pay(player, slot - dollars);
    return id;
  }

  putDollar(tile) {
    tile.dollars += 1;
  }

  pay(player, dollars) {
    this.seats[player].money -= dollars;
  }

  build({ player, slot, ...way }) {
    this.lay(player, { id: this.take(player, slot), ...way });
    this.afterLaying(player, way);
  }

  place({ player, ...way }) {
    this.lay(player, { id: this.auctioned, ...way });
    this.afterLaying(player, way);
  }

  // A bonus tile earns no further bonus.
  takeBonus({ player, slot, ...way }) {
    this.lay(player, { id: this.take(player, slot), ...way });
    this.hadBonus.add(player);
    this.nextStep();
  }

  lay(player, { id, row, column, turns }) {
    this.seats[player].island.push({ id, row, column, turns });
  }

  // Once in a turn, if there is a tile and a place for it; else none is earned.
  afterLaying(player, way) {
    const { island } = this.seats[player];
    const isEarned = this.completesLine(island, way) && this.mayHaveBonus(player);
    if (isEarned && this.market.length > 0 && !isFull(island)) {
      this.begin("bonus", player);
    } else {
      this.nextStep();
    }
  }

  mayHaveBonus(player) {
    return !this.hadBonus.has(player);
  }

  completesLine(island, { row, column }) {
    const inRow = island.filter((tile) => tile.row === row).length;
    const inColumn = island.filter((tile) => tile.column === column).length;
    return inRow === SPAN || inColumn === SPAN;
  }

  // After building comes the auction, if there is a tile for it.
  nextStep() {
    if (this.auctioned === undefined && this.market.length > 0) {
      this.begin("auction", this.gavel);
    } else {
      this.endTurn();
    }
  }

  auction({ player, slot }) {
    this.auctioned = this.take(player, slot);
    this.standing = undefined;
    this.bidders = new Set(this.seats.keys());
    this.bidders.delete(player);
    this.begin("bid");
  }

  bid({ player, amount }) {
    this.standing = { player, amount };
    this.closeAuction();
  }

  leave({ player }) {
    this.bidders.delete(player);
    this.closeAuction();
  }

  closeAuction() {
    if (!this.isClosed()) {
      return;
    }
    if (this.standing === undefined) {
      this.acquire(this.gavel);
    } else {
      this.begin("sale", this.gavel);
    }
  }

  // With 2 players after the only bid or pass; else once all have passed but who holds the bid.
  isClosed() {
    if (this.seats.length === 2 || this.bidders.size === 0) {
      return true;
    }
    const isEnough = this.standing !== undefined || this.rulings.last_bidder === "closed";
    return this.bidders.size === 1 && isEnough;
  }

  sell() {
    const { player, amount } = this.standing;
    this.pay(player, amount);
    this.pay(this.gavel, -amount);
    this.acquire(player);
  }

  buyBack() {
    this.pay(this.gavel, this.buyBackPrice());
    this.pay(this.standing.player, -this.buyBackPrice());
    this.acquire(this.gavel);
  }

  // A player with a full island puts the tile into the box.
  acquire(player) {
    if (isFull(this.seats[player].island)) {
      this.endTurn();
    } else {
      this.begin("place", player);
    }
  }

  // A full island ends the game; else the gavel is passed on and the market is refilled.
  endTurn() {
    if (this.seats.some(({ island }) => isFull(island))) {
      this.begin("over");
      return;
    }
    this.gavel = (this.gavel + 1) % this.seats.length;
    if (this.missing() > 0) {
      this.begin("refill");
    } else {
      this.beginTurn();
    }
  }

  begin(phase, player) {
    this.phase = phase;
    this.player = player;
  }

  // What lies on the table.
  table() {
    return {
      market: this.market.map(({ id, dollars }) => ({ tile: id, dollars })),
      players: this.seats.map(({ money, island }) => ({ money, island: linesOf(island) })),
    };
  }

  // What a seat may know, or, without one, what there is; hidden money is null.
  seen(seat) {
    const { market, players } = this.table();
    const isSeen = (at) => !this.hasScreens || seat === undefined || seat === at;
    return {
      market,
      players: players.map((own, at) => ({ ...own, money: isSeen(at) ? own.money : null })),
      deck: [...this.tiles.keys()].flatMap((id) => this.stack.filter((one) => one === id)),
    };
  }

  // The end

  score() {
    const players = this.seats.map(({ name, money, island }) => ({
      name,
      money,
      counts: null,
      island: this.rowsOf(island),
    }));
    return new Auctionland().score({ players, tables: this.tables });
  }

  rowsOf(island) {
    const top = Math.min(...island.map(({ row }) => row));
    const left = Math.min(...island.map(({ column }) => column));
    const rows = QUARTERS.map(() => Array(SPAN).fill(null));
    for (const { id, row, column, turns } of island) {
      rows[row - top][column - left] = turned(this.tiles.get(id), turns);
    }
    return rows;
  }
}

const METHODS = {
  market: "draw",
  build: "build",
  auction: "auction",
  bid: "bid",
  pass: "leave",
  sell: "sell",
  buy_back: "buyBack",
  place: "place",
  bonus: "takeBonus",
};

export function isFull(island) {
  return island.length === FULL;
}

// An island as it is written, cut to the rows and columns with a tile in them.
function linesOf(island) {
  const [rows, columns] = [range(island.map(({ row }) => row)), range(island.map(({ column }) => column))];
  return rows.map((row) =>
    columns
      .map((column) => island.find((tile) => tile.row === row && tile.column === column))
      .map((tile) => (tile ? `#${tile.id}${tile.turns ? `@${tile.turns}` : ""}` : "."))
      .join(" "),
  );
}

// All whole numbers from the lowest to the highest; none of none.
function range(numbers) {
  const length = numbers.length ? Math.max(...numbers) - Math.min(...numbers) + 1 : 0;
  return [...Array(length).keys()].map((more) => Math.min(...numbers) + more);
}

// The pattern of a turned tile; tiles that look the same have the same.
function look({ zones }) {
  const written = zones.map(({ kind, halfSides }) => kind + [...halfSides].sort());
  return String(written.sort());
}
