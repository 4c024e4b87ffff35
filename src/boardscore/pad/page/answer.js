// Who answers: here the server that the page comes from. The text of a question becomes that of its answer.

/** How long an answer over the open connection is waited for, in milliseconds: a phone may have slept meanwhile. */
const PATIENCE = 3000;
const MOST_FAILURES = 3;

let line = null; // a connection that stays open: a message costs a fraction of a request
let failures = 0;
const waiting = []; // who asked over it, in the order in which it answers

/** The answer to a question, both as JSON; fails if nobody answers. */
export async function answer(text) {
  if (line?.readyState === WebSocket.OPEN) return talked(text).catch(() => requested(text));
  const said = await requested(text);
  try {
    if (!line && failures < MOST_FAILURES) connect();
  } catch {
    failures = MOST_FAILURES; // the browser lets the page have none
  }
  return said;
}

async function requested(text) {
  const said = await fetch("answer", { method: "POST", headers: { "Content-Type": "application/json" }, body: text });
  if (!said.ok) throw new Error(`${said.status}`);
  return said.text();
}

function talked(text) {
  const over = setTimeout(() => hangUp(), PATIENCE);
  const coming = new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  line.send(text);
  return coming.finally(() => clearTimeout(over));
}

function connect() {
  const fresh = new WebSocket(new URL("answer", location.href.replace(/^http/, "ws")));
  line = fresh;
  fresh.addEventListener("open", () => { failures = 0; });
  fresh.addEventListener("message", ({ data }) => line === fresh && waiting.shift()?.resolve(data));
  fresh.addEventListener("close", () => { failures += 1; if (line === fresh) hangUp(); });
}

/** Ends the connection; what was asked over it is asked again by requests. */
function hangUp() {
  line?.close();
  line = null;
  for (const { reject } of waiting.splice(0)) reject(new Error("closed"));
}

window.addEventListener("pagehide", hangUp);

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
