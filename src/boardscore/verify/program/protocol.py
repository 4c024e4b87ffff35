"""Line protocol 1: what a foreign program is asked, and what it may answer.

Answers are read strictly, and nothing is converted: `"12"` and `12.0` are no totals. Only two
things are forgiven: an id that is missing, and parts that may be left out.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import field, frozen

from boardscore.core.checks import cut, shown
from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.documents.files import repeated

PROTOCOL = 1
"""The version of the protocol, which `hello` tells."""

ILLEGAL = "illegal"
ERROR_CODES = (ILLEGAL, "unsupported", "internal")
"""What an error may be: a verdict, a gap, a fault of the program."""

GREETED = ("name", "version", "games", "rulings", "offers")
"""What the answer to `hello` may hold."""

TRACE = "trace"
STATE = "state"
START = "start"
SEEN = "seen"
UNHEARD_OF = "unheard_of"
OFFERED = (TRACE, STATE, START, SEEN)
"""What a program may offer in its answer to `hello`: the request `trace`, and in the answer to it
the state of the table; the requests `start` and `seen`. No other program has to know them."""

SCORED = ("totals", "categories", "ranks")
"""What a score may hold."""

LONGEST_TEXT = 200
"""How much of what a program says is kept for reports, in characters: a few lines of a terminal."""

DEEPEST = 64
"""How many lists and objects may lie in one another in an answer, whatever a parser can take."""

_LONGEST_ID = 18


# What is asked


@frozen
class Request:
    """Something to be asked; it can be sent any number of times, under any id."""

    op: str
    """What is wanted: `hello`, `score`, `legal`, `replay`, `trace`, `start` or `seen`."""
    body: str
    """The request as JSON, from behind the id to the end."""
    game: str = ""
    """The game that it is about, if it is about one."""

    def line(self, number: int) -> bytes:
        """The request as a line, under an id.

        >>> legal([]).line(8)
        b'{"id": 8, "op": "legal", "record": []}\\n'
        """
        return f'{{"id": {number}, {self.body}\n'.encode()


def hello() -> Request:
    """The request for the program's name, games and rulings."""
    return _request("hello", protocol=PROTOCOL)


def score(position: Any) -> Request:
    """The request for the score of a position, given as plain data."""
    return _request("score", _game(position), position=position)


def legal(record: Any) -> Request:
    """The request for the legal moves after a record, given as plain data."""
    return _request("legal", _game(*record[:1]), record=record)


def replay(record: Any) -> Request:
    """The request for the totals at the end of a record, given as plain data."""
    return _request("replay", _game(*record[:1]), record=record)


def trace(record: Any) -> Request:
    """The request for the legal moves before each move of a record, and its score if it is over."""
    return _request(TRACE, _game(*record[:1]), record=record)


def about_game(op: str, lines: Iterable[str]) -> Request:
    """The request for one of these about a record whose lines are JSON already.

    >>> about_game("legal", ['{"game": "pier18"}', '{"move": "deal"}']).body
    '"op": "legal", "record": [{"game": "pier18"}, {"move": "deal"}]}'
    """
    body = ", ".join(lines)
    named = _GAME.search(body)
    return Request(op, f'"op": {json.dumps(op)}, "record": [{body}]}}', named[1] if named else "")


_GAME = re.compile(r'"game": "(\w+)"')


def start(record: Any) -> Request:
    """The request for what stands at the start of a record, which is no more than its first line.

    That may be a set-up that cannot be played.
    """
    return _request(START, _game(*record[:1]), record=record)


def seen(record: Any, player: int) -> Request:
    """The request for what a seat may know after a record, and for its legal moves."""
    return _request(SEEN, _game(*record[:1]), record=record, player=player)


def unknown_request() -> Request:
    """A request that no program can know, as a later version of the protocol may have some."""
    return _request(UNHEARD_OF)


def _request(op: str, game: str = "", **parts: Any) -> Request:
    return Request(op, json.dumps({"op": op, **parts}, allow_nan=False)[1:], game)


def _game(about: Any = None) -> str:
    """The game that a position, or the first line of a record, says that it is about."""
    game = about.get("game") if isinstance(about, Mapping) else None
    return game if isinstance(game, str) else ""


# What is answered


