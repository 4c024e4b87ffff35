"""The misreadings of Auctionland: changes to the methods of a plain program.

Most mistakes about joining zones apply to theme parks and to gardens and houses. Each is one
function and two misreadings. A vector about its facet detects each of them.
"""

from boardscore.verify.auctionland.misreadings import (
    beaches,
    gardens_houses,
    icons,
    joining,
    tables,
    theme_parks,
    winning,
)
from boardscore.verify.auctionland.misreadings.plain_scorer import RuleScorer, add_points
from boardscore.verify.auctionland.misreadings.play import (
    auction,
    building_and_bonus,
    ending,
    market,
    setup,
)
from boardscore.verify.auctionland.misreadings.play.plain_referee import Referee
from boardscore.verify.auctionland.misreadings.table import seen, setups
from boardscore.verify.auctionland.misreadings.table.table_program import TableProgram
from boardscore.verify.vectors.misreading import (
    PLAY_CONTROLS,
    TABLE_CONTROLS,
    Misreading,
    misreadings_of,
    score_controls,
)

_CONTROLS = score_controls(
    lambda self, categories, money: add_points([RuleScorer.total(self, categories, money), 1])
)

MISREADINGS: tuple[Misreading, ...] = (
    *misreadings_of(
        RuleScorer,
        (
            *(*_CONTROLS, *beaches.ROWS, *theme_parks.ROWS, *joining.ROWS, *gardens_houses.ROWS),
            *(*tables.ROWS, *icons.ROWS, *winning.ROWS),
        ),
    ),
    *misreadings_of(
        Referee,
        (
            *(*PLAY_CONTROLS, *setup.ROWS, *market.ROWS, *building_and_bonus.ROWS),
            *(*auction.ROWS, *ending.ROWS),
        ),
    ),
    *misreadings_of(TableProgram, (*TABLE_CONTROLS, *setups.ROWS, *seen.ROWS)),
)
"""The controls and all misreadings of scoring, of play and of the table, rule by rule."""
