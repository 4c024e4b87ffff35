import { lookUp, readSide, readTile, turned } from "./adapter.mjs";
const parts = ({ zones, icons }) => [
  zones.map(({ kind, halfSides }) => [kind, halfSides]), icons.join(""),
];
const tried = (what) => { try { return what(); } catch { return "refused"; } };
const { tiles, turns, sides, table, counts } = JSON.parse(process.argv[2]);
console.log(JSON.stringify({
  tiles: tiles.map((word) => tried(() => parts(readTile(word)))),
  turned: turns.map((quarters) => parts(turned(readTile("BGGH"), quarters))[0]),
  sides: sides.map((line) => tried(() => readSide(line))),
  points: counts.map((count) => lookUp(table, count)),
  beyond: [[], [0, 1], undefined].map((short) => tried(() => lookUp(short, 2))),
}));
