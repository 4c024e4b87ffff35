"""What a search of play found, and how far it came, as people read it."""

import shlex
from collections.abc import Iterator

from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.rulings import written
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.driver.protocol import TRACE
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.working import wrapped
from boardscore.verify.reports.failure import clause, differences, expected, last_errors
from boardscore.verify.search.play.findings import FoundPlay, PlayProgress, SearchedPlay, title

_COUNTS = ("agreed", "disagreed", "unsupported", "unanswered")
_COMPARED = {Status.ANSWERED, Status.ILLEGAL}
"""What can be held against the expectation."""


def blocks(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """Every finding in full, and how far the search of each game came."""
    for searched in judgement.played:
        for finding in searched.findings:
            yield [*tell(judgement, searched, finding, lang, width)]
        yield [*summary(searched, lang, width)]


def headline(finding: FoundPlay) -> Message:
    """What is wrong, in a line."""
    return Message("played.found", game=Message(f"game.{finding.game}"), what=title(finding))


def tell(
    judgement: Judgement, searched: SearchedPlay, finding: FoundPlay, lang: str, width: int
) -> Iterator[str]:
    """A finding: what is wrong, what is right and why, how to see it again."""
    case = finding.case
    yield from wrapped(say(headline(finding), lang), width, "", "  ")
    if finding.kind == TRACE:
        lines = [say(Message("played.trace", index=finding.fault.place), lang)]
    elif finding.status in _COMPARED:
        lines = list(differences(case, lang))
    else:
        lines = [say(finding.outcome.message, lang)]
    for line in lines:
        yield from wrapped(line, width, "  ", "    ")
    yield from last_errors(case, lang)
    yield from expected(case, lang, width)
    yield ""
    rule = clause(finding.clause)
    parts = {"id": rule.id, "title": rule.title(lang), "text": rule.text(lang)}
    yield from wrapped(say(Message("judge.rule", **parts), lang), width, "  ", "    ")
    if finding.file is not None:
        yield from wrapped(say(Message("found.file", file=finding.file), lang), width, "  ", "    ")
    yield "  " + say(Message("judge.again"), lang)
    yield "    " + repeat(judgement, searched, finding)


def repeat(judgement: Judgement, searched: SearchedPlay, finding: FoundPlay) -> str:
    """The command that shows a finding again: by its file, else by the same search."""
    seconds, seed = f"{searched.seconds:g}s", str(searched.seed)
    search = ("--game", searched.game, "--search", seconds, "--seed", seed)
    words = search if finding.file is None else ("--replay", finding.file)
    rulings = (f"--ruling={name}={written(value)}" for name, value in judgement.chosen.items())
    options = [*judgement.options, *rulings, *words]
    return printable(shlex.join(["boardscore", "verify", *options, "--", *judgement.command]))


def summary(searched: SearchedPlay, lang: str, width: int) -> Iterator[str]:
    """How many games were asked about, what became of that, and how often each rule was met."""
    for message in _course(searched):
        yield from wrapped(say(message, lang), width)
    counts = searched.progress.counts
    labels = [say(Message(f"found.{name}"), lang) for name in _COUNTS]
    margin = max(map(len, labels))
    for name, label in zip(_COUNTS, labels):
        yield f"  {label:<{margin}} {getattr(counts, name):>7}"
    yield from _met(searched.progress, lang)
    for message in _ending(searched.progress):
        yield from wrapped(say(message, lang), width)


def _course(searched: SearchedPlay) -> Iterator[Message]:
    counts, game = searched.progress.counts, Message(f"game.{searched.game}")
    yield Message("played.searched", game=game, count=counts.games, seed=searched.seed)
    if counts.depth is not None:
        yield Message("played.small", count=counts.small, depth=counts.depth)


def _met(progress: PlayProgress, lang: str) -> Iterator[str]:
    """How often each clause and facet of play was met, the rarest first."""
    if not progress.met:
        return
    yield say(Message("played.met"), lang)
    for name, count in sorted(progress.met.items(), key=lambda one: (one[1], one[0])):
        yield f"  {count:>7}  {name}"


def _ending(progress: PlayProgress) -> Iterator[Message]:
    if progress.gave_up:
        yield Message("found.gave_up")
    if progress.interrupted:
        yield Message("found.interrupted")
    if progress.findings and not any(one.file for one in progress.findings):
        yield Message("found.save")
