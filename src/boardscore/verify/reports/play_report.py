"""What a search of play found, and how far it came, as people read it."""

import json
from collections.abc import Iterator

from boardscore.core.checks import cut
from boardscore.core.messages import Message, say
from boardscore.verify.driver.outcomes import CHANGING
from boardscore.verify.driver.protocol import LONGEST_TEXT, STATE, TRACE, Traced
from boardscore.verify.judging.case import Case
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.plays import moves_so_far
from boardscore.verify.judging.working import wrapped
from boardscore.verify.reports import found
from boardscore.verify.reports.failure import expected, last_errors, lists_no_moves
from boardscore.verify.search.play.findings import FoundPlay, PlayProgress, SearchedPlay, title
from boardscore.verify.search.play.questions import LISTS
from boardscore.verify.search.progress import Stopped
from boardscore.verify.search.table.findings import FoundTable


def findings(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """Every finding in full, those that leave least room for doubt first."""
    for searched in judgement.played:
        for finding in sorted(searched.findings, key=_doubt):
            yield [*tell(judgement, searched, finding, lang, width)]


def _doubt(finding: FoundPlay | FoundTable) -> int:
    """How little a finding says of its cause.

    A table that is wrong shows it, and so does a misreading that gives all that is wrong; what lies
    behind other findings may be of theirs.
    """
    if finding.kind == STATE or (finding.like is not None and finding.like.throughout):
        return 0
    return 2 if isinstance(finding, FoundPlay) and finding.behind else 1


def summaries(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """How far the search of each game came."""
    for searched in judgement.played:
        yield [*summary(searched, lang, width)]


def headline(finding: FoundPlay | FoundTable) -> Message:
    """What is wrong, in a line."""
    return Message("played.found", game=Message(f"game.{finding.game}"), what=title(finding))


def tell(
    judgement: Judgement,
    searched: SearchedPlay,
    finding: FoundPlay | FoundTable,
    lang: str,
    width: int,
) -> Iterator[str]:
    """A finding in full, below its headline."""
    yield from wrapped(say(headline(finding), lang), width, "", "  ")
    yield from details(judgement, searched, finding, lang, width)


def details(
    judgement: Judgement,
    searched: SearchedPlay,
    finding: FoundPlay | FoundTable,
    lang: str,
    width: int,
) -> Iterator[str]:
    """What is wrong, what is right and why, how to see it again."""
    case = finding.case
    for line in what_is_wrong(finding, case, lang):
        yield from wrapped(line, width, "  ", "    ")
    yield from last_errors(case, lang)
    yield from expected(case, lang, width)
    yield ""
    judged = [say(one, lang) for one in found.under(searched)]
    for text in (*judged, *explanations(finding, lang)):
        yield from wrapped(text, width, "  ", "    ")
    yield "  " + say(Message("judge.again"), lang)
    yield "    " + repeat(judgement, searched, finding)


def explanations(finding: FoundPlay | FoundTable, lang: str) -> Iterator[str]:
    """Why it is expected: the rule; what the answer is like; where it is saved."""
    yield from _rule(finding, lang)
    if finding.like is not None:
        key = "judge.like" if finding.like.throughout else "judge.like_here"
        yield say(Message(key, text=finding.like.mutant.text(lang)), lang)
    if isinstance(finding, FoundPlay) and finding.beside:
        yield say(Message("played.beside", clauses=finding.beside), lang)
    if isinstance(finding, FoundPlay) and finding.behind:
        yield say(Message("played.behind", clauses=finding.behind), lang)
    if finding.broken_off:
        yield say(Message("found.broken_off"), lang)
    if finding.file is not None:
        yield say(Message("found.file", file=finding.file), lang)


def _rule(finding: FoundPlay | FoundTable, lang: str) -> Iterator[str]:
    """The rule; why none is named, if none is broken."""
    if not finding.is_answered:
        yield say(Message("played.no_answer", op=finding.question.op), lang)
    elif lists_no_moves(finding.case):
        yield say(Message("judge.no_rule"), lang)
    elif finding.kind != LISTS:
        yield found.rule(finding.clause, lang)


def what_is_wrong(finding: FoundPlay | FoundTable, case: Case, lang: str) -> Iterator[str]:
    """Where the answer is wrong."""
    if isinstance(finding, FoundPlay) and finding.kind == TRACE:
        yield say(Message("played.trace", index=finding.fault.place), lang)
    elif isinstance(finding, FoundPlay) and finding.kind == LISTS:
        yield say(_lists(finding), lang)
    elif isinstance(finding, FoundPlay) and finding.kind == STATE:
        yield say(_otherwise(finding), lang)
    elif isinstance(finding, FoundPlay) and finding.ends_too_early:
        yield say(Message("played.early"), lang)
    else:
        yield from found.what_is_wrong(case, lang)


def _lists(finding: FoundPlay) -> Message:
    """How many lists of moves there are, and how many there must be."""
    answer = finding.outcome.answer
    assert isinstance(answer, Traced)
    number = len(finding.question.walk.moves)
    return Message("played.lists", count=len(answer.moves), number=number)


def _otherwise(finding: FoundPlay) -> Message:
    """How the table differs after the last move."""
    place, wrong = finding.fault.place, finding.fault.table
    if wrong is None:
        return Message("played.states", number=place + 1)
    name = "" if wrong.seat is None else finding.question.walk.setup["players"][wrong.seat]
    when = Message("played.after", index=place - 1) if place else Message("played.at_first")
    part = Message(f"played.part.{wrong.part}", name=name)
    right, told = (cut(json.dumps(value), LONGEST_TEXT) for value in (wrong.right, wrong.told))
    return Message("played.state", when=when, part=part, right=right, told=told)


def repeat(judgement: Judgement, searched: SearchedPlay, finding: FoundPlay | FoundTable) -> str:
    """The command that shows a finding again.

    What is asked by `trace` alone is not asked by `--replay`: it takes a search, which asks first
    what is saved.
    """
    if not (isinstance(finding, FoundPlay) and finding.is_by_trace):
        return found.repeat(judgement, searched, finding.file, judgement.chosen)
    return found.repeat_search(judgement, searched, finding.file, judgement.chosen)


def summary(searched: SearchedPlay, lang: str, width: int) -> Iterator[str]:
    """How many games were asked about, what became of that; if nothing is wrong, also how often
    each rule was met."""
    if searched.progress.interrupted is Stopped.BEFORE:
        message = Message("played.not_begun", game=Message(f"game.{searched.game}"))
        yield from wrapped(say(message, lang), width)
        return
    for message in _course(searched):
        yield from wrapped(say(message, lang), width)
    yield from found.table(searched.progress.counts, lang)
    yield from _met(searched.progress, lang)
    yield from _unscored(searched, lang, width)
    for message in _ending(searched.progress):
        yield from wrapped(say(message, lang), width)


def _course(searched: SearchedPlay) -> Iterator[Message]:
    counts, game = searched.progress.counts, Message(f"game.{searched.game}")
    yield Message("played.searched", game=game, count=counts.games, seed=searched.seed)
    if counts.cut:
        yield Message("played.cut", count=counts.cut)
    yield from found.under(searched)
    if counts.unfollowed:
        yield Message("played.unfollowed", count=counts.unfollowed)
    if counts.depth is not None:
        yield Message("played.small", count=counts.small, depth=counts.depth)
    tables = searched.progress.tables
    if tables.starts or tables.views:
        parts = {"starts": tables.starts, "views": tables.views, "games": tables.looked_at}
        yield Message("played.tables", wrong=tables.wrong, **parts)
    if counts.saved:
        yield Message("played.saved", count=counts.saved, wrong=counts.still_wrong)


def _unscored(searched: SearchedPlay, lang: str, width: int) -> Iterator[str]:
    """That some games that are over are not scored, with the shortest of them."""
    shortest = searched.progress.unscored
    if searched.unscored and shortest is not None:
        yield from wrapped(say(Message("played.unscored", count=searched.unscored), lang), width)
        yield from moves_so_far(shortest.states, lang, width)


def _met(progress: PlayProgress, lang: str) -> Iterator[str]:
    """How often each clause and facet of play was met, the rarest first, where nothing is wrong.

    Who has something to mend does not ask yet what was met too rarely.
    """
    if not progress.met or progress.findings:
        return
    yield say(Message("played.met"), lang)
    for name, count in sorted(progress.met.items(), key=lambda one: (one[1], one[0])):
        yield f"  {count:>7}  {name}"


def _ending(progress: PlayProgress) -> Iterator[Message]:
    files = [one.file for one in progress.findings if one.status not in CHANGING]
    yield from found.ending(files, gave_up=progress.gave_up, interrupted=progress.interrupted)
