"""Nearly legal moves: a legal move with one change, or at the wrong time."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from attrs import fields

from boardscore import any_game as rules
from boardscore.core.errors import MoveError
from boardscore.core.moves import read_move
from boardscore.verify import game_kits
from boardscore.verify.data_types import Data
from boardscore.verify.search.play.random_games import PlayedGame, drawn_ids
from boardscore.verify.vectors.move_lists import same_move

_TRIES = 8
_AT_ANOTHER_TIME = 1 / 4
_BY_CHANCE = 1 / 3
_BY = (-1, 1, 1, 2, -2, 20)


def refused_move(random: Random, played: PlayedGame) -> tuple[int, Data] | None:
    """An illegal move and the number of moves before it; None if none was found."""
    for _ in range(_TRIES):
        place = random.choice(_places(random, played))
        move = _near_miss(random, played, place)
        if move is not None and is_refused(played, place, move):
            return place, move
    return None


def _places(random: Random, played: PlayedGame) -> Sequence[int]:
    """Random numbers of moves after which to try, often where chance is due, or at the end."""
    if random.random() < _BY_CHANCE:
        due = [place for place, state in enumerate(played.states) if state.chance is not None]
        if due:
            return due
    return (len(played.moves), random.randint(0, len(played.moves)))


def is_refused(played: PlayedGame, place: int, move: Data) -> bool:
    """Whether a move can be written but is illegal in every notation."""
    try:
        read = read_move(move, rules.play(played.game).moves)
    except MoveError:
        return False
    state = played.states[place]
    if state.why_illegal(read) is None:
        return False
    plain = game_kits.kit(played.game).plainly(state, move)
    return plain == move or same_move(plain) not in map(same_move, played.legal(place))


def _near_miss(random: Random, played: PlayedGame, place: int) -> Data | None:
    """A legal move with one change, or a move of another time."""
    legal, state = played.listed(place), played.states[place]
    if random.random() < _AT_ANOTHER_TIME or (not legal and state.chance is None):
        return _move_of_another_time(random, played)
    if state.chance is not None:
        return _change_a_field(random, rules.deal(state, random).to_dict(), played)
    return _change_a_field(random, random.choice(legal).to_dict(), played)


def _move_of_another_time(random: Random, played: PlayedGame) -> Data | None:
    """A move of the game, of a random kind."""
    kinds = sorted({move["move"] for move in played.moves})
    if not kinds:
        return None
    kind = random.choice(kinds)
    return dict(random.choice([move for move in played.moves if move["move"] == kind]))


def _change_a_field(random: Random, move: Data, played: PlayedGame) -> Data | None:
    kind = rules.play(played.game).moves[move["move"]]
    whole = {"move": move["move"]} | {
        part.name: move.get(part.name, part.default) for part in fields(kind)
    }
    name = random.choice([name for name in whole if name != "move"])
    changes = list(_changes(random, name, whole[name], played))
    return {**whole, name: random.choice(changes)} if changes else None


def _changes(random: Random, name: str, value: Any, played: PlayedGame) -> Iterator[Any]:
    ids = _ids(played)
    match value:
        case bool():
            yield not value
        case int() if name == "player":
            yield random.randint(0, len(played.setup["players"]))
        case int():
            yield value + random.choice(_BY)
        case str():
            yield random.choice(ids)
        case [[*_], *_]:
            yield value[:-1]
            place = random.randrange(len(value))
            for hand in _changes(random, name, value[place], played):
                yield [*value[:place], hand, *value[place + 1 :]]
        case [_, *_]:
            place = random.randrange(len(value))
            yield [*value[:place], random.choice(ids), *value[place + 1 :]]
            yield [*value[:place], value[0], *value[place + 1 :]]
            yield value[:-1]
            yield [*value, random.choice(ids)]


def _ids(played: PlayedGame) -> list[str]:
    return [name for move in played.moves for name in drawn_ids(move)] or [""]
