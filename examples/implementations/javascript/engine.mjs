// Both games, scored and refereed: `boardscore verify --search 1m -- node engine.mjs` finds nothing.

import { serve } from "./adapter.mjs";
import { Auctionland } from "./auctionland.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { Pier18Game } from "./game-pier18.mjs";
import { Pier18 } from "./pier18.mjs";
import { referee } from "./referee.mjs";

serve({
  about: { name: "engine", version: "1", games: ["pier18", "auctionland"], offers: ["state"] },
  scorePier18: (position) => new Pier18().score(position),
  scoreAuctionland: (position) => new Auctionland().score(position),
  ...referee({ Pier18: Pier18Game, Auctionland: AuctionlandGame }),
});
