// Wrong on purpose. A full island ends the game immediately, without the auction of that turn.

import { serve } from "./adapter.mjs";
import { AuctionlandGame, isFull } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

class EndsAtOnce extends AuctionlandGame {
  nextStep() {
    if (this.seats.some(({ island }) => isFull(island))) {
      this.endTurn();
    } else {
      super.nextStep();
    }
  }
}

serve({ about: { games: ["auctionland"] }, ...referee({ Auctionland: EndsAtOnce }) });
