"""Errors: the message, the path, the underlined part, and all of it as data."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import boardscore
from boardscore import (
    BoardscoreError,
    DocumentError,
    Message,
    ModelError,
    NotationError,
    PositionError,
    Problem,
    Span,
    UnknownClauseError,
)
from boardscore.core.errors import TextLines, describe_on
from boardscore.core.terminal_text import LineFormat
from tests.refusals import error_of
from tests.tables import from_table

EMPTY = Message("error.empty")
EMPTY_EN = "the file is empty"
EMPTY_DE = "Die Datei ist leer"
BLANK = Message("error.blank")
BLANK_EN = "text needs at least one visible character"
PAGE = LineFormat()
CHILDREN = [DocumentError, ModelError, NotationError, PositionError, UnknownClauseError]


# Paths


@from_table
def test_a_path_as_people_write_it(path: tuple[str | int, ...], where: str) -> None:
    assert Problem(EMPTY, path).where == where


def test_a_problem_with_a_longer_path() -> None:
    inner = Problem(EMPTY, ("pier",), source="x", clause="pier18.pier")
    outer = inner.under("players", 1)
    assert outer == Problem(EMPTY, ("players", 1, "pier"), source="x", clause="pier18.pier")
    assert inner.path == ("pier",)
    assert inner.under() == inner


# In words


@from_table
def test_a_problem_in_words(problem: dict[str, Any], described: str) -> None:
    span = Span(*problem["span"]) if "span" in problem else None
    made = problem | {"message": Message(problem["message"]), "span": span}
    assert Problem(**made).describe() == described


# Marks


def underlined(source: str, span: Span, page: LineFormat = PAGE) -> list[str]:
    """The two lines below the sentence, without their margin."""
    problem = Problem(EMPTY, source=source, span=span)
    _, *lines = describe_on(problem, "en", page).split("\n")
    assert all(line.startswith("    ") for line in lines)
    return [line[4:] for line in lines]


@from_table
def test_the_spot_is_underlined(source: str, span: list[int], shown: str, marks: str) -> None:
    assert underlined(source, Span(*span)) == [shown, marks]


@pytest.mark.parametrize("columns", [1, 20, 40, 80, 100])
def test_a_spot_is_shown_in_one_line_of_a_page(columns: int) -> None:
    """The margin takes 4; a page too narrow to show anything counts as one of 24."""
    shown, marks = underlined("." * 300 + "X" + "." * 300, Span(0, 300, 301), LineFormat(columns))
    assert len(shown) == max(20, columns - 4)
    assert shown.index("X") == marks.index("^")


# As data


def test_a_problem_as_data() -> None:
    problem = Problem(
        BLANK, ("players", 1), source="S.X", span=Span(0, 2, 3), clause="pier18.pier", file="a.toml"
    )
    assert problem.to_dict() == {
        "code": "blank",
        "file": "a.toml",
        "path": "players[1]",
        "clause": "pier18.pier",
        "source": "S.X",
        "span": {"line": 0, "start": 2, "end": 3},
        "text": BLANK_EN,
    }
    assert Problem(Message("error.unknown_key_near", got="x")).code == "unknown_key"
    assert Problem(EMPTY, ("game",)).to_dict("de") == {
        "code": "empty",
        "path": "game",
        "text": EMPTY_DE,
    }


def test_the_source_of_a_problem_in_a_long_text_is_its_surroundings() -> None:
    """60 characters of the marked text and of both sides of it, as a separate text."""
    text = "a\n" + "b" * 5000 + "X" * 500 + "c" * 5000
    data = Problem(EMPTY, source=text, span=Span(1, 5000, 5500)).to_dict()
    assert data["source"] == "b" * 60 + "X" * 60 + "X" * 60
    assert data["span"] == {"line": 0, "start": 60, "end": 120}


# Spans in a text


@from_table
def test_a_span_of_a_text_is_reported_by_its_line(
    text: str, start: int, end: int, span: list[int]
) -> None:
    """A span over several lines is reported in the first of them."""
    assert TextLines(text).span(start, end) == Span(*span)
    assert TextLines(text).start(Span(*span)) == start


# The exceptions


@pytest.mark.parametrize("kind", [BoardscoreError, *CHILDREN])
def test_an_error_begins_with_message_path_and_clause(kind: type[BoardscoreError]) -> None:
    first = Problem(BLANK, ("players", 1), clause="pier18.players")
    error = kind(first, Problem(EMPTY))
    assert isinstance(error, ValueError)
    assert isinstance(error, BoardscoreError)
    assert error.problems == (first, Problem(EMPTY))
    assert (error.what, error.where, error.clause) == (BLANK_EN, "players[1]", "pier18.players")


def test_an_error_describes_all_its_problems() -> None:
    error = PositionError(Problem(EMPTY, ("game",)), Problem(BLANK, source="X", span=Span(0, 0, 1)))
    assert str(error) == error.describe() == f"game: {EMPTY_EN}\n{BLANK_EN}\n    X\n    ^"
    assert error.describe("de").startswith(f"game: {EMPTY_DE}\n")
    alone = BoardscoreError(Problem(EMPTY))
    assert (alone.what, alone.where, alone.clause) == (EMPTY_EN, "", None)


def counts(**changed: object) -> dict[str, Any]:
    """A position of Auctionland whose counts are 0, or changed."""
    names = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
    return {"game": "auctionland", "players": [{"counts": dict.fromkeys(names, 0) | changed}]}


def test_many_equal_mistakes_are_described_once() -> None:
    """Ids given as numbers."""
    card = {"date": "01-01", "patron": "Q", "cells": ["S", "."], "plan": "poets >= 1"}
    pack: dict[str, Any] = {"game": "pier18", "name": "x", "provenance": "invented"}
    pack["cards"] = [{"id": number, **card} for number in (1, 2, 3)]
    caught = error_of(BoardscoreError, START, ["Anna", "Ben"], pack)
    first, *others = caught.describe().splitlines()
    assert first.startswith("pack.cards[0].id: 1 is not a valid id; an id is text in quotes")
    assert others == ["pack.cards[1].id: same mistake: 2", "pack.cards[2].id: same mistake: 3"]
    assert caught.describe("de").splitlines()[2] == "pack.cards[2].id: Gleicher Fehler: 3"
    assert len({problem.describe()[-40:] for problem in caught.problems}) == 1


def test_two_equal_mistakes_and_mistakes_of_different_kinds_are_described_in_full() -> None:
    caught = error_of(PositionError, boardscore.score, counts(peace="1", love="1", music=-1))
    assert str(caught).count("is not a whole number; write one") == 2
    wrong = {"game": "pier18", "players": [{"pier": ["SXYZ", "...."]}]}
    assert str(error_of(PositionError, boardscore.score, wrong)).count("unknown symbol") == 3


def test_equal_mistakes_in_a_file_are_underlined_each() -> None:
    text = 'game = "pier18"\npack = "demo"\n[[players]]\ncards = [7, 12, 3]'
    lines = str(error_of(PositionError, boardscore.loads, text)).splitlines()
    assert lines[0] == (
        "-:4:10: players[0].cards[0]: found 7, expected a card of the pack as text, such as "
        '"7" or "3+1"'
    )
    assert lines[3:] == [
        "-:4:13: players[0].cards[1]: same mistake: 12",
        "    cards = [7, 12, 3]",
        "                ^^",
        "-:4:17: players[0].cards[2]: same mistake: 3",
        "    cards = [7, 12, 3]",
        "                    ^",
    ]


A_POSITION = "found True, expected a position, such as one from `boardscore.load`, or a dict with"
START = boardscore.pier18.start


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (boardscore.score, A_POSITION),
        (boardscore.dumps, A_POSITION),
        (lambda wrong: boardscore.compare(wrong, wrong), f"before: {A_POSITION}"),
        (boardscore.load, "path: found True, expected an object of this class: str, PathLike"),
        (boardscore.pack_checksum, "pack: found True, expected an object of this class: Pack"),
        (boardscore.pier18.Pier.parse, "found True, expected a pier, as a list of 2 lines or one"),
        (boardscore.pier18.score, "position: found True, expected an object of this class: Posit"),
        (lambda wrong: START(["Anna", "Ben"], wrong), "pack: found True, expected a pack, a di"),
        (lambda wrong: START(wrong, "demo"), "players: found True, expected a list"),
        (
            lambda wrong: START(["Anna", "Ben"], "demo", rulings=[wrong]),
            "rulings: found a list, expected a dict of rulings, or an object of the class Rulings",
        ),
        (START(["Anna", "Ben"], "demo").play, "found True, expected a move, or a dict with the"),
        (lambda wrong: boardscore.actions(wrong, players=2), "game: True is not known here; known"),
        (boardscore.say, "message: found a value of type bool, expected an object of"),
    ],
)
def test_wrong_arguments_are_named_in_the_words_of_python(
    call: Callable[[Any], Any], sentence: str
) -> None:
    caught = error_of(BoardscoreError, call, True)
    assert str(caught).startswith(sentence)
    assert any(word in caught.describe("de") for word in ("True", "Liste", "bool"))


def test_values_of_files_are_named_in_the_words_of_files() -> None:
    caught = error_of(PositionError, boardscore.loads, '{"game": "pier18", "players": null}')
    assert "players: found null, expected a list" in str(caught)


@pytest.mark.parametrize("kind", [BoardscoreError, *CHILDREN])
def test_an_error_can_be_copied_and_pickled(kind: type[BoardscoreError]) -> None:
    error = kind(Problem(BLANK, ("players", 1), source="X", span=Span(0, 0, 1)), Problem(EMPTY))
    error.add_note("said on the way up")
    pickled = (pickle.dumps(error, protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1))
    for again in (copy.copy(error), copy.deepcopy(error), *map(pickle.loads, pickled)):
        assert type(again) is kind
        assert (again.problems, str(again)) == (error.problems, str(error))
        assert again.__notes__ == ["said on the way up"]