@frozen
class Scored:
    """The answer to `score` and `replay`; what was left out is None."""

    totals: tuple[int, ...]
    """The total of each player, in seat order."""
    categories: tuple[Mapping[str, int], ...] | None = None
    """The points of each player by category."""
    ranks: tuple[int, ...] | None = None
    """The place of each player."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The names in the answer that mean nothing."""

    @property
    def data(self) -> dict[str, Any]:
        """The answer as vectors expect it."""
        parts = {"totals": self.totals, "categories": self.categories, "ranks": self.ranks}
        return {name: list(part) for name, part in parts.items() if part is not None}

    @property
    def message(self) -> Message:
        """The answer as a report shows it."""
        return _as_json(self.data)


def _as_set(moves: tuple[Mapping[str, Any], ...]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


@frozen
class Moves:
    """The answer to `legal`; two answers with the same moves in another order are equal."""

    moves: tuple[Mapping[str, Any], ...] = field(eq=_as_set)
    """The legal moves, as the program listed them."""

    @property
    def data(self) -> dict[str, Any]:
        """The answer as vectors expect it."""
        return {"moves": list(self.moves)}

    @property
    def message(self) -> Message:
        """The answer as a report shows it."""
        return _as_json(self.data)


@frozen
class Traced:
    """The answer to `trace`."""

    moves: tuple[Moves, ...]
    """The legal moves before each move of the record."""
    scored: Scored | None = None
    """The score, if the game is over and the program tells it."""
    states: tuple[Mapping[str, Any], ...] | None = None
    """What lies on the table before the first move and after each; None if it is not told."""

    @property
    def message(self) -> Message:
        """The answer as a report shows it."""
        moves = [list(one.moves) for one in self.moves]
        states = {} if self.states is None else {"states": list(self.states)}
        return _as_json({"moves": moves, **states, **(self.scored.data if self.scored else {})})


@frozen
class Seen:
    """The answer to `start` and to `seen`."""

    table: Mapping[str, Any]
    """What lies on the table; what is hidden is None."""
    moves: Moves | None = None
    """The legal moves of the seat that was asked about, if the program tells them."""

    @property
    def data(self) -> dict[str, Any]:
        """The answer as vectors expect it."""
        return {**self.table, **(self.moves.data if self.moves else {})}

    @property
    def message(self) -> Message:
        """The answer as a report shows it."""
        return _as_json(self.data)


@frozen
class Greeting:
    """The answer to `hello`; what a program does not say has these defaults."""

    name: str | None = None
    """What the program is called."""
    version: str | None = None
    """The program's version."""
    games: tuple[str, ...] | None = None
    """The games that it knows; None if it does not say."""
    rulings: Mapping[str, Value | tuple[Value, ...]] = field(factory=dict)
    """The rulings that it declares, each with its value, or with all that it can be asked under."""
    offers: tuple[str, ...] = ()
    """The requests that it knows besides those of every program."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The names in the answer that mean nothing."""
    faults: tuple[Message, ...] = field(default=(), eq=False, repr=False)
    """What is wrong with fields of the answer, which have their defaults instead."""

    @property
    def message(self) -> Message:
        """The answer as a report shows it."""
        said = {"name": self.name, "version": self.version, "games": self.games}
        given = {key: value for key, value in said.items() if value is not None}
        return _as_json({**given, "rulings": self.rulings} if self.rulings else given)


@frozen
class Refused:
    """An error, as the program reports it; its wording is no part of the answer."""

    code: str
    """`illegal`, `unsupported` or `internal`."""
    said: str = field(default="", eq=False)
    """The program's own words."""
    index: int | None = None
    """The number of the illegal move; 0 is the first one after the set-up line."""
    part: str | None = None
    """The part of a set-up that cannot be played: the key in the first line of the record."""

    @property
    def data(self) -> dict[str, Any] | None:
        """The answer as vectors expect it; None of an error that none expects."""
        if self.code != ILLEGAL:
            return None
        where = {"index": self.index, "part": self.part}
        told = {name: value for name, value in where.items() if value is not None}
        return {"error": {"code": self.code, **told}}

    @property
    def message(self) -> Message:
        """The answer as a report shows it."""
        parts = {
            "code": self.code,
            "index": self.index,
            "part": self.part,
            "message": self.said,
        }
        return _as_json({key: part for key, part in parts.items() if part not in {None, ""}})


@frozen
class Garbled:
    """An answer that cannot be read."""

    message: Message
    """What is wrong with it."""


Answer = Scored | Moves | Traced | Seen | Greeting | Refused | Garbled


def _as_json(data: Any) -> Message:
    return Message("verify.answered", answer=cut(json.dumps(data), LONGEST_TEXT))


# Reading a line


@frozen
class Reply:
    """A line of output that means to be an answer."""

    number: int | None
    """The id of the request that it answers; None if it has none."""
    data: Mapping[str, Any]
    """All of the line."""
    fault: Message | None = None
    """Why the line cannot count, though one sees what it answers."""

    def answer(self, op: str) -> Answer:
        """The answer to a request that wanted this."""
        if self.fault is not None:
            return Garbled(self.fault)
        try:
            return _answer(op, self.data)
        except _GarbledError as error:
            return Garbled(error.message)


class _GarbledError(Exception):
    """Something in an answer is not as it must be."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def read_line(line: bytes) -> Reply | None:
    """The reply that a line of output is; None if it is none, but something else that was printed.

    >>> read_line(b'{"id": 7, "result": {"totals": [12, 9]}}').answer("score")
    Scored(totals=(12, 9), categories=None, ranks=None)
    """
    if not line.lstrip().startswith(b"{"):
        return None
    fault: Message | None = None
    try:
        data = _decoded(line.decode())
    except UnicodeDecodeError:
        data, fault = _leniently(line), Message("garbage.not_utf8")
    except _GarbledError as error:
        data, fault = _leniently(line), error.message
    except RecursionError:
        return _unparsed(line, _TOO_DEEP)
    except json.JSONDecodeError:
        return None
    except ValueError:  # Python reads no longer ones
        return _unparsed(line, Message("garbage.long_number", most=sys.get_int_max_str_digits()))
    if data is None:
        return None
    if fault is None and _may_be_deep(line) and _is_deep(data):
        fault = _TOO_DEEP
    number, wrong_id = _id(data)
    if number is None and "result" not in data and "error" not in data:
        return None
    return Reply(number, data, fault or wrong_id)


def read_cut_line(line: bytes, most: int) -> Reply | None:
    """The reply of which only the beginning was kept, since its line is longer than this."""
    return _unparsed(line, Message("garbage.long_line", most=most >> 20))


def misprinted(line: bytes) -> str | None:
    """How a line that is no answer misses being one: `text_before`, `goes_on`; None if it is none.

    >>> misprinted(b'totals: {"id": 7, "result": {"totals": [12, 9]}}')
    'text_before'
    >>> misprinted(b'{')
    'goes_on'
    """
    text = line.decode(errors="replace").rstrip()
    start = text.find('{"')
    if start > 0 and read_line(text[start:].encode()) is not None:
        return "text_before"
    return "goes_on" if text.startswith("{") and _breaks_off(text) else None


def _breaks_off(text: str) -> bool:
    """Whether nothing is wrong with an object but that its end is missing."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.pos >= len(text)
    except (ValueError, RecursionError):
        pass
    return False


def _leniently(line: bytes) -> Any:
    """What can be made of a line that is nearly JSON, so that its id is seen."""
    try:
        return _LENIENT.decode(line.decode(errors="replace"))
    except (ValueError, RecursionError):
        return None


def _no_constant(name: str) -> Any:
    raise _GarbledError(Message("garbage.constant", got=name))


def _decoded(text: str) -> Any:
    """What a text in JSON holds, in which no object may have a name twice.

    Of a name that is there twice one is lost, and its colon is left. So where there are as many
    names as colons nothing was lost; elsewhere one looks closely, which takes twice as long.
    """
    names = 0

    def counted(table: dict[str, Any]) -> dict[str, Any]:
        nonlocal names
        names += len(table)
        return table

    decoder = json.JSONDecoder(object_hook=counted, parse_constant=_no_constant)
    data = decoder.decode(text)
    return data if names == text.count(":") else _STRICT.decode(text)


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        raise _GarbledError(Message("garbage.same_key", got=shown(repeated(pairs))))
    return table


_STRICT = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_without_duplicates)
_LENIENT = json.JSONDecoder()


