// The beginning of an engine of Pier 18, up to the choice of cards; it has a mistake.

import { serve, Unsupported } from "./adapter.mjs";

function legalPier18({ moves: [deal, ...choices] }) {
  if (deal === undefined) {
    return { moves: [] }; // chance deals
  }
  const player = choices.length;
  const hand = deal.hands[player];
  if (hand === undefined) {
    throw new Unsupported("rounds are not played yet");
  }
  const choose = (plan, foundation) => ({ move: "choose", player, plan, foundation });
  return { moves: hand.flatMap((plan) => hand.map((foundation) => choose(plan, foundation))) };
}

serve({ about: { name: "beginning", games: ["pier18"] }, legalPier18 });
