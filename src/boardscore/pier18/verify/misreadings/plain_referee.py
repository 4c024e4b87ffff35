"""A plain referee of Pier 18: a mutable table with a short method for each rule.

It is written from the rules alone. It shares only the conditions of Plans with the library; the
plain scorer scores the piers.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, ClassVar

from boardscore.pier18.plans import Condition
from boardscore.pier18.verify.misreadings.plain_scorer import RuleScorer, count
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.plain_programs import Move, PlainReferee

Cells = list[str]
"""A card or a pier: the upper side and the lower one."""

CATEGORIES = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}
HAND = 3
BOTH = (0, 1)


class Referee(PlainReferee):
    """The rules of play in short methods that a misreading can change."""

    GAME: ClassVar[str] = "pier18"

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.rulings = setup.get("rulings", {})
        self.scorer = RuleScorer(self.rulings)
        self.seats = range(len(setup["players"]))
        self.cards = {card["id"]: card for card in setup["pack"]["cards"]}
        self.deck = [*self.cards]
        self.width = len(next(iter(self.cards.values()))["cells"][0])
        self.phase = "deal"
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.plans: list[Any] = [None for _ in self.seats]
        self.foundations: list[Any] = [None for _ in self.seats]
        self.piers: list[Cells] = [["", ""] for _ in self.seats]
        self.patrons: list[list[str]] = [[] for _ in self.seats]
        self.open: list[str] = []
        self.round = 0
        self.first = 0
        self.drafted: dict[int, str] = {}
        self.taken: list[tuple[int, str]] = []
        """The cards drafted in all rounds, each with the seat."""
        self.finished: list[int] = []
        self.before: dict[int, Cells] = {}
        """The pier of each seat before its last card."""
        self.verdicts: list[bool | None] = [None for _ in self.seats]

    def moves(self) -> Iterator[Move]:
        for seat in self.acting():
            for way in self.ways(seat):
                yield {"move": self.phase, "player": seat, **way}

    def acting(self) -> list[int]:
        match self.phase:
            case "choose":
                return self.choosing()
            case "draft":
                return [self.next_to_draft()]
            case "finish":
                return self.finishing()
        return []

    def ways(self, seat: int) -> Iterator[Data]:
        match self.phase:
            case "choose":
                yield from ({"plan": one, "foundation": two} for one, two in self.choices(seat))
            case "finish":
                yield from self.ways_to_lie(self.plans[seat])
            case "draft":
                for card in self.takeable(seat):
                    yield from ({"card": card, **way} for way in self.ways_to_lie(card))

    def allows(self, move: Move) -> bool:
        written = {name: value for name, value in move.items() if value is not False}
        if self.phase in {"deal", "reveal"}:
            return move.get("move") == self.phase and self.may_be_drawn(move)
        return written in self.moves()

    def play(self, move: Move) -> None:
        getattr(self, move["move"])(move)

    def may_be_drawn(self, move: Move) -> bool:
        if self.phase == "reveal":
            return self.is_round(move["cards"]) and self.can_be_drawn(move["cards"])
        cards = [card for hand in move["hands"] for card in hand]
        return self.are_hands(move["hands"]) and self.can_be_drawn(cards)

    def are_hands(self, hands: Sequence[Sequence[str]]) -> bool:
        return [len(hand) for hand in hands] == [HAND for _ in self.seats]

    def can_be_drawn(self, cards: Sequence[str]) -> bool:
        return self.are_in_deck(cards) and self.are_different(cards)

    def are_in_deck(self, cards: Sequence[str]) -> bool:
        return set(cards) <= set(self.deck)

    def are_different(self, cards: Sequence[str]) -> bool:
        return len(set(cards)) == len(cards)

    def deal(self, move: Move) -> None:
        self.hands = [list(hand) for hand in move["hands"]]
        self.draw([card for hand in self.hands for card in hand])
        self.phase = "choose"

    def draw(self, cards: Iterable[str]) -> None:
        self.deck = [card for card in self.deck if card not in cards]

    def choosing(self) -> list[int]:
        """They choose at the same time; a record lists them in seat order."""
        return [self.plans.index(None)]

    def choices(self, seat: int) -> Iterable[tuple[str, str]]:
        return permutations(self.hands[seat], 2)

    def choose(self, move: Move) -> None:
        seat = move["player"]
        self.plans[seat], self.foundations[seat] = move["plan"], move["foundation"]
        if None not in self.plans:
            self.begin()

    def begin(self) -> None:
        self.piers = [self.cells_of(self.begins(seat)) for seat in self.seats]
        self.deck += self.returned()
        self.first = self.first_player()
        self.next_round()

    def cells_of(self, card: str) -> Cells:
        return list(self.cards[card]["cells"])

    def begins(self, seat: int) -> str:
        return str(self.foundations[seat])

    def returned(self) -> list[str]:
        chosen = {*self.plans, *self.foundations}
        return [card for hand in self.hands for card in hand if card not in chosen]

    def first_player(self) -> int:
        return self.earliest(dict(enumerate(self.foundations)))

    def earliest(self, cards: Mapping[int, str]) -> int:
        return min(cards, key=lambda seat: self.date(cards[seat]))

    def date(self, card: str) -> tuple[int, int]:
        month, day = self.cards[card]["date"].split("-")
        return int(month), int(day)

    def next_round(self) -> None:
        self.drafted = {}
        self.round += 1
        self.phase = "reveal" if self.goes_on() else "finish"

    def goes_on(self) -> bool:
        return len(self.deck) >= self.round_size()

    def round_size(self) -> int:
        return len(self.seats) + 1

    def is_round(self, cards: Sequence[str]) -> bool:
        return len(cards) == self.round_size()

    def reveal(self, move: Move) -> None:
        self.open = list(move["cards"])
        self.draw(self.open)
        self.phase = "draft"

    def next_to_draft(self) -> int:
        return (self.first + len(self.drafted)) % len(self.seats)

    def takeable(self, seat: int) -> list[str]:
        return self.open

    def draft(self, move: Move) -> None:
        self.drafted[move["player"]] = move["card"]
        self.taken.append((move["player"], move["card"]))
        self.open = [card for card in self.open if card != move["card"]]
        self.lay(move["player"], move["card"], move)
        if self.ends_round():
            self.end_round()

    def ends_round(self) -> bool:
        return len(self.open) == 1

    def end_round(self) -> None:
        self.award(self.patron())
        self.first = self.next_first()
        self.open = []
        self.next_round()

    def next_first(self) -> int:
        return (self.first + 1) % len(self.seats)

    def ways_to_lie(self, card: str) -> list[Data]:
        ways: list[Data] = [{"overlap": covered} for covered in self.overlaps()]
        if self.may_be_turned(card):
            ways += [{**way, "turned": True} for way in ways]
        return ways

    def overlaps(self) -> Iterable[int]:
        return range(self.width)

    def may_be_turned(self, card: str) -> bool:
        cells = self.cells_of(card)
        return bool(self.rulings.get("half_turn")) and self.turned(cells) != cells

    def turned(self, cells: Cells) -> Cells:
        upper, lower = cells
        return [lower[::-1], upper[::-1]]

    def lay(self, seat: int, card: str, how: Move) -> None:
        cells = self.cells_of(card)
        laid = self.turned(cells) if how.get("turned") else cells
        self.before[seat] = self.piers[seat]
        self.piers[seat] = self.extended(self.piers[seat], laid, how["overlap"])

    def extended(self, pier: Cells, cells: Cells, overlap: int) -> Cells:
        kept = len(pier[0]) - overlap
        return [pier[side][:kept] + cells[side] for side in BOTH]

    def patron(self) -> str:
        return self.open[0]

    def award(self, patron: str) -> None:
        seat = self.who_gets(patron)
        if seat is not None:
            self.patrons[seat].append(patron)

    def who_gets(self, patron: str) -> int | None:
        points = self.patron_points(self.symbol_of(patron))
        if not max(points) and not self.all_zero_counts():
            return None
        return self.of_the_tied([seat for seat in self.seats if points[seat] == max(points)])

    def all_zero_counts(self) -> bool:
        return bool(self.rulings.get("patron_when_all_zero") != "nobody")

    def of_the_tied(self, tied: Sequence[int]) -> int:
        return self.earliest({seat: self.drafted[seat] for seat in tied})

    def symbol_of(self, patron: str) -> str:
        return str(self.cards[patron]["patron"])

    def patron_points(self, symbol: str) -> list[int]:
        return [self.in_category(pier, symbol) for pier in self.piers]

    def in_category(self, pier: Cells, symbol: str) -> int:
        return int(getattr(self.scorer, CATEGORIES[symbol])(pier))

    def finishing(self) -> list[int]:
        """They lay their Plans at the same time; a record lists them in seat order."""
        return [seat for seat in self.seats if seat not in self.finished][:1]

    def finish(self, move: Move) -> None:
        seat = move["player"]
        self.finished.append(seat)
        self.lay(seat, self.plans[seat], move)
        if len(self.finished) == len(self.seats):
            self.phase = "over"

    def is_over(self) -> bool:
        return self.phase == "over"

    def judge(self, verdicts: Sequence[bool | None]) -> None:
        self.verdicts = list(verdicts)

    def result(self) -> Data:
        return self.scorer.score({"players": [self.scored(seat) for seat in self.seats]})

    def scored(self, seat: int) -> Data:
        return {
            "pier": self.piers[seat],
            "plan_completed": self.completed(seat),
            "patrons": self.patron_cards(seat),
            "plan_date": self.cards[self.breaks_ties(seat)]["date"],
        }

    def patron_cards(self, seat: int) -> int:
        return len(self.patrons[seat])

    def breaks_ties(self, seat: int) -> str:
        return str(self.plans[seat])

    def completed(self, seat: int) -> bool:
        card = self.cards[self.goal_of(seat)]
        if card.get("plan") is None:
            return self.said_of(seat)
        return self.holds(card["plan"], self.judged_pier(seat))

    def goal_of(self, seat: int) -> str:
        return str(self.plans[seat])

    def judged_pier(self, seat: int) -> Cells:
        return self.piers[seat]

    def said_of(self, seat: int) -> bool:
        """The players' verdict on a Plan in plain words."""
        return bool(self.verdicts[seat])

    def holds(self, plan: str, pier: Cells) -> bool:
        return condition(plan).holds(self.counts(pier))

    def counts(self, pier: Cells) -> dict[str, int]:
        """The counts that a Plan may use."""
        upper, lower = (self.on_side([side]) for side in pier)
        groups = self.group_sizes(pier)
        return {
            **self.on_side(pier),
            **{f"upper.{name}": found for name, found in upper.items()},
            **{f"lower.{name}": found for name, found in lower.items()},
            **{f"points.{name}": found for name, found in self.points_of(pier).items()},
            "columns": len(pier[0]),
            "groups": len(groups),
            "largest_group": max(groups, default=0),
        }

    def on_side(self, rows: Cells) -> dict[str, int]:
        """The counts on a side, or on both."""
        found = {name: count(rows, letter) for letter, name in CATEGORIES.items()}
        return {**found, "symbols": sum(found.values()), "blanks": "".join(rows).count(".")}

    def group_sizes(self, pier: Cells) -> list[int]:
        return [len(group) for group in self.scorer.groups(pier)]

    def points_of(self, pier: Cells) -> dict[str, int]:
        return {name: int(getattr(self.scorer, name)(pier)) for name in CATEGORIES.values()}


@lru_cache(maxsize=512)
def condition(plan: str) -> Condition:
    """A Plan as a condition for a plain referee."""
    return Condition(plan)
