"""The kit of a game: all that verification knows about it."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pkgutil import get_data
from random import Random
from typing import Any, Generic, TypeVar

from attrs import AttrsInstance, field, frozen

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.results import PlayerScore
from boardscore.core.rulings import Value
from boardscore.verify.data_types import Data, Marks, Names, Position, Size, Wrong
from boardscore.verify.search.played_games import Misplaced, PlayedGame, choose_by_kind
from boardscore.verify.vectors.facets import Facet
from boardscore.verify.vectors.misreading import Misreading

Rewrite = Callable[[Data], Data]
"""Rewrites a move."""


def views_in(phases: Iterable[Any], acting: Collection[Any]) -> list[str]:
    """The views of a game for its kit, by phase: `bid.acts`, `bid.waits`, `over.waits`.

    In some phases no seat acts, but in every phase a seat may wait.
    """
    return [
        f"{phase.value}.{how}"
        for phase in phases
        for how in ("acts", "waits")
        if how == "waits" or phase in acting
    ]


def read_clauses(home: str) -> dict[str, Any]:
    """The clauses of a game for its `PlayKit` and its `GameKit`, by their fields.

    From the file `clauses.json` of the package of the kit.
    """
    clauses: dict[str, Any] = json.loads(get_data(home, "clauses.json") or b"")
    return clauses


@frozen(kw_only=True)
class PlayKit:
    """The functions for searching whole games of one game."""

    started: Callable[[Random, Mapping[str, Value]], Any]
    """A new game under these rulings, with any number of players and a small or full pack."""
    smallest: Callable[[Mapping[str, Value]], Iterator[Any]] = lambda *_: iter(())
    """The smallest games, from the start; chance draws in the order of the ids."""
    choose: Callable[[Random, Any, Sequence[Any]], Any] = choose_by_kind
    """A legal move, chosen so that rare situations occur often."""
    decides: Callable[[PlayedGame, Wrong], str]
    """The clause behind a wrong list of moves after a game."""
    ends: Callable[[PlayedGame, Sequence[str], Sequence[Position]], str | None] = lambda *_: None
    """The clause of play behind wrong parts of a final score, given its categories, if any."""
    neighbours: Callable[[PlayedGame, Wrong, str], Iterable[str]] = lambda *_: iter(())
    """Other clauses that may explain a fault after a game."""
    goes_on: Callable[[PlayedGame], str | None] = lambda *_: None
    """The clause by which a game continues that a program takes for finished."""
    within: Mapping[str, str] = field(factory=dict)
    """Clauses about a special case, each with its general clause, which explains its findings."""
    covered: Callable[[Any, Any, Any], Iterable[str]] = lambda *_: iter(())
    """The clauses and facets of play in a move, given the states before and after it."""
    situations: frozenset[str] = field(default=(), converter=frozenset)
    """All results of `covered` under the default rulings."""
    marks: Callable[[Any, Sequence[bool | None] | None], Marks] | None = None
    """A fast scorer of finished games; without it, a search uses the readable scorer."""
    simpler: Callable[[Data], Iterator[Data]] = lambda *_: iter(())
    """A card, a tile or another entry of a pack, simplified in one respect."""
    plainer_pack: Callable[[Data], Iterator[tuple[Data, Rewrite]]] = lambda *_: iter(())
    """A whole pack simplified, with a function that rewrites moves for it."""
    table: Callable[[Any], Data] = lambda _: {"players": []}
    """The table of a state as programs may report it, without anything they cannot know yet."""
    seen: Callable[[Any], Data] = lambda _: {"players": []}
    """The table from the view of one seat, or all of a state; hidden things are None."""
    places: Callable[[PlayedGame, Misplaced], str | None] = lambda *_: None
    """The clause that decides a part of the table after a game."""
    rules: Mapping[str, Sequence[Callable[[Any, Any], Any]]] = field(factory=dict)
    """The rules for each kind of move, without those that are conventions of the notation."""
    refused: Mapping[str, Sequence[str]] = field(factory=dict)
    """The mistakes that make each part of a set-up impossible, as keys of messages."""
    views: Sequence[str] = ()
    """The results of `views_in`."""
    settles: Mapping[str, str] = field(factory=dict)
    """The clause that decides whether each part of a set-up can be played."""
    shows: Callable[[PlayedGame, Misplaced], str | None] = lambda *_: None
    """The clause that decides a part of a view: whether it is visible, or what it is."""

    def rarest(self, counts: Mapping[str, int], most: int = 5) -> tuple[list[str], list[str]]:
        """The rarest situations of a search, rarest first, and those that never occurred."""
        often = sorted((count, name) for name, count in counts.items() if count)
        never = sorted(name for name in self.situations if not counts.get(name))
        return [name for _, name in often[:most]], never


Rulings = TypeVar("Rulings", bound=AttrsInstance)
Score = TypeVar("Score", bound=PlayerScore)


@frozen(kw_only=True)
class GameKit(Generic[Rulings, Score]):
    """The verification kit of one game; its files are in the package `home`."""

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
    compared: Sequence[str] = ()
    """The clauses in which a player's score depends on the other players."""
    rulings: tuple[str, ...] = ()
    """The rulings that can change a score."""
    ruled: Mapping[str, Sequence[str]] = field(factory=dict)
    """The clauses and facets that each ruling touches, and their neighbours, without the game.

    Their vectors are sent under every declared value.
    """
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
    """Random positions by their kind: `free`, `sparse`, `boundary` or `tied`."""
    changed: Callable[[Random, Position], Data]
    """A position with one change."""
    played: Callable[[Random], Iterator[Data]]
    """Endless positions from random games."""
    size: Callable[[Position], Size]
    """The size of a position, without the names of players."""
    steps: Callable[[Position], Iterator[Data]]
    """The simplifications of a position, except one player fewer; larger results are ignored."""

    plainly: Callable[[Any, Position], Position] = lambda _, move: move
    """The standard form of a move with several notations, in a state."""
    play: PlayKit | None = None
    """The kit for searching whole games; without it, searches are about positions only."""


def kit_of(game: str) -> GameKit[Any, Any]:
    """The kit of a game, loaded on first use.

    >>> kit_of("pier18").categories["lovers"]
    'pier18.score.lovers'
    """
    return registry.part(game, "verification", GameKit)


def play_kit(game: str) -> PlayKit:
    """The kit for searching whole games; only for a game with rules of play."""
    play = kit_of(game).play
    assert play is not None
    return play


def clause_of(game: str, name: str) -> str | None:
    """The clause of a category or of a tie in the kit of a game; None for an unknown name."""
    known = kit_of(game)
    return known.categories.get(name) or known.ties.get(name)


def facets_of(game: str | None = None) -> tuple[Facet, ...]:
    """The facets of the kit of a game, or of all kits, in the order of the rules."""
    names = registry.names("verification") if game is None else (game,)
    return tuple(facet for name in names for facet in kit_of(name).facets)


def find_facets(pattern: str) -> tuple[Facet, ...]:
    """The facets in the kits of all games whose id or clause matches a glob; maybe none.

    >>> [facet.id for facet in find_facets("pier18.tie.date/*place")]
    ['pier18.tie.date/shared-place', 'pier18.tie.date/next-place', 'pier18.tie.date/every-place']
    """
    return tuple(
        facet
        for facet in facets_of()
        if fnmatchcase(facet.id, pattern) or fnmatchcase(facet.clause, pattern)
    )
