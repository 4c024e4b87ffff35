"""A plain table of Pier 18: set-ups and views, rule by rule."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from boardscore.verify.data_types import Data
from boardscore.verify.pier18.misreadings.play.plain_referee import HAND, Referee
from boardscore.verify.vectors.rule_by_rule_programs import Move, PlainTable


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
            "deck": self.seen_deck(seat),
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

    def seen_deck(self, seat: int | None) -> Sequence[str]:
        return self.in_order(self.maybe_in_deck(seat))

    def maybe_in_deck(self, seat: int | None) -> Iterable[str]:
        """The cards that may be in the deck: also those of other hands before all have chosen."""
        if seat is None or not self.are_choosing():
            return self.deck
        return [card for card in self.cards if card not in self.hands[seat]]

    def of_others(self, seat: int) -> Iterable[str]:
        """The cards dealt to others."""
        return [card for one in self.seats if one != seat for card in self.hands[one]]
