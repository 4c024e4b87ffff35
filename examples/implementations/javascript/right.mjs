// Both games, scored as the rules say: `boardscore verify -- node right.mjs` finds nothing.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";
import { Pier18 } from "./pier18.mjs";

serve({
  about: { name: "right", version: "1", games: ["pier18", "auctionland"] },
  scorePier18: (position) => new Pier18().score(position),
  scoreAuctionland: (position) => new Auctionland().score(position),
});
