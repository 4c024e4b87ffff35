// Wrong on purpose. A gap inside the island does not count as edge.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class GapsAreNoEdge extends Auctionland {
  isEdge(island, row, column, half) {
    const inside = row > 0 && column > 0 && row < island.length - 1 && column < island[0].length - 1;
    return !inside && super.isEdge(island, row, column, half);
  }
}

serve({ scoreAuctionland: (position) => new GapsAreNoEdge().score(position) });
