"""Facets: the single statements of the written rules, each with an id below its clause's."""

from attrs import frozen

from boardscore import texts
from boardscore.core.messages import Message, say


@frozen
class Facet:
    """One statement of a clause.

    >>> from boardscore.verify.game_kit import find_facets
    >>> facet = find_facets("pier18.score.lovers/other-lovers-block")[0]
    >>> facet.clause, facet.kind, facet.text()
    ('pier18.score.lovers', 'scope', 'Other Lovers nearby block too')
    """

    id: str
    """The clause and a name, such as `pier18.score.lovers/other-lovers-block`."""
    clause: str
    """The id of its clause."""
    kind: str
    """`amount`, `scope` (a condition), `reach` (a distance), `edge`, `order` or `ruling`."""

    @property
    def game(self) -> str:
        """The game that the facet belongs to: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    def text(self, lang: str = "en") -> str:
        """The statement in our own words."""
        return say(Message(f"facet.{self.id}"), lang)


def read_facets(game: str, home: str) -> tuple[Facet, ...]:
    """The facets of a game from a file of the package of its kit, with their sentences.

    The file has the kind, the English and the German sentence by the id without the game.
    """
    facets = texts.read(home, "facets")
    texts.add({f"facet.{game}.{name}": both for name, (_, *both) in facets.items()})
    return tuple(
        Facet(f"{game}.{name}", f"{game}.{name.partition('/')[0]}", kind)
        for name, (kind, *_) in facets.items()
    )
