// The page: built from its parts, opened with a game, updated.

import { news } from "./answer.js";
import { areTablesKnown, asked, askedTables } from "./asked.js";
import { bar } from "./bar.js";
import { current, follows, lines, start, undo } from "./current.js";
import { el } from "./dom.js";
import { takeDrops } from "./files.js";
import { GAMES } from "./games.js";
import { head, title, undecided } from "./head.js";
import { begun, linked, step, warn } from "./keeping.js";
import { openLink } from "./link.js";
import { LANGUAGES } from "./material.js";
import { menu } from "./menu.js";
import { mistakes } from "./mistakes.js";
import { notice, noticed } from "./notice.js";
import { points } from "./points.js";
import { printed } from "./printed.js";
import { reasons } from "./reasons.js";
import { resultBar, shown } from "./result.js";
import { rulings } from "./rulings.js";
import { score } from "./scoring.js";
import { keep, kept, keptTexts } from "./state.js";
import { spoken, who } from "./who.js";
import { language, say, speak } from "./words.js";

let parts = [];

// Display

function build() {
  document.title = say(`game.${current.game.name}`);
  document.body.className = current.game.name;
  const wrong = mistakes();
  const [above, below, between] = current.screen === "entry" ? [head(), bar(), entryParts(wrong)] : otherParts(wrong);
  parts = [above, ...between.filter((one) => one !== wrong), below, printed(), wrong]; // fields exist before their mistakes are marked
  document.body.replaceChildren(above.node, el("main", { "data-screen": current.screen }, noticed(), ...between.map((one) => one.node)), below.node);
  show();
  step();
}

function otherParts(wrong) {
  const [heading, below, ...between] = current.parts?.() ?? [title(), resultBar(), wrong, news(), shown()];
  return [{ node: el("header", {}, heading), update() {} }, below, between];
}

function entryParts(wrong) {
  const why = areTablesKnown() ? [reasons(), points(), askedTables()] : [askedTables(), reasons(), points()];
  return [who(), entry(), wrong, news(), undecided(), asked(), ...why, rulings(), menu({ others: Object.keys(GAMES), speak: speakOther }), spoken()];
}

/** The game's parts to enter a player. */
function entry() {
  const { node, update } = current.game.entry();
  return {
    node: el("section", { "aria-label": say("pad.entry") }, node),
    update: () => update(answered(), current.lit === null ? null : lines()[current.lit]),
  };
}

/** The library's results for the current player. */
function answered() {
  const { said, seat } = current;
  return { marks: said?.marks[seat], entered: said?.entered[seat], of: said?.players[seat] };
}

/** Updates everything that depends on entries and answers. */
function show() {
  for (const part of parts) part.update();
  warn();
}

function speakOther() {
  notice("");
  speak(LANGUAGES.find((one) => one !== language()));
  keep("lang", language());
  build();
  score();
}

// Start

/** Opens a kept game: the wanted one, or that of this tab. */
function open(name, wanted) {
  notice("");
  start(GAMES[name], keptTexts("tables"), wanted);
  keep("game", name);
  build();
  score();
}

const known = (name) => (typeof name === "string" && Object.hasOwn(GAMES, name) ? name : null);

function begin() {
  const wishes = new URLSearchParams(location.search);
  const usual = (navigator.language ?? "").startsWith("de") ? "de" : "en";
  speak([wishes.get("lang"), kept("lang"), usual].find((one) => LANGUAGES.includes(one)));
  const same = begun();
  open(known(same?.game) ?? known(wishes.get("game")) ?? known(kept("game")) ?? Object.keys(GAMES)[0], same?.id);
  if (linked() && !same) openLink(linked());
  window.addEventListener("hashchange", () => linked() && linked() !== current.history.link && openLink(linked()));
}

/** Ctrl-Z takes back where the game is, except in a text, where it belongs to the browser. */
function takeBackByKey(event) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
  if (!isUndo || current.parts || event.target.closest?.("input:not([type=radio]), textarea, select, dialog")) return;
  event.preventDefault();
  undo();
}

window.addEventListener("keydown", takeBackByKey);
follows({ build, show, score, open });
takeDrops();
begin();
