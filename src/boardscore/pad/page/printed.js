// A sheet of paper with every player's picture, table and reasons.

import { ask } from "./ask.js";
import { current, position, result } from "./current.js";
import { el } from "./dom.js";
import { notice } from "./notice.js";
import { pictured } from "./pictures.js";
import { language, say } from "./words.js";

export async function print() {
  try {
    const { pictures } = await ask("draw", { position: position() }, language());
    if (!pictures || !result()) return notice(current.said?.mistakes?.[0]?.text ?? "");
    const sheet = el("div", { class: "sheet" }, el("h1", {}, say(`game.${current.game.name}`)), table(), verdict(), el("div", { class: "parts" }, ...result().players.map((one, at) => part(one, pictures[at]))));
    document.querySelector(".sheet")?.remove();
    document.body.append(sheet);
    await Promise.all([...sheet.querySelectorAll("img")].map((one) => one.decode().catch(() => {})));
    window.print();
  } catch {
    notice(say("pad.no_answer"));
  }
}

const verdict = () => el("p", {}, current.said.isEmpty ? "" : current.said.verdict);

function table() {
  const { players } = result();
  const row = (head, cells) => el("tr", {}, el("th", { scope: "row" }, head), ...cells.map((one) => el("td", {}, String(one ?? "?"))));
  return el(
    "table",
    {},
    el("tr", {}, el("td"), ...players.map((one) => el("th", { scope: "col" }, one.name))),
    ...Object.keys(players[0].categories).map((key) => row(say(`category.${key}`), players.map((one) => one.categories[key]))),
    row(say("table.total"), players.map((one) => one.total)),
  );
}

const part = (one, picture) =>
  el(
    "section",
    {},
    el("h2", {}, `${one.name}: ${one.total ?? "?"}`),
    pictured(picture, one.name),
    el("ul", {}, ...one.lines.map((line) => el("li", {}, el("b", {}, String(line.points ?? "?")), ` ${line.text}`))),
  );
