// Wrong on purpose. Bids are limited to the money of the richest other player.

import { serve } from "./adapter.mjs";
import { AuctionlandGame } from "./game-auctionland.mjs";
import { referee } from "./referee.mjs";

const answers = referee({ Auctionland: AuctionlandGame });

function seenAuctionland(record) {
  const shown = answers.seenAuctionland(record);
  const others = [...record.setup.players.keys()].filter((seat) => seat !== record.player);
  const purses = others.map((player) => answers.seenAuctionland({ ...record, player }).players[player].money);
  const moves = shown.moves.filter(({ amount = 0 }) => amount <= Math.max(...purses));
  return { ...shown, moves };
}

serve({ about: { games: ["auctionland"] }, ...answers, seenAuctionland });
