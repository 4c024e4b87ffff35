// The editor of packs: cards or tiles of the user's copy. The library says what is missing and writes the file.

import { ask } from "./ask.js";
import { current, openScreen } from "./current.js";
import { button, el, glyph, icon, parsed, renew } from "./dom.js";
import { notice } from "./notice.js";
import { canUndo, draft, entries, entry, followed, isKept, openDraft, pack, part, put, putPack, step, takeOver, undo } from "./pack-draft.js";
import { packActions } from "./pack-files.js";
import { joined } from "./plain.js";
import { roving } from "./roving.js";
import { during } from "./scoring.js";
import { say, shape } from "./words.js";

/** The last answer about the draft. */
let said = { gaps: [], missing: "", details: "", settings: "" };
let wanted = 0;
let show = () => {};

/** Opens the editor with the draft of this browser, or with a new pack. */
export async function openPackEditor() {
  const fresh = isKept() ? null : (await ask("open_pack", { game: current.game.name })).pack;
  openDraft(fresh);
  if (!pack()) openDraft((await ask("open_pack", { game: current.game.name })).pack);
  said = { gaps: [], missing: "", details: "", settings: "" };
  openScreen("pack", screen);
  check();
}

followed(refreshed);
window.addEventListener("storage", takeOver);
window.addEventListener("keydown", takeBackByKey);

function refreshed() {
  show();
  check();
}

/** Ctrl-Z takes back a step of the draft, not of the game. */
function takeBackByKey(event) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
  if (current.screen !== "pack" || !isUndo || event.target.closest?.("input, textarea, dialog")) return;
  event.preventDefault();
  undo();
}

/** Asks the library what is missing; only the answer to the last change is shown. */
function check() {
  const number = (wanted += 1);
  return during(async () => {
    const answer = await ask("pack", { pack: pack(), entry: draft.at });
    if (number !== wanted) return;
    if (answer.mistakes) return notice(answer.mistakes[0].told);
    said = answer;
    show();
  });
}

/** Chooses a card or tile. */
export function go(at) {
  if (at < 0) return;
  if (at >= entries().length) return add();
  draft.at = at;
  refreshed();
}

/** One more, with the next number. */
function add() {
  const id = String(1 + Math.max(0, ...entries().map((one) => parseInt(one.id, 10) || 0)));
  draft.at = entries().length;
  putPack({ [part().listed]: [...entries(), { id }] });
}

function remove() {
  const rest = entries().filter((_, at) => at !== draft.at);
  putPack({ [part().listed]: rest.length ? rest : [{ id: "1" }] });
}

/** The parts of the screen: the heading, the bar, and what is between them. */
function screen() {
  const [stock, chosen, settings, missing] = [el("div", { class: "own-stock", role: "group", "aria-label": say("editor.entries") }), chosenPart(), el("div"), el("div")];
  const closed = el("details", { class: "card" }, el("summary", {}, say("editor.settings")), settings);
  const listed = el("section", { class: "card", "aria-label": say("editor.missing") }, el("h2", {}, say("editor.missing")), missing);
  const whole = el("div", { class: "editor", onclick: pressed, oninput: typed, onfocusin: ({ target }) => target.matches("input") && step.begin(), onfocusout: step.end }, stock, chosen.node, listed, closed, packActions({ add, remove }));
  const bar = tools();
  show = () => { update(); bar.update(); };
  return [el("h1", {}, say("editor.title")), bar, { node: whole, update }];

  function update() {
    chosen.update();
    renew(stock, ...entries().map(stockButton));
    fill(settings, said.settings);
    fill(missing, said.missing);
    stock.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** A card or tile with its picture; a tap opens it. */
function stockButton(one, at) {
  const isIncomplete = said.gaps.includes(at);
  const called = joined([say(part().one, { id: one.id }), isIncomplete && say("editor.incomplete")], ", ");
  return button(joined(["own-entry", isIncomplete && "open"]), () => go(at), { "data-card": one.id, "data-card-at": at, "aria-pressed": at === draft.at, "aria-label": called }, el("b", {}, one.id), ...part().picture(one));
}

/** The chosen card or tile: its board, and the parts from the library. */
function chosenPart() {
  const heading = el("h2");
  const id = el("input", { type: "text", id: "own-id", "data-field": "id", autocomplete: "off", autocapitalize: "none", maxlength: 40 });
  const numbered = el("div", { class: "row" }, heading, el("label", { for: "own-id" }, say("editor.number")), id);
  const [held, details] = [el("div"), el("div", { class: "details" })];
  let board = { kind: null };
  return { node: el("section", { class: "card", "aria-label": say("editor.title") }, numbered, held, details), update };

  function update() {
    heading.textContent = say(part().one, { id: entry().id });
    if (document.activeElement !== id) id.value = entry().id ?? "";
    const next = part().board(entry, pack, put, step);
    if (next.kind !== board.kind) {
      board = next;
      held.replaceChildren(board.node);
    }
    board.update();
    fill(details, said.details);
  }
}

/** The bar: the way from card to card, the brushes, undo. */
function tools() {
  const { kind, brushes, update: mark } = part().tools(() => mark(), entry, put);
  const at = el("span", { class: "own-at", role: "status" });
  const after = button("action strong", () => go(draft.at + 1), { "data-next": true }, "");
  const away = button("round", () => openScreen("entry"), { "data-show": "entry", "aria-label": say("pad.entry") }, icon("back"));
  const back = button("brush undo", undo, { "data-undo": true }, icon("undo"), el("span", {}, say("pad.undo")));
  const below = el("div", { class: joined(["brushes", kind]), role: "group", "aria-label": say("pad.lays") }, ...brushes, back);
  return { node: el("footer", {}, el("div", { class: "seats own-way" }, away, at, after), below), update };

  function update() {
    mark();
    back.disabled = !canUndo();
    after.textContent = draft.at + 1 < entries().length ? say("editor.next") : say("editor.add");
    at.textContent = say("editor.of", { at: draft.at + 1, all: entries().length });
  }
}

const settled = new WeakMap();

/** Shows parts of the library, with the signs of the page; Tab reaches one button of each group. */
function fill(node, html) {
  const fresh = [...parsed(html)];
  for (const one of fresh.flatMap((part) => [...(part.querySelectorAll?.("[data-sign]") ?? [])])) {
    one.classList.add(one.dataset.sign);
    one.prepend(glyph(shape(one.dataset.sign)));
  }
  renew(node, ...fresh);
  for (const group of node.querySelectorAll(".choices")) {
    if (!settled.has(group)) settled.set(group, roving(group));
    if (!group.contains(document.activeElement)) settled.get(group)();
    else for (const one of group.querySelectorAll("button")) one.tabIndex = one === document.activeElement ? 0 : -1;
  }
  for (const field of node.querySelectorAll("input")) if (field !== document.activeElement) field.value = field.getAttribute("value");
}

function pressed({ target }) {
  const one = target.closest("[data-set]");
  const way = target.closest(".gaps [data-card-at]");
  if (way) go(Number(way.dataset.cardAt));
  if (!one) return;
  const change = JSON.parse(one.dataset.set);
  if (one.hasAttribute("data-of-pack")) putPack(part().adapted({ ...pack(), ...change }));
  else put(change);
}

function typed({ target }) {
  const { field, head } = target.dataset;
  const [name, inner] = (head ?? "").split(".");
  if (field === "plan_text") put({ plan_text: target.value, plan: "" });
  else if (field) put({ [field]: target.value });
  else if (head) putPack({ [name]: inner ? { ...pack()[name], [inner]: target.value } : target.value });
}
