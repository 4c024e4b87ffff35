"""The mutants of the table of Auctionland: a plain teller, and for each one thing misread."""

from boardscore.verify.auctionland.mutants.table import seen, start
from boardscore.verify.auctionland.mutants.table.teller import Teller
from boardscore.verify.suite.table_mutant import TableMutant, listed

MUTANTS: tuple[TableMutant, ...] = listed(Teller, (*start.ROWS, *seen.ROWS))
"""The two controls, and every mutant of the table of Auctionland."""
