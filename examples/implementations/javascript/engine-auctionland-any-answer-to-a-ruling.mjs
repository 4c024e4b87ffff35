// Wrong on purpose. Unknown values of rulings are ignored.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class AnyAnswer extends AuctionlandGame {
  static RULINGS = Object.fromEntries(
    Object.keys(AuctionlandGame.RULINGS).map((name) => [name, { includes: () => true }]),
  );
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: AnyAnswer }) });
