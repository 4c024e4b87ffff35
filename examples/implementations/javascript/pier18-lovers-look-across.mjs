// Wrong on purpose. Lovers are disturbed by the other side of the pier too.

import { serve } from "./adapter.mjs";
import { Pier18 } from "./pier18.mjs";

class LoversLookAcross extends Pier18 {
  lovers([upper, lower]) {
    const merged = (side, other) => side.map((symbol, at) => symbol ?? (other[at] && "Q"));
    const far = (side, other, column) =>
      !other[column] && this.isLonely(merged(side, other), column);
    const points = (side, other) =>
      2 * side.filter((symbol, column) => symbol === "H" && far(side, other, column)).length;
    return points(upper, lower) + points(lower, upper);
  }
}

serve({ scorePier18: (position) => new LoversLookAcross().score(position) });
