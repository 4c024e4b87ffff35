"""The command `arena`: JSON and Ctrl-C; `transcripts/arena.json` has its text."""

import json
import os

import pytest

from boardscore import analysis
from tests.cli.conftest import Cli
from tests.cli.pressed import ctrl_c_in


def test_json_is_the_result(cli: Cli) -> None:
    code, out, err = cli("arena", "auctionland", *["random"] * 3, "--games=3", "--seed=7", "--json")
    assert (code, err) == (0, "")
    wanted = analysis.arena("auctionland", ["random"] * 3, games=3, seed=7)
    assert json.loads(out) == json.loads(json.dumps(wanted.to_dict()))


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
