"""Referees that misread when the game ends."""

from boardscore.verify.auctionland.misreadings.play.market import go_on, refill_and
from boardscore.verify.auctionland.misreadings.play.plain_referee import FULL, Referee
from boardscore.verify.vectors.misreading import misread


def _at_once(self: Referee) -> None:
    if self.has_ended():
        self.phase = "over"
    else:
        Referee.next_step(self)


ROWS = (
    misread(
        "end.trigger/full-island:fifteen",
        is_full=lambda self, seat: len(self.islands[seat]) >= FULL - 1,
    ),
    misread("end.trigger/full-island:never", is_full=lambda self, seat: False),
    misread(
        "end.trigger/full-island:not-by-bonus",
        has_ended=lambda self: {*self.filled.values()} - {"bonus"},
    ),
    misread(
        "end.trigger/full-island:not-by-auction",
        has_ended=lambda self: {*self.filled.values()} - {"place"},
    ),
    misread(
        "end.trigger/full-island:round-to-its-end",
        has_ended=lambda self: Referee.has_ended(self) and self.gavel == len(self.seats) - 1,
    ),
    misread("end.trigger/end-of-turn:at-once", next_step=_at_once),
    misread("end.trigger/anybody:gavel-holder", has_ended=lambda self: self.is_full(self.gavel)),
    misread(
        "end.trigger/anybody:holder-or-next",
        has_ended=lambda self: self.is_full(self.gavel) or self.is_full(self.next_gavel()),
    ),
    misread(
        "end.trigger/anybody:everybody",
        has_ended=lambda self: all(self.is_full(seat) for seat in self.seats),
    ),
    misread(
        "end.trigger/empty-market:empty-stack",
        has_ended=lambda self: Referee.has_ended(self) or not self.stack,
    ),
    misread(
        "end.trigger/empty-market:one-tile",
        first_step=lambda self: "over" if len(self.market) == 1 else "build",
    ),
    misread(
        "end.trigger/empty-market:short-market",
        first_step=lambda self: "over" if len(self.market) < self.market_size else "build",
    ),
    misread(
        "end.trigger/no-more:refilled",
        end_turn=lambda self: refill_and(
            self, Referee.end_turn, self.has_ended() and self.is_refilled()
        ),
        begin_turn=go_on,
    ),
)
