"""Links that open a game in BG Stats, an app that keeps plays.

The app reads a game from the address of a link, and asks before it imports. Known from the public
code of other programs that make such links; the app itself was not run.
"""

import json
from collections.abc import Mapping
from datetime import UTC
from typing import Any
from urllib.parse import quote

from boardscore.book.entries import BookEntry, person_key
from boardscore.book.statistics import names_a_seat, shared_keys
from boardscore.core.rulings import write_value
from boardscore.core.value_checks import tidy_name
from boardscore.texts import text_or

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
"""The address that opens the app, or a page without it."""

SOURCE = "boardscore"
"""The name under which the app knows where a play comes from."""


def link(entry: BookEntry, numbers: Mapping[str, int] = {}) -> str:
    """The link for a game to BG Stats; `numbers` may give each game's number at BoardGameGeek.

    The app finds the same play again if it is opened twice.
    """
    return ADDRESS + quote(json.dumps(play(entry, numbers), ensure_ascii=False), safe="")


def play(entry: BookEntry, numbers: Mapping[str, int] = {}) -> dict[str, Any]:
    """A game as BG Stats reads it; unknown things are left out, but `winner` never is."""
    utc = entry.time and entry.time.astimezone(UTC)
    rulings = ", ".join(f"{name}={write_value(one)}" for name, one in entry.rulings.items())
    number = numbers.get(entry.game)
    return _known(
        sourceName=SOURCE,
        sourcePlayId=entry.id,
        playDate=utc and utc.strftime("%Y-%m-%d %H:%M:%S").rjust(19, "0"),
        location=entry.where or None,
        comments=entry.note or None,
        board=rulings or None,
        game=_known(
            name=text_or("en", f"game.{entry.game}", entry.game),
            sourceGameId=f"{SOURCE}-{entry.game}",
            bggId=number,
            highestWins=True,
            noPoints=False,
        ),
        players=[_player(player, entry) for player in entry.players],
    )


def _player(player: Mapping[str, Any], entry: BookEntry) -> dict[str, Any]:
    return _known(
        name=player["name"],
        sourcePlayerId=f"{SOURCE}-{_person(player['name'], entry)}",
        score=player["total"],
        rank=player["place"],
        winner=player["won"],
    )


def _person(name: str, entry: BookEntry) -> str:
    """The id of a person for BG Stats; two spellings in one game are two persons.

    A seat without a name is someone else in each game.
    """
    key = person_key(name)
    if names_a_seat(key):
        return f"{entry.id}-{key}"
    return tidy_name(name) if key in shared_keys(one["name"] for one in entry.players) else key


def _known(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}
