// Wrong on purpose. The earlier date breaks a tie immediately, without comparing symbols.

import { serve } from "./adapter.mjs";
import { Pier18 } from "./pier18.mjs";

class TiesWithoutSymbols extends Pier18 {
  isAhead(one, other) {
    return super.isAhead({ ...one, symbols: 0 }, { ...other, symbols: 0 });
  }
}

serve({ scorePier18: (position) => new TiesWithoutSymbols().score(position) });
