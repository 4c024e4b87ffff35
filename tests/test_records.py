"""Records: games written line by line, read, replayed, and refused if wrong."""

import hashlib
import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardscore import LANGUAGES, BoardscoreError, DocumentError, Problem, Record, RecordError
from boardscore import auctionland as auctionland_game
from boardscore import pier18 as pier18_game
from boardscore.core.errors import text_lines
from boardscore.documents.document_files import MOST_BYTES
from boardscore.packs import demo_pack, read_pack
from boardscore.records import (
    fingerprint,
    parse_record,
    read_record,
    replay,
    states_after,
    write_record,
)
from boardscore.testing import check_game, walk
from tests.refusals import error_of
from tests.tables import from_table, read_table

Data = dict[str, Any]
Line = Data | str
"""A line of a record: as data, or as text in the file."""

RECORDS: Any = read_table(__file__, "RECORDS")
ROUND, SHORT = RECORDS["pier18"], RECORDS["short"]
"""Up to the first draft, Anna's: her Foundation 1 has the earliest date, 6 January; and a whole
game without a round, in which two Poets on each pier are 1 point."""
PIER18, DEAL, *CHOICES, REVEAL = ROUND
AUCTIONLAND, MARKET, BUILD, *_ = RECORDS["auctionland"]
BIDDING = RECORDS["auctionland"][:4]
"""Up to the bids of Bonnie, who has 12 dollars."""
SIX = SHORT[0]["pack"]
"""Cards for two players and no round. Only people can judge Plan 1; Plan 4 needs 4 Poets."""


def text(lines: Sequence[Line], end: str = "\n") -> str:
    return "".join((one if isinstance(one, str) else json.dumps(one)) + end for one in lines)


def saved(folder: Path, content: str | bytes) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def problems(lines: Sequence[Line]) -> tuple[Problem, ...]:
    """The problems of a record, checked in every language."""
    caught = error_of(RecordError, lambda: parse_record(text(lines), "game.jsonl").replay())
    for problem in caught.problems:
        assert all(problem.describe(lang) for lang in LANGUAGES)
    return caught.problems


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
    return replay(lines)[-1]


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


@pytest.mark.parametrize("first", [PIER18, AUCTIONLAND])
def test_a_record_contains_the_pack_unless_given_its_path(first: Data) -> None:
    setup = json.loads(write_record(played(first)))
    assert read_pack(setup["pack"]) == demo_pack(first["game"])
    assert "pack_sha256" not in setup


def test_the_fingerprint_of_a_pack() -> None:
    """The SHA-256 of the pack as JSON with sorted keys. Stable, because records contain it."""
    written = (
        '{"game": "auctionland", "name": "one", "provenance": "invented", '
        '"tiles": [{"count": 1, "id": "1", "tile": "B"}]}'
    )
    pack = {**json.loads(written), "tiles": [{"id": "1", "tile": "B"}]}
    assert fingerprint(read_pack(pack)) == hashlib.sha256(written.encode()).hexdigest()


def test_every_move_has_a_line_those_of_chance_too() -> None:
    """And the automatic moves of a deck; verdicts are the last line."""
    state = pier18_game.start(["Anna", "Ben"], "demo", deck=[str(n) for n in range(1, 19)])
    for choice in CHOICES:
        state = state.play(choice)
    for end in (played(*ROUND), state):
        written = write_record(end, pack="demo")
        assert written.endswith("\n")
        assert [json.loads(line) for line in written.splitlines()[1:]] == ROUND[1:]
    *_, last = write_record(played(*SHORT), verdicts=(True, None)).splitlines()
    assert json.loads(last) == {"verdicts": [True, None]}


def test_names_are_written_as_they_are() -> None:
    names = ["Zoë\u200d", "安娜\x07"]
    written = write_record(pier18_game.start(names, "demo"), pack="demo")
    assert "Zoë" in written
    assert "安娜" in written
    assert parse_record(written, "game.jsonl").start.game.players == tuple(names)


