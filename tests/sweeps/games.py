"""`python -m tests.sweeps.games [--games N] [--seed N] [--players N] [GAME ...]`: whole games.

Plays random games in the play kernel and in the second referee, with random packs, rulings and
markets: N games of each game and number of players. Before every decision both know the same
number of moves; before every draw and at the end the tables are the same; at the end, so are totals
and winners. A move has a number in the kernel: its place among the moves of its seat.
"""

import argparse
import gc
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from attrs import frozen

from boardscore import auctionland, pier18
from boardscore.auctionland import play_kernel as auctionland_kernel
from boardscore.auctionland import state_numbers as auctionland_states
from boardscore.packs import read_pack
from boardscore.pier18 import play_kernel as pier18_kernel
from boardscore.pier18 import state_numbers as pier18_states
from tests.naive import auctionland_referee, pier18_referee
from tests.referees import packs
from tests.referees.games import chosen, same_auctionland, same_pier18

TABLES = {"beaches": [0, 1, 3, "5+"], "theme_parks": [0, 0, 2, 4, "9+"]}
PLAYERS = {"pier18": range(2, 4), "auctionland": range(2, 7)}
OF_EACH = 20
"""The games with the same pack, rulings and market."""
PAUSE = 60
"""The seconds between two reports."""

Move = dict[str, Any]


@frozen
class Setup:
    """A game with its settings in the kernel, and the maker of its second referee."""

    kernel: Any
    game: Any
    start: Any
    referee: Callable[[], Any]
    same: Callable[[Any, Any], None]


def setup_pier18(rng: Random, players: int) -> Setup:
    """Pier 18 with a random pack; Plans in words are not completed, as in the kernel."""
    data, rulings = packs.cards(rng), packs.pier18_rulings(rng)
    start = pier18.start([None] * players, read_pack(data), rulings=rulings)

    def referee() -> Any:
        made = pier18_referee.Referee(data["cards"], players, rulings)
        made.verdicts = [False] * players
        return made

    return Setup(pier18_kernel, pier18_states.KernelGame(start.game), start, referee, same_pier18)


def setup_auctionland(rng: Random, players: int) -> Setup:
    data, rulings = {**packs.tiles(rng), "tables": TABLES}, packs.auctionland_rulings(rng)
    market = rng.choice([3, 4, 8, 10])
    pack = read_pack(data)
    start = auctionland.start([None] * players, pack, rulings=rulings, market_size=market)

    def referee() -> Any:
        return auctionland_referee.Referee(data["tiles"], players, rulings, market, TABLES)

    game = auctionland_states.KernelGame(start.game)
    return Setup(auctionland_kernel, game, start, referee, same_auctionland)


SETUPS = {"pier18": setup_pier18, "auctionland": setup_auctionland}


def play(setup: Setup, rng: Random) -> int:
    """Plays a whole game in both; returns the number of moves of players."""
    kernel, tables, moves = setup.kernel, setup.game.tables, 0
    numbers, referee = setup.game.numbers(setup.start), setup.referee()
    while not referee.is_over:
        if referee.chance_due:
            draw(setup, numbers, referee, rng)
            continue
        assert kernel.draw_size(tables, numbers) == 0
        every = numbered(referee.legal_moves())
        for seat, of_seat in every.items():
            numbers[kernel.SEAT] = seat
            if {one["move"] for one in of_seat} != {"bid"}:  # who can only raise is not asked
                assert kernel.move_count(tables, numbers) == len(of_seat), of_seat
        move = chosen(rng, [move for of_seat in every.values() for move in of_seat])
        numbers[kernel.SEAT] = move["player"]
        kernel.play(tables, numbers, every[move["player"]].index(move))
        referee.play(move)
        moves += 1
    setup.same(setup.game.state(numbers), referee)
    players = referee.result()["players"]
    found = [kernel.total(tables, numbers, seat) for seat in range(len(players))]
    assert found == [one["total"] for one in players], players
    won = sum(1 << seat for seat, one in enumerate(players) if one["rank"] == 1)
    assert kernel.winners(tables, numbers) == won, players
    return moves


def draw(setup: Setup, numbers: list[int], referee: Any, rng: Random) -> None:
    """Chance draws the same in both."""
    kernel, tables = setup.kernel, setup.game.tables
    state = setup.game.state(numbers)
    setup.same(state, referee)
    assert sorted(referee.unseen) == sorted(state.unseen)
    assert kernel.draw_size(tables, numbers) == referee.chance_size
    drawn = rng.sample(referee.unseen, referee.chance_size)
    kernel.draw(tables, numbers, [setup.game.piece_numbers[name] for name in drawn])
    referee.play(state.drawn(drawn).to_dict())


def numbered(moves: Sequence[Move]) -> dict[int, list[Move]]:
    """The moves of each seat by their numbers: a turned card follows the same one not turned."""
    found: dict[int, list[Move]] = {}
    for move in moves:
        found.setdefault(move["player"], []).append(move)
    if moves[0]["move"] in {"draft", "finish"}:
        cards = [*dict.fromkeys(move.get("card") for move in moves)]
        for of_seat in found.values():
            of_seat.sort(key=lambda move: (cards.index(move.get("card")), move["overlap"]))
    return found


def main() -> None:
    """Plays the games, and prints their number each minute and at the end of each kind."""
    parser = argparse.ArgumentParser(prog="python -m tests.sweeps.games")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("names", nargs="*", metavar="GAME", choices=[*SETUPS, []])
    given = parser.parse_args()
    gc.freeze()
    for name in given.names or SETUPS:
        for players in [given.players] if given.players else PLAYERS[name]:
            sweep(name, players, given.games, given.seed)


def sweep(name: str, players: int, games: int, seed: int) -> None:
    rng, moves = Random(f"{name} {players} {seed}"), 0
    begun, reported = time.process_time(), time.monotonic()
    for played in range(games):
        if played % OF_EACH == 0:
            setup = SETUPS[name](rng, players)
        moves += play(setup, rng)
        if played + 1 == games or time.monotonic() > reported + PAUSE:
            reported = time.monotonic()
            print(
                f"{name} for {players}, seed {seed}: {played + 1:,} games of {moves:,} moves "
                f"agree; {time.process_time() - begun:,.0f} s of CPU time",
                flush=True,
            )


if __name__ == "__main__":
    main()
