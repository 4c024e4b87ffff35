"""The answer to a document of each kind: everything that a person could see of it.

An answer has all texts in both languages. Only the library's own errors are caught here, so any
other error ends a test.
"""

import io
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest import mock

from attrs import evolve, frozen

import boardscore
from boardscore.auctionland import Island, Table, Tile
from boardscore.cli.app import run
from boardscore.cli.pack import obstacles, summary
from boardscore.cli.terminal_messages import mistakes, page
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import LANGUAGES, say
from boardscore.core.results import Result
from boardscore.packs import demo_pack, load_pack, write_pack
from boardscore.pier18 import CardDate, Condition, Pier
from boardscore.pier18.plan_syntax import NAMES
from boardscore.records import read_record
from boardscore.show import report
from boardscore.verify.program.replies import read_line
from boardscore.verify.search import saved_counterexamples
from tests.fuzz.calls import CALLS
from tests.fuzz.played import TABLES


@frozen
class Answer:
    """The result for a document."""

    accepted: bool
    """Whether the document was valid."""
    codes: tuple[str, ...] = ()
    """The mistakes, by code."""
    said: tuple[str, ...] = ()
    """All texts for people."""


Answering = Callable[[Any, Path], Answer]


def refused(error: BoardscoreError) -> Answer:
    """A refusal: each mistake once, and one of each kind in every form."""
    codes = tuple(problem.code for problem in error.problems)
    of_each = {problem.code: problem for problem in error.problems}
    short = type(error)(*of_each.values())
    said = [str(error), short.what, short.where]
    for lang in LANGUAGES:
        said.append(mistakes("a file", short, lang))
        said += [json.dumps(problem.to_dict(lang)) for problem in short.problems]
    return Answer(False, codes, tuple(said))


def result_of(make: Callable[[], Iterator[str]]) -> Answer:
    """The result of a function, or the library's error."""
    try:
        return Answer(True, (), tuple(make()))
    except BoardscoreError as error:
        return refused(error)


def scored(result: Result) -> Iterator[str]:
    """A score in every form."""
    for lang in LANGUAGES:
        yield json.dumps(result.to_dict(lang))
        yield report.score(result, page(lang), "a file", explain=True)


def position(data: bytes, folder: Path) -> Answer:
    """A position from a file: JSON if it begins with a brace."""
    return result_of(lambda: scored(boardscore.score(boardscore.load(_file(data, folder)))))


def given(data: Any, folder: Path) -> Answer:  # noqa: ARG001
    """A position as a dict, as in a service."""
    return result_of(lambda: scored(boardscore.score(data)))


def pack(data: bytes, folder: Path) -> Answer:

    def texts() -> Iterator[str]:
        found = load_pack(_file(data, folder))
        yield json.dumps(write_pack(found))
        for lang in LANGUAGES:
            yield summary(found, lang)
            yield from (one.describe(lang) for one in obstacles(found))

    return result_of(texts)


def record(data: bytes, folder: Path) -> Answer:
    """A record from a file, replayed and scored."""

    def texts() -> Iterator[str]:
        file = folder / "record.jsonl"
        file.write_bytes(data)
        found = read_record(file)
        end = found.replay()[-1]
        if end.is_over:
            yield from scored(found.result())

    return result_of(texts)


def move(placed: tuple[int, Any], folder: Path) -> Answer:  # noqa: ARG001
    """A move as a dict, with the number of a table: accepted if it is legal in any state."""
    table, data = placed

    def texts(state: Any) -> Iterator[str]:
        problem = state.why_illegal(data)
        yield from (problem.describe(lang) for lang in LANGUAGES if problem is not None)
        state.play(data)

    return any_of([result_of(lambda state=state: texts(state)) for state in TABLES[table]])


def any_of(answers: Sequence[Answer]) -> Answer:
    """Several answers as one, accepted if one of them is."""
    return Answer(
        any(answer.accepted for answer in answers),
        tuple(code for answer in answers for code in answer.codes),
        tuple(word for answer in answers for word in answer.said),
    )


def notation(text: Any, folder: Path) -> Answer:  # noqa: ARG001
    """A text parsed as every notation: accepted if one of them accepts it."""
    answers = [
        result_of(lambda read=read: iter([str(read(text)), repr(read(text))])) for read in _READ
    ]
    return any_of(answers)


def condition(text: Any, folder: Path) -> Answer:  # noqa: ARG001

    def texts() -> Iterator[str]:
        found = Condition(text)
        yield str((found.names, found.holds(dict.fromkeys(NAMES, 7))))

    return result_of(texts)