@from_table
def test_unreadable_verdicts_are_not_written(
    record: str, number: int | None, verdicts: Any, code: str
) -> None:
    state = played(*RECORDS[record][:number])
    caught = error_of(BoardscoreError, write_record, state, verdicts=verdicts)
    assert [problem.code for problem in caught.problems] == [code]


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


def test_a_record_is_a_path_a_text_a_list_or_a_record(tmp_path: Path) -> None:
    """Replayed, it is the state before the first and after every move."""
    path = saved(tmp_path, text(ROUND))
    states = replay(ROUND)
    assert [state.phase.value for state in states] == [
        *("deal", "choose", "choose", "reveal", "draft"),
    ]
    assert [len(state.moves) for state in states] == [0, 1, 2, 3, 4]
    texts = [start + text(ROUND) for start in ("", "\n", "\ufeff")]
    for record in (tuple(ROUND), path, str(path), read_record(path), *texts):
        assert replay(record) == states


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


def test_the_result_of_a_record() -> None:
    """Two Poets on each pier for 1 point; Anna's Plan is judged, or its points are missing."""
    judged = read_record([*SHORT, {"verdicts": [True, None]}])
    assert judged.verdicts == (True, None)
    assert [player.total for player in judged.result().players] == [1 + 4, 1]
    assert [player.total for player in read_record(SHORT).result().players] == [None, 1]
    with pytest.raises(BoardscoreError, match="no result yet"):
        read_record(SHORT[:-1]).result()


@pytest.mark.parametrize("verdicts", [[None, None], [False, False], [True, False]])
def test_a_verdict_may_be_open_or_agree_with_the_condition(verdicts: list[Any]) -> None:
    """`pier18.score.plan`: Ben has 2 Poets, not 4."""
    assert replay([*SHORT, {"verdicts": verdicts}])[-1].is_over


@pytest.mark.together
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n", "\n \t\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_blank_lines_and_a_byte_order_mark_do_not_matter(
    tmp_path: Path, end: str, mark: bytes
) -> None:
    path = saved(tmp_path, mark + (end + text(ROUND, end)).encode())
    assert replay(path)[-1] == played(*ROUND)


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
    (problem,) = error_of(RecordError, replay, path).problems
    assert problem.code == "json"
    assert problem.span is not None
    assert problem.span.line == 4
    assert problem.file == str(path)


def test_an_incomplete_last_line_of_a_text_is_ignored_and_another_is_not() -> None:
    record = read_record(text(ROUND) + '{"move": "dra')
    assert record.is_cut
    assert record.replay()[-1] == played(*ROUND)
    assert read_record(text(ROUND) + ' {"move": "dra').is_cut
    assert replay(text(ROUND).rstrip("\n"))[-1] == played(*ROUND)
    assert error_of(RecordError, read_record, text(ROUND) + "hello\n").problems[0].code == "json"


@from_table
def test_a_wrong_last_line_is_not_incomplete(last: str) -> None:
    (problem,) = error_of(RecordError, read_record, text(ROUND) + last).problems
    assert spot(problem)[0] == 6


def test_the_first_mistake_comes_before_an_incomplete_line(tmp_path: Path) -> None:
    caught = error_of(RecordError, replay, saved(tmp_path, text([PIER18, REVEAL]) + '{"move": "de'))
    assert caught.problems[0].code == "illegal.not_now"
    assert spot(caught.problems[0])[0] == 2


@pytest.mark.parametrize("kept", [1, 12, 50, len(json.dumps(PIER18)) - 1])
def test_an_incomplete_first_line_is_wrong(kept: int) -> None:
    caught = error_of(RecordError, parse_record, json.dumps(PIER18)[:kept], "game.jsonl")
    (problem,) = caught.problems
    assert problem.code == "json"
    assert spot(problem)[0] == 1


# Mistakes: one line


@from_table
def test_mistakes(before: Any, line: Line, code: str, clause: str | None, underlined: str) -> None:
    """`before` is a record and the number of its lines that come first, or a list of lines.

    `underlined` is a key of the line, whose value is underlined; or text; or the whole line.
    """
    lines = before if isinstance(before[0], dict) else RECORDS[before[0]][: before[1]]
    written = line if isinstance(line, str) else json.dumps(line)
    if isinstance(line, dict) and underlined in line:
        underlined = json.dumps(line[underlined])
    assert mistake(*lines, line) == (code, clause, len(lines) + 1, underlined or written)


