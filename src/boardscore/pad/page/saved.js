// Files to keep: the game for the command line, the picture of the result.

import { ask } from "./ask.js";
import { current, emptySeats, position } from "./current.js";
import { el } from "./dom.js";
import { notice } from "./notice.js";
import { pictured } from "./pictures.js";
import { during } from "./scoring.js";

const WHILE = 10000;

export const save = () =>
  during(async () => {
    const { toml, mistakes } = await ask("toml", { position: position() });
    if (mistakes) return notice(mistakes[0].told);
    download(new Blob([toml], { type: "application/toml" }), `${current.game.name}.toml`);
  });

/** Saves a file. */
export function download(content, name) {
  const link = el("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), WHILE);
}

/** Gives the result as a picture to the phone's share sheet, or saves it where there is none. */
export const sharePicture = () =>
  during(async () => {
    const { picture, mistakes } = await ask("picture", { position: position(), empty: emptySeats(), date: new Date().toLocaleDateString("sv") }); // year-month-day
    if (mistakes) return notice(mistakes[0].told);
    const image = pictured(picture);
    await image.decode();
    const canvas = el("canvas", { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    const content = await new Promise((done) => canvas.toBlob(done));
    const files = [new File([content], `${current.game.name}.png`, { type: content.type })];
    const isTaken = navigator.canShare?.({ files }) && (await navigator.share({ files }).then(() => true, ({ name }) => name === "AbortError"));
    if (!isTaken) download(content, files[0].name);
  });
