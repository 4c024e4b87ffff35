"""What the written rules give for a position, fast enough for a search, and how answers differ.

A position here is plain data in the canonical form of the vectors. The scores come from the fast
paths of the games; the readable scorers are asked only where an answer differs.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from boardscore import auctionland, pier18, positions
from boardscore.auctionland import fast as islands
from boardscore.auctionland.model import Table, Tables
from boardscore.auctionland.pieces import Cell
from boardscore.core.messages import Message
from boardscore.core.ranking import TiesBelowFirst, standing
from boardscore.core.results import Result
from boardscore.core.rulings import Value, as_dict, changed
from boardscore.pier18 import fast as piers
from boardscore.pier18.scoring import tie_date
from boardscore.verify.driver.protocol import Scored

Position = Mapping[str, Any]

Names = frozenset[str]
"""What two answers differ in: categories, `totals`, `ranks`."""

_CELLS = [[Cell(row, column) for column in range(4)] for row in range(4)]
_NO_TILES = islands.masks(auctionland.Island(((None,),)))


class KitError(Exception):
    """The kit contradicts itself: nothing that it says of a program counts."""

    def __init__(self, position: "Position", said: Scored, fast: Scored) -> None:
        super().__init__(position, said, fast)
        self.position = position
        """The position that is scored in two ways."""
        self.said = said
        """What the readable scorer gives."""
        self.fast = fast
        """What the fast one gives."""

    @property
    def message(self) -> Message:
        """The contradiction as a sentence."""
        scores = {"said": self.said.totals, "fast": self.fast.totals}
        return Message("found.fault", position=json.dumps(self.position), **scores)


class Reference:
    """The scores of one game under the rulings that an implementation plays by.

    >>> rules = Reference("pier18", {"flower_points": "other_kinds_only"})
    >>> player = {"name": "Anna", "pier": ["SSQ", "..."], "plan_completed": True, "patrons": 1}
    >>> rules.score({"game": "pier18", "players": [{**player, "plan_date": "01-01"}]}).totals
    (6,)

    Raises `ModelError` for rulings that the game does not have.
    """

    def __init__(self, game: str, rulings: Mapping[str, Value] | None = None) -> None:
        self.game = game
        """The game: `pier18` or `auctionland`."""
        defaults = pier18.Rulings() if game == "pier18" else auctionland.Rulings()
        chosen = changed(defaults, rulings or {})
        self.rulings: Mapping[str, Value] = as_dict(chosen)
        """Every ruling of the game with the value that is judged by."""
        self.categories = _CATEGORIES[game]
        """The categories of the game, in their order."""
        self._ties_below_first = TiesBelowFirst.SAME_RULES
        self._marks: Callable[[Position], Marks] = _islands_marks
        if isinstance(chosen, pier18.Rulings):
            self._ties_below_first = chosen.ties_below_first
            self._marks = _marks_with(chosen)

    def asked(self, position: Position) -> dict[str, Any]:
        """A position as it is asked: with the rulings."""
        return {**position, "rulings": self.rulings}

    def score(self, position: Position) -> Scored:
        """The totals, the categories and the ranks; raises `ValueError` if points are missing."""
        categories, ties = self._marks(position)
        if not _all_known(categories):
            raise ValueError(position)
        totals = tuple(sum(own.values()) for own in categories)
        marks = [(total, *tie) for total, tie in zip(totals, ties)]
        ranks = standing(marks, self._ties_below_first).ranks
        return Scored(totals, tuple(categories), tuple(rank or 0 for rank in ranks))

    def explained(self, position: Position) -> Result:
        """The score of the readable scorer, with its lines."""
        return positions.score(self.asked(position))

    def check(self, position: Position, expected: Scored) -> None:
        """Raises `KitError` unless the readable scorer gives the same."""
        result = self.explained(position)
        said = Scored(
            tuple(one.total or 0 for one in result.players),
            tuple(
                {key: points or 0 for key, points in one.categories.items()}
                for one in result.players
            ),
            tuple(rank or 0 for rank in result.ranks),
        )
        if said != expected:
            raise KitError(position, said, expected)

    def can_score(self, position: Position) -> bool:
        """Whether all points of a position are known: no count is beyond its table."""
        categories, _ = self._marks(position)
        return _all_known(categories)

    def ties(self, position: Position, expected: Scored) -> Names:
        """What parts players from each other: `points`, a tie breaker, or nothing: `shared`."""
        _, ties = self._marks(position)
        marks = [(total, *tie) for total, tie in zip(expected.totals, ties)]
        names = ("points", *_TIES[self.game], "shared")
        return frozenset(
            names[next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), -1)]
            for one, other in combinations(marks, 2)
        )

    def in_play(self, position: Position) -> Names:
        """The categories that a position holds anything for: all others must give nothing."""
        return _IN_PLAY[self.game](position)


def _all_known(categories: Sequence[Mapping[str, Any]]) -> bool:
    return all(points is not None for own in categories for points in own.values())


Marks = tuple[Sequence[dict[str, Any]], Sequence[tuple[int, ...]]]
"""The categories of all players, and what breaks their ties."""

_CATEGORIES = {
    "pier18": pier18.PierScore.CATEGORIES,
    "auctionland": auctionland.IslandScore.CATEGORIES,
}
_TIES = {"pier18": ("symbols", "date"), "auctionland": ("money",)}


# Pier 18


def _marks_with(rulings: pier18.Rulings) -> Callable[[Position], Marks]:
    def marks(position: Position) -> Marks:
        categories, ties = [], []
        for player in position["players"]:
            found = piers.read("\n".join(player["pier"]))
            own = piers.categories(found, rulings)
            own["plan"] = 4 if player["plan_completed"] else 0
            own["patrons"] = player["patrons"]
            categories.append(own)
            ties.append((piers.tie_symbols(found), _date(player["plan_date"])))
        return categories, ties

    return marks


@cache
def _date(text: str) -> int:
    found = tie_date(pier18.CardDate.parse(text))
    assert found is not None
    return found


_LETTERS = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}


def _pier_in_play(position: Position) -> Names:
    players = position["players"]
    letters = set("".join(side for player in players for side in player["pier"])) - {"."}
    beside = {"plan": "plan_completed", "patrons": "patrons"}
    return frozenset(
        {_LETTERS[letter] for letter in letters}
        | {name for name, key in beside.items() if any(player[key] for player in players)}
    )


# Auctionland


def _islands_marks(position: Position) -> Marks:
    players = position["players"]
    counts = [
        player["counts"] if "counts" in player else islands.counts(masks(player["island"]))
        for player in players
    ]
    tables = position["tables"]
    known = Tables(_table(tuple(tables["beaches"])), _table(tuple(tables["theme_parks"])))
    return islands.categories(counts, known), [(player["money"],) for player in players]


@lru_cache(1024)
def _table(entries: tuple[int | str, ...]) -> Table:
    return Table.parse(entries)


def masks(rows: Sequence[str]) -> islands.Masks:
    """The masks of an island in lines of the notation; those of a tile are kept."""
    found = _NO_TILES
    for cells, row in zip(_CELLS, rows):
        for cell, text in zip(cells, row.split()):
            if text != ".":
                found = islands.laid(found, _tile(text), cell)
    return found


@lru_cache(1 << 16)
def _tile(text: str) -> islands.Masks:
    return islands.masks_of_tile(auctionland.Tile.parse(text))


_ISLAND_LETTERS = {
    "B": "beaches",
    "T": "theme_parks",
    "G": "gardens_houses",
    "H": "gardens_houses",
    "P": "peace",
    "L": "love",
    "M": "music",
}


def _island_in_play(position: Position) -> Names:
    found: set[str] = set()
    for player in position["players"]:
        letters = set("".join(player.get("island", ())).upper())
        found |= {name for letter, name in _ISLAND_LETTERS.items() if letter in letters}
        counted = {name for name, count in player.get("counts", {}).items() if count}
        found |= {"gardens_houses" if name in {"gardens", "houses"} else name for name in counted}
    return frozenset(found)


_IN_PLAY: Mapping[str, Callable[[Position], Names]] = {
    "pier18": _pier_in_play,
    "auctionland": _island_in_play,
}


# Differences


def differing(expected: Scored, answer: Scored) -> Names:
    """What an answer gets wrong: categories; else `totals`; else, if all points agree, `ranks`.

    What an answer leaves out is not looked at.

    >>> differing(Scored((3,), ({"poets": 1, "plan": 2},)), Scored((4,), ({"poets": 2},)))
    frozenset({'poets'})
    >>> differing(Scored((3, 3), ranks=(1, 1)), Scored((3, 3), ranks=(1, 2)))
    frozenset({'ranks'})
    """
    wrong: set[str] = set()
    if answer.categories is not None and answer.categories != expected.categories:
        wrong = _wrong_categories(expected.categories or (), answer.categories)
    if not wrong and answer.totals != expected.totals:
        wrong = {"totals"}
    if not wrong and answer.ranks not in {None, expected.ranks}:
        wrong = {"ranks"}
    return frozenset(wrong)


def _wrong_categories(
    expected: Sequence[Mapping[str, int]], got: Sequence[Mapping[str, int]]
) -> set[str]:
    if len(expected) != len(got):
        return {"categories"}
    return {
        name
        for own, given in zip(expected, got)
        for name, points in given.items()
        if own.get(name) != points
    }
