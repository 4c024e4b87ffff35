// Compiles what an answer needs with the browser's own Python: node compile.mjs PYODIDE LIBRARY STDLIB
//
// A question of each kind is asked; every module that was loaded for it is compiled, file beside file,
// in the folder of the library or of the standard library. All others stay as they are.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, stdlib] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
for (const [place, folder] of [["/library", library], ["/stdlib", stdlib]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(`
import json, sys
from pathlib import Path
from py_compile import PycInvalidationMode, compile

sys.path.insert(0, "/library")
sys.dont_write_bytecode = True

from boardscore.pad import answer

PIER = {"cards": ["1", "4+1", "3"]}
ISLAND = {"island": ["B+p BGGH+l . T", ". T T T+m"]}
for game, player in (("pier18", PIER), ("auctionland", ISLAND)):
    position = {"game": game, "pack": "demo", "players": [player, player]}
    for ask in ("score", "draw", "toml", "picture"):
        more = {"screen": {"hindsight": [0]}} if ask == "score" else {}
        said = json.loads(answer(json.dumps({"ask": ask, "position": position, **more})))
        assert "mistakes" not in said, said

# A game to keep, and the book with it.
keeping = {"id": "a", "when": "2026-11-28T21:00:00+01:00", "code": True}
request = {"ask": "score", "position": {"game": "pier18", "players": [{"pier": ["A", "."]}]}}
game = json.loads(answer(json.dumps({**request, "screen": keeping})))["game"]
book = '{"format": 1, "entries": [' + game["entry"] + "]}"
for ask in ("past", "play", "stats", "import", "find"):
    about = {"words": "anna"} if ask == "find" else {}
    told = "" if about else "\u001e" + (game["summary"] if ask == "stats" else book)
    said = json.loads(answer(json.dumps({"ask": ask, **about}) + told))
    assert "mistakes" not in said, said

# A game of Pier 18, as it may be opened: one move after another, the first that is legal.
from boardscore import records
from boardscore.pier18 import start

state = start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
while not state.is_over:
    state = state.play(next(iter(state.legal_moves())))
record = records.write_record(state, pack="demo")
for question in ({"ask": "read", "text": record}, {"ask": "chances", "record": record}):
    said = json.loads(answer(json.dumps(question)))
    assert "mistakes" not in said, said

zipped = next(path for path in sys.path if path.endswith(".zip"))
for file in sorted({getattr(module, "__file__", None) or "" for module in sys.modules.values()}):
    source = Path(file.replace(zipped, "/stdlib"))
    if source.suffix != ".py" or source.parts[1] not in ("library", "stdlib"):
        continue
    # What is ours keeps its assertions; Pyodide reads documentation of its own.
    keeps_all = "boardscore" in file or "pyodide" in file
    compile(
        source,
        f"{source}c",
        dfile="/".join(source.parts[2:]),
        doraise=True,
        optimize=0 if keeps_all else 2,
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )
    source.unlink()
`);
