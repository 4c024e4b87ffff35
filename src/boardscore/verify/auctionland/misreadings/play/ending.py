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
        has_ended=lambda self: {*self.filled.values()} - {"bonus"},
    ),
    misread(
        "end.trigger/full-island:not-by-auction",
        "an island that an auctioned tile fills does not end the game",
        "Eine Insel, die durch ein versteigertes Plättchen voll wird, beendet das Spiel nicht",
        has_ended=lambda self: {*self.filled.values()} - {"place"},
    ),
    misread(
        "end.trigger/full-island:round-to-its-end",
        "when an island is full, the round is completed, so that all have the same number of turns",
        "Ist eine Insel voll, wird die Runde zu Ende gespielt, bis alle gleich oft dran waren",
        has_ended=lambda self: Referee.has_ended(self) and self.gavel == len(self.seats) - 1,
    ),
    misread(
        "end.trigger/end-of-turn:at-once",
        "the game ends immediately when an island is full",
        "Das Spiel endet sofort, wenn eine Insel voll ist",
        next_step=_at_once,
    ),
    misread(
        "end.trigger/anybody:gavel-holder",
        "only a full island of the auctioneer ends the game",
        "Nur wer den Hammer hat, beendet das Spiel mit einer vollen Insel",
        has_ended=lambda self: self.is_full(self.gavel),
    ),
    misread(
        "end.trigger/anybody:holder-or-next",
        "only a full island of the auctioneer or of the next player ends the game",
        "Nur wer den Hammer hat oder ihn als Nächstes bekommt, beendet das Spiel mit voller Insel",
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
        "the game ends with the turn in which the stack runs out",
        "Das Spiel endet mit dem Zug, in dem der Stapel leer ist",
        has_ended=lambda self: Referee.has_ended(self) or not self.stack,
    ),
    misread(
        "end.trigger/empty-market:one-tile",
        "the game ends when a turn would begin with a market of one tile",
        "Das Spiel endet, wenn ein Zug mit nur einem Plättchen im Markt beginnen würde",
        first_step=lambda self: "over" if len(self.market) == 1 else "build",
    ),
    misread(
        "end.trigger/empty-market:short-market",
        "the game ends when the market cannot be filled to its size",
        "Das Spiel endet, wenn der Markt nicht mehr ganz voll wird",
        first_step=lambda self: "over" if len(self.market) < self.market_size else "build",
    ),
    misread(
        "end.trigger/no-more:refilled",
        "the market is refilled once more after the last turn",
        "Nach dem letzten Zug wird der Markt noch einmal aufgefüllt",
        end_turn=lambda self: refill_and(
            self, Referee.end_turn, self.has_ended() and self.is_refilled()
        ),
        begin_turn=go_on,
    ),
)
