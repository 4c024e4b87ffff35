// Past games and statistics. The library writes them; the page stores the games.

import { ask } from "./ask.js";
import { addAll, everyGame, gameWithId, keepOnce, lackOf, newest, remove, replace, summaries } from "./book-store.js";
import { current, openScreen } from "./current.js";
import { openSheet } from "./dialog.js";
import { button, el, glyph, icon, parsed, renew } from "./dom.js";
import { forgetFinished } from "./finished.js";
import { download } from "./saved.js";
import { during, rests } from "./scoring.js";
import { say } from "./words.js";

/** The games that the list shows at first, and each time more are wanted. */
const SOME = 50;
/** The pause in typing after which a search begins, in milliseconds. */
const REST = 200;
const FILE = "boardscore-book.json";
const SIGNS = [
  ["past", "pad.past", "M-7-9H8V9H-7ZM-3-9V9M1-4H5M1 0H5"],
  ["stats", "pad.stats", "M-9-9V9H9M-5 5V0M0 5V-6M5 5V-3"],
];

/** The list: from which screen it was opened, how many games it shows and how far it is scrolled, the words of a search, which game is open, the one removed last, and what has just happened. */
const view = { from: "entry", most: SOME, top: 0, words: "", id: null, play: {}, removed: null, told: {} };

/** Opens a screen: `past` or `stats`. */
export function open(name) {
  if (!current.parts) Object.assign(view, { from: current.screen, most: SOME, words: "" });
  view.id = null;
  show(name);
}

function show(name = "past") {
  openScreen(name, () => {
    const node = el("div", { class: "result", onclick: take, oninput: ({ target }) => typed(target, node), onchange: ({ target }) => change(target, node) });
    const fill = name === "stats" ? statistics : view.id ? game : list;
    during(async () => {
      node.replaceChildren(...parsed(await fill()));
      if (fill === list) window.scrollTo(0, view.top);
      if (fill !== game) view.top = 0;
    });
    return [el("h1", {}, say(name === "past" ? "pad.past" : "pad.stats")), bar(), { node, update() {} }];
  }, () => (view.id ? open("past") : openScreen(view.from)));
}

function typed(field, node) {
  if ("search" in field.dataset) search(field.value, node);
  else if (field.dataset.describe) saveTyped(field);
}

function change(field, node) {
  if (field.files) importFile(field);
  else if (field.dataset.describe) describeShown(field, node);
}

function bar() {
  const tool = (sign, key, act, name) => button("brush", act, { "data-show": name }, sign, el("span", {}, say(key)));
  const tools = [
    tool(icon("back"), "pad.back", () => openScreen("entry"), "entry"),
    ...SIGNS.map(([name, key, lines]) => tool(glyph({ lines, pen: 2 }, "icon", 12), key, () => open(name), name)),
  ];
  return { node: el("footer", {}, el("div", { class: "brushes" }, ...tools)), update() {} };
}

/** What an action on the database gives; a lack, in a word, is told instead. */
async function stored(action, otherwise) {
  try {
    return await action();
  } catch (error) {
    view.told = { lack: lackOf(error) };
    return otherwise;
  }
}

const bookOf = (records) => `{"format":1,"entries":[\n${records.map(({ entry }) => entry).join(",\n")}\n]}\n`;

const written = async (what, records, more) => (await ask(what, more, bookOf(records))).html;

async function list() {
  const { words } = view;
  const { keys } = words.trim() ? await ask("find", { words }) : {};
  const { count, records } = await stored(() => newest(view.most, keys), { count: 0, records: [] });
  const persisted = Boolean(await navigator.storage?.persisted?.());
  const { told, removed } = view;
  const isGone = removed && !(await stored(() => gameWithId(removed.id))); // a file or another tab may have brought it back
  view.told = {};
  return written("past", records, { count, persisted, ...(keys && { words }), ...(isGone && { removed: true }), ...told });
}

