// Wrong on purpose. The cards of a pack may be of any width.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class AnyWidth extends Pier18Game {
  static isPlayable({ cards }, players) {
    const [{ cells }] = cards;
    return Pier18Game.isPlayable({ cards: cards.map((card) => ({ ...card, cells })) }, players);
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: AnyWidth }) });
