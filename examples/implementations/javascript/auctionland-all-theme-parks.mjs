// Wrong on purpose. All theme parks count, not only the largest.

import { serve } from "./adapter.mjs";
import { Auctionland, tilesOf } from "./auctionland.mjs";

class AllThemeParks extends Auctionland {
  themeParks(island) {
    return tilesOf(this.zones(island, "T"));
  }
}

serve({ scoreAuctionland: (position) => new AllThemeParks().score(position) });
