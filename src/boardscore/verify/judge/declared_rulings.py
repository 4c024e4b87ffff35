"""Compares the rulings a program declares with those its answers follow."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product

from attrs import evolve, field, frozen

from boardscore.core import registry
from boardscore.core.rulings import Value, choices, write_value
from boardscore.games import game as offered
from boardscore.verify.game_kit import clause_of
from boardscore.verify.judge.verdicts import Case, Rulings
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.vectors import Vector


def options(game: str) -> dict[str, tuple[Value, ...]]:
    """The rulings that a program may declare for a game, with their values, the default first."""
    return choices(offered(game).rulings)


@frozen
class Reading:
    """The rulings that an implementation plays by, as far as its answers show."""

    rulings: Rulings
    """The value of every ruling of the game that it is judged under."""
    inferred: Rulings
    """The undeclared rulings that its answers show, where they differ from the default."""
    shown_by: int
    """The number of vectors that show the inferred rulings."""
    mixed: bool
    """Whether some answers fit only one value of a ruling, and others only another."""
    instead: Rulings = field(factory=dict)
    """The rulings that are declared with another value than the answers show."""

    @staticmethod
    def of(rulings: Rulings) -> "Reading":
        """The declared rulings alone, with nothing inferred."""
        return Reading(rulings, {}, 0, mixed=False)


def declared_values(declared: Mapping[str, object]) -> dict[str, tuple[Value, ...]]:
    """The declared values of each ruling, each once, without unknown ones."""
    found = {}
    for name, given in declared.items():
        known = {(type(value), value) for value in _values(name)}
        values = given if isinstance(given, tuple) else (given,)
        found[name] = tuple(dict.fromkeys(one for one in values if (type(one), one) in known))
    return {name: values for name, values in found.items() if values}


def with_defaults(game: str, declared: Rulings) -> dict[str, Value]:
    """The declared rulings of a game, and the defaults of all others."""
    return {name: declared.get(name, values[0]) for name, values in options(game).items()}


def _possible(vectors: Iterable[Vector], start: Rulings, fixed: Iterable[str]) -> list[Rulings]:
    """The combinations of rulings that vectors distinguish, those closest to the first first."""
    named = {name for vector in vectors for one in vector.variants for name in one["when"]}
    free = [name for name in start if name in named - set(fixed)]
    ways = [{**start, **dict(zip(free, values))} for values in product(*map(_values, free))]
    return sorted(ways, key=lambda way: len(differing_rulings(start, way)))


def _values(name: str) -> tuple[Value, ...]:
    tables = map(options, registry.names("verification"))
    return next((table[name] for table in tables if name in table), ())


def differing_rulings(start: Rulings, reading: Rulings) -> dict[str, Value]:
    """The rulings of a reading that differ from those in `start`, with their values."""
    return {name: value for name, value in reading.items() if start[name] != value}


def agrees(case: Case, reading: Rulings) -> bool:
    """Whether an answer is right under some rulings."""
    return not check(case.vector, case.answer, reading)


def _depends_on(case: Case, readings: Iterable[Rulings]) -> bool:
    """Whether rulings change the expected answer."""
    first, *others = (case.vector.expected(reading) for reading in readings)
    return any(one is not first and one != first for one in others)


def _fitting(case: Case, readings: Iterable[Rulings]) -> list[bool]:
    """Whether an answer is right under each ruling, where they differ.

    Other categories may be wrong.
    """
    names = _categories(case, readings)
    own = case.answer.get("categories", ())
    if not names or not all(names <= {*one} for one in own) or not own:
        return [agrees(case, reading) for reading in readings]
    tables = (case.vector.expected(reading)["categories"] for reading in readings)
    return [
        all(one[name] == other[name] for one, other in zip(own, table) for name in names)
        for table in tables
    ]


def _is_about(case: Case, readings: Iterable[Rulings]) -> bool:
    """Whether rulings may explain a wrong answer: not if other clauses share its only sum."""
    names = _categories(case, readings)
    clauses = {clause_of(case.vector.game, name) for name in names}
    return "categories" in case.answer or not names or case.vector.clause in clauses


def _categories(case: Case, readings: Iterable[Rulings]) -> set[str]:
    tables = [case.vector.expected(one).get("categories", ()) for one in readings]
    return {
        name
        for table in tables
        for own, first in zip(table, tables[0])
        for name in own
        if own[name] != first[name]
    }


def infer_rulings(game: str, answers: Sequence[Case], declared: Rulings) -> Reading:
    """The rulings of a game: the declared ones, and those that the answers show.

    An answer shows rulings if some combinations make it right and others wrong. An answer that no
    combination makes right shows nothing. But if undeclared rulings change that answer, the program
    has another mistake, and they are not reported.
    """
    start = with_defaults(game, declared)
    found = _shown(answers, start, declared) or start
    other = _shown(answers, found, ()) or found
    instead = {k: v for k, v in differing_rulings(found, other).items() if k in declared}
    inferred = differing_rulings(start, found)
    if instead:
        shown_by = _shown_by(answers, found, other)
        return Reading(found, inferred, shown_by, mixed=False, instead=instead)
    wrong = (one for one in answers if not agrees(one, start))
    # If an answer fits no rulings, the program has a mistake, and no ruling is mixed.
    can_be_mixed = all(would_agree(one, start) for one in wrong)
    is_mixed = can_be_mixed and any(_is_mixed_in(name, answers, start) for name in start)
    return Reading(found, inferred, _shown_by(answers, start, found), mixed=is_mixed)


def _shown(answers: Sequence[Case], start: Rulings, fixed: Iterable[str]) -> Rulings | None:
    """The closest combination of rulings that fits all answers; None if none does.

    Stays with the first if the other does not fit every answer that it changes.
    """
    readings = _possible((one.vector for one in answers), start, fixed)
    depending = [one for one in answers if _depends_on(one, readings)]
    fitting = [(one, _fitting(one, readings)) for one in depending]
    telling = [fits for one, fits in fitting if len({*fits}) > 1 and _is_about(one, readings)]
    for place, reading in enumerate(readings):
        if all(fits[place] for fits in telling):
            both = (start, reading)
            changed = (one for one in answers if _depends_on(one, both) and _is_about(one, both))
            return reading if all(_fitting(one, both)[1] for one in changed) else start
    return None


def _shown_by(answers: Iterable[Case], start: Rulings, found: Rulings) -> int:
    """The number of answers that show other rulings than the first."""
    both = (start, found)
    return sum(_fitting(one, both) == [False, True] for one in answers)


def _is_mixed_in(name: str, answers: Sequence[Case], start: Rulings) -> bool:
    readings = [{**start, name: value} for value in _values(name)]
    telling = [one for one in answers if _depends_on(one, readings)]
    fits = [
        {way[name] for way, is_right in zip(readings, _fitting(one, readings)) if is_right}
        for one in telling
    ]
    right = [values for values in fits if values]
    return 0 < len(right) == len(fits) and not set.intersection(*right)


def would_agree(case: Case, judged: Rulings) -> dict[str, Value]:
    """The rulings to change so that an answer is right; empty if that does not help."""
    readings = _possible([case.vector], judged, ())
    return next((differing_rulings(judged, way) for way in readings if agrees(case, way)), {})


_UNDER = "@"
"""Separates the id of a vector from the rulings of a repeat."""

Declared = Mapping[str, tuple[Value, ...]]
"""Rulings with all their declared values, the default of the run first."""


def declared_by(rulings: Mapping[str, object], chosen: Rulings) -> dict[str, tuple[Value, ...]]:
    """The rulings that a program declares, with those chosen by options instead."""
    return {**declared_values(rulings), **{name: (value,) for name, value in chosen.items()}}


def first_values(declared: Declared) -> dict[str, Value]:
    """The first declared value of each ruling, which is the default of a run."""
    return {name: values[0] for name, values in declared.items()}


def repeats_of(vector: Vector, declared: Declared) -> Iterator[tuple[Vector, Rulings]]:
    """The repeats of a vector under each other declared value of a ruling that touches it.

    And under combinations that it has an answer for. Each has a separate id and all rulings.
    """
    reading = with_defaults(vector.game, first_values(declared))
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
    """Whether a vector repeats another under other declared rulings."""
    return _UNDER in vector.id


def plain_id(name: str) -> str:
    """The id of a vector without the declared rulings under which it is repeated."""
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
