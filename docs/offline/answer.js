// Who answers: the Python in this browser, which needs no network once it was loaded.

import { el } from "./dom.js";
import { say } from "./words.js";

const RETRY = 5000; // milliseconds until Python is loaded anew, if nothing says that the network is back

let python = null;
let number = 0;
const open = new Map(); // what was asked and not answered yet

/** The answer to a question, both as JSON, as soon as Python is there. */
export function answer(text) {
  number += 1;
  const one = { number, text };
  const coming = new Promise((resolve, reject) => open.set(one.number, { one, resolve, reject }));
  python?.postMessage(one);
  return coming;
}

/** Where other phones find the page. */
export const address = async () => location.origin + location.pathname;

function load() {
  python = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  python.addEventListener("error", failed);
  python.addEventListener("message", ({ data }) => {
    if (data.isReady === false) return failed();
    if (data.isReady) return ready(data.start);
    const { resolve, reject } = open.get(data.number);
    open.delete(data.number);
    return data.why ? reject(new Error(data.why)) : resolve(data.said);
  });
  for (const { one } of open.values()) python.postMessage(one);
}

function ready(start) {
  document.documentElement.dataset.start = start; // anew, or again as it was kept
  tell(null);
}

function failed() {
  python.terminate();
  python = null;
  tell("pad.not_loaded");
  const again = new AbortController();
  const retry = () => {
    again.abort();
    clearTimeout(waiting);
    load();
  };
  const waiting = setTimeout(retry, RETRY);
  window.addEventListener("online", retry, { signal: again.signal });
}

// What is told besides answers

const told = el("p", { class: "card news", role: "status", hidden: true });
let key = "pad.loading";
let isNew = false;

/** The part of the page that tells what is loaded, and that there is a new version. */
export const news = () => ({ node: told, update: show });

function show() {
  const reload = el("button", { type: "button", class: "action", "data-reload": true, onclick: renew }, say("pad.reload"));
  told.hidden = !key && !isNew;
  told.replaceChildren(...(key ? [say(key)] : isNew ? [say("pad.new_version"), " ", reload] : []));
}

function tell(said) {
  key = said;
  show();
}

// The service worker

const service = navigator.serviceWorker;
let registration = null;

/** Registers the service worker. Python is loaded through it, so that it is fetched once. */
async function serve() {
  registration = await service.register("service.js");
  const hadOne = Boolean(registration.active);
  if (registration.waiting) renewable();
  registration.addEventListener("updatefound", watch);
  if (hadOne || service.controller) return undefined;
  return new Promise((done) => {
    service.addEventListener("controllerchange", done, { once: true });
    const coming = registration.installing ?? registration.waiting;
    coming?.addEventListener("statechange", () => coming.state === "redundant" && done());
  });
}

function watch() {
  const coming = registration.installing;
  coming.addEventListener("statechange", () => coming.state === "installed" && registration.active && renewable());
}

function renewable() {
  isNew = true;
  show();
}

/** Goes over to the new version; what was entered is kept. */
function renew() {
  service.addEventListener("controllerchange", () => location.reload(), { once: true });
  if (registration.waiting) registration.waiting.postMessage("take over");
  else location.reload(); // another page did that already
}

async function begin() {
  try {
    await serve();
    document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
  } catch {
    // a private window, or a host without https: it works as long as there is a network
  }
  load();
}

begin();
