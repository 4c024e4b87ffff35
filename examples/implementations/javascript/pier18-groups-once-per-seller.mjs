// Wrong on purpose. A group counts once for each of its Flower Sellers.

import { serve } from "./adapter.mjs";
import { Pier18, count } from "./pier18.mjs";

class GroupsOncePerSeller extends Pier18 {
  groupPoints(symbols, rulings) {
    return count(symbols, "S") * super.groupPoints(symbols, rulings);
  }
}

serve({ scorePier18: (position) => new GroupsOncePerSeller().score(position) });
