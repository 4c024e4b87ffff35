// Wrong on purpose. A half turn reverses the columns but does not swap the sides.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class KeepsSides extends Pier18Game {
  halfTurned([upper, lower]) {
    return [[...upper].reverse(), [...lower].reverse()];
  }
}

serve({ about: { games: ["pier18"], rulings: { half_turn: true } }, ...referee({ Pier18: KeepsSides }) });