/** Shows the games with some words, once no more is typed; the focus stays. */
const search = (words, node) =>
  during(async () => {
    Object.assign(view, { words, most: SOME });
    await new Promise((done) => setTimeout(done, REST));
    if (view.words !== words) return;
    const html = await list();
    if (view.words === words) renew(node, ...parsed(html));
  });

async function game() {
  const record = await stored(() => gameWithId(view.id));
  if (record) return written("play", [record], view.play);
  if (view.play.kept) view.told = { lack: "undescribed" };
  view.id = null; // another tab removed it
  return list();
}

async function statistics() {
  const all = await stored(summaries, []);
  const { told } = view;
  view.told = {};
  return (await ask("stats", told, all.join("\n"))).html;
}

const ACTIONS = {
  entry: ({ id }) => { Object.assign(view, { id, play: {}, top: window.scrollY }); show(); },
  more: () => { view.most += SOME; show(); },
  code: () => { view.play = { code: true }; show(); },
  remove: () => during(removeGame),
  restore: () => during(restoreGame),
  bookExport: () => during(exportBook),
};

function take({ target }) {
  const hit = target.closest("button");
  const name = Object.keys(ACTIONS).find((one) => hit && one in hit.dataset);
  if (name) ACTIONS[name](hit.dataset);
}

async function removeGame() {
  view.removed = (await stored(() => remove(view.id))) ?? view.removed;
  view.id = null;
  forgetFinished();
  showAgain();
}

async function restoreGame() {
  if (await stored(() => addAll([view.removed]))) view.removed = null; // otherwise it can be tried again
  showAgain();
}

/** Shows the list after some work, unless the user has gone elsewhere. */
const showAgain = () => current.screen === "past" && show();

async function exportBook() {
  const records = await stored(everyGame);
  if (records) saveBook(records);
  else showAgain();
}

/** Saves games as a book file. */
export const saveBook = (records) => download(new Blob([bookOf(records)], { type: "application/json" }), FILE);

/** Adds the games of a file: all of them, or none. */
const importFile = (field) =>
  during(async () => {
    const [file] = field.files;
    field.value = ""; // so that the same file can be chosen again
    document.querySelector("main [role=status]").replaceChildren(); // it was about an earlier file
    const text = await decoded(file);
    const found = await ask("import", { file: file.name, ...(text === null && { garbled: true }) }, text ?? "");
    if (found.mistakes) {
      showAgain();
      return openSheet(found.told, ...parsed(found.listed));
    }
    const imported = await stored(() => addAll(found.games));
    if (imported) view.told = { imported };
    keepLasting();
    return showAgain();
  });

/** The text of a file; null if it is not in UTF-8. */
async function decoded(file) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Keeps the game of a result screen; returns how that went, in a word, and what the book has of a game that was there before. */
export async function keepGame(record) {
  try {
    const { kept, entry } = await keepOnce(record);
    keepLasting();
    const { id, when, where, note } = entry ? JSON.parse(entry) : {};
    return { kept, ...(entry && { id, when, where, note }) };
  } catch (error) {
    return { kept: lackOf(error) };
  }
}

/** Saves the place or the note of a game from its field, whatever other tabs do; returns how that went, in a word. */
export async function describe(id, { dataset, value }) {
  try {
    for (;;) {
      const before = await gameWithId(id);
      const { games } = before ? await ask("describe", { [dataset.describe]: value }, bookOf([before])) : {};
      if (!games) break; // removed, or no text
      if (await replace(before, games[0])) return "described";
    }
  } catch {
    // as when the server is away
  }
  return "undescribed";
}

/** Saves a field of the open game; the focus stays. */
const describeShown = (field, node) =>
  during(async () => {
    view.play = { ...view.play, kept: await describe(view.id, field) };
    forgetFinished();
    renew(node, ...parsed(await game()));
  });

/** Saves a field that is being typed: a reload must not lose it. What is shown changes when the field is left. */
function saveTyped(field) {
  const { id } = view;
  during(async () => (await rests(field)) && describe(id, field));
}

/** Asks the browser not to delete the book by itself. */
const keepLasting = () => { navigator.storage?.persist?.().catch(() => {}); };
