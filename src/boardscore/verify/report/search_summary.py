"""A summary of the searches of a game: their requests and how complete they are."""

from collections import Counter
from collections.abc import Iterator, Sequence

from boardscore.core.messages import Message
from boardscore.core.rulings import list_names
from boardscore.verify import game_kits
from boardscore.verify.report.explanation import under
from boardscore.verify.report.page import ReportPage
from boardscore.verify.search.search_result import SearchCounts, Searched, Stopped


def summary(searches: Sequence[Searched], page: ReportPage) -> Iterator[str]:
    """A few lines about the searches of a game."""
    begun = [one for one in searches if one.progress.interrupted is not Stopped.BEFORE]
    if not begun:
        named = Message(f"game.{searches[0].game}")
        yield from page.lines(Message("searched.not_begun", game=named))
        return
    messages = (*_requests(begun), *_small(begun), *_endings(begun), *_rarest(begun))
    for message in dict.fromkeys(messages):
        yield from page.lines(message)


def _requests(begun: Sequence[Searched]) -> Iterator[Message]:
    """The number of requests, and their rulings."""
    counts = sum((one.progress.counts for one in begun), SearchCounts())
    yield Message(
        "searched.brief",
        game=Message(f"game.{begun[0].game}"),
        seed=begun[0].seed,
        positions=sum(one.progress.counts.requests for one in begun if not one.of_play),
        games=counts.games,
        wrong=counts.disagreed,
    )
    combinations = {str(one.rulings) for one in begun}
    if len(combinations) > 1:
        yield Message("searched.rulings", count=len(combinations))
    else:
        yield from under(begun[0].game, begun[0].rulings)
    if counts.saved:
        yield Message("found.saved", count=counts.saved, wrong=counts.still_wrong)
    if counts.unfollowed:
        yield Message("played.unfollowed", count=counts.unfollowed)


def _small(begun: Sequence[Searched]) -> Iterator[Message]:
    """The size up to which every small position was asked, under any rulings."""
    size = min((one.progress.complete or 0 for one in begun if not one.of_play), default=0)
    if size:
        unit = Message(f"found.size.{begun[0].game}", count=size)
        yield Message("found.small_complete", size=unit)
    depth = min((one.progress.depth or 0 for one in begun if one.of_play), default=0)
    if depth:
        yield Message("played.small", depth=depth)


def _endings(begun: Sequence[Searched]) -> Iterator[Message]:
    for progress in (one.progress for one in begun):
        if progress.gave_up:
            yield Message("found.gave_up")
        if progress.interrupted is not None:
            yield progress.interrupted.message
        if progress.fault is not None:
            yield progress.fault.message
    unscored = sum(one.unscored for one in begun)
    if unscored:
        yield Message("searched.unscored", count=unscored)


def _rarest(begun: Sequence[Searched]) -> Iterator[Message]:
    counts = sum((Counter(one.progress.covered) for one in begun), Counter[str]())
    if not counts or any(one.findings for one in begun):
        return
    rarest, never = game_kits.play_kit(begun[0].game).rarest(counts)
    what = tuple(Message("searched.times", name=name, count=counts[name]) for name in rarest)
    yield Message("searched.rarest", what=what)
    if never:
        yield Message("searched.never", what=list_names(tuple(never)))
