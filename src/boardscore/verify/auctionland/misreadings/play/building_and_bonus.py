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
        "the first tile may be laid anywhere in rows 0 to 3 and columns 0 to 3",
        "Das erste Plättchen darf auf jedem von 16 Feldern liegen",
        first_places=lambda self: [(row, column) for row in range(4) for column in range(4)],
    ),
    misread(
        "build.first/origin:counted-from-one",
        "the first tile lies in row 1 and column 1",
        "Das erste Plättchen liegt in Reihe 1 und Spalte 1",
        first_places=lambda self: [(1, 1)],
    ),
    misread(
        "build.edge/edge:corners-too",
        "a tile may touch the island at a corner alone",
        "Ein Plättchen darf die Insel auch nur an einer Ecke berühren",
        neighbours=lambda self, place: [*Referee.neighbours(self, place), *diagonals(place)],
    ),
    misread(
        "build.edge/edge:anywhere",
        "a tile need not touch the island",
        "Ein Plättchen muss die Insel nicht berühren",
        neighbours=lambda self, place: [
            (place[0] + down, place[1] + right) for down in range(-3, 4) for right in range(-3, 4)
        ],
    ),
    misread(
        "build.edge/any-tile:newest",
        "a tile has to be laid next to the last one",
        "Angelegt wird an das zuletzt gebaute Plättchen",
        places=_at_the_newest,
    ),
    misread(
        "build.edge/taken:on-top",
        "a tile may be laid on another one",
        "Ein Plättchen darf auf ein anderes gelegt werden",
        neighbours=lambda self, place: [*Referee.neighbours(self, place), place],
        is_empty=lambda self, island, place: True,
    ),
    misread(
        "build.edge/zones:must-match",
        "zones have to match where tiles touch",
        "Wo sich Plättchen berühren, müssen die Zonen zusammenpassen",
        ways_to_lay=lambda self, seat, tile: [
            way for way in Referee.ways_to_lay(self, seat, tile) if _matches(self, seat, tile, way)
        ],
    ),
    misread(
        "build.edge/turned:never",
        "tiles are not turned, whatever the ruling",
        "Plättchen werden nie gedreht, egal was gewählt ist",
        quarters=lambda self, tile: [0],
    ),
    misread(
        "build.edge/turned:not-the-first",
        "the first tile of an island is not turned",
        "Das erste Plättchen einer Insel wird nicht gedreht",
        ways_to_lay=lambda self, seat, tile: [
            way
            for way in Referee.ways_to_lay(self, seat, tile)
            if self.islands[seat] or not way["turns"]
        ],
    ),
    misread(
        "build.edge/turned:always",
        "tiles may be turned, whatever the ruling",
        "Plättchen dürfen gedreht werden, egal was gewählt ist",
        quarters=lambda self, tile: Referee({**self.setup, "rulings": {}}).quarters(tile),
    ),
    misread(
        "build.bounds/columns:five",
        "an island may be 5 columns wide",
        "Eine Insel darf 5 Spalten breit sein",
        are_columns_within=lambda self, columns: _span(columns) <= SPAN + 1,
    ),
    misread(
        "build.bounds/columns:three",
        "an island may be 3 columns wide at most",
        "Eine Insel darf höchstens 3 Spalten breit sein",
        are_columns_within=lambda self, columns: _span(columns) < SPAN,
    ),
    misread(
        "build.bounds/rows:five",
        "an island may be 5 rows high",
        "Eine Insel darf 5 Reihen hoch sein",
        are_rows_within=lambda self, rows: _span(rows) <= SPAN + 1,
    ),
    misread(
        "build.bounds/rows:three",
        "an island may be 3 rows high at most",
        "Eine Insel darf höchstens 3 Reihen hoch sein",
        are_rows_within=lambda self, rows: _span(rows) < SPAN,
    ),
    misread(
        "build.bounds/rows:rows-or-columns",
        "an island may span more than 4 rows if it spans at most 4 columns, and the reverse",
        "Eine Insel darf in eine Richtung länger sein, wenn sie in der anderen höchstens 4 misst",
        is_within=_either,
    ),
    misread(
        "build.bounds/open:first-is-the-corner",
        "the first tile is the upper left corner of the island",
        "Das erste Plättchen ist die linke obere Ecke der Insel",
        is_within=lambda self, island, place: all(0 <= number < SPAN for number in place),
    ),
    # What earns a bonus
    misread(
        "bonus.earn/row:columns-only",
        "only a column earns a bonus tile",
        "Nur eine Spalte bringt ein Bonusplättchen",
        completes_row=lambda self, island, place: False,
    ),
    misread(
        "bonus.earn/row:three",
        "the 3rd tile of a row earns a bonus tile",
        "Schon das 3. Plättchen einer Reihe bringt ein Bonusplättchen",
        completes_row=_three(0),
    ),
    misread(
        "bonus.earn/row:any-full-row",
        "every tile laid while the island has a full row earns a bonus tile",
        "Jedes Plättchen bringt ein Bonusplättchen, solange die Insel eine volle Reihe hat",
        completes_row=lambda self, island, place: any(
            Referee.completes_row(self, island, one) for one in island
        ),
    ),
    misread(
        "bonus.earn/row:not-above-the-first-tile",
        "a row above the first tile earns no bonus tile",
        "Eine Reihe über dem ersten Plättchen bringt kein Bonusplättchen",
        completes_row=lambda self, island, place: (
            place[0] >= 0 and Referee.completes_row(self, island, place)
        ),
    ),
    misread(
        "bonus.earn/column:rows-only",
        "only a row earns a bonus tile",
        "Nur eine Reihe bringt ein Bonusplättchen",
        completes_column=lambda self, island, place: False,
    ),
    misread(
        "bonus.earn/column:three",
        "the 3rd tile of a column earns a bonus tile",
        "Schon das 3. Plättchen einer Spalte bringt ein Bonusplättchen",
        completes_column=_three(1),
    ),
    misread(
        "bonus.earn/column:not-left-of-the-first-tile",
        "a column to the left of the first tile earns no bonus tile",
        "Eine Spalte links vom ersten Plättchen bringt kein Bonusplättchen",
        completes_column=lambda self, island, place: (
            place[1] >= 0 and Referee.completes_column(self, island, place)
        ),
    ),
    misread(
        "bonus.earn/column:row-and-column",
        "only a row and a column completed together earn a bonus tile",
        "Ein Bonusplättchen gibt es nur für Reihe und Spalte zugleich",
        completes_line=_row_and_column,
    ),
    misread(
        "bonus.earn/must:may-be-declined",
        "a bonus tile can be declined",
        "Auf ein Bonusplättchen darf man verzichten",
        ways=_or_auction,
    ),
    misread(
        "bonus.earn/must:end-of-turn",
        "a bonus tile is taken at the end of the turn",
        "Ein Bonusplättchen wird erst am Ende des Zuges genommen",
        after_laying=_at_the_end_of_the_turn,
        next_step=_first_what_waits,
    ),
    misread(
        "bonus.earn/must:instead-of-the-auction",
        "a bonus tile takes the place of the auction",
        "Ein Bonusplättchen ersetzt die Versteigerung",
        goes_to_auction=lambda self: not self.had_bonus and Referee.goes_to_auction(self),
    ),
    misread(
        "bonus.earn/anybody:not-in-the-last-turn",
        "no one earns a bonus tile while another island is full",
        "Ist eine andere Insel voll, bekommt niemand mehr ein Bonusplättchen",
        earns_bonus=lambda self, seat, place: (
            not any(self.is_full(one) for one in self.seats if one != seat)
            and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:not-for-a-tile-that-is-kept",
        "a tile that the auctioneer keeps in the auction earns no bonus",
        "Wer den Hammer hat und das versteigerte Plättchen behält, bekommt dafür keinen Bonus",
        earns_bonus=lambda self, seat, place: (
            not (self.phase == "place" and seat == self.gavel)
            and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:gavel-holder-alone",
        "only the auctioneer earns bonus tiles",
        "Bonusplättchen bekommt nur, wer den Hammer hat",
        earns_bonus=lambda self, seat, place: (
            seat == self.gavel and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:when-built",
        "a tile from the auction earns no bonus",
        "Ein Plättchen aus der Versteigerung bringt keinen Bonus",
        earns_bonus=lambda self, seat, place: (
            self.phase == "build" and Referee.earns_bonus(self, seat, place)
        ),
    ),
    misread(
        "bonus.earn/anybody:goes-to-gavel-holder",
        "the auctioneer takes the bonus, no matter who earned it",
        "Den Bonus nimmt, wer den Hammer hat, egal wer ihn verdient hat",
        bonus_goes_to=lambda self, seat: self.gavel,
    ),
    misread(
        "bonus.earn/price:free",
        "a bonus tile costs nothing",
        "Ein Bonusplättchen kostet nichts",
        pay=_free_of_charge,
        can_pay=lambda self, seat, slot: self.phase == "bonus" or Referee.can_pay(self, seat, slot),
    ),
    misread(
        "bonus.earn/price:debts",
        "players who cannot pay for a bonus tile may take it, and owe the rest",
        "Wer ein Bonusplättchen nicht zahlen kann, darf es nehmen und bleibt den Rest schuldig",
        can_pay=lambda self, seat, slot: self.phase == "bonus" or Referee.can_pay(self, seat, slot),
    ),
    misread(
        "bonus.earn/price:free-tile-alone",
        "only the free tile can be taken as a bonus",
        "Als Bonus darf man nur das kostenlose Plättchen nehmen",
        slots=lambda self, seat: [0] if self.phase == "bonus" else Referee.slots(self, seat),
    ),
    misread(
        "bonus.earn/price:without-its-dollars",
        "the dollars on a bonus tile go into the box",
        "Die Dollar auf einem Bonusplättchen kommen in die Schachtel",
        dollars_for=lambda self, seat, found: (
            0 if self.phase == "bonus" else Referee.dollars_for(self, seat, found)
        ),
    ),
    misread(
        "bonus.earn/price:gavel-holder-pays",
        "the auctioneer pays for a bonus tile, no matter who takes it",
        "Für ein Bonusplättchen zahlt, wer den Hammer hat, egal wer es nimmt",
        pay=_auctioneer_pays,
        can_pay=lambda self, seat, slot: Referee.can_pay(
            self, self.gavel if self.phase == "bonus" else seat, slot
        ),
    ),
    misread(
        "bonus.earn/price:dollars-to-gavel-holder",
        "the auctioneer gets the dollars on a bonus tile, no matter who takes it",
        "Die Dollar auf einem Bonusplättchen bekommt, wer den Hammer hat, egal wer es nimmt",
        dollars_for=_to_auctioneer,
    ),
    misread(
        "bonus.earn/price:gavel-holder-pays-and-gets",
        "the auctioneer pays for a bonus tile and gets the dollars on it, no matter who takes it",
        (
            "Wer den Hammer hat, zahlt für ein Bonusplättchen und bekommt die Dollar darauf, "
            "egal wer es nimmt"
        ),
        pay=_auctioneer_pays,
        dollars_for=_to_auctioneer,
    ),
    misread(
        "bonus.earn/no-tile:not-the-last",
        "the last tile of the market is kept for the auction and cannot be a bonus",
        "Das letzte Plättchen im Markt bleibt für die Versteigerung und ist kein Bonus",
        has_tile=lambda self: len(self.market) > 1,
    ),
    misread(
        "bonus.earn/no-tile:waits",
        "even with no tile in the market, a bonus still has to be taken",
        "Auch ohne Plättchen im Markt muss noch ein Bonus genommen werden",
        has_tile=lambda self: True,
    ),
    misread(
        "bonus.earn/no-room:waits",
        "even on a full island, a bonus tile still has to be laid",
        "Auch auf einer vollen Insel muss noch ein Bonusplättchen gebaut werden",
        has_room_for_bonus=lambda self, seat: True,
    ),
    # How often
    misread(
        "bonus.once/a-turn:every-line",
        "every full row or column earns a bonus tile, even in the same turn",
        "Jede volle Reihe oder Spalte bringt ein Bonusplättchen, auch im selben Zug",
        is_used_up=lambda self, seat: False,
    ),
    misread(
        "bonus.once/a-turn:a-game",
        "a player gets one bonus tile in the whole game",
        "Im ganzen Spiel bekommt man nur ein Bonusplättchen",
        forget_bonuses=lambda self: None,
    ),
    misread(
        "bonus.once/a-turn:until-the-own-turn",
        "after a bonus tile, a player gets no other before their own next turn",
        "Nach einem Bonusplättchen gibt es keines, bis man selbst wieder den Hammer hat",
        forget_bonuses=_but_of_the_next,
    ),
    misread(
        "bonus.once/no-chain:chain",
        "a bonus tile can earn another bonus tile",
        "Ein Bonusplättchen kann ein weiteres bringen",
        after_bonus=_chain,
    ),
    misread(
        "bonus.once/no-chain:with-the-next-tile",
        "a row or column that a bonus tile completes earns another one when the next tile is laid",
        "Füllt ein Bonusplättchen eine Reihe oder Spalte, bringt das nächste Plättchen noch eines",
        completes_line=_not_yet_rewarded,
        after_laying=_reward,
    ),
    misread(
        "bonus.once/no-chain:row-and-column",
        "a row and a column completed together earn two bonus tiles",
        "Reihe und Spalte zugleich bringen zwei Bonusplättchen",
        after_laying=_two_at_once,
        after_bonus=_second_of_two,
    ),
    misread(
        "bonus.once/several-players:one-for-all",
        "only one player can get a bonus tile in a turn",
        "In einem Zug bekommt nur eine Person ein Bonusplättchen",
        is_used_up=lambda self, seat: bool(self.had_bonus),
    ),
)
