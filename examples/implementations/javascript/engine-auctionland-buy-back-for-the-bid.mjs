// Wrong on purpose. Buying back costs the bid, not a dollar more.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class BuysForTheBid extends AuctionlandGame {
  buyBackPrice() {
    return this.standing.amount;
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: BuysForTheBid }) });
