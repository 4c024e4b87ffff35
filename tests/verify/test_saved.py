"""Counterexamples in files: saved ones can be read again, and invalid files are reported."""

import json
from collections.abc import Sequence
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

from boardscore.core.errors import DocumentError
from boardscore.documents.document_files import parse
from boardscore.verify.reference import Reference
from boardscore.verify.search.position_search import ruling_combinations
from boardscore.verify.search.question import Finding
from boardscore.verify.search.saved_counterexamples import FindingError, load, load_folder, save
from boardscore.verify.vectors.vectors import check
from tests.tables import from_table
from tests.verify.test_search import fake, misreading, ran

pytestmark = pytest.mark.long

Data = dict[str, Any]

BEACHES = "auctionland.score.beaches/edge:left-out.anywhere"
FLOWERS = "pier18.score.flower-sellers/once-per-group:counted-twice"
TIES = "pier18.tie.symbols/most-symbols:left-out"


@cache
def found(name: str, most: int = 1000) -> Finding:
    return ran(fake(misreading(name)), name.partition(".")[0], most).findings[0]


def changed(file: Path, path: Sequence[Any], value: Any) -> Path:
    """The same file with another value in its vector, or without one for `None`."""
    document = json.loads(file.read_text(encoding="utf-8"))
    *outer, key = path
    inside = reduce(getitem, outer, document["vectors"][0])
    inside[key] = value
    if value is None:
        del inside[key]
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return save(found(FLOWERS), tmp_path)


@pytest.fixture
def island(tmp_path: Path) -> Path:
    return save(found(BEACHES, 4000), tmp_path)


# Saving


@pytest.mark.parametrize("name", [FLOWERS, TIES])
def test_a_saved_counterexample_can_be_read_again(name: str, tmp_path: Path) -> None:
    finding = found(name)
    assert load(save(finding, tmp_path)) == (finding.vector,)


def test_the_same_counterexample_is_saved_once(tmp_path: Path) -> None:
    one, other = save(found(FLOWERS), tmp_path), save(found(FLOWERS), tmp_path)
    assert one == other
    assert len(load_folder(tmp_path)[0]) == 1


def test_files_are_read_in_the_order_of_their_names(tmp_path: Path) -> None:
    save(found(FLOWERS), tmp_path)
    save(found(TIES), tmp_path)
    (tmp_path / "notes.txt").write_text("no finding")
    assert [one.isolates for one in load_folder(tmp_path)[0]] == [
        found(FLOWERS).vector.isolates,
        found(TIES).vector.isolates,
    ]


def test_the_expectation_holds_under_every_ruling(file: Path) -> None:
    """A counterexample with Flower Sellers may have other points under other rulings."""
    (vector,) = load(file)
    for way in ruling_combinations("pier18"):
        score = Reference("pier18", way).score(vector.input)
        assert vector.expected(way)["totals"] == list(score.totals)


def test_a_counterexample_is_saved_in_both_languages(file: Path) -> None:
    (vector,) = load(file)
    assert vector.title_in("en") == "wrong points for Flower Sellers"
    assert vector.title_in("de") == "falsche Punkte für Blumenverkäufer"
    assert vector.why_in("de") != vector.why_in("en")


def test_an_old_counterexample_without_german_is_shown_in_english(file: Path) -> None:
    for key in ("title_de", "why_de"):
        (vector,) = load(changed(file, [key], None))
    assert vector.title_in("de") == vector.title
    assert vector.why_in("de") == vector.why


# Invalid files


@pytest.mark.parametrize(
    "text", ["{}", "[]", "1", '{"format": 1}', '{"format": 1, "vectors": []}', '{"vectors": []}']
)
def test_another_document_is_reported(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(FindingError, match="This is not a counterexample"):
        load(path)


def test_another_format_is_reported(file: Path) -> None:
    file.write_text(file.read_text().replace('"format": 1', '"format": 2'))
    with pytest.raises(
        FindingError, match="a counterexample in format 2; this version reads format 1"
    ):
        load(file)


def test_invalid_json_is_reported(file: Path) -> None:
    file.write_text(file.read_text()[:-20])
    with pytest.raises(DocumentError):
        load(file)


@from_table
def test_a_changed_vector_is_reported(
    name: str, path: Sequence[Any], value: Any, message: str, tmp_path: Path
) -> None:
    file = save(found(FLOWERS) if name == "FLOWERS" else found(BEACHES, 4000), tmp_path)
    with pytest.raises(FindingError, match=message):
        load(changed(file, path, value))


def test_a_wrong_position_is_reported_with_its_path(file: Path) -> None:
    with pytest.raises(FindingError) as caught:
        load(changed(file, ["input", "players", 0, "patrons"], -1))
    (problem,) = caught.value.problems
    assert problem.where == "vectors[0].input.players[0].patrons"
    assert problem.file == str(file)
    assert str(file) in str(caught.value)


def test_a_count_beyond_its_table_is_reported(island: Path) -> None:
    changed(island, ["input", "players", 0, "island"], ["B"])
    changed(island, ["input", "tables"], {"beaches": [0], "theme_parks": [0, "2+"]})
    with pytest.raises(FindingError, match="beyond its score table"):
        load(island)


def test_a_program_can_be_checked_with_a_saved_counterexample(file: Path) -> None:
    document = parse(file.read_text(encoding="utf-8"))
    assert document["format"] == 1
    (vector,) = load(file)
    wrong = misreading(FLOWERS)(dict(vector.input))
    assert check(vector, {"totals": list(wrong.totals)})  # type: ignore[union-attr]
    assert check(vector, dict(vector.expect)) == []
