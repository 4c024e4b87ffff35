"""Records: games written line by line, read, replayed, and refused if wrong."""

import hashlib
import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boardscore
from boardscore import LANGUAGES, BoardscoreError, DocumentError, Problem, Record, RecordError
from boardscore import auctionland as auctionland_game
from boardscore import pier18 as pier18_game
from boardscore.core.errors import text_lines
from boardscore.core.messages import in_words
from boardscore.documents.document_files import MOST_BYTES
from boardscore.packs import demo_pack, read_pack, write_pack
from boardscore.records import (
    fingerprint,
    parse_record,
    read_record,
    replay,
    states_after,
    write_record,
)
from boardscore.testing import check_game, walk
from tests.tables import from_table

Data = dict[str, Any]
Line = Data | str
"""A line of a record: as data, or as text in the file."""

PIER18: Data = {"format": 1, "game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
DEAL: Data = {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}
CHOICES: list[Data] = [
    {"move": "choose", "player": 0, "plan": "2", "foundation": "1"},
    {"move": "choose", "player": 1, "plan": "5", "foundation": "4"},
]
REVEAL: Data = {"move": "reveal", "cards": ["7", "8", "9"]}
ROUND: list[Line] = [PIER18, DEAL, *CHOICES, REVEAL]
"""Up to the first draft, Anna's: her Foundation 1 has the earliest date, 6 January."""

AUCTIONLAND: Data = {
    "game": "auctionland",
    "pack": "demo",
    "players": ["Alex", "Bonnie"],
    "market_size": 3,
}
MARKET: Data = {"move": "market", "tiles": ["1", "2", "3"]}
BUILD: Data = {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0}
AUCTION: Data = {"move": "auction", "player": 0, "slot": 0}
BIDDING: list[Line] = [AUCTIONLAND, MARKET, BUILD, AUCTION]
"""Up to the bids of Bonnie, who has 12 dollars."""


def card(name: str, **keys: Any) -> Data:
    """A card of one column with a Poet on its upper side."""
    usual = {"id": name, "date": f"01-0{name}", "patron": "Q", "cells": ["Q", "."]}
    return {**usual, **({} if "plan_text" in keys else {"plan": "poets >= 4"}), **keys}


SIX: Data = {
    "game": "pier18",
    "name": "six",
    "provenance": "invented",
    "cards": [card("1", plan_text="A view of the sea."), *map(card, "23456")],
}
"""Enough for two players and no round. Only people can judge Plan 1; Plan 4 needs 4 Poets."""

SHORT: list[Line] = [
    {**PIER18, "pack": SIX},
    DEAL,
    {"move": "choose", "player": 0, "plan": "1", "foundation": "2"},
    {"move": "choose", "player": 1, "plan": "4", "foundation": "5"},
    {"move": "finish", "player": 0, "overlap": 0},
    {"move": "finish", "player": 1, "overlap": 0},
]
"""A whole game: two Poets on each pier, for 1 point."""


def text(lines: Sequence[Line], end: str = "\n") -> str:
    """The lines as in a file."""
    return "".join((one if isinstance(one, str) else json.dumps(one)) + end for one in lines)


def saved(folder: Path, content: str | bytes) -> Path:
    """A file with a record."""
    path = folder / "game.jsonl"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def problems(lines: Sequence[Line]) -> tuple[Problem, ...]:
    """The problems of a record, checked in every language."""
    with pytest.raises(RecordError) as caught:
        parse_record(text(lines), "game.jsonl").replay()
    for problem in caught.value.problems:
        assert all(problem.describe(lang) for lang in LANGUAGES)
    return caught.value.problems


def spot(problem: Problem) -> tuple[int, str]:
    """The line of a problem, counted from 1 as in editors, and its underlined text."""
    assert problem.source is not None
    assert problem.span is not None
    assert problem.to_dict()["line"] == problem.span.line + 1
    line = text_lines(problem.source)[problem.span.line]
    return problem.span.line + 1, line[problem.span.start : problem.span.end]


def mistake(*lines: Line) -> tuple[str, str | None, int, str]:
    """The only problem of a record: its code, its clause, its line and its underlined text."""
    (problem,) = problems(lines)
    return problem.code.removeprefix("illegal."), problem.clause, *spot(problem)


def played(*lines: Line) -> Any:
    """The final state of a record."""
    return replay([one for one in lines if isinstance(one, dict)])[-1]


# Writing


def test_the_first_line_has_the_set_up() -> None:
    state = pier18_game.start(["Anna", None], "demo", rulings={"half_turn": True})
    (line,) = write_record(state, pack="demo").splitlines()
    assert json.loads(line) == {
        "format": 1,
        "game": "pier18",
        "pack": "demo",
        "pack_sha256": fingerprint(demo_pack("pier18")),
        "players": ["Anna", "Player 2"],
        "rulings": {
            "flower_adjacency": "same_side",
            "flower_points": "every_other_symbol",
            "ties_below_first": "same_rules",
            "patron_when_all_zero": "earliest_date",
            "half_turn": True,
        },
    }


@pytest.mark.parametrize("visible", [False, True])
def test_the_settings_of_auctionland_are_in_the_first_line(visible: bool) -> None:
    """`auctionland.setup.market`, and `auctionland.money.hidden` if it was chosen."""
    state = auctionland_game.start(["Alex", "Bonnie"], "demo", market_size=5, visible_money=visible)
    setup = json.loads(write_record(state, pack="demo"))
    assert setup["market_size"] == 5
    assert setup["rulings"] == {"rotation": "free", "last_bidder": "may_bid"}
    assert ("visible_money" in setup) is visible
    assert read_record([setup]).start == state


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_record_contains_the_pack_unless_given_its_path(game: str) -> None:
    first = {"pier18": PIER18, "auctionland": AUCTIONLAND}[game]
    setup = json.loads(write_record(played(first)))
    assert read_pack(setup["pack"]) == demo_pack(game)
    assert "pack_sha256" not in setup


def test_the_fingerprint_of_a_pack() -> None:
    """The SHA-256 of the pack as JSON with sorted keys. Stable, because records contain it."""
    pack = {"game": "auctionland", "name": "one", "provenance": "invented"}
    tiles = [{"id": "1", "tile": "B"}]
    written = (
        '{"game": "auctionland", "name": "one", "provenance": "invented", '
        '"tiles": [{"count": 1, "id": "1", "tile": "B"}]}'
    )
    expected = hashlib.sha256(written.encode()).hexdigest()
    assert fingerprint(read_pack({**pack, "tiles": tiles})) == expected


def test_every_move_has_a_line_those_of_chance_too() -> None:
    written = write_record(played(*ROUND), pack="demo")
    assert written.endswith("\n")
    assert [json.loads(line) for line in written.splitlines()[1:]] == ROUND[1:]


def test_automatic_moves_of_a_deck_have_lines_too() -> None:
    state = pier18_game.start(["Anna", "Ben"], "demo", deck=[str(n) for n in range(1, 19)])
    for choice in CHOICES:
        state = state.play(choice)
    lines = [json.loads(line) for line in write_record(state, pack="demo").splitlines()]
    assert lines[1:] == ROUND[1:]


def test_verdicts_are_the_last_line() -> None:
    *_, last = write_record(played(*SHORT), verdicts=(True, None)).splitlines()
    assert json.loads(last) == {"verdicts": [True, None]}


def test_names_are_written_as_they_are() -> None:
    names = ["Zoë\u200d", "安娜\x07"]
    written = write_record(pier18_game.start(names, "demo"), pack="demo")
    assert "Zoë" in written
    assert "安娜" in written
    assert parse_record(written, "game.jsonl").start.game.players == tuple(names)


@pytest.mark.parametrize(
    ("lines", "verdicts", "code"),
    [
        (SHORT, [True], "verdicts"),
        (SHORT, [True, True], "verdict_differs"),
        (SHORT, "yes", "not_wanted"),
        (SHORT[:-1], [True, None], "not_over"),
        (BIDDING, [True, None], "no_verdicts"),
    ],
)
def test_unreadable_verdicts_are_not_written(lines: list[Line], verdicts: Any, code: str) -> None:
    with pytest.raises(BoardscoreError) as caught:
        write_record(played(*lines), verdicts=verdicts)
    assert [problem.code for problem in caught.value.problems] == [code]


# Round trips


@pytest.mark.parametrize(
    ("lines", "pack"),
    [(SHORT, None)]  # its pack is no file
    + [(one, pack) for one in ([PIER18], ROUND, [AUCTIONLAND], BIDDING) for pack in (None, "demo")],
)
def test_a_written_game_is_the_same_again(lines: list[Line], pack: str | None) -> None:
    state = played(*lines)
    record = parse_record(write_record(state, pack=pack), "game.jsonl")
    assert record.replay()[-1] == state
    assert record.moves == state.moves
    assert record.verdicts is None
    assert not record.is_cut


def test_replay_returns_the_state_before_the_first_and_after_every_move() -> None:
    states = replay([one for one in ROUND if isinstance(one, dict)])
    assert [state.phase.value for state in states] == [
        *("deal", "choose", "choose", "reveal", "draft"),
    ]
    assert [len(state.moves) for state in states] == [0, 1, 2, 3, 4]


def test_a_record_is_a_path_a_list_or_a_record(tmp_path: Path) -> None:
    path = saved(tmp_path, text(ROUND))
    data = [one for one in ROUND if isinstance(one, dict)]
    expected = boardscore.replay(data)
    assert boardscore.replay(tuple(data)) == expected
    assert boardscore.replay(path) == expected
    assert boardscore.replay(str(path)) == expected
    assert boardscore.replay(boardscore.read_record(path)) == expected


def test_a_pack_is_found_next_to_the_record(tmp_path: Path) -> None:
    (tmp_path / "six.json").write_text(json.dumps(SIX), encoding="utf-8")
    setup = {**PIER18, "pack": "six.json", "pack_sha256": fingerprint(read_pack(SIX))}
    assert replay(saved(tmp_path, text([setup, *SHORT[1:]])))[-1].is_over


def test_a_pack_of_a_text_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "six.json").write_text(json.dumps(SIX), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    record = parse_record(text([{**PIER18, "pack": "six.json"}]), "game.jsonl")
    assert record.start.game.pack == read_pack(SIX)


def test_the_verdicts_of_a_record(tmp_path: Path) -> None:
    record = read_record(saved(tmp_path, text([*SHORT, {"verdicts": [True, None]}])))
    end = record.replay()[-1]
    assert isinstance(end, pier18_game.State)
    assert record.verdicts == (True, None)
    assert [player.total for player in end.result(record.verdicts).players] == [1 + 4, 1]


def test_the_result_of_a_record() -> None:
    """Two Poets on each pier for 1 point; Anna's Plan is judged, or its points are missing."""
    judged = parse_record(text([*SHORT, {"verdicts": [True, None]}]), "game.jsonl")
    assert [player.total for player in judged.result().players] == [1 + 4, 1]
    unjudged = parse_record(text(SHORT), "game.jsonl")
    assert [player.total for player in unjudged.result().players] == [None, 1]


def test_the_result_of_a_record_of_auctionland() -> None:
    """One tile with one zone of music: first in its icon for 20 points."""
    tiles = [{"id": "1", "tile": "-+m"}]
    pack = {"game": "auctionland", "name": "one", "provenance": "invented", "tiles": tiles}
    market = {"move": "market", "tiles": ["1"]}
    record = read_record([{**AUCTIONLAND, "pack": pack}, market, BUILD])
    assert [player.categories["music"] for player in record.result().players] == [20, 0]


def test_there_is_no_result_of_a_record_before_the_end() -> None:
    with pytest.raises(BoardscoreError, match="no result yet"):
        parse_record(text(SHORT[:-1]), "game.jsonl").result()


@pytest.mark.parametrize("verdicts", [[None, None], [False, False], [True, False]])
def test_a_verdict_may_be_open_or_agree_with_the_condition(verdicts: list[Any]) -> None:
    """`pier18.score.plan`: Ben has 2 Poets, not 4."""
    record = parse_record(text([*SHORT, {"verdicts": verdicts}]), "game.jsonl")
    assert record.replay()[-1].is_over


@pytest.mark.together
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n", "\n \t\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_blank_lines_and_a_byte_order_mark_do_not_matter(
    tmp_path: Path, end: str, mark: bytes
) -> None:
    path = saved(tmp_path, mark + (end + text(ROUND, end)).encode())
    assert replay(path)[-1] == played(*ROUND)


def test_the_last_line_needs_no_line_end(tmp_path: Path) -> None:
    assert replay(saved(tmp_path, text(ROUND).rstrip("\n")))[-1] == played(*ROUND)


def test_blank_lines_are_counted() -> None:
    _, _, line, underlined = mistake("", PIER18, "", " ", {"move": "deal", "hands": []})
    assert (line, underlined) == (5, "[]")


# Incomplete records


@pytest.mark.together
@pytest.mark.parametrize("kept", range(1, len(json.dumps(REVEAL))))
def test_an_incomplete_last_line_is_ignored_and_reported(tmp_path: Path, kept: int) -> None:
    """Readers can continue from there; `replay` never repairs the record silently."""
    whole = text(ROUND[:-1])
    path = saved(tmp_path, whole + json.dumps(REVEAL)[:kept])
    record = read_record(path)
    assert record.is_cut
    assert record.replay()[-1] == played(*ROUND[:-1])
    with pytest.raises(RecordError) as caught:
        replay(path)
    (problem,) = caught.value.problems
    assert problem.code == "json"
    assert problem.span is not None
    assert problem.span.line == 4
    assert problem.file == str(path)


def test_an_incomplete_last_line_of_a_text_is_ignored_and_another_is_not() -> None:
    record = read_record(text(ROUND) + '{"move": "dra')
    assert record.is_cut
    assert record.replay()[-1] == played(*ROUND)
    with pytest.raises(RecordError) as caught:
        read_record(text(ROUND) + "hello\n")
    assert caught.value.problems[0].code == "json"


def test_white_space_before_an_incomplete_last_line() -> None:
    record = parse_record(text(ROUND) + ' {"move": "dra', "game.jsonl")
    assert record.is_cut
    assert record.replay()[-1] == played(*ROUND)


@from_table
def test_a_wrong_last_line_is_not_incomplete(last: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text(ROUND).rstrip("\n") + "\n" + last, "game.jsonl").replay()
    (problem,) = caught.value.problems
    assert spot(problem)[0] == 6


def test_the_first_mistake_comes_before_an_incomplete_line(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        replay(saved(tmp_path, text([PIER18, REVEAL]) + '{"move": "de'))
    assert caught.value.problems[0].code == "illegal.not_now"
    assert spot(caught.value.problems[0])[0] == 2


def test_an_incomplete_line_before_the_last_is_wrong() -> None:
    assert mistake(PIER18, '{"move": "de', DEAL)[::2] == ("json", 2)
    assert mistake(PIER18, '{"move": "de')[::2] == ("json", 2)  # its line is complete


@pytest.mark.parametrize("kept", [1, 12, 50, len(json.dumps(PIER18)) - 1])
def test_an_incomplete_first_line_is_wrong(kept: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(PIER18)[:kept], "game.jsonl")
    (problem,) = caught.value.problems
    assert problem.code == "json"
    assert spot(problem)[0] == 1


# Mistakes: not a record


@pytest.mark.parametrize("record", [None, 1, {}, set(), b"game.jsonl", iter([PIER18])])
def test_other_values_are_not_records(record: Any) -> None:
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert caught.value.problems[0].code == "not_wanted"


def test_a_list_has_at_most_20000_lines() -> None:
    """With 20,000 lines, the first wrong one is reported; with one more, only their number."""
    longest: list[Line] = [PIER18, *[DEAL] * 19_999]
    with pytest.raises(RecordError) as refused:
        replay(longest)
    assert [problem.code for problem in refused.value.problems] == ["illegal.not_now"]
    with pytest.raises(RecordError) as refused:
        replay([*longest, DEAL])
    (problem,) = refused.value.problems
    assert problem.describe() == "this list has 20001 entries; the limit is 20000"


@pytest.mark.long
def test_a_file_has_at_most_20000_lines_that_are_not_blank() -> None:
    longest = text([PIER18, "", *[DEAL] * 19_999])
    assert len(parse_record(longest, "game.jsonl").moves) == 19_999
    with pytest.raises(RecordError) as refused:
        parse_record(longest + text([DEAL]), "game.jsonl")
    (problem,) = refused.value.problems
    assert problem.describe().startswith("game.jsonl: ")
    assert problem.describe().endswith("20001 entries; the limit is 20000")


def test_the_seed_of_a_record_is_kept() -> None:
    assert read_record([{**PIER18, "seed": 7}]).seed == 7
    assert read_record([PIER18]).seed is None


def test_default_names_of_a_record_are_default_names_again() -> None:
    """They are translated where people read them; the names of people never are."""
    names = ["Player 1", "Player 3", "Player 3"]
    with pytest.raises(RecordError):
        read_record([{**PIER18, "players": names}])
    start = read_record([{**PIER18, "players": ["Player 1", "Ben", "Player 3"]}]).start
    assert [in_words(name, "de") for name in start.game.players] == [
        "Spieler 1",
        "Ben",
        "Spieler 3",
    ]


def test_a_path_in_bytes_is_refused_by_the_name_of_the_argument() -> None:
    """`os.fspath` may return bytes, which are not the name of a file here."""

    class InBytes:
        def __fspath__(self) -> bytes:
            return b"a.jsonl"

    with pytest.raises(BoardscoreError) as refused:
        read_record(InBytes())  # type: ignore[arg-type]
    assert [problem.path for problem in refused.value.problems] == [("record",)]


def test_the_message_about_a_wrong_value_describes_a_record() -> None:
    with pytest.raises(RecordError) as caught:
        replay(7)  # type: ignore[arg-type]
    wanted = "the path of a record, its text, or a list of dicts"
    assert str(caught.value) == f"found 7, expected {wanted}"


def test_an_empty_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="empty"):
        replay([])
    with pytest.raises(DocumentError, match="the file is empty"):
        replay(saved(tmp_path, "\n \n"))
    with pytest.raises(RecordError) as caught:
        parse_record("\n \n", "game.jsonl")
    assert caught.value.problems[0].file == "game.jsonl"


@pytest.mark.parametrize("name", ["game.toml", "GAME.TOML"])
def test_a_position_in_toml_is_no_record(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text('game = "pier18"\n', encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    (problem,) = caught.value.problems
    assert (problem.code, problem.file) == ("position_for_record", str(path))
    assert "`boardscore score`" in str(caught.value)


def test_a_record_may_be_in_any_file(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(text(ROUND), encoding="utf-8")
    assert len(read_record(path).moves) == len(ROUND) - 1
    path.write_text(text([*ROUND[:3], "[broken]", REVEAL]), encoding="utf-8")
    with pytest.raises(RecordError, match=":4:"):
        read_record(path)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="no such file"):
        replay(tmp_path / "none.jsonl")


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="too many for a record file"):
        replay(saved(tmp_path, b" " * (MOST_BYTES + 1)))


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="line 2 is not UTF-8"):
        replay(saved(tmp_path, text([PIER18]).encode() + b'{"move": "\xff"}'))


@from_table
def test_a_line_that_is_not_json(line: str, code: str, underlined: str) -> None:
    assert mistake(PIER18, line, DEAL) == (code, None, 2, underlined)


def test_a_mistake_is_in_a_line_of_the_file_and_has_no_path() -> None:
    move = json.dumps(draft(overlap=4))
    (problem,) = problems([*ROUND, move])
    place = f"game.jsonl:6:{move.index('4') + 1}: "
    assert problem.describe().startswith(f"{place}Card 7 cannot cover so many columns")
    setup = json.dumps({**PIER18, "rulings": []})
    (problem,) = problems([setup])
    place = f"game.jsonl:1:{setup.index('[]') + 1}: "
    assert problem.describe().startswith(f"{place}found an empty list, expected a table")


def test_the_message_names_the_line_of_the_file() -> None:
    (problem,) = problems([PIER18, DEAL, '{"move" "deal"}'])
    assert problem.message.args["line"] == 3
    assert problem.describe().startswith("game.jsonl:3:9: ")


@pytest.mark.parametrize(
    "line", ["1", "true", "null", '"verdicts"', '["verdicts"]', '[["move", "deal"]]', "2.5"]
)
@pytest.mark.parametrize("more", [[], [DEAL]])
def test_a_line_that_is_not_an_object(line: str, more: list[Line]) -> None:
    assert mistake(PIER18, line, *more) == ("not_wanted", None, 2, line)


def test_mistakes_in_a_list_have_the_number_of_the_line() -> None:
    data = [one for one in ROUND if isinstance(one, dict)]
    with pytest.raises(RecordError) as caught:
        replay([*data, {"move": "draft", "player": 0, "card": "7", "overlap": 4}])
    assert caught.value.where == "[5].overlap"
    assert caught.value.clause == "pier18.round.overlap"
    junk: list[Any] = [1, None, [], "deal"]
    for no_move in junk:
        with pytest.raises(RecordError) as caught:
            replay([*data, no_move])
        assert caught.value.where == "[5]"


def test_mistakes_in_a_built_record_have_the_number_of_the_move() -> None:
    wrong = pier18_game.Reveal(("1", "2", "3"))
    with pytest.raises(RecordError) as caught:
        Record(played(PIER18), (wrong,)).replay()
    assert caught.value.where == "[1]"
    assert caught.value.problems[0].code == "illegal.not_now"


# Mistakes: the first line

HEADERS: list[tuple[Line, str, str | None, str]] = [
    ("[]", "not_wanted", None, "[]"),
    ('"pier18"', "not_wanted", None, '"pier18"'),
    ("{}", "no_game", None, "{}"),
    ({**PIER18, "game": "pier 18"}, "not_one_of", None, '"pier 18"'),
    ({**PIER18, "game": None}, "not_one_of", None, "null"),
    ({**PIER18, "game": ["pier18"]}, "not_one_of", None, '["pier18"]'),
    (DEAL, "no_game", None, json.dumps(DEAL)),
    ({**PIER18, "format": 2}, "format_newer", None, "2"),
    ({**PIER18, "format": "1"}, "format", None, '"1"'),
    ({**PIER18, "market_size": 8}, "unknown_key", None, '"market_size"'),
    ({**PIER18, "visible_money": True}, "unknown_key", None, '"visible_money"'),
    ({**PIER18, "deck": []}, "unknown_key", None, '"deck"'),
    ({**PIER18, "players": ["Anna"]}, "players_to_play", "pier18.players", '["Anna"]'),
    (
        {**PIER18, "players": [*"ABCD"]},
        "players_to_play",
        "pier18.players",
        '["A", "B", "C", "D"]',
    ),
    (
        {**AUCTIONLAND, "players": [*"ABCDEFG"]},
        "players_to_play",
        "auctionland.players",
        json.dumps([*"ABCDEFG"]),
    ),
    ({**PIER18, "players": ["Anna", "Anna"]}, "same_name", None, '"Anna"'),
    ({**PIER18, "players": ["Anna", " "]}, "blank", None, '" "'),
    ({**PIER18, "players": ["Anna", 2]}, "not_text", None, "2"),
    ({**PIER18, "players": ["Anna", None]}, "not_text", None, "null"),
    ({**PIER18, "players": "Anna"}, "not_wanted", None, '"Anna"'),
    ({**PIER18, "players": None}, "not_wanted", None, "null"),
    ({**PIER18, "rulings": []}, "not_wanted", None, "[]"),
    ({**PIER18, "rulings": None}, "not_wanted", None, "null"),
    ({**PIER18, "rulings": {"half_turns": True}}, "unknown_ruling", None, '"half_turns"'),
    ({**PIER18, "rulings": {"half_turn": 1}}, "not_one_of", None, "1"),
    ({**PIER18, "rulings": {"rotation": "free"}}, "unknown_ruling", None, '"rotation"'),
    ({**AUCTIONLAND, "market_size": 2}, "out_of_range", None, "2"),
    ({**AUCTIONLAND, "market_size": 8.0}, "not_whole", None, "8.0"),
    ({**AUCTIONLAND, "market_size": None}, "not_whole", None, "null"),
    ({**AUCTIONLAND, "visible_money": "yes"}, "not_boolean", None, '"yes"'),
    ({**PIER18, "pack": "none.toml"}, "pack_file", None, '"none.toml"'),
    ({**PIER18, "pack": "none"}, "pack_file", None, '"none"'),
    ({**PIER18, "pack": 1}, "not_wanted", None, "1"),
    ({**PIER18, "pack": None}, "not_wanted", None, "null"),
    ({**PIER18, "pack_sha256": "0" * 64}, "pack_changed", None, '"demo"'),
    ({**PIER18, "pack_sha256": None}, "not_text", None, "null"),
    ({**PIER18, "pack_sha256": 1}, "not_text", None, "1"),
    ({**PIER18, "seed": -1}, "out_of_range", None, "-1"),
    ({**AUCTIONLAND, "seed": "3"}, "not_whole", None, '"3"'),
]


@pytest.mark.parametrize(("line", "code", "clause", "underlined"), HEADERS)
def test_a_mistake_in_the_first_line(
    line: Line, code: str, clause: str | None, underlined: str
) -> None:
    assert mistake(line, DEAL) == (code, clause, 1, underlined)


@pytest.mark.parametrize("key", ["pack", "players"])
def test_missing_keys_of_the_first_line(key: str) -> None:
    lacking = {name: value for name, value in PIER18.items() if name != key}
    assert mistake(lacking, DEAL) == ("key_missing", None, 1, json.dumps(lacking))


def test_all_mistakes_of_the_first_wrong_line() -> None:
    found = problems([{**PIER18, "pack_sha": "0", "format": 2}, "no JSON"])
    assert {problem.code for problem in found} == {"format_newer", "unknown_key"}
    assert [spot(problem)[0] for problem in found] == [1, 1]


def with_cards(*cards: Data) -> Data:
    return {**PIER18, "pack": {**SIX, "cards": list(cards)}}


ONE_TO_FIVE = [card(name) for name in "12345"]
PACKS: list[tuple[Line, str, str | None, str]] = [
    (with_cards(*ONE_TO_FIVE, card("1", date="06-06")), "same_id", None, '"1"'),
    (with_cards(*ONE_TO_FIVE, card("6 ", date="06-06")), "not_an_id", None, '"6 "'),
    (with_cards(), "nothing_listed", None, "[]"),
    ({**PIER18, "pack": write_pack(demo_pack("auctionland"))}, "pack_of_other_game", None, ""),
    (with_cards(*ONE_TO_FIVE), "too_few_cards", "pier18.setup.deal", ""),
    (with_cards(*ONE_TO_FIVE, card("6", date="01-01")), "equal_dates", "pier18.deck", ""),
    (
        with_cards(*ONE_TO_FIVE, card("6", cells=["QQ", ".."])),
        "unequal_widths",
        "pier18.deck",
        "",
    ),
]


@pytest.mark.parametrize(("line", "code", "clause", "underlined"), PACKS)
def test_a_pack_that_cannot_be_played(
    line: Data, code: str, clause: str | None, underlined: str
) -> None:
    """Problems of a pack as a whole underline the whole pack."""
    whole = json.dumps(line["pack"])
    assert mistake(line, DEAL) == (code, clause, 1, underlined or whole)


@pytest.mark.parametrize("path", ["six.json", "no/six.json"])
def test_a_mistake_in_the_file_of_a_pack_is_reported_in_that_file(
    tmp_path: Path, path: str
) -> None:
    pack = tmp_path / "six.json"
    pack.write_text(json.dumps({**SIX, "cards": [card("1", date="02-30")]}), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        replay(saved(tmp_path, text([{**PIER18, "pack": path}])))
    (problem,) = caught.value.problems
    if path == "six.json":
        assert problem.file == str(pack)
        assert spot(problem) == (1, '"02-30"')
    else:
        assert problem.code == "pack_file"
        assert spot(problem) == (1, '"no/six.json"')


@pytest.mark.parametrize("change", [{"date": "07-07"}, {"cells": ["A", "."]}, {"patron": "S"}])
def test_a_changed_pack(tmp_path: Path, change: Data) -> None:
    setup = {**PIER18, "pack": "six.json", "pack_sha256": fingerprint(read_pack(SIX))}
    changed = {**SIX, "cards": [*SIX["cards"][:5], {**SIX["cards"][5], **change}]}
    (tmp_path / "six.json").write_text(json.dumps(changed), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        replay(saved(tmp_path, text([setup])))
    (problem,) = caught.value.problems
    assert problem.code == "pack_changed"
    assert spot(problem) == (1, '"six.json"')


# Mistakes: moves of Pier 18


def draft(**keys: Any) -> Data:
    return {"move": "draft", "player": 0, "card": "7", "overlap": 0, **keys}


def deal(*hands: str) -> Data:
    """A deal of hands written as `"1 2 3"`."""
    return {"move": "deal", "hands": [hand.split() for hand in hands]}


NO_MOVES: list[tuple[list[Line], Data, str, str]] = [
    (ROUND, {}, "no_move", "{}"),
    (ROUND, {"move": "bid", "player": 0, "amount": 1}, "not_one_of", '"bid"'),
    (ROUND, {"move": None}, "not_one_of", "null"),
    (ROUND, {"move": ["draft"]}, "not_one_of", '["draft"]'),
    (ROUND, {"Move": "draft"}, "no_move", '{"Move": "draft"}'),
    (ROUND, draft(cards="7"), "unknown_key", '"cards"'),
    (ROUND, {"move": "draft", "player": 0, "card": "7"}, "key_missing", ""),
    (ROUND, draft(player=-1), "out_of_range", "-1"),
    (ROUND, draft(player=0.0), "not_whole", "0.0"),
    (ROUND, draft(player=True), "not_whole", "true"),
    (ROUND, draft(player="0"), "not_whole", '"0"'),
    (ROUND, draft(card=7), "not_an_id", "7"),
    (ROUND, draft(card=None), "not_an_id", "null"),
    (ROUND, draft(overlap=-1), "out_of_range", "-1"),
    (ROUND, draft(overlap=1.5), "not_whole", "1.5"),
    (ROUND, draft(overlap=10**60), "out_of_range", str(10**60)),
    (ROUND, draft(turned=1), "not_boolean", "1"),
    ([PIER18], {"move": "deal", "hands": "123"}, "not_wanted", '"123"'),
    ([PIER18], {"move": "deal", "hands": [["1", "2", 3], []]}, "not_an_id", "3"),
    ([PIER18], {"move": "deal", "hands": [["1", "2", "3"], "456"]}, "not_wanted", '"456"'),
    (BIDDING, {"move": "draft"}, "not_one_of", '"draft"'),
    (BIDDING, {"move": "bid", "player": 1, "amount": 2.5}, "not_whole", "2.5"),
    (BIDDING, {"move": "bid", "player": 1, "amount": 2.0}, "not_whole", "2.0"),
    (BIDDING, {"move": "bid", "player": 1, "amount": -3}, "out_of_range", "-3"),
    (BIDDING, {"move": "bid", "player": 1, "amount": None}, "not_whole", "null"),
    (BIDDING, {"move": "bid", "player": 1}, "key_missing", ""),
    ([AUCTIONLAND, MARKET], {**BUILD, "turns": 4}, "out_of_range", "4"),
    ([AUCTIONLAND, MARKET], {**BUILD, "row": 0.5}, "not_whole", "0.5"),
    ([AUCTIONLAND], {"move": "market", "tiles": {"0": "1"}}, "not_wanted", '{"0": "1"}'),
]


@pytest.mark.parametrize(("before", "move", "code", "underlined"), NO_MOVES)
def test_a_line_that_is_not_a_move(
    before: list[Line], move: Data, code: str, underlined: str
) -> None:
    number, whole = len(before) + 1, json.dumps(move)
    assert mistake(*before, move) == (code, None, number, underlined or whole)


def test_all_mistakes_of_a_move_are_reported() -> None:
    found = problems([*BIDDING, {"move": "bid", "player": -1, "amount": 2.5}])
    assert [(problem.code, *spot(problem)) for problem in found] == [
        ("out_of_range", 5, "-1"),
        ("not_whole", 5, "2.5"),
    ]


PIER18_MOVES: list[tuple[int, Data, str, str, str]] = [
    (1, deal("1 2 3", "4 5 99"), "unknown_id", "deck", '"99"'),
    (1, deal("1 2 3", "4 5 1"), "drawn_twice", "setup.deal", '"1"'),
    (1, deal("1 2 3", "4 5"), "size_of_hand", "setup.deal", '["4", "5"]'),
    (1, deal("1 2 3", "4 5 6", "7 8 9"), "hands", "setup.deal", "hands"),
    (1, {"move": "deal", "hands": []}, "hands", "setup.deal", "hands"),
    (1, REVEAL, "not_now", "round.reveal", ""),
    (2, DEAL, "not_now", "setup.deal", ""),
    (2, {**CHOICES[1], "player": 2}, "no_such_player", "players", "2"),
    (2, CHOICES[1], "not_the_turn", "setup.choose", "1"),
    (2, {**CHOICES[0], "plan": "4"}, "not_in_hand", "setup.choose", '"4"'),
    (2, {**CHOICES[0], "foundation": "99"}, "not_in_hand", "setup.choose", '"99"'),
    (2, {**CHOICES[0], "foundation": "2"}, "same_card", "setup.choose", "foundation"),
    (4, {"move": "reveal", "cards": ["1", "8", "9"]}, "not_in_deck", "round.reveal", '"1"'),
    (4, {"move": "reveal", "cards": ["7", "8", "7"]}, "drawn_twice", "round.reveal", "cards[2]"),
    (4, {"move": "reveal", "cards": ["7", "8"]}, "revealed", "round.reveal", "cards"),
    (4, {"move": "reveal", "cards": ["7", "8", "x"]}, "unknown_id", "deck", '"x"'),
    (4, draft(), "not_now", "round.draft", ""),
    (5, draft(player=1), "not_the_turn", "round.order", "1"),
    (5, draft(player=2), "no_such_player", "players", "2"),
    (5, draft(card="3"), "not_open", "round.draft", '"3"'),
    (5, draft(card="99"), "not_open", "round.draft", '"99"'),
    (5, draft(overlap=4), "overlap", "round.overlap", "4"),
    (5, draft(turned=True), "no_half_turn", "round.draft", "true"),
    (5, REVEAL, "not_now", "round.reveal", ""),
    (5, {"move": "finish", "player": 0, "overlap": 0}, "not_now", "end.plan", ""),
]


def part(move: Data, named: str) -> str:
    """The underlined part in a table below: a value, the value of a key, or the whole line."""
    if named == "cards[2]":
        return json.dumps(move["cards"][2])
    return json.dumps(move[named]) if named in move else named or json.dumps(move)


@pytest.mark.parametrize(("line", "move", "code", "clause", "underlined"), PIER18_MOVES)
def test_an_illegal_move_of_pier18(
    line: int, move: Data, code: str, clause: str, underlined: str
) -> None:
    """The violated clause and the position in the line."""
    found = mistake(*ROUND[:line], move)
    assert found == (code, f"pier18.{clause}", line + 1, part(move, underlined))


# Mistakes: moves of Auctionland

BUILT: list[Line] = [AUCTIONLAND, MARKET, BUILD]
BONNIE = {"move": "bid", "player": 1, "amount": 3}
PASS = {"move": "pass", "player": 1}
SALE: list[Line] = [*BIDDING, BONNIE]
AUCTIONLAND_MOVES: list[tuple[list[Line], Data, str, str, str]] = [
    (BIDDING[:1], {"move": "market", "tiles": ["1", "2"]}, "drawn", "setup.market", "tiles"),
    (
        BIDDING[:1],
        {"move": "market", "tiles": ["1", "2", "x"]},
        "unknown_id",
        "setup.market",
        '"x"',
    ),
    (BIDDING[:1], {"move": "market", "tiles": ["1", "5", "5"]}, "seen", "setup.market", '"5"'),
    (BIDDING[:1], BUILD, "not_now", "turn.order", ""),
    (BIDDING[:2], MARKET, "not_now", "market.refill", ""),
    (BIDDING[:2], {**BUILD, "player": 1}, "not_the_turn", "turn.order", "1"),
    (BIDDING[:2], {**BUILD, "player": 2}, "no_such_player", "players", "2"),
    (BIDDING[:2], {**BUILD, "slot": 3}, "slot", "market.price", "3"),
    (BIDDING[:2], {**BUILD, "column": 1}, "first_tile", "build.first", ""),
    (BIDDING[:2], {**BUILD, "turns": 1}, "turns", None, "1"),
    (BIDDING[:2], {**AUCTION}, "not_now", "turn.order", ""),
    (BUILT, {**AUCTION, "slot": 2}, "slot", "market.price", "2"),
    (BIDDING, {**BONNIE, "amount": 13}, "bid_too_high", "auction.bid", "13"),
    (BIDDING, {**BONNIE, "amount": 0}, "bid_too_low", "auction.bid", "0"),
    (BIDDING, {**BONNIE, "player": 0}, "gavel_holder_bids", "auction.bid", "0"),
    (BIDDING, {**BONNIE, "player": 2}, "no_such_player", "players", "2"),
    (BIDDING, {"move": "sell", "player": 0}, "not_now", "turn.order", ""),
    (SALE, {"move": "sell", "player": 1}, "not_the_turn", "turn.order", "1"),
    (SALE, PASS, "not_now", "turn.order", ""),
    (
        [*SALE, {"move": "sell", "player": 0}],
        {"move": "place", "player": 1, "row": 1, "column": 0, "turns": 0},
        "first_tile",
        "build.first",
        "",
    ),
]


@pytest.mark.parametrize(("before", "move", "code", "clause", "underlined"), AUCTIONLAND_MOVES)
def test_an_illegal_move_of_auctionland(
    before: list[Line], move: Data, code: str, clause: str | None, underlined: str
) -> None:
    """The violated clause, if any, and the position in the line."""
    found = mistake(*before, move)
    why = clause and f"auctionland.{clause}"
    assert found == (code, why, len(before) + 1, part(move, underlined))


def test_a_refill_draws_unseen_tiles() -> None:
    """`auctionland.market.refill`: the only tile 5 was in the first market."""
    opened = {"move": "market", "tiles": ["5", "2", "3"]}
    placed = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    turn: list[Line] = [AUCTIONLAND, opened, BUILD, AUCTION, PASS, placed]
    refill = {"move": "market", "tiles": ["6", "5"]}
    assert mistake(*turn, refill) == ("seen", "auctionland.market.refill", 7, '"5"')


# Mistakes: verdicts, and lines after the end


@from_table
def test_impossible_verdicts(verdicts: Any, code: str, clause: str | None, underlined: str) -> None:
    assert mistake(*SHORT, {"verdicts": verdicts}) == (code, clause, 7, underlined)


def test_verdicts_are_given_when_the_game_is_over() -> None:
    verdicts = {"verdicts": [True, None]}
    whole = json.dumps(verdicts)
    assert mistake(*SHORT[:-1], verdicts) == ("not_over", "pier18.end.plan", 6, whole)
    assert mistake(SHORT[0], verdicts) == ("not_over", "pier18.end.plan", 2, whole)


def test_nothing_follows_the_verdicts() -> None:
    verdicts = {"verdicts": [True, None]}
    whole = json.dumps(verdicts)
    for more in (SHORT[-1], verdicts):
        found = mistake(*SHORT[:-1], verdicts, more)
        assert found == ("verdicts_not_last", None, 6, whole)


def test_in_auctionland_there_are_no_verdicts() -> None:
    verdicts = {"verdicts": [True, None]}
    whole = json.dumps(verdicts)
    assert mistake(AUCTIONLAND, verdicts) == ("no_verdicts", None, 2, whole)
    assert mistake(AUCTIONLAND, verdicts, MARKET) == ("no_verdicts", None, 2, whole)


def test_a_line_of_verdicts_has_no_other_keys() -> None:
    assert mistake(*SHORT, {"verdicts": [True, None], "player": 0}) == (
        *("unknown_key", None),
        *(7, '"player"'),
    )


def test_a_move_with_verdicts_is_a_wrong_move() -> None:
    line = {**draft(), "verdicts": [True, None]}
    assert mistake(*ROUND, line) == ("unknown_key", None, 6, '"verdicts"')


def test_no_move_follows_the_end_of_pier18() -> None:
    last = SHORT[-1]
    whole = text([last]).rstrip()
    assert mistake(*SHORT, last) == ("not_now", "pier18.end.plan", 7, whole)


def test_no_move_follows_the_end_of_auctionland() -> None:
    """`auctionland.end.trigger`: 3 tiles; the second turn begins with an empty market."""
    pack = {
        **SIX,
        "game": "auctionland",
        "tiles": [{"id": "1", "tile": "B", "count": 3}],
    }
    del pack["cards"]
    placed = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    build = {**BUILD, "player": 1}
    turns: list[Line] = [
        {**AUCTIONLAND, "pack": pack},
        {"move": "market", "tiles": ["1", "1", "1"]},
        *(BUILD, AUCTION, PASS, placed, build),
    ]
    assert played(*turns).is_over
    for move in (BUILD, {"move": "market", "tiles": ["1"]}):
        found = mistake(*turns, move)
        assert found == ("not_now", "auctionland.end.trigger", 8, json.dumps(move))


# Text instead of a file


def test_the_text_of_a_record_is_read_as_its_file_is() -> None:
    path = Path("examples/games/pier18.jsonl")
    text = path.read_text(encoding="utf-8")
    assert boardscore.replay(text) == boardscore.replay(path)
    assert boardscore.read_record("\n" + text) == boardscore.read_record(path)
    assert boardscore.read_record("\ufeff" + text) == boardscore.read_record(path)


def test_a_mistake_in_the_text_of_a_record_has_its_line() -> None:
    text = '{"game": "pier18", "pack": "demo", "players": ["A", "B"]}\n{"move": 3}'
    with pytest.raises(RecordError, match=r"^-:2:10: 3 is not known here; known: deal"):
        boardscore.replay(text)


def test_the_text_of_a_record_opens_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like a dict: only packs in the given folder are opened."""
    shutil.copy("examples/packs/plans-in-words.toml", tmp_path / "words.toml")
    monkeypatch.chdir(tmp_path)
    text = '{"game": "pier18", "pack": "words.toml", "players": ["A", "B"]}'
    with pytest.raises(RecordError, match='only the pack "demo" can be named here'):
        boardscore.replay(text)
    assert len(boardscore.replay(text, packs=tmp_path)) == 1


# Samples


@pytest.mark.parametrize("start", [pier18_game.start, auctionland_game.start])
def test_a_sample_has_no_record(start: Any) -> None:
    """The record would lack the moves before the sample, and could not be replayed."""
    _, *states = walk(start(["Anna", "Ben"], "demo"), 18)
    samples = [state.seen_by(0).sample(Random(18)) for state in states[::5]]
    for found in (*samples, check_game(samples[0], 18), check_game(samples[1], 18)):
        with pytest.raises(BoardscoreError, match="earlier moves") as caught:
            boardscore.write_record(found)
        assert caught.value.problems[0].path == ("state",)


def test_a_sample_before_the_first_move_has_a_record() -> None:
    start = pier18_game.start(["Anna", "Ben"], "demo")
    assert boardscore.write_record(start.seen_by(0).sample(Random(18)))


@pytest.mark.parametrize(
    "start",
    [
        pier18_game.start(["Anna", "Ben"], "demo", rulings={"half_turn": True}),
        auctionland_game.start(
            ["Anna", "Ben"], "demo", rulings={"rotation": "none"}, market_size=6
        ),
    ],
)
def test_a_game_is_played_again_with_its_own_settings(start: Any) -> None:
    end = check_game(start, 18)
    states = states_after(end, end.moves)
    assert states[0] == start
    assert states[-1] == end
    assert len(states) == len(end.moves) + 1
