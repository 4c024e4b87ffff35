// Asks for the score of what was entered, until the last change is answered.

import { ask } from "./ask.js";
import { emptySeats, hear, outdate, position } from "./current.js";
import { keepSoon } from "./keeping.js";
import { notice, withdraw } from "./notice.js";
import { say } from "./words.js";

/** The format of answers that this page can read. */
const FORMAT = 1;
const PAUSE = 1500;
/** How long a change may wait for its score before it is kept, in milliseconds. */
const WHILE = 200;
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

/** Comes when all that was entered is scored: for taps on what is worked out from it. */
export const scored = () => coming;

async function askOn() {
  isAsking = true;
  for (let number = 0; number !== wanted; ) {
    number = wanted;
    try {
      const answer = await ask("score", { position: position(), empty: emptySeats() });
      withdraw(say("pad.no_answer"));
      if (answer.format !== FORMAT) notice(say("pad.updated"));
      else if (number === wanted) hear(answer);
    } catch {
      notice(say("pad.no_answer"));
      await new Promise((done) => setTimeout(done, PAUSE));
      number = 0;
    }
  }
  isAsking = false;
  root.dataset.ready = "yes";
  settle();
  keepSoon();
}

/** Does something that needs an answer; without one that is told. */
export async function during(work) {
  working += 1;
  root.dataset.pending = "yes";
  try {
    await work();
  } catch {
    notice(say("pad.no_answer"));
  }
  working -= 1;
  settle();
}

const settle = () => { if (!isAsking && !working) root.dataset.pending = "no"; };
