// Wrong on purpose. The first seat of the tied players gets the Patron.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class TiesBySeat extends Pier18Game {
  patronOf(tied) {
    return Math.min(...tied.map(({ seat }) => seat));
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: TiesBySeat }) });
