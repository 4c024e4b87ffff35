"""What a game offers so that whole games are searched, made by its module `play`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from attrs import frozen

from boardscore.core.rulings import Value
from boardscore.verify.canonical import Data
from boardscore.verify.search.play.walks import Walk, by_kind
from boardscore.verify.suite.wrong import Wrong


def _nothing(_: Any) -> Iterator[Any]:
    return iter(())


def _none(*_: Any) -> Iterable[str]:
    return ()


def _no_clause(*_: Any) -> None:
    return None


@frozen(kw_only=True)
class Play:
    """What is needed to search whole games of one game."""

    started: Callable[[Random, Mapping[str, Value]], Any]
    """A new game by these rulings: of any number of players, with a small pack or a full one."""
    smallest: Callable[[Mapping[str, Value]], Iterator[Any]] = _nothing
    """The smallest games, from the start; chance draws in the order of the ids."""
    choose: Callable[[Random, Any, Sequence[Any]], Any] = by_kind
    """One of the legal moves, so that what is rare in play is met often."""
    decides: Callable[[Walk, Wrong], str]
    """The clause that decides what is legal after a game, where a list of moves is wrong."""
    ends: Callable[[Walk, Sequence[str]], str | None] = _no_clause
    """The clause of play behind parts of a score that are wrong at the end; None if it is one of
    scoring."""
    met: Callable[[Any, Any, Any], Iterable[str]] = _none
    """The clauses and facets of play that a move meets: the state before it, it, the one after."""
    simpler: Callable[[Data], Iterator[Data]] = _nothing
    """A card, a tile or what else is in a pack with one thing made simpler."""
