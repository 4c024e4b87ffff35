"""A game is a registration: everything works with one that the package does not know."""

import io
import json
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import find as drawn
from hypothesis import strategies as st

import boardscore
from boardscore import analysis, testing
from boardscore.clauses import find
from boardscore.cli.app import run
from boardscore.cli.play import session
from boardscore.cli.play.session import Journal
from boardscore.core.registry import NotAvailableError, names
from boardscore.games import game
from boardscore.packs import demo_pack, is_demo, load_pack, write_pack
from boardscore.testing import check_game, positions, records, walk
from tests.test_testing import collected

from .conftest import make_known
from .registration import STONES
from .stones import state as stones
from .stones.model import Player, Position, Row

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


def test_a_row_is_drawn_as_files_and_on_a_page(
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


def test_a_mistake_is_shown_where_it_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(POSITION.replace("RRRG", "RRXG"), encoding="utf-8")
    code, _, err = told(capsys, "score", str(file))
    assert code == 1
    assert err.startswith(f"{file}:5:10: players[0].row: there is no colour X; known: R, G, B")
    assert '    row = "RRXG"\n             ^' in err


# Packs


def test_packs_are_checked_shown_and_of_one_game(
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


def test_packs_are_csv_files_with_checksums_and_differences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`stones` needs nothing but a line for each stone, and the names of its columns."""
    mine, yours = tmp_path / "mine.csv", tmp_path / "yours.csv"
    mine.write_text("id,colour\n1,R\n2,G\n3,B\n", encoding="utf-8")
    yours.write_text("colour;id\nG;a\nR;b\nR;3\n", encoding="utf-8")
    assert told(capsys, "pack", "show", str(mine), "--csv")[1] == mine.read_text(encoding="utf-8")
    code, out, _ = told(capsys, "pack", "checksum", str(mine))
    checksum = sha256(b"stones\nB\nG\nR\n").hexdigest()
    assert (code, out) == (0, f"{checksum}\n")
    code, out, _ = told(capsys, "pack", "diff", str(mine), str(yours))
    assert code == 1
    assert f"Stone 1 (b in {yours}): 1 copy in {mine}, 2 in {yours}" in out
    assert f"Stone 3: only in {mine}\n    B" in out


def test_without_a_sheet_packs_have_no_csv_and_no_checksums(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make_known(evolve(STONES, sheet=None), {}, monkeypatch)
    file = tmp_path / "bag.json"
    file.write_text(json.dumps(write_pack(demo_pack("stones"))), encoding="utf-8")
    missing = "Not available for Stones: packs as CSV, checksums and comparisons of packs"
    for words in ("show --demo stones --csv", "checksum --demo stones", f"diff {file} {file}"):
        code, out, err = told(capsys, "pack", *words.split())
        assert (code, out, err.splitlines()[0]) == (2, "", missing)
    file = file.with_suffix(".csv")
    file.write_text("id,colour\n1,R\n", encoding="utf-8")
    code, _, err = told(capsys, "pack", "check", str(file))
    assert (code, "must name the columns of a game" in err) == (1, True)


def test_without_pictures_a_pack_is_checked_and_not_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make_known(evolve(STONES, pictures=None), {}, monkeypatch)
    summary = "demo-stones (Stones): 12 entries; provenance: invented\n"
    assert told(capsys, "pack", "check", "--demo", "stones") == (0, summary, "")
    code, out, err = told(capsys, "pack", "show", "--demo", "stones")
    assert (code, out, err.splitlines()[0]) == (2, "", "Not available for Stones: pictures")


def test_without_an_invented_pack_no_pack_is_the_invented_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A position is then written with its whole pack, even one that is like the invented one."""
    invented = demo_pack("stones")
    assert is_demo(invented)
    packs = evolve(game("stones").packs, home=None)
    make_known(evolve(STONES, game=evolve(game("stones"), packs=packs)), {}, monkeypatch)
    assert not is_demo(invented)


# Play


@pytest.mark.long
def test_invariants_are_checked_in_a_game() -> None:
    for seed in range(20):
        end = check_game(stones.start(["Anna", "Ben", "Cleo"][: 2 + seed % 2], "demo"), seed)
        assert end.is_over


@pytest.mark.long
def test_it_is_drawn_like_every_game() -> None:
    """All pictures that games have, Stones has too; its records can be replayed."""
    assert names() == ("pier18", "auctionland", "stones")
    position = drawn(positions(), lambda one: one["game"] == "stones")
    assert boardscore.score(position).players
    record = drawn(records("stones"), lambda lines: len(lines) > 3)
    assert boardscore.replay(record)[-1].GAME == "stones"


def test_hidden_information_stays_hidden() -> None:
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


def test_the_message_about_an_illegal_move_has_its_clause() -> None:
    state = stones.start(["Anna", "Ben"], "demo")
    state = state.play(boardscore.deal(state, Random(1)))
    problem = state.why_illegal({"move": "lay", "player": 1, "stone": "1", "end": "left"})
    assert problem is not None
    assert problem.clause == "stones.turn"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_referee_leads_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any, lang: str
) -> None:
    """Stones 1 and 4 are green: next to each other they are a pair. Stone 7 was not drawn."""
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


def test_its_setting_is_an_option_of_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    """With 3 stones each, 6 are drawn for two players; other games have no such option."""
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


def test_a_seed_draws_with_other_random_numbers_each_time(tmp_path: Path, monkeypatch: Any) -> None:
    """12 stones, 2 for each draw: 6 draws. Stones calls its chance "draw"."""
    numbers: list[float] = []

    def deal(state: Any, random: Random) -> Any:
        numbers.append(random.random())
        return boardscore.deal(state, random)

    monkeypatch.setattr(session, "deal", deal)
    state = stones.start(["Anna", "Ben"], "demo", hand=1)
    game = session.Session(Journal.begun(tmp_path / "g.jsonl", {}), [state], None, 5, {})
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


# Questions


def test_new_asks_for_a_position(
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
    """Anna has one pair, Ben none; with joined ends Anna's row still has one."""
    file = tmp_path / "our.toml"
    assert told(capsys, "new", "stones", str(file), "--template", lang=lang)[0] == 0
    text = file.read_text(encoding="utf-8")
    for written in (text, text.replace("# [", "[").replace("# ends", "ends")):
        file.write_text(written, encoding="utf-8")
        code, out, err = told(capsys, "score", str(file), lang=lang)
        assert (code, err) == (0, "")
        assert {"en": "Anna wins", "de": "Anna gewinnt"}[lang] in out


def test_a_pack_is_filled_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bag.toml"
    told(capsys, "pack", "new", "stones", str(file))
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# The stones of your bag\n")
    file.write_text(text.replace('colour = ""', 'colour = "R"'), encoding="utf-8")
    assert [stone.colour.value for stone in load_pack(file).stones] == ["R"]


# Tables


def test_tables_of_it_take_the_slow_path() -> None:
    """RRG has one pair, GB none; the longer row would win a tie."""
    pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")
    table = import_module("boardscore.table")
    data = pa.table({"game": [1, 1], "row": ["RRG", "GB"]})
    found = table.score(data, "stones", group="game").read_all().to_pylist()
    assert [list(row.values()) for row in found] == [
        [1, 1, 3, 1, 1, None, None],
        [1, 0, 2, 0, 2, None, None],
    ]


def test_bots_play_matches_of_a_game_without_a_kernel() -> None:
    found = analysis.arena("stones", ["random", "random"], games=4)
    assert (found.games, found.shares) == (4, (0.5, 0.5))
    assert found.text("de").startswith("Steine, ")
    for bot in ("greedy", "thinker:5"):
        with pytest.raises(NotAvailableError, match="the analysis of play"):
            analysis.arena("stones", [bot, "random"])
    with pytest.raises(NotAvailableError, match="the analysis of play"):
        analysis.special("stones", 5, players=2)


def test_its_moves_have_numbers_and_masks() -> None:
    """A game need only list its moves: stone 2 is the second, with the numbers 3, 4 and 5."""
    numbers = boardscore.actions("stones", players=2)
    assert numbers.count == 3 * len(demo_pack("stones").stones)
    thrown = {"move": "throw", "player": 1, "stone": "2"}
    assert numbers.number_of(thrown) == 5
    assert numbers.move_of(5, 1).to_dict() == thrown
    state = stones.start(["Anna", "Ben"], "demo")
    state = state.play(state.drawn(["1", "2", "3", "4"]))
    ones = [number for number, one in enumerate(numbers.mask(state, 0)) if one]
    assert ones == [0, 1, 2, 3, 4, 5]
    assert numbers.mask(state.seen_by(1), 1) == bytes(numbers.count)
    with pytest.raises(
        boardscore.ModelError, match=r"state_or_view\.rulings\.ends: .* joined; .* apart"
    ):
        numbers.mask(stones.start([None] * 2, "demo", rulings={"ends": "joined"}), 0)
    with pytest.raises(boardscore.ModelError, match=r"^market_size: Stones does not have this"):
        boardscore.actions("stones", players=2, market_size=3)


# Environments


def test_it_passes_the_tests_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason="environments need the extra boardscore[pettingzoo]")
    env = import_module("boardscore.envs.pettingzoo").env
    conformance = import_module("pettingzoo.test")
    conformance.api_test(env("stones", mask="infos"), num_cycles=50)
    conformance.seed_test(lambda: env("stones", mask="infos"), num_cycles=50)
    conformance.render_test(lambda render_mode: env("stones", players=2, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


def test_it_passes_the_test_of_openspiel() -> None:
    """What is registered after the import needs a call."""
    spiel = pytest.importorskip(
        "pyspiel", reason="environments need the extra boardscore[openspiel]"
    )
    openspiel = import_module("boardscore.envs.openspiel")
    openspiel.register("stones")
    game = openspiel.load_game("boardscore_stones(players=2)")
    spiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_from_type_gives_its_models() -> None:
    testing.register_models("stones")
    for kind in (Row, Player, Position):
        made = collected(st.from_type(kind), 10)
        assert {type(one) for one in made} == {kind}
        assert len(set(map(str, made))) > 2
