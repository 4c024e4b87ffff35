// The right example of Pier 18 in the form that the page requires, with a place for a mistake.
import { readSide } from "EXAMPLES/adapter.mjs";
import { Pier18 } from "EXAMPLES/pier18.mjs";
class Mine extends Pier18 { MISTAKE }
const rulings = RULINGS;
const read = (player) => ({ ...player, pier: player.pier.map(readSide) });
export const totals = ({ players }) =>
  new Mine().score({ players: players.map(read), rulings }).totals;
