// Files opened or dropped, and pasted texts: a position or a data pack.

import { ask } from "./ask.js";
import { current, openGame, openRecord, replaceAll, takePack } from "./current.js";
import { openSheet } from "./dialog.js";
import { button, el, parsed } from "./dom.js";
import { notice } from "./notice.js";
import { DEMO, everyPack, keepPack, tablesOf } from "./packs.js";
import { filtered } from "./plain.js";
import { during } from "./scoring.js";
import { say } from "./words.js";

const MOST_BYTES = 1000000;

/** A button that opens a file. */
export function fileButton(text) {
  const field = el("input", {
    type: "file", class: "spoken", accept: ".toml,.json,.jsonl", tabindex: -1, "aria-hidden": true, "data-file": true,
    onchange: () => { openFile(field.files[0]); field.value = ""; },
  });
  return [button("action", () => field.click(), { "data-open": true }, text), field];
}

/** Opens files that are dropped on the page. */
export function takeDrops() {
  window.addEventListener("dragover", (event) => event.preventDefault());
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) openFile(file);
  });
}

/** A dialog to paste the text of a file. */
export function openPasting() {
  const field = el("textarea", { rows: 8, "data-pasted": true, "aria-label": say("pad.paste"), spellcheck: "false", autocapitalize: "none" });
  const take = button("action strong", () => { sheet.close(); during(() => openText(field.value, say("pad.pasted_hint"))); }, { "data-take": true }, say("pad.take"));
  const sheet = openSheet(say("pad.paste"), field, take);
}

const openFile = (file) =>
  during(async () => (file.size > MOST_BYTES ? tooLarge(file.name) : openText(await file.text().catch(() => ""), file.name)));

const tooLarge = (name) => notice(say("pad.file_large_hint", { name }));

/** Opens the text of a file; with mistakes, reports them and keeps the current game. */
async function openText(text, file) {
  if (text.length > MOST_BYTES) return tooLarge(file);
  const found = await ask("read", { text, file, packs: packsIn(text) });
  if (found.mistakes) openSheet(found.told, ...parsed(found.listed));
  else if (found.position) openPosition(found);
  else openPack(found.pack);
  if (found.record) openRecord(found.record);
}

/** This browser's packs that a text may name, by those names. */
function packsIn(text) {
  const called = everyPack().flatMap(([name, pack]) => ["", ".toml", ".json"].map((ending) => [name + ending, pack]));
  return filtered(Object.fromEntries(called), (_, name) => text.includes(name) || /[^\w .-]/.test(name));
}

/** Saves a pack, and uses it if it is for the open game. */
function openPack(pack) {
  const name = keepPack(pack);
  if (pack.game === current.game.name) takePack(name);
  notice(say("pad.pack_kept_hint", { name, game: say(`game.${pack.game}`) }));
}

/** Undo returns to the game that was open. */
export function openPosition({ position, entered, pack }) {
  if (position.game !== current.game.name) openGame(position.game);
  const name = !pack ? "" : position.pack === DEMO ? DEMO : keepPack(pack);
  const players = entered.map((one, at) => ({
    ...current.game.fresh(one.name), claimed: String(one.claimed ?? ""), ...current.game.fromFile(one, position.players[at]),
  }));
  replaceAll({ rulings: position.rulings ?? {}, tables: tablesOf(position), pack: name, players });
}
