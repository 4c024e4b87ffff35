// Wrong on purpose. Other Lovers nearby do not count as company.

import { serve } from "./adapter.mjs";
import { Pier18 } from "./pier18.mjs";

class LoversIgnoreLovers extends Pier18 {
  isLonely(side, column) {
    const others = side.map((symbol, at) => (symbol === "H" && at !== column ? null : symbol));
    return super.isLonely(others, column);
  }
}

serve({ scorePier18: (position) => new LoversIgnoreLovers().score(position) });
