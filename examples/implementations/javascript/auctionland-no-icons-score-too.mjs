// Wrong on purpose. A player without an icon of a kind can still be second or third.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class NoIconsScoreToo extends Auctionland {
  iconPoints(own, all) {
    return super.iconPoints(own + 1, all.map((other) => other + 1));
  }
}

serve({ scoreAuctionland: (position) => new NoIconsScoreToo().score(position) });
