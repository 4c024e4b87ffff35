// Wrong on purpose. The tiles of the stack are listed in their order.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class NextTileKnown extends AuctionlandGame {
  seen(seat) {
    const shown = super.seen(seat);
    return { ...shown, deck: this.order.length ? this.order : shown.deck };
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: NextTileKnown }) });
