import { serve } from "./adapter.mjs";

const count = (symbols, wanted) => symbols.filter((symbol) => symbol === wanted).length;

const poets = (pier) => Math.floor(count(pier.flat(), "Q") / 2);

const fishers = (pier) => Math.max(...pier.map((side) => count(side, "A")));

function lovers(pier) {
  const near = [-2, -1, 1, 2];
  const lonely = (side) =>
    side.filter((symbol, at) => symbol === "H" && !near.some((step) => side[at + step]));
  return 2 * pier.flatMap(lonely).length;
}

function flowerSellers(pier) {
  const groups = (side) => side.map((symbol) => symbol || " ").join("").split(" ");
  return pier
    .flatMap(groups)
    .filter((group) => group.includes("S"))
    .reduce((points, group) => points + group.length - 1, 0);
}

function total({ pier, plan_completed, patrons }) {
  const onPier = poets(pier) + lovers(pier) + fishers(pier) + flowerSellers(pier);
  return onPier + (plan_completed ? 4 : 0) + patrons;
}

serve({
  about: { name: "mine", version: "1", games: ["pier18"] },
  scorePier18: ({ players }) => ({ totals: players.map(total) }),
});
