"""One random game in the play kernel and in states, compared completely after every move."""

from random import Random
from types import ModuleType

from boardscore import pier18
from boardscore.packs import read_pack
from boardscore.pier18 import Phase, State, fast, play_kernel
from boardscore.pier18.moves import Choose, PlayerMove
from boardscore.pier18.scoring import score_player
from boardscore.pier18.state_numbers import KernelGame
from tests import play_agreement
from tests.referees import packs

SEATS = (2, 3)


def random_start(rng: Random) -> State:
    """A new game with the demo pack or a random one, and random rulings."""
    pack = "demo" if rng.random() < 0.3 else read_pack(packs.cards(rng))
    return pier18.start([None] * rng.choice(SEATS), pack, rulings=packs.pier18_rulings(rng))


def play_both(seed: int, kernel: ModuleType = play_kernel) -> None:
    """Plays a whole random game; the same totals and winner, and no Plan in words is completed."""
    rng = Random(seed)
    start = random_start(rng)
    game = KernelGame(start.game)
    numbers, end = play_agreement.play_both(
        kernel, game, game.piece_numbers, start, rng, same_greedy_move
    )
    players = end.position.players
    result = end.result([False if isinstance(one.plan, str) else None for one in players])
    totals = [kernel.total(game.tables, numbers, seat) for seat in range(len(players))]
    assert totals == [player.total for player in result.players], end
    won = kernel.winners(game.tables, numbers)
    assert tuple(one.name for at, one in enumerate(players) if won >> at & 1) == result.winners


def same_greedy_move(
    kernel: ModuleType, game: KernelGame, numbers: list[int], state: State
) -> None:
    """Moves bring the same points, and greedy players choose the same one."""
    points = []
    for number, move in enumerate(state.legal_moves()):
        points.append(points_after(state, move))
        assert kernel.points_after(game.tables, numbers, number) == points[-1], (state, move)
    assert kernel.greedy_move(game.tables, numbers) == points.index(max(points)), state


def points_after(state: State, move: PlayerMove) -> int:
    """The points of the pier that a move makes, by the readable functions."""
    if isinstance(move, Choose):
        foundation = state.game.cards[move.foundation]
        return sum(fast.categories(foundation.cells, state.game.rulings).values())
    after = state.play(move)
    if state.phase is Phase.FINISH:
        return score_player(after.position.players[move.player], state.game.rulings).subtotal - len(
            state.patrons[move.player]
        )
    return sum(fast.categories(fast.lay(after.laid[move.player]), state.game.rulings).values())
