"""Reads TOML and JSON files as plain data, with plain error messages."""

import errno
import json
import math
import os
import re
import stat
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from boardscore.core.errors import (
    BoardscoreError,
    DocumentError,
    Problem,
    Span,
    TextLines,
    lines_of,
)
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.core.terminal_text import code_points
from boardscore.core.value_checks import file_name, show_value

_QUOTES = "`´“”„‟‘’‚‛«»‹›＂＇"
_WORD = 20
"""How many characters around a mistake are searched for a date."""

_LETTER = re.compile("[A-Za-z]")
_DATE = re.compile(r"[0-9]+[-./][0-9].*")
_WORD_BEFORE = re.compile(r"[^\s,=\[\]{}]*$")
_WORD_AFTER = re.compile(r"[^\s,\[\]{}#]*")
_BEGINS_A_LINE = re.compile(r"""\[|[A-Za-z0-9_.'"-]+[ \t]*=""")
_ENDS_A_VALUE = re.compile(r"""["'\]}0-9]$""")
_BEGINS_A_VALUE = re.compile(r"""["'\[{0-9]""")


def syntax_problem(form: str, text: str, at: int) -> Problem:
    """The syntax error in a `"toml"` or `"json"` text at an offset."""
    at = min(at, len(text.rstrip()))
    span = lines_of(text).span(at, at + 1)
    place = {"line": span.line + 1, "column": span.start + 1}
    near = _meant(form, text.rstrip(), at)
    if near is None:
        message = Message(f"error.{form}", **place)
    else:
        message = Message(f"error.{form}_near", near=near, **place)
    return Problem(message, source=text, span=span, whole_file=True)


def _meant(form: str, text: str, at: int) -> Message | None:
    """The likely cause of a syntax error in a document."""
    char, before = text[at : at + 1], text[:at].rstrip()
    if char in {"", "\r", "\n"} or (char == "#" and before.endswith("=")):
        return _meant_at_a_line_end(form, text, text[:at])
    if char == "`" or not (char.isascii() and char.isprintable()):
        key = "hint.quotes" if char in _QUOTES else "hint.character"
        return Message(key, got=char, code=code_points(char))
    if char in ",]}" and before.endswith((":", "=")):
        return Message("hint.no_value")
    if _is_comma_extra(before, text[at:]):
        return Message("hint.comma_extra")
    return (_meant_in_toml if form == "toml" else _meant_in_json)(text[:at], text[at:])


def _meant_at_a_line_end(form: str, text: str, before: str) -> Message | None:
    line = _last_line(before)
    if line.endswith(("=", ":")):
        return Message("hint.no_value")
    if form == "toml" and line.count("{") > line.count("}") and before != text:
        return Message("hint.one_line")
    return Message("hint.unclosed") if _is_open(text) or line.count('"') % 2 else None


def _meant_in_toml(before: str, after: str) -> Message | None:
    line, visible = _last_line(before), before.rstrip()
    word = _found(_WORD_BEFORE.search(before[-_WORD:])) + _found(_WORD_AFTER.match(after[:_WORD]))
    if not visible and after[0] == "{":
        return Message("hint.json_file")
    if after.startswith("//"):
        return Message("hint.toml_comment")
    if after[0] == ":" and line and "=" not in line:
        return Message("hint.equals")
    if not line and _BEGINS_A_LINE.match(after) and _is_open(before):
        return Message("hint.unclosed")
    if _DATE.fullmatch(word):
        return Message("hint.date")
    if _LETTER.match(after) and visible.endswith(("=", "[", ",")):
        return Message("hint.toml_text")
    if _LETTER.match(after) and visible.endswith('"'):
        return Message("hint.unclosed")
    if _is_value_after_value(before, after):
        return Message("hint.comma_missing")
    return None


def _meant_in_json(before: str, after: str) -> Message | None:
    if after[0] in "/#":
        return Message("hint.no_comments")
    if not before.strip() and _LETTER.match(after):
        return Message("hint.toml_file")
    if after[0] == '"' and after.count('"') % 2:
        return Message("hint.unclosed")
    if _LETTER.match(after) or after[0] == "'":
        return Message("hint.json_text")
    if _is_value_after_value(before, after):
        return Message("hint.separator_missing")
    return None


