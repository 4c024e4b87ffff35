"""The mutants of the table of Pier 18: a plain teller, and for each mutant one thing misread."""

from boardscore.verify.pier18.mutants.table import seen, start
from boardscore.verify.pier18.mutants.table.teller import Teller
from boardscore.verify.suite.table_mutant import TableMutant, listed

MUTANTS: tuple[TableMutant, ...] = listed(Teller, (*start.ROWS, *seen.ROWS))
"""The two controls, and every mutant of the table of Pier 18."""
