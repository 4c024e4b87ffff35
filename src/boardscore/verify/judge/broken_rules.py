"""The rules that wrong answers break: the clause of the first wrong decision, table or score."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve

from boardscore.verify.data_types import Data, Names, Wrong
from boardscore.verify.game_kit import clause_of, kit_of, play_kit
from boardscore.verify.judge.verdicts import Case, Decision, Verdict, WrongTable
from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import SEEN, TRACE
from boardscore.verify.program.replies import Traced
from boardscore.verify.right_answers import RightScores, after, why_not_begun
from boardscore.verify.search.game_questions import GameQuestion, question_about
from boardscore.verify.search.played_games import Misplaced, PlayedGame
from boardscore.verify.search.question import Fault
from boardscore.verify.vectors.differences import Difference
from boardscore.verify.vectors.vectors import PLAY, Vector

MOST = 100
"""The number of games with a question for every decision, the shortest first."""


def first_wrong_decisions(program: Program, cases: Sequence[Case]) -> list[Decision | None]:
    """For each case, the first decision that breaks a rule; None if its answer shows none."""
    listed = _first_wrong_lists(program, _by_length(cases))
    found = (
        listed.get(id(case)) or (_own(case) if _is_wrong_play(case) else _of_view(case))
        for case in cases
    )
    return _likeliest(cases, found)


def _by_length(cases: Iterable[Case]) -> list[Case]:
    """The wrong answers about play, the shortest record first."""
    return sorted(filter(_is_wrong_play, cases), key=lambda one: len(one.vector.input["record"]))


def _first_wrong_lists(program: Program, wrong: Sequence[Case]) -> dict[int, Decision]:
    """The first decision of each game where the list of legal moves is wrong, if there is one."""
    asked = [(case, question) for case in wrong[:MOST] for question in _before(case)]
    asked += [
        (case, question)
        for case in wrong[MOST:]
        for question in _before(case)
        if len(question.played.moves) == case.refused_at
    ]
    found: dict[int, Decision] = {}
    for outcome, (case, question) in zip(program.ask(one.request for _, one in asked), asked):
        fault = None if id(case) in found else question.fault(outcome)
        if fault is not None and fault.kind == "moves":
            found[id(case)] = _decision(question, fault)
    return found


def with_wrong_tables(program: Program, cases: Sequence[Case]) -> list[Case]:
    """The cases, with the rule that the first wrong table breaks if the program shows its tables.

    A wrong table is the cause of wrong decisions after it.
    """
    wrong = [(one, one.decision) for one in _by_length(cases)[:MOST] if one.decision is not None]
    asked = [GameQuestion(_accepted(case), TRACE) for case, _ in wrong]
    outcomes = program.ask(one.request for one in asked)
    share = _wrong_share(cases)
    found: dict[int, Decision] = {}
    for (case, decision), question, outcome in zip(wrong, asked, outcomes):
        fault = question.fault(outcome)
        table = None
        if fault is not None and fault.table is not None:
            table = WrongTable(fault.place, fault.table)
        if fault is not None and table is not None and _is_cause(table, decision, case):
            clause = max(question.possible(fault), key=share.__getitem__)
            found[id(case)] = evolve(decision, clause=clause, neighbours=(), table=table)
        elif _ends_right(question, outcome):
            found[id(case)] = evolve(decision, ends_right=True)
    return [evolve(case, decision=found.get(id(case), case.decision)) for case in cases]


def _ends_right(question: GameQuestion, outcome: Outcome) -> bool:
    """Whether a trace shows the whole table at the end of a game, and rightly."""
    played, answer = question.played, outcome.answer
    if not played.end.is_over or not isinstance(answer, Traced) or not answer.states:
        return False
    return bool(answer.states[-1] == play_kit(played.game).table(played.end))


def _is_cause(table: WrongTable, decision: Decision, case: Case) -> bool:
    """Whether a table is wrong before a decision, and no wrong category explains it."""
    part = table.value.part
    wrong = {one.category for one in case.differences} - {None, part}
    is_scored = part in kit_of(case.vector.game).categories
    return table.place <= decision.place and not (wrong and is_scored)


def _likeliest(cases: Sequence[Case], found: Iterable[Decision | None]) -> list[Decision | None]:
    """The decisions, each with the clause that explains most wrong answers.

    For refused draws, it explains most of them; for lists of moves, it alone explains another; for
    scores, most of its own vectors are wrong.
    """
    found = [*found]
    share = _wrong_share(cases)
    drawn = _explained_draws(cases, found)
    certain = {one.clause for one in found if one and any(one.wrong) and not one.neighbours}

    def likeliest(one: Decision) -> Decision:
        both = (one.clause, *one.neighbours)
        if _is_draw(one.wrong.missing):
            return evolve(one, clause=max(both, key=drawn.__getitem__), neighbours=())
        if any(one.wrong):
            known = [name for name in both if name in certain]
            return evolve(one, clause=known[0]) if known else one
        clause = max(both, key=share.__getitem__)
        return evolve(one, clause=clause, neighbours=tuple(name for name in both if name != clause))

    return [one and likeliest(one) for one in found]


def _wrong_share(cases: Iterable[Case]) -> Mapping[str, float]:
    """The share of wrong answers among those about each clause of play."""
    asked, wrong = Counter[str](), Counter[str]()
    for case in cases:
        if case.vector.op in PLAY:
            asked[case.vector.clause] += 1
            wrong[case.vector.clause] += _is_wrong_play(case)
    return defaultdict(float, {name: wrong[name] / count for name, count in asked.items()})


def _explained_draws(cases: Iterable[Case], found: Iterable[Decision | None]) -> Counter[str]:
    """The number of refused draws that each clause explains.

    A draw that was accepted before in such a game counts against its clauses.
    """
    counts = Counter[str]()
    for case, one in zip(cases, found):
        if one is None or not _is_draw(one.wrong.missing):
            continue
        played, _ = game_of_case(case)
        play = play_kit(played.game)
        counts.update((one.clause, *one.neighbours))
        for place, move in enumerate(played.moves[: one.place]):
            if _is_draw([move]):
                before, refused = played.until(place), Wrong((move,), ())
                clause = play.decides(before, refused)
                counts.subtract((clause, *play.neighbours(before, refused, clause)))
    return counts


def _is_draw(missing: Iterable[Mapping[str, object]]) -> bool:
    return any("player" not in move for move in missing)


def _of_view(case: Case) -> Decision | None:
    """The decision where a legal move is refused instead of a view."""
    place, record = case.refused_at, case.vector.input.get("record", ())
    if case.vector.op != SEEN or place is None or place + 1 >= len(record):
        return None
    *before, refused = case.vector.content(case.rulings)[: place + 2]
    clause = play_kit(case.vector.game).decides(_played(before), Wrong((refused,), ()))
    return Decision(place, clause, Wrong((), ()))


def _is_wrong_play(case: Case) -> bool:
    known = kit_of(case.vector.game).play is not None
    return known and case.vector.op in PLAY and case.verdict is Verdict.DISAGREE


def _before(case: Case) -> list[GameQuestion]:
    """Questions about each decision before the end of a vector's record."""
    played, _ = game_of_case(case)
    players = [at for at in range(len(played.moves)) if played.states[at].chance is None]
    return [GameQuestion(played.until(at), "legal") for at in players]