def _is_comma_extra(before: str, after: str) -> bool:
    """Whether a comma precedes another comma or a closing bracket."""
    if after[0] == ",":
        return before.endswith(",") or after[1:].lstrip()[:1] in {"]", "}"}
    return before.endswith(",") and after[0] in "]}"


def _is_value_after_value(before: str, after: str) -> bool:
    """Whether a comma is missing between two values of a list or table."""
    both = _ENDS_A_VALUE.search(before.rstrip()) and _BEGINS_A_VALUE.match(after)
    return bool(both) and _is_open(before)


def _is_open(text: str) -> bool:
    """Whether a quote or a bracket of a document is probably not closed."""
    brackets = any(text.count(opening) > text.count(closing) for opening, closing in ("[]", "{}"))
    return brackets or text.count('"') % 2 == 1


def _last_line(text: str) -> str:
    """The last line of a document up to a mistake, stripped."""
    return re.split(r"[\r\n]", text)[-1].strip()


def _found(match: re.Match[str] | None) -> str:
    return match.group() if match else ""


if TYPE_CHECKING:
    from boardscore.documents.source_positions import Locator, PlaceFinder

Refusal = TypeVar("Refusal", bound=BoardscoreError)

MOST_BYTES = 1_000_000
"""The largest document, in bytes."""

MOST_PARTS = 50_000
"""The most separators (`,` `=` `[` and `{`) in a document.

In TOML the dots in keys count too.
"""

DEEPEST = 64
"""The deepest nesting in JSON that is always read; twice that is never read."""

_ENDINGS = {"pack": (".toml", ".json", ".csv"), "record": (".jsonl",), "known": (".txt",)}
"""The endings of the files to suggest for a missing one, by kind, if not TOML and JSON only."""
_MOST_FILES = 10_000
"""The most files in a folder to look through for a suggestion."""

_HUGE = 10**50
_LONGEST_NUMBER = 50
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
# The parser copies all earlier parts for each part of a key: thousands of parts take hours.
# In CPython 3.11.2, `++` after a group with `++` in it finds too little.
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_PARTS = rf"(?:{_PART}\.[ \t]*+)"
_ENDLESS_KEY = re.compile(
    rf"(?:^|[{{,])[ \t]*+\[{{0,2}}+[ \t]*+(?:{_PARTS}{{500}}|{_PARTS}{{8,}}{_PART}[=\]])",
    re.MULTILINE,
)
_DOTTED_KEY = re.compile(rf"(?:^|[{{,])[ \t]*+\[{{0,2}}+[ \t]*+({_PARTS}+)", re.MULTILINE)
_LISTS = {"players", "cards", "tiles"}
_CONSTANT = re.compile("-?(?:NaN|Infinity)")
_TOO_LONG = re.compile("[+-]?[0-9_]{4301,}")
_TOML_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


@frozen
class Document:
    """A parsed document: its name, its text and its data."""

    name: str
    """The name of the file."""
    text: str
    """The text of the file."""
    data: Any
    """The parsed data."""
    places: "PlaceFinder | None" = None
    """The places of the values, if they are known already."""

    def blamed(self, error: Refusal) -> Refusal:
        """The same error, with the place of each problem in this document."""
        places = self.places or _locator(self.text, self.data)
        return type(error)(*places.blame(error.problems, self.name))


def read_file(path: str | os.PathLike[str], kind: str = "position") -> Document:
    """Reads a `.toml` or `.json` file; messages call it by `kind`.

    Raises `DocumentError` if the file cannot be read or parsed.
    """
    name = file_name(path)
    return _document(_content(name, kind, _parser), name, kind, lambda: _parser(name, kind))


def read_text(path: str | os.PathLike[str], kind: str) -> str:
    """The text of a file; messages call it by `kind`. Raises `DocumentError`."""
    name = file_name(path, kind)
    return _document(_content(name, kind, lambda *_: str), name, kind, lambda: str).text


def read_bytes(data: bytes, name: str, kind: str = "position") -> Document:
    """The document in some bytes: JSON if it begins with a brace, otherwise TOML."""
    return _document(data, name, kind, lambda: parse)


