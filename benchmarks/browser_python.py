"""The time of hindsight for piers of six cards in the browser's Python, run by Node.

    nox -s bench-browser-python

Overlaps are free, as in the score pad. The first search also imports the analysis.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

RUNTIME = Path("requirements/npm/node_modules/pyodide/pyodide.mjs").resolve()
SCRIPT = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
python.FS.mkdirTree("/packages");
python.mountNodeFS("/packages", process.argv[2]);
python.runPython(process.argv[3]);
"""
MEASURED = """
import sys
sys.path.insert(0, "/packages")
from statistics import median
from time import perf_counter
from boardscore import analysis, pier18
from boardscore.packs import demo_pack

def position(cards):
    anna = pier18.Player("Anna", pier18.lay(cards), cards=cards)
    ben = pier18.Player("Ben", pier18.Pier.parse("..\\n.."), plan_completed=False)
    return pier18.Position((anna, ben), pack=pack)

pack = demo_pack("pier18")
laid = [pier18.Laid(card) for card in pack.cards]
times = []
for cards in [tuple(laid[first : first + 6]) for first in range(13)] * 3:
    begun = perf_counter()
    found = analysis.hindsight(position(cards), 0)
    times.append(1000 * (perf_counter() - begun))
    assert found.proven
first, *others = times
print(f"first {first:.0f} ms, then median {median(others):.0f} ms, slowest {max(others):.0f} ms")
"""


def main() -> None:
    """Installs the package and attrs in a folder that the browser's Python reads."""
    with TemporaryDirectory() as packages:
        pip = ("-m", "pip", "install", "-q", "--no-deps", "--target", packages)
        subprocess.run([sys.executable, *pip, "attrs", "."], check=True)
        node = ("node", "--input-type=module", "-e", SCRIPT, RUNTIME.as_uri(), packages, MEASURED)
        subprocess.run(node, check=True)


if __name__ == "__main__":
    main()
