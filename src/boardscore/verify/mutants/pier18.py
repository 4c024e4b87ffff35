"""The mutants of Pier 18."""

from boardscore.verify.mutants.model import Mutant

MUTANTS: tuple[Mutant, ...] = ()
"""Every mutant of Pier 18, and the two controls."""
