// Wrong on purpose. The same player is first in every round.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class StaysFirst extends Pier18Game {
  nextFirst() {
    return this.first;
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: StaysFirst }) });
