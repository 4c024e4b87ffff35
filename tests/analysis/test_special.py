"""How special a total is: against games counted one by one, with and without numba."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardscore import BoardscoreError, analysis, auctionland, games
from boardscore.analysis import estimates, special_totals
from boardscore.analysis.estimates import KernelRunner, runner_for
from boardscore.analysis.game_analysis import play_analysis
from boardscore.core import registry
from boardscore.core.optional_dependencies import is_here
from tests.tables import from_table

GAMES = registry.names("play_analysis")


def start(game: str, players: int) -> Any:
    return games.play(game).start([None] * players, "demo")


def test_shares_of_counted_totals() -> None:
    """4 games for 2: totals 5, 5, 5, 7, 7, 9, 9, 9. One of the two 7s won alone, one shared."""
    seen = Counter({(5, 0): 3, (7, 60): 1, (7, 30): 1, (9, 60): 2, (9, 30): 1})
    found = special_totals.shares_of(seen, start("pier18", 2), 7, "greedy")
    assert (found.below, found.equal, found.win, found.games) == (3 / 8, 2 / 8, 0.75, 4)


def test_a_total_that_no_one_had() -> None:
    found = special_totals.shares_of(Counter({(5, 60): 2}), start("pier18", 2), 6, "greedy")
    assert (found.below, found.equal, found.win) == (1.0, 0.0, None)
    assert found.text() == (
        "100.0% of all totals are lower than 6, and 0.0% are equal. "
        "Pier 18, pack demo-pier18: 1 game for 2 players, with the bot greedy in every seat."
    )


def test_shares_are_rounded_half_up() -> None:
    """Of 2000 totals, 1 is equal and 63 are lower, so 0.05 and 3.15 %. Half of the ones won."""
    seen = Counter({(7, 30): 1, (5, 0): 63, (9, 60): 1936})
    found = special_totals.shares_of(seen, start("pier18", 2), 7, "greedy")
    assert (found.below, found.equal) == (0.0315, 0.0005)
    assert found.text().startswith("3.2% of all totals are lower than 7, and 0.1% are equal. ")
    assert "3,2 %" in found.text("de")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("greedy", [0, -1])
def test_ends_are_those_of_the_referee(game: str, greedy: int) -> None:
    """The kernel plays, and the referee scores the same final states."""
    begun = start(game, 3)
    words = [Random(seed).getrandbits(60) + 1 for seed in range(20)]
    runner, numbers = runner_for(begun)
    found = runner.play_ends(numbers.numbers(begun), greedy, words)
    part = play_analysis(game)
    expected = []
    for word in words:
        state = numbers.numbers(begun)
        part.kernel.play_out(numbers.tables, state, word, greedy)
        result = numbers.state(state).result()
        for player in result.players:
            share = 60 // len(result.winners) if player.name in result.winners else 0
            expected.append((player.total, share))
    assert found == expected


@pytest.mark.skipif(not is_here("numba"), reason="needs numba")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_numba_changes_nothing(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    compiled = analysis.special(game, 20, players=2, bot=bot, games=50, seed=7)
    monkeypatch.setattr(estimates, "is_here", lambda _: False)
    estimates._runner.cache_clear()
    request.addfinalizer(estimates._runner.cache_clear)
    assert analysis.special(game, 20, players=2, bot=bot, games=50, seed=7) == compiled


@pytest.mark.long
def test_the_seed_decides() -> None:
    def special(seed: int) -> Any:
        return analysis.special("pier18", 15, players=2, games=200, seed=seed)

    assert special(1) == special(1) != special(2)


@pytest.mark.long
def test_greedy_players_have_more_points_than_random_ones() -> None:
    random = analysis.special("pier18", 15, players=2, games=500, bot="random")
    greedy = analysis.special("pier18", 15, players=2, games=500, bot=analysis.bots.greedy)
    assert greedy.below < random.below - 0.2
    assert (greedy.bot, random.bot) == ("greedy", "random")


@pytest.mark.long
def test_a_pack_of_words_is_played_in_chunks_and_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the second chunk keeps the first."""
    played, whole = [], KernelRunner.play_ends

    def stopping(*args: Any) -> Any:
        if played:
            raise KeyboardInterrupt
        played.append(1)
        return whole(*args)

    monkeypatch.setattr(KernelRunner, "play_ends", stopping)
    assert analysis.special("pier18", 15, players=2, games=2500).games == 1000
    with pytest.raises(KeyboardInterrupt):
        analysis.special("pier18", 15, players=2, games=2500)


@from_table
def test_wrong_arguments(arguments: dict[str, Any], what: str) -> None:
    given: dict[str, Any] = {"game": "pier18", "total": 18, "players": 2, "games": 5, **arguments}
    with pytest.raises(BoardscoreError, match=what) as caught:
        analysis.special(given.pop("game"), given.pop("total"), **given)
    assert len(caught.value.problems) == 1


def test_another_function_is_no_bot() -> None:
    with pytest.raises(BoardscoreError, match="bot: "):
        analysis.special("pier18", 18, players=2, games=5, bot=len)  # type: ignore[arg-type]


def test_a_pack_without_score_tables() -> None:
    tile = auctionland.PackTile("1", auctionland.Tile.parse("BGHT"), 30)
    pack = auctionland.Pack("bare", "by hand", (tile,))
    with pytest.raises(BoardscoreError):
        analysis.special("auctionland", 9, players=2, pack=pack, games=5)
