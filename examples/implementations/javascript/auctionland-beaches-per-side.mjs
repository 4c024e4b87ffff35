// Wrong on purpose. A beach counts once for each half-side at the edge.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class BeachesPerSide extends Auctionland {
  beaches(island) {
    const atEdge = this.zones(island, "B").flatMap(({ row, column, halfSides }) =>
      halfSides.filter((half) => this.isEdge(island, row, column, half)),
    );
    return atEdge.length;
  }
}

serve({ scoreAuctionland: (position) => new BeachesPerSide().score(position) });
