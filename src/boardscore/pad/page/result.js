// The result, as one screen to show around the table: the library writes it, and the page sends what was tapped.

import { ask } from "./ask.js";
import { current, openScreen, screen } from "./current.js";
import { button, el, icon, parsed, renew } from "./dom.js";
import { finished } from "./finished.js";
import { loadBook, openBook } from "./later.js";
import { print } from "./printed.js";
import { sharePicture } from "./saved.js";
import { during, rests, score, scored } from "./scoring.js";
import { openShare } from "./share.js";
import { say } from "./words.js";

export function shown() {
  const node = el("div", { class: "result", onclick: ({ target }) => take(target.dataset), oninput: ({ target }) => describe(target, rests), onchange: ({ target }) => describe(target) });
  return { node, update };

  function update() {
    renew(node, ...parsed(current.said?.screen ?? ""));
    current.view.step = Number(node.querySelector("[data-at]")?.dataset.at ?? 0); // none beyond the end
    if (node.querySelector("p[data-chances]")) learn();
  }
}

/** Takes a tap on a button for hindsight, for another move of a record, or for the book. */
function take({ hindsight, step, keep, code, bookSave, show }) {
  const { view } = current;
  const play = finished(current.history.text);
  if (show) return openBook(show);
  if (keep !== undefined) return keepGame(play);
  if (bookSave !== undefined) return during(async () => (await loadBook()).saveBook([current.said.game]));
  if (code !== undefined) play.code = true;
  else if (hindsight) view.hindsight.push(Number(hindsight));
  else if (step) view.step += step === "next" ? 1 : -1;
  else return;
  score();
}

/** Keeps the scored game in the book. */
const keepGame = (play) =>
  during(async () => {
    await scored();
    if (current.said.game?.id !== play.id) return;
    Object.assign(play, await (await loadBook()).keepGame(current.said.game));
    score();
  });

/** Saves the place or the note of the kept game, when the user leaves the field or rests: a reload must not lose it. */
const describe = (field, isDue = () => true) =>
  during(async () => {
    const play = finished(current.history.text);
    if (!field.dataset.describe || !(await isDue(field))) return;
    play.kept = await (await loadBook()).describe(play.id, field);
    if (play.kept === "described") play[field.dataset.describe] = field.value;
    score();
  });

let isLearning = false;

/** Asks for the chances of winning bit by bit, so that other answers do not wait long. */
async function learn() {
  if (isLearning) return;
  isLearning = true;
  const { view } = current;
  const { record } = screen().screen;
  try {
    for (let said = {}; !said.complete && current.view === view; view.chances = said.chances) said = await ask("chances", { record, chances: view.chances });
    if (current.view === view) score();
  } catch {
    // without an answer there is no chart
  }
  isLearning = false;
}

/** The bar below the result. */
export function resultBar() {
  const tool = (sign, key, act, hook) => button("brush", act, hook, icon(sign), el("span", {}, say(key)));
  const tools = [
    tool("back", "pad.back", () => openScreen("entry"), { "data-show": "entry" }),
    tool("picture", "pad.picture", sharePicture, { "data-picture": true }),
    tool("share", "pad.share", openShare, { "data-share": true }),
    tool("print", "pad.print", print, { "data-print": true }),
  ];
  return { node: el("footer", {}, el("div", { class: "brushes" }, ...tools)), update() {} };
}
