"""The part of a game's kit that searches whole games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from attrs import frozen

from boardscore.core.rulings import Value
from boardscore.verify.data_types import Data, Marks, Position, Wrong
from boardscore.verify.search.play.played_games import PlayedGame, choose_by_kind
from boardscore.verify.search.play.table_comparison import Misplaced


def _nothing(_: Any) -> Iterator[Any]:
    return iter(())


def _none(*_: Any) -> Iterable[str]:
    return ()


def _no_table(_: Any) -> Data:
    return {"players": []}


def _no_clause(*_: Any) -> None:
    return None


_NOWHERE: Mapping[str, str] = {}


@frozen(kw_only=True)
class PlayKit:
    """What is needed to search whole games of one game."""

    started: Callable[[Random, Mapping[str, Value]], Any]
    """A new game by these rulings: of any number of players, with a small pack or a full one."""
    smallest: Callable[[Mapping[str, Value]], Iterator[Any]] = _nothing
    """The smallest games, from the start; chance draws in the order of the ids."""
    choose: Callable[[Random, Any, Sequence[Any]], Any] = choose_by_kind
    """One of the legal moves, so that what is rare in play is met often."""
    decides: Callable[[PlayedGame, Wrong], str]
    """The clause that decides what is legal after a game, where a list of moves is wrong."""
    ends: Callable[[PlayedGame, Sequence[str], Sequence[Position]], str | None] = _no_clause
    """The clause of play behind parts of a score that are wrong at the end, with the categories
    by seat if the program gives them; None if it is one of scoring."""
    neighbours: Callable[[PlayedGame, Wrong, str], Iterable[str]] = _none
    """Other clauses that what is wrong after a game may break as well as the one that is named."""
    goes_on: Callable[[PlayedGame], str | None] = _no_clause
    """The clause by which a game goes on that a program takes for over."""
    within: Mapping[str, str] = _NOWHERE
    """Clauses that are about a special case, each with the one that it is a case of: where that one
    is broken, a finding of the special case says nothing of its own."""
    covered: Callable[[Any, Any, Any], Iterable[str]] = _none
    """The clauses and facets of play that a move meets: the state before it, it, the one after."""
    situations: frozenset[str] = frozenset()
    """All that `covered` can name by the default rulings."""
    marks: Callable[[Any, Sequence[bool | None] | None], Marks] | None = None
    """The categories of all players in a game that is over, with what they judge, and what breaks
    their ties, fast enough for a search; without it, the readable scorer is asked."""
    simpler: Callable[[Data], Iterator[Data]] = _nothing
    """A card, a tile or what else is in a pack with one thing made simpler."""
    plainer_pack: Callable[[Data], Iterator[tuple[Data, Callable[[Data], Data]]]] = _nothing
    """A whole pack made simpler at once, each with how a move is written with it."""
    table: Callable[[Any], Data] = _no_table
    """What is on the table in a state, as programs may report it; what they must not know yet, or
    cannot know before others have acted, is left out."""
    seen: Callable[[Any], Data] = _no_table
    """The table as a view of one seat shows it, or a state all of it; what is hidden is None."""
    places: Callable[[PlayedGame, Misplaced], str | None] = _no_clause
    """The clause by which a part of the table is as it is after a game."""
    settles: Mapping[str, str] = _NOWHERE
    """The clause by which each part of a set-up can be played or not."""
    shows: Callable[[Any, str], str | None] = _no_clause
    """The clause by which a part of the table is seen in a state, or is hidden."""

    def rarest(self, met: Mapping[str, int], most: int = 5) -> tuple[list[str], list[str]]:
        """The situations that a search met least often, rarest first, and those it never met."""
        often = sorted((count, name) for name, count in met.items() if count)
        never = sorted(name for name in self.situations if not met.get(name))
        return [name for _, name in often[:most]], never