# Mistakes: not a record


@pytest.mark.parametrize("record", [None, 1, 7, {}, set(), b"game.jsonl", iter([PIER18])])
def test_other_values_are_not_records(record: Any) -> None:
    said = str(error_of(RecordError, replay, record))
    assert said.startswith(f"found {record}, " if isinstance(record, int) else "found ")
    assert said.endswith(", expected the path of a record, its text, or a list of dicts")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b" " * (MOST_BYTES + 1), "too many for a record file"),
        (json.dumps(PIER18).encode() + b'\n{"move": "\xff"}', "line 2 is not UTF-8"),
        (None, "no such file"),
    ],
    ids=["large", "encoding", "missing"],
)
def test_an_unreadable_file(tmp_path: Path, content: bytes | None, message: str) -> None:
    with pytest.raises(DocumentError, match=message):
        replay(tmp_path / "none.jsonl" if content is None else saved(tmp_path, content))


def test_a_list_or_a_text_has_at_most_20000_lines() -> None:
    """With 20,000 lines, the first wrong one is reported; with one more, only their number."""
    for form, second, code, place in (
        (list, DEAL, "illegal.not_now", ""),
        (text, "?", "json", "-: "),
    ):
        lines: list[Line] = [PIER18, second, *[DEAL] * 19_998]
        (problem,) = error_of(RecordError, replay, form(lines)).problems
        assert problem.code == code
        (problem,) = error_of(RecordError, replay, form([*lines, DEAL])).problems
        assert problem.describe() == f"{place}this list has 20001 entries; the limit is 20000"


def test_the_seed_of_a_record_is_kept() -> None:
    assert read_record([{**PIER18, "seed": 7}]).seed == 7
    assert read_record([PIER18]).seed is None


def test_a_path_in_bytes_is_refused_by_the_name_of_the_argument() -> None:
    """`os.fspath` may return bytes, which are not the name of a file here."""

    class InBytes:
        def __fspath__(self) -> bytes:
            return b"a.jsonl"

    refused = error_of(BoardscoreError, read_record, InBytes())
    assert [problem.path for problem in refused.problems] == [("record",)]


def test_an_empty_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="empty"):
        replay([])
    with pytest.raises(DocumentError, match="the file is empty"):
        replay(saved(tmp_path, "\n \n"))
    caught = error_of(RecordError, parse_record, "\n \n", "game.jsonl")
    assert caught.problems[0].file == "game.jsonl"


