"""A plain scorer of Pier 18 with one short method for each rule.

It is written from the rules alone and shares no code with `boardscore.pier18`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from boardscore.verify.vectors.plain_programs import PlainScorer

Pier = Sequence[str]
Space = tuple[int, int]
"""The side, 0 for the upper and 1 for the lower, and the column."""
Group = Collection[Space]
Marks = tuple[int, ...]
"""The values of a ranking, higher is better: points, symbols, date."""

ALONG: tuple[Space, ...] = ((0, -1), (0, 1))
ACROSS: tuple[Space, ...] = ((1, 0),)


class RuleScorer(PlainScorer):
    """The rules of scoring in short methods that a misreading can change."""

    GAME: ClassVar[str] = "pier18"

    def __init__(self, rulings: Mapping[str, Any]) -> None:
        self.same_side = rulings.get("flower_adjacency") != "orthogonal"
        self.shared_below_first = rulings.get("ties_below_first") == "shared"
        self.other_kinds_only = rulings.get("flower_points") == "other_kinds_only"

    def score(self, position: Mapping[str, Any]) -> dict[str, Any]:
        players = position["players"]
        categories = self.all_categories(players)
        totals = [self.total(one) for one in categories]
        marks = [self.marks(total, player) for total, player in zip(totals, players)]
        return {"totals": totals, "categories": categories, "ranks": self.ranks(marks)}

    def all_categories(self, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
        return [self.categories(player) for player in players]

    def categories(self, player: Mapping[str, Any]) -> dict[str, int]:
        pier = player["pier"]
        return {
            "poets": self.poets(pier),
            "lovers": self.lovers(pier),
            "fishers": self.fishers(pier),
            "flower_sellers": self.flower_sellers(pier),
            "plan": self.plan(player["plan_completed"]),
            "patrons": self.patrons(player["patrons"]),
        }

    def total(self, categories: Mapping[str, int]) -> int:
        return sum(categories.values())

    def poets(self, pier: Pier) -> int:
        return self.pairs(count(pier, "Q"))

    def pairs(self, poets: int) -> int:
        return poets // 2

    def lovers(self, pier: Pier) -> int:
        return sum(self.lovers_at(pier, space) for space in spaces_of(pier, "H"))

    def lovers_at(self, pier: Pier, space: Space) -> int:
        return self.lovers_points(any(self.blocks(letter) for letter in self.near(pier, space)))

    def lovers_points(self, blocked: bool) -> int:
        return 0 if blocked else 2

    def near(self, pier: Pier, space: Space) -> list[str]:
        side, column = space
        return [self.shown(pier, side, column + step) for step in self.steps(pier)]

    def steps(self, pier: Pier) -> Iterable[int]:
        return (-2, -1, 1, 2)

    def shown(self, pier: Pier, side: int, column: int) -> str:
        return pier[side][column] if 0 <= column < len(pier[side]) else "."

    def blocks(self, letter: str) -> bool:
        return letter != "."

    def fishers(self, pier: Pier) -> int:
        return self.fisher_points(self.fishers_that_count(*(side.count("A") for side in pier)))

    def fishers_that_count(self, upper: int, lower: int) -> int:
        return max(upper, lower)

    def fisher_points(self, fishers: int) -> int:
        return fishers

    def flower_sellers(self, pier: Pier) -> int:
        return self.flower_total([self.group_points(pier, group) for group in self.groups(pier)])

    def flower_total(self, points: Sequence[int]) -> int:
        return sum(points)

    def groups(self, pier: Pier) -> list[list[Space]]:
        """Every group of symbols, in the order of the columns of their first symbols."""
        left = sorted(spaces_of(pier), key=lambda space: space[1])
        found = []
        while left:
            group = spread(left[:1], lambda space: self.neighbours(pier, space), left)
            left = [space for space in left if space not in group]
            found.append(group)
        return found

    def neighbours(self, pier: Pier, space: Space) -> list[Space]:
        return reachable_spaces(space, ALONG if self.same_side else ALONG + ACROSS)

    def group_points(self, pier: Pier, group: Group) -> int:
        letters = "".join(pier[side][column] for side, column in self.counted(pier, group))
        return self.seller_group(letters) if self.scores(pier, letters) else 0

    def counted(self, pier: Pier, group: Group) -> Group:
        return group

    def scores(self, pier: Pier, letters: str) -> bool:
        return "S" in letters

    def seller_group(self, letters: str) -> int:
        return self.others(letters)

    def others(self, letters: str) -> int:
        left_out = letters.count("S") if self.other_kinds_only else 1
        return len(letters) - left_out

    def plan(self, completed: bool) -> int:
        return 4 if completed else 0

    def patrons(self, cards: int) -> int:
        return cards

    def marks(self, total: int, player: Mapping[str, Any]) -> Marks:
        return total, self.symbols(player), -self.date(player["plan_date"])

    def symbols(self, player: Mapping[str, Any]) -> int:
        return count(player["pier"], "SQHA")

    def date(self, written: str) -> int:
        month, day = written.split("-")
        return 100 * int(month) + int(day)

    def ranks(self, marks: Sequence[Marks]) -> list[int]:
        first = max(marks)
        if self.shared_below_first:
            marks = [mark if mark == first else mark[:1] for mark in marks]
        return [1 + sum(other > mark for other in marks) for mark in marks]


def spaces_of(pier: Pier, letters: str = "SQHA") -> list[Space]:
    return [
        (side, column)
        for side, row in enumerate(pier)
        for column, letter in enumerate(row)
        if letter in letters
    ]


def count(pier: Pier, letters: str) -> int:
    return sum(letter in letters for row in pier for letter in row)


def reachable_spaces(space: Space, steps: Iterable[Space]) -> list[Space]:
    """The spaces after a plain scorer's steps; a step of 1 from either side leads across."""
    side, column = space
    return [((side + over) % 2, column + along) for over, along in steps]


def spread(
    start: Iterable[Space],
    neighbours: Callable[[Space], Iterable[Space]],
    within: Group,
    most: int = 800,
) -> list[Space]:
    """The spaces that a plain scorer reaches within so many steps of some, inside a group."""
    reached = newest = list(start)
    left = set(within) - set(reached)
    for _ in range(most):
        newest = sorted({one for space in newest for one in neighbours(space)} & left)
        if not newest:
            break
        reached = reached + newest
        left.difference_update(newest)
    return reached
