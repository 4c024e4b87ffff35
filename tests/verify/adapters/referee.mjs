import { Illegal, serve } from "./adapter.mjs";
serve({
  legalPier18: ({ setup, moves }) => ({
    moves: moves.map(({ move }) => ({ move, cells: setup.pack.cards[0].cells })),
  }),
  replayAuctionland: ({ setup, moves }) => {
    if (moves.length > 4) throw new Illegal(moves.length - 1);
    return { totals: [setup.market_size, setup.pack.tiles[0].tile.zones[0].halfSides.length] };
  },
});
