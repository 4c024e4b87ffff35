"""What players left out stays unknown in every format; it never becomes 0."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given

import boardscore
from boardscore.book import entry_of, read_book, write_book
from boardscore.positions import read_position
from boardscore.testing import positions

WHEN = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)


@pytest.mark.long
@given(positions())
def test_unknown_entries_survive_every_format(data: dict[str, Any]) -> None:
    """TOML, JSON and a book: the same is missing, and the same points and places are unknown."""
    position = read_position(data)
    result = boardscore.score(position)
    texts = [boardscore.dumps(position, form) for form in ("toml", "json")]
    (entry,) = read_book(write_book([entry_of(position, id="a", when=WHEN)]))
    for again in (*map(boardscore.loads, texts), entry.position()):
        found = boardscore.score(again)
        assert found.missing == result.missing
        assert found.ranks == result.ranks
        assert [one.total for one in found.players] == [one.total for one in result.players]
    written = json.loads(json.dumps(result.to_dict()))
    assert [one["total"] for one in written["players"]] == [one.total for one in result.players]
    for kept, player in zip(entry.players, result.players):
        assert kept.get("total") == player.total
