"""Moves that are nearly legal: a legal move with one thing changed, or one at the wrong time."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from attrs import fields

from boardscore import games as rules
from boardscore.core.errors import MoveError
from boardscore.core.moves import read_move
from boardscore.games import State
from boardscore.verify import games
from boardscore.verify.canonical import Data
from boardscore.verify.search.play.walks import Walk, drawn_by
from boardscore.verify.suite.moves import same_move

_TRIES = 8
_BY = (-1, 1, 1, 2, -2, 20)


def refused(random: Random, walk: Walk) -> tuple[int, Data] | None:
    """A move that cannot be made in a game, and after how many moves; None if none was found."""
    for _ in range(_TRIES):
        place = random.choice((len(walk.moves), random.randint(0, len(walk.moves))))
        move = _nearly(random, walk, place)
        if move is not None and is_refused(walk.states[place], walk.legal(place), move):
            return place, move
    return None


def is_refused(state: State, legal: Sequence[Data], move: Data) -> bool:
    """Whether a move can be written down and cannot be made, however it is written."""
    try:
        read_move(move, rules.game(state.GAME).moves)
    except MoveError:
        return False
    if state.why_illegal(move) is None:
        return False
    plain = games.kit(state.GAME).plainly(state, move)
    return same_move(plain) not in map(same_move, legal)


def _nearly(random: Random, walk: Walk, place: int) -> Data | None:
    """A legal move with one thing changed, or one that was made before."""
    legal, state = walk.legal(place), walk.states[place]
    if state.chance is not None:
        return _otherwise(random, rules.deal(state, random).to_dict(), walk)
    if not legal or random.random() < 1 / _TRIES:
        return dict(random.choice(walk.moves[:place])) if place else None
    return _otherwise(random, random.choice(legal), walk)


def _otherwise(random: Random, move: Data, walk: Walk) -> Data | None:
    """A move with one field changed."""
    kind = rules.game(walk.game).moves[move["move"]]
    whole = {"move": move["move"]} | {
        part.name: move.get(part.name, part.default) for part in fields(kind)
    }
    name = random.choice([name for name in whole if name != "move"])
    changes = list(_changes(random, name, whole[name], walk))
    return {**whole, name: random.choice(changes)} if changes else None


def _changes(random: Random, name: str, value: Any, walk: Walk) -> Iterator[Any]:
    ids = _ids(walk)
    match value:
        case bool():
            yield not value
        case int() if name == "player":
            yield random.randint(0, len(walk.setup["players"]))
        case int():
            yield value + random.choice(_BY)
        case str():
            yield random.choice(ids)
        case [[*_], *_]:
            yield value[:-1]
            place = random.randrange(len(value))
            for hand in _changes(random, name, value[place], walk):
                yield [*value[:place], hand, *value[place + 1 :]]
        case [_, *_]:
            place = random.randrange(len(value))
            yield [*value[:place], random.choice(ids), *value[place + 1 :]]
            yield [*value[:place], value[0], *value[place + 1 :]]
            yield value[:-1]
            yield [*value, random.choice(ids)]


def _ids(walk: Walk) -> list[str]:
    """The ids that the game knows."""
    return [name for move in walk.moves for name in drawn_by(move)] or [""]
