// Scores both games in a browser's Python, with nothing but attrs and the standard library.
// node tests/pyodide/score.mjs PYODIDE SITE_PACKAGES
// (the package of npm, made by `npm ci --prefix requirements/npm`; a folder with attr and attrs; boardscore is that of this tree)
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { loadPyodide } = await import(pathToFileURL(resolve(process.argv[2], "pyodide.mjs")));
const python = await loadPyodide();
for (const [place, folder] of [["/tree", "."], ["/packages", process.argv[3]]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, resolve(folder));
}
const answer = python.runPython(`
import sys
sys.path[:0] = ["/tree/src", "/packages"]
sys.modules.update(dict.fromkeys(("click", "prompt_toolkit", "segno")))  # whoever imports one fails

import boardscore

pier = boardscore.score({"game": "pier18", "players": [
    {"name": "Anna", "pier": ["S.Q.|H..A", "..A.|...."], "plan_completed": True, "patrons": 2},
    {"name": "Ben", "pier": ["Q..H|..S.", "..A.|.AAQ"], "patrons": 1, "plan_date": "04-17"},
]})
island = boardscore.score({"game": "auctionland", "players": [
    {"name": "Alex", "island": ["B+p BGGH+l . T", ". T T T+m"]},
]})
assert pier.winners == ("Ben",), pier.winners
assert [player.total for player in pier.players] == [7, 7]
assert island.players[0].counts.to_dict() == {
    "beaches": 2, "theme_parks": 4, "gardens": 1, "houses": 1, "peace": 1, "love": 1, "music": 1,
}
assert "Dichter" in pier.players[1].lines[0].text("de")
f"Python {sys.version.split()[0]} on {sys.platform}: both games scored"
`);
console.log(answer);
