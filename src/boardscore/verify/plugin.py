"""The interface of a game that can be verified: its kit."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from attrs import AttrsInstance, field, frozen

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
    """The verification kit of one game; its vector files are in the package of its `offer`."""

    home: str
    """The package with the folder of its vectors."""
    facets: tuple[Facet, ...]
    """The facets of its clauses, in the order of the rules."""
    misreadings: tuple[Misreading, ...]
    """Wrong programs, one for each misreading of a rule, and the controls."""

    categories: Mapping[str, str]
    """The clause of each category, in the order of results."""
    ties: Mapping[str, str]
    """The clause of each comparison of players: `points`, each tie breaker, or `shared`."""
    compared: tuple[str, ...] = ()
    """The clauses in which a player's score depends on the other players."""
    rulings: tuple[str, ...] = ()
    """The rulings that can change a score."""
    ruled: Mapping[str, tuple[str, ...]] = field(factory=dict)
    """The clauses and facets that each ruling touches, and their neighbours, without the game."""
    in_play: Callable[[Position], Names]
    """The categories that can give points in a position; all others must give none."""
    is_canonical: Callable[[Position], bool]
    """Whether a readable position is in the form that programs receive."""
    tie_breakers: Callable[[Score], Message]
    """The values of a player's score that break ties, apart from the points."""
    marks: Callable[[Position, Rulings], Marks]
    """A fast scorer: the categories of all players, and their values for ties."""

    levels: Callable[[], Iterator[Iterator[Data]]]
    """All small positions: levels of rising size, each in order of size."""
    draws: Mapping[str, Callable[[Random], Data]]
    """Random positions, by the kinds of `search.random_states`."""
    changed: Callable[[Random, Position], Data]
    """A position with one change."""
    played: Callable[[Random], Iterator[Data]]
    """Endless positions from random games."""
    size: Callable[[Position], Size]
    """The size of a position, without the names of players."""
    steps: Callable[[Position], Iterator[Data]]
    """The simplifications of a position, except one player fewer; larger results are ignored."""

    plainly: Callable[[Any, Position], Position] = _as_it_is
    """The standard form of a move with several notations, in a state."""
    play: PlayKit | None = None
    """The kit for searching whole games; without it, searches are about positions only."""
