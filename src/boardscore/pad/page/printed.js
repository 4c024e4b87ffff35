// A sheet of paper with every player's picture, table and reasons.

import { ask } from "./ask.js";
import { current, position, result } from "./current.js";
import { el } from "./dom.js";
import { notice } from "./notice.js";
import { pictured } from "./pictures.js";
import { table } from "./points.js";
import { during, scored } from "./scoring.js";
import { say } from "./words.js";

export const print = () =>
  during(async () => {
    await scored();
    const { pictures } = await ask("draw", { position: position() });
    if (!pictures || !result()) return notice(current.said?.mistakes?.[0]?.text ?? "");
    const sheet = el("div", { class: "sheet" }, el("h1", {}, say(`game.${current.game.name}`)), table(), verdict(), el("div", { class: "parts" }, ...result().players.map((one, at) => part(one, pictures[at]))));
    document.querySelector(".sheet")?.remove();
    document.body.append(sheet);
    await Promise.all([...sheet.querySelectorAll("img")].map((one) => one.decode().catch(() => {})));
    window.print();
  });

const verdict = () => el("p", {}, current.said.isEmpty ? "" : current.said.verdict);

const part = (one, picture) =>
  el(
    "section",
    {},
    el("h2", {}, `${one.name}: ${one.total ?? "?"}`),
    pictured(picture, one.name),
    el("ul", {}, ...one.lines.map((line) => el("li", {}, el("b", {}, line.points ?? "?"), ` ${line.text}`))),
  );
