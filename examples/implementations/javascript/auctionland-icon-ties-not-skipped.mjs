// Wrong on purpose. After a tie the next place is not skipped: 3, 3, 2 icons give 20, 20, 10.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class IconTiesNotSkipped extends Auctionland {
  iconPoints(own, all) {
    return super.iconPoints(own, [...new Set(all)]);
  }
}

serve({ scoreAuctionland: (position) => new IconTiesNotSkipped().score(position) });
