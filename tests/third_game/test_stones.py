"""Registering a game is enough: every command works with a game that the package does not know."""

import io
import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import find as drawn

import boardscore
from boardscore.clauses import find
from boardscore.cli.app import run
from boardscore.cli.play import session
from boardscore.cli.play.record_file import Journal
from boardscore.core.registry import names
from boardscore.games import game
from boardscore.packs import demo_pack, load_pack, write_pack
from boardscore.testing import check_game, positions, records, walk

from .stones import state as stones

POSITION = """game = "stones"

[[players]]
name = "Anna"
row = "RRRG"

[[players]]
name = "Ben"
row = "GBB"
claimed = 2
"""
"""Anna has RR, RR: 2 points; Ben BB: 1 point."""

TIE = POSITION.replace('"RRRG"', '"RRG"')
"""1 point each, and 3 stones each."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "end.toml"
    found.write_text(POSITION, encoding="utf-8")
    return found


def told(capsys: pytest.CaptureFixture[str], *args: str, lang: str = "en") -> tuple[int, str, str]:
    code = run(["--lang", lang, *args], {})
    said = capsys.readouterr()
    return code, said.out, said.err


def typing(monkeypatch: Any, lines: list[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# Pictures


def test_a_row_is_drawn_in_files_and_on_a_page(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """Anna has three stones of pairs, Ben two."""
    folder, page = file.parent / "drawn", file.parent / "page.html"
    code, _, _ = told(capsys, "score", str(file), "--svg", str(folder), "--html", str(page))
    assert code == 0
    discs = [
        (folder / f"end-{seat}.svg").read_text(encoding="utf-8").count("<circle") for seat in (1, 2)
    ]
    assert discs == [3, 2]
    assert page.read_text(encoding="utf-8").count("<title>Row of ") == 2


def test_the_stones_of_a_bag_are_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told(capsys, "pack", "show", "--demo", "stones", "--svg", str(tmp_path / "bag"))
    assert len(list((tmp_path / "bag").iterdir())) == len(demo_pack("stones").stones)


# Scoring


def test_a_position_is_scored_with_reasons(file: Path) -> None:
    result = boardscore.score(boardscore.load(file))
    assert [player.total for player in result.players] == [2, 1]
    assert result.winners == ("Anna",)
    assert result.players[1].lines[0].text("de") == "Stein 2 und Stein 3 haben dieselbe Farbe"


def test_the_tie_rule_and_a_shared_win() -> None:
    shared = boardscore.loads(TIE)
    assert boardscore.score(shared).winners == ("Anna", "Ben")
    longer = boardscore.loads(TIE.replace('"RRG"', '"RRGB"'))
    result = boardscore.score(longer)
    assert (result.winners, result.decided_by) == (("Anna",), "stones.tie.length")


def test_the_ruling_joins_the_ends() -> None:
    """RGR has no pair, joined at its ends it has one."""
    players = [{"row": "RGR"}]
    apart = boardscore.score({"game": "stones", "players": players})
    joined = boardscore.score({"game": "stones", "rulings": {"ends": "joined"}, "players": players})
    assert (apart.players[0].total, joined.players[0].total) == (0, 1)


@pytest.mark.parametrize(("lang", "words"), [("en", "Anna wins"), ("de", "Anna gewinnt")])
def test_the_command_scores(
    file: Path, capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    code, out, err = told(capsys, "score", "--explain", str(file), lang=lang)
    assert (code, err) == (0, "")
    assert words in out
    assert "  RRRG\n  ^^^\n" in out
    assert "[stones.score.pairs]" in out


def test_json_has_the_shape_of_every_result(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "score", "--json", str(file))
    data = json.loads(out)
    assert code == 0
    assert data["game"] == "stones"
    assert data["rulings"] == {"ends": "apart"}
    assert data["players"][0]["categories"] == {"pairs": 2}
    assert data["players"][0]["lines"][0]["spaces"] == [[0], [1]]


def test_an_error_is_shown_at_its_path(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(POSITION.replace("RRRG", "RRXG"), encoding="utf-8")
    code, _, err = told(capsys, "score", str(file))
    assert code == 1
    assert err.startswith(f"{file}:5:10: players[0].row: there is no colour X; known: R, G, B")
    assert '    row = "RRXG"\n             ^' in err


# Packs


def test_packs_are_checked_shown_and_belong_to_one_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = told(capsys, "pack", "show", "--demo", "stones")
    assert code == 0
    assert "12 stones" in out
    assert "1: green" in out
    wrong = tmp_path / "pack.json"
    pack = write_pack(demo_pack("stones"))
    wrong.write_text(json.dumps(pack | {"stones": [{"id": "1", "colour": "X"}]}), encoding="utf-8")
    code, _, err = told(capsys, "pack", "check", str(wrong))
    assert code == 1
    assert "there is no colour X" in err
    with pytest.raises(boardscore.PackError, match="Stones"):
        boardscore.pier18.start(["Anna", "Ben"], demo_pack("stones"))


# Play


def test_random_games_satisfy_the_invariants() -> None:
    for seed in range(20):
        end = check_game(stones.start(["Anna", "Ben", "Cleo"][: 2 + seed % 2], "demo"), seed)
        assert end.is_over


def test_random_games_are_drawn() -> None:
    """Drawings and replays of every game work for this one too."""
    assert names() == ("pier18", "auctionland", "stones")
    position = drawn(positions(), lambda one: one["game"] == "stones")
    assert boardscore.score(position).players
    record = drawn(records("stones"), lambda lines: len(lines) > 3)
    assert boardscore.replay(record)[-1].GAME == "stones"


def test_views_hide_secrets() -> None:
    state = stones.start(["Anna", "Ben"], "demo").play(
        {"move": "draw", "stones": ["1", "2", "3", "4"]}
    )
    assert state.seen_by(1).hands == (None, ("3", "4"))
    assert not list(state.seen_by(1).legal_moves())


def test_moves_are_counted() -> None:
    """Each of 2 stones goes left, right or away: 6 moves; then Ben has 6, then Anna 3."""
    deck = [str(number) for number in range(1, 13)]
    state = stones.start(["Anna", "Ben"], "demo", deck=deck)
    assert [boardscore.perft(state, depth) for depth in range(4)] == [1, 6, 36, 108]


def test_a_record_is_written_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, end = walk(stones.start(["Anna", "Ben"], "demo"), 18)
    record = tmp_path / "game.jsonl"
    record.write_text(boardscore.write_record(end), encoding="utf-8")
    assert boardscore.replay(record)[-1] == end
    code, out, _ = told(capsys, "replay", str(record))
    assert code == 0
    assert "Stones" in out


def test_an_illegal_move_names_its_clause() -> None:
    state = stones.start(["Anna", "Ben"], "demo")
    state = state.play(boardscore.deal(state, Random(1)))
    problem = state.why_illegal({"move": "lay", "player": 1, "stone": "1", "end": "left"})
    assert problem is not None
    assert problem.clause == "stones.turn"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_play_with_a_referee(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any, lang: str
) -> None:
    """Stones 1 and 4 are green: laid side by side they are a pair. Stone 7 was not drawn."""
    lay, left, right = {"en": ("lay", "left", "right"), "de": ("legen", "links", "rechts")}[lang]
    lines = ["draw 1 4 2 3", f"{lay} 1 {left}", f"{lay} 2 {left}", "score", f"{lay} 4 {right}"]
    typed = [*lines, f"{lay} 7 {right}", "quit"]
    typing(monkeypatch, typed)
    record = tmp_path / "game.jsonl"
    args = ["play", "stones", str(record), "--players", "Anna,Ben", "--pack", "demo"]
    code, out, _ = told(capsys, *args, lang=lang)
    assert code == 1
    assert "Anna: GG" in out
    moves = boardscore.read_record(record).moves
    assert [move.KIND for move in moves] == ["draw", "lay", "lay", "lay"]


def test_its_setting_is_an_option_of_the_play_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    """With 3 stones each, 6 are drawn for two; another game has no such option."""
    assert "--hand N" in told(capsys, "play", "--help")[1]
    record = tmp_path / "game.jsonl"
    args = ["play", "stones", str(record), "--players", "Anna,Ben", "--pack", "demo"]
    typing(monkeypatch, ["draw 1 2 3 4 5 6", "quit"])
    _, out, _ = told(capsys, *args, "--hand", "3")
    assert "Draw 6 stones." in out
    assert boardscore.replay(record)[-1].hands == (("1", "2", "3"), ("4", "5", "6"))
    code, _, err = told(capsys, *args[:1], "pier18", "--hand", "3")
    assert (code, "--hand has no effect in Pier 18" in err) == (2, True)
    code, _, err = told(capsys, *args, "--hand", "4")
    assert (code, "--hand" in err, "1 to 3" in err) == (2, True, True)


def test_each_draw_uses_new_random_numbers(tmp_path: Path, monkeypatch: Any) -> None:
    """12 stones, 2 for each draw: 6 draws. Stones calls its chance "draw"."""
    numbers: list[float] = []

    def deal(state: Any, random: Random) -> Any:
        numbers.append(random.random())
        return boardscore.deal(state, random)

    monkeypatch.setattr(session, "deal", deal)
    state = stones.start(["Anna", "Ben"], "demo", hand=1)
    game = session.Session(Journal.begun(tmp_path / "g.jsonl", {}), [state], None, 5)
    while not game.state.is_over:
        if not game.draws():
            game.play(next(iter(game.state.legal_moves())))
    assert len(numbers) == len(set(numbers)) == 6


# Looking up


def test_its_rules_are_in_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert game("stones").players == (2, 3)
    code, out, _ = told(capsys, "rules", "stones.score")
    assert code == 0
    assert "1 point for every two equal neighbours." in out
    assert [clause.id for clause in find("stones.tie")] == ["stones.tie.length"]


# Asking


def test_new_asks_for_a_position_interactively(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    typed = ["2", "Anna", "RRG", "", "Ben", "B", "", "yes"]
    typing(monkeypatch, typed)
    file = tmp_path / "new.toml"
    code, out, _ = told(capsys, "new", "stones", str(file))
    assert (code, "Anna" in out) == (0, True)
    assert boardscore.score(boardscore.load(file)).winners == ("Anna",)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_unchanged_template_can_be_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """Anna has one pair, Ben none; joined at its ends Anna's row still has one."""
    file = tmp_path / "our.toml"
    assert told(capsys, "new", "stones", str(file), "--template", lang=lang)[0] == 0
    text = file.read_text(encoding="utf-8")
    for written in (text, text.replace("# [", "[").replace("# ends", "ends")):
        file.write_text(written, encoding="utf-8")
        code, out, err = told(capsys, "score", str(file), lang=lang)
        assert (code, err) == (0, "")
        assert {"en": "Anna wins", "de": "Anna gewinnt"}[lang] in out


def test_new_asks_for_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    typed = ["mine", "my own bag", "1", "r", "2", "g", "done"]
    typing(monkeypatch, typed)
    file = tmp_path / "bag.toml"
    told(capsys, "pack", "new", "stones", str(file))
    assert [stone.colour.value for stone in load_pack(file).stones] == ["R", "G"]


# Tables


def test_tables_are_scored_by_the_slow_path() -> None:
    """RRG has one pair, GB none; the longer row would win a tie."""
    pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")
    table = import_module("boardscore.table")
    data = pa.table({"game": [1, 1], "row": ["RRG", "GB"]})
    found = table.score(data, "stones", group="game").read_all().to_pylist()
    assert [list(row.values()) for row in found] == [
        [1, 1, 3, 1, 1, None, None],
        [1, 0, 2, 0, 2, None, None],
    ]
