"""The judgement as one page of HTML with pictures, which needs no other file."""

import re
from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.games import State
from boardscore.show import html
from boardscore.show.svg import escaped
from boardscore.verify.judging import plays, tables
from boardscore.verify.judging.case import Case
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.working import result_of
from boardscore.verify.reports import found, play_report, report, search_report
from boardscore.verify.reports.failure import (
    about_moves,
    again,
    differences,
    explanations,
    last_errors,
)
from boardscore.verify.suite.vectors import PLAY, TABLE

_WIDTH = 80
_HEAD = "h3"


def page(judgement: Judgement, lang: str = "en") -> bytes:
    """All of it: what it comes to, every failure that is told in full, what was found, the rest."""
    name = say(report.program(judgement), lang)
    sections = (
        *(_section(one, lang) for one in _wrong_answers(judgement, lang)),
        *map(_lines, _rest(judgement, lang)),
    )
    body = f"<h1>{escaped(name)}</h1>{_summary(judgement, lang)}{''.join(sections)}"
    return html.document(name, f'<main class="boardscore">{body}</main>', lang).encode()


def _summary(judgement: Judgement, lang: str) -> str:
    """What it comes to, the verdicts with their numbers, and the remarks."""
    rows = "".join(
        f'<tr><th scope="row">{_said(verdict.message, lang)}</th><td>{count}</td></tr>'
        for verdict, count in judgement.counts.items()
    )
    count = {"executed": judgement.executed, "total": len(judgement.cases)}
    told = (*judgement.remarks, *report.reading_messages(judgement))
    notes = "".join(f'<p class="note">{_said(one, lang)}</p>' for one in told)
    if report.shown_by(judgement):
        notes += _lines([report.paste(judgement)])
    return (
        f'<p class="win">{_said(report.ending(judgement), lang)}</p>'
        f'<div class="scores"><table><tbody>{rows}</tbody></table></div>'
        f"<p>{_said(Message('judge.executed', **count), lang)}</p>{notes}"
    )


@frozen
class _Told:
    """What is told of a wrong answer."""

    title: str
    case: Case
    wrong: Iterable[str]
    """Where it is wrong."""
    why: Iterable[str]
    """Why that is so: the rule, the working, what it is like."""
    command: str
    """How to see it again."""


def _wrong_answers(judgement: Judgement, lang: str) -> Iterator[_Told]:
    """The failures that are told in full, and all findings."""
    for case in report.told_in_full(judgement)[0]:
        verdict = say(case.verdict.message, lang).upper()
        title = f"{verdict}: {case.vector.title_in(lang)} ({case.vector.id})"
        why = explanations(case, judgement.like.get(case.vector.id), lang)
        yield _Told(title, case, differences(case, lang), why, again(judgement, case))
    for searched in judgement.searches:
        for one in searched.findings:
            title = say(search_report.title(one), lang)
            why = search_report.explanations(one, one.case, lang)
            command = search_report.repeat(judgement, searched, one)
            yield _Told(title, one.case, found.what_is_wrong(one.case, lang), why, command)
    for played in judgement.played:
        for game in played.findings:
            title = say(play_report.headline(game), lang)
            wrong = play_report.what_is_wrong(game, game.case, lang)
            why = play_report.explanations(game, lang)
            command = play_report.repeat(judgement, played, game)
            yield _Told(title, game.case, wrong, why, command)


def _section(told: _Told, lang: str) -> str:
    """A wrong answer: what is wrong, the pictures, the reasons, the command."""
    wrong = "".join(f"<li><code>{escaped(one)}</code></li>" for one in told.wrong)
    why = "".join(f"<p>{_with_code(one)}</p>" for one in told.why)
    again = escaped(say(Message("judge.again"), lang))
    errors = [*last_errors(told.case, lang)]
    return (
        f'<section class="player"><h2>{escaped(told.title)}</h2><ul>{wrong}</ul>'
        f"{_lines(errors) if errors else ''}"
        f"{_pictures(told.case, lang)}{why}"
        f'<p class="note">{again}</p>{_lines([told.command])}</section>'
    )


def _pictures(case: Case, lang: str) -> str:
    """The position with its score; of a game that goes on, its moves and what lies on the table."""
    if case.vector.op in TABLE:
        return _lines(tables.show(case.vector, case.rulings, lang, _WIDTH))
    told = _game(case, lang) if case.vector.op in PLAY else ""
    if "totals" not in case.vector.expected(case.rulings):
        return told
    result = result_of(case.vector, case.rulings)
    alone = len(result.players) == 1
    drawn = html.seated(result, 0, lang, _HEAD) if alone else html.score(result, lang, _HEAD)
    return f"{told}<p>{_said(Message('judge.expected'), lang)}</p>{drawn}"


def _game(case: Case, lang: str) -> str:
    """The moves of a game, what lies on the table if it goes on, the move that is illegal."""
    states = plays.states_of(case.vector, case.rulings)
    about = (*plays.judged(case.vector), *about_moves(case))
    told = "".join(f"<p>{_said(one, lang)}</p>" for one in about)
    told = f"{_moves(states, lang)}{told}"
    return told if states[-1].is_over else told + html.laid(states[-1], lang, _HEAD)


def _moves(states: Sequence[State], lang: str) -> str:
    """The moves of a game in sentences, numbered as answers do."""
    moves = "".join(f"<li>{escaped(one)}</li>" for one in plays.sentences(states, lang))
    if not moves:
        return ""
    return (
        f'<p>{_with_code(say(Message("judge.moves"), lang))}</p><ol start="0">{moves}</ol>'
        f'<p class="note">{_said(plays.typed(states, lang), lang)}</p>'
    )


def _rest(judgement: Judgement, lang: str) -> Iterator[list[str]]:
    """What has no picture: the other failures, what got no answer, how far searches came."""
    _, others = report.told_in_full(judgement)
    if others:
        head = say(Message("judge.more_failures", count=len(others)), lang)
        yield [head, *(f"  {case.vector.id}" for case in others)]
    yield from (lines for _, lines in report.others(judgement, lang, _WIDTH))
    yield from ([*search_report.summary(one, lang, _WIDTH)] for one in judgement.searches)
    yield from ([*play_report.summary(one, lang, _WIDTH)] for one in judgement.played)


def _lines(lines: Iterable[str]) -> str:
    text = "\n".join(map(escaped, lines))
    return f'<pre style="white-space:pre-wrap;font-size:.85em">{text}</pre>'


def _with_code(text: str) -> str:
    """A text in which what stands between backticks is code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escaped(text))


def _said(message: Message, lang: str) -> str:
    return escaped(say(message, lang))
