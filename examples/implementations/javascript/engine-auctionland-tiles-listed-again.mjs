// Wrong on purpose. A pack may list a tile twice.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class ListedAgain extends AuctionlandGame {
  static isPlayable() {
    return true;
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: ListedAgain }) });
