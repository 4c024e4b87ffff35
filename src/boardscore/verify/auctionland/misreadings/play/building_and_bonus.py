"""Referees that misread where to build a tile, and which bonus tiles there are."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardscore.verify.auctionland.misreadings.plain_scorer import (
    Place,
    across,
    diagonals,
    facing,
)
from boardscore.verify.auctionland.misreadings.play.plain_referee import (
    SPAN,
    Offer,
    Referee,
    turn_tile,
)
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.rule_by_rule_programs import Move


def _at_the_newest(self: Referee, seat: int) -> list[Place]:
    island = self.islands[seat]
    if not island:
        return self.first_places()
    near = self.neighbours([*island][-1])
    return sorted(place for place in near if self.is_open(island, place))


def _matches(self: Referee, seat: int, tile: str, way: Data) -> bool:
    place, laid = (way["row"], way["column"]), turn_tile(self.tiles[tile], way["turns"])
    island = self.island(seat)
    return all(
        island[other].halves[facing(half)].upper() == letter.upper()
        for half, letter in enumerate(laid.halves)
        if (other := across(place, half)) in island
    )


def _either(self: Referee, island: Mapping[Place, Any], place: Place) -> bool:
    rows, columns = zip(*island, place)
    return self.are_rows_within(rows) or self.are_columns_within(columns)


def _span(numbers: Sequence[int]) -> int:
    return max(numbers) - min(numbers) + 1


# Bonus tiles


def _or_auction(self: Referee, seat: int) -> list[tuple[str, Data]]:
    ways = Referee.ways(self, seat)
    if self.phase != "bonus" or self.offered is not None:
        return ways
    return [*ways, *(("auction", {"slot": slot}) for slot in self.slots(seat))]


def _at_the_end_of_the_turn(self: Referee, move: Move) -> None:
    seat = move["player"]
    if self.earns_bonus(seat, (move["row"], move["column"])):
        self.had_bonus.append(seat)
        self.waiting = [*getattr(self, "waiting", []), seat]  # type: ignore[attr-defined]
    self.next_step()


def _first_what_waits(self: Referee) -> None:
    waiting = getattr(self, "waiting", [])
    ready = [seat for seat in waiting if self.market and self.has_room(seat)]
    if self.goes_to_auction() or not ready:
        self.waiting = waiting if self.goes_to_auction() else []  # type: ignore[attr-defined]
        Referee.next_step(self)
        return
    self.waiting = ready[1:]  # type: ignore[attr-defined]
    self.builder = ready[0]
    self.phase = "bonus"


def _row_and_column(self: Referee, island: Mapping[Place, Any], place: Place) -> bool:
    return self.completes_row(island, place) and self.completes_column(island, place)


def _three(line: int) -> Any:
    return lambda self, island, place: sum(one[line] == place[line] for one in island) == SPAN - 1


def _chain(self: Referee, move: Move) -> None:
    seat, place = move["player"], (move["row"], move["column"])
    _another(self, seat, self.completes_line(self.islands[seat], place))


def _another(self: Referee, seat: int, is_earned: bool) -> None:
    if is_earned and self.market and self.has_room(seat):
        self.phase = "bonus"
    else:
        self.next_step()


def _full_lines(self: Referee, seat: int) -> int:
    lines = [[place[line] for place in self.islands[seat]] for line in (0, 1)]
    return sum(line.count(number) == SPAN for line in lines for number in {*line})


def _not_yet_rewarded(self: Referee, island: Mapping[Place, Any], place: Place) -> bool:
    rewarded = getattr(self, "rewarded", {})
    seats = [seat for seat in self.seats if self.islands[seat] is island]
    return any(_full_lines(self, seat) > rewarded.get(seat, 0) for seat in seats)


def _reward(self: Referee, move: Move) -> None:
    seat = move["player"]
    Referee.after_laying(self, move)
    known = getattr(self, "rewarded", {})
    self.rewarded = {**known, seat: _full_lines(self, seat)}  # type: ignore[attr-defined]


def _two_at_once(self: Referee, move: Move) -> None:
    seat, place = move["player"], (move["row"], move["column"])
    self.more = _row_and_column(self, self.islands[seat], place)  # type: ignore[attr-defined]
    Referee.after_laying(self, move)


def _second_of_two(self: Referee, move: Move) -> None:
    more, self.more = self.more, False  # type: ignore[attr-defined]
    _another(self, move["player"], more)


def _but_of_the_next(self: Referee) -> None:
    self.had_bonus = [seat for seat in self.had_bonus if seat != self.next_gavel()]


def _free_of_charge(self: Referee, seat: int, slot: int) -> None:
    if self.phase != "bonus":
        Referee.pay(self, seat, slot)


def _auctioneer_pays(self: Referee, seat: int, slot: int) -> None:
    Referee.pay(self, self.gavel if self.phase == "bonus" else seat, slot)


def _to_auctioneer(self: Referee, seat: int, found: Offer) -> int:
    """The dollars on a bonus tile go to the auctioneer."""
    dollars = Referee.dollars_for(self, seat, found)
    if self.phase != "bonus" or seat == self.gavel:
        return dollars
    self.money[self.gavel] += dollars
    return 0


ROWS = (
    misread(
        "build.first/origin:anywhere-in-the-frame",
        first_places=lambda self: [(row, column) for row in range(4) for column in range(4)],
    ),
    misread("build.first/origin:counted-from-one", first_places=lambda self: [(1, 1)]),
    misread(
        "build.edge/edge:corners-too",
        neighbours=lambda self, place: [*Referee.neighbours(self, place), *diagonals(place)],
    ),
    misread(
        "build.edge/edge:anywhere",
        neighbours=lambda self, place: [
            (place[0] + down, place[1] + right) for down in range(-3, 4) for right in range(-3, 4)
        ],
    ),
    misread("build.edge/any-tile:newest", places=_at_the_newest),
    misread(
        "build.edge/taken:on-top",
        neighbours=lambda self, place: [*Referee.neighbours(self, place), place],
        is_empty=lambda self, island, place: True,
    ),
    misread(
        "build.edge/zones:must-match",
        ways_to_lay=lambda self, seat, tile: [
            way for way in Referee.ways_to_lay(self, seat, tile) if _matches(self, seat, tile, way)
        ],
    ),
    misread("build.edge/turned:never", quarters=lambda self, tile: [0]),
    misread(
        "build.edge/turned:not-the-first",
        ways_to_lay=lambda self, seat, tile: [
            way
            for way in Referee.ways_to_lay(self, seat, tile)
            if self.islands[seat] or not way["turns"]
        ],
    ),
    misread(
        "build.edge/turned:always",
        quarters=lambda self, tile: Referee({**self.setup, "rulings": {}}).quarters(tile),
    ),
    misread(
        "build.bounds/columns:five",
        are_columns_within=lambda self, columns: _span(columns) <= SPAN + 1,
    ),
    misread(
        "build.bounds/columns:three", are_columns_within=lambda self, columns: _span(columns) < SPAN
    ),
    misread("build.bounds/rows:five", are_rows_within=lambda self, rows: _span(rows) <= SPAN + 1),
    misread("build.bounds/rows:three", are_rows_within=lambda self, rows: _span(rows) < SPAN),
    misread("build.bounds/rows:rows-or-columns", is_within=_either),
    misread(
        "build.bounds/open:first-is-the-corner",
        is_within=lambda self, island, place: all(0 <= number < SPAN for number in place),
    ),
    # What earns a bonus
    misread("bonus.earn/row:columns-only", completes_row=lambda self, island, place: False),
    misread("bonus.earn/row:three", completes_row=_three(0)),
    misread(
        "bonus.earn/row:any-full-row",
        completes_row=lambda self, island, place: any(
            Referee.completes_row(self, island, one) for one in island
        ),
    ),
    misread(
        "bonus.earn/row:not-above-the-first-tile",
        completes_row=lambda self, island, place: (
            place[0] >= 0 and Referee.completes_row(self, island, place)
        ),
    ),
    misread("bonus.earn/column:rows-only", completes_column=lambda self, island, place: False),
    misread("bonus.earn/column:three", completes_column=_three(1)),
    misread(
        "bonus.earn/column:not-left-of-the-first-tile",
        completes_column=lambda self, island, place: (
            place[1] >= 0 and Referee.completes_column(self, island, place)
        ),
    ),
    misread("bonus.earn/column:row-and-column", completes_line=_row_and_column),
    misread("bonus.earn/must:may-be-declined", ways=_or_auction),
    misread(
        "bonus.earn/must:end-of-turn",
        after_laying=_at_the_end_of_the_turn,
        next_step=_first_what_waits,
    ),
    misread(
        "bonus.earn/must:instead-of-the-auction",
        goes_to_auction=lambda self: not self.had_bonus and Referee.goes_to_auction(self),
    ),
    misread(
        "bonus.earn/anybody:not-in-the-last-turn",
        earns_bonus=lambda self, seat, place: (
            not any(self.is_full(one) for one in self.seats if one != seat)
            and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:not-for-a-tile-that-is-kept",
        earns_bonus=lambda self, seat, place: (
            not (self.phase == "place" and seat == self.gavel)
            and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:gavel-holder-alone",
        earns_bonus=lambda self, seat, place: (
            seat == self.gavel and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:when-built",
        earns_bonus=lambda self, seat, place: (
            self.phase == "build" and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread("bonus.earn/anybody:goes-to-gavel-holder", bonus_goes_to=lambda self, seat: self.gavel),
    misread(
        "bonus.earn/price:free",
        pay=_free_of_charge,
        can_pay=lambda self, seat, slot: self.phase == "bonus" or Referee.can_pay(self, seat, slot),
    ),
    misread(
        "bonus.earn/price:debts",
        can_pay=lambda self, seat, slot: self.phase == "bonus" or Referee.can_pay(self, seat, slot),
    ),
    misread(
        "bonus.earn/price:free-tile-alone",
        slots=lambda self, seat: [0] if self.phase == "bonus" else Referee.slots(self, seat),
    ),
    misread(
        "bonus.earn/price:without-its-dollars",
        dollars_for=lambda self, seat, found: (
            0 if self.phase == "bonus" else Referee.dollars_for(self, seat, found)
        ),
    ),
    misread(
        "bonus.earn/price:gavel-holder-pays",
        pay=_auctioneer_pays,
        can_pay=lambda self, seat, slot: Referee.can_pay(
            self, self.gavel if self.phase == "bonus" else seat, slot
        ),
    ),
    misread("bonus.earn/price:dollars-to-gavel-holder", dollars_for=_to_auctioneer),
    misread(
        "bonus.earn/price:gavel-holder-pays-and-gets",
        pay=_auctioneer_pays,
        dollars_for=_to_auctioneer,
    ),
    misread("bonus.earn/no-tile:not-the-last", has_tile=lambda self: len(self.market) > 1),
    misread("bonus.earn/no-tile:waits", has_tile=lambda self: True),
    misread("bonus.earn/no-room:waits", has_room_for_bonus=lambda self, seat: True),
    # How often
    misread("bonus.once/a-turn:every-line", is_used_up=lambda self, seat: False),
    misread("bonus.once/a-turn:a-game", forget_bonuses=lambda self: None),
    misread("bonus.once/a-turn:until-the-own-turn", forget_bonuses=_but_of_the_next),
    misread("bonus.once/no-chain:chain", after_bonus=_chain),
    misread(
        "bonus.once/no-chain:with-the-next-tile",
        completes_line=_not_yet_rewarded,
        after_laying=_reward,
    ),
    misread(
        "bonus.once/no-chain:row-and-column", after_laying=_two_at_once, after_bonus=_second_of_two
    ),
    misread(
        "bonus.once/several-players:one-for-all", is_used_up=lambda self, seat: bool(self.had_bonus)
    ),
)
