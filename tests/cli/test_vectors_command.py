"""`boardscore vectors`: lists, shows, counts and exports the vectors."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore._version import __version__
from boardscore.cli.app import run
from boardscore.schemas import schema
from boardscore.verify.game_kit import facets_of
from boardscore.verify.judge.declared_rulings import options, repeats_of
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import Vector, load
from tests.cli import flat
from tests.cli.conftest import Cli

FACETS = facets_of()

BLOCK = "pier18.score.lovers/other-lovers-block"


# list


@pytest.mark.long
def test_the_list_has_level_id_and_title(cli: Cli) -> None:
    code, out, err = cli("vectors", "list")
    assert (code, err) == (0, "")
    lines = [line.split(maxsplit=2) for line in out.splitlines()]
    assert lines == [[one.level, one.id, one.title] for one in load()]
    some = cli("vectors", "list", "--clause", BLOCK, "--run", "*.near").out.splitlines()
    near = [one.id for one in load() if one.isolates == BLOCK and one.id.endswith(".near")]
    assert [line.split()[1] for line in some] == near != []


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


def test_other_expectations_under_other_rulings_are_shown(cli: Cli) -> None:
    vector = next(one for one in load() if one.op == "score" and one.variants)
    totals = ", ".join(map(str, vector.variants[0]["expect"]["totals"]))
    ((name, value),) = vector.variants[0]["when"].items()
    out = flat(cli("vectors", "show", vector.id).out)
    are = "totals are" if "," in str(totals) else "total is"
    assert f"With {name} = {value} the {are} {totals}" in out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.long
def test_every_vector_can_be_shown(cli: Cli, lang: str) -> None:
    code, out, _ = cli("vectors", "show", "--lang", lang, *(one.id for one in load()))
    assert code == 0
    assert all(f"{one.id}\n" in out for one in load())


# coverage


def numbers(vectors: tuple[Vector, ...], facet: str) -> list[int]:
    """The numbers of vectors that isolate a facet, nearly miss it, and touch its clause."""
    clause = facet.partition("/")[0]
    about = [one.id for one in vectors if one.isolates == facet]
    near = [one for one in about if one.endswith(".near")]
    touching = [one for one in vectors if clause in one.touches and one.clause != clause]
    return [len(about) - len(near), len(near), len(touching)]


@pytest.mark.long
def test_the_coverage_has_a_row_for_each_facet_below_its_clause_and_ends_with_the_sum(
    cli: Cli,
) -> None:
    code, out, _ = cli("vectors", "coverage")
    _, *lines, last = out.splitlines()
    clause, rows = "", {}
    for line in lines:
        if not line.startswith(" "):
            clause = line
            continue
        name, *cells = line.split()
        rows[f"{clause}/{name}"] = list(map(int, cells))
    every = load()
    assert code == 0
    assert rows == {facet.id: numbers(every, facet.id) for facet in FACETS}
    count = len({one.isolates for one in every})
    assert last == f"{count} of {len(FACETS)} facets are covered, by {len(every)} vectors."


def test_the_coverage_of_one_game(cli: Cli) -> None:
    out = cli("vectors", "coverage", "--game", "pier18").out
    assert not re.search("^auctionland", out, re.MULTILINE)


# Withdrawn


def test_a_withdrawn_id_is_never_used_again() -> None:
    gone = vectors.withdrawn()
    assert len(gone) == 21
    assert gone.keys() & {one.id for one in vectors.load()} == set()


# export


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All vectors in a folder."""
    out = tmp_path_factory.mktemp("exported") / "out"
    assert run(["vectors", "export", str(out)], {}) == 0
    return out


@pytest.mark.long
def test_all_vectors_are_written_as_json(cli: Cli, folder: Path) -> None:
    code, out, err = cli("vectors", "export", "out/vectors")
    assert (code, err) == (0, "")
    assert out.startswith(f"{len(load())} vectors were written to out/vectors")
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


@pytest.mark.long
def test_the_index_names_every_other_file(exported: Path) -> None:
    index = read(exported / "index.json")
    paths = (path for path in exported.rglob("*") if path.is_file())
    named = (index[key] for key in ("rulings", "withdrawn", "counts", "changes", "checksums"))
    assert {path.relative_to(exported).as_posix() for path in paths} == {
        *("index.json", *index["vectors"], *index["schemas"], *index["pages"], *named)
    }


