"""One failure as people read it: what is wrong, what is right and why, how to see it again."""

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from boardscore import clauses
from boardscore.clauses import Clause
from boardscore.core.checks import cut
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.problems import Problem, Sentence
from boardscore.core.results import Line, PlayerScore
from boardscore.core.rulings import Value, written
from boardscore.verify import games
from boardscore.verify.driver.protocol import LONGEST_TEXT
from boardscore.verify.judging import plays, tables, ways
from boardscore.verify.judging.case import CHANGING, Case, Verdict
from boardscore.verify.judging.diagnosis import clause_of_places
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.working import as_json, picture, reasons, result_of, wrapped
from boardscore.verify.suite import facets
from boardscore.verify.suite.mutant import Misreading
from boardscore.verify.suite.vectors import PLAY, TABLE, Difference

MOST_DIFFERENCES = 12
"""How many places of one answer are told."""

MOST_LOOKED_AT = 400
"""How many are looked at for that."""

_ERROR_LINES = 20


def failure(judgement: Judgement, case: Case, lang: str, width: int) -> Iterator[str]:
    """One failure in full."""
    like = judgement.like.get(case.vector.id)
    yield _head(case, lang, width)
    for line in differences(case, lang):
        yield from wrapped(line, width, "  ", "    ")
    for message in _decided_before(case):
        yield from wrapped(say(message, lang), width, "  ", "    ")
    for change in _changes(case):
        yield from wrapped(say(change, lang), width, "  ", "    ")
    yield from expected(case, lang, width)
    yield ""
    for text in explanations(case, like, lang):
        yield from wrapped(text, width, "  ", "    ")
    yield "  " + say(Message("judge.again"), lang)
    yield "    " + again(judgement, case)


def _decided_before(case: Case) -> Iterator[Message]:
    """That a game goes wrong already before what its vector asks."""
    one = case.decision
    if one is None or one.wrong == ((), ()) or one.place >= _asked_after(case):
        return
    if lists_no_moves(case):
        return
    sorts = {"lacks": one.wrong.missing, "lists": tuple(move for _, move in one.wrong.too_many)}
    what = tuple(
        (Message(f"judge.{sort}", count=len(moves), first=as_json(moves[0])),)
        for sort, moves in sorts.items()
        if moves
    )
    yield Message("judge.wrong_before", index=one.place, clause=one.clause, what=what)


def _asked_after(case: Case) -> int:
    """After how many moves a vector asks something."""
    return len(case.vector.input["record"]) - 1


def _changes(case: Case) -> Iterator[Sentence]:
    """How an answer changes when it is asked for again, and what it depends on."""
    if case.verdict in CHANGING and case.why is not None:
        yield case.why
    if case.verdict is Verdict.ORDER_DEPENDENT:
        yield _order(case)


def _order(case: Case) -> Message:
    """What an answer that depends on the order depends on, as far as that was found out."""
    if case.after:
        return Message("judge.after", vectors=case.after)
    return Message("judge.after_something")


def _head(case: Case, lang: str, width: int) -> str:
    verdict = say(case.verdict.message, lang).upper()
    title = wrapped(case.vector.title_in(lang), width, "  ", "  ")
    return "\n".join([f"{verdict}: {case.vector.id}", *title])


def differences(case: Case, lang: str) -> Iterator[str]:
    """What is wrong with an answer, as far as that fits; moves of one kind or reason together."""
    groups = _groups(case)
    lacks_moves = any(some[0].part == "moves" for some in groups)
    if lacks_moves and case.got is not None and case.got.get("moves") == []:
        yield say(Message("judge.no_moves"), lang)
    for some in groups[:MOST_DIFFERENCES]:
        yield say(_difference(case, some), lang)
    left = sum(map(len, groups[MOST_DIFFERENCES:])) + len(case.differences[MOST_LOOKED_AT:])
    if left:
        yield say(Message("say.and_more", count=left), lang)


def _groups(case: Case) -> list[list[Difference]]:
    """The differences; moves together that are missing or not legal for the same reason.

    What cannot be read as a move comes first: because of it all others may be missing.
    """
    groups = dict[Any, list[Difference]]()
    for one in case.differences[:MOST_LOOKED_AT]:
        groups.setdefault(_sort(case, one), []).append(one)
    return sorted(groups.values(), key=lambda some: not _is_no_move(case, some[0]))


_NO_MOVE = {
    *("error.unknown_key", "error.unknown_key_near", "error.key_missing", "error.no_move"),
    *("error.not_one_of", "error.not_one_of_near"),
}
"""Why something cannot be read as a move at all, whatever the rules say."""


def lists_no_moves(case: Case) -> bool:
    """Whether the first that is too many cannot be read as a move, so that no rule is broken."""
    too_many = (one for one in case.differences if _is_too_many(one))
    return any(_is_no_move(case, one) for one in islice(too_many, 1))


