"""A game is a registration: every part works with one that the package does not know."""

import io
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import find as drawn
from hypothesis import strategies as st

import boardscore
from boardscore import analysis, testing
from boardscore.core.registry import NotAvailableError, names
from boardscore.games import game
from boardscore.packs import demo_pack, is_demo, load_pack, write_pack
from boardscore.testing import check_game, positions, records
from tests.tables import from_table
from tests.test_testing import collected

from .conftest import Cli, make_known
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


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a position and a pack."""
    monkeypatch.chdir(tmp_path)
    Path("end.toml").write_text(POSITION, encoding="utf-8")
    Path("bag.json").write_text(json.dumps(write_pack(demo_pack("stones"))), encoding="utf-8")
    Path("bag.csv").write_text("id,colour\n1,R\n", encoding="utf-8")


def typing(monkeypatch: Any, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# Scoring and packs


@pytest.mark.parametrize(("lang", "words"), [("en", "Anna wins"), ("de", "Anna gewinnt")])
def test_the_command_scores_and_draws(cli: Cli, lang: str, words: str) -> None:
    """Anna has three stones of pairs, Ben two."""
    pictures = ("--svg", "drawn", "--html", "page.html")
    code, out, _ = cli("score", "--explain", *pictures, "end.toml", lang=lang)
    assert (code, words in out) == (0, True)
    assert "  RRRG\n  ^^^\n" in out
    assert "[stones.score.pairs]" in out
    discs = [Path(f"drawn/end-{seat}.svg").read_text("utf-8").count("<circle") for seat in (1, 2)]
    assert discs == [3, 2]
    assert Path("page.html").read_text(encoding="utf-8").count("<title>") > 2
    data = json.loads(cli("score", "--json", "end.toml").out)
    assert data["rulings"] == {"ends": "apart"}
    assert data["players"][0]["lines"][0]["spaces"] == [[0], [1]]


def test_packs_are_shown_drawn_and_of_one_game(cli: Cli) -> None:
    code, out, _ = cli("pack", "show", "--demo", "stones", "--svg", "bag")
    assert (code, "12 stones" in out) == (0, True)
    assert len([*Path("bag").iterdir()]) == 12
    assert "1: green" in cli("pack", "show", "--demo", "stones").out
    with pytest.raises(boardscore.PackError, match="Stones"):
        boardscore.pier18.start(["Anna", "Ben"], demo_pack("stones"))


@from_table
def test_without_a_part_a_command_says_so(  # noqa: PLR0913, PLR0917
    part: str, command: str, code: int, said: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checking a pack needs no pictures."""
    make_known(evolve(STONES, **{part: None}), {}, monkeypatch)
    done = cli("pack", *command.split())
    assert done.code == code
    assert said in (done.err if code else done.out)
    assert "" in {done.out, done.err}


