// Who answers: here the server that the page comes from. The text of a question becomes that of its answer.

/** How long an answer is waited for, in milliseconds: a phone may have slept meanwhile, its connection is dead. */
const PATIENCE = 10_000;

/** The answer to a question, both as JSON; fails if there is none. */
export function answer(text) {
  const request = new XMLHttpRequest(); // a little faster than fetch
  request.open("POST", "answer");
  request.setRequestHeader("Content-Type", "application/json");
  request.timeout = PATIENCE;
  return new Promise((resolve, reject) => {
    request.onload = () => (request.status === 200 ? resolve(request.responseText) : reject(new Error(`${request.status}`)));
    request.onerror = request.ontimeout = () => reject(new Error("no answer"));
    request.send(text);
  });
}

const THIS_MACHINE = /^(127\..*|localhost|\[::1\])$/;

/** Where other phones find the page, and what is told of it; "" if nobody but this machine does. */
export async function address() {
  const everywhere = THIS_MACHINE.test(location.hostname) ? await toldAddress() : location.origin + location.pathname;
  return { everywhere, hint: everywhere ? "pad.share_hint" : "pad.share_here" };
}

async function toldAddress() {
  const said = await fetch("address").catch(() => null); // who answers is not there: nobody else finds it either
  return said?.ok ? said.text() : "";
}

/** The part of the page that tells of who answers; here nothing is to be told. */
export const news = () => ({ node: null, update() {} });
