"""What a search found, and how far it came, as people read it."""

import shlex
from collections.abc import Iterator

from boardscore.core.checks import shown
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value, written
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.judging.case import Case
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.working import wrapped
from boardscore.verify.reference import Reference
from boardscore.verify.reports.failure import (
    clause,
    differences,
    expected,
    last_errors,
    rulings_text,
)
from boardscore.verify.search.findings import Finding
from boardscore.verify.search.progress import Progress, Searched

_COUNTS = ("agreed", "disagreed", "unsupported", "unanswered")
_COMPARED = {Status.ANSWERED, Status.ILLEGAL}
"""What can be held against the expectation."""


def blocks(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """Every finding in full, and how far the search of each game came."""
    for searched in judgement.searches:
        for finding in searched.findings:
            yield [*tell(judgement, searched, finding, lang, width)]
        yield [*summary(searched, lang, width)]


# A finding


def tell(
    judgement: Judgement, searched: Searched, finding: Finding, lang: str, width: int
) -> Iterator[str]:
    """A finding: what is wrong, what is right and why, what it is like, how to see it again."""
    case = finding.case
    yield from wrapped(say(title(finding), lang), width, "", "  ")
    for line in _what_is_wrong(case, lang):
        yield from wrapped(line, width, "  ", "    ")
    yield from last_errors(case, lang)
    yield from expected(case, lang, width)
    yield ""
    for text in _explanations(finding, case, lang):
        yield from wrapped(text, width, "  ", "    ")
    yield "  " + say(Message("judge.again"), lang)
    yield "    " + repeat(judgement, searched, finding)


def title(finding: Finding) -> Message:
    """What is wrong, in a line."""
    game = Message(f"game.{finding.game}")
    if finding.status is not Status.ANSWERED:
        return Message("found.status", game=game, status=finding.status.message)
    if finding.bucket.names == {"categories"}:
        return Message("found.players", game=game)
    if finding.bucket.kind == "categories":
        names = tuple(_category(finding.game, name) for name in sorted(finding.bucket.names))
        return Message("found.categories", game=game, names=names)
    return Message(f"found.{finding.bucket.kind}", game=game)


def _category(game: str, name: str) -> Message | str:
    """What people call a category; a name that an answer made up is shown as it is."""
    return Message(f"category.{name}") if name in Reference(game).categories else shown(name)


def _what_is_wrong(case: Case, lang: str) -> Iterator[str]:
    assert case.outcome is not None
    if case.outcome.status in _COMPARED:
        yield from differences(case, lang)
    else:
        yield say(case.outcome.message, lang)


def _explanations(finding: Finding, case: Case, lang: str) -> Iterator[str]:
    """Why it is expected: the rules; what the answer is like; how small the finding is."""
    for name in finding.clauses:
        rule = clause(name)
        parts = {"id": rule.id, "title": rule.title(lang), "text": rule.text(lang)}
        yield say(Message("judge.rule", **parts), lang)
    if case.reads_as:
        yield say(Message("judge.reads_as", rulings=rulings_text(case.reads_as)), lang)
    elif finding.mutant is not None:
        key = "judge.like" if finding.is_like_throughout else "judge.like_here"
        yield say(Message(key, text=finding.mutant.text(lang)), lang)
    if finding.status is not Status.ORDER_DEPENDENT:
        yield say(finding.proof.message, lang)
    if finding.file is not None:
        yield say(Message("found.file", file=finding.file), lang)


def repeat(judgement: Judgement, searched: Searched, finding: Finding) -> str:
    """The command that shows a finding again: by its file, else by the same search."""
    seconds, seed = f"{searched.seconds:g}s", str(searched.seed)
    search = ("--game", searched.game, "--search", seconds, "--seed", seed)
    words = search if finding.file is None else ("--replay", finding.file)
    options = [*judgement.options, *_rulings(judgement, finding), *words]
    return printable(shlex.join(["boardscore", "verify", *options, "--", *judgement.command]))


def _rulings(judgement: Judgement, finding: Finding) -> Iterator[str]:
    """Options for the rulings: what was chosen, and what no answer to one position could show."""
    chosen: dict[str, Value] = dict(judgement.chosen)
    if finding.vector.variants:
        names = finding.vector.variants[0]["when"]
        rest = {name: finding.rulings[name] for name in names if name not in judgement.declared}
        chosen = {**rest, **chosen}
    return (f"--ruling={name}={written(value)}" for name, value in chosen.items())


# How far it came


def summary(searched: Searched, lang: str, width: int) -> Iterator[str]:
    """How many positions were asked, what became of them, how complete that is."""
    if searched.progress == Progress():
        game = Message(f"game.{searched.game}")
        yield from wrapped(say(Message("found.not_searched", game=game), lang), width)
        return
    for message in _course(searched):
        yield from wrapped(say(message, lang), width)
    counts = searched.progress.counts
    labels = [say(Message(f"found.{name}"), lang) for name in _COUNTS]
    margin = max(map(len, labels))
    for name, label in zip(_COUNTS, labels):
        yield f"  {label:<{margin}} {getattr(counts, name):>7}"
    for message in _ending(searched.progress):
        yield from wrapped(say(message, lang), width)


def _course(searched: Searched) -> Iterator[Message]:
    counts, complete = searched.progress.counts, searched.progress.complete
    game = Message(f"game.{searched.game}")
    yield Message("found.searched", game=game, count=counts.asked, seed=searched.seed)
    if complete is None:
        yield Message("found.small", count=counts.small)
    else:
        unit = Message(f"found.size.{searched.game}", count=complete)
        yield Message("found.small_complete", count=counts.small, size=unit)
    if counts.saved:
        yield Message("found.saved", count=counts.saved, wrong=counts.still_wrong)


def _ending(progress: Progress) -> Iterator[Message]:
    if progress.gave_up:
        yield Message("found.gave_up")
    if progress.interrupted:
        yield Message("found.interrupted")
    kept = [one.file for one in progress.findings if one.status is not Status.ORDER_DEPENDENT]
    if kept and not any(kept):
        yield Message("found.save")
    if progress.fault is not None:
        yield progress.fault.message
