"""The interface of a game that can be verified: its kit."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from attrs import AttrsInstance, frozen

from boardscore.core.messages import Message
from boardscore.core.results import PlayerScore
from boardscore.verify.data_types import Data, Marks, Names, Position, Size
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.vectors.facet import Facet
from boardscore.verify.vectors.misreading import Misreading

Rulings = TypeVar("Rulings", bound=AttrsInstance)
Score = TypeVar("Score", bound=PlayerScore)


def _as_it_is(_: Any, move: Position) -> Position:
    return move


@frozen(kw_only=True)
class GameKit(Generic[Rulings, Score]):
    """What one game offers; the vectors lie as files in the package that its `offer` is in."""

    home: str
    """The package with the folder of its vectors."""
    facets: tuple[Facet, ...]
    """What its clauses say, one by one, in the order of the rules."""
    misreadings: tuple[Misreading, ...]
    """Wrong programs, one for each misreading of a rule, and the controls."""

    # What positions and answers are made of

    categories: Mapping[str, str]
    """The clause of each category, in the order of results."""
    ties: Mapping[str, str]
    """The clause of what parts two players: of `points` first, then of each tie breaker in turn,
    then of a place that is `shared`."""
    compared: tuple[str, ...] = ()
    """The clauses that score one player by what the others have."""
    rulings: tuple[str, ...] = ()
    """The rulings that can change a score."""
    in_play: Callable[[Position], Names]
    """The categories that a position holds anything for: all others must give nothing."""
    is_canonical: Callable[[Position], bool]
    """Whether a position that can be read is written as it is sent to programs."""
    tie_breakers: Callable[[Score], Message]
    """What of a player's score breaks ties, apart from the points."""
    marks: Callable[[Position, Rulings], Marks]
    """The categories of all players, and what breaks their ties, fast enough for a search."""

    # What is searched

    levels: Callable[[], Iterator[Iterator[Data]]]
    """All small positions: levels of rising size, each in the order of size."""
    draws: Mapping[str, Callable[[Random], Data]]
    """How positions are drawn by chance, by the kinds of `search.chance`."""
    changed: Callable[[Random, Position], Data]
    """A position with one thing changed."""
    played: Callable[[Random], Iterator[Data]]
    """The positions of random games, without end."""
    size: Callable[[Position], Size]
    """How large a position is, apart from the names of players."""
    steps: Callable[[Position], Iterator[Data]]
    """What one simplification makes of a position, apart from one player less; those that are not
    smaller do not count."""

    # How moves are judged

    plainly: Callable[[Any, Position], Position] = _as_it_is
    """A move as it is written in a state, where several ways to write it would do the same."""
    play: PlayKit | None = None
    """How whole games are searched; without it, positions alone are."""
