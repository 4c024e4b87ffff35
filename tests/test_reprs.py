"""The `repr` of everything public evaluates to an equal value, or is in `< >`.

The classes are those of the reference; the values are those to which a few lead.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import isclass
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import Message, Problem, analysis, auctionland, pier18, testing
from boardscore.auctionland import fast as auctionland_fast
from boardscore.clauses import CLAUSES, RULINGS
from boardscore.core.results import PlayerScore
from boardscore.envs.environment import environment
from boardscore.packs import demo_pack
from boardscore.pier18 import fast as pier18_fast
from tests.laws.test_models import MODELS

GAMES = [pier18, auctionland]
PIER = pier18.Pier.parse("S.Q.H..A\n..A.....")
ISLAND = auctionland.Island.parse("B+p BGGH+l . T\n. T T T+m")
REFERENCE = Path(__file__).parents[1] / "docs/reference"
LONG = 'Zoë "O\'Neill" <b> 🎲 ' * 40
"""A name that a short `repr` cannot show in full."""
MOST_OF_A_KIND = 30
WITH_FUNCTIONS = {"Columns", "Environment", "Play", "Rules", "Setting"}
"""Classes that are no models: parts of games, and settings of tables."""
SHORT = {
    *("Position", "Player", "Pack", "Result", "PierScore", "IslandScore", "PlayerScore"),
    *("State", "View", "Game", "Record", "Comparison"),
}
"""The classes whose `repr` has at most 200 characters."""


def named() -> Iterator[Any]:
    """Everything in the reference whose packages are installed."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in REFERENCE.glob("*.md"))
    for home, name in re.findall(r"(?m)^::: ([a-z0-9_.]+?)(?:\.([A-Z]\w+))?$", text):
        with suppress(ImportError):
            module = import_module(home)
            classes = {key: one for key, one in vars(module).items() if isclass(one)}
            own = [key for key, one in classes.items() if one.__module__ == home]
            names = [name] if name else getattr(module, "__all__", own)
            yield from (getattr(module, name) for name in names)


def is_ours(kind: type) -> bool:
    """Whether a class is of boardscore, and its `repr` is not that of OpenSpiel.

    Parts of games and settings of tables are no models: they contain functions.
    """
    homes = {base.__module__.partition(".")[0] for base in kind.__mro__}
    is_model = "pyspiel" not in homes and kind.__name__ not in WITH_FUNCTIONS
    return kind.__module__.startswith("boardscore.") and is_model


@cache
def kinds() -> frozenset[type]:
    """The public classes; there are no values of protocols."""
    classes = (one for one in named() if isclass(one) and is_ours(one))
    return frozenset(one for one in classes if not getattr(one, "_is_protocol", False))


def dealt(game: ModuleType) -> Any:
    """A game after its first draw, with a default name and a long one."""
    state = game.start([None, LONG], "demo")
    return state.play(boardscore.deal(state, Random(18)))


def roots() -> Iterator[Any]:
    """Values that lead to all others."""
    yield from (*MODELS, *CLAUSES, *RULINGS, testing.Watch(dealt(pier18)))
    for game in GAMES:
        yield from results_of(game)
        state = dealt(game)
        yield environment(state.GAME).encoding(state.game)
    yield analysis.arena("pier18", ["random", analysis.bots.thinker(3)], games=2)
    yield analysis.bots.thinker(3)
    yield analysis.analyse(dealt(pier18), seat=0, playouts=50)
    yield analysis.review(testing.play(dealt(pier18), Random(18)), playouts=1)
    pack = demo_pack("pier18")
    assert isinstance(pack, pier18.Pack)
    yield boardscore.compare_packs(pack, evolve(pack, cards=pack.cards[1:]))
    yield from (pier18_fast.masks(PIER), auctionland_fast.masks(ISLAND))
    problem = Problem(Message("error.blank"), ("players", 0, "name"))
    yield [one(problem) for one in kinds() if issubclass(one, boardscore.BoardscoreError)]


def of_extras() -> Iterator[Any]:
    """Values of the parts that need other packages."""
    from boardscore.envs import batch, gymnasium, pettingzoo
    from boardscore.table import dask_cluster
    from boardscore.table.scoring import Scorer

    yield from (pettingzoo.env(game.__name__.split(".")[1]) for game in GAMES)
    yield from (pettingzoo.env(game.__name__.split(".")[1]).task for game in GAMES)
    yield batch("pier18", 2, seed=18)
    yield from (gymnasium.Env("pier18"), gymnasium.VectorEnv("pier18", 2))
    yield dask_cluster.FilePart("a.parquet", "b.parquet", groups=(0, 1))
    yield Scorer(game="pier18", pack=demo_pack("pier18"))


