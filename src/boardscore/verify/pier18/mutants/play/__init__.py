"""The mutants of play of Pier 18: a plain referee, and for each mutant one of its rules misread."""

from boardscore.verify.pier18.mutants.play import ending, patrons, rounds, setup
from boardscore.verify.pier18.mutants.play.referee import Referee
from boardscore.verify.vectors.play_mutant import PlayMutant, listed

MUTANTS: tuple[PlayMutant, ...] = listed(
    Referee, (*setup.ROWS, *rounds.ROWS, *patrons.ROWS, *ending.ROWS)
)
"""The two controls, and every mutant of play of Pier 18, in the order of the rules."""
