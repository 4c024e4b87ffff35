"""The result as one screen to show around the table, as HTML."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from time import monotonic
from typing import Any

from attrs import field, frozen

from boardscore import analysis
from boardscore.analysis import Hindsight, best_result
from boardscore.analysis.best_result import best_results
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, in_words
from boardscore.core.results import PlayerScore, Result, seats_by_place
from boardscore.pad import game_record
from boardscore.pad.standings import cell, leaders, sentences, winners, write_table
from boardscore.show import game_parts
from boardscore.show.markup import CROWN, element, escape, image, note, phrase

_LEAST_SECONDS = 0.001
"""The time for searches when none is left: they still show between which totals the best one is."""


@frozen(kw_only=True)
class ScreenWishes:
    """The parts of the screen besides the result."""

    hindsight: Collection[int] = ()
    """The seats whose best possible result is shown."""
    record: str | None = None
    """The record of the game, as text."""
    step: int = 0
    """The number of its moves before the table that is shown."""
    chances: Sequence[Sequence[float]] = field(factory=tuple)
    """The chances of winning that are known."""
    keeping: str = ""
    """The buttons that keep the game, as HTML."""
    has_reasons: bool = False
    """Whether the reasons stand below each picture."""


def write_screen(  # noqa: PLR0913, PLR0917
    position: Any,
    result: Result[Any],
    empty: Collection[int],
    lang: str,
    wishes: ScreenWishes,
    ends: float,
) -> str:
    """The outcome, the places, the game move by move, the table, and every player's picture.

    `ends` is the time by `monotonic` when the searches for best possible results stop.
    """
    played = _played(wishes.record)
    source = played.end if played else position
    players = [seat for seat in seats_by_place(result) if seat not in empty]
    return "".join(
        (
            _outcome(result, empty, lang),
            _ranking(result, empty, lang),
            wishes.keeping,
            game_record.write_steps(played, wishes.step, wishes.chances, lang) if played else "",
            _table(result, empty, lang),
            *_players(result, players, source, wishes, lang, ends),
        )
    )


def _played(record: str | None) -> game_record.FinishedGame | None:
    """The game in a request's record; None for a damaged one, which the browser may have kept."""
    try:
        return game_record.game_of(record) if record else None
    except BoardscoreError:
        return None


def _outcome(result: Result[Any], empty: Collection[int], lang: str) -> str:
    first, *others = sentences(result, empty)
    won = bool(not empty and result.winners)
    led = bool(empty and leaders(result, empty))
    return element(
        "section",
        CROWN if won else "",
        element("h2", phrase(first, lang), data_winner=won, data_decided=won, data_leads=led),
        *(note(one, lang) for one in others),
        class_="card outcome",
    )


def _ranking(result: Result[Any], empty: Collection[int], lang: str) -> str:
    """The screen's list of players by place, with totals."""
    won = winners(result, empty)
    ordered = ((seat, result.players[seat], result.ranks[seat]) for seat in seats_by_place(result))
    rows = (
        element(
            "li",
            element("span", cell(rank, lang, is_empty=bool(empty)), data_place=seat),
            element("span", escape(in_words(player.name, lang))),
            element("b", cell(player.total, lang, is_empty=seat in empty), data_total=seat),
            class_="won" if seat in won else None,
        )
        for seat, player, rank in ordered
    )
    label = phrase(Message("outcome.ranking"), lang)
    return element("ol", *rows, class_="card ranking", aria_label=label)


def _table(result: Result[Any], empty: Collection[int], lang: str) -> str:
    if len(result.players) == 1 or len(empty) == len(result.players):
        return ""
    label = phrase(Message("pad.table"), lang)
    table = write_table(result, empty, lang)
    return element("section", table, class_="card points-of-all", aria_label=label)


def _players(  # noqa: PLR0913, PLR0917
    result: Result[Any],
    seats: Collection[int],
    source: Any,
    wishes: ScreenWishes,
    lang: str,
    ends: float,
) -> Iterator[str]:
    """The screen's players; the searches that remain share the time that is left."""
    searches = sum(seat in wishes.hindsight for seat in seats)
    for seat in seats:
        seconds = max(ends - monotonic(), _LEAST_SECONDS) / max(searches, 1)
        searches -= seat in wishes.hindsight
        reasons = _reasons(result.players[seat], lang) if wishes.has_reasons else ()
        yield _player(result, seat, lang, *reasons, *_best(source, seat, wishes, lang, seconds))


def _player(result: Result[Any], seat: int, lang: str, *more: str) -> str:
    """A player's picture on the screen, below name and total."""
    player, drawings = result.players[seat], game_parts.drawings(result.game)
    name = escape(in_words(player.name, lang))
    return element(
        "section",
        element("h3", element("span", name), cell(player.total, lang)),
        image(drawings.draw(player, lang)),
        *more,
        class_="card shown",
    )


def _reasons(player: PlayerScore, lang: str) -> Iterator[str]:
    """The points of a player on the screen, with the reason for each."""
    for line in player.lines:
        points = element("span", cell(line.points, lang), class_="points")
        words = element("span", escape(line.text(lang)), class_="why")
        yield element("p", words, points, class_="line", data_reason=line.rule)


def _best(source: Any, seat: int, wishes: ScreenWishes, lang: str, seconds: float) -> Iterator[str]:
    """A player's best possible result on the screen, or the button that asks for it."""
    if not registry.has(source.GAME, "best_results"):
        return
    part = best_results(source.GAME)
    if not isinstance(source, part.state) and not part.has_pieces(source.players[seat]):
        return  # the player has only counts
    if seat in wishes.hindsight:
        yield _write_best(source, seat, lang, seconds)
    else:
        ask = phrase(Message("outcome.hindsight"), lang)
        yield element("button", ask, class_="link", data_hindsight=seat)


# The best possible result


def _write_best(source: Any, seat: int, lang: str, seconds: float) -> str:
    """A best possible result as HTML: the board with changes, the free parts and the kept ones."""
    try:
        found = _hindsight(_Search(source, seat, seconds))
    except BoardscoreError as error:
        return note(Message("hindsight.none", what=error.problems[0].message), lang)
    return element("div", *_parts(found, lang), class_="best", data_best=seat)


@frozen
class _Search:
    """A search for the best result of a seat."""

    source: Any
    seat: int
    seconds: float = field(eq=False)
    """Its wall time. It is not compared: what a search found is kept, however long it took."""


@lru_cache(maxsize=16)
def _hindsight(search: _Search) -> Hindsight:
    return analysis.hindsight(search.source, search.seat, seconds=search.seconds)


def _parts(found: Hindsight, lang: str) -> Iterator[str]:
    drawings = game_parts.drawings(found.result.game)
    better = found.best > found.actual
    totals, proven, *_ = best_result.sentences(found)
    described = [*drawings.describe_changes(found.before, found.after)] if better else []
    head, *changes = described or [totals]
    yield element("p", phrase(head, lang), class_="could")
    if better:
        yield image(drawings.draw_changes(found.before, found.after, lang))
    gains = [_gains(found)] if better else []
    yield from (note(one, lang) for one in (*changes, *gains, proven, *best_result.limits(found)))


def _gains(found: Hindsight) -> Message:
    """The categories in which the best possible result has other points."""
    before, after = found.before.categories, found.after.categories
    changed = (
        Message(
            "outcome.other_points",
            category=Message(f"category.{key}"),
            before=before[key] or 0,
            after=points or 0,
        )
        for key, points in after.items()
        if points != before[key]
    )
    return Message("outcome.gains", changed=tuple(changed))
