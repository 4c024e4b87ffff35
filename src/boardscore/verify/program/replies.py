"""Reading what a program prints: which lines are replies, and what they answer.

Replies are read strictly, and nothing is converted: `"12"` and `12.0` are no totals. Only two
things are forgiven: an id that is missing, and parts that may be left out.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.core.value_checks import cut, show_value
from boardscore.documents.document_files import repeated_key
from boardscore.verify.program.protocol import (
    ERROR_CODES,
    GREETED,
    LONGEST_TEXT,
    SCORED,
    SEEN,
    START,
    TRACE,
    UNHEARD_OF,
    Answer,
    Garbled,
    Greeting,
    Moves,
    Refused,
    Scored,
    Seen,
    Traced,
)

DEEPEST = 64
"""How deep lists and objects may be nested in an answer, whatever a parser can take."""

_LONGEST_ID = 18


class _GarbledError(Exception):
    """Something in an answer is not as it must be."""

    def __init__(self, key: str, /, **parts: Any) -> None:
        self.message = Message(f"garbage.{key}", **parts)
        super().__init__(self.message)


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


def read_line(line: bytes) -> Reply | None:
    """The reply that a line of output is; None if it is none, but something else that was printed.

    >>> read_line(b'{"id": 7, "result": {"totals": [12, 9]}}').answer("score")
    Scored(totals=(12, 9), categories=None, ranks=None)
    """
    if not line.lstrip().startswith(b"{"):
        return None
    fault: Message | None = None
    try:
        data = _decode(line.decode())
    except UnicodeDecodeError:
        data, fault = _decode_leniently(line), Message("garbage.not_utf8")
    except _GarbledError as error:
        data, fault = _decode_leniently(line), error.message
    except RecursionError:
        return _undecoded(line, _TOO_DEEP)
    except json.JSONDecodeError:
        return None
    except ValueError:  # Python reads no longer ones
        most = sys.get_int_max_str_digits()
        return _undecoded(line, Message("garbage.long_number", most=most))
    if data is None:
        return None
    if fault is None and _may_be_deep(line) and _is_deep(data):
        fault = _TOO_DEEP
    number, wrong_id = _read_id(data)
    if number is None and "result" not in data and "error" not in data:
        return None
    return Reply(number, data, fault or wrong_id)


def read_cut_line(line: bytes, most: int) -> Reply | None:
    """The reply of which only the beginning was kept, since its line is longer than this."""
    return _undecoded(line, Message("garbage.long_line", most=most >> 20))


def find_misprint(line: bytes) -> str | None:
    """How a line that is no answer misses being one: `text_before`, `goes_on`; None if it is none.

    >>> find_misprint(b'totals: {"id": 7, "result": {"totals": [12, 9]}}')
    'text_before'
    >>> find_misprint(b'{')
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


# JSON


def _reject_constant(name: str) -> Any:
    raise _GarbledError("constant", got=name)


def _decode(text: str) -> Any:
    """What a text in JSON holds, in which no object may have a name twice.

    Of a name that is there twice one is lost, and its colon is left. So where there are as many
    names as colons nothing was lost; elsewhere one looks closely, which takes twice as long.
    """
    names = 0

    def count_names(table: dict[str, Any]) -> dict[str, Any]:
        nonlocal names
        names += len(table)
        return table

    decoder = json.JSONDecoder(object_hook=count_names, parse_constant=_reject_constant)
    data = decoder.decode(text)
    return data if names == text.count(":") else _STRICT.decode(text)


def _reject_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        raise _GarbledError("same_key", got=show_value(repeated_key(pairs)))
    return table


_STRICT = json.JSONDecoder(parse_constant=_reject_constant, object_pairs_hook=_reject_duplicates)


def _decode_leniently(line: bytes) -> Any:
    """What can be made of a line that is nearly JSON, so that its id is seen."""
    try:
        return json.loads(line.decode(errors="replace"))
    except (ValueError, RecursionError):
        return None


