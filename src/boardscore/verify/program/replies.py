"""The answers of a program, and its replies: the lines of output that contain them.

Values are never converted: `"12"` and `12.0` are not totals. Only a missing id and missing optional
parts are accepted.
"""

import codecs
import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import field, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.core.value_checks import cut, show_value
from boardscore.documents.document_files import DEEPEST, is_deep
from boardscore.verify.program import protocol
from boardscore.verify.program.protocol import ILLEGAL, LONGEST_TEXT


class _Readable:
    __slots__ = ()

    @property
    def data(self) -> dict[str, Any] | None:
        """The answer as plain data, as vectors expect it; None for an error that none expects."""
        raise NotImplementedError

    @property
    def shown(self) -> dict[str, Any] | None:
        """The answer in reports."""
        return self.data

    @property
    def message(self) -> Message:
        """The answer as text."""
        return Message("verify.answered", answer=cut(json.dumps(self.shown), LONGEST_TEXT))


@frozen
class Scored(_Readable):
    """The answer to `score` and `replay`; missing parts are None."""

    totals: tuple[int, ...]
    """The total of each player, in seat order."""
    categories: tuple[Mapping[str, int], ...] | None = None
    """The points of each player by category."""
    ranks: tuple[int, ...] | None = None
    """The place of each player."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The unknown names in the answer."""

    @property
    def data(self) -> dict[str, Any]:
        parts = {"totals": self.totals, "categories": self.categories, "ranks": self.ranks}
        return {name: list(part) for name, part in parts.items() if part is not None}


@frozen
class Moves(_Readable):
    """The answer to `legal`; the order of moves does not affect equality."""

    moves: tuple[Mapping[str, Any], ...] = field(
        eq=lambda moves: sorted(json.dumps(move, sort_keys=True) for move in moves)
    )
    """The legal moves in the program's order."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The unknown names in the answer."""

    @property
    def data(self) -> dict[str, Any]:
        return {"moves": list(self.moves)}


@frozen
class Traced(_Readable):
    """The answer to `trace`."""

    moves: tuple[Moves, ...]
    """The legal moves before each move of the record."""
    scored: Scored | None = None
    """The score, if the game is over and the program gives it."""
    states: tuple[Mapping[str, Any], ...] | None = None
    """The table before the first move and after each, if the program gives it."""

    @property
    def data(self) -> dict[str, Any]:
        moves = [list(one.moves) for one in self.moves]
        states = {} if self.states is None else {"states": list(self.states)}
        return {"moves": moves, **states, **(self.scored.data if self.scored else {})}


@frozen
class Seen(_Readable):
    """The answer to `start` and to `seen`."""

    table: Mapping[str, Any]
    """The table; hidden parts are None."""
    moves: Moves | None = None
    """The legal moves of the seat, if the program lists them."""

    @property
    def data(self) -> dict[str, Any]:
        return {**self.table, **(self.moves.data if self.moves else {})}


@frozen
class Greeting(_Readable):
    """The answer to `hello`, with defaults for missing keys."""

    name: str | None = None
    version: str | None = None
    games: tuple[str, ...] | None = None
    """The games of the program; None if they are missing."""
    rulings: Mapping[str, Value | tuple[Value, ...]] = field(factory=dict)
    """The declared rulings, each with one value or a list of values."""
    offers: tuple[str, ...] = ()
    """The optional operations of the program."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The unknown names in the answer."""
    faults: tuple[Message, ...] = field(default=(), eq=False, repr=False)
    """The faults in fields of the answer, which have their defaults instead."""

    @property
    def data(self) -> dict[str, Any]:
        parts = {"name": self.name, "version": self.version, "games": self.games}
        given = {name: part for name, part in parts.items() if part is not None}
        return {**given, "rulings": self.rulings} if self.rulings else given


@frozen
class Refused(_Readable):
    """An error that the program reports; answers with other words are equal."""

    code: str
    """`illegal`, `unsupported` or `internal`."""
    said: str = field(default="", eq=False)
    """The program's own words."""
    index: int | None = None
    """The index of the illegal move; 0 is the first one after the set-up line."""
    part: str | None = None
    """The key in the first line of the record that cannot be played."""

    @property
    def data(self) -> dict[str, Any] | None:
        if self.code != ILLEGAL:
            return None
        where = {"index": self.index, "part": self.part}
        given = {name: value for name, value in where.items() if value is not None}
        return {"error": {"code": self.code, **given}}

    @property
    def shown(self) -> dict[str, Any]:
        parts = {"code": self.code, "index": self.index, "part": self.part, "message": self.said}
        return {key: part for key, part in parts.items() if part not in {None, ""}}


@frozen
class Garbled:
    """An answer that cannot be read."""

    message: Message
    """The fault."""


Answer = Scored | Moves | Traced | Seen | Greeting | Refused | Garbled


class _GarbledError(Exception):
    """An answer has the wrong shape."""

    def __init__(self, key: str, /, **parts: Any) -> None:
        self.message = Message(f"garbage.{key}", **parts)
        super().__init__(self.message)


