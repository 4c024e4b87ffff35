"""The mutants of play of Auctionland: a plain referee, and for each one of its rules misread."""

from boardscore.verify.auctionland.mutants.play import auction, building, ending, market, setup
from boardscore.verify.auctionland.mutants.play.referee import Referee
from boardscore.verify.vectors.play_mutant import PlayMutant, listed

MUTANTS: tuple[PlayMutant, ...] = listed(
    Referee,
    (*setup.ROWS, *market.ROWS, *building.ROWS, *auction.ROWS, *ending.ROWS),
)
"""The two controls, and every mutant of play of Auctionland, in the order of the rules."""