def results_of(game: ModuleType) -> Iterator[Any]:
    """A game played to its end, and what can be found out about it."""
    end = testing.play(dealt(game), Random(18))
    record = boardscore.read_record(boardscore.write_record(end))
    states, result = record.replay(), record.result()
    yield from (record, states, [state.seen_by(1) for state in states], result)
    yield [state.legal_moves() for state in states]
    other = testing.play(dealt(game), Random(1)).result()
    yield boardscore.compare(result, other)
    yield boardscore.actions(end.GAME, players=2)
    yield analysis.hindsight(end, 0, seconds=0.1)
    yield analysis.special(end.GAME, 20, players=2, games=10)
    yield PlayerScore(lines=result.players[0].lines, player=end.position.players[0])


def parts_of(value: Any) -> Iterable[Any]:
    """The entries of a collection; the fields and properties of a model."""
    if isinstance(value, dict):
        return [*value, *value.values()]
    if isinstance(value, list | tuple | frozenset) and not is_ours(type(value)):
        return value
    return [found for name in dir(value) if (found := attribute(value, name)) is not None]


def attribute(value: Any, name: str) -> Any:
    """A public attribute; None if this value lacks it, and for a method."""
    if name[0] == "_" or callable(getattr(type(value), name, None)):
        return None
    with suppress(boardscore.BoardscoreError, AttributeError):
        return getattr(value, name)
    return None


@cache
def values() -> tuple[Any, ...]:
    """Values of every kind, some of each."""
    return tuple(reached(roots()))


def reached(starts: Iterable[Any]) -> Iterable[Any]:
    """The values to which some lead, some of each kind."""
    found: dict[int, Any] = {}
    numbers: Counter[type] = Counter()
    waiting = [*starts]
    for value in waiting:
        kind = type(value)
        if is_ours(kind):
            if id(value) in found or numbers[kind] == MOST_OF_A_KIND:
                continue
            numbers[kind] += 1
            found[id(value)] = value
        if is_ours(kind) or isinstance(value, dict | list | tuple | frozenset):
            waiting += parts_of(value)
    return found.values()


OF_EXTRAS = ("boardscore.envs.", "boardscore.table.")


def test_there_are_values_of_every_public_class() -> None:
    enumerated = [one for kind in kinds() if issubclass(kind, Enum) for one in kind]
    missing = kinds() - {type(one) for one in (*values(), *enumerated)}
    assert {one for one in missing if not one.__module__.startswith(OF_EXTRAS)} == set()
    assert len(kinds()) > 80


def names_beside(value: Any) -> dict[str, Any]:
    """The names of the classes found, those of the game of a value last, and the bots."""
    home = type(value).__module__.split(".")[1]
    found = sorted(kinds() | {*map(type, values())}, key=lambda one: f".{home}." in one.__module__)
    return {"thinker": analysis.bots.thinker, **{kind.__name__: kind for kind in found}}


def is_right(value: Any) -> bool:
    """Whether a `repr` is in brackets, or evaluates to an equal value."""
    shown = repr(value)
    if shown.startswith("<") and shown.endswith(">"):
        return True
    made = eval(shown, names_beside(value))
    if isinstance(value, boardscore.BoardscoreError):
        return (type(made), made.problems) == (type(value), value.problems)
    return bool(made == value)


def test_a_repr_evaluates_to_an_equal_value_or_is_in_brackets() -> None:
    every = [*values(), *(one for kind in kinds() if issubclass(kind, Enum) for one in kind)]
    assert [repr(one) for one in every if not is_right(one)] == []


def test_a_repr_with_many_parts_is_short() -> None:
    found = [one for one in values() if type(one).__name__ in SHORT]
    assert {type(one).__name__ for one in found} == SHORT
    assert max(len(repr(one)) for one in found) == 200


def test_values_of_extras_do_so_too() -> None:
    pytest.importorskip("pettingzoo", reason="environments need the extra boardscore[pettingzoo]")
    pytest.importorskip("dask", reason="clusters need the extra boardscore[dask]")
    extras = reached(of_extras())
    wanted = {one for one in kinds() if one.__module__.startswith(OF_EXTRAS)}
    assert wanted <= {type(one) for one in (*values(), *extras)}
    assert [repr(one) for one in extras if not is_right(one)] == []
