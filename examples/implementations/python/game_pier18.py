"""A game of Pier 18 from its start to its end, a method for each rule.

A pier is two lists of symbols, upper and lower, from the land to the water.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from adapter import Unsupported
from plans import holds

from pier18 import Pier, Pier18

HAND = 3
CATEGORIES = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}

Move = Mapping[str, Any]


class Seat:
    """The possessions of a player."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: Sequence[str] = ()
        self.plan = ""
        self.foundation = ""
        self.pier: Pier = ((), ())
        self.shown: Pier = ((), ())  # the pier as the others see it
        self.patrons = 0


class Pier18Game:
    """The rules; a subclass can override each of them."""

    PLAYERS = (2, 3)
    RULINGS: ClassVar[Mapping[str, Sequence[Any]]] = {
        "flower_adjacency": ("same_side", "orthogonal"),
        "flower_points": ("every_other_symbol", "other_kinds_only"),
        "ties_below_first": ("same_rules", "shared"),
        "patron_when_all_zero": ("earliest_date", "nobody"),
        "half_turn": (False, True),
    }
    scoring = Pier18()

    def __init__(self, setup: Mapping[str, Any]) -> None:
        cards = setup["pack"]["cards"]
        self.rulings = setup["rulings"]
        self.cards = {card["id"]: card for card in cards}
        self.width = len(cards[0]["cells"][0])
        self.deck = set(self.cards)
        self.order: list[str] = []
        self.seats = [Seat(name) for name in setup["players"]]
        self.verdicts: Sequence[bool | None] = ()
        self.open: list[str] = []
        self.drafted: list[tuple[int, str]] = []
        self.first = 0
        self.begin("deal")

    @staticmethod
    def is_playable(pack: Mapping[str, Any], players: int) -> bool:
        """Whether there are enough cards, equally wide and with different dates."""
        cards = pack["cards"]
        ids, dates = {card["id"] for card in cards}, {card["date"] for card in cards}
        widths = {len(card["cells"][0]) for card in cards}
        are_all_different = len(ids) == len(dates) == len(cards)
        return are_all_different and len(widths) == 1 and len(cards) >= HAND * players

    @staticmethod
    def ids(pack: Mapping[str, Any]) -> list[str]:
        return [card["id"] for card in pack["cards"]]

    def begin(self, phase: str, player: int = 0) -> None:
        self.phase, self.player = phase, player

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    # Legal moves

    def legal_moves(self) -> list[Move]:
        """The moves of the player to act; empty while chance is due, and at the end."""
        move = {"move": self.phase, "player": self.player}
        seat = self.seats[self.player]
        match self.phase:
            case "choose":
                return [{**move, **cards} for cards in self.choices(seat.hand)]
            case "draft":
                ways = ({"card": card, **way} for card in self.open for way in self.ways(card))
                return [{**move, **way} for way in ways]
            case "finish":
                return [{**move, **way} for way in self.ways(seat.plan)]
        return []

    def choices(self, hand: Sequence[str]) -> Iterator[Move]:
        for plan in hand:
            for foundation in hand:
                if plan != foundation:
                    yield {"plan": plan, "foundation": foundation}

    def ways(self, card: str) -> Iterator[Move]:
        """The ways to lay a card: turned only if that makes a difference."""
        cells = self.cards[card]["cells"]
        for overlap in range(self.most_covered() + 1):
            yield {"overlap": overlap}
            if self.rulings["half_turn"] and self.half_turned(cells) != cells:
                yield {"overlap": overlap, "turned": True}

    def most_covered(self) -> int:
        return self.width - 1

    @property
    def is_chance_due(self) -> bool:
        return self.phase in {"deal", "reveal"}

    def may_draw(self, move: Move) -> bool:
        """Whether chance may draw these: the right number, all of them in the deck."""
        hands = move["hands"] if move["move"] == "deal" else [move.get("cards", ())]
        due = [HAND] * len(self.seats) if self.phase == "deal" else [len(self.seats) + 1]
        ids = [card for hand in hands for card in hand]
        in_deck = self.deck.issuperset(ids) and len({*ids}) == len(ids)
        return move["move"] == self.phase and [len(hand) for hand in hands] == due and in_deck

    def due(self) -> int:
        """The number of cards to draw now."""
        return HAND * len(self.seats) if self.phase == "deal" else len(self.seats) + 1

    def drawing(self, ids: Sequence[str]) -> Move:
        """The move that draws these cards, hands seat by seat."""
        if self.phase == "reveal":
            return {"move": "reveal", "cards": ids}
        return {"move": "deal", "hands": [ids[at : at + HAND] for at in range(0, len(ids), HAND)]}

    # Consequences of moves

    def play(self, move: Move) -> None:
        parts = {key: part for key, part in move.items() if key != "move"}
        getattr(self, move["move"])(**parts)

    def deal(self, hands: Sequence[Sequence[str]]) -> None:
        for seat, hand in zip(self.seats, hands):
            seat.hand = hand
            self.deck.difference_update(hand)
        self.begin("choose")

    def choose(self, player: int, plan: str, foundation: str) -> None:
        seat = self.seats[player]
        seat.plan, seat.foundation = plan, foundation
        seat.pier = self.cards[foundation]["cells"]
        self.give_back({*seat.hand} - {plan, foundation})
        if player + 1 < len(self.seats):
            self.begin("choose", player + 1)
        else:
            self.first = self.first_player()
            self.begin_round()

    def give_back(self, cards: set[str]) -> None:
        self.deck |= cards
        self.order += cards

    def first_player(self) -> int:
        """The seat with the earliest date on its Foundation."""
        return self.earliest([(number, seat.foundation) for number, seat in enumerate(self.seats)])

    def earliest(self, cards: Sequence[tuple[int, str]]) -> int:
        """The seat of the card with the earliest date."""
        seat, _ = min(cards, key=lambda played: self.cards[played[1]]["date"])
        return seat

    def begin_round(self) -> None:
        """Starts a round, or ends the rounds if the deck is too small for one."""
        self.begin("reveal" if self.can_serve_round() else "finish")

    def can_serve_round(self) -> bool:
        return len(self.deck) >= len(self.seats) + 1

    def reveal(self, cards: Sequence[str]) -> None:
        self.deck.difference_update(cards)
        self.open, self.drafted = [*cards], []
        self.begin("draft", self.first)

    def draft(self, player: int, card: str, overlap: int, turned: bool = False) -> None:
        self.lay(player, card, overlap, turned)
        self.open.remove(card)
        self.drafted.append((player, card))
        if len(self.drafted) < len(self.seats):
            self.begin("draft", self.next_seat(player))
        else:
            self.award_patron(self.cards[self.open[0]]["patron"])
            self.first = self.next_first()
            self.begin_round()

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    def next_first(self) -> int:
        return self.next_seat(self.first)

    def lay(self, player: int, card: str, overlap: int, turned: bool) -> None:
        cells = self.cards[card]["cells"]
        seat = self.seats[player]
        seat.shown = seat.pier
        seat.pier = self.extended(seat.pier, self.half_turned(cells) if turned else cells, overlap)

    def extended(self, pier: Pier, cells: Pier, overlap: int) -> Pier:
        """The pier with the card at the water end, on top of the columns that it covers."""
        return [[*side[: len(side) - overlap], *new] for side, new in zip(pier, cells)]

    def half_turned(self, cells: Pier) -> Pier:
        """The pier turned by 180 degrees: the columns in reverse order, the sides swapped."""
        upper, lower = cells
        return [[*reversed(lower)], [*reversed(upper)]]

    def award_patron(self, symbol: str) -> None:
        """Gives the Patron to the pier with the most points in its category."""
        points = [self.points(seat.pier)[CATEGORIES[symbol]] for seat in self.seats]
        most = max(points)
        if most > 0 or self.rulings["patron_when_all_zero"] == "earliest_date":
            tied = [(seat, card) for seat, card in self.drafted if points[seat] == most]
            self.seats[self.patron_of(tied)].patrons += 1

    def patron_of(self, tied: Sequence[tuple[int, str]]) -> int:
        """The winner of a tie: the player of the card with the earliest date this round."""
        return self.earliest(tied)

    def points(self, pier: Pier) -> dict[str, int]:
        player = {"pier": pier, "plan_completed": False, "patrons": 0}
        return self.scoring.categories(player, self.rulings)

    def finish(self, player: int, overlap: int, turned: bool = False) -> None:
        self.lay(player, self.seats[player].plan, overlap, turned)
        if player + 1 < len(self.seats):
            self.begin("finish", player + 1)
        else:
            self.begin("over")

    def table(self) -> dict[str, Any]:
        """The table as everyone sees it: the Patrons, and the piers once all have chosen."""
        chosen = all(seat.foundation for seat in self.seats)
        piers = [{"pier": [*map(written, seat.pier)]} if chosen else {} for seat in self.seats]
        return {"players": [{**p, "patrons": s.patrons} for p, s in zip(piers, self.seats)]}

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat, or everything without one; hidden things are None."""
        return {
            "players": [self.seen_player(number, seat) for number in range(len(self.seats))],
            "open": self.open if self.phase == "draft" else [],
            "deck": self.seen_deck(seat),
        }

    def seen_player(self, number: int, seat: int | None) -> dict[str, Any]:
        player, is_own = self.seats[number], seat in {None, number}
        choosing = self.phase in {"deal", "choose"}
        hand = [*player.hand] if self.phase == "choose" else []
        has_laid_plan = self.phase == "finish" and number < self.player
        pier = player.pier if is_own or not has_laid_plan else player.shown
        return {
            "hand": hand if is_own or not choosing else None,
            "plan": (player.plan or None) if is_own or not choosing else None,
            "foundation": (player.foundation or None) if is_own or not choosing else None,
            "pier": None if choosing else [*map(written, pier)],
            "patrons": player.patrons,
        }

    def seen_deck(self, seat: int | None) -> list[str]:
        """The cards that may be in the deck, as far as a seat knows; other hands count."""
        deck = self.deck
        if self.phase == "choose":
            known = self.seats if seat is None else [self.seats[seat]]
            deck = {*self.cards} - {card for player in known for card in player.hand}
        return [card for card in self.cards if card in deck]

    # The end

    def score(self) -> dict[str, Any]:
        players = [
            {
                "pier": seat.pier,
                "patrons": seat.patrons,
                "plan_completed": self.is_completed(number),
                "plan_date": self.cards[seat.plan]["date"],
            }
            for number, seat in enumerate(self.seats)
        ]
        return self.scoring.score({"players": players, "rulings": self.rulings})

    def is_completed(self, number: int) -> bool:
        """Whether a Plan is completed; people judge Plans in plain words."""
        seat = self.seats[number]
        condition = self.cards[seat.plan].get("plan")
        if condition:
            return holds(condition, self.numbers(seat.pier))
        verdict = self.verdicts[number] if self.verdicts else None
        if verdict is None:
            raise Unsupported("no verdict on a Plan in plain words")
        return verdict

    def numbers(self, pier: Pier) -> dict[str, int]:
        """The numbers that a Plan may use."""
        upper, lower = pier
        groups = [len(group) for group in self.scoring.groups(pier, self.rulings)]
        return {
            **counts([*upper, *lower]),
            **{f"upper.{name}": number for name, number in counts(upper).items()},
            **{f"lower.{name}": number for name, number in counts(lower).items()},
            **{f"points.{name}": number for name, number in self.points(pier).items()},
            "columns": len(upper),
            "groups": len(groups),
            "largest_group": max(groups, default=0),
        }


def written(side: Sequence[str | None]) -> str:
    return "".join(symbol or "." for symbol in side)


def counts(spaces: Sequence[str | None]) -> dict[str, int]:
    kinds = {name: spaces.count(symbol) for symbol, name in CATEGORIES.items()}
    blanks = spaces.count(None)
    return {**kinds, "blanks": blanks, "symbols": len(spaces) - blanks}
