// Wrong on purpose. The highest bidder pays, but the auctioneer gets nothing.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class PaysTheBox extends AuctionlandGame {
  sell() {
    this.pay(this.standing.player, this.standing.amount);
    this.acquire(this.standing.player);
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: PaysTheBox }) });