def reply(line: bytes, folder: Path) -> Answer:  # noqa: ARG001
    """A line of an external program, as the reply to every request."""
    found = read_line(line)
    if found is None:
        return Answer(False, ("noise",), ())
    answers = [found.answer(op) for op in ("hello", "score", "legal", "replay")]
    said = [say(answer.message, lang) for answer in answers for lang in LANGUAGES]
    kinds = tuple(type(answer).__name__ for answer in answers)
    return Answer("Garbled" not in kinds, kinds, tuple(said))


def finding(data: bytes, folder: Path) -> Answer:
    return result_of(
        lambda: (vector.id for vector in saved_counterexamples.load(_file(data, folder)))
    )


def draft(data: bytes, folder: Path) -> Answer:
    """A draft that a dialog finds and continues, with every answer confirmed."""
    (folder / "new.toml.draft").write_bytes(data)
    (folder / "new.toml").unlink(missing_ok=True)
    game = "auctionland" if b"auctionland" in data else "pier18"
    return command(["new", game, str(folder / "new.toml")], folder, b"\n" * 30)


DIALOGS: Sequence[tuple[Sequence[str], str]] = (
    (("new", "pier18"), "typed-0.toml"),
    (("new", "auctionland"), "typed-1.toml"),
    (("play", "pier18", "--seed", "1"), "typed-2.jsonl"),
    (("play", "auctionland", "--seed", "1"), "typed-3.jsonl"),
)
"""Every dialog: the command, and the file that it writes."""


def typed(document: tuple[int, bytes], folder: Path) -> Answer:
    """The number of a dialog, and its input."""
    number, lines = document
    words, name = DIALOGS[number]
    for file in folder.glob("typed*"):
        file.unlink()
    return command([*words, str(folder / name)], folder, lines)


def command(args: Sequence[str], folder: Path, stdin: bytes = b"") -> Answer:  # noqa: ARG001
    """A command line and its input."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    source = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "stdin", source):
        code = run(args, {"LANG": "C.UTF-8"})
    said = []
    for stream in (out, err):
        stream.flush()
        assert isinstance(stream.buffer, io.BytesIO)
        said.append(stream.buffer.getvalue().decode().replace(_ADAPTER, ""))
    return Answer(code == 0, (str(code),), tuple(said))


def call(document: tuple[str, str, Any], folder: Path) -> Answer:  # noqa: ARG001
    """A public call with one argument replaced; the refusal names a wrong argument."""
    name, argument, value = document
    public = CALLS[name]

    def done() -> Iterator[str]:
        try:
            public.run(**{**public.right, argument: value})
        except TypeError as error:
            if argument not in str(error) and not has_other_functions(
                value, public.right[argument]
            ):
                raise
            return
        assert public.fits(argument, value), f"{name} takes {value!r} as {argument}"
        yield ""

    found = result_of(done)  # tables are for programmers, who can read `None`
    return evolve(found, said=tuple(word.replace("NoneType", "") for word in found.said))


def has_other_functions(value: object, right: object) -> bool:
    """Whether functions were put among the right ones: what they raise is the caller's error."""
    if not isinstance(value, dict) or not isinstance(right, dict):
        return False
    known = [id(one) for one in right.values()]
    return any(callable(one) and id(one) not in known for one in value.values())


def large(document: tuple[str, bytes], folder: Path) -> Answer:
    kind, data = document
    return KINDS[kind](data, folder)


def _file(data: bytes, folder: Path) -> Path:
    form = "json" if data.lstrip().startswith(b"{") else "toml"
    file = folder / f"document.{form}"
    file.write_bytes(data)
    return file


def _table(text: str) -> Table:
    """A score table from the words of a text, with numbers where they look like numbers."""
    return Table.parse(
        [int(one) if one.isdecimal() and len(one) < 5 else one for one in text.split()]
    )


_ADAPTER = files("boardscore.verify").joinpath("adapters/adapter.py").read_text(encoding="utf-8")
"""The output of `adapter python` contains Python's words, for people who write Python."""
_READ: Sequence[Callable[[str], object]] = (
    Pier.parse,
    Tile.parse,
    Island.parse,
    lambda text: Island.parse(text, _TILES),
    CardDate.parse,
    _table,
)
_TILES = demo_pack("auctionland").by_id  # type: ignore[union-attr]


_ANSWERS: Sequence[Answering] = (
    *(position, given, pack, record, move, notation, condition, reply, finding, draft),
    *(typed, command, call, large),
)
KINDS: Mapping[str, Answering] = {one.__name__: one for one in _ANSWERS}
"""Every kind of document, and the function that answers it."""
