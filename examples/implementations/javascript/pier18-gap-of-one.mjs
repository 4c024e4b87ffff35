// Wrong on purpose. One empty space next to Lovers is enough.

import { serve } from "./adapter.mjs";
import { Pier18 } from "./pier18.mjs";

class GapOfOne extends Pier18 {
  isLonely(side, column) {
    return !side[column - 1] && !side[column + 1];
  }
}

serve({ scorePier18: (position) => new GapOfOne().score(position) });
