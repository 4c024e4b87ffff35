// The data packs of this browser, saved by name once opened. The invented pack comes from the library.

import { ask } from "./ask.js";
import { filtered, mapped } from "./plain.js";
import { keep, kept } from "./state.js";

/** The name of the invented pack of a game. */
export const DEMO = "demo";

const LONGEST_NAME = 80;
/** The packs opened or received by this page, even if nothing can be saved: by game and name. */
let held = {};

const isPack = (one) => typeof one?.name === "string" && typeof one?.game === "string" && Array.isArray(one.cards ?? one.tiles);

function all() {
  const found = kept("packs");
  const games = typeof found === "object" && found ? found : {};
  return mapped({ ...games, ...held }, (_, game) => ({ ...games[game], ...held[game] }));
}

/** The packs of a game by name. */
export const packs = (game) => filtered(all()[game] ?? {}, (one) => isPack(one) && one.game === game);

/** Every pack of the user, with its name. */
export const everyPack = () => Object.keys(all()).flatMap((game) => Object.entries(packs(game))).filter(([name]) => name !== DEMO);

/** A pack by name; null if this browser does not have it. */
export function packNamed(game, name) {
  const known = packs(game);
  return Object.hasOwn(known, name) ? known[name] : null;
}

/** Saves a pack; a different one of the same name stays. Returns the name under which it is saved. */
export function keepPack(pack) {
  const known = packs(pack.game);
  const called = [...pack.name].slice(0, LONGEST_NAME).join("");
  let name = called;
  for (let number = 2; name === DEMO || (known[name] && !isSame(known[name], pack)); number += 1) name = `${called} (${number})`;
  hold(name, pack);
  keep("packs", mapped(all(), (_, game) => own(game)));
  return name;
}

/** Saves a pack in place of one of the same name. Returns the name under which it is saved. */
export function replacePack(pack) {
  const name = pack.name === DEMO ? `${DEMO} (2)` : pack.name;
  hold(name, pack);
  keep("packs", mapped(all(), (_, game) => own(game)));
  return name;
}

/** The packs of a game except the invented one, which is never saved. */
const own = (game) => filtered(packs(game), (_, name) => name !== DEMO);

/** The score tables of a pack or a position in their typed form. */
export const tablesOf = ({ tables = {} }) => mapped(tables, (entries) => entries.join(", "));

/** Fetches the invented pack of a game. */
export async function learnDemo(game) {
  const { pack } = await ask("demo", { game });
  hold(DEMO, pack);
}

const hold = (name, pack) => { held = { ...held, [pack.game]: { ...held[pack.game], [name]: pack } }; };

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
