"""Games in which every move is legal both by the rules and as a misreading has it.

Random games soon come to a move that a wrong program does not allow. It stops there, and so do many
misreadings. In these games they show what they do later.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any

from boardscore import games as rules
from boardscore.core.rulings import Value
from boardscore.records import write_setup
from boardscore.verify.data_types import Data
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.search.play.played_games import PlayedGame
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.moves import same_move
from boardscore.verify.vectors.plain_programs import STUCK, PlainReferee

GAMES = 12
"""How many games are played."""

MOST_MOVES = 200
"""How long such a game may be; a misreading may have no end."""


def misread_games(
    random: Random, mutant: Misreading, play: PlayKit, rulings: Mapping[str, Value]
) -> Iterator[PlayedGame]:
    """Some of these games, as far as they go on."""
    for _ in range(GAMES):
        yield _play_game(random, mutant, play, play.started(random, rulings))


def _play_game(random: Random, mutant: Misreading, play: PlayKit, start: Any) -> PlayedGame:
    """A game from its start, as far as the misreading allows what is legal."""
    states, moves, setup = [start], list[Data](), write_setup(start)
    assert issubclass(mutant.program, PlainReferee)
    with suppress(*STUCK):
        table = mutant.program(setup)
        while not states[-1].is_over and len(moves) < MOST_MOVES:
            state, listed = states[-1], {same_move(move) for move in table.moves()}
            common = [one for one in state.legal_moves() if same_move(one.to_dict()) in listed]
            if state.chance is None and not common:
                break
            move = play.choose(random, state, common) if common else rules.deal(state, random)
            written = move.to_dict()
            if not table.allows(written):
                break
            table.play(written)
            moves.append(written)
            states.append(state.play(move))
    return PlayedGame(setup, tuple(moves), tuple(states))
