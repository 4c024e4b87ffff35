// The scoring of Pier 18, a method for each rule. A pier is two lists: upper, lower.

const REACH = 2;

export class Pier18 {
  score({ players, rulings }) {
    const categories = players.map((player) => this.categories(player, rulings));
    const totals = categories.map((points) => sum(Object.values(points)));
    const ranks = this.ranks(players, totals, rulings);
    return ranks ? { totals, categories, ranks } : { totals, categories };
  }

  categories({ pier, plan_completed, patrons }, rulings) {
    return {
      poets: this.poets(pier),
      lovers: this.lovers(pier),
      fishers: this.fishers(pier),
      flower_sellers: this.flowerSellers(pier, rulings),
      plan: plan_completed ? 4 : 0,
      patrons,
    };
  }

  poets(pier) {
    return Math.floor(count(pier.flat(), "Q") / 2);
  }

  lovers(pier) {
    return sum(
      pier.map((side) => {
        const lonely = side.filter((symbol, column) => symbol === "H" && this.isLonely(side, column));
        return 2 * lonely.length;
      }),
    );
  }

  isLonely(side, column) {
    const near = side.slice(Math.max(0, column - REACH), column + REACH + 1);
    return near.filter((symbol) => symbol !== null).length === 1;
  }

  fishers(pier) {
    return Math.max(...pier.map((side) => count(side, "A")));
  }

  flowerSellers(pier, rulings) {
    const groups = this.groups(pier, rulings).map((spaces) =>
      spaces.map(([side, column]) => pier[side][column]),
    );
    const blooming = groups.filter((symbols) => symbols.includes("S"));
    return sum(blooming.map((symbols) => this.groupPoints(symbols, rulings)));
  }

  groupPoints(symbols, rulings) {
    const uncounted = rulings.flower_points === "other_kinds_only" ? count(symbols, "S") : 1;
    return symbols.length - uncounted;
  }

  groups(pier, rulings) {
    const seen = new Set();
    const groupFrom = (space) => {
      const [side, column] = space;
      const place = 2 * column + side;
      if (!pier[side]?.[column] || seen.has(place)) {
        return [];
      }
      seen.add(place);
      return [space, ...this.neighbours(space, rulings).flatMap(groupFrom)];
    };
    const spaces = pier.flatMap((symbols, side) => symbols.map((_, column) => [side, column]));
    return spaces.map(groupFrom).filter((group) => group.length > 0);
  }

  neighbours([side, column], rulings) {
    const beside = [
      [side, column - 1],
      [side, column + 1],
    ];
    return rulings.flower_adjacency === "same_side" ? beside : [...beside, [1 - side, column]];
  }

  // The place of each player; nothing if a date that a tie needs is not known.
  ranks(players, totals, rulings) {
    const standings = players.map(({ pier, plan_date }, seat) => ({
      total: totals[seat],
      symbols: pier.flat().filter((symbol) => symbol !== null).length,
      date: plan_date,
    }));
    const shared = rulings.ties_below_first === "shared";
    const tied = standings.filter((one) => standings.some((other) => one !== other && level(one, other)));
    const needDate = tied.filter((one) => !shared || !standings.some((other) => beats(other, one)));
    if (needDate.some(({ date }) => date === null)) {
      return undefined;
    }
    const ranked = shared ? this.sharedBelowFirst(standings) : standings;
    return ranked.map((one) => 1 + ranked.filter((other) => this.isAhead(other, one)).length);
  }

  // Points alone, for all who do not win; those with equal points then share a place.
  sharedBelowFirst(standings) {
    const wins = (one) => !standings.some((other) => this.isAhead(other, one));
    return standings.map((one) => (wins(one) ? one : { total: one.total, symbols: -1, date: "" }));
  }

  isAhead(one, other) {
    if (one.total !== other.total) {
      return one.total > other.total;
    }
    if (one.symbols !== other.symbols) {
      return one.symbols > other.symbols;
    }
    return one.date < other.date; // the earliest is first
  }
}

function level(one, other) {
  return one.total === other.total && one.symbols === other.symbols;
}

// Ahead whatever the dates are.
function beats(one, other) {
  return one.total > other.total || (one.total === other.total && one.symbols > other.symbols);
}

export function count(symbols, wanted) {
  return symbols.filter((symbol) => symbol === wanted).length;
}

export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