_TOO_DEEP = Message("garbage.too_deep", most=DEEPEST)
_ID_FIRST = re.compile(rb'\s*\{\s*"id"\s*:\s*(\d{1,18})\b')


def _unparsed(line: bytes, fault: Message) -> Reply | None:
    """A line that no parser reads, if it begins with its id."""
    begun = _ID_FIRST.match(line)
    return None if begun is None else Reply(int(begun[1]), {"id": int(begun[1])}, fault)


_PARENTHESES = bytes.maketrans(b"[]{}", b"()()")
_NO_BRACKETS = bytes({*range(256)} - {*b"[]{}"})


def _may_be_deep(line: bytes) -> bool:
    """Whether the brackets of a line, also those in its texts, lie so deep in one another."""
    left = line.translate(_PARENTHESES, _NO_BRACKETS)
    for _ in range(DEEPEST):
        left = left.replace(b"()", b"")
        if not left:
            return False
    return True


def _is_deep(data: Any) -> bool:
    """Whether lists and objects lie deeper in one another than an answer needs."""
    level = [data]
    for _ in range(DEEPEST):
        inside = (one.values() if isinstance(one, dict) else one for one in level)
        level = [part for parts in inside for part in parts if isinstance(part, dict | list)]
    return bool(level)


def _id(data: Mapping[str, Any]) -> tuple[int | None, Message | None]:
    """The id of a reply, and what is wrong with it; a wrong one is understood where possible."""
    if "id" not in data:
        return None, None
    given = data["id"]
    if type(given) is int:
        return given, None
    number = _understood(given)
    return number, Message("garbage.id", got=shown(given))


