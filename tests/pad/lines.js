// Reads requests, one a line, and answers each with what the page does. The page is the real one without a document, and
// the answers of the library are part of a request.

import { current, follows, position, start } from "./current.js";
import { takeDrops } from "./files.js";
import { GAMES } from "./games.js";
import { learnDemo } from "./packs.js";
import { fromLink, toLink } from "./state.js";
import { speak } from "./words.js";

const MOST_WAITS = 1000;

/** The position and the link of the page that opens a link; null if the page refuses it. */
function openLink({ link, lang }) {
  speak(lang);
  const game = GAMES[link.split(";")[0]];
  let state;
  try {
    state = fromLink(link, game);
  } catch {
    return null;
  }
  start(game, {});
  current.history.now = state;
  return { position: position(), link: toLink(state, game) };
}

/** The same for a file, about which the library said this. */
async function openFile({ said, lang }) {
  speak(lang);
  start(Object.values(GAMES)[0], {});
  library.answers.push(JSON.stringify(said));
  library.isFollowed = false;
  const file = { name: "game.toml", size: 1, text: async () => "" };
  library.listeners.drop({ preventDefault() {}, dataTransfer: { files: [file] } });
  for (let waits = 0; !library.isFollowed && waits < MOST_WAITS; waits += 1) await new Promise((done) => setTimeout(done));
  return { position: position(), link: current.history.last };
}

/** Learns the packs of a request, as the page does when it shows them. */
async function learn({ demo }) {
  library.answers.push(JSON.stringify({ pack: demo }));
  await learnDemo(demo.game);
  return null;
}

const answerOf = (request) => (request.demo ? learn : request.said ? openFile : openLink)(request);

async function main() {
  let text = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) {
    const lines = (text + chunk).split("\n");
    text = lines.pop();
    for (const line of lines) console.log(JSON.stringify(await answerOf(JSON.parse(line))));
  }
}

const nothing = () => {};
follows({ build: () => { library.isFollowed = true; }, show: nothing, score: nothing, open: (name) => start(GAMES[name], {}) });
takeDrops();
main();