def game_of_case(case: Case) -> tuple[PlayedGame, Data | None]:
    """The game of a case up to the first move that breaks a rule, and that move, if any."""
    question = question_about("legal", case.vector.content(case.rulings))
    return question.played, question.refused


def _accepted(case: Case) -> PlayedGame:
    """The game of a vector up to the first move that is illegal or that the answer refuses."""
    played, place = game_of_case(case)[0], case.refused_at
    return played if place is None else played.until(place)


def _own(case: Case) -> Decision | None:
    if case.outcome is None:
        return None
    played, illegal = game_of_case(case)
    question = GameQuestion(played, case.vector.op, refused=illegal)
    fault = question.fault(case.outcome)
    if fault is None:
        return None
    refuses_a_move = fault.kind == "refusal" and fault.place < len(played.moves)
    if fault.kind == "refusal" and case.vector.op == "legal" and not refuses_a_move:
        return None  # an answer to this shows nothing about the rules
    if refuses_a_move and (illegal is None or _is_draw([played.moves[fault.place]])):
        refused = Wrong((played.moves[fault.place],), ())
        question = GameQuestion(played.until(fault.place), "legal")
        fault = Fault("moves", fault.place, refused)
    return _decision(question, fault)


def _decision(question: GameQuestion, fault: Fault) -> Decision:
    (clause,) = question.clauses(fault)
    return Decision(fault.place, clause, fault.wrong, question.neighbours(fault, clause))


