// Below: the players with their totals, what is laid, and the way back.

import { addPlayer, choose, current, player, result, sit, state, undo } from "./current.js";
import { el, icon } from "./dom.js";
import { say } from "./words.js";

export function bar() {
  const { game } = current;
  const seats = el("div", { class: "seats", role: "group", "aria-label": say("pad.players") });
  const back = el("button", { type: "button", class: "brush undo", "data-undo": true, onclick: undo }, icon("undo"), el("span", {}, say("pad.undo")));
  const brushes = game.brushes(player()).map((key) =>
    el(
      "button",
      { type: "button", class: `brush ${game.name}-${key}`, "data-brush": key, "aria-pressed": String(key === current.brush), onclick: () => { choose(key); mark(); } },
      ...game.brush(key),
    ));
  const keys = game.keys(player()).map(([key, called, press]) =>
    el("button", { type: "button", class: "brush key", "data-key": key, "aria-label": called, onclick: press }, key));
  const below = el("div", { class: `brushes${keys.length ? " keys" : ""}`, role: "group", "aria-label": say("pad.lays") }, ...brushes, ...keys, back);
  const node = el("footer", { class: brushes.length + keys.length ? "" : "slim" }, seats, below);
  return { node, update };

  function mark() {
    for (const button of brushes) button.setAttribute("aria-pressed", String(button.dataset.brush === current.brush));
  }

  function update() {
    const focused = document.activeElement?.closest?.("[data-seat]")?.dataset.seat;
    const isFull = state().players.length >= game.most;
    const add = el("button", { type: "button", class: "seat add", "data-add-seat": true, "aria-label": say("pad.add_player"), onclick: addPlayer }, "+");
    seats.replaceChildren(...state().players.map(seat), ...(isFull ? [] : [add]));
    if (focused !== undefined) seats.querySelector(`[data-seat="${focused}"]`)?.focus();
    back.disabled = !current.history.past.length;
  }
}

function seat(one, at) {
  const scored = result()?.players[at];
  const isQuiet = !result() || current.said.isEmpty;
  const wins = !isQuiet && result().players.length > 1 && result().winners.includes(scored?.name);
  const asks = !isQuiet && current.said.asked.some(({ place }) => place[1] === at);
  return el(
    "button",
    { type: "button", class: "seat", "data-seat": at, "aria-pressed": String(at === current.seat), onclick: () => take(at) },
    wins && icon("crown"),
    asks && el("span", { class: "asks", "aria-label": say("pad.asked") }, "?"),
    el("span", { class: "called" }, one.name || say("pad.player", { number: at + 1 })),
    el("span", { class: "points", "data-total": at }, String(scored?.total ?? "?")),
  );
}

function take(at) {
  sit(at);
  document.querySelector(`[data-seat="${at}"]`)?.focus({ preventScroll: true });
}
