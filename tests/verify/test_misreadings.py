"""The misreadings: one for every cell of the grid, and each killed by vectors about its facet."""

from functools import cache
from itertools import product
from pathlib import Path

import pytest

from boardscore import LANGUAGES
from boardscore.verify import vector_strength as kit
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.vector_strength import StrengthTable, is_wrong, is_wrong_under, run
from boardscore.verify.vectors import facets as every_facet
from boardscore.verify.vectors.misreading import GRID
from boardscore.verify.vectors.vectors import PLAY, TABLE, load, positions
from tests.test_docs import hooks

FACETS = every_facet.of()
MISREADINGS = kit.wrong_programs(None, "score")

PAGE = (Path(__file__).parents[2] / "docs" / "vectors.md").read_text(encoding="utf-8")
GRIDS = hooks().NO_MISREADING
GAMES = sorted({misreading.game for misreading in MISREADINGS})


ASKED = {"score": positions(), "legal": load(None, PLAY), SEEN: load(None, TABLE)}
"""The vectors that misreadings of an operation answer."""
LEAST = {"score": 60, "legal": 60, SEEN: 35}


@cache
def table(op: str) -> StrengthTable:
    """The results of the vectors against all misreadings of an operation."""
    return run(ASKED[op], kit.wrong_programs(None, op))


WITH_FACET = [misreading for misreading in MISREADINGS if misreading.facet]
OF_SCORING = {vector.isolates for vector in positions()}
"""Facets with wrong scorers; `python -m tests.sabotage vectors` has wrong referees."""


@pytest.mark.parametrize("op", ASKED)
def test_each_game_has_many_misreadings_and_every_facet_has_one(op: str) -> None:
    wrong = [one for one in kit.wrong_programs(None, op) if one.facet]
    assert all(sum(one.game == game for one in wrong) >= LEAST[op] for game in GAMES)
    assert {vector.isolates for vector in ASKED[op]} - {one.facet for one in wrong} == set()
    assert op != SEEN or {one.facet for one in wrong} <= {one.isolates for one in ASKED[op]}


def test_each_misreading_has_its_own_id_and_a_facet() -> None:
    known, ids = {facet.id for facet in FACETS}, [one.id for one in kit.wrong_programs()]
    assert len({*ids}) == len(ids)
    for misreading in (one for one in kit.wrong_programs() if one.facet):
        assert misreading.facet in known
        assert misreading.id.startswith(f"{misreading.facet}:")
    assert {misreading.kind for misreading in WITH_FACET} <= {*GRID}


@pytest.mark.parametrize("ops", [("score",), (SEEN, "legal")])
def test_every_misreading_describes_its_mistake(ops: tuple[str, ...]) -> None:
    for lang in LANGUAGES:
        told = [(one.game, one.text(lang)) for one in kit.wrong_programs(None, *ops) if one.facet]
        assert len({*told}) == len(told)
        assert "legal" not in ops or not [text for _, text in told if text.endswith(".")]


# The grid


def cells(game: str) -> dict[tuple[str, str], str]:
    """The letters of the grid by facet and kind; `-` where there are misreadings."""
    return {
        (facet, kind): letter
        for facet, letters in GRIDS[game].items()
        for kind, letter in zip(GRID, letters, strict=True)
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_grid_has_every_facet_of_scoring_and_every_kind(game: str) -> None:
    of_game = {facet for facet in OF_SCORING if facet.startswith(f"{game}.")}
    assert of_game <= GRIDS[game].keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_has_misreadings_or_a_reason_for_having_none(game: str) -> None:
    filled = {cell for cell, letter in cells(game).items() if letter == "-"}
    assert filled == {(one.facet, one.kind) for one in WITH_FACET if one.game == game}


def test_every_reason_in_the_grid_is_explained() -> None:
    used = {letter for game in GAMES for letter in cells(game).values()}
    assert used - {"-"} == GRIDS["reasons"].keys()


def test_the_page_names_the_misreadings_in_their_cells() -> None:
    assert all(f"<!-- grid of {game} -->" in PAGE for game in GAMES)
    row = "| `pier18.score.lovers/two-points` | x | x | less, more | d | e | x | g | h | i |"
    assert row in hooks().grid_of("pier18").splitlines()


# Their strength


@pytest.mark.long
@pytest.mark.parametrize("op", ASKED)
def test_a_vector_about_its_facet_kills_every_misreading(op: str) -> None:
    """Of the controls, a plain copy of the rules survives; one that is always wrong is killed."""
    controls = {(row.misreading.game, row.misreading.kind) for row in table(op).controls}
    assert controls == {*product(GAMES, ("identity", "gross"))}
    assert not table(op).is_void
    assert [row.misreading.id for row in table(op).rows if not row.isolating] == []


@pytest.mark.long
def test_totals_alone_kill_all_misreadings_but_ties() -> None:
    ties = (".tie.", "/patron-cards-apart")
    known = {one.id: one for one in positions()}
    left = [
        row.misreading.id
        for row in table("score").rows
        if not any(is_wrong(row.misreading, known[name], "totals") for name in row.isolating)
    ]
    assert [name for name in left if not any(part in name for part in ties)] == []


@pytest.mark.long
def test_a_vector_kills_only_misreadings_of_rules_it_names() -> None:
    """Under the default rulings: others may involve rules that a vector does not name."""
    known = {one.id: one for one in positions()}
    killed = [
        (row.misreading, known[name]) for row in table("score").rows for name in row.killed_by
    ]
    others = [
        (misreading.id, vector.id)
        for misreading, vector in killed
        if misreading.clause not in {vector.clause, *vector.touches}
        and is_wrong_under({}, misreading, vector)
    ]
    assert others == []


def test_the_page_has_the_measured_table() -> None:
    """Without vectors all survive, so the figures are measured."""
    about = "pier18.score.poets/odd-one-out"
    misreadings = [misreading for misreading in MISREADINGS if misreading.facet == about]
    assert "<!-- strength of the vectors -->" in hooks().MARKERS
    assert PAGE.count("<!-- strength of the vectors -->") == 1
    poets = "`pier18.score.poets`"
    assert rows(run(positions("pier18"), misreadings)) == [
        f"{poets} | 3 | 3 | 0",
        "all | 3 | 3 | 0",
    ]
    assert rows(run((), misreadings)) == [f"{poets} | 3 | 0 | 3", "all | 3 | 0 | 3"]


def rows(table: StrengthTable) -> list[str]:
    return [line.strip("| ") for line in hooks().strength_of(table).splitlines()[2:]]
