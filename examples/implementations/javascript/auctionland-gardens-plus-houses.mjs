// Wrong on purpose. Gardens and houses are added, not multiplied.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class GardensPlusHouses extends Auctionland {
  gardensHouses(gardens, houses) {
    return gardens + houses;
  }
}

serve({ scoreAuctionland: (position) => new GardensPlusHouses().score(position) });
