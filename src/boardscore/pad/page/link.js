// Opens the game of a link. The page reads what a page or `boardscore.pad_url` writes; the library reads the rest, or says
// what is wrong with it.

import { ask } from "./ask.js";
import { documentIn } from "./code.js";
import { current, linkOf, openGame, replaceAll } from "./current.js";
import { openPosition } from "./files.js";
import { notice } from "./notice.js";
import { tablesOf } from "./packs.js";
import { during } from "./scoring.js";
import { localNamed, stateIn } from "./state.js";

/** More characters than a link may have, so that the library says that it has too many. */
const TOO_MANY = 70000;

/** Opens the game of a link; undo returns to the one before. */
export const openLink = (link) =>
  during(async () => {
    try {
      const { format, ...found } = await documentIn(link);
      if (found.game !== current.game.name) openGame(found.game);
      replaceAll(read(found));
    } catch {
      await openOther(link.slice(0, TOO_MANY));
    }
  });

async function openOther(text) {
  const found = await ask("link", { text });
  if (found.mistakes) notice(found.told);
  else openPosition(found);
}

/** The state of a document; fails for one that the page would not write like this. */
function read(found) {
  const { game, rulings = {}, pack = "", players } = found;
  const state = { game, rulings, tables: tablesOf(found), pack, players: players.map(playerOf) };
  stateIn(JSON.stringify(state), current.game);
  if (players.length > current.game.most || plain(linkOf(state)) !== plain({ ...found, players: localNamed(players) })) throw new Error("other entries");
  return state;
}

/** A player; without entries there is only the name, and perhaps the way of entering. */
function playerOf({ name = "", claimed = "", by, ...rest }) {
  const { fresh, fromLink } = current.game;
  const isBare = !claimed && !Object.keys(rest).length;
  return { ...fresh(name), claimed: String(claimed), ...(!isBare && fromLink(rest)), ...(by && { by }) };
}

/** The text of a document, without empty places at the ends of islands. */
const plain = (found) => JSON.stringify(found).replace(/( \.)+(?=")/g, "").replace(/(,"\.")+(?=\])/g, "");
