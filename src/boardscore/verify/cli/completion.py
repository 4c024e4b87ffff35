"""Shell completion of vectors, facets and report formats."""

from boardscore.cli.completion import Item, clause_titles, starting_with
from boardscore.verify.cli.adapter import FILES
from boardscore.verify.cli.options import REPORTS
from boardscore.verify.vectors import facets as known_facets
from boardscore.verify.vectors import vectors as known_vectors


def vectors(incomplete: str) -> list[Item]:
    """The ids of the vectors."""
    return starting_with(incomplete, {vector.id: "" for vector in known_vectors.load()})


def facets(incomplete: str) -> list[Item]:
    """What vectors are about: the rules, and the parts of each."""
    known = {facet.id: "" for facet in known_facets.of()}
    return starting_with(incomplete, {**clause_titles(), **known})


def languages(incomplete: str) -> list[Item]:
    """The languages that there is an adapter for."""
    return starting_with(incomplete, dict.fromkeys(FILES, ""))


def levels(incomplete: str) -> list[Item]:
    """The levels of vectors."""
    return starting_with(incomplete, dict.fromkeys(known_vectors.LEVELS, ""))


def reports(incomplete: str) -> list[Item]:
    """The formats of a report."""
    return starting_with(incomplete, dict.fromkeys(REPORTS, ""))
