"""The explanation of a wrong answer: the fault, the right answer, and the reasons."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from boardscore.core.errors import Sentence
from boardscore.core.messages import Message
from boardscore.core.rulings import Value, write_value
from boardscore.core.value_checks import cut
from boardscore.verify.game_kit import find_facets, kit_of
from boardscore.verify.judge.declared_rulings import differing_rulings, with_defaults
from boardscore.verify.judge.verdicts import CHANGING, Case, Verdict
from boardscore.verify.program.outcomes import CHANGING as CHANGING_STATUS
from boardscore.verify.program.protocol import LONGEST_TEXT, SCORED, SEEN, STATE, TRACE
from boardscore.verify.program.replies import Traced
from boardscore.verify.report import ReportPage, answer_lines
from boardscore.verify.report.answer_lines import about_differences, as_json, lists_no_moves
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.search.played_games import Misplaced
from boardscore.verify.search.question import COMPARED, LISTS
from boardscore.verify.search.search_result import AnyFinding
from boardscore.verify.vectors.differences import Difference
from boardscore.verify.vectors.vectors import PLAY, TABLE

_ERROR_LINES = 20
_FEW_ERROR_LINES = 8


def text(one: Counterexample, page: ReportPage) -> Iterator[str]:
    """All lines of an explanation below its title."""
    yield from page.wrapped(one.title(page.lang), "", "  ")
    yield from body(one, page)


def body(one: Counterexample, page: ReportPage) -> Iterator[str]:
    """The body of an explanation: both answers, the reasons, and the command to repeat it."""
    if one.finding is None:
        yield from page.wrapped(one.case.vector.title_in(page.lang), "  ", "  ")
    yield from page.notes(*what_is_wrong(one))
    yield from last_errors(one.case, page)
    yield from _expected(one.case, page)
    yield ""
    yield from page.notes(*explanations(one, page.lang), Message("judge.again"))
    yield "    " + one.repeat


def what_is_wrong(one: Counterexample) -> Iterator[Sentence]:
    """Sentences of an explanation: how the answer differs, and whether it changes if repeated."""
    case, finding = one.case, one.finding
    if finding is not None and finding.is_by_trace:
        yield _in_trace(finding)
    elif finding is not None and finding.kind == "score" and "error" in case.expected:
        yield Message("played.early")
    elif case.outcome is None or case.outcome.status in COMPARED:
        yield from about_differences(case)
        yield from _decided_before(case)
    elif case.verdict not in CHANGING or case.why is None:
        yield case.outcome.message
    if finding is None and case.verdict in CHANGING and case.why is not None:
        yield case.why
    if case.verdict is Verdict.ORDER_DEPENDENT:
        after = Message("judge.after", vectors=case.after)
        yield after if case.after else Message("judge.after_something")


def _in_trace(finding: AnyFinding) -> Message:
    place, wrong = finding.fault.place, finding.fault.table
    if finding.kind == TRACE:
        return Message("played.trace", index=place)
    if finding.kind == LISTS:
        answer = finding.outcome.answer
        assert isinstance(answer, Traced)
        number = len(finding.question.played.moves)
        return Message("played.lists", count=len(answer.moves), number=number)
    assert finding.kind == STATE
    if wrong is None:
        return Message("played.states", number=place + 1)
    return _on_table(place, wrong, finding.question.played.setup["players"])


def _on_table(place: int, wrong: Misplaced, names: Sequence[str]) -> Message:
    """The first wrong value on the table."""
    when = Message("played.after", index=place - 1) if place else Message("played.at_first")
    name = "" if wrong.seat is None else names[wrong.seat]
    part = Message(f"played.part.{wrong.part}", name=name)
    right, given = (cut(json.dumps(value), LONGEST_TEXT) for value in (wrong.right, wrong.got))
    return Message("played.state", when=when, part=part, right=right, got=given)


def _decided_before(case: Case) -> Iterator[Message]:
    """Where a game goes wrong before the end of its record, or on its table."""
    one = case.decision
    if one is not None and one.table is not None:
        yield _on_table(one.table.place, one.table.value, case.vector.input["record"][0]["players"])
        return
    if one is None or one.wrong == ((), ()) or one.place >= case.last or lists_no_moves(case):
        return
    sorts = {"lacks": one.wrong.missing, "lists": tuple(move for _, move in one.wrong.too_many)}
    what = tuple(
        (Message(f"judge.{sort}", count=len(moves), first=as_json(moves[0])),)
        for sort, moves in sorts.items()
        if moves
    )
    yield Message("judge.wrong_before", index=one.place, clause=one.clause, what=what)


def last_errors(case: Case, page: ReportPage) -> Iterator[str]:
    """The explanation of a missing answer: the program's last standard error lines."""
    errors = case.outcome.errors.splitlines() if case.outcome else []
    if errors:
        yield from page.notes(Message("judge.errors"))
        for line in errors[-(_ERROR_LINES if page.full else _FEW_ERROR_LINES) :]:
            yield from page.printed(cut(line, LONGEST_TEXT), "    ", "    ")