_TOO_DEEP = Message("garbage.too_deep", most=DEEPEST)
_ID_FIRST = re.compile(rb'\s*\{\s*"id"\s*:\s*(\d{1,18})\b')


def _undecoded(line: bytes, fault: Message) -> Reply | None:
    """A line that no parser reads, if it begins with its id."""
    begun = _ID_FIRST.match(line)
    return None if begun is None else Reply(int(begun[1]), {"id": int(begun[1])}, fault)


_PARENTHESES = bytes.maketrans(b"[]{}", b"()()")
_NO_BRACKETS = bytes({*range(256)} - {*b"[]{}"})


def _may_be_deep(line: bytes) -> bool:
    """Whether the brackets of a line, also those in its texts, are nested too deep."""
    left = line.translate(_PARENTHESES, _NO_BRACKETS)
    for _ in range(DEEPEST):
        left = left.replace(b"()", b"")
        if not left:
            return False
    return True


def _is_deep(data: Any) -> bool:
    """Whether lists and objects are nested deeper than an answer needs."""
    level = [data]
    for _ in range(DEEPEST):
        inside = (one.values() if isinstance(one, dict) else one for one in level)
        level = [part for parts in inside for part in parts if isinstance(part, dict | list)]
    return bool(level)


def _read_id(data: Mapping[str, Any]) -> tuple[int | None, Message | None]:
    """The id of a reply, and what is wrong with it; a wrong one is understood where possible."""
    given, number = data.get("id"), None
    if type(given) is int or "id" not in data:
        return given, None
    if isinstance(given, float) and given.is_integer():
        number = int(given)
    if isinstance(given, str) and re.fullmatch(f"[0-9]{{1,{_LONGEST_ID}}}", given):
        number = int(given)
    return number, Message("garbage.id", got=show_value(given))


# Reading an answer


def _answer(op: str, data: Mapping[str, Any]) -> Answer:
    if "result" in data and "error" in data:
        raise _GarbledError("result_and_error")
    if "error" in data:
        return _refused(data["error"])
    if "result" not in data:
        outside = [name for name in (*SCORED, "moves") if name in data]
        raise _GarbledError("outside", name=outside[0]) if outside else _GarbledError("no_result")
    return _RESULTS[op](data["result"])


def _scored(value: Any) -> Scored:
    result = _result(value, "totals")
    return Scored(
        _list_of(int, "result.totals", result["totals"]),
        _categories(result["categories"]) if "categories" in result else None,
        _list_of(int, "result.ranks", result["ranks"]) if "ranks" in result else None,
        _unknown_names(result, SCORED),
    )


def _categories(value: Any) -> tuple[Mapping[str, int], ...]:
    path = "result.categories"
    players = _list_of(dict, path, value)
    for seat, points_of in enumerate(players):
        for name, points in points_of.items():
            _check(int, f"{path}[{seat}].{name}", points)
    return players


def _moves(value: Any) -> Moves:
    return Moves(_list_of(dict, "result.moves", _result(value, "moves")["moves"]))


def _traced(value: Any) -> Traced:
    result = _result(value, "moves")
    lists = _list_of(list, "result.moves", result["moves"])
    moves = tuple(Moves(_list_of(dict, f"result.moves[{at}]", one)) for at, one in enumerate(lists))
    states = None
    if "states" in result:
        states = _list_of(dict, "result.states", result["states"])
        for at, state in enumerate(states):
            _list_of(dict, f"result.states[{at}].players", state.get("players", []))
    return Traced(moves, _scored(value) if "totals" in result else None, states)


def _seen(value: Any) -> Seen:
    table = dict(_result(value, "players"))
    if "error" in table:
        raise _GarbledError("result_and_error")
    _list_of(dict, "result.players", table["players"])
    moves = table.pop("moves", None)
    return Seen(table, None if moves is None else Moves(_list_of(dict, "result.moves", moves)))


