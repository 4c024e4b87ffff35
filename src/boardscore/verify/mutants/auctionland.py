"""The mutants of Auctionland."""

from boardscore.verify.mutants.model import Mutant

MUTANTS: tuple[Mutant, ...] = ()
"""Every mutant of Auctionland, and the two controls."""