def _expected(case: Case, page: ReportPage) -> Iterator[str]:
    if case.vector.op in PLAY:
        yield ""
        yield from answer_lines.game_lines(case, page)
        yield from page.notes(*answer_lines.about_moves(case))
    if case.vector.op in TABLE:
        yield ""
        yield from answer_lines.table_lines(case, page)
    if "totals" in case.expected:
        yield from _players(case, page)


def _players(case: Case, page: ReportPage) -> Iterator[str]:
    result, kit = case.result, kit_of(case.vector.game)
    ranked = any(one.part == "ranks" for one in case.differences)
    is_between = ranked or case.vector.clause in {*kit.ties.values(), *kit.compared}
    all_matter = page.full and (case.vector.IS_FOUND or case.vector.op in PLAY)
    seats = [] if is_between or all_matter else wrong_seats(case.differences)
    parts = {one.part for one in case.differences}
    is_scored = page.full or case.vector.op == "score" or bool(parts & {*SCORED})
    room = answer_lines.PICTURES if is_scored else 0
    if not is_scored:
        yield ""
    for seat in seats or range(len(result.players)):
        player, rank = result.players[seat], result.ranks[seat]
        shown = [*answer_lines.player_lines(case.vector.game, player, rank, page, room)]
        room = max(0, room - len(shown))
        yield from shown
        if is_between:
            yield from page.notes(kit.tie_breakers(player))
        if page.full or (is_scored and parts != {"ranks"}):
            wrong = {one.category for one in case.differences if one.seat == seat}
            lines = [line for line in player.lines if line.category in wrong] or player.lines
            yield from page.start_of(answer_lines.reason_lines(lines, page), _MOST_REASONS)
    for name, table in _tables(case).items():
        category = Message(f"category.{name}")
        yield from page.notes(Message("judge.table", name=category, table=as_json(table)))


_MOST_REASONS = 8
"""The most lines of reasons in a brief report."""


def wrong_seats(found: Iterable[Difference]) -> list[int]:
    """The players to explain: those with differences; empty if a difference belongs to all."""
    seats = {one.seat for one in found}
    return [] if None in seats else sorted(seat for seat in seats if seat is not None)


def _tables(case: Case) -> dict[str, Any]:
    """The score tables to explain a wrong answer: of its vector's clause or of a wrong category."""
    categories = kit_of(case.vector.game).categories
    known = case.vector.input.get("tables") or {}
    wrong = {one.category for one in case.differences}
    return {
        name: known[name]
        for name, clause in categories.items()
        if name in known and (name in wrong or clause == case.vector.clause)
    }


def explanations(one: Counterexample, lang: str) -> Iterator[Sentence]:
    """The reasons: the rule, the facet, the working, and the matching misreading."""
    case, finding = one.case, one.finding
    if one.searched is not None:
        yield from under(one.searched.game, one.searched.rulings)
    if one.names_a_rule:
        for name in one.clauses[:2]:
            title, text = Message(f"clause.{name}.title"), Message(f"clause.{name}")
            yield Message("judge.rule", id=name, title=title, text=text)
        if find_facets(case.vector.isolates) and case.vector.clause in one.clauses:
            yield Message("judge.facet", text=Message(f"facet.{case.vector.isolates}"))
    else:
        yield from _why_no_rule(one)
    # The working derives the answer under the defaults; about a ruling, under every value.
    is_about_ruling = any(one.kind == "ruling" for one in find_facets(case.vector.isolates))
    if finding is None and (is_about_ruling or case.expected == case.vector.expect):
        yield Message("judge.why", why=case.vector.why_in(lang))
    if case.reads_as:
        yield Message("judge.reads_as", rulings=rulings_text(case.reads_as))
    elif one.like is not None and one.names_a_rule:
        yield Message("judge.like", text=Message(f"misreading.{one.like.id}"))
    if finding is not None:
        yield from _about_finding(finding)


def _why_no_rule(one: Counterexample) -> Iterator[Message]:
    if lists_no_moves(one.case):
        yield Message("judge.no_rule")
    elif one.counted_from_one:
        yield Message("judge.counts_from_one", name=one.counted_from_one[0])
    elif one.case.vector.op == SEEN and "error" in one.case.answer:
        yield Message("judge.refuses_all")
    elif one.finding is not None and not one.finding.is_answered:
        yield Message("played.no_answer", op=one.finding.question.op)


def _about_finding(finding: AnyFinding) -> Iterator[Message]:
    """How certain and how small a finding is, and its file."""
    if finding.neighbours:
        yield Message("played.beside", clauses=finding.neighbours)
    proof = None if finding.proof is None else finding.proof.message
    if proof is not None and finding.status not in CHANGING_STATUS:
        yield proof
    if finding.broken_off:
        yield Message("found.broken_off")
    if finding.file is not None:
        yield Message("found.file", file=finding.file)


def under(game: str, rulings: Mapping[str, Value]) -> Iterator[Message]:
    """The sentence of a report about rulings other than the defaults, if there are any."""
    chosen = differing_rulings(with_defaults(game, {}), rulings)
    if chosen:
        yield Message("found.under", rulings=rulings_text(chosen))


def rulings_text(rulings: Mapping[str, Value]) -> tuple[Message, ...]:
    """Rulings as `name = value`, for messages of `verify` and `vectors`."""
    return tuple(
        Message("table.ruling", name=name, value=write_value(value))
        for name, value in rulings.items()
    )
