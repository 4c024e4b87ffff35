"""Programs that support several values of a ruling: each value is tested."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product

from attrs import evolve

from boardscore.core.rulings import Value, write_value
from boardscore.verify.judge.case import Rulings
from boardscore.verify.judge.declared_rulings import declared_values, with_defaults
from boardscore.verify.vectors.vectors import Vector

_UNDER = "@"
"""Separates the id of a vector from the rulings of a repeat."""

Declared = Mapping[str, tuple[Value, ...]]
"""Rulings with all their declared values, the default of the run first."""


def declared_by(rulings: Mapping[str, object], chosen: Rulings) -> dict[str, tuple[Value, ...]]:
    """The rulings that a program declares, with those chosen by options instead."""
    return {**declared_values(rulings), **{name: (value,) for name, value in chosen.items()}}


def first(declared: Declared) -> dict[str, Value]:
    return {name: values[0] for name, values in declared.items()}


def others(vector: Vector, declared: Declared) -> Iterator[tuple[Vector, Rulings]]:
    """A vector under each other declared value of a ruling that touches it.

    And under combinations that it has an answer for. Each has a separate id and all rulings.
    """
    reading = with_defaults(vector.game, first(declared))
    known = {name: declared.get(name, ()) for name in reading}
    ways = [
        {name: v} for name, values in known.items() if vector.is_touched_by(name) for v in values
    ]
    answered = (one["when"] for one in vector.variants)
    ways += [when for when in answered if all(v in known[name] for name, v in when.items())]
    differing = [{k: v for k, v in way.items() if v != reading[k]} for way in ways]
    for named, way in {_named(way): way for way in differing if way}.items():
        yield evolve(vector, id=f"{vector.id}{_UNDER}{named}"), {**reading, **way}


def _named(rulings: Rulings) -> str:
    return ",".join(f"{name}={write_value(value)}" for name, value in rulings.items())


def is_other(vector: Vector) -> bool:
    """Whether a vector repeats another under other rulings."""
    return _UNDER in vector.id


def plain_id(name: str) -> str:
    """The id of a vector without the rulings of a repeat."""
    return name.partition(_UNDER)[0]


def searched_readings(reading: Rulings, declared: Declared, about: Iterable[str]) -> list[Rulings]:
    """The rulings for the searches of a game, so that any two values occur together once.

    The default comes first, then each other value alone, then combinations that add most new pairs.
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
    return {*combinations(sorted(rulings.items()), 2)}
