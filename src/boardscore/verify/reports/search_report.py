"""What a search found, and how far it came, as people read it."""

from collections.abc import Iterator

from boardscore.core.checks import shown
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.verify.driver.outcomes import CHANGING, Status
from boardscore.verify.judging.case import Case
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.working import wrapped
from boardscore.verify.reference import Reference
from boardscore.verify.reports import found
from boardscore.verify.reports.failure import expected, last_errors, rulings_text
from boardscore.verify.search.findings import Finding
from boardscore.verify.search.progress import Progress, Searched, Stopped


def findings(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """Every finding in full."""
    for searched in judgement.searches:
        for finding in searched.findings:
            yield [*tell(judgement, searched, finding, lang, width)]


def summaries(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """How far the search of each game came."""
    for searched in judgement.searches:
        yield [*summary(searched, lang, width)]


# A finding


def tell(
    judgement: Judgement, searched: Searched, finding: Finding, lang: str, width: int
) -> Iterator[str]:
    """A finding in full, below its headline."""
    yield from wrapped(say(title(finding), lang), width, "", "  ")
    yield from details(judgement, searched, finding, lang, width)


def details(
    judgement: Judgement, searched: Searched, finding: Finding, lang: str, width: int
) -> Iterator[str]:
    """What is wrong, what is right and why, what it is like, how to see it again."""
    case = finding.case
    for line in found.what_is_wrong(case, lang):
        yield from wrapped(line, width, "  ", "    ")
    yield from last_errors(case, lang)
    yield from expected(case, lang, width)
    yield ""
    judged = [say(one, lang) for one in found.under(searched)]
    for text in (*judged, *explanations(finding, case, lang)):
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


def explanations(finding: Finding, case: Case, lang: str) -> Iterator[str]:
    """Why it is expected: the rules; what the answer is like; how small the finding is."""
    for name in finding.clauses:
        yield found.rule(name, lang)
    if case.reads_as:
        yield say(Message("judge.reads_as", rulings=rulings_text(case.reads_as)), lang)
    elif finding.mutant is not None:
        key = "judge.like" if finding.is_like_throughout else "judge.like_here"
        yield say(Message(key, text=finding.mutant.text(lang)), lang)
    if finding.status not in CHANGING:
        yield say(finding.proof.message, lang)
    if finding.broken_off:
        yield say(Message("found.broken_off"), lang)
    if finding.file is not None:
        yield say(Message("found.file", file=finding.file), lang)


def repeat(judgement: Judgement, searched: Searched, finding: Finding) -> str:
    """The command that shows a finding again."""
    return found.repeat(judgement, searched, finding.file, _rulings(judgement, finding))


def _rulings(judgement: Judgement, finding: Finding) -> dict[str, Value]:
    """The rulings to be told: what was chosen, and what no answer to one position could show."""
    if not finding.vector.variants:
        return dict(judgement.chosen)
    names = finding.vector.variants[0]["when"]
    rest = {name: finding.rulings[name] for name in names if name not in judgement.declared}
    return {**rest, **judgement.chosen}


# How far it came


def summary(searched: Searched, lang: str, width: int) -> Iterator[str]:
    """How many positions were asked, what became of them, how complete that is."""
    if searched.progress == Progress():
        game = Message(f"game.{searched.game}")
        yield from wrapped(say(Message("found.not_searched", game=game), lang), width)
        return
    if searched.progress.interrupted is Stopped.BEFORE:
        message = Message("found.not_begun", game=Message(f"game.{searched.game}"))
        yield from wrapped(say(message, lang), width)
        return
    for message in _course(searched):
        yield from wrapped(say(message, lang), width)
    yield from found.table(searched.progress.counts, lang)
    for message in _ending(searched.progress):
        yield from wrapped(say(message, lang), width)


def _course(searched: Searched) -> Iterator[Message]:
    counts, complete = searched.progress.counts, searched.progress.complete
    game = Message(f"game.{searched.game}")
    yield Message("found.searched", game=game, count=counts.asked, seed=searched.seed)
    yield from found.under(searched)
    if complete is None:
        yield Message("found.small", count=counts.small)
    else:
        unit = Message(f"found.size.{searched.game}", count=complete)
        yield Message("found.small_complete", count=counts.small, size=unit)
    if counts.saved:
        yield Message("found.saved", count=counts.saved, wrong=counts.still_wrong)


def _ending(progress: Progress) -> Iterator[Message]:
    files = [one.file for one in progress.findings if one.status not in CHANGING]
    yield from found.ending(files, gave_up=progress.gave_up, interrupted=progress.interrupted)
    if progress.fault is not None:
        yield progress.fault.message
