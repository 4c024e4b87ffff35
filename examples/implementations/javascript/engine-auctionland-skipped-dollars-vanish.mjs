// Wrong on purpose. Dollars for skipped tiles are not put on these.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class DollarsVanish extends AuctionlandGame {
  putDollar() {}
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: DollarsVanish }) });
