// The finished game as an entry of the book: an id and a time for each content, and whether the book has it.

const ID_BYTES = 16;

let last = {};

/** The id and the time of a game with this content, in the shape of a request. */
export function finished(content) {
  if (last.content !== content) last = { content, play: { id: randomId(), when: localTime(new Date()) } };
  return last.play;
}

/** Forgets what became of the game, as when it was removed from the book. */
export const forgetFinished = () => { last = {}; };

const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => padded(byte.toString(16))).join("");

/** A local date and time with its offset from UTC. */
function localTime(now) {
  const offset = -now.getTimezoneOffset();
  const local = new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => padded(String(part)));
  return `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
}

const padded = (text) => text.padStart(2, "0");
