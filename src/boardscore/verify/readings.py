"""Readings: how an implementation decides the rulings, by what it says and by what it answers."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from attrs import frozen

from boardscore import auctionland, pier18
from boardscore.rulings import Value, choices
from boardscore.verify.vectors import Vector, check

Rulings = Mapping[str, Value]

OPTIONS: Mapping[str, Mapping[str, tuple[Value, ...]]] = {
    "pier18": choices(pier18.Rulings),
    "auctionland": choices(auctionland.Rulings),
}
"""The rulings of each game with their values, the default first."""


@frozen
class Answered:
    """A vector and what the implementation answered to it."""

    vector: Vector
    answer: Mapping[str, Any]

    def agrees(self, reading: Rulings) -> bool:
        """Whether the answer is what is expected under a reading."""
        return not check(self.vector, self.answer, reading)


@frozen
class Reading:
    """How an implementation reads one game, as far as its answers show."""

    rulings: Rulings
    """The reading that it is judged under: every ruling of the game."""
    inferred: Rulings
    """Those of them that it did not declare, and that its answers show not to be the default."""
    told_by: int
    """How many vectors show what is inferred."""
    mixed: bool
    """Whether no reading fits all the answers that tell readings apart."""


def known(declared: Rulings) -> dict[str, Value]:
    """What is declared, without what is no ruling of any game or no value of one."""
    options = {name: values for game in OPTIONS.values() for name, values in game.items()}
    return {
        name: value for name, value in declared.items() if _is_one_of(value, options.get(name, ()))
    }


def _is_one_of(value: object, values: Iterable[Value]) -> bool:
    return any(type(value) is type(one) and value == one for one in values)


def held(game: str, declared: Rulings) -> dict[str, Value]:
    """Every ruling of a game: as declared, else by default."""
    return {name: declared.get(name, values[0]) for name, values in OPTIONS[game].items()}


def possible(vectors: Iterable[Vector], start: Rulings, fixed: Iterable[str]) -> list[Rulings]:
    """The readings that vectors of a game tell apart, the nearest to a first one first."""
    game = {name: values for options in OPTIONS.values() for name, values in options.items()}
    named = {name for vector in vectors for one in vector.variants for name in one["when"]}
    free = [name for name in start if name in named - set(fixed)]
    ways = [dict(zip(free, values)) for values in product(*(game[name] for name in free))]
    return sorted(({**start, **way} for way in ways), key=lambda way: len(changes(start, way)))


def changes(start: Rulings, reading: Rulings) -> dict[str, Value]:
    """The rulings in which a reading differs from another."""
    return {name: value for name, value in reading.items() if start[name] != value}


def infer(game: str, answers: Sequence[Answered], declared: Rulings) -> Reading:
    """The reading of one game: what is declared, and of the rest what all telling answers show.

    An answer tells something if some readings make it right and others wrong. One that no reading
    makes right is wrong anyway, and says nothing about the reading. But if most are wrong anyway
    where readings differ, the others are right by chance, and show no reading either.
    """
    start = held(game, declared)
    readings = possible((one.vector for one in answers), start, declared)
    telling = [one for one in answers if len({one.agrees(way) for way in readings}) > 1]
    for reading in readings:
        if all(one.agrees(reading) for one in telling):
            if not _is_shown(reading, answers, start):
                return Reading(start, {}, 0, mixed=False)
            told_by = sum(not one.agrees(start) for one in telling)
            return Reading(reading, changes(start, reading), told_by, mixed=False)
    return Reading(start, {}, 0, mixed=True)


def _is_shown(reading: Rulings, answers: Iterable[Answered], start: Rulings) -> bool:
    """Whether a reading explains more than half of the answers that it makes a difference to."""
    fits = [
        one.agrees(reading)
        for one in answers
        if one.vector.expected(reading) != one.vector.expected(start)
    ]
    return 2 * sum(fits) > len(fits)


def would_agree(one: Answered, judged: Rulings) -> dict[str, Value]:
    """The rulings that would have to be read otherwise for an answer to be right, if that helps."""
    readings = possible([one.vector], judged, ())
    return next((changes(judged, way) for way in readings if one.agrees(way)), {})
