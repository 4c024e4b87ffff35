"""The judgement as a self-contained HTML page with pictures."""

import re
from collections.abc import Iterable

from boardscore.core.errors import Sentence
from boardscore.core.messages import Message, say
from boardscore.show import html
from boardscore.show.markup import escape
from boardscore.verify.judge.judgement import AGREES, Judgement
from boardscore.verify.judge.verdicts import CHANGING, Case, Verdict
from boardscore.verify.report import ReportPage, answer_lines, explanation, text_report
from boardscore.verify.report.answer_lines import about_moves, as_json
from boardscore.verify.report.causes import Cause, causes
from boardscore.verify.vectors.vectors import PLAY, TABLE

_HEAD = "h3"
_MOST_LINES = 20
_RED = ' class="red"'
_STYLE = """\
.boardscore{--red:#b3261e}
.boardscore .red,.boardscore .red th,.boardscore .red td{color:var(--red)}
.boardscore pre{white-space:pre-wrap;font-size:.85em;margin:.3em 0 .9em}
.boardscore td{overflow-wrap:anywhere}
@media screen and (prefers-color-scheme:dark){.boardscore{--red:#ff8f85}}
"""


def page(judgement: Judgement, lang: str = "en") -> bytes:
    """The HTML page: the verdict, a counterexample for each cause, and the rest as text."""
    on = ReportPage(lang, full=True)
    name = on.say(text_report.program(judgement))
    rest = (*text_report.misnamed_categories(judgement, on), *text_report.others(judgement, on))
    sections = (
        f"<h1>{escape(name)}</h1>",
        _lines(text_report.fault_lines(judgement, on)),
        _summary(judgement, on),
        *(_cause(cause, on) for cause in causes(judgement)),
        *(_lines(one.lines) for one in rest if one.lines),
    )
    main = f'<main class="boardscore">{"".join(sections)}</main>'
    return html.document(name, main, lang, _STYLE).encode()


def _summary(judgement: Judgement, on: ReportPage) -> str:
    """The verdict and the numbers, with failures in red."""
    fails = {Verdict.DISAGREE, Verdict.COULD_NOT_RUN, *CHANGING}
    rows = "".join(
        f'<tr{_RED if verdict in fails and count else ""}><th scope="row">'
        f"{_said(verdict.message, on)}</th><td>{count}</td></tr>"
        for verdict, count, _ in text_report.numbers(judgement)
    )
    said = (text_report.executed_count(judgement), *text_report.about_known(judgement))
    ending = "win" if judgement.exit_code == AGREES else "win red"
    return (
        f'<p class="{ending}">{_said(text_report.ending(judgement), on)}</p>'
        f'<div class="scores"><table><tbody>{rows}</tbody></table></div>{_paragraphs(said, on)}'
    )


def _cause(cause: Cause, on: ReportPage) -> str:
    """A counterexample: the differences, the pictures, the reasons, the command."""
    one = cause.shortest
    case = one.case
    wrong = "".join(f"<li{_RED}>{_said(line, on)}</li>" for line in explanation.what_is_wrong(one))
    about = "" if one.finding else f"<p>{escape(case.vector.title_in(on.lang))}</p>"
    follows = [Message("judge.may_follow")] if cause.may_follow else []
    return "".join(
        [
            f'<section class="player wrong"><h2{_RED}>{escape(one.title(on.lang))}</h2>{about}',
            f"<ul>{wrong}</ul>{_comparison(case, on)}{_lines(explanation.last_errors(case, on))}",
            f"{_pictures(case, on)}{_paragraphs(explanation.explanations(one, on.lang), on)}",
            f"{_paragraphs([Message('judge.again')], on)}{_lines([one.repeat])}",
            f"{_lines(text_report.more_like_it(cause, on))}{_paragraphs(follows, on)}</section>",
        ]
    )


def _comparison(case: Case, on: ReportPage) -> str:
    """An HTML table of expected and received values."""
    if not case.differences:
        return ""
    heads = "".join(
        f"<th>{_said(Message(f'judge.column.{name}'), on)}</th>"
        for name in ("expected", "received")
    )
    rows = "".join(
        f"<tr{_RED}><th>{escape(one.path)}</th>"
        f"<td>{escape(as_json(one.expected))}</td><td>{escape(as_json(one.got))}</td></tr>"
        for one in case.differences[:_MOST_LINES]
    )
    return f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _pictures(case: Case, on: ReportPage) -> str:
    if case.vector.op in TABLE:
        return _lines(answer_lines.table_lines(case, on))
    played = ""
    if case.vector.op in PLAY:
        played = _lines(answer_lines.game_lines(case, on)) + _paragraphs(about_moves(case), on)
    if "totals" not in case.expected:
        return played
    drawn = html.score(case.result, on.lang, _HEAD)
    return f"{played}{_paragraphs([Message('judge.expected')], on)}{drawn}"


def _paragraphs(messages: Iterable[Sentence], on: ReportPage) -> str:
    return "".join(f"<p>{_said(one, on)}</p>" for one in messages)


def _lines(lines: Iterable[str]) -> str:
    text = "\n".join(map(_with_code, lines))
    return f"<pre>{text}</pre>" if text else ""


def _said(message: Sentence, on: ReportPage) -> str:
    return _with_code(say(message, on.lang))


def _with_code(text: str) -> str:
    """A text as HTML, with the parts between backticks as code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))
