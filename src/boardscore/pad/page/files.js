// Files that are opened or dropped, and texts that are pasted: a position or a data pack.

import { ask } from "./ask.js";
import { current, openGame, replaceAll, takePack } from "./current.js";
import { openSheet } from "./dialog.js";
import { el } from "./dom.js";
import { notice } from "./notice.js";
import { DEMO, everyPack, keepPack } from "./packs.js";
import { during } from "./scoring.js";
import { language, say } from "./words.js";

const MOST_BYTES = 1000000;

/** A button that opens a file. */
export function fileButton(text, more = {}) {
  const field = el("input", {
    type: "file", class: "spoken", accept: ".toml,.json", tabindex: -1, "aria-hidden": "true", "data-file": true,
    onchange: () => { openFile(field.files[0]); field.value = ""; },
  });
  return [el("button", { type: "button", class: "action", "data-open": true, ...more, onclick: () => field.click() }, text), field];
}

/** Opens what is dropped on the page. */
export function takeDrops() {
  window.addEventListener("dragover", (event) => event.preventDefault());
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) openFile(file);
  });
}

/** A sheet into which the text of a file can be pasted. */
export function openPasting() {
  const field = el("textarea", { rows: 8, "data-pasted": true, "aria-label": say("pad.paste"), spellcheck: "false", autocapitalize: "none" });
  const take = el("button", { type: "button", class: "action strong", "data-take": true, onclick: () => { sheet.close(); during(() => openText(field.value, say("pad.pasted"))); } }, say("pad.take"));
  const sheet = openSheet(say("pad.paste"), el("p", { class: "soft" }, say("pad.paste_hint")), field, take);
}

const openFile = (file) =>
  during(async () => {
    if (file.size > MOST_BYTES) notice(say("pad.file_large", { name: file.name }));
    else await openText(await file.text().catch(() => ""), file.name);
  });

/** Opens the text of a file; what is wrong with it is told, and the game stays as it was. */
async function openText(text, file) {
  const found = await ask("read", { text, file, packs: byFile() }, language());
  if (found.mistakes) openMistakes(file, found.mistakes);
  else if (found.position) await openPosition(found);
  else openPack(found.pack);
}

/** The packs of this browser by the names that a file may give them. */
function byFile() {
  return Object.fromEntries(everyPack().flatMap(([name, pack]) => ["", ".toml", ".json"].map((ending) => [name + ending, pack])));
}

/** A pack is kept, and taken if it is one of the game that is open. */
function openPack(pack) {
  const name = keepPack(pack);
  if (pack.game === current.game.name) takePack(name);
  notice(say("pad.pack_kept", { name, game: say(`game.${pack.game}`) }));
}

/** The game that was open stays one undo away. */
async function openPosition({ position, entered, pack }) {
  const { result } = await ask("score", { position: { ...position, ...(pack && { pack }) } }, language());
  if (position.game !== current.game.name) openGame(position.game);
  const name = !pack ? "" : position.pack === DEMO ? DEMO : keepPack(pack);
  const players = entered.map((one, at) => ({
    ...current.game.fresh(one.name), claimed: String(one.claimed ?? ""), ...current.game.fromFile(one, position.players[at], result.players[at]),
  }));
  const tables = Object.entries(position.tables ?? {}).map(([key, entries]) => [key, entries.join(", ")]);
  replaceAll({ rulings: position.rulings ?? {}, tables: Object.fromEntries(tables), pack: name, players });
}

/** What is wrong with a file: each mistake with its line. */
function openMistakes(file, mistakes) {
  openSheet(
    say("pad.file_wrong", { name: file }),
    el("p", { class: "soft" }, say("pad.file_unused")),
    el("ul", { class: "mistakes" }, ...mistakes.map(mistake)),
  );
}

function mistake({ line, path, text, source, span }) {
  const where = line ? say("pad.line", { line }) : path;
  return el("li", {}, where && el("b", {}, `${where}: `), text, source !== undefined && span && spot(source, span));
}

/** The line of a file, with what is wrong in it marked. */
function spot(source, { line, start, end }) {
  const text = source.split("\n")[line] ?? "";
  return el("pre", {}, text.slice(0, start), el("mark", {}, text.slice(start, end) || " "), text.slice(end));
}
