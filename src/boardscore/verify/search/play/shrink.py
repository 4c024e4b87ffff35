"""Shrinks a game that is answered wrongly to one that no single simplification keeps wrong.

There are several kinds of simplification. Each is tried in a circle, from where it helped last,
long pieces before single ones, until all of its steps in a row do not help.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from typing import Any, NamedTuple, TypeVar

from attrs import evolve

from boardscore.core.errors import BoardscoreError
from boardscore.records import read_record
from boardscore.verify import games
from boardscore.verify.data_types import Data
from boardscore.verify.search.deadline import Deadline
from boardscore.verify.search.play.near_misses import is_refused
from boardscore.verify.search.play.played_games import PlayedGame, changed, replayed
from boardscore.verify.search.play.questions import GameQuestion
from boardscore.verify.search.steps import lower_numbers, stretches

PORTION = 32
"""How many simpler games are asked at once; fewer where one has just helped."""

_LONG = 8
"""How many moves are made plainer at once at least."""

T = TypeVar("T")
Answers = Callable[[Sequence[GameQuestion]], Iterable[T | None]]
"""What becomes of simpler games: something of those that are answered wrongly in the same way."""


def shrink(
    question: GameQuestion, answers: Answers[T], patience: Deadline
) -> Iterator[tuple[GameQuestion, T]]:
    """Ever smaller questions that are answered wrongly, each with what became of it.

    No single simplification of the last one is answered wrongly, unless the patience ends before.
    """
    kinds, unchanged, right = cycle(_KINDS), 0, set[str]()
    while unchanged < len(_KINDS) and not patience.broken_off:
        unchanged += 1
        for step, wrong in _simplified(question, next(kinds), answers, right, patience):
            question, unchanged = step, 1
            yield step, wrong


def _simplified(
    question: GameQuestion,
    kind: Callable[["_Step"], Iterable["_Step"]],
    answers: Answers[T],
    right: set[str],
    patience: Deadline,
) -> Iterator[tuple[GameQuestion, T]]:
    """Ever smaller questions by one kind of step, until none of its steps helps any more.

    What is answered rightly is noted, so that it is asked once.
    """
    steps, place, portion = [*kind(_written(question))], 0, 1
    left = len(steps)
    while left > 0 and not patience.broken_off:
        places = patience.each(range(place, place + min(portion, left)))
        some = _asked(question, steps, places, right)
        helps = next(_wrong(some, answers, right), None)
        if helps is None:
            place, left, portion = place + portion, left - portion, min(2 * portion, PORTION)
        else:
            place, question, wrong = helps
            yield question, wrong
            steps, portion = [*kind(_written(question))], 1
            left = len(steps)


def _asked(
    question: GameQuestion, steps: Sequence["_Step"], places: Iterable[int], right: set[str]
) -> dict[int, GameQuestion]:
    """Simpler games by the place of their step, if there are such games that were not asked yet."""
    own = question.size
    made = ((place, _made(question, steps[place % len(steps)])) for place in places)
    return {
        place: step
        for place, step in made
        if step is not None and step.size < own and repr(step.record) not in right
    }


def _wrong(
    some: dict[int, GameQuestion], answers: Answers[T], right: set[str]
) -> Iterator[tuple[int, GameQuestion, T]]:
    """The simpler games that are answered wrongly; those that are not are noted."""
    for (place, step), wrong in zip(some.items(), list(answers([*some.values()]))):
        if wrong is None:
            right.add(repr(step.record))
        else:
            yield place, step, wrong


def simpler(question: GameQuestion) -> Iterator[GameQuestion]:
    """Every smaller question that one simplification makes, each once; made as it is asked for."""
    found, own = set[str](), question.size
    for kind in _KINDS:
        for written in kind(_written(question)):
            step = _made(question, written)
            if step is None or step.size >= own or repr(step.record) in found:
                continue
            found.add(repr(step.record))
            yield step


class _Step(NamedTuple):
    """A game as it is written down."""

    setup: Data
    moves: Sequence[Data]
    refused: Data | None
    said: tuple[bool, ...]

    def without(self, start: int, end: int) -> "_Step":
        """Without a stretch of moves."""
        return self._replace(moves=(*self.moves[:start], *self.moves[end:]))


def _written(question: GameQuestion) -> _Step:
    played = question.played
    return _Step(played.setup, played.moves, question.refused, played.said)


def _made(question: GameQuestion, written: _Step) -> GameQuestion | None:
    """A question about a simpler game; None if there is no such game, or nothing to ask of it."""
    setup, moves, refused, said = written
    if setup is question.played.setup:
        played = changed(question.played, moves, said)
    else:
        try:
            played = replayed(setup, moves, read_record([setup]).start, said)
        except BoardscoreError:
            return None
    if question.played.end.chance is not None:
        played = _undrawn(played)
    if question.refused is None:
        same_end = question.op != "replay" or played.end.is_over == question.played.end.is_over
        return evolve(question, played=played) if same_end else None
    if refused is None or not is_refused(played, len(played.moves), refused):
        return None
    return evolve(question, played=played, refused=refused)


def _undrawn(played: PlayedGame) -> PlayedGame:
    """A game without what chance drew last."""
    place = len(played.moves)
    while place and played.states[place - 1].chance is not None:
        place -= 1
    return played.until(place)


def _fewer_moves(own: _Step) -> Iterator[_Step]:
    """Without some turns, and without halves of the moves, quarters and so on."""
    parts = (*_turns(own.moves), *stretches(len(own.moves)))
    yield from (own.without(*part) for part in dict.fromkeys(parts))


def _turns(moves: Sequence[Data]) -> Iterator[tuple[int, int]]:
    """Where stretches begin and end that lead from a move of a player to one of the same kind.

    Between them are 16 others of that kind, or 8, 4, 2 or none, the long stretches first.
    """
    alike = defaultdict[Any, list[int]](list)
    for place, move in enumerate(moves):
        alike[move["move"], move.get("player")].append(place)
    longest = max(map(len, alike.values()), default=0)
    for step in (2**power for power in reversed(range(longest.bit_length()))):
        for places in alike.values():
            yield from zip(places, places[step:])


def _fewer_cards(own: _Step) -> Iterator[_Step]:
    """Fewer cards or tiles in the pack."""
    for name, entries in _lists(own.setup["pack"]):
        for start, end in stretches(len(entries)):
            yield _with_pack(own, name, [*entries[:start], *entries[end:]])


def _plainer_cards(own: _Step) -> Iterator[_Step]:
    """Several cards or tiles plain in one respect, or one of them simpler."""
    play = games.play_kit(own.setup["game"])
    for name, entries in _lists(own.setup["pack"]):
        for key in dict.fromkeys(key for entry in entries for key in entry):
            for start, end in stretches(len(entries)):
                plain = [_plain(entry, key, play.simpler) for entry in entries[start:end]]
                yield _with_pack(own, name, [*entries[:start], *plain, *entries[end:]])
        for place, entry in enumerate(entries):
            for simple in play.simpler(entry):
                yield _with_pack(own, name, [*entries[:place], simple, *entries[place + 1 :]])


def _plain(entry: Data, key: str, simpler: Callable[[Data], Iterable[Data]]) -> Data:
    """A card or tile that is as simple as it can be in one respect."""
    others = {name: part for name, part in entry.items() if name != key}
    while True:
        steps = (one for one in simpler(entry) if others.items() <= one.items())
        simple = next(steps, None)
        if simple is None:
            return entry
        entry = simple


def _lists(pack: Data) -> list[tuple[str, list[Data]]]:
    return [(name, entries) for name, entries in pack.items() if isinstance(entries, list)]


def _with_pack(own: _Step, name: str, entries: list[Data]) -> _Step:
    return own._replace(setup={**own.setup, "pack": {**own.setup["pack"], name: entries}})


def _lower_settings(own: _Step) -> Iterator[_Step]:
    """A smaller market, and whatever else is a number of the set-up."""
    for name, value in own.setup.items():
        if type(value) is int and name != "format":
            for low in lower_numbers(value):
                yield own._replace(setup={**own.setup, name: low})


def _plainer_moves(own: _Step) -> Iterator[_Step]:
    """Many moves without one of their numbers, or one move with a lower one."""
    moves = own.moves
    for name in dict.fromkeys(key for move in moves for key in _numbers(move)):
        for start, end in stretches(len(moves)):
            if end - start >= _LONG:
                low = [{**one, name: 0} if name in one else one for one in moves[start:end]]
                yield own._replace(moves=(*moves[:start], *low, *moves[end:]))
    for place, move in enumerate(moves):
        for plain in _plainer(move):
            yield own._replace(moves=(*moves[:place], plain, *moves[place + 1 :]))


def _plainer_refusal(own: _Step) -> Iterator[_Step]:
    """A plainer move that cannot be made."""
    if own.refused is not None:
        yield from (own._replace(refused=plain) for plain in _plainer(own.refused))


def _drawn_in_order(own: _Step) -> Iterator[_Step]:
    """All that chance draws in the order of the pack."""
    if any(_is_of_chance(move) for move in own.moves):
        yield own._replace(moves=[move for move in own.moves if not _is_of_chance(move)])


def _is_of_chance(move: Data) -> bool:
    return "player" not in move


def _fewer_players(own: _Step) -> Iterator[_Step]:
    """One player less; who sat after that moves up."""
    players = own.setup["players"]
    for seat in range(len(players)):
        left = [_moved_up(move, seat) for move in own.moves if move.get("player") != seat]
        refused = own.refused
        if refused is not None and refused.get("player") == seat:
            continue
        yield _Step(
            {**own.setup, "players": players[: len(players) - 1]},
            left,
            None if refused is None else _moved_up(refused, seat),
            (*own.said[:seat], *own.said[seat + 1 :]),
        )


def _moved_up(move: Data, seat: int) -> Data:
    own = move.get("player")
    if type(own) is int and own > seat:
        return {**move, "player": own - 1}
    lists = {k: v for k, v in move.items() if isinstance(v, list) and v and isinstance(v[0], list)}
    return {**move, **{name: [*v[:seat], *v[seat + 1 :]] for name, v in lists.items()}}


def _other_packs(own: _Step) -> Iterator[_Step]:
    """All of the pack simpler, or with the lowest numbers as ids; moves are written for that."""
    play, pack = games.play_kit(own.setup["game"]), own.setup["pack"]
    numbered = _numbered(pack)
    for plain, written in (*play.plainer_pack(pack), *([numbered] if numbered else ())):
        yield own._replace(
            setup={**own.setup, "pack": plain},
            moves=[*map(written, own.moves)],
            refused=own.refused and written(own.refused),
        )


def _numbered(pack: Data) -> tuple[Data, Callable[[Data], Data]] | None:
    """A pack in which ids are numbers from 1 on; None if they are."""
    lists = {name: value for name, value in pack.items() if isinstance(value, list)}
    old = [entry["id"] for entries in lists.values() for entry in entries]
    ids = {name: str(number) for number, name in enumerate(old, 1)}
    if all(name == number for name, number in ids.items()):
        return None
    changed = {
        name: [{**entry, "id": ids[entry["id"]]} for entry in entries]
        for name, entries in lists.items()
    }
    return {**pack, **changed}, lambda move: _renamed(move, ids)


def _renamed(value: Any, ids: Data) -> Any:
    match value:
        case str():
            return ids.get(value, value)
        case [*parts]:
            return [_renamed(part, ids) for part in parts]
        case dict():
            return {key: _renamed(part, ids) for key, part in value.items()}
        case _:
            return value


def _plainer(move: Data) -> Iterator[Data]:
    """A move with one number lower, or without what is not usual."""
    for name, value in move.items():
        if value is True:
            yield {key: other for key, other in move.items() if key != name}
    for name, value in _numbers(move).items():
        for low in lower_numbers(abs(value)):
            yield {**move, name: low if value > 0 else -low}


def _numbers(move: Data) -> Data:
    """The numbers of a move that can be lower."""
    return {name: part for name, part in move.items() if type(part) is int and name != "player"}


_KINDS: Sequence[Callable[[_Step], Iterable[_Step]]] = (
    _fewer_moves,
    _fewer_players,
    _fewer_cards,
    _plainer_cards,
    _other_packs,
    _lower_settings,
    _plainer_moves,
    _plainer_refusal,
    _drawn_in_order,
)
"""The kinds of simplification, those that leave out most first."""
