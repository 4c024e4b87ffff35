// Wrong on purpose. Spaces that meet at a corner count as neighbours.

import { serve } from "./adapter.mjs";
import { Pier18 } from "./pier18.mjs";

class GroupsOverCorners extends Pier18 {
  neighbours([side, column], rulings) {
    const corners = [
      [1 - side, column - 1],
      [1 - side, column + 1],
    ];
    return [...super.neighbours([side, column], rulings), ...corners];
  }
}

serve({ scorePier18: (position) => new GroupsOverCorners().score(position) });