@pytest.mark.parametrize("name", ["game.toml", "GAME.TOML"])
def test_a_position_in_toml_is_no_record(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text('game = "pier18"\n', encoding="utf-8")
    (problem,) = error_of(RecordError, read_record, path).problems
    assert (problem.code, problem.file) == ("position_for_record", str(path))
    assert "`boardscore score`" in problem.describe()


def test_a_record_may_be_in_any_file(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(text(ROUND), encoding="utf-8")
    assert len(read_record(path).moves) == len(ROUND) - 1
    path.write_text(text([*ROUND[:3], "[broken]", REVEAL]), encoding="utf-8")
    with pytest.raises(RecordError, match=":4:"):
        read_record(path)


def test_a_mistake_is_in_a_line_of_the_file_and_has_no_path() -> None:
    move = json.dumps({"move": "draft", "player": 0, "card": "7", "overlap": 4})
    (problem,) = problems([*ROUND, move])
    place = f"game.jsonl:6:{move.index('4') + 1}: "
    assert problem.describe().startswith(f"{place}Card 7 cannot cover so many columns")
    setup = json.dumps({**PIER18, "rulings": []})
    (problem,) = problems([setup])
    place = f"game.jsonl:1:{setup.index('[]') + 1}: "
    assert problem.describe().startswith(f"{place}found an empty list, expected a table")
    (problem,) = problems([PIER18, DEAL, '{"move" "deal"}'])
    assert problem.message.args["line"] == 3
    assert problem.describe().startswith("game.jsonl:3:9: ")


def test_mistakes_in_a_list_have_the_number_of_the_line() -> None:
    far = {"move": "draft", "player": 0, "card": "7", "overlap": 4}
    caught = error_of(RecordError, replay, [*ROUND, far])
    assert (caught.where, caught.clause) == ("[5].overlap", "pier18.round.overlap")
    for no_move in (1, None, [], "deal"):
        assert error_of(RecordError, replay, [*ROUND, no_move]).where == "[5]"


def test_mistakes_in_a_built_record_have_the_number_of_the_move() -> None:
    wrong = pier18_game.Reveal(("1", "2", "3"))
    caught = error_of(RecordError, lambda: Record(played(PIER18), (wrong,)).replay())
    assert caught.where == "[1]"
    assert caught.problems[0].code == "illegal.not_now"


# Mistakes: the first line


def test_all_mistakes_of_the_first_wrong_line() -> None:
    found = problems([{**PIER18, "pack_sha": "0", "format": 2}, "no JSON"])
    assert {problem.code for problem in found} == {"format_newer", "unknown_key"}
    assert [spot(problem)[0] for problem in found] == [1, 1]


@pytest.mark.parametrize("path", ["six.json", "no/six.json"])
def test_a_mistake_in_the_file_of_a_pack_is_reported_in_that_file(
    tmp_path: Path, path: str
) -> None:
    pack = tmp_path / "six.json"
    pack.write_text(
        json.dumps({**SIX, "cards": [{**SIX["cards"][0], "date": "02-30"}]}), encoding="utf-8"
    )
    caught = error_of(RecordError, replay, saved(tmp_path, text([{**PIER18, "pack": path}])))
    (problem,) = caught.problems
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
    (problem,) = error_of(RecordError, replay, saved(tmp_path, text([setup]))).problems
    assert problem.code == "pack_changed"
    assert spot(problem) == (1, '"six.json"')


# Mistakes: lines after the end


def test_nothing_follows_the_verdicts() -> None:
    verdicts = {"verdicts": [True, None]}
    whole = json.dumps(verdicts)
    for more in (SHORT[-1], verdicts):
        found = mistake(*SHORT[:-1], verdicts, more)
        assert found == ("verdicts_not_last", None, 6, whole)


# Text instead of a file


def test_the_text_of_a_record_opens_no_file_and_has_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like a dict: only packs in the given folder are opened."""
    shutil.copy("examples/packs/plans-in-words.toml", tmp_path / "words.toml")
    monkeypatch.chdir(tmp_path)
    text = '{"game": "pier18", "pack": "words.toml", "players": ["A", "B"]}'
    with pytest.raises(RecordError, match='no pack can be named here, except "demo"'):
        replay(text)
    assert len(replay(text, packs=tmp_path)) == 1
    with pytest.raises(RecordError, match=r"^-:2:10: 3 is not known here; known: deal"):
        replay(text.replace("words.toml", "demo") + '\n{"move": 3}')


# Samples


@pytest.mark.parametrize("start", [pier18_game.start, auctionland_game.start])
def test_a_sample_has_no_record(start: Any) -> None:
    """The record would lack the moves before the sample, and could not be replayed."""
    first, *states = walk(start(["Anna", "Ben"], "demo"), 18)
    assert write_record(first.seen_by(0).sample(Random(18)))
    samples = [state.seen_by(0).sample(Random(18)) for state in states[::5]]
    for found in (*samples, check_game(samples[0], 18), check_game(samples[1], 18)):
        caught = error_of(BoardscoreError, write_record, found)
        assert "earlier moves" in str(caught)
        assert caught.problems[0].path == ("state",)


@pytest.mark.parametrize("first", [PIER18, AUCTIONLAND])
def test_a_game_is_played_again_with_its_own_settings(first: Data) -> None:
    changed = {"half_turn": True} if first is PIER18 else {"rotation": "none"}
    size = {} if first is PIER18 else {"market_size": 6}
    start = played({**first, "rulings": changed, **size})
    end = check_game(start, 18)
    states = states_after(end, end.moves)
    assert states[0] == start
    assert states[-1] == end
    assert len(states) == len(end.moves) + 1
