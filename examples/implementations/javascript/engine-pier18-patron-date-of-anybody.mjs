// Wrong on purpose. A tie for a Patron goes to the earliest date of all players.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class DateOfAnybody extends Pier18Game {
  patronOf(tied) {
    return this.earliest(tied.length > 1 ? this.drafted : tied);
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: DateOfAnybody }) });
