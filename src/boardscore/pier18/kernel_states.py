"""Converts games and states of Pier 18 to the numbers of its play kernel, and back."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, chain
from types import ModuleType

from attrs import frozen

from boardscore.core import branchless, random_words
from boardscore.pier18 import kernel, pier_kernel, play_kernel
from boardscore.pier18.fast import sides
from boardscore.pier18.game_settings import Game, Phase
from boardscore.pier18.game_table import OpenTable
from boardscore.pier18.legality import ways_to_lie
from boardscore.pier18.model import HAND, Card, Laid, rounds
from boardscore.pier18.pieces import Symbol
from boardscore.pier18.pier_kernel import PlayTables
from boardscore.pier18.plan_programs import deepest, is_small, program
from boardscore.pier18.plans import Condition
from boardscore.pier18.play_kernel import DECK, NONE, OPEN_CARDS, seat_start
from boardscore.pier18.rulings import FlowerAdjacency, FlowerPoints, PatronWhenAllZero
from boardscore.pier18.scoring import tie_date
from boardscore.pier18.state import State

SOURCES: tuple[ModuleType, ...] = (branchless, random_words, kernel, pier_kernel, play_kernel)
"""The modules that compiled code needs: all are for `core.numba_kernels.compile_kernel`.

Compiled code takes `tables` with an array as its `numbers`, and a state as an array.
"""

_KINDS = (Symbol.POET, Symbol.LOVERS, Symbol.FISHER, Symbol.FLOWER_SELLER)
"""The symbols in the order of the words of a pier."""

_PHASES = tuple(Phase)


@frozen(slots=False)
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
    def laid(self) -> tuple[Laid, ...]:
        """Every card with every way to lie, by laid number."""
        turnable = self.game.turnable
        return tuple(
            Laid(card, *way)
            for card in self.game.pack.cards
            for way in ways_to_lie(self.game.width, card.id in turnable)
        )

    @cached_property
    def fits(self) -> bool:
        """Whether compiled code can play the game: 64 bits hold all its numbers.

        Piers have at most 30 columns and no Plan multiplies more than twice; else only plain Python
        can play it.
        """
        plans = (card.plan for card in self.game.pack.cards)
        small = all(is_small(plan) for plan in plans if isinstance(plan, Condition))
        return small and self._longest <= kernel.COLUMNS

    @cached_property
    def tables(self) -> PlayTables:
        """The fixed numbers of the game."""
        rulings, players, seats = self.game.rulings, len(self.game.players), DECK + len(self._cards)
        won = play_kernel.LAID + self._rounds + 2
        seat_size = won + self._rounds
        parts = self._parts()
        starts = accumulate(map(len, parts.values()), initial=0)
        return PlayTables(
            **dict(zip(parts, starts)),
            numbers=tuple(chain.from_iterable(parts.values())),
            players=players,
            width=self.game.width,
            across=self._across,
            leaps=self._leaps,
            orthogonal=int(rulings.flower_adjacency is FlowerAdjacency.ORTHOGONAL),
            other_kinds=int(rulings.flower_points is FlowerPoints.OTHER_KINDS_ONLY),
            nobody=int(rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY),
            seats=seats,
            seat_size=seat_size,
            won=won,
            stack=seats + players * seat_size,
        )

    def _parts(self) -> dict[str, tuple[int, ...]]:
        """The parts of the list of numbers, by the fields of `PlayTables`."""
        cards = [self.card_numbers[one.card.id] for one in self.laid]
        words = [[self._word(one, kind.value) for one in self.laid] for kind in _KINDS]
        return {
            "dates": tuple(tie_date(card.date) or 0 for card in self._cards),
            "patrons": tuple(_KINDS.index(card.patron) for card in self._cards),
            "starts": (*map(cards.index, range(len(self._cards))), len(cards)),
            "cards": tuple(cards),
            "overlaps": tuple(one.overlap for one in self.laid),
            **dict(zip(("poets", "lovers", "fishers", "sellers"), map(tuple, words))),
            "firsts": tuple(self._first(columns) for columns in range(self._longest + 1)),
            "plan_starts": tuple(accumulate(map(len, self._programs), initial=0)),
            "plans": tuple(chain.from_iterable(self._programs)),
        }

    @property
    def _cards(self) -> tuple[Card, ...]:
        return self.game.pack.cards

    @cached_property
    def _programs(self) -> tuple[tuple[int, ...], ...]:
        """The programs of the Plans, by card."""
        return tuple(program(card.plan) for card in self._cards)

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
        return max(kernel.ACROSS, self._longest + 2)

    @property
    def _leaps(self) -> kernel.Leaps:
        """Shifts from one end of a pier to the other."""
        longest = max(kernel.COLUMNS, self._longest)
        return tuple(1 << power for power in range(longest.bit_length()))

    def _first(self, columns: int) -> int:
        """The word of the first columns of both sides."""
        return (1 << columns) - 1 | (1 << columns) - 1 << self._across

    def _word(self, laid: Laid, kind: str) -> int:
        """The word of the spaces of a card with this symbol."""
        upper, lower = (_bits(side, kind) for side in sides((laid,)))
        return lower | upper << self._across

    @cached_property
    def card_numbers(self) -> Mapping[str | None, int]:
        """The numbers of the cards by their ids; -1 for no card."""
        return {None: NONE, **{card.id: at for at, card in enumerate(self.game.pack.cards)}}

    @cached_property
    def _laid_numbers(self) -> dict[tuple[str, int, bool], int]:
        return {(one.card.id, one.overlap, one.turned): at for at, one in enumerate(self.laid)}

    # States

    def numbers(self, state: OpenTable) -> list[int]:
        """The numbers of a state of the game; a given deck is forgotten."""
        tables = self.tables
        numbers = [NONE] * (tables.stack + 1 + max(map(deepest, self._programs)))
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
        for seat in range(tables.players):
            self._write_seat(numbers, state, seat)
        return numbers

    def _write_seat(self, numbers: list[int], state: OpenTable, seat: int) -> None:
        start = seat_start(self.tables, seat)
        chosen = state.plans[seat], state.foundations[seat]
        self._write(numbers, start + play_kernel.PLAN, chosen)
        numbers[start + play_kernel.PIER : start + play_kernel.HELD] = [0] * 5
        self._write(numbers, start + play_kernel.HELD, state.hands[seat])
        numbers[start + play_kernel.CARDS] = 0
        for one in state.laid[seat]:
            laid = self._laid_numbers[one.card.id, one.overlap, one.turned]
            play_kernel.lay(self.tables, numbers, start, laid)
        numbers[start + play_kernel.PATRONS] = len(state.patrons[seat])
        self._write(numbers, start + self.tables.won, state.patrons[seat])

    def _write(self, numbers: list[int], at: int, cards: Iterable[str | None]) -> None:
        for place, card in enumerate(cards):
            numbers[at + place] = self.card_numbers[card]

    def state(self, numbers: Sequence[int]) -> State:
        """The state of the numbers, without a given deck and without earlier moves."""
        phase, seat, first, number, opened, unseen = numbers[:OPEN_CARDS]
        starts = [seat_start(self.tables, place) for place in range(self.tables.players)]
        plan, foundation = play_kernel.PLAN, play_kernel.FOUNDATION
        return State(
            game=self.game,
            phase=_PHASES[phase],
            to_act=() if seat == NONE else (seat,),
            hands=tuple(self._ids(numbers, at + play_kernel.HELD, HAND) for at in starts),
            plans=tuple(self._id(numbers[at + plan]) for at in starts),
            foundations=tuple(self._id(numbers[at + foundation]) for at in starts),
            laid=tuple(self._pier(numbers, at) for at in starts),
            open_cards=self._ids(numbers, OPEN_CARDS, opened),
            patrons=tuple(self._patrons(numbers, at) for at in starts),
            round_number=number,
            first_player=None if first == NONE else first,
            unseen=tuple(sorted(self._ids(numbers, DECK, unseen))),
        )

    def _id(self, card: int) -> str | None:
        return None if card == NONE else self.game.pack.cards[card].id

    def _ids(self, numbers: Sequence[int], at: int, count: int) -> tuple[str, ...]:
        """The ids of the cards there; none where there is no card."""
        cards = self.game.pack.cards
        return tuple(cards[card].id for card in numbers[at : at + count] if card != NONE)

    def _pier(self, numbers: Sequence[int], start: int) -> tuple[Laid, ...]:
        at, count = start + play_kernel.LAID, numbers[start + play_kernel.CARDS]
        return tuple(self.laid[laid] for laid in numbers[at : at + count])

    def _patrons(self, numbers: Sequence[int], start: int) -> tuple[str, ...]:
        return self._ids(numbers, start + self.tables.won, numbers[start + play_kernel.PATRONS])


def _bits(side: str, kind: str) -> int:
    """The columns of a side with a symbol."""
    return sum(1 << column for column, symbol in enumerate(side) if symbol == kind)