def _understood(given: object) -> int | None:
    match given:
        case float() if given.is_integer():
            return int(given)
        case str() if given.isascii() and given.isdigit() and len(given) <= _LONGEST_ID:
            return int(given)
        case _:
            return None


# Reading an answer


def _answer(op: str, data: Mapping[str, Any]) -> Answer:
    if "result" in data and "error" in data:
        raise _GarbledError(Message("garbage.result_and_error"))
    if "error" in data:
        return _refused("error", data["error"])
    if "result" not in data:
        raise _GarbledError(_no_result(data))
    return _RESULTS[op]("result", data["result"])


def _no_result(data: Mapping[str, Any]) -> Message:
    """What is wrong with an answer that has neither result nor error."""
    outside = [name for parts in _PARTS.values() for name in parts if name in data]
    if outside:
        return Message("garbage.outside", name=outside[0])
    return Message("garbage.no_result")


def _result_object(value: Any, key: str) -> Mapping[str, Any]:
    """A result that is an object with something in it, such as a list under a key."""
    if value is None:
        raise _GarbledError(Message("garbage.null_result"))
    if value == {}:
        raise _GarbledError(Message("garbage.empty_result"))
    if isinstance(value, list):
        raise _GarbledError(Message("garbage.list_result", got=shown(value), key=key))
    return _object("result", value)


def _scored(path: str, value: Any) -> Scored:
    result = _result_object(value, "totals")
    return Scored(
        _wholes(f"{path}.totals", _required(path, result, "totals")),
        _categories(f"{path}.categories", result["categories"]) if "categories" in result else None,
        _wholes(f"{path}.ranks", result["ranks"]) if "ranks" in result else None,
        _besides(result, SCORED),
    )


def _besides(result: Mapping[str, Any], known: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in result if name not in known)


def _moves(path: str, value: Any) -> Moves:
    result = _result_object(value, "moves")
    return _listed(f"{path}.moves", _required(path, result, "moves"))


def _listed(path: str, value: Any) -> Moves:
    return Moves(_objects(path, value))


def _traced(path: str, value: Any) -> Traced:
    result = _result_object(value, "moves")
    lists = _list(f"{path}.moves", _required(path, result, "moves"))
    moves = tuple(_listed(f"{path}.moves[{at}]", one) for at, one in enumerate(lists))
    states = _states(f"{path}.states", result["states"]) if "states" in result else None
    return Traced(moves, _scored(path, value) if "totals" in result else None, states)


def _states(path: str, value: Any) -> tuple[Mapping[str, Any], ...]:
    return tuple(_state(f"{path}[{at}]", one) for at, one in enumerate(_list(path, value)))


def _state(path: str, value: Any) -> Mapping[str, Any]:
    state = _object(path, value)
    _objects(f"{path}.players", state.get("players", []))
    return state


def _seen(path: str, value: Any) -> Seen:
    table = dict(_result_object(value, "players"))
    players = _required(path, table, "players")
    if "error" in table:
        raise _GarbledError(Message("garbage.result_and_error"))
    _state(path, {"players": players})
    moves = table.pop("moves", None)
    return Seen(table, None if moves is None else _listed(f"{path}.moves", moves))


