"""Which tests run before a commit: those that bear the name of a changed file, then by imports."""

import pytest

from tests import changed, imports
from tests.imports import ROOT
from tests.tables import from_table

PACKAGE = ROOT / "src" / "boardscore"
TESTS = ROOT / "tests"


@pytest.mark.long
@from_table
def test_the_nearest_tests_come_first(file: str, first: str) -> None:
    assert first in {one.name for one in changed.by_distance([ROOT / file])[0]}


@pytest.mark.long
def test_tests_come_in_the_order_of_their_distance() -> None:
    """A test of scoring imports it through its package; other tests do so through positions."""
    scoring = PACKAGE / "pier18" / "scoring.py"
    ordered = changed.tests_of([scoring])
    assert ordered[0].name == "test_scoring.py"
    assert ordered.index(TESTS / "pier18" / "test_properties.py") < len(ordered) / 2
    assert len(ordered) == len(set(ordered)) > 100


@pytest.mark.long
def test_a_deleted_file_has_importers_no_more_and_does_not_run() -> None:
    assert changed.tests_of([TESTS / "test_gone.py"]) == []


@from_table
def test_imports_of_every_form_are_found(source: str, wanted: str) -> None:
    """Of names of packages, in functions, and by strings."""
    file = ROOT / "tests" / "no_such_file.py"
    assert PACKAGE / wanted in imports.imported_by(source, file)
