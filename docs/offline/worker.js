// Python, away from the page, so that the page never waits for it. It gets texts and answers them.

import createPyodideModule from "./runtime/pyodide.asm.js";
import { loadPyodide } from "./runtime/pyodide.js";

const LIBRARY = "/library.zip";

async function started() {
  const [python, library] = await Promise.all([
    loadPyodide({ createPyodideModule, indexURL: new URL("runtime/", import.meta.url).href }),
    bytes("library.zip"),
  ]);
  python.FS.writeFile(LIBRARY, library);
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
  return python.pyimport("boardscore.pad").answer;
}

async function bytes(name) {
  const found = await fetch(name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return new Uint8Array(await found.arrayBuffer());
}

const answer = started();
answer.then(
  () => self.postMessage({ isReady: true }),
  (error) => self.postMessage({ isReady: false, why: String(error) }),
);

self.addEventListener("message", async ({ data: { number, text } }) => {
  const asked = await answer.catch(() => null);
  if (!asked) return; // that was said already
  try {
    self.postMessage({ number, said: asked(text) });
  } catch (error) {
    self.postMessage({ number, why: String(error) });
  }
});
