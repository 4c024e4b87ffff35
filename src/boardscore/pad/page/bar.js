// The bottom bar: the players with their totals, the brushes, and undo.

import { addPlayer, canUndo, choose, current, emptySeats, isWon, nameOf, player, result, sit, state, undo } from "./current.js";
import { button, differs, el, icon, renew } from "./dom.js";
import { toldMistakes } from "./mistakes.js";
import { joined } from "./plain.js";
import { say } from "./words.js";

export function bar() {
  const { game } = current;
  const seats = state().players.map((_, at) => button("seat", () => take(at), { "data-seat": at, "aria-pressed": at === current.seat }));
  const add = seats.length < game.most && button("seat add", addPlayer, { "data-add-seat": true, "aria-label": say("pad.add_player") }, "+");
  const back = button("brush undo", undo, { "data-undo": true }, icon("undo"), el("span", {}, say("pad.undo")));
  const brushes = game.brushes(player()).map((key) =>
    button(`brush ${game.name}-${key}`, () => { choose(key); mark(); }, { "data-brush": key, "aria-pressed": key === current.brush }, ...game.brush(key)));
  const keys = game.keys(player()).map(([key, called, press]) =>
    button("brush key", press, { "data-key": key, "aria-label": called }, key));
  const own = game.palette(player());
  const tools = own?.tools ?? [...brushes, ...keys];
  const kind = own?.kind ?? (keys.length ? "keys" : "");
  const below = el("div", { class: joined(["brushes", kind]), role: "group", "aria-label": say("pad.lays") }, ...tools, back);
  const players = el("div", { class: "seats", role: "group", "aria-label": say("pad.players") }, ...seats, add);
  const node = el("footer", { class: tools.length ? "" : "slim" }, own?.above, players, below);
  const isOther = differs();
  return { node, update };

  function mark() {
    for (const brush of brushes) brush.setAttribute("aria-pressed", brush.dataset.brush === current.brush);
  }

  function update() {
    own?.update();
    back.disabled = !canUndo();
    if (!isOther(current.said, current.mistakes, emptySeats().join(), ...state().players.map((one) => one.name))) return;
    for (const [at, button] of seats.entries()) renew(button, ...seat(at));
  }
}

/** The content of a player's button: winner, mistake, question, name, points. */
function seat(at) {
  const scored = result()?.players[at];
  const isQuiet = !result() || current.said.isEmpty;
  const isOf = ({ place }) => place[0] === "players" && place[1] === at;
  const wins = !isQuiet && result().players.length > 1 && isWon() && result().winners.includes(scored?.name);
  const isWrong = toldMistakes().some(isOf);
  const asks = !isQuiet && current.said.asked.some(isOf);
  return [
    wins && icon("crown"),
    isWrong ? badge("!", "pad.wrong_hint") : asks && badge("?", "pad.asked"),
    el("span", { class: "called" }, nameOf(at)),
    el("span", { class: "points", "data-total": at }, emptySeats().includes(at) ? "–" : scored?.total ?? "?"),
  ];
}

const badge = (sign, key) => el("span", { class: "asks", "aria-label": say(key) }, sign);

function take(at) {
  sit(at);
  document.querySelector(`[data-seat="${at}"]`)?.focus({ preventScroll: true });
}
