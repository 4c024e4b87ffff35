// Wrong on purpose. A full column earns no bonus.

import { serve } from "./adapter.mjs";
import { AuctionlandGame, SPAN } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class RowsOnly extends AuctionlandGame {
  completesLine(island, { row }) {
    return island.filter((tile) => tile.row === row).length === SPAN;
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: RowsOnly }) });
