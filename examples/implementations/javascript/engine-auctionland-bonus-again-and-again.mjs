// Wrong on purpose. A player may earn more than one bonus in a turn.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class BonusAgain extends AuctionlandGame {
  mayHaveBonus() {
    return true;
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: BonusAgain }) });
