"""The list: for each clause, small changes of the code that break it."""

import json
from pathlib import Path
from typing import NamedTuple


class Change(NamedTuple):
    """One change: what it breaks, where, and which tests (a `-k` expression) must notice."""

    clause: str
    file: str
    old: str
    new: str
    noticed_by: str


FILE = Path(__file__).with_suffix(".json")
CHANGES = tuple(Change(*row) for row in json.loads(FILE.read_text(encoding="utf-8")))
