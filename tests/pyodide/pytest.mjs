// Runs pytest on this tree in a browser's Python.
// node tests/pyodide/pytest.mjs PYODIDE SITE_PACKAGES [ARGUMENT ...]
// (a package of npm, made by `npm ci --prefix requirements/npm`; a folder with what the tests import)
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, packages, ...given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")));
const python = await loadPyodide({ env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
for (const [place, folder] of [["/tree", "."], ["/packages", packages]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, resolve(folder));
}
python.FS.chdir("/tree");
python.globals.set("given", python.toPy(given));
process.exitCode = python.runPython(`
import sys
sys.path[:0] = ["/tree", "/tree/src", "/packages"]

import pytest

print(f"Python {sys.version.split()[0]} on {sys.platform}, up to {sys.maxsize:,}")
int(pytest.main(["-p", "no:cacheprovider", "-p", "tests.pyodide.left_out", *given]))
`);
