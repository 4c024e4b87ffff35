// Python, away from the page, so that the page never waits for it. It gets texts and answers them.
// VERSION, above, is that of all files of this Python: once it has answered it is kept as it is, so that the next
// time it is there sooner.

import createPyodideModule from "./runtime/pyodide.asm.js";
import { loadPyodide } from "./runtime/pyodide.js";

const LIBRARY = "/library.zip";
const HERE = new URL("./", self.location).href;
const SNAPSHOT = `boardscore ${HERE} snapshot ${VERSION}`;
const KEY = `${HERE}snapshot?${encodeURIComponent(navigator.userAgent)}`;

const settings = { createPyodideModule, indexURL: `${HERE}runtime/` };
let isFresh = false; // whether nothing is kept yet of this Python

async function started() {
  const [python, library] = await Promise.all([again().catch(anew), bytes("library.zip")]);
  python.FS.writeFile(LIBRARY, library);
  if (isFresh) python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}"); from boardscore.pad import answer`);
  return python;
}

/** Python as it was kept; fails if it was not, or cannot be used. */
async function again() {
  const kept = await (await caches.open(SNAPSHOT)).match(KEY);
  return loadPyodide({ ...settings, _loadSnapshot: await kept.arrayBuffer() });
}

async function anew() {
  isFresh = true;
  return loadPyodide({ ...settings, _makeSnapshot: true });
}

async function bytes(name) {
  const found = await fetch(name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return new Uint8Array(await found.arrayBuffer());
}

function answered(python, text) {
  const answer = python.globals.get("answer");
  const said = answer(text);
  answer.destroy();
  return said;
}

/** Keeps Python as it is now. Nothing depends on it: storage may be full, or not there at all. */
async function keep(python) {
  isFresh = false;
  const memory = python.makeMemorySnapshot();
  await (await caches.open(SNAPSHOT)).put(KEY, new Response(memory));
}

const python = started();
python.then(
  () => self.postMessage({ isReady: true, start: isFresh ? "anew" : "again" }),
  (error) => self.postMessage({ isReady: false, why: String(error) }),
);

self.addEventListener("message", async ({ data: { number, text } }) => {
  const one = await python.catch(() => null);
  if (!one) return; // that was said already
  try {
    self.postMessage({ number, said: answered(one, text) });
  } catch (error) {
    self.postMessage({ number, why: String(error) });
  }
  if (isFresh) keep(one).catch(() => {});
});
