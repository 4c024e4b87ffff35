"""`boardscore vectors`: the vectors listed, shown, counted and written."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.schemas import schema
from boardscore.verify.vectors import facets, vectors
from boardscore.verify.vectors.vectors import Vector, load
from tests.cli.conftest import Cli

FACETS = facets.of()

BLOCK = "pier18.score.lovers/other-lovers-block"


# list


def test_the_list_has_level_id_and_title(cli: Cli) -> None:
    code, out, err = cli("vectors", "list")
    assert (code, err) == (0, "")
    lines = [line.split(maxsplit=2) for line in out.splitlines()]
    assert lines == [[one.level, one.id, one.title] for one in load()]


def test_the_list_has_german_titles_in_german(cli: Cli) -> None:
    out = cli("vectors", "list", "--lang", "de", "--clause", "pier18.score.poets").out
    assert out.startswith("smoke  pier18.score.poets/two-for-one.pair  Zwei Dichter\n")


def test_the_list_has_what_the_options_let_through(cli: Cli) -> None:
    out = cli("vectors", "list", "--clause", BLOCK, "--run", "*.near").out
    ids = [line.split()[1] for line in out.splitlines()]
    near = [one.id for one in load() if one.isolates == BLOCK and one.id.endswith(".near")]
    assert ids == near != []


@pytest.mark.long
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["list", "--run", "nonsense"], 'There is no vector "nonsense"'),
        (["list", "--game", "auctionland", "--clause", "lovers"], "No vector fits"),
        (["show"], "Missing argument: ID"),
        (["show", f"{BLOCK}.tow"], f"did you mean {BLOCK}.two?"),
        (["show", f"{BLOCK}.two", "nonsense"], 'There is no vector "nonsense"'),
        (["coverage", "--game", "chess"], "chess is not a value of --game"),
        (["export"], "Missing argument: FOLDER"),
        (["export", "."], ". is not empty"),
        (["export", "pier18.toml"], "pier18.toml cannot be written"),
        (["nonsense"], "Choose from: coverage, export, list, show"),
    ],
)
def test_wrong_use_ends_with_2(cli: Cli, args: list[str], said: str) -> None:
    code, out, err = cli("vectors", *args)
    assert (code, out) == (2, "")
    assert said in err


# show


def test_a_vector_is_shown_with_picture_reasons_and_working(cli: Cli) -> None:
    """Lovers two spaces apart block each other: 0 points."""
    code, out, err = cli("vectors", "show", f"{BLOCK}.two")
    assert (code, err) == (0, "")
    for part in (
        f"{BLOCK}.two\n",
        "  upper  (H)  .  (H)\n",
        "    0  Lovers at upper 1: blocked by Lovers at upper 3 [pier18.score.lovers]\n",
        "Worked out by hand: ",
        f"About {BLOCK}",
    ):
        assert part in out
    position = json.loads(out.splitlines()[-1])
    assert position["players"][0]["pier"] == ["H.H", "..."]


def test_a_vector_is_shown_with_the_german_working_in_german(cli: Cli) -> None:
    out = cli("vectors", "show", "--lang", "de", "pier18.score.poets/two-for-one.pair").out
    assert "  Zwei Dichter (smoke)\n" in out
    assert "2 Dichter sind ein Paar: 1 Punkt." in out


def test_other_expectations_under_other_rulings_are_shown(cli: Cli) -> None:
    vector = next(one for one in load() if one.op == "score" and one.variants)
    totals = ", ".join(map(str, vector.variants[0]["expect"]["totals"]))
    ((name, value),) = vector.variants[0]["when"].items()
    out = " ".join(cli("vectors", "show", vector.id).out.split())
    assert f"With {name} = {value} the totals are {totals}" in out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.long
def test_every_vector_can_be_shown(cli: Cli, lang: str) -> None:
    code, out, _ = cli("vectors", "show", "--lang", lang, *(one.id for one in load()))
    assert code == 0
    assert all(f"{one.id}\n" in out for one in load())


# coverage


def numbers(vectors: tuple[Vector, ...], facet: str) -> list[int]:
    """How many isolate a facet, are near misses of it, touch its clause from elsewhere."""
    clause = facet.partition("/")[0]
    about = [one.id for one in vectors if one.isolates == facet]
    near = [one for one in about if one.endswith(".near")]
    touching = [one for one in vectors if clause in one.touches and one.clause != clause]
    return [len(about) - len(near), len(near), len(touching)]


def test_the_coverage_has_a_row_for_each_facet_below_its_clause(cli: Cli) -> None:
    code, out, _ = cli("vectors", "coverage")
    clause, rows = "", {}
    for line in out.splitlines()[1:-1]:
        if not line.startswith(" "):
            clause = line
            continue
        name, *cells = line.split()
        rows[f"{clause}/{name}"] = list(map(int, cells))
    every = load()
    assert code == 0
    assert rows == {facet.id: numbers(every, facet.id) for facet in FACETS}


def test_the_coverage_ends_with_its_sum(cli: Cli) -> None:
    last = cli("vectors", "coverage").out.splitlines()[-1]
    count = len({one.isolates for one in load()})
    assert last == f"{count} of {len(FACETS)} facets are covered, by {len(load())} vectors."


def test_the_coverage_of_one_game(cli: Cli) -> None:
    out = cli("vectors", "coverage", "--game", "pier18").out
    assert not re.search("^auctionland", out, re.MULTILINE)


# Withdrawn


@pytest.mark.parametrize(
    "command", [["vectors", "show"], ["vectors", "list", "--run"]], ids=["show", "run"]
)
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "was withdrawn. It took groups"), ("de", "wurde zurückgezogen. Darin")],
)
def test_a_withdrawn_vector_is_told_with_the_reason(
    cli: Cli, command: list[str], lang: str, said: str
) -> None:
    code, out, err = cli(*command, "pier18.score.plan/groups.largest", "--lang", lang)
    assert (code, out) == (2, "")
    assert f"pier18.score.plan/groups.largest {said}" in err


def test_a_withdrawn_id_is_never_used_again() -> None:
    gone = vectors.withdrawn()
    assert len(gone) == 21
    assert gone.keys() & {one.id for one in vectors.load()} == set()


# export


@pytest.mark.long
def test_all_vectors_are_written_as_json(cli: Cli, folder: Path) -> None:
    code, out, err = cli("vectors", "export", "out/vectors")
    assert (code, err) == (0, "")
    assert out.startswith(f"{len(load())} vectors are written to out/vectors")
    target = folder / "out" / "vectors"
    index = read(target / "index.json")
    assert index["format"] == 1
    for name, count in index["vectors"].items():
        entries = read(target / name)
        Draft202012Validator(schema("vector")).validate(entries)
        assert len(entries) == count
        assert [Vector(**one) for one in entries] == list(load(name.removesuffix(".json")))
    assert sum(index["vectors"].values()) == len(load())
    for name in index["schemas"]:
        assert read(target / name) == schema(Path(name).stem)


def test_the_index_names_every_other_file(cli: Cli, folder: Path) -> None:
    cli("vectors", "export", "out")
    index = read(folder / "out" / "index.json")
    written = {
        path.relative_to(folder / "out").as_posix() for path in folder.rglob("out/**/*.json")
    }
    assert written == {"index.json", *index["vectors"], index["withdrawn"], *index["schemas"]}


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def test_without_a_command_there_is_help(cli: Cli) -> None:
    code, out, _ = cli("vectors")
    assert code == 2
    assert out.startswith("Usage: boardscore vectors ")
