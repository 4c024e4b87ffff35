// Wrong on purpose. Bounds are measured from the first tile, not over the whole island.

import { serve } from "./adapter.mjs";
import { AuctionlandGame, SPAN } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class BoundsFromFirst extends AuctionlandGame {
  isInBounds(island, place) {
    return place.every((distance) => Math.abs(distance) < SPAN);
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: BoundsFromFirst }) });
