// Wrong on purpose. The holder of the standing bid may pass.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class HolderPasses extends AuctionlandGame {
  passes(player) {
    return [{ move: "pass", player }];
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: HolderPasses }) });
