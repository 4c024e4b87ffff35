// Wrong on purpose. What is ruled is passed over in silence if it is not known.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class AnyAnswer extends AuctionlandGame {
  static RULINGS = Object.fromEntries(
    Object.keys(AuctionlandGame.RULINGS).map((name) => [name, { includes: () => true }]),
  );
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: AnyAnswer }) });
