// The way to the editor of packs, which is loaded when it is first opened.

import { button } from "./dom.js";
import { during } from "./scoring.js";
import { say } from "./words.js";

const openEditor = () => during(async () => (await import("./pack-editor.js")).openPackEditor());

/** The button that opens the editor of packs, after an action. */
export const editorButton = (before = () => {}) => button("action", () => { before(); openEditor(); }, { "data-show": "pack" }, say("pad.own_pack"));
