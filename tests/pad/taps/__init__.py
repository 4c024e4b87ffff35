"""Games as a hand taps them into the page: `games()` reads the files beside this one.

Each is a TOML file with `most`, how many taps the game may take; `game`; `start`, a link to begin
with (what stands behind its `#`; left out where it is empty); `taps`, one CSS selector for each
tap, in order; and `position`, what is entered in the end, as in a position file. A tap hits the
middle of what is selected. Names are not entered: they are the same in each round.
"""

import tomllib
from pathlib import Path
from typing import Any


def games() -> dict[str, dict[str, Any]]:
    """Every game, by the name of its file."""
    files = sorted(Path(__file__).parent.glob("*.toml"))
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
