"""TOML and JSON documents: from a file or a text to plain data, with errors in our own words."""

import errno
import json
import math
import os
import re
import stat
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from boardscore.core.errors import BoardscoreError, DocumentError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem, Span, TextLines, lines_of
from boardscore.core.value_checks import file_name, show_value
from boardscore.documents.syntax_errors import syntax_problem

if TYPE_CHECKING:
    from boardscore.documents.source_positions import Locator

Refusal = TypeVar("Refusal", bound=BoardscoreError)

MOST_BYTES = 1_000_000
"""How large a document may be, in bytes."""

MOST_PARTS = 50_000
"""How many signs a document may hold that begin or part something: `,` `=` `[` and `{`.

In TOML the dots between the parts of keys are counted as well.
"""

_HUGE = 10**50
_LONGEST_NUMBER = 50
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
# A key of thousands of parts takes the parser hours, as it copies what comes before each of them.
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_PARTS = rf"(?:{_PART}\.[ \t]*+)"
_ENDLESS_KEY = re.compile(
    rf"(?:^|[{{,])[ \t]*+\[{{0,2}}+[ \t]*+(?:{_PARTS}{{500}}|{_PARTS}{{8,}}+{_PART}[=\]])",
    re.MULTILINE,
)
_DOTTED_KEY = re.compile(rf"(?:^|[{{,])[ \t]*+\[{{0,2}}+[ \t]*+({_PARTS}++)", re.MULTILINE)
_LISTS = {"players", "cards", "tiles"}
_CONSTANT = re.compile("-?(?:NaN|Infinity)")
_TOO_LONG = re.compile("[+-]?[0-9_]{4301,}")
_TOML_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


@frozen
class Document:
    """A document that was read: its name, its text and the data in it."""

    name: str
    """The name of the file."""
    text: str
    """The text of the file."""
    data: Any
    """The data in it."""

    def blamed(self, error: Refusal) -> Refusal:
        """The same error, each problem with its place in this document."""
        document = _locator(self.text, self.data)
        return type(error)(*(document.placed(problem, self.name) for problem in error.problems))


def read_file(path: str | os.PathLike[str], kind: str = "position") -> Document:
    """The document in a `.toml` or `.json` file; its kind is what messages call it.

    Raises `DocumentError` if the file cannot be read or is no such document.
    """
    name = file_name(path)
    return _document(_content(name, kind), name, kind, lambda: _parser(Path(name).suffix, kind))


def read_text(path: str | os.PathLike[str], kind: str) -> str:
    """The text of a file; its kind is what messages call it. Raises `DocumentError`."""
    name = file_name(path, kind)
    return _document(_content(name), name, kind, lambda: str).text


def read_bytes(data: bytes, name: str, kind: str = "position") -> Document:
    """The document in some bytes, JSON if it begins with a brace, else TOML."""
    return _document(data, name, kind, lambda: parse)


def _content(name: str, kind: str = "") -> bytes:
    """What is in a file, as far as it may be needed; raises `DocumentError`.

    With a kind, only a file that ends in `.toml` or `.json` is opened at all.
    """
    try:
        regular_size(os.stat(name))
        if kind:
            _parser(Path(name).suffix, kind)
        return _bytes(name)
    except OSError as error:
        if _is_text(name):
            raise DocumentError(Problem(Message("error.text_for_file"))) from None
        raise DocumentError(Problem(no_access(error), file=name)) from None
    except DocumentError as error:
        raise DocumentError(*(problem.within(name) for problem in error.problems)) from None
    except ValueError:  # a name with a null character
        raise DocumentError(Problem(Message("error.no_such_file"), file=name)) from None


def _is_text(name: str) -> bool:
    """Whether the name of a file that cannot be opened is rather what is in a file."""
    is_long = "\n" in name and Path(name).suffix not in {".toml", ".json", ".jsonl"}
    return is_long or name.lstrip().startswith("{")