@pytest.mark.long
def test_the_files_come_with_their_checksums(exported: Path) -> None:
    lines = (exported / "SHA256SUMS").read_text().splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    files = {path for path in exported.rglob("*") if path.is_file()}
    assert len(sums) == len(files) - 1
    for name, digest in sums.items():
        assert sha256((exported / name).read_bytes()).hexdigest() == digest


@pytest.mark.long
def test_the_counts_are_those_of_the_vectors(exported: Path) -> None:
    counts = read(exported / "counts.json")
    vectors = load()
    assert sum(counts["rules"].values()) == len(vectors)
    assert counts["rules"]["pier18.score.poets"] == len(
        [one for one in vectors if one.clause == "pier18.score.poets"]
    )
    assert {name: [*one.values()] for name, one in counts["facets"].items()} == {
        facet.id: numbers(vectors, facet.id) for facet in FACETS
    }


@pytest.mark.long
def test_the_vectors_of_a_ruling_are_those_that_verify_sends(exported: Path) -> None:
    for game, rulings in read(exported / "by-ruling.json").items():
        for name, listed in rulings.items():
            values = tuple(listed["values"])
            sent = {one.id for one in load(game) if [*repeats_of(one, {name: values})]}
            assert sent == {*listed["vectors"]}, name
            assert values == options(game)[name]


@pytest.mark.long
def test_an_archive_contains_the_same_files_and_is_always_the_same(
    cli: Cli, folder: Path, exported: Path
) -> None:
    """The time of writing and the name of the archive make no difference."""
    code, out, err = cli("vectors", "export", "one.zip")
    assert (code, err) == (0, "")
    digest = sha256((folder / "one.zip").read_bytes()).hexdigest()
    assert out == f"{len(load())} vectors are in one.zip, SHA-256 checksum {digest}\n"
    cli("vectors", "export", "two.zip", "--lang=de")
    assert (folder / "two.zip").read_bytes() == (folder / "one.zip").read_bytes()
    with ZipFile(folder / "one.zip") as archive:
        names = archive.namelist()
        archive.extractall(folder)
        assert {one.date_time for one in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert names == sorted(names)
    for name in names:
        inside = name.removeprefix("boardscore-vectors/")
        assert (folder / name).read_bytes() == (exported / inside).read_bytes()


@pytest.mark.long
def test_an_archive_lists_the_changes_since_an_earlier_one(
    cli: Cli, folder: Path, exported: Path
) -> None:
    """The earlier one lacks a vector, and has one that was withdrawn."""
    paths = (path for path in exported.rglob("*") if path.is_file())
    files = {f"boardscore-vectors/{one.relative_to(exported)}": one.read_bytes() for one in paths}
    changes = json.loads(files["boardscore-vectors/changes.json"])
    assert (changes["since"], changes["added"]) == (None, [one.id for one in load()])
    assert changes["withdrawn"].keys() == vectors.withdrawn().keys()
    first, *rest = json.loads(files["boardscore-vectors/pier18.json"])
    gone = "pier18.score.plan/groups.largest"
    files["boardscore-vectors/pier18.json"] = json.dumps([{**first, "id": gone}, *rest]).encode()
    with ZipFile(folder / "old.zip", "w") as target:
        for name, content in files.items():
            target.writestr(name, content)
    assert cli("vectors", "export", "new.zip", "--since=old.zip").code == 0
    with ZipFile(folder / "new.zip") as source:
        changes = json.loads(source.read("boardscore-vectors/changes.json"))
    assert (changes["since"], changes["added"]) == (__version__, [first["id"]])
    assert [*changes["withdrawn"]] == [gone]
    assert changes["withdrawn"][gone]["why"].startswith("Its groups")


@pytest.mark.long
@pytest.mark.parametrize("name", ["README.txt", "LIESMICH.txt"])
def test_the_pages_name_every_file_and_op(name: str, exported: Path) -> None:
    page = (exported / name).read_text(encoding="utf-8")
    assert 250 <= len(page.split()) <= 400
    for word in (one.name for one in exported.iterdir() if one.is_file() and one.suffix != ".txt"):
        assert word in page or word == "auctionland.json"
    assert {one.op for one in load()} <= set(page.split())
    assert max(map(len, page.splitlines())) <= 82


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
