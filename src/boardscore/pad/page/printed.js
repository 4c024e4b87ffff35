// A sheet of paper with every player's picture, table and reasons. It always matches the current game: entries without
// a score yet are printed as entered. Browsers do not wait when they print, so pictures are drawn before.

import { ask } from "./ask.js";
import { current, emptySeats, nameOf, position, result, state } from "./current.js";
import { el } from "./dom.js";
import { outcome } from "./head.js";
import { notice } from "./notice.js";
import { pictured } from "./pictures.js";
import { joined, range } from "./plain.js";
import { table } from "./points.js";
import { during, scored } from "./scoring.js";
import { language, say } from "./words.js";

/** The pause without changes before pictures are drawn, in milliseconds. */
const PAUSE = 500;
const paper = window.matchMedia("print");

/** The last picture of each seat, with the data it shows. */
let drawn = [];
let timer = 0;
let last = null;

/** The part of the page for printing only. */
export const printed = () => ({ node: null, update });

/** Removes an outdated sheet; draws the pictures for the next one after a pause. */
function update() {
  if (paper.matches) lay();
  else if (!current.isScored || last !== current.said) document.querySelector(".sheet")?.remove();
  if (last === current.said) return;
  last = current.said;
  clearTimeout(timer);
  timer = setTimeout(() => current.isScored && draw().then(() => paper.matches && lay()).catch(() => {}), PAUSE); // no answer, no picture
}

export const print = () =>
  during(async () => {
    await scored();
    if (!current.isScored) return notice(current.mistakes[0]?.told ?? "");
    await draw();
    lay();
    window.print();
  });

/** Draws the players whose pictures have changed, until another change. */
async function draw() {
  const { said } = current;
  for (const at of range(said.players.length)) {
    if (pictureOf(at)) continue;
    const { pictures } = await ask("draw", { position: position(), of: { player: at } });
    if (said !== current.said || !current.isScored || !pictures) return;
    const image = pictured(pictures[0], nameOf(at));
    await image.decode().catch(() => {});
    if (said === current.said) drawn[at] = { shows: shown(at), image };
  }
}

const shown = (at) => JSON.stringify([language(), current.said.entered[at], result().players[at].lines]);

const pictureOf = (at) => (drawn[at]?.shows === shown(at) ? drawn[at].image : null);

/** Builds the sheet from the current data. */
function lay() {
  const parts = state().players.map((_, at) => part(at));
  const known = current.isScored ? [...table(), el("p", {}, outcome())] : [unscored()];
  const sheet = el("div", { class: "sheet" }, el("h1", {}, say(`game.${current.game.name}`)), ...known, el("div", { class: "parts" }, ...parts));
  document.querySelector(".sheet")?.remove();
  document.body.append(sheet);
}

const unscored = () => el("p", {}, [say("pad.not_scored_hint"), ...current.mistakes.map(({ told }) => told)].join(" "));

function part(at) {
  if (!current.isScored) return el("section", {}, el("h2", {}, nameOf(at)), notation(at));
  const { total, lines } = result().players[at];
  return el(
    "section",
    {},
    el("h2", {}, current.said.empty.includes(at) ? nameOf(at) : `${nameOf(at)}: ${total ?? "?"}`),
    pictureOf(at) ?? notation(at),
    el("ul", {}, ...lines.map((line) => el("li", {}, el("b", {}, line.points ?? "?"), ` ${line.text}`))),
  );
}

/** The entries of a player, in the notation of files. */
function notation(at) {
  if (emptySeats().includes(at)) return "–";
  return el("pre", {}, joined(current.game.notation(position().players[at]), "\n"));
}

window.addEventListener("beforeprint", lay);
paper.addEventListener?.("change", () => paper.matches && lay());
