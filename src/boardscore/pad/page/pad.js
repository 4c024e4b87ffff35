// The page: put together of its parts, opened with a game, brought up to date.

import { news } from "./answer.js";
import { asked } from "./asked.js";
import * as auctionland from "./auctionland.js";
import { bar } from "./bar.js";
import { current, follows, go, lines, start } from "./current.js";
import { el } from "./dom.js";
import { takeDrops } from "./files.js";
import { head, undecided } from "./head.js";
import { menu } from "./menu.js";
import { notice, noticed } from "./notice.js";
import * as pier18 from "./pier18.js";
import { reasons } from "./reasons.js";
import { rulings } from "./rulings.js";
import { during, score } from "./scoring.js";
import { fromLink, keep, kept, keptTexts } from "./state.js";
import { spoken, who } from "./who.js";
import { language, say, speak } from "./words.js";

const GAMES = { pier18, auctionland };
const LANGUAGES = ["en", "de"];
let parts = [];

// What is shown

function build() {
  notice("");
  document.title = say(`game.${current.game.name}`);
  document.body.className = current.game.name;
  const [above, below] = [head(), bar()];
  const between = [who(), entry(), news(), undecided(), asked(), reasons(), rulings(), menu({ others: Object.keys(GAMES), open, speak: speakOther }), spoken()];
  parts = [above, ...between, below];
  document.body.replaceChildren(above.node, el("main", {}, noticed(), ...between.map((one) => one.node)), below.node);
  show();
}

/** What the game has to enter a player. */
function entry() {
  const { node, update } = current.game.entry();
  return {
    node: el("section", { "aria-label": say("pad.entry") }, node),
    update: () => update(answered(), current.lit === null ? null : lines()[current.lit]),
  };
}

/** What the library says of what was entered for the player who is shown. */
function answered() {
  const { said, seat } = current;
  return { marks: said?.marks?.[seat], entered: said?.entered?.[seat] };
}

/** Brings all that depends on what was entered and answered up to date. */
function show() {
  for (const part of parts) part.update();
  if (!current.history.isKept) notice(say("pad.not_kept"));
}

const speakOther = () =>
  during(async () => {
    const lang = LANGUAGES.find((one) => one !== language());
    await speak(lang);
    keep("lang", lang);
    build();
    score();
  });

// Beginning

/** Opens a game: the one of the link if there is one, else the one that was kept. */
function open(name, link = "") {
  start(GAMES[name], keptTexts("tables"));
  keep("game", name);
  build();
  if (!link || link === current.history.last) return score();
  try {
    go(fromLink(link, current.game), { rebuild: true });
  } catch {
    notice(say("pad.link_broken"));
    score();
  }
}

const linked = () => location.hash.slice(1);
const known = (name) => (typeof name === "string" && Object.hasOwn(GAMES, name) ? name : null);
const ofLink = () => known(linked().split(";")[0]);

async function begin() {
  const wishes = new URLSearchParams(location.search);
  const usual = (navigator.language ?? "").startsWith("de") ? "de" : "en";
  await speak([wishes.get("lang"), kept("lang"), usual].find((one) => LANGUAGES.includes(one)));
  open(ofLink() ?? known(wishes.get("game")) ?? known(kept("game")) ?? "pier18", linked());
  window.addEventListener("hashchange", () => {
    if (linked() && linked() !== current.history.last) open(ofLink() ?? current.game.name, linked());
  });
}

follows({ build, show, score, open });
takeDrops();
begin();
