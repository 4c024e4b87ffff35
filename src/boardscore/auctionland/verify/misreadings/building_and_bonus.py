"""Referees that misread where to build a tile, and which bonus tiles there are."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardscore.auctionland.verify.misreadings.plain_referee import SPAN, Offer, Referee, turn_tile
from boardscore.auctionland.verify.misreadings.plain_scorer import Place, across, diagonals, facing
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.misreading import but_when, in_phase, misreads, only_when
from boardscore.verify.vectors.plain_programs import Move


class WrongBuilding(Referee):
    """Misread places and bonus tiles."""

    waiting: tuple[int, ...] = ()
    """The seats with a bonus tile at the end of the turn."""
    rewarded: Mapping[int, int] = {}
    """The number of full lines of each seat after its last tile."""
    more = False
    """Whether a second bonus tile follows."""

    def at_the_newest(self, seat: int) -> list[Place]:
        island = self.islands[seat]
        if not island:
            return self.first_places()
        near = self.neighbours([*island][-1])
        return sorted(place for place in near if self.is_open(island, place))

    def matches(self, seat: int, tile: str, way: Data) -> bool:
        place, laid = (way["row"], way["column"]), turn_tile(self.tiles[tile], way["turns"])
        island = self.island(seat)
        return all(
            island[other].halves[facing(half)].upper() == letter.upper()
            for half, letter in enumerate(laid.halves)
            if (other := across(place, half)) in island
        )

    def either(self, island: Mapping[Place, Any], place: Place) -> bool:
        rows, columns = zip(*island, place)
        return self.are_rows_within(rows) or self.are_columns_within(columns)

    def or_auction(self, seat: int) -> list[tuple[str, Data]]:
        ways = [*super().ways(seat)]
        if self.phase != "bonus" or self.offered is not None:
            return ways
        return [*ways, *(("auction", {"slot": slot}) for slot in self.slots(seat))]

    def at_the_end_of_the_turn(self, move: Move) -> None:
        seat = move["player"]
        if self.earns_bonus(seat, (move["row"], move["column"])):
            self.had_bonus.append(seat)
            self.waiting = (*self.waiting, seat)
        self.next_step()

    def first_what_waits(self) -> None:
        if self.goes_to_auction():
            super().next_step()
            return
        ready = [seat for seat in self.waiting if self.market and self.has_room(seat)]
        self.waiting = tuple(ready[1:])
        if ready:
            self.builder, self.phase = ready[0], "bonus"
        else:
            super().next_step()

    def row_and_column(self, island: Mapping[Place, Any], place: Place) -> bool:
        return self.completes_row(island, place) and self.completes_column(island, place)

    def chain(self, move: Move) -> None:
        seat, place = move["player"], (move["row"], move["column"])
        self.another(seat, self.completes_line(self.islands[seat], place))

    def another(self, seat: int, is_earned: bool) -> None:
        if is_earned and self.market and self.has_room(seat):
            self.phase = "bonus"
        else:
            self.next_step()

    def full_lines(self, seat: int) -> int:
        lines = [[place[line] for place in self.islands[seat]] for line in (0, 1)]
        return sum(line.count(number) == SPAN for line in lines for number in {*line})

    def not_yet_rewarded(self, island: Mapping[Place, Any], place: Place) -> bool:
        seats = [seat for seat in self.seats if self.islands[seat] is island]
        return any(self.full_lines(seat) > self.rewarded.get(seat, 0) for seat in seats)

    def reward(self, move: Move) -> None:
        seat = move["player"]
        super().after_laying(move)
        self.rewarded = {**self.rewarded, seat: self.full_lines(seat)}

    def two_at_once(self, move: Move) -> None:
        seat, place = move["player"], (move["row"], move["column"])
        self.more = self.row_and_column(self.islands[seat], place)
        super().after_laying(move)

    def second_of_two(self, move: Move) -> None:
        more, self.more = self.more, False
        self.another(move["player"], more)

    def but_of_the_next(self) -> None:
        self.had_bonus = [seat for seat in self.had_bonus if seat != self.next_gavel()]

    def auctioneer_pays(self, seat: int, slot: int) -> None:
        super().pay(self.gavel if self.phase == "bonus" else seat, slot)

    def to_auctioneer(self, seat: int, found: Offer) -> int:
        """The dollars on a bonus tile go to the auctioneer."""
        dollars = super().dollars_for(seat, found)
        if self.phase != "bonus" or seat == self.gavel:
            return dollars
        self.money[self.gavel] += dollars
        return 0


def _span(numbers: Sequence[int]) -> int:
    return max(numbers) - min(numbers) + 1


def _three(line: int) -> Any:
    return lambda self, island, place: sum(one[line] == place[line] for one in island) == SPAN - 1


BUILDING = misreads(
    first_places={
        "build.first/origin:anywhere-in-the-frame": lambda self: [
            (row, column) for row in range(4) for column in range(4)
        ],
        "build.first/origin:counted-from-one": lambda self: [(1, 1)],
    },
    neighbours={
        "build.edge/edge:corners-too": lambda self, place: [
            *Referee.neighbours(self, place),
            *diagonals(place),
        ],
        "build.edge/edge:anywhere": lambda self, place: [
            (place[0] + down, place[1] + right) for down in range(-3, 4) for right in range(-3, 4)
        ],
        "build.edge/taken:on-top": lambda self, place: [*Referee.neighbours(self, place), place],
    },
    places={"build.edge/any-tile:newest": WrongBuilding.at_the_newest},
    is_empty={"build.edge/taken:on-top": lambda self, island, place: True},
    ways_to_lay={
        "build.edge/zones:must-match": lambda self, seat, tile: [
            way for way in Referee.ways_to_lay(self, seat, tile) if self.matches(seat, tile, way)
        ],
        "build.edge/turned:not-the-first": lambda self, seat, tile: [
            way
            for way in Referee.ways_to_lay(self, seat, tile)
            if self.islands[seat] or not way["turns"]
        ],
    },
    quarters={
        "build.edge/turned:never": lambda self, tile: [0],
        "build.edge/turned:always": lambda self, tile: Referee(
            {**self.setup, "rulings": {}}
        ).quarters(tile),
    },
    are_columns_within={
        "build.bounds/columns:five": lambda self, columns: _span(columns) <= SPAN + 1,
        "build.bounds/columns:three": lambda self, columns: _span(columns) < SPAN,
    },
    are_rows_within={
        "build.bounds/rows:five": lambda self, rows: _span(rows) <= SPAN + 1,
        "build.bounds/rows:three": lambda self, rows: _span(rows) < SPAN,
    },
    is_within={
        "build.bounds/rows:rows-or-columns": WrongBuilding.either,
        "build.bounds/open:first-is-the-corner": lambda self, island, place: all(
            0 <= number < SPAN for number in place
        ),
    },
    completes_row={
        "bonus.earn/row:columns-only": lambda self, island, place: False,
        "bonus.earn/row:three": _three(0),
        "bonus.earn/row:any-full-row": lambda self, island, place: any(
            Referee.completes_row(self, island, one) for one in island
        ),
        "bonus.earn/row:not-above-the-first-tile": lambda self, island, place: (
            place[0] >= 0 and Referee.completes_row(self, island, place)
        ),
    },
    completes_column={
        "bonus.earn/column:rows-only": lambda self, island, place: False,
        "bonus.earn/column:three": _three(1),
        "bonus.earn/column:not-left-of-the-first-tile": lambda self, island, place: (
            place[1] >= 0 and Referee.completes_column(self, island, place)
        ),
    },
    completes_line={
        "bonus.earn/column:row-and-column": WrongBuilding.row_and_column,
        "bonus.once/no-chain:with-the-next-tile": WrongBuilding.not_yet_rewarded,
    },
    ways={"bonus.earn/must:may-be-declined": WrongBuilding.or_auction},
    after_laying={
        "bonus.earn/must:end-of-turn": WrongBuilding.at_the_end_of_the_turn,
        "bonus.once/no-chain:with-the-next-tile": WrongBuilding.reward,
        "bonus.once/no-chain:row-and-column": WrongBuilding.two_at_once,
    },
    next_step={"bonus.earn/must:end-of-turn": WrongBuilding.first_what_waits},
    goes_to_auction={
        "bonus.earn/must:instead-of-the-auction": but_when(lambda self: self.had_bonus, False)
    },
    earns_bonus={
        "bonus.earn/anybody:not-in-the-last-turn": lambda self, seat, place: (
            not any(self.is_full(one) for one in self.seats if one != seat)
            and Referee.earns_bonus(self, seat, place)
        ),
        "bonus.earn/anybody:not-for-a-tile-that-is-kept": but_when(
            lambda self, seat, *_: self.phase == "place" and seat == self.gavel, False
        ),
        "bonus.earn/anybody:gavel-holder-alone": lambda self, seat, place: (
            seat == self.gavel and Referee.earns_bonus(self, seat, place)
        ),
        "bonus.earn/anybody:when-built": only_when(in_phase("build")),
    },
    bonus_goes_to={"bonus.earn/anybody:goes-to-gavel-holder": lambda self, seat: self.gavel},
    pay={
        "bonus.earn/price:free": but_when(in_phase("bonus"), None),
        "bonus.earn/price:gavel-holder-pays": WrongBuilding.auctioneer_pays,
        "bonus.earn/price:gavel-holder-pays-and-gets": WrongBuilding.auctioneer_pays,
    },
    can_pay={
        "bonus.earn/price:free": but_when(in_phase("bonus"), True),
        "bonus.earn/price:debts": but_when(in_phase("bonus"), True),
        "bonus.earn/price:gavel-holder-pays": lambda self, seat, slot: Referee.can_pay(
            self, self.gavel if self.phase == "bonus" else seat, slot
        ),
    },
    slots={"bonus.earn/price:free-tile-alone": but_when(in_phase("bonus"), [0])},
    dollars_for={
        "bonus.earn/price:without-its-dollars": but_when(in_phase("bonus"), 0),
        "bonus.earn/price:dollars-to-gavel-holder": WrongBuilding.to_auctioneer,
        "bonus.earn/price:gavel-holder-pays-and-gets": WrongBuilding.to_auctioneer,
    },
    has_tile={
        "bonus.earn/no-tile:not-the-last": lambda self: len(self.market) > 1,
        "bonus.earn/no-tile:waits": lambda self: True,
    },
    has_room_for_bonus={"bonus.earn/no-room:waits": lambda self, seat: True},
    is_used_up={
        "bonus.once/a-turn:every-line": lambda self, seat: False,
        "bonus.once/several-players:one-for-all": lambda self, seat: bool(self.had_bonus),
    },
    forget_bonuses={
        "bonus.once/a-turn:a-game": lambda self: None,
        "bonus.once/a-turn:until-the-own-turn": WrongBuilding.but_of_the_next,
    },
    after_bonus={
        "bonus.once/no-chain:chain": WrongBuilding.chain,
        "bonus.once/no-chain:row-and-column": WrongBuilding.second_of_two,
    },
)
