"""The differences of an answer from the expectation of a test vector."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

from boardscore.core.errors import path_text
from boardscore.documents.source_positions import Path
from boardscore.verify.right_answers import faults_of_list, plainly_after
from boardscore.verify.vectors.vectors import TABLE, Rulings, Vector

_HEADS = ("totals", "players", "moves", "error")
"""The key that shows the kind of an expectation or answer."""


@frozen
class Difference:
    """A difference of an answer from the expectation of a vector, at one place."""

    place: Path
    """The part, the seat and the category; or that of an error. For an extra move, `moves` and its
    index; for a missing one, `moves` alone. Empty if the whole answer is different.
    """
    expected: Any
    """The expected value; None for an extra move."""
    got: Any
    """The received value; None for a missing move."""

    @property
    def part(self) -> str:
        """The part of the answer: `totals`, `moves`, ...; empty for another kind of answer."""
        return str(self.place[0]) if self.place else ""

    @property
    def seat(self) -> int | None:
        """The player with the wrong points; None if no single player is affected."""
        of_player = self.part in {"totals", "categories"} and len(self.place) > 1
        return int(self.place[1]) if of_player else None

    @property
    def category(self) -> str | None:
        """The wrong category, if it is one."""
        named = self.part == "categories" and len(self.place) > 2
        return str(self.place[2]) if named else None

    @property
    def path(self) -> str:
        """The path as text.

        >>> Difference(("categories", 1, "poets"), 2, 3).path
        'categories[1].poets'
        """
        return path_text(self.place)


def check(vector: Vector, answer: object, rulings: Rulings | None = None) -> list[Difference]:
    """The differences of an answer from the expectation of a vector under the rulings.

    Missing parts are ignored (`missing_parts` has them), but the totals, moves or error must be
    there, whichever is expected.
    """
    expected = vector.expected(rulings)
    if not _answers(expected, answer):
        return [Difference((), dict(expected), answer)]
    assert isinstance(answer, Mapping)
    return [
        difference
        for key, value in expected.items()
        if key in answer
        for difference in (
            _compared_moves(vector, rulings or {}, answer[key])
            if key == "moves"
            else _compared((key,), value, answer[key], may_say_more=vector.op in TABLE)
        )
    ]


def unknown_categories(vector: Vector, answer: Mapping[str, Any]) -> tuple[str, ...]:
    """The category names in an answer that differ from a vector's, each once."""
    known = vector.categories
    named = (name for points in answer.get("categories", ()) for name in points)
    return tuple(dict.fromkeys(name for name in named if known and name not in known))


def understood(vector: Vector, answer: Mapping[str, Any]) -> Mapping[str, Any]:
    """An answer without its unknown categories, so that differences are in known ones."""
    strange = unknown_categories(vector, answer)
    if not strange:
        return answer
    kept = [
        {name: points for name, points in player.items() if name not in strange}
        for player in answer["categories"]
    ]
    return {**answer, "categories": kept}


def missing_parts(vector: Vector, answer: object, rulings: Rulings | None = None) -> list[Path]:
    """The expected parts that an answer lacks, which are no differences: `[("ranks",)]`."""
    expected = vector.expected(rulings)
    if not _answers(expected, answer):
        return []
    assert isinstance(answer, Mapping)
    checked = {key: value for key, value in expected.items() if key != "moves" or key not in answer}
    return list(_left_out((), checked, answer))


def _answers(expected: Mapping[str, Any], answer: object) -> bool:
    """Whether an answer is of the expected kind: totals, moves or an error."""
    head = next(one for one in _HEADS if one in expected)
    return isinstance(answer, Mapping) and head in answer


def _left_out(place: Path, expected: Any, got: Any) -> Iterator[Path]:
    """The expected keys that the tables of an answer lack, at any depth."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            below = (*place, key)
            yield from _left_out(below, value, got[key]) if key in got else [below]
    elif isinstance(expected, list) and isinstance(got, list):
        for index, (one, other) in enumerate(zip(expected, got)):
            yield from _left_out((*place, index), one, other)


def _compared(place: Path, expected: Any, got: Any, *, may_say_more: bool) -> Iterator[Difference]:
    """The differences below a path; of a table, only existing keys are compared.

    An answer about the table may have additional keys at any depth.
    """
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        parts = [
            (key, expected.get(key), part)
            for key, part in got.items()
            if key in expected or not may_say_more
        ]
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        parts = [(at, *both) for at, both in enumerate(zip(expected, got))]
    elif type(expected) is type(got) and expected == got:
        return
    else:
        yield Difference(place, expected, got)
        return
    for key, one, other in parts:
        yield from _compared((*place, key), one, other, may_say_more=may_say_more)


def _compared_moves(vector: Vector, rulings: Mapping[str, Any], got: Any) -> Iterator[Difference]:
    """The missing moves, then the extra ones, whatever their notation."""
    expected = vector.expected(rulings)["moves"]
    if not isinstance(got, list | tuple):
        yield Difference(("moves",), list(expected), got)
        return
    wrong = faults_of_list(expected, got, plainly_after(vector.content(rulings)))
    yield from (Difference(("moves",), move, None) for move in wrong.missing)
    yield from (Difference(("moves", place), None, move) for place, move in wrong.too_many)
