"""The mutants of the table of Pier 18: a plain teller, and for each mutant one thing misread."""

from boardscore.verify.pier18.mutants.table import seen, start
from boardscore.verify.pier18.mutants.table.table_program import TableProgram
from boardscore.verify.vectors.table_mutant import TableMutant, listed

MUTANTS: tuple[TableMutant, ...] = listed(TableProgram, (*start.ROWS, *seen.ROWS))
"""The two controls, and every mutant of the table of Pier 18."""
