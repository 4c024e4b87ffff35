// The connection to the server of the page: sends a request as text and returns the text of the answer.

/** The longest wait for an answer, in milliseconds: a phone may have slept, and its connection may be dead. */
const PATIENCE = 10_000;
/** The characters of a book that a busy computer reads in a millisecond. */
const PACE = 500;
/** The largest request that the server takes. */
const MOST = 32_000_000;

/** The answer to a request, both as JSON; fails if there is none. */
export function answer(text) {
  const request = new XMLHttpRequest(); // a little faster than fetch
  request.open("POST", "answer");
  request.setRequestHeader("Content-Type", "application/json");
  request.timeout = PATIENCE + text.length / PACE;
  return new Promise((resolve, reject) => {
    request.onload = () => (request.status === 200 ? resolve(request.responseText) : reject(new Error(`${request.status}`)));
    request.onerror = request.ontimeout = () => reject(new Error("no answer"));
    if (text.length > MOST) reject(new Error("413")); // the server would break off the connection
    else request.send(text);
  });
}

const THIS_MACHINE = /^(127\..*|localhost|\[::1\])$/;

/** The address of the page for other phones; "" if only this machine can reach it. */
export async function address() {
  if (!THIS_MACHINE.test(location.hostname)) return location.origin + location.pathname;
  const said = await fetch("address").catch(() => null); // without the server, no one else finds the page either
  return said?.ok ? said.text() : "";
}

/** The part of the page about the server; nothing here. */
export const news = () => ({ node: null, update() {} });
