"""The command `arena`: results, JSON, wrong use, Ctrl-C."""

import json
import os

import pytest

from boardscore import analysis
from boardscore.core import registry
from tests.cli.conftest import Cli
from tests.cli.pressed import ctrl_c_in
from tests.tables import from_table


def test_a_match_is_shown(cli: Cli) -> None:
    code, out, err = cli("arena", "pier18", "random", "random", "--games", "4")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Pier 18, pack demo-pier18: 4 games, 2 deals"
    assert lines[2].split() == ["Bot", "Wins", "Share", "95%", "interval", "Points"]
    assert lines[3].split()[:4] == ["1", "random", "2", "50.0%"]
    assert max(map(len, lines)) <= 80


def test_json_is_the_result(cli: Cli) -> None:
    code, out, err = cli("arena", "auctionland", *["random"] * 3, "--games=3", "--seed=7", "--json")
    assert (code, err) == (0, "")
    wanted = analysis.arena("auctionland", ["random"] * 3, games=3, seed=7)
    assert json.loads(out) == json.loads(json.dumps(wanted.to_dict()))


def test_a_pack_of_a_file(cli: Cli) -> None:
    cli("pack", "show", "--demo", "pier18", "--csv")
    shown = cli("pack", "show", "--demo", "pier18", "--csv").out
    with open("mine.csv", "w", encoding="utf-8") as file:
        file.write(shown)
    out = cli("arena", "pier18", "random", "random", "--pack", "mine.csv", "--games", "2").out
    assert out.startswith("Pier 18, pack mine: 2 games, 1 deal\n")


@pytest.mark.together
@from_table
def test_wrong_use(cli: Cli, args: list[str], en: str, de: str) -> None:
    for lang, text in (("en", en), ("de", de)):
        code, out, err = cli("arena", *args, "--lang", lang)
        assert (code, out) == (2, "")
        assert text in err
        assert "Traceback" not in err


def test_a_game_without_a_kernel_has_no_greedy_bot(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    import attrs

    known = registry._REGISTERED
    without = attrs.evolve(known["pier18"], play_analysis=None)
    monkeypatch.setitem(known, "pier18", without)
    code, _, err = cli("arena", "pier18", "greedy", "random")
    assert (code, err) == (2, "not available for Pier 18: the analysis of play\n")
    assert cli("arena", "pier18", "random", "random", "--games", "2").code == 0


GAMES = (
    ("1", "boardscore.analysis.matches", "play_deal", 4),
    ("2", "boardscore.core.process_pool", "ProcessPool.submit", 9),
)
"""The number of processes, and the function at whose nth call some games have been played."""


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
@pytest.mark.parametrize(("jobs", "module", "path", "count"), GAMES)
def test_ctrl_c_keeps_the_games_so_far(jobs: str, module: str, path: str, count: int) -> None:
    args = ("arena", "pier18", "random", "random", "--games", "1000000", "--jobs", jobs)
    code, out, err = ctrl_c_in(module, path, count, *args, "--lang", "en")
    assert (code, err) == (130, "")
    assert "\nStopped after " in out
    assert " of 1000000 games.\n" in out
