// Wrong on purpose. Four players may play too.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class FourMayPlay extends Pier18Game {
  static PLAYERS = [2, 4];
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: FourMayPlay }) });
