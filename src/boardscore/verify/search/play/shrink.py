"""Shrinks a game that is answered wrongly to one that no single simplification keeps wrong."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from attrs import evolve

from boardscore.core.errors import BoardscoreError
from boardscore.records import read_record
from boardscore.verify import games
from boardscore.verify.canonical import Data
from boardscore.verify.search.play.findings import size
from boardscore.verify.search.play.near import is_refused
from boardscore.verify.search.play.questions import Question
from boardscore.verify.search.play.walks import replayed
from boardscore.verify.search.steps import lower_numbers, stretches

PORTION = 24
"""How many simpler games are asked at once."""


def shrink(question: Question, still: Callable[[Sequence[Question]], Iterable[bool]]) -> Question:
    """The smallest question that steps lead to, while `still` says that each is answered wrongly.

    `still` is asked a few at once, the smallest first.
    """
    while True:
        smaller = _first_wrong(simpler(question), still)
        if smaller is None:
            return question
        question = smaller


def _first_wrong(
    steps: Sequence[Question], still: Callable[[Sequence[Question]], Iterable[bool]]
) -> Question | None:
    for start in range(0, len(steps), PORTION):
        some = steps[start : start + PORTION]
        found = [step for step, wrong in zip(some, list(still(some))) if wrong]
        if found:
            return found[0]
    return None


def simpler(question: Question) -> list[Question]:
    """Every question that one simplification makes, each once, the smallest first."""
    found: dict[str, Question] = {}
    own = size(question)
    for setup, moves, refused in _steps(question):
        step = _made(question, setup, moves, refused)
        if step is not None and size(step) < own:
            found.setdefault(repr(step.record), step)
    return sorted(found.values(), key=size)


_Step = tuple[Data, Sequence[Data], Data | None]


def _made(question: Question, setup: Data, moves: Sequence[Data], refused: Any) -> Question | None:
    """A question about a simpler game; None if there is no such game, or nothing to ask of it."""
    try:
        start = read_record([setup]).start
    except BoardscoreError:
        return None
    walk = replayed(setup, moves, start)
    if question.refused is None:
        scored = question.op == "replay"
        return evolve(question, walk=walk) if walk.end.is_over or not scored else None
    if refused is None or not is_refused(walk.end, walk.legal(len(walk.moves)), refused):
        return None
    return evolve(question, walk=walk, refused=refused)


def _steps(question: Question) -> Iterator[_Step]:
    setup, moves, refused = question.walk.setup, question.walk.moves, question.refused
    for start, end in stretches(len(moves)):
        yield setup, (*moves[:start], *moves[end:]), refused
    for fewer, left in _fewer_players(setup, (*moves, refused) if refused else moves):
        yield fewer, left[:-1] if refused else left, left[-1] if refused and left else None
    yield from ((fewer, moves, refused) for fewer in _smaller_packs(setup))
    for name, value in setup.items():
        if type(value) is int and name != "format":
            yield from (({**setup, name: low}, moves, refused) for low in lower_numbers(value))
    for place, move in enumerate(moves):
        for plain in _plainer(move):
            yield setup, (*moves[:place], plain, *moves[place + 1 :]), refused
    if refused is not None:
        yield from ((setup, moves, plain) for plain in _plainer(refused))
    if any(_is_of_chance(move) for move in moves):
        yield setup, [move for move in moves if not _is_of_chance(move)], refused


def _is_of_chance(move: Data) -> bool:
    return "player" not in move


def _fewer_players(setup: Data, moves: Sequence[Data]) -> Iterator[tuple[Data, list[Data]]]:
    """One player less; who sat after that moves up."""
    players = setup["players"]
    for seat in range(len(players)):
        left = [_moved_up(move, seat) for move in moves if move.get("player") != seat]
        yield {**setup, "players": players[: len(players) - 1]}, left


def _moved_up(move: Data, seat: int) -> Data:
    own = move.get("player")
    if type(own) is int and own > seat:
        return {**move, "player": own - 1}
    lists = {k: v for k, v in move.items() if isinstance(v, list) and v and isinstance(v[0], list)}
    return {**move, **{name: [*v[:seat], *v[seat + 1 :]] for name, v in lists.items()}}


def _smaller_packs(setup: Data) -> Iterator[Data]:
    """Fewer cards or tiles in the pack, or one that is simpler."""
    play = games.kit(setup["game"]).play
    assert play is not None
    pack = setup["pack"]
    for name, entries in pack.items():
        if not isinstance(entries, list):
            continue
        for start, end in stretches(len(entries)):
            yield {**setup, "pack": {**pack, name: [*entries[:start], *entries[end:]]}}
        for place, entry in enumerate(entries):
            for plain in play.simpler(entry):
                changed = [*entries[:place], plain, *entries[place + 1 :]]
                yield {**setup, "pack": {**pack, name: changed}}


def _plainer(move: Data) -> Iterator[Data]:
    """A move with one number lower, or without what is not usual."""
    for name, value in move.items():
        if value is True:
            yield {key: other for key, other in move.items() if key != name}
        elif type(value) is int and name != "player":
            for low in lower_numbers(abs(value)):
                yield {**move, name: low if value > 0 else -low}
