"""How a wrong scorer becomes a mutant: it is named by the facet and the kind of its mistake."""

from collections.abc import Callable
from typing import TypeVar

from boardscore.verify.auctionland.mutants.scorer import Scorer
from boardscore.verify.suite.mutant import Mutant

Kind = TypeVar("Kind", bound=type[Scorer])


class Mistakes:
    """The mutants of one module, in the order in which it defines them."""

    def __init__(self) -> None:
        self.mutants: list[Mutant] = []
        """What was registered so far."""

    def __call__(self, name: str) -> Callable[[Kind], Kind]:
        """Registers a scorer with a mistake by its clause, its facet and the kind of mistake."""
        facet = f"auctionland.{name.partition(':')[0]}"

        def register(scorer: Kind) -> Kind:
            self.mutants.append(Mutant(f"auctionland.{name}", facet, scorer().score))
            return scorer

        return register

    def both(self, name: str) -> Callable[[Kind], Kind]:
        """Registers a mistake for theme parks, and the same for gardens and houses."""

        def register(scorer: Kind) -> Kind:
            for clause, kinds in (("theme-parks", "T"), ("gardens-houses", "GH")):
                kind = type(scorer.__name__, (scorer,), {"wrong": kinds})
                self(f"score.{clause}/{name}")(kind)
            return scorer

        return register
