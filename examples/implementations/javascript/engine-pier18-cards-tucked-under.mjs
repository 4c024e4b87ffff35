// Wrong on purpose. A new card goes under the pier, not on top.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class TucksUnder extends Pier18Game {
  extended(pier, cells, overlap) {
    return pier.map((side, at) => [...side, ...cells[at].slice(overlap)]);
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: TucksUnder }) });
