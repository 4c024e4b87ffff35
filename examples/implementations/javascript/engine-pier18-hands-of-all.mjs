// Wrong on purpose. Everyone sees all hands.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class HandsOfAll extends Pier18Game {
  seenPlayer(at, isOwn, choosing) {
    const { hand } = super.seenPlayer(at, true, choosing);
    return { ...super.seenPlayer(at, isOwn, choosing), hand };
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: HandsOfAll }) });