@frozen
class Reply:
    """A line of output that is meant as an answer."""

    number: int | None
    """The id of its request; None if it has none."""
    data: Mapping[str, Any]
    """The whole line."""
    fault: Message | None = None
    """The reason that the line is invalid, although it is meant as an answer."""
    repeated: str | None = None
    """A key that an object in the line has twice; its last value counts."""

    @property
    def is_bare(self) -> bool:
        """Whether nothing shows that it is an answer, so that it may be something else."""
        return self.number is None and not {"result", "error"} & {*self.data}

    def answer(self, op: str) -> Answer:
        """The answer to a request for this operation."""
        if self.fault is not None:
            return Garbled(self.fault)
        try:
            return _answer(op, self.data)
        except _GarbledError as error:
            return Garbled(error.message)


def read_line(line: bytes) -> Reply | None:
    """The reply in a line of output; None for output that is no JSON.

    >>> read_line(b'{"id": 7, "result": {"totals": [12, 9]}}').answer("score")
    Scored(totals=(12, 9), categories=None, ranks=None)
    """
    mark = next((one for one in _MARKS if line.startswith(one)), b"\0" * (b"\0" in line))
    if mark:
        plain, fault = line.translate(None, _MARK_BYTES), Message(f"garbage.{_MARKS[mark]}")
        return _unread(plain, fault) or Reply(None, {}, fault)
    if not line.lstrip().startswith(b"{"):
        return _read_other(line)
    if is_deep(line):
        return _unread(line, Message("garbage.too_deep", most=DEEPEST))
    try:
        data, repeated = _decode(line.decode())
    except _GarbledError as error:
        return _unread(line, error.message)
    except UnicodeDecodeError:
        return _unread(line, Message("garbage.not_utf8"))
    except json.JSONDecodeError:
        return None
    except ValueError:  # Python reads no longer ones
        return _unread(line, Message("garbage.long_number", most=sys.get_int_max_str_digits()))
    return Reply(*_read_id(data), repeated)


def _read_other(line: bytes) -> Reply | None:
    """The reply in a line that is JSON, but not an object."""
    try:
        value = None if is_deep(line) else _JSON.decode(line.decode())
    except (ValueError, _GarbledError):
        return None
    return Reply(None, {}, Message("garbage.not_an_object", got=show_value(value)))


def read_cut_line(line: bytes, most: int) -> Reply | None:
    """The reply in a line that was too long and cut."""
    return _unread(line, Message("garbage.long_line", most=most >> 20))


_MARKS = {
    codecs.BOM_UTF8: "mark",
    codecs.BOM_UTF16_LE: "utf_16",
    codecs.BOM_UTF16_BE: "utf_16",
    b"\0": "null_bytes",
}
"""Bytes that do not belong in an answer, and their faults."""
_MARK_BYTES = bytes({byte for mark in _MARKS for byte in mark})

_ID = re.compile(rb'"id"\s*:\s*(\d{1,18})\b')


def _unread(line: bytes, fault: Message) -> Reply | None:
    """A line that is not valid JSON, if its id can be found."""
    found = _ID.search(line)
    return None if found is None else Reply(int(found[1]), {"id": int(found[1])}, fault)


def _reject_constant(name: str) -> Any:
    raise _GarbledError("constant", got=name)


class _RepeatedKeyError(Exception):
    """An object in a reply has a key twice."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _RepeatedKeyError(next(name for name in found if names.count(name) > 1))
    return found


_JSON = json.JSONDecoder(parse_constant=_reject_constant)
_STRICT_JSON = json.JSONDecoder(parse_constant=_reject_constant, object_pairs_hook=_unique)


def _decode(text: str) -> tuple[Any, str | None]:
    """The value of a reply's text, and a key that an object in it has twice."""
    try:
        return _STRICT_JSON.decode(text), None
    except _RepeatedKeyError as error:
        return _JSON.decode(text), str(error)


def _read_id(data: Mapping[str, Any]) -> tuple[int | None, Mapping[str, Any], Message | None]:
    """The id of a reply, the reply, and the fault of an id that fits no request.

    An id such as `"7"` or `7.0` leaves no doubt.
    """
    given = data.get("id")
    if type(given) is int or "id" not in data:
        return given, data, None
    if isinstance(given, float) and given.is_integer():
        return int(given), data, None
    if isinstance(given, str) and re.fullmatch(r"[0-9]{1,18}", given):
        return int(given), data, None
    return None, data, Message("garbage.id", got=show_value(given))


def _answer(op: str, data: Mapping[str, Any]) -> Answer:
    if "result" in data and "error" in data:
        raise _GarbledError("result_and_error")
    if "error" in data:
        return _refused(data["error"])
    if "result" not in data:
        outside = [name for name in (*protocol.SCORED, "moves") if name in data]
        raise _GarbledError("outside", name=outside[0]) if outside else _GarbledError("no_result")
    return _RESULTS[op](data["result"])