def _greeting(value: Any) -> Greeting:
    """The answer to `hello`; of a field that cannot be read only the fault is kept."""
    result = _check(dict, "result", value)
    fields: dict[str, Any] = {}
    faults: list[Message] = []
    for key in [key for key in GREETED if key in result]:
        try:
            fields[key] = _GREETING[key](f"result.{key}", result[key])
        except _GarbledError as error:
            faults.append(error.message)
    return Greeting(**fields, besides=_unknown_names(result, GREETED), faults=tuple(faults))


def _rulings(path: str, value: Any) -> Mapping[str, Value | tuple[Value, ...]]:
    return {
        name: _ruling(cut(f"{path}.{name}", LONGEST_TEXT), chosen)
        for name, chosen in _check(dict, path, value).items()
    }


def _ruling(path: str, chosen: Any) -> Value | tuple[Value, ...]:
    values = chosen if isinstance(chosen, list) and chosen else [chosen]
    for value in values:
        if not isinstance(value, str | bool):
            raise _GarbledError("not_ruling", path=path, got=show_value(value))
    return tuple(values) if isinstance(chosen, list) else chosen


def _refused(value: Any) -> Refused:
    error = _check(dict, "error", value)
    code = _required("error", error, "code")
    if code not in ERROR_CODES:
        raise _GarbledError("code", got=show_value(code), known=ERROR_CODES)
    message, part = (
        _check(str, f"error.{key}", error[key]) if key in error else None
        for key in ("message", "part")
    )
    index = error.get("index", 0)
    if type(index) is not int or index < 0:
        raise _GarbledError("index", got=show_value(index))
    return Refused(code, message or "", index if "index" in error else None, part)


_RESULTS: Mapping[str, Callable[[Any], Answer]] = {
    "hello": _greeting,
    "score": _scored,
    "legal": _moves,
    "replay": _scored,
    TRACE: _traced,
    START: _seen,
    SEEN: _seen,
    UNHEARD_OF: lambda _: Greeting(),
}
_GREETING: Mapping[str, Callable[[str, Any], Any]] = {
    "name": lambda path, value: _check(str, path, value),
    "version": lambda path, value: _check(str, path, value),
    "games": lambda path, value: _list_of(str, path, value),
    "rulings": _rulings,
    "offers": lambda path, value: _list_of(str, path, value),
}


# Reading a part


def _result(value: Any, key: str) -> Mapping[str, Any]:
    """A result that is an object with this key in it."""
    if value is None:
        raise _GarbledError("null_result")
    if value == {}:
        raise _GarbledError("empty_result")
    if isinstance(value, list):
        raise _GarbledError("list_result", got=show_value(value), key=key)
    result: Mapping[str, Any] = _check(dict, "result", value)
    _required("result", result, key)
    return result


def _required(path: str, table: Mapping[str, Any], key: str) -> Any:
    if key not in table:
        raise _GarbledError("key_missing", path=f"{path}.{key}")
    return table[key]


_FAULTS = {dict: "not_object", list: "not_list", str: "not_text", int: "not_whole"}


def _check(kind: type, path: str, value: Any) -> Any:
    """A value that must be of this type, and not of one like it."""
    if type(value) is kind:
        return value
    path = cut(path, LONGEST_TEXT)
    if kind is int and value is None:
        raise _GarbledError("null_number", path=path)
    raise _GarbledError(_FAULTS[kind], path=path, got=show_value(value))


def _list_of(kind: type, path: str, value: Any) -> tuple[Any, ...]:
    """A list that must hold nothing but values of this type."""
    values = _check(list, path, value)
    if not {*map(type, values)} <= {kind}:
        for at, one in enumerate(values):
            _check(kind, f"{path}[{at}]", one)
    return tuple(values)


def _unknown_names(result: Mapping[str, Any], known: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in result if name not in known)
