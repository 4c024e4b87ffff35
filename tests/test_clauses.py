"""The clause catalogue: every written rule of both games, with a stable id."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import LANGUAGES, UnknownClauseError
from boardscore.clauses import CLAUSES, RULINGS, Clause, Ruling, find, find_rulings
from tests.imports import nodes, tree
from tests.refusals import error_of
from tests.sabotage.changes import CHANGES
from tests.sabotage.copies import PACKAGE
from tests.tables import from_table, read_table

PIER18: Any = read_table(__file__, "PIER18")
AUCTIONLAND: Any = read_table(__file__, "AUCTIONLAND")


def ids(clauses: tuple[Clause, ...]) -> list[str]:
    return [clause.id for clause in clauses]


def test_there_are_54_clauses_in_the_order_of_the_rules_in_english_by_default() -> None:
    assert ids(CLAUSES) == PIER18 + AUCTIONLAND
    assert len(CLAUSES) == 54
    (lovers,) = find("pier18.score.lovers")
    assert (lovers.title(), lovers.title("de")) == ("Lovers", "Liebende")
    assert lovers.text() == lovers.text("en") != lovers.text("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_title_and_a_text_in_every_language(lang: str) -> None:
    for clause in CLAUSES:
        assert 1 < len(clause.title(lang)) < 40, clause.id
        assert len(clause.text(lang)) > len(clause.title(lang)), clause.id
        assert clause.text(lang).endswith("."), clause.id
        assert "{" not in clause.title(lang) + clause.text(lang), clause.id
    for clauses in map(find, ("pier18", "auctionland")):
        assert len({clause.title(lang) for clause in clauses}) == len(clauses)
        assert len({clause.text(lang) for clause in clauses}) == len(clauses)


# Finding


def test_a_clause_is_found_by_its_id_alone() -> None:
    every = PIER18 + AUCTIONLAND
    assert [ids(find(clause)) for clause in every] == [[clause] for clause in every]


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("pier18", PIER18),
        ("auctionland", AUCTIONLAND),
        ("pier18.setup", PIER18[4:8]),
        ("auctionland.auction", AUCTIONLAND[13:21]),
        ("lovers", ["pier18.score.lovers"]),
        ("patron", ["pier18.round.patron"]),
        ("players", ["pier18.players", "auctionland.players"]),
        ("setup.first", ["pier18.setup.first", "auctionland.setup.first"]),
        ("*", PIER18 + AUCTIONLAND),
        ("*.players", ["pier18.players", "auctionland.players"]),
        ("*.tie.*", ["pier18.tie.symbols", "pier18.tie.date", "auctionland.tie.money"]),
        ("pier18.round.patron*", ["pier18.round.patron", "pier18.round.patron-tie"]),
        ("pier18.score.p????", ["pier18.score.poets"]),
        ("pier18.score.[lf]*", PIER18[18:21]),
    ],
)
def test_clauses_are_found_by_the_beginning_or_the_end_of_their_ids_and_by_globs(
    pattern: str, found: list[str]
) -> None:
    assert ids(find(pattern)) == found


@from_table
def test_an_unknown_id_comes_with_a_suggestion(pattern: str, near: str) -> None:
    caught = error_of(UnknownClauseError, find, pattern)
    assert caught.problems[0].code == "unknown_clause"
    assert f"did you mean {near}?" in caught.what
    assert f"meinst du {near}?" in caught.describe("de")


@pytest.mark.parametrize("pattern", ["", "xyzzy", "chess", "*.nothing.*", "\x1b[2J"])
def test_an_unknown_id_without_a_suggestion(pattern: str) -> None:
    for search in (find, find_rulings):
        caught = error_of(UnknownClauseError, search, pattern)
        assert caught.problems[0].code == "unknown_clause"
        assert caught.describe().isprintable()


# Rulings and their sources

SETTLED: Any = read_table(__file__, "SETTLED")
"""From the rules."""


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_has_a_source_and_a_reason_for_every_value(ruling: Ruling) -> None:
    """No more than three words of a rules text are quoted."""
    assert ruling.settled_by == SETTLED[ruling.id]
    for lang in LANGUAGES:
        assert 2 <= len(ruling.room(lang).split()) <= 3
        reasons = [ruling.speaks_for(value, lang) for value in ruling.values]
        assert all(reason.endswith(".") for reason in reasons)
        assert len(set(reasons)) == len(ruling.values) == len(set(ruling.values))
        assert reasons[0] == ruling.why(lang)


# The ids in the code

SOURCE = Path(boardscore.__file__).parent
ID = r"(?:pier18|auctionland)\.[a-z][a-z.-]*[a-z]"


def named_in(file: Path) -> set[str]:
    """The clauses that a module names: as a separate text, or in backticks in a longer one."""
    texts = [node.value for node in nodes(tree(file)) if isinstance(node, ast.Constant)]
    quoted = [re.findall(f"^{ID}$|(?<=`){ID}(?=`)", text) for text in texts if type(text) is str]
    return {clause for found in quoted for clause in found}


@pytest.mark.long
def test_every_clause_named_in_the_code_exists() -> None:
    files = [file for file in SOURCE.rglob("*.py") if "texts" not in file.parts]
    named = set[str]().union(*map(named_in, files))
    assert len(named) > 10
    assert named - set(PIER18 + AUCTIONLAND) == set()


def test_every_scoring_and_tie_clause_is_named_in_the_scoring_of_its_game() -> None:
    for game, clauses in (("pier18", PIER18), ("auctionland", AUCTIONLAND)):
        wanted = {clause for clause in clauses if ".score." in clause or ".tie." in clause}
        assert wanted <= named_in(SOURCE / game / "scoring.py")


# The text of the rules contains everything that decides scores and disputes


@from_table
def test_the_text_of_a_clause_is_complete(clause: str, english: str, german: str) -> None:
    """Each is a statement of the rules, some of them under "read as"."""
    (found,) = find(clause)
    assert english in found.text()
    assert german in found.text("de")


@from_table
def test_clauses_and_rulings_speak_to_players(lang: str, words: str) -> None:
    """Without records, formulas or notation."""
    texts = {clause.id: clause.text(lang) for clause in CLAUSES}
    for ruling in RULINGS:
        meanings = (ruling.meaning(value, lang) for value in ruling.values)
        reasons = (ruling.speaks_for(value, lang) for value in ruling.values)
        texts[ruling.id] = " ".join((ruling.question(lang), *meanings, *reasons))
    assert {name for name, text in texts.items() if re.search(words, text)} == set()


def test_every_wrong_change_fits_the_code() -> None:
    """`nox -s sabotage` makes each; its place occurs once."""
    texts = {one: (PACKAGE / one.file).read_text(encoding="utf-8") for one in CHANGES}
    assert [one for one, text in texts.items() if text.count(one.old) != 1] == []
