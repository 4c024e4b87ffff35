"""Converts games and states of Pier 18 to the numbers of its play kernel, and back."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, count
from types import ModuleType

from attrs import frozen

from boardscore.core import branchless, random_words
from boardscore.pier18 import pier_bits, pier_numbers, play_kernel
from boardscore.pier18.fast import sides
from boardscore.pier18.game_table import Game, OpenTable, Phase
from boardscore.pier18.legality import ways_to_lie
from boardscore.pier18.model import HAND, PLAYERS, Laid, rounds
from boardscore.pier18.pieces import CATEGORIES
from boardscore.pier18.pier_numbers import PLAYER_COUNT, SEATS, STACK, WON, Tables
from boardscore.pier18.plans import Condition, deepest, is_small, program
from boardscore.pier18.play_kernel import DECK, HANDS, NONE, OPEN_CARDS
from boardscore.pier18.rulings import FlowerAdjacency, FlowerPoints, PatronWhenAllZero
from boardscore.pier18.scoring import tie_date
from boardscore.pier18.state import State

SOURCES: tuple[ModuleType, ...] = (branchless, random_words, pier_bits, pier_numbers, play_kernel)
"""The modules that compiled code needs: all are for `core.numba_kernels.compile_kernel`.

Compiled code takes tables and states as arrays.
"""

_KINDS = tuple(CATEGORIES.values())
"""The symbols in the order of the words of a pier."""

_PHASES = tuple(Phase)


@frozen(slots=False, repr=False)
class KernelGame:
    """A game in the numbers of the play kernel.

    >>> from boardscore import pier18
    >>> start = pier18.start(["Anna", "Ben"], "demo")
    >>> game = KernelGame(start.game)
    >>> game.state(game.numbers(start)) == start
    True
    """

    game: Game

    @cached_property
    def fits(self) -> bool:
        """Whether compiled code can play the game: 64 bits hold all its numbers.

        Piers have at most 30 columns and no Plan multiplies more than twice; else only plain Python
        can play it.
        """
        plans = (card.plan for card in self.game.pack.cards)
        small = all(is_small(plan) for plan in plans if isinstance(plan, Condition))
        return small and self._longest <= pier_bits.COLUMNS

    @cached_property
    def tables(self) -> Tables:
        """The fixed numbers of the game."""
        rulings, players = self.game.rulings, len(self.game.players)
        first_seat, won = DECK + len(self.game.pack.cards), play_kernel.LAID + self._rounds + 2
        seats = [first_seat + seat * (won + self._rounds) for seat in range(PLAYERS[1] + 1)]
        return (
            players,
            self.game.width,
            self._across,
            won,
            seats[players],
            int(rulings.flower_adjacency is FlowerAdjacency.ORTHOGONAL),
            int(rulings.flower_points is FlowerPoints.OTHER_KINDS_ONLY),
            int(rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY),
            *seats[:-1],
            *map(self._first, range(self._longest + 1)),
            *chain.from_iterable(self._card_parts()),
            *chain.from_iterable(map(self._way_parts, self.laid.values())),
            *chain.from_iterable(self._programs),
        )

    def _card_parts(self) -> Iterator[tuple[int, ...]]:
        """The numbers of each card."""
        ways = Counter(one.card.id for one in self.laid.values())
        begin = self._first_way + pier_numbers.LAID_SIZE * len(self.laid)
        for card, plan in zip(self.game.pack.cards, self._programs):
            first = self._laid_numbers[card.id, 0, False]
            patron = _KINDS.index(card.patron)
            yield tie_date(card.date) or 0, patron, ways[card.id], first, begin, begin + len(plan)
            begin += len(plan)

    def _way_parts(self, laid: Laid) -> tuple[int, ...]:
        """The numbers of a card with a way to lie."""
        words = (self._word(laid, kind.value) for kind in _KINDS)
        return self.piece_numbers[laid.card.id], laid.overlap, *words

    @property
    def _first_card(self) -> int:
        """Where the tables have the first card."""
        return pier_numbers.FIRSTS + self._longest + 1

    @property
    def _first_way(self) -> int:
        """Where the tables have the first card with a way to lie."""
        return self._first_card + pier_numbers.CARD_SIZE * len(self.game.pack.cards)

    @cached_property
    def piece_numbers(self) -> Mapping[str | None, int]:
        """The numbers of the cards by their ids; -1 for no card."""
        ids = [card.id for card in self.game.pack.cards]
        return {None: NONE, **dict(zip(ids, count(self._first_card, pier_numbers.CARD_SIZE)))}

    @cached_property
    def laid(self) -> Mapping[int, Laid]:
        """Every card with every way to lie, by laid number."""
        turnable, numbers = self.game.turnable, count(self._first_way, pier_numbers.LAID_SIZE)
        ways = (
            Laid(card, *way)
            for card in self.game.pack.cards
            for way in ways_to_lie(self.game.width, card.id in turnable)
        )
        return dict(zip(numbers, ways))

    @cached_property
    def _laid_numbers(self) -> Mapping[tuple[str, int, bool], int]:
        return {(one.card.id, one.overlap, one.turned): at for at, one in self.laid.items()}

    @cached_property
    def _programs(self) -> tuple[tuple[int, ...], ...]:
        """The programs of the Plans, by card."""
        return tuple(program(card.plan) for card in self.game.pack.cards)

    @property
    def _rounds(self) -> int:
        return rounds(len(self.game.pack.cards), len(self.game.players))

    @property
    def _longest(self) -> int:
        """The columns of the longest pier: Foundation, a card of each round, Plan."""
        return self.game.width * (self._rounds + 2)

    @property
    def _across(self) -> int:
        """Two bits above each side stay empty."""
        return self._longest + 2

    def _first(self, columns: int) -> int:
        """The word of the first columns of both sides."""
        return (1 << columns) - 1 | (1 << columns) - 1 << self._across

    def _word(self, laid: Laid, kind: str) -> int:
        """The word of the spaces of a card with this symbol."""
        upper, lower = (_bits(side, kind) for side in sides((laid,)))
        return lower | upper << self._across

    # States

    def numbers(self, state: OpenTable) -> list[int]:
        """The numbers of a state of the game; a given deck is forgotten."""
        tables = self.tables
        numbers = [NONE] * (tables[STACK] + 1 + max(map(deepest, self._programs)))
        first, open_cards, unseen = state.first_player, state.open_cards, state.unseen
        numbers[:OPEN_CARDS] = (
            _PHASES.index(state.phase),
            *(state.to_act or (NONE,)),
            NONE if first is None else first,
            state.round_number,
            len(open_cards),
            len(unseen),
        )
        self._write(numbers, OPEN_CARDS, open_cards)
        self._write(numbers, DECK, unseen)
        for seat in range(tables[PLAYER_COUNT]):
            self._write_seat(numbers, state, seat)
        return numbers

    def _write_seat(self, numbers: list[int], state: OpenTable, seat: int) -> None:
        start = self.tables[SEATS + seat]
        chosen = state.plans[seat], state.foundations[seat]
        self._write(numbers, start + play_kernel.PLAN, chosen)
        numbers[start + play_kernel.PIER : start + play_kernel.CARDS] = [0] * 5
        self._write(numbers, HANDS + HAND * seat, state.hands[seat])
        numbers[start + play_kernel.CARDS] = 0
        for one in state.laid[seat]:
            laid = self._laid_numbers[one.card.id, one.overlap, one.turned]
            play_kernel.lay(self.tables, numbers, start, laid)
        numbers[start + play_kernel.PATRONS] = len(state.patrons[seat])
        self._write(numbers, start + self.tables[WON], state.patrons[seat])

    def _write(self, numbers: list[int], at: int, cards: Iterable[str | None]) -> None:
        for place, card in enumerate(cards):
            numbers[at + place] = self.piece_numbers[card]

    def state(self, numbers: Sequence[int]) -> State:
        """The state of the numbers, without a given deck and without earlier moves."""
        phase, acting, first, number, opened, _ = numbers[:OPEN_CARDS]
        seats = range(self.tables[PLAYER_COUNT])
        starts = [self.tables[SEATS + place] for place in seats]
        plan, foundation = play_kernel.PLAN, play_kernel.FOUNDATION
        return State(
            game=self.game,
            phase=_PHASES[phase],
            to_act=() if acting == NONE else (acting,),
            hands=tuple(self._ids(numbers, HANDS + HAND * seat, HAND) for seat in seats),
            plans=tuple(self._names.get(numbers[at + plan]) for at in starts),
            foundations=tuple(self._names.get(numbers[at + foundation]) for at in starts),
            laid=tuple(self._pier(numbers, at) for at in starts),
            open_cards=self._ids(numbers, OPEN_CARDS, opened),
            patrons=tuple(self._patrons(numbers, at) for at in starts),
            round_number=number,
            first_player=None if first == NONE else first,
            unseen=self.unseen(numbers),
        )

    def unseen(self, numbers: Sequence[int]) -> tuple[str, ...]:
        """The ids of the cards in the deck, sorted."""
        return tuple(sorted(self._ids(numbers, DECK, numbers[play_kernel.UNSEEN])))

    @cached_property
    def _names(self) -> Mapping[int, str]:
        """The ids of the cards by their numbers."""
        return {number: card for card, number in self.piece_numbers.items() if card is not None}

    def _ids(self, numbers: Sequence[int], at: int, length: int) -> tuple[str, ...]:
        """The ids of the cards there; none where there is no card."""
        ids = self._names
        return tuple(ids[card] for card in numbers[at : at + length] if card != NONE)

    def _pier(self, numbers: Sequence[int], start: int) -> tuple[Laid, ...]:
        at, length = start + play_kernel.LAID, numbers[start + play_kernel.CARDS]
        return tuple(self.laid[laid] for laid in numbers[at : at + length])

    def _patrons(self, numbers: Sequence[int], start: int) -> tuple[str, ...]:
        return self._ids(numbers, start + self.tables[WON], numbers[start + play_kernel.PATRONS])


def _bits(side: str, kind: str) -> int:
    """The bits of the columns of a side with a symbol."""
    return sum(1 << column for column, symbol in enumerate(side) if symbol == kind)
