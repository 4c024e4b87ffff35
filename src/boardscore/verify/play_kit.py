"""The part of a game's kit that searches whole games."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from attrs import frozen

from boardscore.core.rulings import Value
from boardscore.verify.data_types import Data, Marks, Position, Wrong
from boardscore.verify.search.play.random_games import PlayedGame, choose_by_kind
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
_NO_RULES: Mapping[str, Sequence[Any]] = {}


def views_in(phases: Iterable[Any], acting: Collection[Any]) -> list[str]:
    """Every phase in which a seat may act or wait: `bid.acts`, `bid.waits`, `over.waits`.

    In some phases no seat acts.
    """
    return [
        f"{phase.value}.{how}"
        for phase in phases
        for how in ("acts", "waits")
        if how == "waits" or phase in acting
    ]


@frozen(kw_only=True)
class PlayKit:
    """The functions for searching whole games of one game."""

    started: Callable[[Random, Mapping[str, Value]], Any]
    """A new game under these rulings, with any number of players and a small or full pack."""
    smallest: Callable[[Mapping[str, Value]], Iterator[Any]] = _nothing
    """The smallest games, from the start; chance draws in the order of the ids."""
    choose: Callable[[Random, Any, Sequence[Any]], Any] = choose_by_kind
    """A legal move, chosen so that rare situations occur often."""
    decides: Callable[[PlayedGame, Wrong], str]
    """The clause behind a wrong list of moves after a game."""
    ends: Callable[[PlayedGame, Sequence[str], Sequence[Position]], str | None] = _no_clause
    """The clause of play behind wrong parts of a final score, given its categories, if any."""
    neighbours: Callable[[PlayedGame, Wrong, str], Iterable[str]] = _none
    """Other clauses that may explain a fault after a game."""
    goes_on: Callable[[PlayedGame], str | None] = _no_clause
    """The clause by which a game continues that a program takes for finished."""
    within: Mapping[str, str] = _NOWHERE
    """Clauses about a special case, each with its general clause, which explains its findings."""
    covered: Callable[[Any, Any, Any], Iterable[str]] = _none
    """The clauses and facets of play in a move, given the states before and after it."""
    situations: frozenset[str] = frozenset()
    """All results of `covered` under the default rulings."""
    marks: Callable[[Any, Sequence[bool | None] | None], Marks] | None = None
    """A fast scorer of finished games; without it, a search uses the readable scorer."""
    simpler: Callable[[Data], Iterator[Data]] = _nothing
    """A card, a tile or another entry of a pack, simplified in one respect."""
    plainer_pack: Callable[[Data], Iterator[tuple[Data, Callable[[Data], Data]]]] = _nothing
    """A whole pack simplified, with a function that rewrites moves for it."""
    table: Callable[[Any], Data] = _no_table
    """The table of a state as programs may report it, without anything they cannot know yet."""
    seen: Callable[[Any], Data] = _no_table
    """The table from the view of one seat, or all of a state; hidden things are None."""
    places: Callable[[PlayedGame, Misplaced], str | None] = _no_clause
    """The clause that decides a part of the table after a game."""
    rules: Mapping[str, Sequence[Callable[[Any, Any], Any]]] = _NO_RULES
    """The rules for each kind of move, without those that are conventions of the notation."""
    refused: Mapping[str, Sequence[str]] = _NO_RULES
    """The mistakes that make each part of a set-up impossible, as keys of messages."""
    views: Sequence[str] = ()
    """The results of `views_in`."""
    settles: Mapping[str, str] = _NOWHERE
    """The clause that decides whether each part of a set-up can be played."""
    shows: Callable[[PlayedGame, Misplaced], str | None] = _no_clause
    """The clause that decides a part of a view: whether it is visible, or what it is."""

    def rarest(self, counts: Mapping[str, int], most: int = 5) -> tuple[list[str], list[str]]:
        """The rarest situations of a search, rarest first, and those that never occurred."""
        often = sorted((count, name) for name, count in counts.items() if count)
        never = sorted(name for name in self.situations if not counts.get(name))
        return [name for _, name in often[:most]], never