def clauses_of_table(case: Case) -> list[str]:
    """The rules that a wrong table breaks, one for each difference; or the one on its set-up."""
    vector, record = case.vector, case.vector.content(case.rulings)
    play, players = play_kit(vector.game), f"{vector.game}.players"
    for problem in why_not_begun(record[0]):
        return [problem.clause or play.settles.get(str(problem.path[0]), players)]
    played, found = _played(record), []
    for one in case.differences:
        if one.part == "moves" and _is_about_the_game(case, played):
            found.append(play.decides(played, _wrong_moves(case)))
        elif one.place and one.part != "error":
            found.append(play.shows(played, _misplaced(one)) or players)
        else:
            refused = one.got if isinstance(one.got, Mapping) else {}
            found.append(play.settles.get(refused.get("error", {}).get("part"), players))
    return found


def _is_about_the_game(case: Case, played: PlayedGame) -> bool:
    """Whether wrong moves in a view are about the game, not about whose turn it is."""
    seat, due = case.vector.input["player"], played.end.to_act
    own = all(move.get("player") == seat for _, move in _wrong_moves(case).too_many)
    return own and (seat in due or not due)


def _wrong_moves(case: Case) -> Wrong:
    moves = [one for one in case.differences if one.part == "moves"]
    return Wrong(
        tuple(one.expected for one in moves if isinstance(one.expected, Mapping)),
        tuple((0, one.got) for one in moves if isinstance(one.got, Mapping)),
    )


def _misplaced(one: Difference) -> Misplaced:
    """A difference of a wrong answer, as a part of a player or else of the table."""
    if one.part != "players" or len(one.place) < 3:
        return Misplaced(one.part, None, one.expected, one.got)
    _, seat, part, *_ = one.place
    return Misplaced(str(part), int(seat), one.expected, one.got)


def _played(record: Sequence[Data]) -> PlayedGame:
    """The game of a record whose chance may come from a deck."""
    setup = {name: part for name, part in record[0].items() if name != "deck"}
    moves = [move.to_dict() for move in after(record).moves]
    return question_about("legal", [setup, *moves]).played


SUMS = ("totals", "ranks")
"""The parts of an answer that any rule may affect."""


def wrong_parts(vector: Vector, differences: Iterable[Difference]) -> tuple[str, ...]:
    """The clauses that wrong categories break; without any, `totals`, or else `ranks`.

    Wrong categories cause wrong totals, and wrong totals cause wrong ranks.
    """
    differences = tuple(differences)
    names = [one.category for one in differences if one.category is not None]
    clauses = dict.fromkeys(clause_of(vector.game, name) or name for name in names)
    sums = [name for name in SUMS if any(one.part == name for one in differences)]
    return tuple(clauses) or tuple(sums[:1])


def categories_of_part(game: str, part: str) -> Names:
    """The categories of a wrong part: those of a clause; an unknown category is one by itself."""
    known = kit_of(game).categories.items()
    return frozenset(name for name, clause in known if clause == part) or frozenset({part})


def clause_of_places(case: Case) -> str | None:
    """The clause that wrong ranks break, if nothing else is wrong.

    It separates the first two players in the wrong order. If the order is right, it is the clause
    of shared places, or None for a vector about ties.
    """
    vector, ties = case.vector, kit_of(case.vector.game).ties
    if vector.op != "score" or wrong_parts(vector, case.differences) != ("ranks",):
        return None
    rules = RightScores(vector.game, case.rulings)
    right, got = vector.expected(case.rulings)["ranks"], case.answer["ranks"]
    if not rules.can_score(vector.input) or len(got) != len(right):
        return None
    parted = rules.parted(vector.input, rules.score(vector.input))
    otherwise = (name for two, name in parted.items() if _order(right, *two) != _order(got, *two))
    separating = next(otherwise, None)
    if separating is None and vector.clause in ties.values():
        return None
    return ties[separating or "shared"]


def _order(ranks: Sequence[int], one: int, other: int) -> int:
    return (ranks[one] > ranks[other]) - (ranks[one] < ranks[other])
