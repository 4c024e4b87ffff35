"""What the findings of both searches are told with: of positions, and of whole games."""

import shlex
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value, written
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.judging.case import Case
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.readings import changes, with_defaults
from boardscore.verify.reports.failure import clause, differences, rulings_text
from boardscore.verify.search.play.findings import PlayCounts, SearchedPlay
from boardscore.verify.search.progress import Counts, Searched, Stopped

_COUNTS = ("agreed", "disagreed", "unsupported", "unanswered")
_COMPARED = {Status.ANSWERED, Status.ILLEGAL}
"""What can be held against the expectation."""


def what_is_wrong(case: Case, lang: str) -> Iterator[str]:
    """Where an answer is wrong; what happened, if there is none."""
    assert case.outcome is not None
    if case.outcome.status in _COMPARED:
        yield from differences(case, lang)
    else:
        yield say(case.outcome.message, lang)


def rule(name: str, lang: str) -> str:
    """A clause in full."""
    one = clause(name)
    parts = {"id": one.id, "title": one.title(lang), "text": one.text(lang)}
    return say(Message("judge.rule", **parts), lang)


def repeat(
    judgement: Judgement,
    searched: Searched | SearchedPlay,
    file: str | None,
    rulings: Mapping[str, Value],
) -> str:
    """The command that shows a finding again: by its file, else by the same search."""
    if file is None:
        return repeat_search(judgement, searched, None, rulings)
    return _command(judgement, rulings, ("--replay", file))


def repeat_search(
    judgement: Judgement,
    searched: Searched | SearchedPlay,
    file: str | None,
    rulings: Mapping[str, Value],
) -> str:
    """The same search; it asks first what is saved beside a file."""
    seconds, seed = f"{searched.seconds:g}s", str(searched.seed)
    saved = () if file is None else ("--save", str(Path(file).parent))
    search = ("--game", searched.game, "--search", seconds, "--seed", seed)
    return _command(judgement, rulings, (*search, *saved))


def _command(judgement: Judgement, rulings: Mapping[str, Value], words: Iterable[str]) -> str:
    declared = (f"--ruling={name}={written(value)}" for name, value in rulings.items())
    options = [*judgement.options, *declared, *words]
    return printable(shlex.join(["boardscore", "verify", *options, "--", *judgement.command]))


def under(searched: Searched | SearchedPlay) -> Iterator[Message]:
    """The rulings that a game was searched under, as far as they are not the usual ones."""
    chosen = changes(with_defaults(searched.game, {}), searched.rulings)
    if chosen:
        yield Message("found.under", rulings=rulings_text(chosen))


def table(counts: Counts | PlayCounts, lang: str) -> Iterator[str]:
    """What became of all that was asked, a line for each."""
    labels = [say(Message(f"found.{name}"), lang) for name in _COUNTS]
    margin = max(map(len, labels))
    for name, label in zip(_COUNTS, labels):
        yield f"  {label:<{margin}} {getattr(counts, name):>7}"


def ending(
    files: Iterable[str | None], *, gave_up: bool, interrupted: Stopped | None
) -> Iterator[Message]:
    """Why no more was asked, and how what was found is kept, if none of it has a file."""
    if gave_up:
        yield Message("found.gave_up")
    if interrupted is not None:
        yield interrupted.message
    kept = list(files)
    if kept and not any(kept):
        yield Message("found.save")
