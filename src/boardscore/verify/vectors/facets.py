"""The facets of every game."""

from fnmatch import fnmatchcase

from boardscore.core import registry
from boardscore.verify.kit import kit_of
from boardscore.verify.vectors.facet import Facet


def of(game: str | None = None) -> tuple[Facet, ...]:
    """The facets of a game, or of all, in the order of the rules."""
    names = registry.names("verification") if game is None else (game,)
    return tuple(facet for name in names for facet in kit_of(name).facets)


def find(pattern: str) -> tuple[Facet, ...]:
    """The facets whose id or clause matches a glob; maybe none.

    >>> [facet.id for facet in find("pier18.tie.date/*place")]
    ['pier18.tie.date/shared-place', 'pier18.tie.date/next-place', 'pier18.tie.date/every-place']
    """
    return tuple(
        facet
        for facet in of()
        if fnmatchcase(facet.id, pattern) or fnmatchcase(facet.clause, pattern)
    )
