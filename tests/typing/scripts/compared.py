"""What a second count changed."""

from typing import assert_type

import boardscore


def explain(first: str, second: str) -> str:
    compared = boardscore.compare(boardscore.load(first), boardscore.load(second))
    for change in compared.changes:
        assert_type(change.points, int | None)
        assert_type(change.after, boardscore.Line | None)
    return compared.text("de")