def _is_too_many(one: Difference) -> bool:
    return one.part == "moves" and bool(one.place[1:]) and one.got is not None


def _is_no_move(case: Case, one: Difference) -> bool:
    if not _is_too_many(one):
        return False
    why = plays.why_illegal(case.vector, case.rulings, one.got)
    return why is not None and why.message.key in _NO_MOVE


def _sort(case: Case, one: Difference) -> Any:
    match one:
        case Difference(("moves",), move, None):
            return move["move"]
        case Difference(("moves", _), None, move):
            why = plays.why_illegal(case.vector, case.rulings, move)
            return why and (why.code, why.clause)
    return one.place


def _difference(case: Case, some: Sequence[Difference]) -> Message:
    """What is told of a difference, or of several that are told together."""
    match some[0]:
        case Difference(("moves",), _, None):
            return _moves("missing", [one.expected for one in some])
        case Difference(("moves", _), None, move):
            why = plays.why_illegal(case.vector, case.rulings, move)
            assert why is not None
            return _moves("illegal", [one.got for one in some], why=reason(why))
    (one,) = some
    parts = {"expected": as_json(one.expected), "got": as_json(one.got)}
    if not one.place and [*one.expected] == ["moves"]:
        count = len(one.expected["moves"])
        return Message("judge.moves_wanted", count=count, got=as_json(one.got))
    if not one.place:
        return Message("judge.difference", **parts)
    return Message("judge.difference_at", path=cut(one.path, LONGEST_TEXT), **parts)


def _moves(how: str, moves: Sequence[Any], **parts: Any) -> Message:
    """Some moves, the first of them written out."""
    if len(moves) == 1:
        return Message(f"judge.move_{how}", move=as_json(moves[0]), **parts)
    return Message(f"judge.moves_{how}", count=len(moves), move=as_json(moves[0]), **parts)


def reason(problem: Problem) -> Sentence:
    """A reason against a move, with its clause."""
    if problem.clause is None:
        return problem.message
    return Message("judge.reason", why=problem.message, clause=problem.clause)


def expected(case: Case, lang: str, width: int) -> Iterator[str]:
    """What the library makes of the vector: the game so far, the illegal move, the score."""
    if case.vector.op in PLAY:
        yield ""
        yield from plays.show(case.vector, case.rulings, lang, width)
        for message in about_moves(case):
            yield ""
            yield from wrapped(say(message, lang), width, "  ", "    ")
    if case.vector.op in TABLE:
        yield ""
        yield from tables.show(case.vector, case.rulings, lang, width)
    if "totals" in case.vector.expected(case.rulings):
        yield from _players(case, lang, width)


def about_moves(case: Case) -> Iterator[Message]:
    """The move that is illegal, and one that was called so before it; what could be drawn there."""
    found = plays.illegal_move(case.vector, case.rulings)
    _, *moves = case.vector.input["record"]
    error = (case.got or {}).get("error", {})
    called = error.get("index", len(moves))
    if called < (len(moves) if found is None else found[0]):
        yield Message("judge.legal_move", index=called, move=as_json(moves[called]))
        yield from _drawn_there(case, called)
    if found is not None:
        yield illegal(*found)
        yield from _drawn_there(case, found[0])


def _drawn_there(case: Case, index: int) -> Iterator[Message]:
    """How many cards or tiles are drawn before a move, and of which, if it is time for that."""
    chance = plays.states_of(case.vector, case.rulings)[index].chance
    if chance is not None:
        yield Message("judge.drawn_there", count=chance.count, unseen=as_json(chance.unseen))


def illegal(index: int, move: Any, why: Problem) -> Message:
    """That a move is illegal, and why."""
    return Message("judge.illegal", index=index, move=as_json(move), why=reason(why))


def _players(case: Case, lang: str, width: int) -> Iterator[str]:
    """The picture of each player that the answer is wrong about, with the expected lines."""
    result = result_of(case.vector, case.rulings)
    between = _is_between_players(case)
    seats = [] if between or _may_be_others(case) else wrong_seats(case.differences)
    for seat in seats or range(len(result.players)):
        player, rank = result.players[seat], result.ranks[seat]
        yield ""
        place = Message("judge.player", name=player.name, total=player.total, rank=rank)
        yield from wrapped(say(place, lang), width, "  ", "    ")
        yield picture(case.vector.game, player, lang, width)
        if between:
            yield from wrapped(
                say(games.kit(case.vector.game).tie_breakers(player), lang), width, "  ", "    "
            )
        yield from reasons(_lines(player, seat, case), lang, width)
    for name, table in _tables(case).items():
        message = Message("judge.table", name=Message(f"category.{name}"), table=as_json(table))
        yield from wrapped(say(message, lang), width, "  ", "    ")


