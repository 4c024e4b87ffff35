// Asks for the score of what was entered, until the last change is answered.

import { ask } from "./ask.js";
import { current, hear, position } from "./current.js";
import { notice, withdraw } from "./notice.js";
import { language, say } from "./words.js";

/** The format of answers that this page can read. */
const FORMAT = 1;
const PAUSE = 1500;
const root = document.documentElement;
let wanted = 0;
let isAsking = false;
let working = 0;

export async function score() {
  wanted += 1;
  root.dataset.pending = "yes";
  address();
  if (isAsking) return;
  isAsking = true;
  for (let number = 0; number !== wanted; ) {
    number = wanted;
    try {
      const answer = await ask("score", { position: position() }, language());
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

/** The link of the game stands in the address; browsers refuse too many changes at once. */
function address() {
  try {
    window.history.replaceState(null, "", `#${current.history.last}`);
  } catch {
    // the next change brings it up to date
  }
}
