"""Games as taps on the page: `games()` reads the files next to this one.

Each is a TOML file: `most`, the maximum number of taps; `scrolls`, that of scrolls; `game`;
`start`, the link to begin with (its part after the `#`; optional); `taps`, one CSS selector for
each tap, in order; and `position`, the expected position, as in a position file. A tap hits the
middle of an element. A stroke over neighbours counts as one tap, and is a list of selectors.
Names are not entered: they are the same in each round.
"""

import tomllib
from pathlib import Path
from typing import Any


def games() -> dict[str, dict[str, Any]]:
    """Every game, by the name of its file."""
    files = sorted(Path(__file__).parent.glob("*.toml"))
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