def _content(name: str, kind: str, parser: Callable[[str, str], object]) -> bytes:
    """The bytes of a file, up to the size limit; raises `DocumentError`.

    Files that have no parser are not opened.
    """
    try:
        regular_size(os.stat(name))
        parser(name, kind)
        return _bytes(name)
    except OSError as error:
        if _is_text(name):
            raise DocumentError(Problem(Message("error.text_for_file"))) from None
        problem = Problem(no_access(error, name, _ENDINGS.get(kind, (".toml", ".json"))), file=name)
        raise DocumentError(problem) from None
    except DocumentError as error:
        raise DocumentError(*(problem.within(name) for problem in error.problems)) from None
    except ValueError:  # the name contains a null character
        raise DocumentError(Problem(Message("error.no_such_file"), file=name)) from None


def _is_text(name: str) -> bool:
    """Whether a file name that cannot be opened looks like the content of a document."""
    is_long = "\n" in name and Path(name).suffix not in {".toml", ".json", ".jsonl"}
    return is_long or name.lstrip().startswith("{")


def _bytes(name: str) -> bytes:
    """The first bytes of a document's regular file; opening it never blocks."""
    if regular_size(os.stat(name)) == 0:  # excludes files that the system generates on reading
        return b""  # reading it might block forever
    opened = os.open(name, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(opened, "rb") as file:
        regular_size(os.fstat(opened))  # another file may have replaced it
        return file.read(MOST_BYTES + 1)


def regular_size(status: os.stat_result) -> int:
    """The size of a regular file; raises `OSError` for others, which might never end."""
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


def file_format(name: str, kind: str) -> str:
    """The format of a file by its suffix, `"toml"` or `"json"`; raises `DocumentError`."""
    suffix = Path(name).suffix
    if not suffix:
        raise DocumentError(Problem(_about(kind, "error.no_extension", known=_suffixes(kind))))
    if suffix.lower() == ".jsonl" and kind == "position":
        raise DocumentError(Problem(Message("error.record_for_position")))
    if suffix.lower() not in {".toml", ".json"}:
        message = _about(kind, "error.extension", got=suffix, known=_suffixes(kind))
        raise DocumentError(Problem(message))
    return suffix.lower().removeprefix(".")


def _suffixes(kind: str) -> Message:
    return Message("file.suffixes.pack" if kind == "pack" else "file.suffixes")


def _parser(name: str, kind: str) -> Callable[[str], Any]:
    return parse_toml if file_format(name, kind) == "toml" else parse_json


def _about(kind: str, key: str, **args: Any) -> Message:
    """A message that names the expected kind of file, such as a pack."""
    return Message(key, kind=Message(f"file.{kind}"), **args)


def no_access(error: OSError, name: str, endings: tuple[str, ...]) -> Message:
    """Why a file cannot be read; for a missing one, a similar one with one of the endings."""
    if error.errno in {errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG}:
        folder, called = os.path.split(name)
        files = {Path(file).stem: file for file in _files(folder, endings)}
        found = unknown("error.no_such_file", Path(called).stem, tuple(files))
        near = files.get(found.args.get("near", ""))
        return Message(found.key, near=os.path.join(folder, near)) if near else Message(found.key)
    known = {
        errno.EISDIR: "error.is_a_folder",
        errno.ESPIPE: "error.not_a_file",
        errno.ELOOP: "error.link_to_itself",
        errno.EACCES: "error.no_permission",
    }
    return Message(known.get(error.errno or 0, "error.cannot_open"))


def _files(folder: str, endings: tuple[str, ...]) -> list[str]:
    """The names of documents in a folder, by their endings, as far as it can be read."""
    try:
        with os.scandir(folder or ".") as entries:
            names = (entry.name for entry in islice(entries, _MOST_FILES))
            return sorted(name for name in names if name.lower().endswith(endings))
    except OSError:
        return []


def require_small(data: bytes, kind: str) -> None:
    """Raises `DocumentError` for a file that is too large."""
    if len(data) > MOST_BYTES:
        raise DocumentError(Problem(_about(kind, "error.too_large", high=MOST_BYTES)))


def require_few_parts(text: str, more: int = 0) -> None:
    """Raises `DocumentError` for a document with too many separators, including `before`."""
    if sum(map(text.count, ",=[{")) + more > MOST_PARTS:
        raise DocumentError(Problem(Message("error.too_many_parts", high=MOST_PARTS)))


_PARENTHESES = bytes.maketrans(b"[]{}", b"()()")
_NO_BRACKETS = bytes({*range(256)} - {*b'[]{}"'})


def is_deep(text: bytes) -> bool:
    """Whether JSON is nested too deep. In a browser, Python's parser would stop the program."""
    bare = text.replace(rb"\\", b"").replace(rb"\"", b"").translate(_PARENTHESES, _NO_BRACKETS)
    left = b"".join(bare.replace(b'""', b"").split(b'"')[::2])  # without strings
    for _ in range(DEEPEST):
        left = left.replace(b"()", b"")
    return left.count(b"(") > DEEPEST


def require_shallow(text: str) -> None:
    """Raises `DocumentError` for JSON that is nested too deep."""
    if is_deep(text.encode(errors="replace")):
        raise DocumentError(Problem(Message("error.too_deep")))


def decode(data: bytes, kind: str = "position") -> str:
    """Decodes a document in UTF-8, with or without a byte order mark.

    Raises `DocumentError` for another encoding, and for a document that is empty or too large.
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
    """The data of a document: JSON if it begins with a brace, otherwise TOML.

    >>> parse('game = "pier18"') == parse('{"game": "pier18"}')
    True
    """
    return parse_json(text) if text.lstrip().startswith("{") else parse_toml(text)


def parse_toml(text: str) -> Any:
    """The data of a TOML document; raises `DocumentError`."""
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
    """Offset of the parser's line and column; the end of the text if there is none."""
    place = _TOML_PLACE.search(reason)
    if place is None:
        return len(text)
    line, column = (int(number) - 1 for number in place.groups())
    return lines_of(text).start(Span(line, column, column))


def parse_json(text: str) -> Any:
    """The data of a JSON document; raises `DocumentError`."""
    return _guarded(_parse_json, text)


def _parse_json(text: str) -> Any:
    require_shallow(text)
    try:
        return json.loads(
            text,
            parse_int=_whole,
            parse_float=finite_number,
            parse_constant=refuse_constant,
            object_pairs_hook=_without_duplicates,
        )
    except json.JSONDecodeError as error:
        raise DocumentError(syntax_problem("json", text, error.pos)) from None


def _guarded(parser: Callable[[str], Any], text: str, dots: int = 0) -> Any:
    """Turns parser errors other than syntax errors into problems with a place."""
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
        # The only other error: Python refuses numbers of more than 4,300 digits.
        place = _locator(text).written_like(_TOO_LONG)
        raise DocumentError(_in(text, Message("error.number_too_long"), place)) from None


def _locator(text: str, data: Any = None) -> "Locator":
    """The locator of a document, imported only when there is a mistake to show."""
    from boardscore.documents.source_positions import Locator

    return Locator(text, data)


def _twice(text: str, end: int) -> Problem | None:
    """The problem of a duplicate key in a document before an offset."""
    twice = _locator(text).twice
    if twice is None or twice.place[0] >= end:
        return None
    message = Message("error.duplicate_key", got=show_value(twice.key))
    if twice.is_table and twice.key in _LISTS:
        near = f"[[{twice.key}]]"
        message = Message("error.duplicate_key_near", got=show_value(twice.key), near=near)
    return _in(text, message, twice.place)


def _in(text: str, message: Message, place: tuple[int, int] | None) -> Problem:
    """A problem with its place in a document, if known."""
    if place is None:
        return Problem(message)
    return Problem(message, source=text, span=lines_of(text).span(*place), whole_file=True)


def _whole(digits: str) -> int:
    """The number in a document; if it is far too long, only its first digits, with its sign."""
    return int(digits[:_LONGEST_NUMBER])


def finite_number(digits: str) -> float | int:
    """A number of JSON with a point or an exponent; a whole one instead of infinity."""
    number = float(digits)
    return int(math.copysign(_HUGE, number)) if math.isinf(number) else number


class _NoNumberError(ValueError):
    """A word that is a number in other languages, such as NaN."""


class _TwiceError(Exception):
    """A duplicate key in a JSON object."""


def refuse_constant(name: str) -> Any:
    """Raises `ValueError` for a word that Python's reader of JSON takes for a number."""
    raise _NoNumberError(name)


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    twice = repeated_key(pairs)
    if twice is not None:
        raise _TwiceError(twice)
    return dict(pairs)


def repeated_key(pairs: list[tuple[str, Any]]) -> str | None:
    """The first duplicate key in a JSON object.

    >>> repeated_key([("name", 1), ("id", 2), ("name", 3)])
    'name'
    """
    times = Counter(key for key, _ in pairs)
    return next((key for key, number in times.items() if number > 1), None)
