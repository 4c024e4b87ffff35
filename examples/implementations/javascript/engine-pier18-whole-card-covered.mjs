// Wrong on purpose. A card may cover all columns of the previous card.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class CoversAll extends Pier18Game {
  mostCovered() {
    return this.width;
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: CoversAll }) });