def _bytes(name: str) -> bytes:
    """The first bytes of a regular file that has a size; what opens, never waits."""
    if regular_size(os.stat(name)) == 0:  # also what the system makes up as it is read
        return b""  # reading it might wait for ever
    opened = os.open(name, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(opened, "rb") as file:
        regular_size(os.fstat(opened))  # another file may have taken its place
        return file.read(MOST_BYTES + 1)


def regular_size(status: os.stat_result) -> int:
    """The size of a regular file; raises `OSError` for others: they might never end."""
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EISDIR if stat.S_ISDIR(status.st_mode) else errno.ESPIPE, "no file")
    return status.st_size


def _document(
    data: bytes, name: str, kind: str, parser: Callable[[], Callable[[str], Any]]
) -> Document:
    try:
        parsed = parser()
        text = decode(data, kind)
        return Document(name, text, parsed(text))
    except DocumentError as error:
        raise DocumentError(*(problem.within(name) for problem in error.problems)) from None


def _parser(suffix: str, kind: str) -> Callable[[str], Any]:
    parsers = {".toml": parse_toml, ".json": parse_json}
    if not suffix:
        raise DocumentError(Problem(_about(kind, "error.no_extension")))
    if suffix.lower() not in parsers:
        raise DocumentError(Problem(_about(kind, "error.extension", got=suffix)))
    return parsers[suffix.lower()]


def _about(kind: str, key: str, **args: Any) -> Message:
    """A message that says what the file should be of, such as a pack."""
    return Message(key, kind=Message(f"file.{kind}"), **args)


def no_access(error: OSError) -> Message:
    """Why a file cannot be read."""
    known = {
        errno.ENOENT: "error.no_such_file",
        errno.ENOTDIR: "error.no_such_file",
        errno.ENAMETOOLONG: "error.no_such_file",
        errno.EISDIR: "error.is_a_folder",
        errno.ESPIPE: "error.not_a_file",
        errno.ELOOP: "error.link_to_itself",
        errno.EACCES: "error.no_permission",
    }
    return Message(known.get(error.errno or 0, "error.cannot_open"))


def require_small(data: bytes, kind: str) -> None:
    """Raises `DocumentError` for more bytes than a file may have."""
    if len(data) > MOST_BYTES:
        raise DocumentError(Problem(_about(kind, "error.too_large", high=MOST_BYTES)))


def require_few_parts(text: str, more: int = 0) -> None:
    """Raises `DocumentError` for more signs than a document may have, with those counted before."""
    if sum(map(text.count, ",=[{")) + more > MOST_PARTS:
        raise DocumentError(Problem(Message("error.too_many_parts", high=MOST_PARTS)))


def decode(data: bytes, kind: str = "position") -> str:
    """The text that bytes hold in UTF-8, with or without a byte order mark.

    Raises `DocumentError` for another encoding, an empty document or one that is too large.
    """
    require_small(data, kind)
    if data.startswith(_UTF16_MARKS):
        raise DocumentError(Problem(Message("error.encoding_utf16")))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        source = before + data[error.start :].decode("utf-8", "backslashreplace")
        span = TextLines(source).span(len(before), len(before) + len(r"\xff"))
        message = Message("error.encoding", byte=f"0x{data[error.start]:02x}", line=span.line + 1)
        problem = Problem(message, source=source, span=span, whole_file=True)
        raise DocumentError(problem) from None
    if not text.strip():
        raise DocumentError(Problem(Message("error.empty")))
    return text


def parse(text: str) -> Any:
    """The data in a text that is JSON if it begins with a brace, else TOML.

    >>> parse('game = "pier18"') == parse('{"game": "pier18"}')
    True
    """
    return parse_json(text) if text.lstrip().startswith("{") else parse_toml(text)


