// The data packs of this browser: opened once, kept under their names. The invented one is asked for.

import { ask } from "./ask.js";
import { filtered, mapped } from "./plain.js";
import { keep, kept } from "./state.js";

/** What stands for the invented pack of a game. */
export const DEMO = "demo";

const LONGEST_NAME = 80;
/** What this page has opened or was told, also if nothing can be kept: by game and name. */
let held = {};

const isPack = (one) => typeof one?.name === "string" && typeof one?.game === "string" && Array.isArray(one.cards ?? one.tiles);

function all() {
  const found = kept("packs");
  const games = typeof found === "object" && found ? found : {};
  return mapped({ ...games, ...held }, (_, game) => ({ ...games[game], ...held[game] }));
}

/** The packs of a game by their names. */
export const packs = (game) => filtered(all()[game] ?? {}, (one) => isPack(one) && one.game === game);

/** Every pack of one's own, with its name. */
export const everyPack = () => Object.keys(all()).flatMap((game) => Object.entries(packs(game))).filter(([name]) => name !== DEMO);

/** What is known of a pack; null if this browser does not have it. */
export function packNamed(game, name) {
  const known = packs(game);
  return Object.hasOwn(known, name) ? known[name] : null;
}

/** Keeps a pack; another one of its name stays beside it. Returns the name that it is kept under. */
export function keepPack(pack) {
  const known = packs(pack.game);
  const called = [...pack.name].slice(0, LONGEST_NAME).join("");
  let name = called;
  for (let number = 2; name === DEMO || (known[name] && !isSame(known[name], pack)); number += 1) name = `${called} (${number})`;
  hold(name, pack);
  keep("packs", mapped(all(), (_, game) => own(game)));
  return name;
}

/** The packs of a game but for the invented one, which is never kept. */
const own = (game) => filtered(packs(game), (_, name) => name !== DEMO);

/** The score tables of a pack or a position as they are typed. */
export const tablesOf = ({ tables = {} }) => mapped(tables, (entries) => entries.join(", "));

/** Learns the invented pack of a game. */
export async function learnDemo(game) {
  const { pack } = await ask("demo", { game });
  hold(DEMO, pack);
}

const hold = (name, pack) => { held = { ...held, [pack.game]: { ...held[pack.game], [name]: pack } }; };

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
