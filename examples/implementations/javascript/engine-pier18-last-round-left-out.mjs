// Wrong on purpose. A round is only played if a card is left in the deck after it.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class LeavesOut extends Pier18Game {
  canServeRound() {
    return this.deck.size > this.seats.length + 1;
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: LeavesOut }) });
