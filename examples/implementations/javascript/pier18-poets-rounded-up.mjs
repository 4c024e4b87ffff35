// Wrong on purpose. A Poet without a partner counts like a pair.

import { serve } from "./adapter.mjs";
import { Pier18, count } from "./pier18.mjs";

class PoetsRoundedUp extends Pier18 {
  poets(pier) {
    return Math.ceil(count(pier.flat(), "Q") / 2);
  }
}

serve({ scorePier18: (position) => new PoetsRoundedUp().score(position) });
