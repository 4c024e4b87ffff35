"""What a game has come to: who leads while some players have nothing entered, then who wins."""

from collections.abc import Collection, Iterable, Iterator

from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.show import result_sentences


def leaders(result: Result, empty: Collection[int]) -> Message | None:
    """Who leads among the players with something entered, if all of their points are known.

    Points alone decide: ties are broken only when everyone has something.
    """
    entered = [result.players[seat] for seat in _entered(result, empty)]
    totals = [player.total for player in entered if player.total is not None]
    if not entered or len(totals) < len(entered):
        return None
    names = tuple(player.name for player in entered if player.total == max(totals))
    return Message("outcome.leads", names=names)


def outcome(result: Result, empty: Collection[int]) -> tuple[object, ...]:
    """What the players would notice of a result."""
    points = tuple(result.players[seat].subtotal for seat in _entered(result, empty))
    return (points,) if empty else (points, result.winners, result.ranks)


def summaries(results: Iterable[Result], empty: Collection[int]) -> Iterator[list[object]]:
    """For each result everyone's total, then who leads or wins.

    Places are given only if they are all that differs.
    """
    listed = [*results]
    places = not empty and len({outcome(result, empty)[:2] for result in listed}) == 1
    for result in listed:
        totals = [_total(result, seat, places) for seat in _entered(result, empty)]
        yield [totals, *_ahead(result, empty)]


def _total(result: Result, seat: int, has_place: bool) -> Message | str:
    player = result.players[seat]
    total = f"{player.name} {player.subtotal}{'+?' if player.total is None else ''}"
    if not has_place:
        return total
    return Message("outcome.placed", total=total, place=result.ranks[seat] or "?")


def _ahead(result: Result, empty: Collection[int]) -> Iterator[Message]:
    if empty:
        ahead = leaders(result, empty)
        if ahead:
            yield ahead
    elif len(result.players) > 1:
        yield result_sentences.winner(result) if result.winners else Message("outcome.undecided")


def _entered(result: Result, empty: Collection[int]) -> list[int]:
    return [seat for seat in range(len(result.players)) if seat not in empty]
