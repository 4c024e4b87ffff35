"""Requests to the pad and what is in their answers: the cases of `test_answer_cases.json`.

A case has steps. Each is a request (the keys of `ask`), perhaps the text of a `book`, and checks: a
path in the answer, a check of `tests/cli/checks.py` or `is`, and what is expected.
With `words`, markup is left out before. `&NAME` is one of the texts below, or of the file.
"""

import html
import json
import re
from typing import Any

import pytest

from boardscore.book import BookEntry, write_book
from boardscore.book.entries import write_summary
from boardscore.pad import answer
from tests.book.games import auctionland_game, entry, pier18_game
from tests.cli.checks import expanded, holds, part
from tests.tables import read_table

from .test_result_answers import CARDS, CLOSE, TIE, record

MARK = "\x1e"
ONE, OTHER = entry(pier18_game(), "a"), entry(auctionland_game(), "b", hours=24, where="Anna's")
CASES: Any = read_table(__file__, "CASES")


def named(*names: str, **more: str) -> BookEntry:
    """A game of Pier 18 whose players have these names."""
    game = pier18_game()
    for player, name in zip(game["players"], names, strict=True):
        player["name"] = name
    return entry(game, **more)


def rescored(one: BookEntry) -> str:
    """A book whose first player has 6 points, not 5."""
    kept = json.loads(write_book([one]))
    kept["entries"][0]["result"]["players"][0]["total"] = 6
    return json.dumps(kept)


ODD = named('<b title="x">&', "Ben")
HEBREW = named("Anna", "\u05d0\u05d1\u05d2", where="\u05d0\u05d1\u05d2")
SHARED = {"game": "pier18", "players": [{"name": name, "pier": ["A", "."]} for name in "AB"]}
for _player in SHARED["players"]:
    _player["plan_date"] = "05-01"  # type: ignore[index]
TEXTS: dict[str, Any] = {
    "PIER18": pier18_game(),
    "TIE": TIE,
    "CARDS": CARDS,
    "CLOSE": CLOSE,
    "RECORD_ODD": record().replace('"Ben"', '"<Ben>"'),
    "BOOK": write_book([ONE]),
    "CUT_OFF": write_book([ONE])[:-20],
    "TWO": write_book([OTHER, ONE]),
    "ODD": write_book([ODD]),
    "HEBREW": write_book([HEBREW]),
    "RESCORED": rescored(ONE),
    "HEBREW_RESCORED": rescored(HEBREW),
    "UNREADABLE": write_book([BookEntry({**ONE.data, "position": 'game = "chess"'})]),
    "NOTE": write_book([entry(pier18_game(), note="\nRain <b>\nand\x1b tea")]),
    "TWO_LINES": write_book([BookEntry({**ONE.data, "where": "At\nhome"})]),
    "DESCRIBED": json.dumps({**ONE.data, "where": '"Rome"', "note": "</textarea>"}),
    "MANY_MISTAKES": json.dumps({"format": 1, "entries": [{}] * 1000}),
    "STATS": "\n".join(map(write_summary, [ONE, OTHER, entry(pier18_game(), "c", hours=2)])),
    "STATS_ODD": write_summary(ODD),
    "STATS_HEBREW": write_summary(HEBREW),
    "STATS_SHARED": write_summary(entry(SHARED)),
    "STATS_UNNAMED": write_summary(named("Player 1", "Spieler 2")),
    "LONG_NAME": "N" * 10_000,
    **read_table(__file__, "TEXTS")[0],
}


def resolved(value: Any) -> Any:
    """A value with the texts that it names."""
    if isinstance(value, dict):
        return {key: resolved(one) for key, one in value.items()}
    if isinstance(value, list):
        return [resolved(one) for one in value]
    if isinstance(value, str) and value[:1] == "&":
        return resolved(TEXTS[value[1:]])
    return expanded(value) if isinstance(value, str) else value


@pytest.mark.together
@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    for step in CASES[name]:
        books = [resolved(step[key]) for key in ("book",) if key in step]
        texts = [json.dumps(resolved(step["ask"])), *books]
        found = json.loads(answer(MARK.join(texts)))
        assert step["checks"]
        assert step.keys() <= {"ask", "book", "checks", "why"}
        for path, check, expected in step["checks"]:
            value = part(found, [int(one) if one.isdigit() else one for one in path.split()])
            if check.startswith("words "):
                value = html.unescape(re.sub(r"<[^>]+>", "\n", value))
            if check == "is":
                assert value == resolved(expected), path
            else:
                assert holds(value, check.removeprefix("words "), expected), (path, value)
