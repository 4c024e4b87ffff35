// Wrong on purpose. Theme parks that meet at a corner count as one.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";

class ThemeParksOverCorners extends Auctionland {
  touch(one, other) {
    const steps = [Math.abs(one.row - other.row), Math.abs(one.column - other.column)];
    const corner = one.kind === "T" && String(steps) === "1,1";
    return corner || super.touch(one, other);
  }
}

serve({ scoreAuctionland: (position) => new ThemeParksOverCorners().score(position) });
