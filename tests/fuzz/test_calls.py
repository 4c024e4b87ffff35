"""A wrong value in a public call is refused by an error that names the argument."""

import inspect
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import boardscore
from boardscore import analysis, auctionland, pier18, testing
from boardscore.core.errors import BoardscoreError
from tests.fuzz.answers import call
from tests.fuzz.calls import CALLS, HAS_TABLES, ODD, UNCHECKED
from tests.fuzz.words import foreign_words, shown

MODULES: dict[str, Any] = {
    "boardscore": boardscore,
    "pier18": pier18,
    "auctionland": auctionland,
    "testing": testing,
    "analysis": analysis,
}
of_tables = pytest.param(
    "table",
    marks=pytest.mark.skipif(not HAS_TABLES, reason="tables need the extra boardscore[table]"),
)
NAMES = [name for name in CALLS if not name.startswith("table.")]
"""The calls that need no other package; those of tables have one test for all."""


def _takes_something(function: Any) -> bool:
    return bool(set(inspect.signature(function).parameters) - {"self", "cls"})


def _methods(kind: type) -> Iterator[str]:
    for name in dir(kind):
        found = inspect.getattr_static(kind, name)
        found = getattr(found, "__func__", found)
        if not name.startswith("_") and inspect.isfunction(found) and _takes_something(found):
            yield name


def public(module: str, members: ModuleType) -> Iterator[str]:
    """Every public call of a module: functions, models and their methods."""
    for name in members.__all__:
        member = getattr(members, name)
        if inspect.isfunction(member) and _takes_something(member):
            yield f"{module}.{name}"
        if not inspect.isclass(member) or issubclass(member, Exception | Enum):
            continue  # enumerations belong to Python
        if getattr(member, "_is_protocol", False):
            continue
        if name not in UNCHECKED.get(module, ()) and name != "PlayerScore":
            yield f"{module}.{name}"
        yield from (f"{module}.{name}.{method}" for method in _methods(member))


NOT_ASKED = {
    *("boardscore.Problem.under", "boardscore.Problem.within"),
    "testing.Watch.some",
    "boardscore.dump",  # it writes files
}
"""The public calls of boardscore and of the invariants."""


@pytest.mark.parametrize("module", [*MODULES, of_tables])
def test_every_public_call_is_known(module: str) -> None:
    members = MODULES.get(module) or import_module(f"boardscore.{module}")
    found = set(public(module, members)) - NOT_ASKED
    assert found - {*CALLS} == set()


@pytest.mark.parametrize("name", [*NAMES, of_tables])
def test_valid_values_are_accepted(name: str) -> None:
    for one in calls_of(name):
        CALLS[one].run(**CALLS[one].right)


def calls_of(name: str) -> list[str]:
    return [one for one in CALLS if f"{one}.".startswith(f"{name}.")] if name == "table" else [name]


@pytest.mark.long
@pytest.mark.parametrize("name", CALLS)
def test_wrong_values_are_refused(name: str, tmp_path: Path) -> None:
    for argument in CALLS[name].right:
        for value in ODD:
            answer = call((name, argument, value), tmp_path)
            assert foreign_words(answer.said, shown(value)) == []


NAMED_OTHERWISE = {
    "testing.pier_texts": "least",  # its range is named `most`
    "table.sample": "name",  # it is named `game`
}
OF_THE_WHOLE = {"not_wanted", "unknown_language", "not_one_of", "no_table", "no_batch"}
"""Problems with the only value that can have them: a text, a document, the language."""


def arguments() -> Iterator[tuple[str, str]]:
    """Every argument of every call that does not take anything."""
    for name, known in CALLS.items():
        for argument in known.right:
            takes_anything = name.endswith(".why_illegal") or known.fits(argument, object())
            if not takes_anything and NAMED_OTHERWISE.get(name) != argument:
                yield name, argument


@pytest.mark.parametrize(("name", "argument"), [*arguments()])
def test_the_refusal_names_the_argument(name: str, argument: str) -> None:
    with pytest.raises(BoardscoreError) as caught:
        CALLS[name].run(**{**CALLS[name].right, argument: object()})
    problem = caught.value.problems[0]
    if problem.path or problem.code not in OF_THE_WHOLE:
        assert problem.path[:1] == (argument,)
