"""Which misreading of a rule of play answers to vectors are like: a mutant that gives the same."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from boardscore.verify.data_types import Data
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.decisions import walk_of
from boardscore.verify.judge.readings import would_agree
from boardscore.verify.search.play.likeness import misreadings
from boardscore.verify.vectors.moves import same_move
from boardscore.verify.vectors.play_mutant import PlayMutant
from boardscore.verify.vectors.vectors import PLAY, Difference, check

MOST_ASKED = 10
"""How many wrong answers of a program are held against all misreadings."""


def likeness_of_play(cases: Iterable[Case]) -> dict[str, PlayMutant]:
    """The misreading behind each wrong answer about play, by the id of its vector, if there is one.

    A misreading is named if it gives that answer and all that is right, and is never wrong in
    another way: a program may have other mistakes. Of several, it is the one that gives most; what
    that one gives is put down to no other, as two of them may contradict each other.
    """
    games: dict[str, list[Case]] = {}
    for case in cases:
        if case.vector.op in PLAY and case.got is not None:
            games.setdefault(case.vector.game, []).append(case)
    return {k: v for game, answered in games.items() for k, v in _of_game(game, answered)}


def _of_game(game: str, answered: Sequence[Case]) -> Iterator[tuple[str, PlayMutant]]:
    wrong = [case for case in answered if case.differences]
    if all(would_agree(case, case.rulings) for case in wrong):
        return
    right = [case for case in answered if not case.differences]
    found = [
        one
        for one in _fitting(game, _plainest(wrong))
        if all(_is_wrong_alike(one, case) for case in wrong) and _agrees(one, right)
    ]
    given = [(one, [case for case in wrong if _answers_like(one, case)]) for one in found]
    while any(left for _, left in given):
        best, alike = max(given, key=lambda one: _fit(*one))
        yield from ((case.vector.id, best) for case in alike)
        given = [(one, [case for case in left if case not in alike]) for one, left in given]


def _plainest(wrong: Iterable[Case]) -> list[Case]:
    """Of all that goes wrong at a decision of the same clause, the shortest game; of some."""
    found: dict[str, Case] = {}
    for case in sorted(wrong, key=lambda one: len(one.vector.input["record"])):
        found.setdefault(_clause(case), case)
    return list(found.values())[:MOST_ASKED]


def _clause(case: Case) -> str:
    """The clause that decides where a game goes wrong, or that a vector is about."""
    return case.vector.clause if case.decision is None else case.decision.clause


def _fitting(game: str, wrong: Iterable[Case]) -> list[PlayMutant]:
    """The misreadings that give one of some wrong answers."""
    wrong = list(wrong)
    return [one for one in misreadings(game) if any(_answers_like(one, case) for case in wrong)]


def _fit(mutant: PlayMutant, given: Sequence[Case]) -> tuple[int, int]:
    """How much a misreading gives, and how much of that is asked about its own facet."""
    return len(given), sum(mutant.facet == case.vector.isolates for case in given)


def _is_wrong_alike(mutant: PlayMutant, case: Case) -> bool:
    """Whether a misreading lists, where a program first goes wrong, its moves or the legal ones."""
    decision = case.decision
    if decision is None or not any(decision.wrong):
        return True
    played, _ = walk_of(case)
    legal = {same_move(move) for move in played.legal(decision.place)}
    missing = {same_move(move) for move in decision.wrong.missing}
    too_many = {same_move(move) for _, move in decision.wrong.too_many}
    said = mutant.answer("legal", played.record(decision.place)).get("result", {}).get("moves", ())
    return {same_move(move) for move in said} in (legal, legal - missing | too_many)


def _agrees(mutant: PlayMutant, right: Iterable[Case]) -> bool:
    """Whether a misreading is right where the program is; what is about it is asked first."""
    telling = sorted(right, key=lambda case: case.vector.isolates != mutant.facet)
    return not any(_differences(mutant, case) for case in telling)


def _answers_like(mutant: PlayMutant, case: Case) -> bool:
    """Whether a mutant gives the same wrong answer."""
    return _plainly(_differences(mutant, case)) == _plainly(case.differences)


def _differences(mutant: PlayMutant, case: Case) -> list[Difference]:
    """What is wrong with a mutant's answer, as far as the program answers."""
    said = mutant.answer(case.vector.op, case.vector.content(case.rulings))
    told: Data = said.get("result", {"error": said.get("error")})
    told = {name: value for name, value in told.items() if name in case.answer} or told
    return check(case.vector, told, case.rulings)


def _plainly(differences: Iterable[Difference]) -> Counter[str]:
    """What differs, whatever the order of moves and the words of an error."""
    return Counter(
        json.dumps([one.part, _code(one.expected), _code(one.got)], sort_keys=True, default=str)
        for one in differences
    )


def _code(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    error = value.get("error")
    if isinstance(error, dict):
        return {key: error[key] for key in ("code", "index") if key in error}
    return value.get("totals", value)
