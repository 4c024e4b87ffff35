"""The judgement as one page of HTML with pictures, which needs no other file."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from boardscore.core.messages import Message, say
from boardscore.games import State
from boardscore.show import html
from boardscore.show.svg import escaped
from boardscore.verify.judge import game_summary, tables
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.working import result_of
from boardscore.verify.report import report, searched
from boardscore.verify.report.causes import Cause, causes
from boardscore.verify.report.counterexample import Counterexample, last_errors
from boardscore.verify.report.differences import about_moves
from boardscore.verify.vectors.vectors import PLAY, TABLE

_WIDTH = 80
_HEAD = "h3"
_MOST_LINES = 40


def page(judgement: Judgement, lang: str = "en") -> bytes:
    """All of it: what it comes to, every failure that is told in full, what was found, the rest."""
    name, found = say(report.program(judgement), lang), causes(judgement)
    sections = (
        *(_section(cause.shortest(lang, _WIDTH), lang) for cause in found),
        *map(_lines, _rest(judgement, found, lang)),
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
    told = (*report.about_known(judgement), *judgement.remarks, *report.reading_messages(judgement))
    notes = "".join(f'<p class="note">{_said(one, lang)}</p>' for one in told)
    if report.shown_by(judgement):
        notes += _lines([report.paste(judgement)])
    return (
        f'<p class="win">{_said(report.ending(judgement), lang)}</p>'
        f'<div class="scores"><table><tbody>{rows}</tbody></table></div>'
        f"<p>{_said(Message('judge.executed', **count), lang)}</p>{notes}"
    )


def _section(one: Counterexample, lang: str) -> str:
    """A wrong answer: what is wrong, the pictures, the reasons, the command."""
    wrong = "".join(f"<li><code>{escaped(line)}</code></li>" for line in one.what_is_wrong(lang))
    why = "".join(f"<p>{_with_code(text)}</p>" for text in one.explanations(lang))
    again = escaped(say(Message("judge.again"), lang))
    errors = [*last_errors(one.case, lang)]
    about = "" if one.finding else f"<p>{escaped(one.case.vector.title_in(lang))}</p>"
    return (
        f'<section class="player wrong"><h2>{escaped(one.title(lang))}</h2>{about}'
        f"{_both(one.case, lang)}"
        f"<ul>{wrong}</ul>{_lines(errors) if errors else ''}"
        f"{_pictures(one.case, lang)}{why}"
        f'<p class="note">{again}</p>{_lines([one.repeat])}</section>'
    )


def _both(case: Case, lang: str) -> str:
    """The answer that was received next to the one that was expected."""
    if case.got is None:
        return ""
    answers = {"expected": case.vector.expected(case.rulings), "received": case.got}
    cells = "".join(
        f"<td><b>{_said(Message(f'judge.column.{name}'), lang)}</b>"
        f"{_lines(json.dumps(part) for part in _lines_of(answer))}</td>"
        for name, answer in answers.items()
    )
    return f'<div class="scores"><table><tbody><tr>{cells}</tr></tbody></table></div>'


def _lines_of(answer: Mapping[str, Any]) -> list[Any]:
    """The parts of an answer, those of a list one by one."""
    moves = answer.get("moves")
    if isinstance(moves, list):
        return moves[:_MOST_LINES]
    return [{name: value} for name, value in answer.items()]


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
    states = game_summary.states_of(case.vector, case.rulings)
    about = (*game_summary.judged(case.vector), *about_moves(case))
    told = "".join(f"<p>{_said(one, lang)}</p>" for one in about)
    told = f"{_moves(states, lang)}{told}"
    return told if states[-1].is_over else told + html.laid(states[-1], lang, _HEAD)


def _moves(states: Sequence[State], lang: str) -> str:
    """The moves of a game in sentences, numbered as answers do."""
    moves = "".join(f"<li>{escaped(one)}</li>" for one in game_summary.sentences(states, lang))
    if not moves:
        return ""
    return (
        f'<p>{_with_code(say(Message("judge.moves"), lang))}</p><ol start="0">{moves}</ol>'
        f'<p class="note">{_said(game_summary.typed(states, lang), lang)}</p>'
    )


def _rest(judgement: Judgement, found: Sequence[Cause], lang: str) -> Iterator[list[str]]:
    """What has no picture: further counterexamples, missing answers, how far searches came."""
    for cause in found:
        more = [one for one in cause.examples if one is not cause.shortest(lang, _WIDTH)]
        if more:
            head = say(Message("judge.more_of_rule", count=len(more)), lang)
            yield [head, *(f"  {one.title(lang)}" for one in more)]
    yield from (lines for _, lines in report.others(judgement, lang, _WIDTH))
    yield from ([*searched.summary(one, lang, _WIDTH)] for one in judgement.searches)


def _lines(lines: Iterable[str]) -> str:
    text = "\n".join(map(escaped, lines))
    return f'<pre style="white-space:pre-wrap;font-size:.85em">{text}</pre>'


def _with_code(text: str) -> str:
    """A text in which what stands between backticks is code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escaped(text))


def _said(message: Message, lang: str) -> str:
    return escaped(say(message, lang))
