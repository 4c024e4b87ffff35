"""The mutants of Pier 18: a plain scorer, and for each mutant one of its methods changed.

The scorer is written from the rules and shares nothing with `boardscore.pier18`. No mutant here is
the same as the scorer: every one is killed by a vector.
"""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG002, ARG005

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from boardscore.verify.mutants.model import Mutant

Pier = Sequence[str]
Space = tuple[int, int]
"""The side, 0 for the upper and 1 for the lower, and the column."""
Group = Collection[Space]
Marks = tuple[int, ...]
"""What a player is ranked by, higher is better: points, symbols, date."""

ALONG: tuple[Space, ...] = ((0, -1), (0, 1))
ACROSS: tuple[Space, ...] = ((1, 0),)


class Scorer:
    """The rules of scoring, each a short method that a mutant can change."""

    def __init__(self, rulings: Mapping[str, Any]) -> None:
        self.same_side = rulings.get("flower_adjacency") == "same_side"
        self.other_kinds_only = rulings.get("flower_points") == "other_kinds_only"

    def score(self, players: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
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

    # Poets

    def poets(self, pier: Pier) -> int:
        return self.pairs(_count(pier, "Q"))

    def pairs(self, poets: int) -> int:
        return poets // 2

    # Lovers

    def lovers(self, pier: Pier) -> int:
        return sum(self.lovers_at(pier, space) for space in _find(pier, "H"))

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

    # Fishers

    def fishers(self, pier: Pier) -> int:
        return self.fisher_points(self.fishers_that_count(*(side.count("A") for side in pier)))

    def fishers_that_count(self, upper: int, lower: int) -> int:
        return max(upper, lower)

    def fisher_points(self, fishers: int) -> int:
        return fishers

    # Flower Sellers

    def flower_sellers(self, pier: Pier) -> int:
        return self.flower_total([self.group_points(pier, group) for group in self.groups(pier)])

    def flower_total(self, points: Sequence[int]) -> int:
        return sum(points)

    def groups(self, pier: Pier) -> list[list[Space]]:
        """Every group of symbols, in the order of the columns of their first symbols."""
        left = sorted(_find(pier), key=lambda space: space[1])
        found = []
        while left:
            group = _spread(left[:1], lambda space: self.beside(pier, space), left)
            left = [space for space in left if space not in group]
            found.append(group)
        return found

    def beside(self, pier: Pier, space: Space) -> list[Space]:
        return _moved(space, ALONG if self.same_side else ALONG + ACROSS)

    def group_points(self, pier: Pier, group: Group) -> int:
        letters = _letters(pier, self.counted(pier, group))
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

    # Plan and Patrons

    def plan(self, completed: bool) -> int:
        return 4 if completed else 0

    def patrons(self, cards: int) -> int:
        return cards

    # Ties

    def marks(self, total: int, player: Mapping[str, Any]) -> Marks:
        return total, self.symbols(player), -self.date(player["plan_date"])

    def symbols(self, player: Mapping[str, Any]) -> int:
        return _count(player["pier"], "SQHA")

    def date(self, written: str) -> int:
        month, day = written.split("-")
        return 100 * int(month) + int(day)

    def ranks(self, marks: Sequence[Marks]) -> list[int]:
        return [1 + sum(other > mark for other in marks) for mark in marks]


# Small things that the scorer and its mutants share


def _find(pier: Pier, letters: str = "SQHA") -> list[Space]:
    return [
        (side, column)
        for side, row in enumerate(pier)
        for column, letter in enumerate(row)
        if letter in letters
    ]


def _count(pier: Pier, letters: str) -> int:
    return len(_find(pier, letters))


def _letters(pier: Pier, spaces: Iterable[Space]) -> str:
    return "".join(pier[side][column] for side, column in spaces)


def _moved(space: Space, steps: Iterable[Space]) -> list[Space]:
    """The spaces that steps lead to; a step to the other side is 1 from either."""
    side, column = space
    return [((side + over) % 2, column + along) for over, along in steps]


def _spread(
    start: Iterable[Space],
    beside: Callable[[Space], Iterable[Space]],
    within: Group,
    most: int = 800,
) -> list[Space]:
    """The spaces that can be reached from some in so many steps, without leaving others."""
    reached = list(start)
    for _ in range(most):
        new = {one for space in reached for one in beside(space)} & set(within) - set(reached)
        if not new:
            break
        reached += sorted(new)
    return reached


def _runs(row: str, letter: str) -> list[int]:
    """How long each row of equal letters is, without a gap."""
    return [len(list(run)) for found, run in groupby(row) if found == letter]


def _sellers(pier: Pier, group: Group) -> list[Space]:
    return [space for space in group if space in _find(pier, "S")]


# Mistakes that take more than a line


def _pairs_in_columns(self: Scorer, pier: Pier) -> int:
    return sum(upper == lower == "Q" for upper, lower in zip(*pier))


def _first_of_near_lovers(self: Scorer, pier: Pier, space: Space) -> list[str]:
    letters = Scorer.near(self, pier, space)
    return [*letters[:2], *(letter.replace("H", ".") for letter in letters[2:])]


def _blocked_from_both_directions(self: Scorer, pier: Pier, space: Space) -> int:
    letters = self.near(pier, space)
    blocked = [any(map(self.blocks, some)) for some in (letters[:2], letters[2:])]
    return self.lovers_points(all(blocked))


def _near_on_both_sides(self: Scorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    across = [self.shown(pier, 1 - side, column + step) for step in (-2, -1, 0, 1, 2)]
    return Scorer.near(self, pier, space) + across


def _near_and_across(self: Scorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    return [*Scorer.near(self, pier, space), pier[1 - side][column]]


def _not_at(column: Callable[[Pier], int]) -> Callable[[Scorer, Pier, Space], int]:
    """Lovers in one column bring nothing."""

    def lovers_at(self: Scorer, pier: Pier, space: Space) -> int:
        return 0 if space[1] == column(pier) else Scorer.lovers_at(self, pier, space)

    return lovers_at


def _beyond(
    end: str, found: Callable[[Pier, int, int], str]
) -> Callable[[Scorer, Pier, int, int], str]:
    """Beyond one end of the pier something else is seen: by the side, and how far beyond."""

    def shown(self: Scorer, pier: Pier, side: int, column: int) -> str:
        over = -1 - column if end == "land" else column - len(pier[side])
        return found(pier, side, over) if over >= 0 else Scorer.shown(self, pier, side, column)

    return shown


def _at(row: str, column: int) -> str:
    return row[column] if -len(row) <= column < len(row) else "."


def _all_spoilt(self: Scorer, pier: Pier) -> int:
    points = [self.lovers_at(pier, space) for space in _find(pier, "H")]
    return sum(points) if all(points) else 0


def _side_with_more_symbols(self: Scorer, pier: Pier) -> int:
    upper, lower = (len(side) - side.count(".") for side in pier)
    return max(side.count("A") for side in pier if len(side) - side.count(".") == max(upper, lower))


def _commonest(self: Scorer, letters: str) -> int:
    others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
    return max((others.count(letter) for letter in set(others)), default=0)


def _kinds(self: Scorer, letters: str) -> int:
    others = letters.replace("S", "", letters.count("S") if self.other_kinds_only else 1)
    return len(set(others))


def _without(letter: str) -> Callable[[Scorer, str], int]:
    """Symbols of one kind bring nothing in a group."""
    return lambda self, letters: Scorer.others(self, letters) - letters.count(letter)


def _reach(
    beside: Callable[[Scorer, Pier, Space], Iterable[Space]], most: int = 800
) -> Callable[[Scorer, Pier, Group], Group]:
    """Of a group with a Flower Seller only that is counted which Flower Sellers reach."""

    def counted(self: Scorer, pier: Pier, group: Group) -> Group:
        sellers = _sellers(pier, group)
        return _spread(sellers, lambda space: beside(self, pier, space), group, most) or group

    return counted


def _one_way(*steps: Space) -> Callable[[Scorer, Pier, Space], list[Space]]:
    """Along the side only some steps lead on, and across as ruled."""
    return lambda self, pier, space: _moved(space, steps + (() if self.same_side else ACROSS))


def _across_only_from(side: int) -> Callable[[Scorer, Pier, Space], list[Space]]:
    """Only from one side a step leads to the other."""

    def beside(self: Scorer, pier: Pier, space: Space) -> list[Space]:
        over = not self.same_side and space[0] == side
        return _moved(space, ALONG + ACROSS if over else ALONG)

    return beside


def _only_sellers_across(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    side, column = space
    seller = not self.same_side and "S" in (pier[0][column], pier[1][column])
    return [*_moved(space, ALONG), *([(1 - side, column)] if seller else [])]


def _columns_once(self: Scorer, pier: Pier, group: Group) -> int:
    letters = _letters(pier, group)
    twice = len(group) - len({column for _, column in group})
    return max(0, self.others(letters) - twice) if "S" in letters else 0


def _and(*steps: Space) -> Callable[[Scorer, Pier, Space], list[Space]]:
    """Further steps lead to adjacent spaces."""
    return lambda self, pier, space: Scorer.beside(self, pier, space) + _moved(space, steps)


def _ring(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    width = len(pier[0])
    return [(side, column % width) for side, column in Scorer.beside(self, pier, space)]


def _flat(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    end = (0, len(pier[0]) - 1)
    more = {end: [(1, 0)], (1, 0): [end]}.get(space, [])
    return Scorer.beside(self, pier, space) + more


def _one_group_a_side(self: Scorer, pier: Pier, space: Space) -> list[Space]:
    whole_side = [(space[0], column) for column in range(len(pier[0]))]
    return whole_side + Scorer.beside(self, pier, space)


def _a_plan_for_all(self: Scorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    plan = self.plan(any(player["plan_completed"] for player in players))
    return [{**self.categories(player), "plan": plan} for player in players]


def _most_patrons(self: Scorer, players: Sequence[Mapping[str, Any]]) -> list[dict[str, int]]:
    most = max(player["patrons"] for player in players)
    return [
        {**self.categories(player), "patrons": most if player["patrons"] == most else 0}
        for player in players
    ]


def _ranked(key: Callable[[Marks, int], Marks]) -> Callable[[Scorer, Sequence[Marks]], list[int]]:
    """Ranks by other marks, which are made of the right ones and the seat."""
    return lambda self, marks: Scorer.ranks(
        self, [key(mark, seat) for seat, mark in enumerate(marks)]
    )


def _first_place_only(
    marks_before: int,
) -> Callable[[Scorer, Sequence[Marks]], list[int]]:
    """Below the first place, what comes after so many marks does not matter."""

    def ranks(self: Scorer, marks: Sequence[Marks]) -> list[int]:
        best = max(marks)[:marks_before]
        return Scorer.ranks(
            self, [mark if mark[:marks_before] == best else mark[:marks_before] for mark in marks]
        )

    return ranks


def _worse_place(self: Scorer, marks: Sequence[Marks]) -> list[int]:
    return [sum(other >= mark for other in marks) for mark in marks]


def _dense(self: Scorer, marks: Sequence[Marks]) -> list[int]:
    return [1 + len({other for other in marks if other > mark}) for mark in marks]


def _round_the_year(self: Scorer, written: str) -> int:
    month, day = map(int, written.split("-"))
    days = sum((31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[: month - 1]) + day - 1
    return min(days, 366 - days)


def _shown_columns(self: Scorer, player: Mapping[str, Any]) -> int:
    return len({column for _, column in _find(player["pier"])})


def _symbols(letters: str) -> Callable[[Scorer, Mapping[str, Any]], int]:
    """Only some kinds of symbols break a tie."""
    return lambda self, player: _count(player["pier"], letters)


def _symbols_by_side(
    choose: Callable[[int, int], int],
) -> Callable[[Scorer, Mapping[str, Any]], int]:
    """A tie is broken by a number made of the symbols on each side."""

    def symbols(self: Scorer, player: Mapping[str, Any]) -> int:
        upper, lower = (_count([side], "SQHA") for side in player["pier"])
        return choose(upper, lower)

    return symbols


# The mutants, in the order of the grid


def _mutant(name: str, **changed: Callable[..., Any]) -> Mutant:
    """A mutant of a facet: the scorer with one method changed."""
    assert len(changed) == 1
    assert hasattr(Scorer, *changed)
    facet = f"pier18.{name.partition(':')[0]}"
    return Mutant(f"pier18.{name}", facet, _asked(type("Mutated", (Scorer,), changed)))


def _asked(scorer: Callable[[Mapping[str, Any]], Scorer]) -> Callable[..., dict[str, Any]]:
    return lambda position: scorer(position.get("rulings", {})).score(position["players"])


MUTANTS: tuple[Mutant, ...] = (
    Mutant("pier18.control:identity", None, _asked(Scorer)),
    Mutant(
        "pier18.control:gross",
        None,
        _asked(type("Gross", (Scorer,), {"total": lambda self, found: sum(found.values()) + 1})),
    ),
    _mutant(
        "pier/patron-cards-apart:left-out",
        symbols=lambda self, player: _count(player["pier"], "SQHA") + player["patrons"],
    ),
    _mutant("score.poets/two-for-one:left-out", pairs=lambda self, poets: poets),
    _mutant("score.poets/two-for-one:inverted", pairs=lambda self, poets: 2 * poets),
    _mutant("score.poets/two-for-one:off-by-one", pairs=lambda self, poets: poets // 3),
    _mutant("score.poets/two-for-one:counted-twice", pairs=lambda self, poets: poets // 2 * 2),
    _mutant("score.poets/two-for-one:max-for-sum", pairs=lambda self, poets: min(1, poets // 2)),
    _mutant("score.poets/two-for-one:misreading", pairs=lambda self, poets: max(0, poets - 1)),
    _mutant(
        "score.poets/odd-one-out:left-out",
        pairs=lambda self, poets: poets / 2 if poets % 2 else poets // 2,
    ),
    _mutant("score.poets/odd-one-out:off-by-one", pairs=lambda self, poets: (poets + 1) // 2),
    _mutant(
        "score.poets/odd-one-out:misreading",
        pairs=lambda self, poets: 0 if poets % 2 else poets // 2,
    ),
    _mutant(
        "score.poets/whole-pier:wrong-scope.each-side",
        poets=lambda self, pier: sum(self.pairs(side.count("Q")) for side in pier),
    ),
    _mutant(
        "score.poets/whole-pier:wrong-scope.upper",
        poets=lambda self, pier: self.pairs(pier[0].count("Q")),
    ),
    _mutant(
        "score.poets/whole-pier:wrong-scope.lower",
        poets=lambda self, pier: self.pairs(pier[1].count("Q")),
    ),
    _mutant(
        "score.poets/whole-pier:max-for-sum",
        poets=lambda self, pier: self.pairs(max(side.count("Q") for side in pier)),
    ),
    _mutant(
        "score.poets/need-not-touch:inverted",
        poets=lambda self, pier: self.pairs(sum(_runs(side, "Q").count(1) for side in pier)),
    ),
    _mutant(
        "score.poets/need-not-touch:wrong-neighbourhood.side",
        poets=lambda self, pier: sum(map(self.pairs, _runs("|".join(pier), "Q"))),
    ),
    _mutant("score.poets/need-not-touch:wrong-neighbourhood.column", poets=_pairs_in_columns),
    _mutant("score.lovers/two-points:left-out", lovers_points=lambda self, blocked: 0),
    _mutant(
        "score.lovers/two-points:inverted", lovers_points=lambda self, blocked: 2 if blocked else 0
    ),
    _mutant(
        "score.lovers/two-points:off-by-one.less",
        lovers_points=lambda self, blocked: 0 if blocked else 1,
    ),
    _mutant(
        "score.lovers/two-points:off-by-one.more",
        lovers_points=lambda self, blocked: 0 if blocked else 3,
    ),
    _mutant(
        "score.lovers/two-points:counted-twice",
        lovers_points=lambda self, blocked: 0 if blocked else 4,
    ),
    _mutant("score.lovers/one-by-one:wrong-scope", lovers=_all_spoilt),
    _mutant(
        "score.lovers/one-by-one:max-for-sum",
        lovers=lambda self, pier: max(
            (self.lovers_at(pier, space) for space in _find(pier, "H")), default=0
        ),
    ),
    _mutant(
        "score.lovers/gap-of-two:left-out",
        steps=lambda self, pier: [step for step in range(-len(pier[0]), len(pier[0])) if step],
    ),
    _mutant("score.lovers/gap-of-two:off-by-one.near", steps=lambda self, pier: (-1, 1)),
    _mutant(
        "score.lovers/gap-of-two:off-by-one.far", steps=lambda self, pier: (-3, -2, -1, 1, 2, 3)
    ),
    _mutant("score.lovers/gap-of-two:wrong-neighbourhood", steps=lambda self, pier: (-2, 2)),
    _mutant(
        "score.lovers/both-directions:wrong-neighbourhood.land", steps=lambda self, pier: (-2, -1)
    ),
    _mutant(
        "score.lovers/both-directions:wrong-neighbourhood.water", steps=lambda self, pier: (1, 2)
    ),
    _mutant("score.lovers/both-directions:misreading", lovers_at=_blocked_from_both_directions),
    _mutant(
        "score.lovers/other-lovers-block:left-out", blocks=lambda self, letter: letter not in ".H"
    ),
    _mutant("score.lovers/other-lovers-block:inverted", blocks=lambda self, letter: letter == "H"),
    _mutant("score.lovers/other-lovers-block:misreading", near=_first_of_near_lovers),
    _mutant(
        "score.lovers/every-kind-blocks:left-out.flower-sellers",
        blocks=lambda self, letter: letter not in ".S",
    ),
    _mutant(
        "score.lovers/every-kind-blocks:left-out.poets",
        blocks=lambda self, letter: letter not in ".Q",
    ),
    _mutant(
        "score.lovers/every-kind-blocks:left-out.fishers",
        blocks=lambda self, letter: letter not in ".A",
    ),
    _mutant("score.lovers/every-kind-blocks:left-out.all", blocks=lambda self, letter: False),
    _mutant("score.lovers/same-side:wrong-scope", near=_near_on_both_sides),
    _mutant("score.lovers/same-side:wrong-neighbourhood", near=_near_and_across),
    _mutant("score.lovers/land-end:inverted", shown=_beyond("land", lambda pier, side, over: "#")),
    _mutant("score.lovers/land-end:off-by-one", lovers_at=_not_at(lambda pier: 0)),
    _mutant(
        "score.lovers/land-end:wrong-neighbourhood.ring",
        shown=_beyond("land", lambda pier, side, over: _at(pier[side], -1 - over)),
    ),
    _mutant(
        "score.lovers/land-end:wrong-neighbourhood.flat",
        shown=_beyond("land", lambda pier, side, over: _at(pier[0], -1 - over) if side else "."),
    ),
    _mutant(
        "score.lovers/water-end:inverted", shown=_beyond("water", lambda pier, side, over: "#")
    ),
    _mutant("score.lovers/water-end:off-by-one", lovers_at=_not_at(lambda pier: len(pier[0]) - 1)),
    _mutant(
        "score.lovers/water-end:wrong-neighbourhood.ring",
        shown=_beyond("water", lambda pier, side, over: _at(pier[side], over)),
    ),
    _mutant(
        "score.lovers/water-end:wrong-neighbourhood.flat",
        shown=_beyond("water", lambda pier, side, over: "." if side else _at(pier[1], over)),
    ),
    _mutant(
        "score.lovers/water-end:misreading",
        shown=_beyond("water", lambda pier, side, over: _at(pier[1 - side], -1 - over)),
    ),
    _mutant(
        "score.fishers/one-point:left-out", fisher_points=lambda self, fishers: min(1, fishers)
    ),
    _mutant(
        "score.fishers/one-point:off-by-one",
        fisher_points=lambda self, fishers: max(0, fishers - 1),
    ),
    _mutant(
        "score.fishers/one-point:counted-twice", fisher_points=lambda self, fishers: 2 * fishers
    ),
    _mutant("score.fishers/one-point:misreading", fisher_points=lambda self, fishers: fishers // 2),
    _mutant(
        "score.fishers/fuller-side:inverted",
        fishers_that_count=lambda self, upper, lower: min(upper, lower),
    ),
    _mutant(
        "score.fishers/fuller-side:wrong-scope.upper",
        fishers_that_count=lambda self, upper, lower: upper,
    ),
    _mutant(
        "score.fishers/fuller-side:wrong-scope.lower",
        fishers_that_count=lambda self, upper, lower: lower,
    ),
    _mutant("score.fishers/fuller-side:misreading", fishers=_side_with_more_symbols),
    _mutant(
        "score.fishers/other-side-nothing:left-out",
        fishers_that_count=lambda self, upper, lower: upper + lower,
    ),
    _mutant(
        "score.fishers/other-side-nothing:inverted",
        fishers_that_count=lambda self, upper, lower: abs(upper - lower),
    ),
    _mutant(
        "score.fishers/equal-sides:counted-twice",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (1 + (upper == lower)),
    ),
    _mutant(
        "score.fishers/equal-sides:tie-wrong",
        fishers_that_count=lambda self, upper, lower: max(upper, lower) * (upper != lower),
    ),
    _mutant(
        "score.fishers/need-not-touch:inverted",
        fishers=lambda self, pier: max(_runs(side, "A").count(1) for side in pier),
    ),
    _mutant(
        "score.fishers/need-not-touch:wrong-neighbourhood",
        fishers=lambda self, pier: max(_runs("|".join(pier), "A"), default=0),
    ),
    _mutant(
        "score.flower-sellers/one-per-other-symbol:left-out",
        seller_group=lambda self, letters: min(1, self.others(letters)),
    ),
    _mutant(
        "score.flower-sellers/one-per-other-symbol:off-by-one.more",
        seller_group=lambda self, letters: self.others(letters) + 1,
    ),
    _mutant(
        "score.flower-sellers/one-per-other-symbol:off-by-one.less",
        seller_group=lambda self, letters: max(0, self.others(letters) - 1),
    ),
    _mutant(
        "score.flower-sellers/one-per-other-symbol:counted-twice",
        seller_group=lambda self, letters: 2 * self.others(letters),
    ),
    _mutant("score.flower-sellers/every-kind:left-out.poets", others=_without("Q")),
    _mutant("score.flower-sellers/every-kind:left-out.lovers", others=_without("H")),
    _mutant("score.flower-sellers/every-kind:left-out.fishers", others=_without("A")),
    _mutant("score.flower-sellers/every-kind:max-for-sum", others=_commonest),
    _mutant("score.flower-sellers/every-kind:misreading", others=_kinds),
    _mutant(
        "score.flower-sellers/other-sellers:inverted",
        others=lambda self, letters: letters.count("S") - 1,
    ),
    _mutant(
        "score.flower-sellers/other-sellers:off-by-one",
        others=lambda self, letters: Scorer.others(self, letters) + (letters.count("S") > 1),
    ),
    _mutant(
        "score.flower-sellers/other-sellers:counted-twice",
        others=lambda self, letters: Scorer.others(self, letters) + letters.count("S") - 1,
    ),
    _mutant(
        "score.flower-sellers/alone:off-by-one",
        seller_group=lambda self, letters: self.others(letters) + (len(letters) == 1),
    ),
    _mutant(
        "score.flower-sellers/needs-a-seller:left-out", scores=lambda self, pier, letters: True
    ),
    _mutant(
        "score.flower-sellers/needs-a-seller:inverted",
        scores=lambda self, pier, letters: "S" not in letters,
    ),
    _mutant(
        "score.flower-sellers/needs-a-seller:wrong-scope",
        scores=lambda self, pier, letters: _count(pier, "S") > 0,
    ),
    _mutant(
        "score.flower-sellers/once-per-group:inverted",
        seller_group=lambda self, letters: self.others(letters) if letters.count("S") == 1 else 0,
    ),
    _mutant(
        "score.flower-sellers/once-per-group:counted-twice",
        seller_group=lambda self, letters: self.others(letters) * letters.count("S"),
    ),
    _mutant(
        "score.flower-sellers/every-group:wrong-scope",
        flower_total=lambda self, points: next(filter(None, points), 0),
    ),
    _mutant(
        "score.flower-sellers/every-group:max-for-sum",
        flower_total=lambda self, points: max(points, default=0),
    ),
    _mutant("score.flower-sellers/whole-group:off-by-one", counted=_reach(Scorer.beside, most=2)),
    _mutant(
        "score.flower-sellers/whole-group:wrong-neighbourhood",
        counted=_reach(Scorer.beside, most=1),
    ),
    _mutant("score.flower-sellers/along-the-side:left-out", beside=_one_way()),
    _mutant(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.land",
        counted=_reach(_one_way((0, -1))),
    ),
    _mutant(
        "score.flower-sellers/along-the-side:wrong-neighbourhood.water",
        counted=_reach(_one_way((0, 1))),
    ),
    _mutant("score.flower-sellers/across-the-column:wrong-scope", beside=_only_sellers_across),
    _mutant(
        "score.flower-sellers/across-the-column:wrong-neighbourhood.down",
        counted=_reach(_across_only_from(0)),
    ),
    _mutant(
        "score.flower-sellers/across-the-column:wrong-neighbourhood.up",
        counted=_reach(_across_only_from(1)),
    ),
    _mutant("score.flower-sellers/across-the-column:misreading", group_points=_columns_once),
    _mutant(
        "score.flower-sellers/no-diagonals:inverted",
        beside=lambda self, pier, space: _moved(space, (*ALONG, (1, -1), (1, 1))),
    ),
    _mutant("score.flower-sellers/no-diagonals:wrong-neighbourhood", beside=_and((1, -1), (1, 1))),
    _mutant(
        "score.flower-sellers/empty-space-parts:left-out", groups=lambda self, pier: [_find(pier)]
    ),
    _mutant("score.flower-sellers/empty-space-parts:off-by-one", beside=_and((0, -2), (0, 2))),
    _mutant("score.flower-sellers/empty-space-parts:wrong-scope", beside=_one_group_a_side),
    _mutant("score.flower-sellers/ends-apart:wrong-neighbourhood.ring", beside=_ring),
    _mutant("score.flower-sellers/ends-apart:wrong-neighbourhood.flat", beside=_flat),
    _mutant("score.plan/four-points:left-out", plan=lambda self, completed: 0),
    _mutant(
        "score.plan/four-points:off-by-one.less", plan=lambda self, completed: 3 if completed else 0
    ),
    _mutant(
        "score.plan/four-points:off-by-one.more", plan=lambda self, completed: 5 if completed else 0
    ),
    _mutant(
        "score.plan/four-points:counted-twice", plan=lambda self, completed: 8 if completed else 0
    ),
    _mutant("score.plan/only-if-completed:left-out", plan=lambda self, completed: 4),
    _mutant(
        "score.plan/only-if-completed:inverted", plan=lambda self, completed: 0 if completed else 4
    ),
    _mutant("score.plan/only-if-completed:wrong-scope", all_categories=_a_plan_for_all),
    _mutant(
        "score.plan/only-if-completed:misreading",
        plan=lambda self, completed: 4 if completed else -4,
    ),
    _mutant("score.patrons/one-each:left-out", patrons=lambda self, cards: 0),
    _mutant("score.patrons/one-each:off-by-one", patrons=lambda self, cards: max(0, cards - 1)),
    _mutant("score.patrons/one-each:wrong-scope", all_categories=_most_patrons),
    _mutant("score.patrons/one-each:counted-twice", patrons=lambda self, cards: 2 * cards),
    _mutant("score.patrons/one-each:max-for-sum", patrons=lambda self, cards: min(1, cards)),
    _mutant("score.patrons/one-each:misreading", patrons=lambda self, cards: cards // 2),
    _mutant(
        "score.patrons/added-to-the-rest:left-out.patrons",
        total=lambda self, found: sum(found.values()) - found["patrons"],
    ),
    _mutant(
        "score.patrons/added-to-the-rest:left-out.plan",
        total=lambda self, found: sum(found.values()) - found["plan"],
    ),
    _mutant(
        "score.patrons/added-to-the-rest:max-for-sum", total=lambda self, found: max(found.values())
    ),
    _mutant(
        "tie.symbols/points-first:inverted", ranks=_ranked(lambda mark, seat: (-mark[0], *mark[1:]))
    ),
    _mutant(
        "tie.symbols/points-first:tie-wrong",
        ranks=_ranked(lambda mark, seat: (mark[1], mark[0], mark[2])),
    ),
    _mutant(
        "tie.symbols/most-symbols:left-out", ranks=_ranked(lambda mark, seat: (mark[0], mark[2]))
    ),
    _mutant(
        "tie.symbols/most-symbols:inverted",
        ranks=_ranked(lambda mark, seat: (mark[0], -mark[1], mark[2])),
    ),
    _mutant(
        "tie.symbols/most-symbols:tie-wrong.shared", ranks=_ranked(lambda mark, seat: mark[:1])
    ),
    _mutant(
        "tie.symbols/most-symbols:tie-wrong.seat",
        ranks=_ranked(lambda mark, seat: (mark[0], -seat)),
    ),
    _mutant("tie.symbols/every-kind:left-out.flower-sellers", symbols=_symbols("QHA")),
    _mutant("tie.symbols/every-kind:left-out.poets", symbols=_symbols("SHA")),
    _mutant("tie.symbols/every-kind:left-out.lovers", symbols=_symbols("SQA")),
    _mutant("tie.symbols/every-kind:left-out.fishers", symbols=_symbols("SQH")),
    _mutant(
        "tie.symbols/every-kind:misreading",
        symbols=lambda self, player: len(set("".join(player["pier"])) - {"."}),
    ),
    _mutant(
        "tie.symbols/both-sides:wrong-scope.upper",
        symbols=_symbols_by_side(lambda upper, lower: upper),
    ),
    _mutant(
        "tie.symbols/both-sides:wrong-scope.lower",
        symbols=_symbols_by_side(lambda upper, lower: lower),
    ),
    _mutant("tie.symbols/both-sides:max-for-sum", symbols=_symbols_by_side(max)),
    _mutant("tie.symbols/not-the-length:wrong-scope", symbols=_shown_columns),
    _mutant(
        "tie.symbols/not-the-length:misreading.length",
        symbols=lambda self, player: len(player["pier"][0]),
    ),
    _mutant(
        "tie.symbols/not-the-length:misreading.blanks",
        symbols=lambda self, player: -_count(player["pier"], "."),
    ),
    _mutant("tie.symbols/every-place:wrong-scope", ranks=_first_place_only(1)),
    _mutant(
        "tie.date/symbols-first:tie-wrong",
        ranks=_ranked(lambda mark, seat: (mark[0], mark[2], mark[1])),
    ),
    _mutant("tie.date/earliest:left-out", ranks=_ranked(lambda mark, seat: mark[:2])),
    _mutant("tie.date/earliest:inverted", ranks=_ranked(lambda mark, seat: (*mark[:2], -mark[2]))),
    _mutant(
        "tie.date/earliest:tie-wrong.seat", ranks=_ranked(lambda mark, seat: (*mark[:2], -seat))
    ),
    _mutant(
        "tie.date/earliest:tie-wrong.last-seat", ranks=_ranked(lambda mark, seat: (*mark[:2], seat))
    ),
    _mutant(
        "tie.date/month-before-day:left-out.month", date=lambda self, written: int(written[3:])
    ),
    _mutant("tie.date/month-before-day:left-out.day", date=lambda self, written: int(written[:2])),
    _mutant(
        "tie.date/month-before-day:inverted",
        date=lambda self, written: 100 * int(written[3:]) + int(written[:2]),
    ),
    _mutant("tie.date/month-before-day:misreading", date=_round_the_year),
    _mutant(
        "tie.date/shared-place:tie-wrong.seat", ranks=_ranked(lambda mark, seat: (*mark, -seat))
    ),
    _mutant("tie.date/shared-place:tie-wrong.worse", ranks=_worse_place),
    _mutant("tie.date/next-place:off-by-one", ranks=_dense),
    _mutant("tie.date/every-place:wrong-scope", ranks=_first_place_only(2)),
)
"""Every mutant of Pier 18, and the two controls."""
