"""Tests of many rows run as one in workers, and lose no row."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rows import Test, joined, rows_of, run_rows


def test_the_first_row_that_fails_is_named_and_a_skipped_one_stops_no_other() -> None:
    seen = []

    def small(number: int) -> None:
        if number > 1:
            pytest.skip("too many")
        assert number < 1
        seen.append(number)

    with pytest.raises(AssertionError) as caught:
        run_rows(small, [{"number": one} for one in (0, 1, 0)])
    assert caught.value.__notes__ == ["in the row {'number': 1}"]
    with pytest.raises(pytest.skip.Exception, match="too many"):
        run_rows(small, [{"number": one} for one in (2, 0)])
    assert seen == [0, 0]


@pytest.mark.parametrize(("b", "c"), [(1, 2), pytest.param(3, 4, id="named")])
@pytest.mark.parametrize("a", [[5], (6,)])
def of_two_marks(a: object, b: int, c: int) -> None:
    """Four rows."""


def test_the_rows_of_all_marks_are_combined() -> None:
    rows = [(row["a"], row["b"], row["c"]) for row in rows_of(of_two_marks.pytestmark)]
    assert sorted(map(str, rows)) == sorted(
        map(str, [([5], 1, 2), ((6,), 1, 2), ([5], 3, 4), ((6,), 3, 4)])
    )


@pytest.mark.parametrize("a", [1, pytest.param(2, marks=pytest.mark.long)])
def with_a_long_row(a: int) -> None:
    """Its rows may run in different sessions."""


@pytest.mark.together
@pytest.mark.parametrize("a", [1])
def with_a_shared_fixture(a: int, tmp_path: Path) -> None:
    """All rows have the same folder."""


@pytest.mark.parametrize("a", [1])
def with_a_fixture(a: int, tmp_path: Path) -> None:
    """A folder for each row."""


@pytest.mark.parametrize(
    ("test", "is_joined"),
    [
        *((of_two_marks, True), (with_a_shared_fixture, True)),
        *((with_a_long_row, False), (with_a_fixture, False)),
    ],
)
def test_rows_that_need_nothing_of_their_own_are_joined(
    request: pytest.FixtureRequest, test: Test, is_joined: bool
) -> None:
    """A long row only if it is left out, and no test of Hypothesis: `-m hypothesis` chooses it."""
    module = request.node.getparent(pytest.Module)
    of_examples = given(tmp_path=st.none())(with_a_shared_fixture)
    assert joined(module, "of_examples", of_examples) is None
    assert (joined(module, test.__name__, test) is not None) == is_joined
    assert (joined(module, test.__name__, test, {"long"}) is None) == (test is with_a_fixture)
    assert [*rows_of(with_a_long_row.pytestmark, {"long"})] == [{"a": 1}]


def test_every_table_that_is_named_like_a_test_has_one() -> None:
    for file in Path(__file__).parent.rglob("test_*.json"):
        source = file.with_suffix(".py").read_text(encoding="utf-8")
        tables = json.loads(file.read_text(encoding="utf-8"))
        assert [one for one in tables if one[:5] == "test_" and f"def {one}(" not in source] == []
