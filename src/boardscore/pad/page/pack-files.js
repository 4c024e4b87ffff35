// The pack in progress as a file: saved, shared, opened, used in the pad.

import { ask } from "./ask.js";
import { current, takePack } from "./current.js";
import { openSheet } from "./dialog.js";
import { button, el, parsed } from "./dom.js";
import { notice } from "./notice.js";
import { draft, pack, putPack } from "./pack-draft.js";
import { replacePack } from "./packs.js";
import { download } from "./saved.js";
import { during } from "./scoring.js";
import { say } from "./words.js";

const MOST_BYTES = 1000000;
const TOML = "application/toml";

/** The actions below the editor. */
export function packActions({ add, remove }) {
  const field = el("input", {
    type: "file", class: "spoken", accept: ".toml,.json,.csv", tabindex: -1, "aria-hidden": true, "data-pack-file": true,
    onchange: () => { open(field.files[0]); field.value = ""; },
  });
  const action = (key, act, more) => button("action", act, more, say(key));
  return el(
    "nav",
    { class: "actions", "aria-label": say("pad.actions") },
    action("editor.use", use, { "data-pack-use": true }),
    action("editor.save", () => during(async () => download(new Blob([await written()], { type: TOML }), `${stem()}.toml`)), { "data-pack-save": true }),
    navigator.share && action("editor.send", send, { "data-pack-share": true }),
    action("editor.open", () => field.click(), { "data-pack-open": true }),
    field,
    action("editor.add", add, { "data-pack-add": true }),
    action("editor.remove", remove, { "data-pack-remove": true }),
    action("editor.fresh", () => during(async () => start(await ask("open_pack", { game: current.game.name }))), { "data-pack-new": true }),
  );
}

/** The name of the file. */
const stem = () => pack().name?.trim().replace(/[^\p{L}\p{N} ._-]/gu, "_") || current.game.name;

async function written() {
  const { toml, mistakes } = await ask("pack_file", { pack: pack() });
  if (mistakes) throw new Error(mistakes[0].text);
  return toml;
}

/** Gives the file to the phone's share sheet, or saves it where there is none for such files. */
const send = () =>
  during(async () => {
    const files = [new File([await written()], `${stem()}.toml`, { type: "text/plain" })];
    const isTaken = navigator.canShare?.({ files }) && (await navigator.share({ files }).then(() => true, ({ name }) => name === "AbortError"));
    if (!isTaken) download(files[0], files[0].name);
  });

/** Opens a pack file; with mistakes, the draft stays. */
const open = (file) =>
  during(async () => {
    if (file.size > MOST_BYTES) return notice(say("pad.file_large_hint", { name: file.name }));
    start(await ask("open_pack", { game: current.game.name, text: await file.text(), file: file.name }));
  });

/** Undo returns to the draft that was open. */
function start(found) {
  if (found.mistakes) return openSheet(say("editor.open"), ...parsed(found.listed ?? ""), el("p", {}, found.mistakes[0].told));
  draft.at = 0;
  putPack(found.pack);
}

/** Tells what became of the pack above the page: its top may be out of sight. */
const tell = (key, more) => openSheet(say("editor.use"), el("p", {}, say(key, more)));

/** Lets the pad use what is complete. */
const use = () =>
  during(async () => {
    const found = await ask("pack", { pack: pack() });
    if (!found.pack) return tell("editor.not_complete");
    const name = replacePack(found.pack);
    takePack(name);
    tell("pad.pack_kept_hint", { name, game: say(`game.${current.game.name}`) });
  });
