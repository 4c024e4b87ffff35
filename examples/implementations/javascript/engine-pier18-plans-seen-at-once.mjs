// Wrong on purpose. A Plan is visible immediately, before the others have added theirs.

import { serve } from "./adapter.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { referee } from "./referee.mjs";

class SeenAtOnce extends Pier18Game {
  seenPlayer(at, isOwn, choosing) {
    const { pier } = super.seenPlayer(at, true, choosing);
    return { ...super.seenPlayer(at, isOwn, choosing), pier };
  }
}

serve({ about: { games: ["pier18"] }, ...referee({ Pier18: SeenAtOnce }) });