def test_without_an_invented_pack_no_pack_is_the_invented_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A position is then written with its whole pack, even one that is like the invented one."""
    invented = demo_pack("stones")
    assert is_demo(invented)
    packs = evolve(game("stones").packs, home=None)
    make_known(evolve(STONES, game=evolve(game("stones"), packs=packs)), {}, monkeypatch)
    assert not is_demo(invented)


def test_a_pack_is_filled_in(cli: Cli) -> None:
    cli("pack", "new", "stones", "bag.toml")
    text = Path("bag.toml").read_text(encoding="utf-8")
    assert text.startswith("# The stones of your bag\n")
    Path("bag.toml").write_text(text.replace('colour = ""', 'colour = "R"'), encoding="utf-8")
    assert [stone.colour.value for stone in load_pack("bag.toml").stones] == ["R"]


# Play


@pytest.mark.long
def test_invariants_are_checked_in_a_game() -> None:
    for seed in range(20):
        end = check_game(stones.start(["Anna", "Ben", "Cleo"][: 2 + seed % 2], "demo"), seed)
        assert end.is_over


@pytest.mark.long
def test_positions_and_records_are_drawn_like_those_of_every_game() -> None:
    assert names() == ("pier18", "auctionland", "stones")
    position = drawn(positions(), lambda one: one["game"] == "stones")
    assert boardscore.score(position).players
    record = drawn(records("stones"), lambda lines: len(lines) > 3)
    assert boardscore.replay(record)[-1].GAME == "stones"


PLAY = ("play", "stones", "game.jsonl", "--players", "Anna,Ben", "--pack", "demo")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_referee_leads_a_game(cli: Cli, monkeypatch: Any, lang: str) -> None:
    """Stones 1 and 4 are green: next to each other they are a pair. Stone 7 was not drawn."""
    lay, left, right = {"en": ("lay", "left", "right"), "de": ("legen", "links", "rechts")}[lang]
    lines = [f"{lay} 1 {left}", f"{lay} 2 {left}", "score", f"{lay} 4 {right}", f"{lay} 7 {right}"]
    typing(monkeypatch, "draw 1 4 2 3", *lines, "quit")
    code, out, _ = cli(*PLAY, lang=lang)
    assert code == 1
    assert "Anna: GG" in out
    assert "[stones.lay]" in out
    moves = boardscore.read_record("game.jsonl").moves
    assert [move.KIND for move in moves] == ["draw", "lay", "lay", "lay"]
    assert "Anna: GG\n" in cli("replay", "game.jsonl").out


def test_its_setting_is_an_option_of_play(cli: Cli, monkeypatch: Any) -> None:
    """With 3 stones each, 6 are drawn for two players; other games have no such option."""
    assert "--hand N" in cli("play", "--help").out
    typing(monkeypatch, "draw 1 2 3 4 5 6", "quit")
    assert "Draw 6 stones." in cli(*PLAY, "--hand", "3").out
    assert boardscore.replay("game.jsonl")[-1].hands == (("1", "2", "3"), ("4", "5", "6"))
    code, _, err = cli("play", "pier18", "--hand", "3")
    assert (code, "--hand has no effect in Pier 18" in err) == (2, True)
    code, _, err = cli(*PLAY, "--hand", "4")
    assert (code, "--hand" in err, "1 to 3" in err) == (2, True, True)


# Questions


def test_new_asks_for_a_position(cli: Cli, monkeypatch: Any) -> None:
    typing(monkeypatch, "2", "Anna", "RRG", "", "Ben", "B", "", "yes")
    code, out, _ = cli("new", "stones", "new.toml")
    assert (code, "Anna" in out) == (0, True)
    assert boardscore.score(boardscore.load("new.toml")).winners == ("Anna",)


@pytest.mark.parametrize(("lang", "words"), [("en", "Anna wins"), ("de", "Anna gewinnt")])
def test_an_unchanged_template_can_be_scored(cli: Cli, lang: str, words: str) -> None:
    """Anna has one pair, Ben none; with joined ends Anna's row still has one."""
    assert cli("new", "stones", "our.toml", "--template", lang=lang).code == 0
    text = Path("our.toml").read_text(encoding="utf-8")
    for written in (text, text.replace("# [", "[").replace("# ends", "ends")):
        Path("our.toml").write_text(written, encoding="utf-8")
        code, out, err = cli("score", "our.toml", lang=lang)
        assert (code, words in out, err) == (0, True, "")


# Tables, bots, learning programs


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


def test_bots_play_matches_of_a_game_without_a_kernel(cli: Cli) -> None:
    found = analysis.arena("stones", ["random", "random"], games=4)
    assert (found.games, found.shares) == (4, (0.5, 0.5))
    assert found.text("de").startswith("Steine, ")
    with pytest.raises(NotAvailableError, match="the analysis of play"):
        analysis.special("stones", 5, players=2)
    for bot in ("greedy", "thinker:5"):
        code, _, err = cli("arena", "stones", bot, "random")
        assert (code, err) == (2, "not available for Stones: the analysis of play\n")


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
    joined = stones.start([None] * 2, "demo", rulings={"ends": "joined"})
    with pytest.raises(boardscore.ModelError, match=r"view\.rulings\.ends: .* joined; .* apart"):
        numbers.mask(joined, 0)
    with pytest.raises(boardscore.ModelError, match=r"^market_size: Stones does not have this"):
        boardscore.actions("stones", players=2, market_size=3)


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
    reason = "environments need the extra boardscore[openspiel]"
    spiel = pytest.importorskip("pyspiel", reason=reason)
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
