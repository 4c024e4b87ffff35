"""Observations made from views: a second, readable way to write the documented values."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from attrs import frozen

from boardscore import auctionland, pier18
from boardscore.auctionland.game_table import Laid as LaidTile
from boardscore.auctionland.model import STARTING_MONEY
from boardscore.auctionland.rulings import Rotation
from boardscore.envs.environment import Layout, environment
from boardscore.pier18.model import Laid as LaidCard

REACH, SPAN, QUARTERS = 3, 7, 4
"""The cells on each side of the first tile, those of a row, and the quarter turns."""


def observe(view: Any) -> Any:
    """The observation of the view's seat."""
    kind = PierView if view.GAME == "pier18" else IslandView
    layout = environment(view.GAME).encoding(view.game).layout
    encoding = kind(view.game, layout)
    vector, ones = np.zeros(layout.size, np.float32), encoding.ones(view)
    assert len({*ones}) == len(ones)
    vector[ones] = 1
    for index, value in encoding.fractions(view).items():
        assert index not in ones
        vector[index] = value
    return vector


@frozen(slots=False)
class SeatView:
    """What a seat sees in a game."""

    game: Any
    layout: Layout
    PARTS: ClassVar[str]

    def _clockwise(self, other: int, seat: int) -> int:
        return (other - seat) % len(self.game.players)

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {name: number for number, name in enumerate(getattr(self.game, self.PARTS))}


class PierView(SeatView):
    """What a seat sees in Pier 18."""

    PARTS = "cards"

    def ones(self, view: Any) -> list[int]:
        """The indices that are 1."""
        starts, seat = self.layout.starts, view.seat
        found = [
            starts["seat"] + seat,
            starts["phase"] + [*pier18.Phase].index(view.phase),
            starts["round"] + view.round_number,
        ]
        if view.to_act:
            found.append(starts["to_act"] + self._clockwise(view.to_act[0], seat))
        if view.first_player is not None:
            found.append(starts["first_player"] + self._clockwise(view.first_player, seat))
        found += self._cards(starts["hand"], view.hands[seat] or ())
        found += self._cards(starts["open_cards"], view.open_cards)
        found += self._cards(starts["unseen"], view.unseen)
        for other in range(len(view.laid)):
            found += self._player(view, other, self._clockwise(other, seat))
        return found

    def fractions(self, _: Any) -> Mapping[int, float]:
        """Nothing: all values are 0 or 1."""
        return {}

    def _cards(self, start: int, cards: Iterable[str]) -> list[int]:
        numbers = self._numbers
        return [start + numbers[card] for card in cards]

    def _player(self, view: Any, seat: int, place: int) -> Iterator[int]:
        """The Plan, Patrons and pier of a player, counted clockwise from the observing seat."""
        starts, cards = self.layout.starts, len(self._numbers)
        plan, foundation = view.plans[seat], view.foundations[seat]
        if plan is not None:
            yield starts["plans"] + place * cards + self._numbers[plan]
        yield from self._cards(starts["patrons"] + place * cards, view.patrons[seat])
        if foundation is not None:
            later = self.layout.shapes["overlaps"][1]
            yield starts["piers"] + place * (later + 1) * cards + self._numbers[foundation]
            for number, laid in enumerate(view.laid[seat][1:], place * later):
                yield from self._later_card(laid, number, place)

    def _later_card(self, laid: LaidCard, number: int, place: int) -> Iterator[int]:
        """A card after the Foundation; `number` counts these cards of all players."""
        starts = self.layout.starts
        at = starts["piers"] + (number + place + 1) * len(self._numbers)
        yield at + self._numbers[laid.card.id]
        yield starts["overlaps"] + number * self.game.width + laid.overlap
        if laid.turned:
            yield starts["turned"] + number


class IslandView(SeatView):
    """What a seat sees in Auctionland."""

    PARTS = "tiles"

    @property
    def _may_turn(self) -> bool:
        return bool(self.game.rulings.rotation is Rotation.FREE)

    @cached_property
    def _copies(self) -> Mapping[str, int]:
        return {tile.id: tile.count for tile in self.game.pack.tiles}

    @cached_property
    def _dollar(self) -> float:
        return 1 / sum(STARTING_MONEY[: len(self.game.players)])

    def ones(self, view: Any) -> list[int]:
        """The indices that are 1."""
        starts, numbers = self.layout.starts, self._numbers
        found = [
            starts["seat"] + view.seat,
            starts["phase"] + [*auctionland.Phase].index(view.phase),
        ]
        found += self._players("to_act", view, view.to_act)
        found += self._players("gavel", view, (view.gavel,))
        found += self._players("had_bonus", view, view.had_bonus)
        for slot, tile in enumerate(view.market):
            found.append(starts["market"] + slot * len(numbers) + numbers[tile.id])
        if view.auctioned is not None:
            found.append(starts["auctioned"] + numbers[view.auctioned])
        if view.standing_bid is not None:
            found += self._players("bidder", view, (view.standing_bid.player,))
        for seat, island in enumerate(view.islands):
            place = self._clockwise(seat, view.seat)
            for laid in island:
                found += self._tile(laid, place)
        return found

    def fractions(self, view: Any) -> Mapping[int, float]:
        """The dollars and the copies of tiles in the stack."""
        starts, dollar = self.layout.starts, self._dollar
        found = {starts["money"]: (view.money[view.seat] or 0) * dollar}
        for slot, tile in enumerate(view.market, starts["dollars"]):
            found[slot] = tile.dollars * dollar
        if view.standing_bid is not None:
            found[starts["bid"]] = view.standing_bid.amount * dollar
        for name, count in Counter(view.unseen).items():
            found[starts["unseen"] + self._numbers[name]] = count / self._copies[name]
        return found

    def _players(self, part: str, view: Any, seats: tuple[int, ...]) -> list[int]:
        start = self.layout.starts[part]
        return [start + self._clockwise(seat, view.seat) for seat in seats]

    def _tile(self, laid: LaidTile, place: int) -> Iterator[int]:
        """A tile on the island of a player, counted clockwise from the observing seat."""
        starts = self.layout.starts
        row, column = laid.cell.row + REACH, laid.cell.column + REACH
        cell = (place * SPAN + row) * SPAN + column
        yield starts["islands"] + cell * len(self._numbers) + self._numbers[laid.id]
        if self._may_turn:
            yield starts["turns"] + cell * QUARTERS + laid.turns
