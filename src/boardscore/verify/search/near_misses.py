"""Nearly legal moves: a legal move with one change, or at the wrong time."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from attrs import fields

from boardscore import games as rules
from boardscore.core.errors import MoveError
from boardscore.core.moves import read_move
from boardscore.core.rulings import Value
from boardscore.verify.data_types import Data
from boardscore.verify.game_kit import kit_of, play_kit
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.right_answers import same_move
from boardscore.verify.search.played_games import PlayedGame, choose_by_kind, drawn_ids, play_games
from boardscore.verify.vectors.coverage import reason_of

_TRIES = 8
_AT_ANOTHER_TIME = 1 / 4
_ANOTHER_KIND = 1 / 8
_STEP_FROM_EARLIER = 1 / 4
_AT_THE_BORDER = 1 / 2
_UNKNOWN = "nowhere"
_BY = (-1, 1, 1, 2, -2, 20)


def refused_move(random: Random, played: PlayedGame, sent: Counter[str]) -> tuple[int, Data] | None:
    """A nearly legal move that is refused, and the number of moves before it; None without any.

    Of a few, it is the one whose reason was sent least often. `sent` counts it.
    """
    found = dict[str, tuple[int, Data]]()
    for _ in range(_TRIES):
        place = random.choice(_places(random, played))
        move = _near_miss(random, played, place)
        if move is not None and is_refused(played, place, move):
            found[reason_of(played.states[place], move) or ""] = place, move
    if not found:
        return None
    rarest = min(found, key=lambda reason: sent[reason])
    sent[rarest] += 1
    return found[rarest]


def refusals_sent(game: str, rulings: Mapping[str, Value], games: int) -> Counter[str]:
    """How often a search in some games sends a nearly legal move for each reason, under rulings."""
    play, random, sent = play_kit(game), Random(1), Counter[str]()
    start = partial(play.started, random, with_defaults(game, rulings))
    for one in islice(play_games(random, start, play.choose), games):
        refused_move(random, one, sent)
    return sent


def _places(random: Random, played: PlayedGame) -> Sequence[int]:
    """Numbers of moves after which to try a near miss: in a random phase, or at the end."""
    phases: dict[Any, list[int]] = {}
    for place, state in enumerate(played.states):
        phases.setdefault(state.phase, []).append(place)
    return phases[random.choice(list(phases))]


def is_refused(played: PlayedGame, place: int, move: Data) -> bool:
    """Whether the rules refuse a move: it can be written, but no notation makes it legal."""
    try:
        read = read_move(move, rules.play(played.game).moves)
    except MoveError:
        return False
    state = played.states[place]
    if state.why_illegal(read) is None:
        return False
    plain = kit_of(played.game).plainly(state, move)
    return plain == move or same_move(plain) not in map(same_move, played.legal(place))


def _near_miss(random: Random, played: PlayedGame, place: int) -> Data | None:
    """A legal move with one change, or a move of another time."""
    legal, state = played.listed(place), played.states[place]
    if random.random() < _AT_ANOTHER_TIME or (not legal and state.chance is None):
        return _move_of_another_time(random, played)
    if state.chance is not None:
        return _change_a_field(random, rules.deal(state, random), (), played)
    move = choose_by_kind(random, state, legal)
    drawn = random.random()
    if drawn < _ANOTHER_KIND:
        parts, kinds = [*_parts(type(move))], rules.play(played.game).moves
        others = [name for name, kind in kinds.items() if [*_parts(kind)] == parts]
        return {**move.to_dict(), "move": random.choice(others)}
    if drawn < _ANOTHER_KIND + _STEP_FROM_EARLIER:
        return _one_step_from_earlier(random, move, played.moves[:place])
    return _change_a_field(random, move, legal, played)


def _move_of_another_time(random: Random, played: PlayedGame) -> Data | None:
    """A near miss: a move of another time in the game, of a random kind."""
    kinds = sorted({move["move"] for move in played.moves})
    if not kinds:
        return None
    kind = random.choice(kinds)
    return dict(random.choice([move for move in played.moves if move["move"] == kind]))


def _one_step_from_earlier(random: Random, move: Any, made: Sequence[Data]) -> Data | None:
    """The move with the parts of an earlier one of the same player, and one step beyond it."""
    whole = _whole(move)
    own = [one for one in made if one.get("player") == move.player and len(whole.keys() & one) > 2]
    if not own:
        return None
    earlier = random.choice(own)
    whole.update((name, earlier[name]) for name in whole.keys() & earlier if name != "move")
    name = random.choice([name for name, value in whole.items() if type(value) is int])
    return {**whole, name: whole[name] + random.choice((-1, 1))}


def _parts(kind: Any) -> Iterator[str]:
    return (part.name for part in fields(kind))


def _change_a_field(
    random: Random, move: Any, legal: Sequence[Any], played: PlayedGame
) -> Data | None:
    """A move with another value of a part: often one step beyond the last that is legal."""
    name = random.choice([*_parts(type(move))])
    value = getattr(move, name)
    like = [one for one in legal if (one.KIND, one.player) == (move.KIND, move.player)]
    if type(value) is int and name != "player" and like and random.random() < _AT_THE_BORDER:
        last, step = random.choice(((max, 1), (min, -1)))
        move = last(like, key=lambda one: getattr(one, name))
        return {**_whole(move), name: getattr(move, name) + step}
    whole = _whole(move)
    changes = list(_changes(random, name, whole[name], played))
    return {**whole, name: random.choice(changes)} if changes else None


def _whole(move: Any) -> Data:
    """A move with all its parts, as lists and plain values."""
    usual = {part.name: part.default for part in fields(type(move))}
    return {"move": move.KIND, **usual, **move.to_dict()}


def _changes(random: Random, name: str, value: Any, played: PlayedGame) -> Iterator[Any]:
    ids = [*(name for move in played.moves for name in drawn_ids(move)), _UNKNOWN]
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
