"""What every game offers to verify implementations of it, and where it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol, cast

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.verify.canonical import Data, Marks, Names, Position, Size
from boardscore.verify.suite.facet import Facet
from boardscore.verify.suite.mutant import Mutant


class Parts(Protocol):
    """What positions and answers are made of: the module `parts`."""

    CATEGORIES: Mapping[str, str]
    """The clause of each category, in the order of results."""
    TIES: Mapping[str, str]
    """The clause of what parts two players: of `points` first, then of each tie breaker in turn,
    then of a place that is `shared`."""
    COMPARED: tuple[str, ...]
    """The clauses that score one player by what the others have."""
    RULINGS: tuple[str, ...]
    """The rulings that can change a score."""

    def in_play(self, position: Position, /) -> Names:
        """The categories that a position holds anything for: all others must give nothing."""
        ...

    def is_canonical(self, position: Position, /) -> bool:
        """Whether a position that can be read is written as it is sent to programs."""
        ...

    def tie_breakers(self, player: Any, /) -> Message:
        """What of a player's score breaks ties, apart from the points."""
        ...


class Fast(Protocol):
    """The scores of the written rules, fast enough for a search: the module `reference`."""

    def marks(self, position: Position, rulings: Any, /) -> Marks:
        """The categories of all players, and what breaks their ties."""
        ...


class Small(Protocol):
    """Small positions, every one of a kind: the module `small`."""

    def levels(self) -> Iterator[Iterator[Data]]:
        """All small positions: levels of rising size, each in the order of size."""
        ...


class Drawn(Protocol):
    """Positions of chance: the module `chance`."""

    DRAWS: Mapping[str, Callable[[Random], Data]]
    """How positions are drawn, by the kinds of `search.chance`."""

    def changed(self, random: Random, position: Position, /) -> Data:
        """A position with one thing changed."""
        ...

    def played(self, random: Random, /) -> Iterator[Data]:
        """The positions of random games, without end."""
        ...


class Shrinking(Protocol):
    """How positions become smaller: the module `shrink`."""

    def size(self, position: Position, /) -> Size:
        """How large a position is."""
        ...

    def steps(self, position: Position, /) -> Iterator[Data]:
        """What one simplification makes of a position; those that are not smaller do not count."""
        ...


def parts(game: str) -> Parts:
    """What positions of a game and answers to them are made of."""
    return cast(Parts, registry.offer(f"{home(game)}.parts"))


def fast(game: str) -> Fast:
    """The fast scores of a game."""
    return cast(Fast, registry.offer(f"{home(game)}.reference"))


def small(game: str) -> Small:
    """The small positions of a game."""
    return cast(Small, registry.offer(f"{home(game)}.small"))


def drawn(game: str) -> Drawn:
    """The positions of chance of a game."""
    return cast(Drawn, registry.offer(f"{home(game)}.chance"))


def shrinking(game: str) -> Shrinking:
    """How positions of a game become smaller."""
    return cast(Shrinking, registry.offer(f"{home(game)}.shrink"))


def facets(game: str) -> Sequence[Facet]:
    """The facets of a game, in the order of the rules: its module `facets`."""
    return cast(Sequence[Facet], registry.offer(f"{home(game)}.facets").FACETS)


def mutants(game: str) -> Sequence[Mutant]:
    """The mutants of a game, and its controls: its module `mutants`."""
    return cast(Sequence[Mutant], registry.offer(f"{home(game)}.mutants").MUTANTS)


def home(game: str) -> str:
    """The package that all this is in, with the files of the vectors."""
    return registry.registered(game).verify


def clause_of(game: str, name: str) -> str | None:
    """The clause of a category, or of what parts players; None if there is no such thing."""
    known = parts(game)
    return {**known.CATEGORIES, **known.TIES}.get(name)