def _scored(value: Any) -> Scored:
    result = _result(value, "totals")
    return Scored(
        **_parts(result, protocol.SCORED), besides=_unknown_names(result, protocol.SCORED)
    )


def _moves(value: Any) -> Moves:
    result = _result(value, "moves")
    return Moves(**_parts(result, protocol.LISTED), besides=_unknown_names(result, protocol.LISTED))


def _traced(value: Any) -> Traced:
    result = _result(value, "moves")
    lists = _read([[dict]], "result.moves", result["moves"])
    states = _parts(result, ("states",))
    for at, state in enumerate(states.get("states", ())):
        _read([dict], f"result.states[{at}].players", state.get("players", []))
    scored = _scored(value) if "totals" in result else None
    return Traced(tuple(map(Moves, lists)), scored, **states)


def _seen(value: Any) -> Seen:
    result = _result(value, "players")
    if "error" in result:
        raise _GarbledError("result_and_error")
    _parts(result, ("players",))
    table = {name: part for name, part in result.items() if name != "moves"}
    return Seen(table, None if result.get("moves") is None else _moves(value))


def _greeting(value: Any) -> Greeting:
    result = _read(dict, "result", value)
    fields: dict[str, Any] = {}
    faults: list[Message] = []
    for name in protocol.GREETED:
        try:
            fields |= _parts(result, (name,))
        except _GarbledError as error:
            faults.append(error.message)
    return Greeting(
        **fields, besides=_unknown_names(result, protocol.GREETED), faults=tuple(faults)
    )


def _refused(value: Any) -> Refused:
    error = _read(dict, "error", value)
    code = _required("error", error, "code")
    if code not in protocol.ERROR_CODES:
        raise _GarbledError("code", got=show_value(code), known=protocol.ERROR_CODES)
    texts = {key: _read(str, f"error.{key}", error.get(key, "")) for key in ("message", "part")}
    index = error.get("index", 0)
    if type(index) is not int or index < 0:
        raise _GarbledError("index", got=show_value(index))
    part = texts["part"] if "part" in error else None
    return Refused(code, texts["message"], index if "index" in error else None, part)


_RESULTS: Mapping[str, Callable[[Any], Answer]] = {
    "hello": _greeting,
    "score": _scored,
    "legal": _moves,
    "replay": _scored,
    protocol.TRACE: _traced,
    protocol.START: _seen,
    protocol.SEEN: _seen,
    protocol.UNHEARD_OF: lambda _: Greeting(),
}


def _ruling(path: str, chosen: Any) -> Value | tuple[Value, ...]:
    values = chosen if isinstance(chosen, list) and chosen else [chosen]
    for value in values:
        if not isinstance(value, str | bool):
            raise _GarbledError("not_ruling", path=path, got=show_value(value))
    return tuple(values) if isinstance(chosen, list) else chosen


_SHAPES: Mapping[str, Any] = {
    "totals": [int],
    "categories": [{"*": int}],
    "ranks": [int],
    "moves": [dict],
    "states": [dict],
    "players": [dict],
    "name": str,
    "version": str,
    "games": [str],
    "rulings": {"*": _ruling},
    "offers": [str],
}
"""The parts of results: a type, a list of one shape, or an object with values of one shape."""
_FAULTS = {dict: "not_object", list: "not_list", str: "not_text", int: "not_whole"}


def _parts(result: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """The parts with these names that the result of a reply has."""
    given = [name for name in names if name in result]
    return {name: _read(_SHAPES[name], f"result.{name}", result[name]) for name in given}


def _read(shape: Any, path: str, value: Any) -> Any:
    """A value of a reply in this shape, with lists as tuples."""
    if isinstance(shape, list):
        (inner,) = shape
        values = _read(list, path, value)
        if isinstance(inner, type) and {*map(type, values)} <= {inner}:
            return tuple(values)
        return tuple(_read(inner, f"{path}[{at}]", one) for at, one in enumerate(values))
    if isinstance(shape, dict):
        inner = shape["*"]
        parts = _read(dict, path, value).items()
        return {name: _read(inner, cut(f"{path}.{name}", LONGEST_TEXT), one) for name, one in parts}
    if shape not in _FAULTS:
        return shape(path, value)
    if type(value) is shape:
        return value
    if shape is int and value is None:
        raise _GarbledError("null_number", path=path)
    raise _GarbledError(_FAULTS[shape], path=path, got=show_value(value))


def _result(value: Any, key: str) -> Mapping[str, Any]:
    if value is None:
        raise _GarbledError("null_result")
    if value == {}:
        raise _GarbledError("empty_result")
    if isinstance(value, list):
        raise _GarbledError("list_result", got=show_value(value), key=key)
    result: Mapping[str, Any] = _read(dict, "result", value)
    _required("result", result, key)
    return result


def _required(path: str, table: Mapping[str, Any], key: str) -> Any:
    if key not in table:
        raise _GarbledError("key_missing", path=f"{path}.{key}")
    return table[key]


def _unknown_names(result: Mapping[str, Any], known: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in result if name not in known)
