"""The arrangements of the cards of a pier, and their points, computed on words of bits."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from itertools import permutations, product
from typing import Any

from attrs import frozen

from boardscore.analysis.best_result import BestSoFar
from boardscore.pier18 import pier_bits
from boardscore.pier18.model import Card, Laid
from boardscore.pier18.pieces import CATEGORIES
from boardscore.pier18.pier_numbers import Grid, meets
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import Rulings

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
        return (
            (*first, *order, *last)
            for first, drafts, last in self._ends()
            for order in permutations(drafts)
        )

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


def lay_faces(faces: Faces, overlaps: Sequence[int]) -> tuple[Laid, ...]:
    """The arranged cards with their overlaps."""
    pairs = zip(faces, overlaps, strict=True)
    return tuple(Laid(card, overlap, turned) for (card, turned), overlap in pairs)


Words = Sequence[Any]
"""A word for the symbol of each category."""


@frozen
class PierPoints:
    """The points of arranged cards: the four categories, and Plans, on words of one size."""

    grid: Grid
    """The layout of the words."""
    sellers: Callable[[Any, Any, int, pier_bits.Leaps], Any]
    """The rule for Flower Sellers."""

    def total(self, words: Words) -> Any:
        """The points of the four categories together."""
        poets, lovers, fishers, sellers = words
        symbols = poets | lovers | fishers | sellers
        across, leaps = self.grid.across, self.grid.leaps
        found = pier_bits.poets(poets) + pier_bits.fishers(fishers, across)
        if lovers:
            found = found + pier_bits.lovers(lovers, symbols)
        if sellers:
            found = found + self.sellers(symbols, sellers, across, leaps)
        return found

    def category(self, words: Words, name: str) -> Any:
        """The points of one category, by its name in Plans."""
        poets, lovers, fishers, sellers = words
        symbols = poets | lovers | fishers | sellers
        match name:
            case "poets":
                return pier_bits.poets(poets)
            case "lovers":
                return pier_bits.lovers(lovers, symbols)
            case "fishers":
                return pier_bits.fishers(fishers, self.grid.across)
        return self.sellers(symbols, sellers, self.grid.across, self.grid.leaps)

    def meets(self, words: Words, columns: Any, plan: Condition) -> Any:
        """Whether a pier meets a Plan."""
        return meets(plan, words, columns, partial(self.category, words), self.grid)

    def words(self, card: Card, *, turned: bool) -> tuple[int, ...]:
        """The words of a card at the land.

        >>> from boardscore.packs import demo_pack
        >>> card = demo_pack("pier18").cards[0]
        >>> [hex(word) for word in pier_points(30).words(card, turned=False)]
        ['0x400000000', '0x0', '0x4', '0x100000000']
        """
        cells = card.turned if turned else card.cells
        found = dict.fromkeys(CATEGORIES.values(), 0)
        for row, first in ((cells.lower, 0), (cells.upper, self.grid.across)):
            for column, symbol in enumerate(row, start=first):
                if symbol is not None:
                    found[symbol] |= 1 << column
        return tuple(found.values())

    def below(self, columns: int) -> int:
        """The spaces of both sides up to a column."""
        side = (1 << columns) - 1
        return side | side << self.grid.across


def pier_points(columns: int, rulings: Rulings = Rulings()) -> PierPoints:
    """The points of arrangements up to a length; up to 30 columns the words have 64 bits."""
    across = max(pier_bits.ACROSS, columns + 2)
    leaps = tuple(1 << power for power in range((columns - 1).bit_length()))
    sellers = pier_bits.FLOWER_SELLERS[rulings.flower_adjacency, rulings.flower_points]
    return PierPoints(Grid(across, leaps or (1,), rulings.flower_adjacency), sellers)


def most_points(cards: Sequence[Laid], *, with_plan: bool) -> int:
    """A total of the categories and the Plan that no arrangement of some cards exceeds.

    It counts every symbol of the cards: all Poets in pairs, all Lovers undisturbed, all Fishers on
    one side, all symbols but one in a single group, and a completed Plan.
    """
    cells = [laid.card.cells for laid in cards]
    poets, lovers, fishers, sellers = (
        sum(len(pier.find(symbol)) for pier in cells) for symbol in CATEGORIES.values()
    )
    symbols = poets + lovers + fishers + sellers
    grouped = symbols - 1 if sellers else 0
    return poets // 2 + 2 * lovers + fishers + grouped + 4 * with_plan


BestPier = BestSoFar[tuple[Laid, ...]]
"""The best cards so far; their changes are the cards that differ from the player's own."""

Contest = tuple[str, int]
"""The category of a Patron, and the points with which the player gets it."""

PlanOf = Callable[[Card], Condition | bool]
"""The Plan of a pier by its last card: a condition, or whether it is completed."""


def plan_of(card: Card) -> Condition | bool:
    """The Plan of an arrangement by its last card; one in words counts as not completed."""
    return isinstance(card.plan, Condition) and card.plan


@frozen(slots=False)
class PierTask:
    """The arrangements to search for the best pier, and the points besides the pier itself."""

    arrangements: Arrangements
    """The free parts."""
    rulings: Rulings
    """The rulings for scoring."""
    plan_of: PlanOf
    """The Plan."""
    patrons: int = 0
    """The Patron cards that do not depend on the arrangement."""
    contests: tuple[Contest, ...] = ()
    """The Patrons to be decided, by round; round 1 follows the first draft."""

    @property
    def own(self) -> tuple[Laid, ...]:
        """The cards as the player laid them."""
        return self.arrangements.own

    @cached_property
    def widths(self) -> list[int]:
        """The columns of the cards as the player laid them."""
        return [laid.card.cells.columns for laid in self.own]

    @cached_property
    def points(self) -> PierPoints:
        """The points of every pier of these cards."""
        return pier_points(sum(self.widths), self.rulings)

    def words_of(self, faces: Faces) -> list[tuple[int, ...]]:
        """The words of each card, at the land."""
        return [self._words[id(card), turned] for card, turned in faces]

    @cached_property
    def _words(self) -> dict[tuple[int, bool], tuple[int, ...]]:
        """The words of every card, turned and not; comparing cards would take too long."""
        faces = ((laid.card, turned) for laid in self.own for turned in (False, True))
        words = self.points.words
        return {(id(card), turned): words(card, turned=turned) for card, turned in faces}

    @property
    def cap(self) -> int:
        """A total that no arrangement exceeds, for a search that is stopped."""
        plans = [self.plan_of(laid.card) for laid in self.own]
        categories = most_points(self.own, with_plan=any(plan is not False for plan in plans))
        return categories + self.patrons + len(self.contests)
