// Wrong on purpose. Later tiles are sorted by icons too.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class SortsAlways extends AuctionlandGame {
  inOrder(tiles) {
    const icons = (id) => this.tiles.get(id).icons.length;
    return [...tiles].sort((one, other) => icons(one) - icons(other));
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: SortsAlways }) });
