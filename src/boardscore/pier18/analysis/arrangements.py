"""The arrangements of the cards of a pier that a search may try."""

from collections.abc import Iterator, Sequence
from itertools import chain, permutations, product

from attrs import frozen

from boardscore.pier18.model import Card, Laid

Face = tuple[Card, bool]
"""A card, and whether it is turned."""

Faces = tuple[Face, ...]
"""The cards of a pier in order, from the land, without their overlaps."""


@frozen
class Arrangements:
    """All arrangements of the cards of a pier, the player's own order first.

    >>> from boardscore.packs import demo_pack
    >>> own = tuple(map(Laid, demo_pack("pier18").cards[:4]))
    >>> free = Arrangements(own, "drafts", may_turn=False, has_plan=True)
    >>> ["".join(card.id for card, _ in faces) for faces in free.faces()]
    ['1234', '1324', '4231', '4321']
    """

    own: tuple[Laid, ...]
    """The cards as the player laid them."""
    free: str
    """`overlaps`, `drafts` or `any`."""
    may_turn: bool
    """Whether the ruling allows half turns."""
    has_plan: bool
    """Whether the last card is the Plan."""

    def faces(self) -> Iterator[Faces]:
        """Every order with every turn; each can lie with every overlap."""
        for order in self.orders():
            yield from product(*(self._faces(place, laid) for place, laid in enumerate(order)))

    def orders(self) -> Iterator[tuple[Laid, ...]]:
        """Every order of the cards."""
        if self.free == "overlaps":
            return iter([self.own])
        if self.free == "any":
            return permutations(self.own)
        return chain.from_iterable(map(_drafts_between, *zip(*self._ends())))

    def _ends(self) -> Iterator[tuple[tuple[Laid, ...], Sequence[Laid], tuple[Laid, ...]]]:
        """The cards before, between and after which the order of the drafts is free."""
        first, *rest = self.own
        if not self.has_plan or not rest:
            yield (first,), rest, ()
            return
        *drafts, last = rest
        yield (first,), drafts, (last,)
        yield (last,), drafts, (first,)

    def last_cards(self) -> tuple[Card, ...]:
        """The cards that may be the last one of a pier that ends with its Plan."""
        cards = [laid.card for laid in self.own]
        possible = {"overlaps": cards[-1:], "drafts": [cards[-1], cards[0]], "any": cards}
        return tuple(possible[self.free])

    def _faces(self, place: int, laid: Laid) -> tuple[Face, ...]:
        """The ways to turn a card; the Foundation is never turned."""
        card, turned = laid.card, laid.turned
        if not self.may_turn or (place == 0 and laid is self.own[0]):
            return ((card, turned),)
        if place == 0:
            return ((card, False),)
        if card.turned == card.cells:
            return ((card, turned),)
        return (card, turned), (card, not turned)

    def changes(self, faces: Faces) -> tuple[bool, ...]:
        """Whether each card differs from the player's own, whatever its overlap."""
        own = ((laid.card, laid.turned) for laid in self.own)
        return tuple(new != old for new, old in zip(faces, own))


def _drafts_between(
    first: tuple[Laid, ...], drafts: Sequence[Laid], last: tuple[Laid, ...]
) -> Iterator[tuple[Laid, ...]]:
    return ((*first, *order, *last) for order in permutations(drafts))


def lay_faces(faces: Faces, overlaps: Sequence[int]) -> tuple[Laid, ...]:
    """The cards with their overlaps."""
    pairs = zip(faces, overlaps, strict=True)
    return tuple(Laid(card, overlap, turned) for (card, turned), overlap in pairs)
