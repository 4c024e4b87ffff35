"""Which misreading of a rule of play a finding is like: of all mutants, one that gives the same."""

import json
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from boardscore.verify import mutants
from boardscore.verify.program.outcomes import Outcome, outcome_of
from boardscore.verify.program.protocol import Scored, Traced
from boardscore.verify.program.replies import read_line
from boardscore.verify.search.finding import Likeness
from boardscore.verify.search.play.questions import GameQuestion, faults_of
from boardscore.verify.search.question import Fault
from boardscore.verify.vectors.moves import same_move
from boardscore.verify.vectors.play_mutant import PlayMutant


def misreadings(game: str) -> list[PlayMutant]:
    """The mutants of play of a game, without the controls."""
    return [one for one in mutants.of_play(game) if one.facet]


Answered = tuple[GameQuestion, Outcome]


def like_play(found: Answered, others: Sequence[Answered], clause: str) -> Likeness | None:
    """What the answer to a question is like, if it is like a misreading.

    It has to give what was found, and to be right wherever the program is right. Of several it is
    the one that gives most of what is wrong, and then one of the clause that seems to be broken.
    One that gives only a part of what is wrong has to be of that clause; and if it gives nothing
    besides what was found, no other one may fit as well.
    """
    right = [one for one in others if one[0].fault(one[1]) is None]
    wrong = [one for one in others if one[0].fault(one[1]) is not None]
    fitting = [
        one
        for one in misreadings(found[0].played.game)
        if gives(one, found) and all(_is_right(one, question) for question, _ in right)
    ]
    given = {one.id: sum(gives(one, answered) for answered in wrong) for one in fitting}
    if max(given.values(), default=0) < len(wrong):  # there are several mistakes
        fitting = [one for one in fitting if one.clause == clause]
    fitting.sort(key=lambda one: (-given[one.id], one.clause != clause))
    if not fitting:
        return None
    most = given[fitting[0].id]
    if most == 0 < len(wrong) and len(fitting) > 1:
        return None
    return Likeness(
        fitting[0], most == len(wrong), tuple(one for one in fitting if given[one.id] == most)
    )


def _is_right(mutant: PlayMutant, question: GameQuestion) -> bool:
    return question.fault(_told(mutant, question)) is None


def gives(mutant: PlayMutant, answered: Answered) -> bool:
    """Whether a mutant is wrong in the same way: in all that is wrong, not in the first of it."""
    question, outcome = answered
    said = _told(mutant, question)
    pairs = zip_longest(faults_of(question, outcome), faults_of(question, said))
    alike = all(own and other and _shape(own) == _shape(other) for own, other in pairs)
    return alike and _scores_alike(outcome.answer, said.answer)


def _told(mutant: PlayMutant, question: GameQuestion) -> Outcome:
    line = json.dumps({"id": 0, **mutant.answer(question.op, question.record)})
    reply = read_line(line.encode())
    assert reply is not None
    return outcome_of(0, question.request, reply.answer(question.op))


def _shape(fault: Fault) -> tuple[Any, ...]:
    missing = {same_move(move) for move in fault.wrong.missing}
    too_many = {same_move(move) for _, move in fault.wrong.too_many}
    return fault.kind, fault.place, missing, too_many


def _scores_alike(own: Any, other: Any) -> bool:
    """Whether two scores are the same, as far as both are told."""
    first, second = (one.scored if isinstance(one, Traced) else one for one in (own, other))
    if not isinstance(first, Scored) or not isinstance(second, Scored):
        return True
    both = ((first.categories, second.categories), (first.ranks, second.ranks))
    return first.totals == second.totals and all(
        None in pair or pair[0] == pair[1] for pair in both
    )
