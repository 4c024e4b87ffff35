"""The misreadings of Pier 18: changes to single methods of a plain program.

Every misreading gives other answers than the plain program: a vector about its facet detects it.
"""

from boardscore.verify.pier18.misreadings import (
    fishers,
    flower_sellers,
    lovers,
    plans_patrons,
    poets,
    ties,
)
from boardscore.verify.pier18.misreadings.plain_scorer import RuleScorer
from boardscore.verify.pier18.misreadings.play import ending, patrons, rounds, setup
from boardscore.verify.pier18.misreadings.play.plain_referee import Referee
from boardscore.verify.pier18.misreadings.table import seen, setups
from boardscore.verify.pier18.misreadings.table.table_program import TableProgram
from boardscore.verify.vectors.misreading import (
    PLAY_CONTROLS,
    TABLE_CONTROLS,
    Misreading,
    misreadings_of,
    score_controls,
)

_CONTROLS = score_controls(lambda self, categories: RuleScorer.total(self, categories) + 1)

MISREADINGS: tuple[Misreading, ...] = (
    *misreadings_of(
        RuleScorer,
        (
            *(*_CONTROLS, *poets.ROWS, *lovers.ROWS, *fishers.ROWS),
            *(*flower_sellers.ROWS, *plans_patrons.ROWS, *ties.ROWS),
        ),
    ),
    *misreadings_of(
        Referee, (*PLAY_CONTROLS, *setup.ROWS, *rounds.ROWS, *patrons.ROWS, *ending.ROWS)
    ),
    *misreadings_of(TableProgram, (*TABLE_CONTROLS, *setups.ROWS, *seen.ROWS)),
)
"""The controls and all misreadings of scoring, of play and of the table, rule by rule."""
