// Wrong on purpose. The third card of each hand does not go back into the deck.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class KeepsThird extends Pier18Game {
  giveBack() {}
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: KeepsThird }) });
