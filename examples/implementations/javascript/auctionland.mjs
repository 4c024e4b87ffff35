// The scoring of Auctionland, a method for each rule. An island is a list of rows of tiles.

import { lookUp } from "./adapter.mjs";

const ICON_POINTS = [20, 10, 5];

// For each half-side: the step to the tile beside it, and the half-side there that it faces.
const FACING = [
  [-1, 0, 5],
  [-1, 0, 4],
  [0, 1, 7],
  [0, 1, 6],
  [1, 0, 1],
  [1, 0, 0],
  [0, -1, 3],
  [0, -1, 2],
];

export class Auctionland {
  score({ players, tables }) {
    const counts = players.map(({ island, counts }) => counts ?? this.counts(island));
    const categories = counts.map((own) => this.categories(own, counts, tables));
    const totals = categories.map((points) => Object.values(points).reduce((a, b) => a + b));
    const ranks = this.ranks(players, totals);
    return ranks ? { totals, categories, ranks } : { totals, categories };
  }

  categories(own, counts, tables) {
    const icons = (icon) => this.iconPoints(own[icon], counts.map((other) => other[icon]));
    return {
      beaches: lookUp(tables.beaches, own.beaches),
      theme_parks: lookUp(tables.theme_parks, own.theme_parks),
      gardens_houses: this.gardensHouses(own.gardens, own.houses),
      peace: icons("peace"),
      love: icons("love"),
      music: icons("music"),
    };
  }

  counts(island) {
    return {
      beaches: this.beaches(island),
      theme_parks: this.themeParks(island),
      gardens: this.areas(island, "G").length,
      houses: this.areas(island, "H").length,
      ...this.icons(island),
    };
  }

  beaches(island) {
    const atEdge = this.zones(island, "B").filter(({ row, column, halfSides }) =>
      halfSides.some((half) => this.isEdge(island, row, column, half)),
    );
    return tilesOf(atEdge);
  }

  isEdge(island, row, column, half) {
    const [down, right] = FACING[half];
    return !island[row + down]?.[column + right];
  }

  themeParks(island) {
    return Math.max(0, ...this.areas(island, "T").map(tilesOf));
  }

  gardensHouses(gardens, houses) {
    return gardens * houses;
  }

  icons(island) {
    const all = island.flat().flatMap((tile) => tile?.icons ?? []);
    const number = (letter) => all.filter((icon) => icon === letter).length;
    return { peace: number("p"), love: number("l"), music: number("m") };
  }

  iconPoints(own, all) {
    const ahead = all.filter((other) => other > own).length;
    return own === 0 ? 0 : (ICON_POINTS[ahead] ?? 0);
  }

  // All zones of a kind, each with the place of its tile.
  zones(island, kind) {
    return island.flatMap((tiles, row) =>
      tiles.flatMap((tile, column) =>
        (tile?.zones ?? [])
          .filter((zone) => zone.kind === kind)
          .map((zone) => ({ ...zone, row, column })),
      ),
    );
  }

  // The zones of a kind, those together that touch.
  areas(island, kind) {
    const left = new Set(this.zones(island, kind));
    const areaFrom = (zone) => {
      left.delete(zone);
      const near = [...left].filter((other) => this.touch(zone, other));
      return [zone, ...near.flatMap((other) => (left.has(other) ? areaFrom(other) : []))];
    };
    const areas = [];
    for (const zone of left) {
      areas.push(areaFrom(zone));
    }
    return areas;
  }

  touch(one, other) {
    return one.halfSides.some((half) => {
      const [down, right, faced] = FACING[half];
      const beside = one.row + down === other.row && one.column + right === other.column;
      return beside && other.halfSides.includes(faced);
    });
  }

  // The place of each player; nothing if money that a tie needs is not known.
  ranks(players, totals) {
    const standings = players.map(({ money }, seat) => ({ total: totals[seat], money }));
    const tied = standings.filter((one) =>
      standings.some((other) => one !== other && one.total === other.total),
    );
    if (tied.some(({ money }) => money === null)) {
      return undefined;
    }
    return standings.map((one) => 1 + standings.filter((other) => this.isAhead(other, one)).length);
  }

  isAhead(one, other) {
    return one.total === other.total ? one.money > other.money : one.total > other.total;
  }
}

export function tilesOf(zones) {
  return new Set(zones.map(({ row, column }) => `${row} ${column}`)).size;
}
