"""Misreadings of what is on the table at the start and of what a player sees."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar

from boardscore.pier18.verify.misreadings.plain_referee import HAND, Referee
from boardscore.verify.data_types import Data
from boardscore.verify.vectors import misreading as shared
from boardscore.verify.vectors.misreading import but_when, misreads
from boardscore.verify.vectors.plain_programs import Move, PlainTable


class TableProgram(Referee, PlainTable):
    """The rules of the table in short methods that a misreading can change."""

    RULINGS: ClassVar[Mapping[str, Sequence[Any]]] = {
        "flower_adjacency": ("same_side", "orthogonal"),
        "flower_points": ("every_other_symbol", "other_kinds_only"),
        "ties_below_first": ("same_rules", "shared"),
        "patron_when_all_zero": ("earliest_date", "nobody"),
        "half_turn": (False, True),
    }

    def __init__(self, setup: Mapping[str, Any]) -> None:
        super().__init__(setup)
        self.setup = setup
        self.listed: list[Data] = setup["pack"]["cards"]
        self.order: list[str] = list(setup.get("deck", ()))

    def can_be_played(self) -> Mapping[str, bool]:
        return {
            "players": self.may_sit_down(),
            "pack": self.is_playable(),
            "deck": "deck" not in self.setup or self.is_deck(self.order),
            "rulings": all(self.is_ruling(*one) for one in self.rulings.items()),
        }

    def are_so_many(self, count: int) -> bool:
        return count in {2, 3}

    def is_playable(self) -> bool:
        return (
            self.are_listed_once([card["id"] for card in self.listed])
            and self.are_of_a_width([len(card["cells"][0]) for card in self.listed])
            and self.are_of_dates([card["date"] for card in self.listed])
            and self.are_enough(len(self.listed), len(self.seats))
        )

    def are_of_a_width(self, widths: Sequence[int]) -> bool:
        return len({*widths}) == 1

    def are_of_dates(self, dates: Sequence[str]) -> bool:
        return len({*dates}) == len(dates)

    def are_enough(self, cards: int, players: int) -> bool:
        return cards >= HAND * players

    def copies(self) -> list[str]:
        return [*self.cards]

    def draws(self) -> int:
        return {"deal": HAND * len(self.seats), "reveal": self.round_size()}.get(self.phase, 0)

    def drawing(self, ids: Sequence[str]) -> Move:
        if self.phase == "reveal":
            return {"move": "reveal", "cards": ids}
        return {"move": "deal", "hands": [self.hand_from(ids, seat) for seat in self.seats]}

    def hand_from(self, ids: Sequence[str], seat: int) -> Sequence[str]:
        return ids[HAND * seat : HAND * (seat + 1)]

    def begin(self) -> None:
        self.order += self.returned()
        super().begin()

    def seen(self, seat: int | None) -> Data:
        return {
            "players": [self.seen_player(one, seat in {None, one}) for one in self.seats],
            "open": self.seen_open(seat),
            "deck": self.in_order(self.maybe_in_deck(seat)),
        }

    def seen_player(self, seat: int, own: bool) -> Data:
        return {
            "hand": self.seen_hand(seat, own),
            "plan": self.seen_plan(seat, own),
            "foundation": self.seen_foundation(seat, own),
            "pier": self.seen_pier(seat, own),
            "patrons": len(self.patrons[seat]),
        }

    def are_choosing(self) -> bool:
        return self.phase in {"deal", "choose"}

    def seen_hand(self, seat: int, own: bool) -> Any:
        if not self.are_choosing():
            return []
        return self.hands[seat] if own else None

    def seen_plan(self, seat: int, own: bool) -> Any:
        return self.plans[seat] if own or not self.are_choosing() else None

    def seen_foundation(self, seat: int, own: bool) -> Any:
        return self.foundations[seat] if own or not self.are_choosing() else None

    def seen_pier(self, seat: int, own: bool) -> Any:
        if self.are_choosing():
            return None
        return self.piers[seat] if own or not self.is_secret(seat) else self.before[seat]

    def is_secret(self, seat: int) -> bool:
        """Whether a seat has laid its Plan, and others have not yet."""
        return self.phase == "finish" and seat in self.finished

    def seen_open(self, seat: int | None) -> Sequence[str]:
        return self.open

    def maybe_in_deck(self, seat: int | None) -> Iterable[str]:
        """The cards that may be in the deck: also those of other hands before all have chosen."""
        if seat is None or not self.are_choosing():
            return self.deck
        return [card for card in self.cards if card not in self.hands[seat]]

    def of_others(self, seat: int) -> Iterable[str]:
        """The cards dealt to others."""
        return [card for one in self.seats if one != seat for card in self.hands[one]]


SETUPS = (
    *misreads(
        are_so_many={
            "players/how-many:one": lambda self, count: count in {1, 2, 3},
            "players/how-many:four": lambda self, count: count in {2, 3, 4},
            "players/how-many:only-two": lambda self, count: count == 2,
        },
        are_listed_once={"deck/each-card-once:listed-again": lambda self, ids: True},
        are_of_a_width={
            "deck/one-width:any-width": lambda self, widths: True,
            "deck/one-width:not-the-last": lambda self, widths: len({*widths[:-1]}) == 1,
            "deck/one-width:no-wider": lambda self, widths: max(widths) == widths[0],
        },
        are_of_dates={
            "deck/dates-differ:any-dates": lambda self, dates: True,
            "deck/dates-differ:neighbours": lambda self, dates: all(
                one != two for one, two in pairwise(dates)
            ),
            "deck/dates-differ:months": lambda self, dates: (
                len({date[:2] for date in dates}) == len(dates)
            ),
        },
        is_deck={
            "deck/whole-deck:fewer": lambda self, deck: (
                {*deck} <= {*self.cards} and len({*deck}) == len(deck)
            ),
            "deck/whole-deck:again": lambda self, deck: {*deck} == {*self.cards},
        },
        are_enough={
            "setup.deal/enough-cards:any-number": lambda self, cards, players: True,
            "setup.deal/enough-cards:for-two": lambda self, cards, players: cards >= HAND * 2,
            "setup.deal/enough-cards:a-round-too": lambda self, cards, players: (
                cards >= HAND * players + players + 1
            ),
            "setup.deal/enough-cards:eighteen": lambda self, cards, players: cards == 18,
        },
        hand_from={
            "setup.deal/in-order:in-turn": lambda self, ids, seat: ids[seat :: len(self.seats)],
            "setup.deal/in-order:from-behind": lambda self, ids, seat: list(ids)[::-1][
                HAND * seat : HAND * (seat + 1)
            ][::-1],
        },
        is_ruling={
            "round.draft/known-ruling:never-turned": lambda self, name, value: (
                value in self.RULINGS.get(name, ()) and value is not True
            )
        },
    ),
    *shared.NAMES,
    *shared.deck_misreadings("deck/whole-deck"),
    *shared.ruling_misreadings("round.draft/known-ruling"),
)


SEEN = (
    *misreads(
        seen_hand={
            "setup.deal/own-cards:all-hands": lambda self, seat, own: (
                self.hands[seat] if self.are_choosing() else []
            ),
            "setup.deal/own-cards:no-hand": lambda self, seat, own: (
                None if self.are_choosing() else []
            ),
            "setup.choose/shown:hands-stay": lambda self, seat, own: (
                self.hands[seat] if own else None
            ),
        },
        maybe_in_deck={
            "setup.deal/own-cards:deck-without-hands": lambda self, seat: self.deck,
            "setup.return/known-to-all:without-returned": lambda self, seat: [
                card
                for card in TableProgram.maybe_in_deck(self, seat)
                if self.are_choosing() or seat is None or card not in self.of_others(seat)
            ],
            "setup.return/known-to-all:nothing-known": lambda self, seat: self.cards,
        },
        seen_plan={
            "setup.choose/secret:plans": lambda self, seat, own: self.plans[seat],
            "setup.choose/secret:own-too": lambda self, seat, own: (
                None if self.are_choosing() else self.plans[seat]
            ),
            "setup.choose/shown:plans-hidden": lambda self, seat, own: (
                self.plans[seat] if own else None
            ),
        },
        seen_foundation={
            "setup.choose/secret:foundations": lambda self, seat, own: self.foundations[seat],
            "setup.choose/shown:foundations-hidden": lambda self, seat, own: (
                self.foundations[seat] if own else None
            ),
        },
        seen_open={
            "round.reveal/open-to-all:in-turn": lambda self, seat: (
                self.open if seat in {None, *self.acting()} else []
            ),
            "round.reveal/open-to-all:as-revealed": lambda self, seat: (
                [*self.drafted.values(), *self.open] if self.open else []
            ),
        },
        moves_of={
            "round.order/own-moves:everybody's": lambda self, seat: [*self.moves()],
            "round.order/own-moves:any-time": lambda self, seat: [
                {**move, "player": seat} for move in self.moves()
            ],
        },
        is_secret={"end.plan/secret:at-once": lambda self, seat: False},
        seen_pier={
            "end.plan/secret:own-too": lambda self, seat, own: TableProgram.seen_pier(
                self, seat, own=False
            ),
            "end.plan/secret:pier-hidden": but_when(
                lambda self, seat, own: self.is_secret(seat) and (not own), None
            ),
        },
    ),
    *shared.order_misreadings("setup.return/order-unknown"),
)
