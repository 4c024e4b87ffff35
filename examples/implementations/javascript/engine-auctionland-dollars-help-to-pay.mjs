// Wrong on purpose. The dollars on a tile help to pay for it.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class DollarsHelp extends AuctionlandGame {
  slots(player) {
    const { money } = this.seats[player];
    return [...this.market.keys()].filter((slot) => slot <= money + this.market[slot].dollars);
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: DollarsHelp }) });
