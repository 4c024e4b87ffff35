"""Compares two scores of one game: the lines that were added, removed or changed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardscore.core.errors import ModelError, PositionError, Problem
from boardscore.core.messages import Message, require_language, say
from boardscore.core.rendering import NamedEnum, in_brackets
from boardscore.core.results import Line, PlayerScore, Result, Spot
from boardscore.positions import score

if TYPE_CHECKING:
    from boardscore.union_types import Position


class ChangeKind(NamedEnum):
    """How a line of a score differs from before."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


@frozen
class Change:
    """One line of a player's score that differs: as it was, and as it is."""

    seat: int
    """The seat of the player, from 0."""
    before: Line | None
    """The line as it was; None if it is new."""
    after: Line | None
    """The line as it is; None if it is gone."""

    @property
    def kind(self) -> ChangeKind:
        """Whether the line was added, removed or changed."""
        if self.before is None:
            return ChangeKind.ADDED
        return ChangeKind.REMOVED if self.after is None else ChangeKind.CHANGED

    @property
    def line(self) -> Line:
        """The line as it is, or as it was if it is gone."""
        line = self.after or self.before
        assert line is not None  # a change has at least one of them
        return line

    @property
    def points(self) -> int | None:
        """The points that the player gains by the change; None if an input is missing."""
        before, after = (line.points if line else 0 for line in (self.before, self.after))
        return None if before is None or after is None else after - before

    @property
    def message(self) -> Message:
        """The change in one sentence; for a changed line with other points, both numbers."""
        before, after = (_known(line.points if line else 0) for line in (self.before, self.after))
        is_only_reworded = self.kind is ChangeKind.CHANGED and before == after
        key = "compare.reworded" if is_only_reworded else f"compare.{self.kind.value}"
        reason = {"reason": self.line.message, "rule": self.line.rule}
        return Message(key, before=before, after=after, **reason)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The change with both lines in the shape of JSON results."""
        return {
            "seat": self.seat,
            "kind": self.kind.value,
            "points": self.points,
            "before": self.before and self.before.to_dict(lang),
            "after": self.after and self.after.to_dict(lang),
        }


@frozen(repr=False)
class Comparison:
    """Two scores of one game, seat by seat.

    >>> before = {"game": "pier18", "players": [{"pier": ["H.Q", "..."]}]}
    >>> after = {"game": "pier18", "players": [{"pier": ["H..", "..."]}]}
    >>> print(compare(before, after))
    Player 1: 2 (before: 0)
      changed: 2 (before: 0), Lovers at upper 1: no one within 2 spaces [pier18.score.lovers]
    """

    before: Result
    """The first result."""
    after: Result
    """The second result."""

    def __repr__(self) -> str:
        return in_brackets(f"Comparison of {self.after.game}: {len(self.changes)} changed lines")

    @property
    def changes(self) -> tuple[Change, ...]:
        """The lines that differ, seat by seat, in the order of the score."""
        pairs = zip(self.before.players, self.after.players)
        return tuple(
            change for seat, (old, new) in enumerate(pairs) for change in _changes(seat, old, new)
        )

    def text(self, lang: str = "en") -> str:
        """The totals and the changed lines of every player, then a new first place."""
        return "\n".join(self._sentences(lang))

    def __str__(self) -> str:
        """The text in English."""
        return self.text()

    def _sentences(self, lang: str) -> Iterator[str]:
        changes = self.changes
        for seat, (old, new) in enumerate(zip(self.before.players, self.after.players)):
            yield say(_total(old, new), lang)
            yield from (f"  {say(one.message, lang)}" for one in changes if one.seat == seat)
        if self.before.winners != self.after.winners:
            first, second = (one.winners or ("?",) for one in (self.before, self.after))
            yield say(Message("compare.winners", before=first, after=second), lang)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The totals, the winners and the changes, with reasons in the language."""
        require_language(lang)
        results = {"before": self.before, "after": self.after}
        return {
            "game": self.after.game,
            "totals": {key: [one.total for one in of.players] for key, of in results.items()},
            "winners": {key: list(of.winners) for key, of in results.items()},
            "changes": [change.to_dict(lang) for change in self.changes],
        }


def compare(
    before: "Position | Result | Mapping[str, Any]", after: "Position | Result | Mapping[str, Any]"
) -> Comparison:
    """The changes between two positions or results of one game, with equally many players.

    Raises `PositionError` for a dict that is no position, and `ModelError` for different games or
    numbers of players.
    """
    old, new = _result(before, "before"), _result(after, "after")
    _require_equal("games", *(Message(f"game.{one.game}") for one in (old, new)))
    _require_equal("players", *(len(one.players) for one in (old, new)))
    return Comparison(old, new)


def _result(given: Any, name: str) -> Result:
    if isinstance(given, Result):
        return given
    try:
        return score(given)
    except PositionError as error:
        raise PositionError(*(problem.under(name) for problem in error.problems)) from None


def _require_equal(what: str, before: object, after: object) -> None:
    if before != after:
        message = Message(f"error.compared_{what}", before=before, after=after)
        raise ModelError(Problem(message, ("after",)))


def _total(old: PlayerScore, new: PlayerScore) -> Message:
    key = "compare.same_total" if old.total == new.total else "compare.total"
    totals = {"before": _known(old.total), "after": _known(new.total)}
    return Message(key, name=new.name, **totals)


def _known(points: int | None) -> str:
    return "?" if points is None else str(points)


def _changes(seat: int, old: PlayerScore, new: PlayerScore) -> list[Change]:
    """The changes of one player between two scores, in the order of the score."""
    kept = {*map(_content, old.lines)} & {*map(_content, new.lines)}
    gone, came = ([one for one in of.lines if _content(one) not in kept] for of in (old, new))
    changes = [Change(seat, *pair) for pair in _pairs(gone, came)]
    return sorted(changes, key=lambda change: new.CATEGORIES.index(change.line.category))


def _pairs(gone: Sequence[Line], came: Sequence[Line]) -> Iterator[tuple[Line | None, Line | None]]:
    """Each compared line that is gone with the line that replaces it, then the new lines."""
    new = list(came)
    for old in gone:
        match = next((line for line in new if _replaces(line, old)), None)
        if match is not None:
            new.remove(match)
        yield old, match
    yield from ((None, line) for line in new)


def _replaces(new: Line, old: Line) -> bool:
    """Compared lines of one rule are the same if they share a space or tile, or if one has none."""
    if new.rule != old.rule:
        return False
    here, before = _places(new), _places(old)
    return not (here and before) or bool(here & before)


def _places(line: Line) -> set[Spot]:
    return {*line.spaces, *line.tiles}


def _content(line: Line) -> tuple[object, ...]:
    """All parts of a compared line that people see."""
    return line.rule, line.points, line.message, line.spaces, line.tiles, line.because