def _is_between_players(case: Case) -> bool:
    """Whether an expectation cannot be understood without the other players."""
    ranked = any(one.part == "ranks" for one in case.differences)
    known = games.kit(case.vector.game)
    return ranked or case.vector.clause in {*known.ties.values(), *known.compared}


def _may_be_others(case: Case) -> bool:
    """Whether another player may be why points are wrong.

    A search leaves out who does not matter. In play, all may have a share in it.
    """
    return case.vector.IS_FOUND or case.vector.op in PLAY


def _tables(case: Case) -> dict[str, Any]:
    """The score tables that a vector is about, or that a category that is wrong is looked up in."""
    categories = games.kit(case.vector.game).categories
    tables = case.vector.input.get("tables") or {}
    wrong = {one.category for one in case.differences}
    return {
        name: tables[name]
        for name, clause in categories.items()
        if name in tables and (name in wrong or clause == case.vector.clause)
    }


def wrong_seats(differences: Iterable[Difference]) -> list[int]:
    """The players that differences belong to; none if one of them belongs to all."""
    seats = {one.seat for one in differences}
    return [] if None in seats else sorted(seat for seat in seats if seat is not None)


def _lines(player: PlayerScore, seat: int, case: Case) -> Sequence[Line]:
    """The lines of the categories that are wrong, if the answer tells categories."""
    wrong = {one.category for one in case.differences if one.seat == seat}
    return [line for line in player.lines if line.category in wrong] or player.lines


def explanations(case: Case, like: Misreading | None, lang: str) -> Iterator[str]:
    """Why it is expected: the rule, the facet, the working; and what the answer is like."""
    if lists_no_moves(case):
        yield say(Message("judge.no_rule"), lang)
        return
    if case.verdict not in CHANGING:
        yield from _rule(case, lang)
    key = "judge.why_found" if case.vector.IS_FOUND else "judge.why"
    yield say(Message(key, why=case.vector.why_in(lang)), lang)
    if case.reads_as:
        yield say(Message("judge.reads_as", rulings=rulings_text(case.reads_as)), lang)
    if like is not None:
        yield say(Message("judge.like", text=like.text(lang)), lang)


def _rule(case: Case, lang: str) -> Iterator[str]:
    """The rule and the facet of it; what depends on the order breaks none."""
    clause = clause_of(case)
    rule = Message("judge.rule", id=clause.id, title=clause.title(lang), text=clause.text(lang))
    yield say(rule, lang)
    for facet in facets.of(case.vector.game):
        if facet.id == case.vector.isolates and clause.id == case.vector.clause:
            yield say(Message("judge.facet", text=facet.text(lang)), lang)


def clause_of(case: Case) -> Clause:
    """The clause that decides where a game goes wrong, or that a vector is about."""
    return clause(clause_id(case))


def clause_id(case: Case) -> str:
    """Its id. What is about a category is not about places, so these are told by their own."""
    if case.decision is not None:
        return case.decision.clause
    return clause_of_places(case) or case.vector.clause


def clause(name: str) -> Clause:
    """The clause of an id."""
    return next(one for one in clauses.CLAUSES if one.id == name)


def rulings_text(rulings: Mapping[str, Value]) -> tuple[Message, ...]:
    """Rulings as `name = value`."""
    return tuple(ruling_text(name, value) for name, value in rulings.items())


def ruling_text(name: str, value: Value) -> Message:
    """A ruling as `name = value`."""
    return Message("table.ruling", name=name, value=written(value))


def last_errors(case: Case, lang: str) -> Iterator[str]:
    """The last that a program wrote to standard error before it gave no answer."""
    errors = case.outcome.errors.splitlines() if case.outcome else []
    if errors:
        yield "  " + say(Message("judge.errors"), lang)
        yield from (f"    {printable(cut(one, LONGEST_TEXT))}" for one in errors[-_ERROR_LINES:])


# To see it again


def again(judgement: Judgement, case: Case) -> str:
    """The command that shows a failure again, with what was asked before if that matters."""
    if case.verdict not in CHANGING:
        return repeat(judgement, case.vector.id)
    return repeat(judgement, *case.after, case.vector.id) if case.after else repeat(judgement)


def repeat(judgement: Judgement, *vectors: str) -> str:
    """The command that judges by some vectors again; without any, by all that were selected.

    What a search found has no name on the command line: it is selected by its file. Words that
    could act on a terminal are shown as escapes.
    """
    rulings = (f"--ruling={name}={written(value)}" for name, value in judgement.chosen.items())
    found = {case.vector.id for case in judgement.cases if case.vector.IS_FOUND}
    ids = dict.fromkeys(ways.plain_id(one) for one in vectors if one not in found)
    named = [word for one in ids for word in ("--run", one)]
    options = [*judgement.options, *rulings, *(named or judgement.selection)]
    return printable(shlex.join(["boardscore", "verify", *options, "--", *judgement.command]))