def _greeting(path: str, value: Any) -> Greeting:
    result = _object(path, value)
    said: dict[str, Any] = {}
    faults: list[Message] = []
    for key, read in _GREETING.items():
        try:
            said |= {key: read(f"{path}.{key}", result[key])} if key in result else {}
        except _GarbledError as error:
            faults.append(error.message)
    return Greeting(**said, besides=_besides(result, GREETED), faults=tuple(faults))


def _refused(path: str, value: Any) -> Refused:
    error = _object(path, value)
    code = _required(path, error, "code")
    if code not in ERROR_CODES:
        raise _GarbledError(Message("garbage.code", got=shown(code), known=ERROR_CODES))
    said = _text(f"{path}.message", error.get("message", ""))
    index = _index(error["index"]) if "index" in error else None
    part = _text(f"{path}.part", error["part"]) if "part" in error else None
    return Refused(code, said, index, part)


def _index(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise _GarbledError(Message("garbage.index", got=shown(value)))
    return value


def _categories(path: str, value: Any) -> tuple[Mapping[str, int], ...]:
    players = _list(path, value)
    return tuple(_points(f"{path}[{seat}]", one) for seat, one in enumerate(players))


def _points(path: str, value: Any) -> Mapping[str, int]:
    for name, points in _object(path, value).items():
        if type(points) is not int:
            raise _not_whole(f"{path}.{name}", points)
    points_of: Mapping[str, int] = value
    return points_of


def _wholes(path: str, value: Any) -> tuple[int, ...]:
    for place, number in enumerate(_list(path, value)):
        if type(number) is not int:
            raise _not_whole(f"{path}[{place}]", number)
    return tuple(value)


def _not_whole(path: str, value: Any) -> _GarbledError:
    if value is None:
        return _GarbledError(Message("garbage.null_number", path=cut(path, LONGEST_TEXT)))
    return _GarbledError(
        Message("garbage.not_whole", path=cut(path, LONGEST_TEXT), got=shown(value))
    )


def _text(path: str, value: Any) -> str:
    if not isinstance(value, str):
        raise _GarbledError(Message("garbage.not_text", path=path, got=shown(value)))
    return value


def _texts(path: str, value: Any) -> tuple[str, ...]:
    return tuple(_text(f"{path}[{at}]", one) for at, one in enumerate(_list(path, value)))


def _rulings(path: str, value: Any) -> Mapping[str, Value | tuple[Value, ...]]:
    return {
        name: _ruling(cut(f"{path}.{name}", LONGEST_TEXT), chosen)
        for name, chosen in _object(path, value).items()
    }


def _ruling(path: str, chosen: Any) -> Value | tuple[Value, ...]:
    values = chosen if isinstance(chosen, list) and chosen else [chosen]
    for value in values:
        if not isinstance(value, str | bool):
            raise _GarbledError(Message("garbage.not_ruling", path=path, got=shown(value)))
    return tuple(values) if isinstance(chosen, list) else chosen


def _list(path: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _GarbledError(Message("garbage.not_list", path=path, got=shown(value)))
    return value


def _object(path: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise _GarbledError(Message("garbage.not_object", path=path, got=shown(value)))
    return value


def _objects(path: str, value: Any) -> tuple[Mapping[str, Any], ...]:
    objects = tuple(_list(path, value))
    if not {*map(type, objects)} <= {dict}:
        for at, one in enumerate(objects):
            _object(f"{path}[{at}]", one)
    return objects


def _required(path: str, table: Mapping[str, Any], key: str) -> Any:
    if key not in table:
        raise _GarbledError(Message("garbage.key_missing", path=f"{path}.{key}"))
    return table[key]


_RESULTS: Mapping[str, Callable[[str, Any], Answer]] = {
    "hello": _greeting,
    "score": _scored,
    "legal": _moves,
    "replay": _scored,
    TRACE: _traced,
    START: _seen,
    SEEN: _seen,
    UNHEARD_OF: lambda _path, _value: Greeting(),
}
_PARTS: Mapping[str, tuple[str, ...]] = {"score": SCORED, "legal": ("moves",)}
"""What belongs into a result, and may stand beside it by mistake."""
_GREETING: Mapping[str, Callable[[str, Any], Any]] = {
    "name": _text,
    "version": _text,
    "games": _texts,
    "rulings": _rulings,
    "offers": _texts,
}
