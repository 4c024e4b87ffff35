"""Programs that support several values of a ruling: each value is tested."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product

from attrs import evolve

from boardscore.core.rulings import Value, write_value
from boardscore.verify.judge.case import Rulings
from boardscore.verify.judge.declared_rulings import declared_values, with_defaults
from boardscore.verify.vectors.vectors import Vector

_UNDER = "@"
"""Parts the id of a vector from the rulings under which it is asked."""

Declared = Mapping[str, tuple[Value, ...]]
"""Rulings, each with all values that are declared; the first ones are what counts elsewhere."""


def declared_by(rulings: Mapping[str, object], chosen: Rulings) -> dict[str, tuple[Value, ...]]:
    """What a program declares, with what is chosen in its place."""
    return {**declared_values(rulings), **{name: (value,) for name, value in chosen.items()}}


def first(declared: Declared) -> dict[str, Value]:
    """The first value of each ruling."""
    return {name: values[0] for name, values in declared.items()}


def others(vector: Vector, declared: Declared) -> Iterator[tuple[Vector, Rulings]]:
    """A vector under every way to read what it depends on, but for the first: under a name of its
    own, with all rulings of its game."""
    usual = with_defaults(vector.game, first(declared))
    about = {name for one in vector.variants for name in one["when"]}
    several = {name: declared[name] for name in usual if name in about and name in declared}
    for values in list(product(*several.values()))[1:]:
        way = {**usual, **dict(zip(several, values))}
        differing = [f"{name}={write_value(v)}" for name, v in way.items() if v != usual[name]]
        yield evolve(vector, id=f"{vector.id}{_UNDER}{','.join(differing)}"), way


def is_other(vector: Vector) -> bool:
    """Whether a vector is one under another way to read it than the first."""
    return _UNDER in vector.id


def plain_id(name: str) -> str:
    """The id of a vector that is meant, however it is read."""
    return name.partition(_UNDER)[0]


def searched_readings(reading: Rulings, declared: Declared, about: Iterable[str]) -> list[Rulings]:
    """The readings under which a game is searched, so that any two values come together in one.

    It is the first, then each other value by itself, then what brings most of those pairs together
    that did not come together before.
    """
    several = {
        name: [reading[name], *(one for one in declared.get(name, ()) if one != reading[name])]
        for name in about
    }
    every: list[Rulings] = [
        {**reading, **dict(zip(several, values))} for values in product(*several.values())
    ]
    found = [one for one in every if sum(one[name] != reading[name] for name in several) <= 1]
    apart = {pair for one in every for pair in _pairs(one)}
    apart -= {pair for one in found for pair in _pairs(one)}
    while apart:
        found.append(max(every, key=lambda one: len(apart & _pairs(one))))
        apart -= _pairs(found[-1])
    return found


def _pairs(rulings: Rulings) -> set[tuple[object, object]]:
    """Any two of these rulings with their values."""
    return {*combinations(sorted(rulings.items()), 2)}
