"""The JSON Schemas of what boardscore reads and writes, as they ship with the package."""

import json
from importlib.resources import files
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown_value

NAMES = ("position", "pack", "result", "record", "vector", "protocol", "report")
"""What there are schemas of."""


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of what a name stands for, as a new dict.

    >>> schema("position")["title"]
    'Final position'

    Raises `BoardscoreError` for a name that is not in `NAMES`.
    """
    if not isinstance(name, str) or name not in NAMES:
        raise BoardscoreError(Problem(unknown_value(name, NAMES)))
    text = files(__name__).joinpath(f"{name}.json").read_text(encoding="utf-8")
    read: dict[str, Any] = json.loads(text)
    return read
