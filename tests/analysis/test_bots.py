"""The bots: legal moves from views, the policy of the play kernels, names."""

import pickle
from random import Random
from typing import Any

import pytest

from boardscore import BoardscoreError, analysis, deal, games
from boardscore.analysis.bots import Thinker, bot_of, name_of
from boardscore.analysis.estimates import KernelRunner, runner_for
from boardscore.analysis.game_analysis import play_analysis
from boardscore.core import registry
from boardscore.testing import walk

GAMES = registry.names("play_analysis")


def decisions(game: str, seed: int) -> Any:
    """The states of a random game in which players act."""
    start = games.play(game).start([None] * (2 + seed % 2), "demo")
    return [state for state in walk(start, seed) if state.to_act]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [analysis.bots.random, analysis.bots.greedy])
@pytest.mark.parametrize("seed", range(4))
def test_moves_are_legal_for_every_seat(game: str, bot: Any, seed: int) -> None:
    for state in decisions(game, seed):
        for seat in state.to_act:
            view = state.seen_by(seat)
            if len(view.legal_moves()):
                assert view.why_illegal(bot(view, Random(seed))) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_greedy_plays_like_the_kernel(game: str, seed: int) -> None:
    """From a view it makes the move that the kernel makes with the whole state."""
    part = play_analysis(game)
    for state in decisions(game, seed):
        _, numbers = runner_for(state)
        whole = numbers.numbers(state)
        seat = whole[part.kernel.SEAT]
        own = list(state.seen_by(seat).legal_moves())
        expected = own[part.kernel.greedy_move(numbers.tables, whole)]
        assert analysis.bots.greedy(state.seen_by(seat), Random(seed)) == expected


def test_every_move_is_equally_likely() -> None:
    state = games.play("pier18").start([None, None], "demo")
    view = state.play(deal(state, Random(1))).seen_by(0)
    rng = Random(2)
    made = [analysis.bots.random(view, rng) for _ in range(1200)]
    assert all(150 < made.count(move) < 250 for move in view.legal_moves())


@pytest.mark.parametrize("seed", range(3))
def test_the_holder_of_the_bid_may_be_asked(seed: int) -> None:
    asked = 0
    for state in decisions("auctionland", 2 * seed + 1):
        bid = state.standing_bid
        if bid and bid.player in state.to_act:
            view = state.seen_by(bid.player)
            if len(view.legal_moves()):
                asked += 1
                move = analysis.bots.greedy(view, Random(seed))
                assert move == next(iter(view.legal_moves()))
    assert asked


@pytest.mark.parametrize("name", ["random", "greedy", "thinker:200", "thinker:1000"])
def test_names(name: str) -> None:
    bot = bot_of(name)
    assert name_of(bot) == name
    assert bot_of(bot) is bot
    assert pickle.loads(pickle.dumps(bot)) == bot


def test_a_thinker_has_1000_playouts() -> None:
    assert bot_of("thinker") == analysis.bots.thinker() == Thinker(1000)


def test_unknown_names_and_wrong_numbers_of_playouts() -> None:
    for name in ("thinker:", "thinker:0", "thinker:-1", "thinker:1.5", "Greedy"):
        with pytest.raises(BoardscoreError, match="random, greedy, thinker, thinker:200"):
            bot_of(name)
    for playouts in (0, -1, 1.5, "1", None, True):
        with pytest.raises(BoardscoreError, match="playouts: "):
            analysis.bots.thinker(playouts)  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", [analysis.bots.random, analysis.bots.greedy, Thinker(5)])
def test_a_view_and_a_generator_are_needed(bot: Any) -> None:
    for view in (None, 5, "view"):
        with pytest.raises(BoardscoreError, match="view: "):
            bot(view, Random(1))
    with pytest.raises(BoardscoreError, match="rng: "):
        bot(decisions("pier18", 0)[0].seen_by(0), None)


@pytest.mark.parametrize("game", ["pier18", pytest.param("auctionland", marks=pytest.mark.long)])
def test_the_thinker_makes_the_best_move_of_the_analysis(game: str) -> None:
    for state in decisions(game, 0)[:8]:
        view = state.seen_by(state.to_act[0])
        move = Thinker(60)(view, Random(5))
        assert view.why_illegal(move) is None
        seed = Random(5).getrandbits(32)
        best = analysis.analyse(view, playouts=60, seed=seed)[0].move
        assert move == best or len(view.legal_moves()) == 1


@pytest.mark.long
def test_ctrl_c_stops_a_thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    """`analyse` answers with fewer games; the thinker does not go on with the match."""
    whole = KernelRunner.play_moves
    batches = []

    def stopping(*args: Any) -> Any:
        batches.append(1)
        if len(batches) > 3:
            raise KeyboardInterrupt
        return whole(*args)

    view = decisions("pier18", 0)[0].seen_by(0)
    monkeypatch.setattr(KernelRunner, "play_moves", stopping)
    with pytest.raises(KeyboardInterrupt):
        Thinker(1000)(view, Random(1))
    assert len(batches) == 4


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_thinker_beats_greedy(game: str) -> None:
    found = analysis.arena(game, ["thinker:100", "greedy"], games=20)
    assert found.shares[0] >= 0.6


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    found = analysis.arena(game, ["greedy", "random"], games=100)
    assert found.shares[0] >= 0.85
