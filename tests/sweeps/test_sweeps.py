"""The sweeps run, and notice a wrong kernel; long runs: `nox -s sweeps`."""

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

from boardscore.auctionland import play_kernel as auctionland_kernel
from boardscore.pier18 import pier_bits, play_kernel
from tests.sweeps import games, piers, table_files, values


def score_piers(columns: int, full: int) -> piers.Tally:
    """Scores all piers of some columns."""
    tally = piers.Tally()
    for _ in piers.sweep(columns, full, Random(1), tally):
        pass
    return tally


@pytest.mark.long
@pytest.mark.parametrize(("full", "singly"), [(2, 625), (1, 210)])
def test_piers(full: int, singly: int) -> None:
    """5 ** 4 piers; 2 * 3 ** 4 + 3 * 2 ** 4 patterns."""
    assert score_piers(2, full) == piers.Tally(on_arrays=625, singly=singly)


@pytest.mark.parametrize("name", ["poets", "lovers", "fishers", "tie_symbols"])
@pytest.mark.parametrize("full", [1, 2])
def test_a_wrong_kernel_is_noticed(name: str, full: int, monkeypatch: pytest.MonkeyPatch) -> None:
    score_piers(1, full)  # numba compiles what is right
    right: Callable[..., Any] = getattr(pier_bits, name)
    monkeypatch.setattr(pier_bits, name, lambda *words: right(*words) * 2)
    with pytest.raises(AssertionError):
        score_piers(2, full)


@pytest.mark.long
@pytest.mark.parametrize("name", games.SETUPS)
def test_games(name: str) -> None:
    rng = Random(2)
    for players in games.PLAYERS[name]:
        assert games.play(games.SETUPS[name](rng, players), rng) > 3 * players


@pytest.mark.parametrize(
    ("name", "module", "function"),
    [
        ("pier18", play_kernel, "move_count"),
        ("pier18", play_kernel, "total"),
        ("auctionland", auctionland_kernel, "draw_size"),
        ("auctionland", auctionland_kernel, "winners"),
    ],
)
def test_a_wrong_play_kernel_is_noticed(
    name: str, module: ModuleType, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    right: Callable[..., Any] = getattr(module, function)
    monkeypatch.setattr(module, function, lambda *numbers: right(*numbers) + 1)
    rng = Random(2)
    with pytest.raises(AssertionError):
        games.play(games.SETUPS[name](rng, 2), rng)


@pytest.mark.long
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("form", table_files.WRITERS)
def test_table_files(game: str, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_files, "GAMES", 20)
    monkeypatch.setattr(table_files, "OF_A_FILE", 50)
    random = Random(3)
    drawn = table_files.drawn(random, game)
    assert table_files.compare(game, form, "numpy", random, drawn) >= 50
    data, expected, head = drawn
    wrong = expected.set_column(0, expected.column_names[0], [[7] * len(expected)])
    with pytest.raises(AssertionError):
        table_files.compare(game, form, "numpy", random, (data, wrong, head))


@pytest.mark.long
@pytest.mark.parametrize("form", [None, *values.TEXTS])
def test_values(form: str | None) -> None:
    tried = values.try_documents(values.Draw(Random(4), form), 100)
    assert 0 < tried["refused"] < tried["values"] / 2


def converted(data: Any) -> Any:
    """A reader that takes numbers in quotes."""
    for player in data["players"]:
        if isinstance(player, dict) and isinstance(player.get("claimed"), str):
            player["claimed"] = 0
    return right(data)


def stubborn(data: Any) -> Any:
    """A reader that does not take the largest number."""
    for player in data["players"]:
        if isinstance(player, dict) and player.get("claimed") == 10**9:
            player["claimed"] = -1
    return right(data)


def failing(_: Any) -> Any:
    """A reader that raises what no reader of ours may."""
    raise KeyError("claimed")


right = values.read_position


@pytest.mark.parametrize("wrong", [converted, stubborn, failing, lambda _: None])
def test_a_wrong_reader_is_noticed(
    wrong: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "OF_A_POOL", 20)
    monkeypatch.setattr(values, "read_position", wrong)
    draw = values.Draw(Random(5), None)
    with pytest.raises((AssertionError, KeyError)):
        values.try_documents(draw, 300)
