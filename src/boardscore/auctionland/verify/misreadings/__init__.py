"""The misreadings of Auctionland: changes to the methods of a plain program.

Most mistakes about joining zones apply to theme parks and to gardens and houses. Each is one
function and two misreadings. A vector about its facet detects each of them.
"""

from boardscore.auctionland.verify.misreadings import (
    areas,
    building_and_bonus,
    icons_and_ties,
    turns,
)
from boardscore.auctionland.verify.misreadings.plain_referee import Referee
from boardscore.auctionland.verify.misreadings.plain_scorer import RuleScorer, add_points
from boardscore.auctionland.verify.misreadings.tables_and_views import SEEN, SETUPS, TableProgram
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
        (*_CONTROLS, *icons_and_ties.THEME_PARKS, *icons_and_ties.TABLES, *icons_and_ties.WINNING),
    ),
    *misreadings_of(areas.WrongAreas, (*areas.BEACHES, *areas.JOINING, *areas.GARDENS_HOUSES)),
    *misreadings_of(icons_and_ties.WrongAwards, icons_and_ties.ICON_ROWS),
    *misreadings_of(Referee, PLAY_CONTROLS),
    *misreadings_of(turns.WrongAuctions, (*turns.SETUP, *turns.AUCTION)),
    *misreadings_of(turns.WrongMarkets, (*turns.MARKET, *turns.ENDING)),
    *misreadings_of(building_and_bonus.WrongBuilding, building_and_bonus.BUILDING),
    *misreadings_of(TableProgram, (*TABLE_CONTROLS, *SETUPS, *SEEN)),
)
"""The controls and all misreadings of scoring, of play and of the table."""
