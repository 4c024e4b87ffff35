// Requests scores of the entries until the last change has one.

import { ask } from "./ask.js";
import { emptySeats, hear, outdate, position, screen } from "./current.js";
import { address, keepSoon } from "./keeping.js";
import { notice, withdraw } from "./notice.js";
import { say } from "./words.js";

/** The format of answers that this page reads. */
const FORMAT = 1;
const PAUSE = 1500;
/** The longest delay of saving a change while its score is pending, in milliseconds. */
const WHILE = 200;
/** The pause in typing after which a field is saved, in milliseconds. */
const REST = 500;
/** The status of a request that is too large for the server. */
const TOO_LARGE = "413";
const root = document.documentElement;
let wanted = 0;
let isAsking = false;
let working = 0;
let coming = null;

export function score() {
  wanted += 1;
  root.dataset.pending = "yes";
  outdate();
  keepSoon(WHILE);
  if (!isAsking) coming = askOn();
}

/** Resolves when all entries are scored: for taps on parts that depend on the score. */
export const scored = () => coming;

async function askOn() {
  isAsking = true;
  for (let number = 0; number !== wanted; ) {
    number = wanted;
    try {
      const answer = await ask("score", { position: position(), empty: emptySeats(), ...screen() });
      withdraw(say("pad.no_answer"));
      if (answer.format !== FORMAT) notice(say("pad.updated_hint"));
      else if (number === wanted) hear(answer);
    } catch {
      notice(say("pad.no_answer"));
      await new Promise((done) => setTimeout(done, PAUSE));
      number = 0;
    }
    if (number === wanted) await address();
  }
  isAsking = false;
  root.dataset.ready = "yes";
  settle();
  keepSoon();
}

/** Runs an action that needs an answer; without one, shows a notice. */
export async function during(work) {
  working += 1;
  root.dataset.pending = "yes";
  try {
    await work();
  } catch ({ message }) {
    notice(say(message === TOO_LARGE ? "pad.too_large_hint" : "pad.no_answer"));
  }
  working -= 1;
  settle();
}

/** Waits for a pause in typing; returns whether the field is still the same. */
export async function rests(field) {
  const { value } = field;
  await new Promise((done) => setTimeout(done, REST));
  return field.value === value;
}

const settle = () => { if (!isAsking && !working) root.dataset.pending = "no"; };
