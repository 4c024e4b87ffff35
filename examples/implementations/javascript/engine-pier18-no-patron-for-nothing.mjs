// Wrong on purpose. No one gets a Patron if no one has points in its category.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class NothingForNothing extends Pier18Game {
  awardPatron(symbol) {
    if (this.seats.some(({ pier }) => this.pointsFor(pier, symbol) > 0)) {
      super.awardPatron(symbol);
    }
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: NothingForNothing }) });
