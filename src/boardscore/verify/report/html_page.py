"""The judgement as one page of HTML with pictures, which needs no other file."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from boardscore.core.checks import cut
from boardscore.core.messages import Message, say
from boardscore.games import State
from boardscore.show import html
from boardscore.show.svg import escape
from boardscore.verify.judge import game_summary, tables
from boardscore.verify.judge.case import CHANGING, Case, Verdict
from boardscore.verify.judge.judgement import AGREES, Judgement
from boardscore.verify.judge.working import result_of
from boardscore.verify.report import report, searched
from boardscore.verify.report.causes import Cause, causes
from boardscore.verify.report.counterexample import Counterexample, Detail, last_errors
from boardscore.verify.report.differences import about_moves
from boardscore.verify.vectors.vectors import PLAY, TABLE

_WIDTH = 80
_HEAD = "h3"
_MOST_LINES = 20
_LONGEST_LINE = 400
_RED = ' class="red"'
_STYLE = """\
.boardscore{--red:#b3261e}
.boardscore .red,.boardscore .red th,.boardscore .red td{color:var(--red)}
.boardscore pre{white-space:pre-wrap;font-size:.85em;margin:.3em 0 .9em}
.boardscore .comparison{display:grid;grid-template-columns:1fr 1fr;gap:1.2em}
.boardscore .comparison pre>div{padding-left:1em;text-indent:-1em}
@media screen and (max-width:36em){.boardscore .comparison{grid-template-columns:1fr;gap:0}}
@media screen and (prefers-color-scheme:dark){.boardscore{--red:#ff8f85}}
"""


def page(judgement: Judgement, lang: str = "en") -> bytes:
    """The whole page: the verdict, each cause with a counterexample, and the rest as text."""
    name, found = say(report.program(judgement), lang), causes(judgement)
    sections = (
        *(_cause(cause, lang) for cause in found),
        *map(_lines, _rest(judgement, found, lang)),
    )
    body = f"<h1>{escape(name)}</h1>{_summary(judgement, lang)}{''.join(sections)}"
    main = f'<main class="boardscore">{body}</main>'
    return html.document(name, main, lang, _STYLE).encode()


def _summary(judgement: Judgement, lang: str) -> str:
    """The verdict, the numbers, and the remarks; what fails is red."""
    fails = {Verdict.DISAGREE, Verdict.NOT_DRIVEN, *CHANGING}
    rows = "".join(
        f'<tr{_RED if verdict in fails else ""}><th scope="row">{_said(verdict.message, lang)}</th>'
        f"<td>{count}</td></tr>"
        for verdict, count in judgement.counts.items()
        if count or verdict is Verdict.AGREE
    )
    count = {"executed": judgement.executed, "total": len(judgement.cases)}
    told = (
        *report.about_known(judgement),
        *judgement.remarks,
        *report.reading_messages(judgement),
    )
    notes = "".join(f'<p class="note">{_with_code(say(one, lang))}</p>' for one in told)
    if report.shown_by(judgement):
        notes += _lines([report.paste(judgement)])
    ending = "win" if judgement.exit_code == AGREES else "win red"
    return (
        f'<p class="{ending}">{_said(report.ending(judgement), lang)}</p>'
        f'<div class="scores"><table><tbody>{rows}</tbody></table></div>'
        f"<p>{_said(Message('judge.executed', **count), lang)}</p>{notes}"
    )


def _section(one: Counterexample, lang: str) -> str:
    """A wrong answer: what is wrong, the pictures, the reasons, the command."""
    wrong = "".join(f"<li{_RED}>{escape(line)}</li>" for line in one.what_is_wrong(lang))
    why = "".join(f"<p>{_with_code(text)}</p>" for text in one.explanations(lang))
    again = escape(say(Message("judge.again"), lang))
    errors = [*last_errors(one.case, lang)]
    about = "" if one.finding else f"<p>{escape(one.case.vector.title_in(lang))}</p>"
    return (
        f'<section class="player wrong"><h2{_RED}>{escape(one.title(lang))}</h2>{about}'
        f"<ul>{wrong}</ul>{_comparison(one.case, lang)}{_lines(errors) if errors else ''}"
        f"{_pictures(one.case, lang)}{why}"
        f'<p class="note">{again}</p>{_lines([one.repeat])}</section>'
    )


def _comparison(case: Case, lang: str) -> str:
    """The expected answer next to the one that was received; what only one of them has is red."""
    if case.got is None:
        return ""
    answers = case.vector.expected(case.rulings), case.got
    expected, received = ([*_parts(answer)] for answer in answers)
    columns = {"expected": (expected, received), "received": (received, expected)}
    return "".join(
        [
            '<div class="comparison">',
            *(
                f"<div><b>{_said(Message(f'judge.column.{name}'), lang)}</b>{_marked(*both)}</div>"
                for name, both in columns.items()
            ),
            "</div>",
        ]
    )


def _marked(lines: Sequence[str], others: Sequence[str]) -> str:
    """Some lines of an answer, those in red that the other answer does not have."""
    shown = sorted(lines, key=lambda line: line in others)[:_MOST_LINES]
    marks = ("" if line in others else _RED for line in shown)
    rows = "".join(
        f"<div{mark}>{escape(cut(line, _LONGEST_LINE))}</div>" for mark, line in zip(marks, shown)
    )
    more = len(lines) - len(shown)
    return f"<pre>{rows}{f'<div>... +{more}</div>' if more else ''}</pre>"


def _parts(answer: Mapping[str, Any]) -> Iterator[str]:
    """The parts of an answer as text: each move, each category of a player, everything else."""
    for name, value in answer.items():
        if name == "moves" and isinstance(value, list):
            yield from map(_as_text, value)
        elif name == "categories":
            for seat, points in enumerate(value):
                yield from (f"{name}[{seat}].{key}: {_as_text(points[key])}" for key in points)
        else:
            yield f"{name}: {_as_text(value)}"


def _as_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _pictures(case: Case, lang: str) -> str:
    """The position with its score; of a game that goes on, its moves and what lies on the table."""
    if case.vector.op in TABLE:
        return _lines(tables.show(case.vector, case.rulings, lang, _WIDTH))
    told = _game(case, lang) if case.vector.op in PLAY else ""
    if "totals" not in case.vector.expected(case.rulings):
        return told
    result = result_of(case.vector, case.rulings)
    alone = len(result.players) == 1
    drawn = (
        html.player_section(result, 0, lang, _HEAD) if alone else html.score(result, lang, _HEAD)
    )
    return f"{told}<p>{_said(Message('judge.expected'), lang)}</p>{drawn}"


def _game(case: Case, lang: str) -> str:
    """The moves of a game, what lies on the table if it goes on, the move that is illegal."""
    states = game_summary.states_of(case.vector, case.rulings)
    about = (*game_summary.judged(case.vector), *about_moves(case))
    told = "".join(f"<p>{_said(one, lang)}</p>" for one in about)
    told = f"{_moves(states, lang)}{told}"
    return told if states[-1].is_over else told + html.table_section(states[-1], lang, _HEAD)


def _moves(states: Sequence[State], lang: str) -> str:
    """The moves of a game in sentences, numbered as answers do."""
    moves = "".join(f"<li>{escape(one)}</li>" for one in game_summary.sentences(states, lang))
    if not moves:
        return ""
    return (
        f'<p>{_with_code(say(Message("judge.moves"), lang))}</p><ol start="0">{moves}</ol>'
        f'<p class="note">{_said(game_summary.typed(states, lang), lang)}</p>'
    )


def _cause(cause: Cause, lang: str) -> str:
    """A counterexample, and whether a mistake above may be behind it."""
    section = _section(cause.shortest(lang, _WIDTH), lang)
    if not cause.may_follow:
        return section
    return f'{section}<p class="note">{_said(Message("judge.may_follow"), lang)}</p>'


def _rest(judgement: Judgement, found: Sequence[Cause], lang: str) -> Iterator[list[str]]:
    """What has no picture: further counterexamples, missing answers, how far searches came."""
    for cause in found:
        more = [one for one in cause.examples if one is not cause.shortest(lang, _WIDTH)]
        if more:
            head = say(Message("judge.more_of_rule", count=len(more)), lang)
            yield [head, *(f"  {one.title(lang)}" for one in more)]
    missing = report.missing(judgement, lang, _WIDTH, Detail.FULL)
    yield from (lines for _, lines in missing if lines)
    yield from ([*searched.summary(one, lang, _WIDTH)] for one in judgement.searches)


def _lines(lines: Iterable[str]) -> str:
    text = "\n".join(map(escape, lines))
    return f"<pre>{text}</pre>"


def _with_code(text: str) -> str:
    """A text in which what stands between backticks is code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def _said(message: Message, lang: str) -> str:
    return escape(say(message, lang))
