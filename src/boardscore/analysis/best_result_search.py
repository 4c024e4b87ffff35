"""Finds the best result that was possible, for any game that has a search for it."""

from collections.abc import Sequence
from typing import Any

from boardscore.analysis.arguments import game_of_source, seconds_of, seed_of, wrong_source
from boardscore.analysis.best_result import Hindsight
from boardscore.analysis.plugin import BestResults, SearchLimits, best_results
from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown_value

_SOURCES = ("Position", "State")


def hindsight(
    source: Any,
    seat: int,
    *,
    free: str | None = None,
    seconds: float = 2.0,
    seed: int = 0,
) -> Hindsight:
    """The best result that one player could have had; `source` is a position or a finished state.

    In Auctionland, `free` is `"tiles"`: the cells and turns of the tiles of the player's island. In
    a finished game, the order in which they were laid stays.

    A position of Pier 18 needs the cards of the player's pier. `free` says what may change:
    `"overlaps"`, the default; `"drafts"`, also the order of the middle cards, and the exchange of
    Foundation and Plan; or `"any"`, the order of all cards. Half turns are free if the ruling
    allows them. Patrons stay as entered. In a finished state the player's own overlaps are free,
    and every Patron is decided again.

    After `seconds` of wall time, or Ctrl-C, the answer is the best one so far: then `bound` is a
    total that is surely not exceeded. Only islands are searched at random, with `seed`.

    >>> from boardscore import loads
    >>> position = loads('{"game": "pier18", "pack": "demo", "players": [{"cards": ["1", "2"]}]}')
    >>> found = hindsight(position, 0)
    >>> found.best, found.tried, [str(laid) for laid in found.player.cards]
    (5, 4, ['1', '2'])

    Raises `BoardscoreError` for a pier that was entered as spaces, an island that was entered as
    counts or is not connected, score tables that are missing or too short, an unfinished game, a
    game without this search, and wrong arguments.
    """
    part = best_results(game_of_source(source, _SOURCES))
    is_state = isinstance(source, part.state)
    if not is_state and not isinstance(source, part.position):
        raise wrong_source(source, _SOURCES)
    value_checks.require(value_checks.whole(0, _seats(source) - 1), seat, "seat")
    chosen = _free(free, part, is_state=is_state)
    limits = SearchLimits(seconds_of(seconds), seed_of(seed))
    search = part.of_state if is_state else part.of_position
    return search(source, seat, chosen, limits)


def _seats(source: Any) -> int:
    """The number of players of a position or a state."""
    return len(source.players if hasattr(source, "players") else source.game.players)


def _free(free: object, part: BestResults[Any, Any], *, is_state: bool) -> str:
    known: Sequence[str] = part.free_in_states if is_state else part.free
    if free is None:
        return known[0]
    if isinstance(free, str) and free in known:
        return free
    if isinstance(free, str) and free in part.free:
        message = Message("error.not_free_in_games", got=free, known=tuple(known))
        raise BoardscoreError(Problem(message, ("free",)))
    raise BoardscoreError(Problem(unknown_value(free, tuple(part.free)), ("free",)))
