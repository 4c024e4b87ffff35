"""What the searches asked, in a few lines or in full."""

from collections import Counter
from collections.abc import Iterator, Sequence

from boardscore.core.messages import Message, say
from boardscore.core.rulings import list_names
from boardscore.verify import games
from boardscore.verify.judge.game_summary import moves_so_far
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.working import wrapped
from boardscore.verify.program.outcomes import CHANGING
from boardscore.verify.report.counterexample import under
from boardscore.verify.search.progress import Counts, Progress, Searched, Stopped

_COUNTS = ("agreed", "disagreed", "unsupported", "unanswered")


# In short


def brief(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    """Two or three lines for each game, whatever the rulings."""
    for game in dict.fromkeys(one.game for one in judgement.searches):
        searches = [one for one in judgement.searches if one.game == game]
        for message in (*_in_short(searches), *_endings(searches)):
            yield from wrapped(say(message, lang), width)


def _in_short(searches: Sequence[Searched]) -> Iterator[Message]:
    begun = [one for one in searches if one.progress.interrupted is not Stopped.BEFORE]
    game = Message(f"game.{searches[0].game}")
    if not begun:
        yield Message("searched.not_begun", game=game)
        return
    counts = sum((one.progress.counts for one in begun), Counts())
    positions = sum(one.progress.counts.requests for one in begun if not one.of_play)
    yield Message(
        "searched.brief",
        game=game,
        seed=begun[0].seed,
        positions=positions,
        games=counts.games,
        tables=counts.starts + counts.views,
        wrong=counts.disagreed,
    )
    if len({str(one.rulings) for one in begun}) > 1:
        yield Message("searched.rulings", count=len({str(one.rulings) for one in begun}))
    if counts.saved:
        yield Message("found.saved", count=counts.saved, wrong=counts.still_wrong)
    if counts.cut:
        yield Message("played.cut", count=counts.cut)
    if not any(one.findings for one in searches):
        yield from _rarest(begun)


def _rarest(begun: Sequence[Searched]) -> Iterator[Message]:
    """The situations of play that came up least, and those that never did."""
    met = sum((Counter(one.progress.covered) for one in begun), Counter[str]())
    if not met:
        return
    rarest, never = games.play_kit(begun[0].game).rarest(met)
    what = tuple(Message("searched.times", name=name, count=met[name]) for name in rarest)
    yield Message("searched.rarest", what=what)
    if never:
        yield Message("searched.never", what=list_names(tuple(never)))


def _endings(searches: Sequence[Searched]) -> Iterator[Message]:
    """Why a search ended early, each reason once."""
    said = [message for one in searches for message in _ending(one.progress)]
    yield from dict.fromkeys(said)
    unscored = sum(one.unscored for one in searches)
    if unscored:
        yield Message("searched.unscored", count=unscored)


# In full


def summary(searched: Searched, lang: str, width: int) -> Iterator[str]:
    """What one search asked, what became of it, and how complete that is."""
    if searched.progress.interrupted is Stopped.BEFORE:
        message = Message("searched.not_begun", game=Message(f"game.{searched.game}"))
        yield from wrapped(say(message, lang), width)
        return
    for message in _course(searched):
        yield from wrapped(say(message, lang), width)
    yield from _table(searched.progress.counts, lang)
    yield from _met(searched.progress, lang)
    yield from _unscored(searched, lang, width)
    for message in _ending(searched.progress):
        yield from wrapped(say(message, lang), width)


def _course(searched: Searched) -> Iterator[Message]:
    counts, game = searched.progress.counts, Message(f"game.{searched.game}")
    if searched.of_play:
        yield Message("played.searched", game=game, count=counts.games, seed=searched.seed)
    else:
        yield Message("found.searched", game=game, count=counts.requests, seed=searched.seed)
    yield from under(searched)
    yield from (_of_play if searched.of_play else _of_positions)(searched.game, searched.progress)
    if counts.saved:
        yield Message("found.saved", count=counts.saved, wrong=counts.still_wrong)


def _of_positions(game: str, progress: Progress) -> Iterator[Message]:
    if progress.complete is None:
        yield Message("found.small", count=progress.counts.small)
    else:
        unit = Message(f"found.size.{game}", count=progress.complete)
        yield Message("found.small_complete", count=progress.counts.small, size=unit)


def _of_play(_: str, progress: Progress) -> Iterator[Message]:
    counts = progress.counts
    if counts.cut:
        yield Message("played.cut", count=counts.cut)
    if counts.unfollowed:
        yield Message("played.unfollowed", count=counts.unfollowed)
    if progress.depth is not None:
        yield Message("played.small", count=counts.small, depth=progress.depth)
    if counts.starts or counts.views:
        parts = {"starts": counts.starts, "views": counts.views, "games": counts.viewed}
        yield Message("played.tables", **parts)


def _table(counts: Counts, lang: str) -> Iterator[str]:
    """What became of the requests, a line for each."""
    labels = [say(Message(f"found.{name}"), lang) for name in _COUNTS]
    margin = max(map(len, labels))
    for name, label in zip(_COUNTS, labels):
        yield f"  {label:<{margin}} {getattr(counts, name):>7}"


def _met(progress: Progress, lang: str) -> Iterator[str]:
    """How often each clause and facet of play came up, the rarest first."""
    if not progress.covered or progress.findings:
        return
    yield say(Message("played.met"), lang)
    for name, count in sorted(progress.covered.items(), key=lambda one: (one[1], one[0])):
        yield f"  {count:>7}  {name}"


def _unscored(searched: Searched, lang: str, width: int) -> Iterator[str]:
    """The shortest finished game that was not scored, if others were."""
    shortest = searched.progress.unscored
    if searched.unscored and shortest is not None:
        message = Message("played.unscored", count=searched.unscored)
        yield from wrapped(say(message, lang), width)
        yield from moves_so_far(shortest.states, lang, width)


def _ending(progress: Progress) -> Iterator[Message]:
    """Why no more was asked, and how findings are kept, if none of them has a file."""
    if progress.gave_up:
        yield Message("found.gave_up")
    if progress.interrupted not in {None, Stopped.BEFORE}:
        assert progress.interrupted is not None
        yield progress.interrupted.message
    repeated = [one for one in progress.findings if one.status not in CHANGING]
    if repeated and not any(one.file for one in repeated):
        yield Message("found.save")
    if progress.fault is not None:
        yield progress.fault.message
