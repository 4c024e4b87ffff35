"""Which tests run before a commit: those that bear the name of a changed file, then by imports."""

import pytest

from tests import changed, imports
from tests.imports import ROOT

PACKAGE = ROOT / "src" / "boardscore"
TESTS = ROOT / "tests"


@pytest.mark.long
@pytest.mark.parametrize(
    ("file", "first"),
    [
        ("src/boardscore/core/ranking.py", "test_ranking.py"),
        ("src/boardscore/cli/review.py", "test_review.py"),
        ("docs/tables.md", "test_docs.py"),
        ("tests/test_house.py", "test_house.py"),
    ],
)
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


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("from boardscore import score", "positions.py"),
        ("import boardscore\nboardscore.read_record('x')", "records.py"),
        ("import boardscore as b\nb.pier18.Pier.parse('x')", "pier18/model.py"),
        ("def f():\n    from boardscore.core import ranking", "core/ranking.py"),
        ("HOME = 'boardscore.cli.review:command'", "cli/review.py"),
    ],
)
def test_imports_of_every_form_are_found(source: str, wanted: str) -> None:
    """Of names of packages, in functions, and by strings."""
    file = ROOT / "tests" / "no_such_file.py"
    assert PACKAGE / wanted in imports.imported_by(source, file)
