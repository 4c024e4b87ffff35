"""The misreadings of Pier 18: changes to single methods of a plain program.

Every misreading gives other answers than the plain program: a vector about its facet detects it.
"""

from boardscore.pier18.verify.misreadings import characters, rounds, setup
from boardscore.pier18.verify.misreadings.plain_referee import Referee
from boardscore.pier18.verify.misreadings.plain_scorer import RuleScorer
from boardscore.pier18.verify.misreadings.plans_and_ties import PLANS_PATRONS, TIES
from boardscore.pier18.verify.misreadings.tables_and_views import SEEN, SETUPS, TableProgram
from boardscore.verify.vectors.misreading import (
    PLAY_CONTROLS,
    TABLE_CONTROLS,
    Misreading,
    misreadings_of,
    score_controls,
)

_CONTROLS = score_controls(lambda self, categories: RuleScorer.total(self, categories) + 1)

MISREADINGS: tuple[Misreading, ...] = (
    *misreadings_of(RuleScorer, (*_CONTROLS, *PLANS_PATRONS, *TIES)),
    *misreadings_of(characters.WrongCharacters, characters.CHARACTERS),
    *misreadings_of(Referee, (*PLAY_CONTROLS, *setup.SETUP, *setup.PATRONS)),
    *misreadings_of(rounds.WrongRounds, (*rounds.ROUNDS, *rounds.ENDING)),
    *misreadings_of(TableProgram, (*TABLE_CONTROLS, *SETUPS, *SEEN)),
)
"""The controls and all misreadings of scoring, of play and of the table."""
