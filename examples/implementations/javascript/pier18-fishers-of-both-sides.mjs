// Wrong on purpose. The Fishers of both sides count.

import { serve } from "./adapter.mjs";
import { Pier18, count } from "./pier18.mjs";

class FishersOfBothSides extends Pier18 {
  fishers(pier) {
    return count(pier.flat(), "A");
  }
}

serve({ scorePier18: (position) => new FishersOfBothSides().score(position) });
