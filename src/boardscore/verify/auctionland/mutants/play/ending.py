"""Referees that misread the end of the game, and what then counts."""

from boardscore.verify.auctionland.mutants.play.referee import FULL, Referee
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.plain_programs import Move


def _at_once(self: Referee) -> None:
    if self.has_ended():
        self.phase = "over"
    else:
        Referee.next_step(self)


def _refill_first(self: Referee) -> None:
    ended = self.has_ended()
    if ended and self.is_refilled():
        self.last = True  # type: ignore[attr-defined]
        self.phase = "market"
    else:
        Referee.end_turn(self)


def _or_over(self: Referee) -> None:
    if getattr(self, "last", False):
        self.phase = "over"
    else:
        Referee.begin_turn(self)


def _note_bonus(self: Referee, move: Move) -> None:
    if self.is_full(move["player"]):
        self.by_bonus = {*_by_bonus(self), move["player"]}  # type: ignore[attr-defined]
    Referee.after_bonus(self, move)


def _by_bonus(self: Referee) -> set[int]:
    """Whose island was filled by a bonus tile."""
    return getattr(self, "by_bonus", set())


def _lay_and_note(self: Referee, move: Move, tile: str) -> None:
    Referee.lay(self, move, tile)
    if self.phase == "place" and self.is_full(move["player"]):
        self.by_auction = {move["player"]}  # type: ignore[attr-defined]


def _not_by_auction(self: Referee) -> bool:
    found: set[int] = getattr(self, "by_auction", set())
    return any(self.is_full(seat) for seat in self.seats if seat not in found)


def _few_tiles(self: Referee) -> None:
    if len(self.market) == 1:
        self.turn += 1
        self.phase = "over"
    else:
        Referee.begin_turn(self)


def _round_to_its_end(self: Referee) -> bool:
    return Referee.has_ended(self) and self.gavel == len(self.seats) - 1


def _until_the_stack_is_empty(self: Referee) -> bool:
    return Referee.has_ended(self) or not self.stack


def _short_market(self: Referee) -> None:
    if len(self.market) < self.market_size:
        self.turn += 1
        self.phase = "over"
    else:
        Referee.begin_turn(self)


ROWS = (
    misread(
        "end.trigger/full-island:fifteen",
        "the game ends with 15 tiles on an island",
        "Das Spiel endet mit 15 Plättchen auf einer Insel",
        is_full=lambda self, seat: len(self.islands[seat]) >= FULL - 1,
    ),
    misread(
        "end.trigger/full-island:never",
        "a full island does not end the game",
        "Eine volle Insel beendet das Spiel nicht",
        is_full=lambda self, seat: False,
    ),
    misread(
        "end.trigger/full-island:not-by-bonus",
        "an island that a bonus tile fills does not end the game",
        "Eine Insel, die durch ein Bonusplättchen voll wird, beendet das Spiel nicht",
        after_bonus=_note_bonus,
        has_ended=lambda self: any(
            self.is_full(seat) and seat not in _by_bonus(self) for seat in self.seats
        ),
    ),
    misread(
        "end.trigger/full-island:not-by-auction",
        "an island that an auctioned tile fills does not end the game",
        "Eine Insel, die durch ein versteigertes Plättchen voll wird, beendet das Spiel nicht",
        lay=_lay_and_note,
        has_ended=_not_by_auction,
    ),
    misread(
        "end.trigger/full-island:round-to-its-end",
        "when an island is full, the round is played until all have had as many turns",
        "Ist eine Insel voll, wird die Runde zu Ende gespielt, bis alle gleich oft dran waren",
        has_ended=_round_to_its_end,
    ),
    misread(
        "end.trigger/end-of-turn:at-once",
        "the game ends at once when an island is full",
        "Das Spiel endet sofort, wenn eine Insel voll ist",
        next_step=_at_once,
    ),
    misread(
        "end.trigger/anybody:gavel-holder",
        "only a full island of the gavel holder ends the game",
        "Nur die volle Insel der Person mit dem Hammer beendet das Spiel",
        has_ended=lambda self: self.is_full(self.gavel),
    ),
    misread(
        "end.trigger/anybody:holder-or-next",
        "only a full island of the gavel holder or of the next one ends the game",
        "Nur die volle Insel dessen, der den Hammer hat oder bekommt, beendet das Spiel",
        has_ended=lambda self: self.is_full(self.gavel) or self.is_full(self.next_gavel()),
    ),
    misread(
        "end.trigger/anybody:everybody",
        "the game ends when all islands are full",
        "Das Spiel endet erst, wenn alle Inseln voll sind",
        has_ended=lambda self: all(self.is_full(seat) for seat in self.seats),
    ),
    misread(
        "end.trigger/empty-market:empty-stack",
        "the game ends with the turn in which the stack is empty",
        "Das Spiel endet mit dem Zug, in dem der Stapel leer ist",
        has_ended=_until_the_stack_is_empty,
    ),
    misread(
        "end.trigger/empty-market:one-tile",
        "the game ends when a turn would begin with a market of one tile",
        "Das Spiel endet, wenn ein Zug mit nur einem Plättchen im Markt beginnen würde",
        begin_turn=_few_tiles,
    ),
    misread(
        "end.trigger/empty-market:short-market",
        "the game ends when the market cannot be filled to its size",
        "Das Spiel endet, wenn der Markt nicht mehr ganz voll wird",
        begin_turn=_short_market,
    ),
    misread(
        "end.trigger/no-more:refilled",
        "the market is refilled once more after the last turn",
        "Nach dem letzten Zug wird der Markt noch einmal aufgefüllt",
        end_turn=_refill_first,
        begin_turn=_or_over,
    ),
)
"""In the order of the rules."""
