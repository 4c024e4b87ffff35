"""Games in which all that is done is legal both by the rules and as a misreading has it.

Random games soon come to a move that a wrong program does not allow; all that is known of it then
is where it stops, and many misreadings stop there. In these games they show what they do later.
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from boardscore.records import write_setup
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.play.continuation import decisions, gone_on
from boardscore.verify.search.play.played_games import Choose, PlayedGame
from boardscore.verify.search.play.questions import GameQuestion
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.plain_programs import STUCK, PlainReferee

MOST_MOVES = 200
"""How long such a game may be; a misreading may have no end."""


def play_as_misread(random: Random, mutant: Misreading, start: Any, choose: Choose) -> PlayedGame:
    """A game from its start, as far as the misreading goes on with what is legal."""
    one = PlayedGame(write_setup(start), (), (start,))
    assert issubclass(mutant.program, PlainReferee)
    with suppress(*STUCK):
        table = mutant.program(one.setup)
        while not one.end.is_over and len(one.moves) < MOST_MOVES:
            longer = gone_on(random, one, table.moves(), choose)
            if longer is None or not table.allows(longer.moves[-1]):
                break
            table.play(longer.moves[-1])
            one = longer
    return one


def questions_about(one: PlayedGame, *, traces: bool) -> Iterator[GameQuestion]:
    """All that a program can be asked about such a game."""
    yield from [GameQuestion(one, TRACE)] if traces else decisions(one)
    yield GameQuestion(one, "replay" if one.end.is_over else "legal")
