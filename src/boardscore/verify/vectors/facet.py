"""A facet: one statement of a written rule, with an id below its clause's."""

from collections.abc import Mapping

from attrs import frozen

from boardscore import texts
from boardscore.core.messages import Message, say

KINDS = ("amount", "scope", "reach", "edge", "order", "ruling")
"""Kinds of facets: amounts, conditions, distances, ends, comparisons, rulings."""


@frozen
class Facet:
    """One statement of a clause.

    >>> from boardscore.verify.vectors import facets
    >>> facet = facets.find("pier18.score.lovers/other-lovers-block")[0]
    >>> facet.clause, facet.kind, facet.text()
    ('pier18.score.lovers', 'scope', 'Other Lovers nearby block too')
    """

    id: str
    """The clause and a name, such as `pier18.score.lovers/other-lovers-block`."""
    clause: str
    """The id of its clause."""
    kind: str
    """One of `KINDS`."""

    @property
    def game(self) -> str:
        """The game that the facet belongs to: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    def text(self, lang: str = "en") -> str:
        """The statement in our own words."""
        return say(Message(f"facet.{self.id}"), lang)


def read_facets(game: str, table: str) -> tuple[Facet, ...]:
    """The facets of a game from a text with three lines each.

    The lines are `clause/name: kind`, the English and the German sentence. An indent of 8 spaces
    continues a line. Adds the sentences to the texts.
    """
    lines = [line.strip() for line in table.strip().replace("\n" + 8 * " ", " ").splitlines()]
    rows = [
        (*heading.split(": "), english, german)
        for heading, english, german in zip(lines[::3], lines[1::3], lines[2::3], strict=True)
    ]
    add_sentences("facet", game, {name: (english, german) for name, _, english, german in rows})
    return tuple(
        Facet(f"{game}.{name}", f"{game}.{name.partition('/')[0]}", kind) for name, kind, *_ in rows
    )


def add_sentences(kind: str, game: str, sentences: Mapping[str, tuple[str, str]]) -> None:
    """Adds the English and German sentences of facets or misreadings of a game to the texts.

    Their keys are the ids without the game.
    """
    texts.add(
        {
            lang: {f"{kind}.{game}.{name}": both[place] for name, both in sentences.items()}
            for place, lang in enumerate(("en", "de"))
        }
    )
