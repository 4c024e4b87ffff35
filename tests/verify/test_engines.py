"""The example engines: the right ones play like the library, and playing exposes every twin."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.judge.judge import judge
from boardscore.verify.program.behaviour import Limits
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import OFFERED, TRACE
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import TABLE
from tests.tables import read_table
from tests.test_docs import blocks_of
from tests.verify.foreign import command, under_variants, wrong
from tests.verify.searching import played
from tests.verify.test_examples import FOLDERS, GAMES, SUFFIXES, named

TWINS = read_table(__file__, "TWINS")
TABLE_TWINS: Any = read_table(__file__, "TABLE_TWINS")
"""Engines that play correctly and answer `start` or `seen` wrongly, each with its misreading."""

MOST = 2000
"""The number of games that is enough to expose any twin."""

GAMES_ENOUGH = 16

LIMITS = Limits(60)

CHOICE = "pier18.setup.choose/"


def engine(language: str, name: str = "") -> Path:
    stem = named(language, f"engine-{name}" if name else "engine")
    return FOLDERS[language] / f"{stem}{SUFFIXES[language]}"


def searched(
    program: Program,
    game: str,
    until: Callable[[Progress], object],
    *,
    is_late: bool = False,
    **rulings: Any,
) -> Progress:
    """A search by playing, until the predicate is true."""
    last = [Progress()]
    return played(
        program,
        game,
        0,
        TRACE,
        until=lambda: bool(until(last[-1])),
        is_late=lambda: is_late,
        report=last.append,
        rulings=rulings,
    )


# The right ones


@pytest.mark.parametrize("language", FOLDERS)
def test_the_folder_holds_the_twins_of_the_list_and_no_others(language: str) -> None:
    files = (file.stem for game in GAMES for file in FOLDERS[language].glob(f"engine[-_]{game}*"))
    assert {*files} == {named(language, f"engine-{name}") for name in (*TWINS, *TABLE_TWINS)}


@pytest.mark.long
def test_right_engines_answer_hello(language: str) -> None:
    with Program(command(engine(language))) as program:
        greeting = program.opening().greeting
    assert {*greeting.offers} == {*OFFERED}
    assert (greeting.name, greeting.version, greeting.games) == ("engine", "1", GAMES)


@pytest.mark.long
def test_right_engines_agree_with_the_vectors(language: str) -> None:
    """Under every ruling that a vector distinguishes."""
    asked = under_variants(one for one in vectors.load() if one.op != "score")
    assert len(asked) > 300
    assert wrong(command(engine(language)), asked) == []


@pytest.mark.long
@pytest.mark.parametrize("reading", [0, -1], ids=["usual", "other"])
@pytest.mark.parametrize("game", GAMES)
def test_playing_finds_nothing_in_right_engines(language: str, game: str, reading: int) -> None:
    """Under the default rulings, and under another value of each of them."""
    rulings = {name: values[reading] for name, values in options(game).items()}
    with Program(command(engine(language)), LIMITS) as program:
        found = searched(program, game, lambda last: last.counts.games >= GAMES_ENOUGH, **rulings)
    assert (found.findings, found.counts.unsupported, found.counts.unanswered) == ((), 0, 0)
    assert found.counts.agreed > GAMES_ENOUGH


# The page about it


def test_the_program_on_the_page_is_the_example() -> None:
    root = Path(__file__).parents[2]
    (shown,) = blocks_of(root / "docs" / "engine.md", "text")
    assert shown.text == (root / str(shown.title)).read_text(encoding="utf-8")


def test_the_page_names_every_attribute_the_referee_needs() -> None:
    """Otherwise an author who copies it first gets an `AttributeError`."""
    referee = (FOLDERS["python"] / "referee.py").read_text(encoding="utf-8")
    page = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    rows = [line.partition(" | ")[0] for line in page.splitlines() if line.startswith("| `")]
    named = {*re.findall(r"`(\w+)", " ".join(rows))}
    needed = {*re.findall(r"\b(?:game|kind)\.(\w+)", referee)}
    assert {"PLAYERS", "legal_moves", "seen", "order"} <= needed <= named


BARE = """
from adapter import serve
from game_pier18 import Pier18Game
from referee import referee

NEEDED = ("legal_moves", "play", "is_over", "score", "is_chance_due", "may_draw")

class Bare:
    def __init__(self, setup):
        self._game = Pier18Game(setup)

    def table(self):
        return {}

for name in NEEDED:
    setattr(Bare, name, property(lambda bare, name=name: getattr(bare._game, name)))
serve({"name": "bare", "games": ["pier18"]}, **referee(pier18=Bare))
"""
"""A game with only the attributes that the page requires of engines without tables."""


@pytest.mark.long
def test_a_game_without_a_table_still_plays(tmp_path: Path) -> None:
    for file in FOLDERS["python"].glob("*.py"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    bare = tmp_path / "bare.py"
    bare.write_text(BARE, encoding="utf-8")
    known = vectors.load("pier18", vectors.PLAY)
    with Program(command(bare), LIMITS) as program:
        assert program.opening().greeting.offers == (TRACE,)
    asked = [(one, {}) for one in known if "plain-words" not in one.isolates]
    assert wrong(command(bare), asked) == []


def test_the_fix_on_the_page_works(tmp_path: Path) -> None:
    folder = FOLDERS["python"]
    for name in ("adapter.py", "beginning.py"):
        (tmp_path / name).write_text((folder / name).read_text(encoding="utf-8"), encoding="utf-8")
    mended = tmp_path / "beginning.py"
    text, line = mended.read_text(encoding="utf-8"), "        for foundation in hands[player]\n"
    assert line in text
    mended.write_text(
        text.replace(line, f"{line}        if plan != foundation\n"), encoding="utf-8"
    )
    choices = [one for one in vectors.load("pier18") if one.isolates.startswith(CHOICE)]
    asked = [(one, {}) for one in choices if one.op == "legal"]
    assert asked
    assert wrong(command(mended), asked) == []


# The twins


def is_found(language: str, name: str) -> bool:
    """Whether a twin answers anything wrongly in that many games; nothing is shrunk."""
    game = name.partition("-")[0]
    with Program(command(engine(language, name)), LIMITS) as program:
        rulings = program.opening().greeting.rulings
        until = lambda last: last.counts.disagreed or last.counts.games >= MOST  # noqa: E731
        return bool(searched(program, game, until, is_late=True, **rulings).counts.disagreed)


@pytest.mark.long
@pytest.mark.parametrize("name", TWINS)
def test_playing_exposes_every_twin(language: str, name: str) -> None:
    assert is_found(language, name)


# Twins that misjudge a set-up, or show a seat too much


@pytest.mark.long
@pytest.mark.parametrize("name", TABLE_TWINS)
def test_vectors_expose_every_twin_of_the_table_and_name_its_misreading(
    language: str, name: str
) -> None:
    game, own = name.partition("-")[0], command(engine(language, name))
    with Program(own, LIMITS) as program:
        judgement = judge(program, own, vectors.load(game, TABLE), {})
    found = [Counterexample(judgement, case) for case in judgement.failures]
    assert {one.like and one.like.id for one in found} == {TABLE_TWINS[name]}
    assert {one.clauses for one in found} == {(TABLE_TWINS[name].partition("/")[0],)}
