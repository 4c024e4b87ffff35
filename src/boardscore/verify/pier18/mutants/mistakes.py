"""How the plain scorer with one of its methods changed becomes a mutant."""

from functools import partial

from boardscore.verify.pier18.mutants.scorer import Scorer
from boardscore.verify.vectors.mutant import mutant as mutant_of

mutant = partial(mutant_of, Scorer)
"""A mutant by the clause, the facet and the kind of mistake, with the method that is changed."""
