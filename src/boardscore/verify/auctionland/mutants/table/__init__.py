"""The mutants of the table of Auctionland: a plain teller, and for each one thing misread."""

from boardscore.verify.auctionland.mutants.table import seen, start
from boardscore.verify.auctionland.mutants.table.table_program import TableProgram
from boardscore.verify.vectors.table_mutant import TableMutant, listed

MUTANTS: tuple[TableMutant, ...] = listed(TableProgram, (*start.ROWS, *seen.ROWS))
"""The two controls, and every mutant of the table of Auctionland."""