def parse_toml(text: str) -> Any:
    """The data in a TOML document; raises `DocumentError`."""
    if _ENDLESS_KEY.search(text):
        raise DocumentError(Problem(Message("error.too_deep")))
    dots = sum(key.group().count(".") for key in _DOTTED_KEY.finditer(text))
    return _guarded(_parse_toml, text, dots)


def _parse_toml(text: str) -> Any:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _toml_place(str(error), text)
        raise DocumentError(_twice(text, at) or syntax_problem("toml", text, at)) from None


def _toml_place(reason: str, text: str) -> int:
    """The character that the parser tells of by its line and column; else the end."""
    place = _TOML_PLACE.search(reason)
    if place is None:
        return len(text)
    line, column = (int(number) - 1 for number in place.groups())
    return lines_of(text).start(Span(line, column, column))


def parse_json(text: str) -> Any:
    """The data in a JSON document; raises `DocumentError`."""
    return _guarded(_parse_json, text)


def _parse_json(text: str) -> Any:
    try:
        return json.loads(
            text,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_no_constant,
            object_pairs_hook=_without_duplicates,
        )
    except json.JSONDecodeError as error:
        raise DocumentError(syntax_problem("json", text, error.pos)) from None


def _guarded(parser: Callable[[str], Any], text: str, dots: int = 0) -> Any:
    """Turns what a parser raises besides syntax errors into our own words, each with its place."""
    require_few_parts(text, dots)
    try:
        return parser(text)
    except RecursionError:
        raise DocumentError(Problem(Message("error.too_deep"))) from None
    except _NoNumberError as error:
        message = Message("error.json_constant", got=str(error))
        raise DocumentError(_in(text, message, _locator(text).written_like(_CONSTANT))) from None
    except _TwiceError as error:
        message = Message("error.duplicate_key", got=show_value(str(error)))
        raise DocumentError(_twice(text, len(text)) or Problem(message)) from None
    except DocumentError:
        raise
    except ValueError:
        # The only other one: Python refuses to convert a number of more than 4,300 digits.
        place = _locator(text).written_like(_TOO_LONG)
        raise DocumentError(_in(text, Message("error.number_too_long"), place)) from None


def _locator(text: str, data: Any = None) -> "Locator":
    """What finds places in a text, loaded when there is a mistake to be shown."""
    from boardscore.documents.source_positions import Locator

    return Locator(text, data)


def _twice(text: str, end: int) -> Problem | None:
    """The problem of a key that stands in a document for a second time before its end."""
    twice = _locator(text).twice
    if twice is None or twice.place[0] >= end:
        return None
    message = Message("error.duplicate_key", got=show_value(twice.key))
    if twice.is_table and twice.key in _LISTS:
        near = f"[[{twice.key}]]"
        message = Message("error.duplicate_key_near", got=show_value(twice.key), near=near)
    return _in(text, message, twice.place)


def _in(text: str, message: Message, place: tuple[int, int] | None) -> Problem:
    """A problem at a place in a document, if the place is known."""
    if place is None:
        return Problem(message)
    return Problem(message, source=text, span=lines_of(text).span(*place), whole_file=True)


def _whole(digits: str) -> int:
    """The number; any number that is far too large stands for all of them."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else _HUGE


def _fraction(digits: str) -> float | int:
    number = float(digits)
    return _HUGE if math.isinf(number) else number


class _NoNumberError(Exception):
    """A word that stands for a number in other languages, such as NaN."""


class _TwiceError(Exception):
    """A key that stands in a table of JSON twice."""


def _no_constant(name: str) -> Any:
    raise _NoNumberError(name)


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    twice = repeated_key(pairs)
    if twice is not None:
        raise _TwiceError(twice)
    return dict(pairs)


def repeated_key(pairs: list[tuple[str, Any]]) -> str | None:
    """The first key that stands in a table of JSON more than once, by its first place.

    >>> repeated_key([("name", 1), ("id", 2), ("name", 3)])
    'name'
    """
    times = Counter(key for key, _ in pairs)
    return next((key for key, number in times.items() if number > 1), None)
