// The game as a file for the command line.

import { ask } from "./ask.js";
import { current, position } from "./current.js";
import { el } from "./dom.js";
import { worded } from "./mistakes.js";
import { notice } from "./notice.js";
import { during } from "./scoring.js";

const WHILE = 10000;

export const save = () =>
  during(async () => {
    const { toml, mistakes } = await ask("toml", { position: position() });
    if (mistakes) return notice(worded(mistakes[0]));
    const link = el("a", { href: URL.createObjectURL(new Blob([toml], { type: "application/toml" })), download: `${current.game.name}.toml` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), WHILE);
  });
