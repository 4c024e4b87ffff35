// Wrong on purpose. Beaches inside the island count too.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class BeachesAnywhere extends Auctionland {
  isEdge() {
    return true;
  }
}

serve({ scoreAuctionland: (position) => new BeachesAnywhere().score(position) });
