"""Scores tables from file to file: in several processes, in order, each batch exactly once."""

import errno
import hashlib
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from enum import Enum
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
from attrs import evolve, frozen

from boardscore._version import __version__
from boardscore.core.errors import MOST_PROBLEMS, BoardscoreError, Problem, TableError
from boardscore.core.messages import Message
from boardscore.core.process_pool import ProcessPool
from boardscore.core.rulings import as_dict, change_rulings
from boardscore.documents.atomic_writer import append, make_folder, replacing, saving
from boardscore.games import game
from boardscore.packs import write_pack
from boardscore.table import game_columns
from boardscore.table.file_formats import (
    ENDINGS,
    STANDARD,
    Source,
    form_of,
    is_table,
    open_table,
    writing,
)
from boardscore.table.game_batches import gather_games
from boardscore.table.game_columns import columns
from boardscore.table.scoring import Scorer

_WAITING = 2
"""The number of batches in progress for each process."""

_DEATHS = 3
"""The number of deaths of processes without progress before giving up."""


def use_less_memory() -> None:
    """Lets Arrow return memory at once, in a process that only scores a table."""
    pa.set_memory_pool(pa.system_memory_pool())


def score_batches(batches: Iterable[Any], scorer: Scorer, jobs: int) -> Iterator[Any]:
    """The scores of batches of whole games, in order, from this number of processes.

    Raises `TableError` if processes die again and again on the same batch.
    """
    numbered = _numbered(batches)
    if jobs == 1:
        yield from (scorer.scored(batch, first) for batch, first in numbered)
        return
    pool = _Pool(scorer, jobs)
    try:
        yield from pool.scored(numbered)
    finally:
        pool.close()


def _numbered(batches: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Batches with the number of their first row; freed memory goes back before each."""
    first = 0
    for batch in batches:
        pa.default_memory_pool().release_unused()
        yield batch, first
        first += batch.num_rows


class _Pool:
    """Processes and their batches; a batch lost with a process is sent again."""

    def __init__(self, scorer: Scorer, jobs: int) -> None:
        self._scorer, self._jobs = scorer, jobs
        self._pool = ProcessPool(jobs)
        self._deaths = 0

    def scored(self, numbered: Iterator[tuple[Any, int]]) -> Iterator[Any]:
        waiting: deque[tuple[bytes, int, Future[bytes]]] = deque()
        while True:
            room = _WAITING * self._jobs - len(waiting)
            for batch, first in islice(numbered, room):
                waiting.append(self._sent(_packed(batch), first))
            if not waiting:
                return
            _, first, future = waiting[0]
            try:
                found = future.result()
            except BrokenProcessPool:
                self._again(first)
                waiting = deque(self._sent(*one[:2]) for one in waiting)
                continue
            waiting.popleft()
            self._deaths = 0
            yield _unpacked(found)

    def _sent(self, data: bytes, first: int) -> tuple[bytes, int, Future[bytes]]:
        try:
            future = self._pool.submit(_task, self._scorer, data, first)
        except BrokenProcessPool:
            self._again(first)
            return self._sent(data, first)
        return data, first, future

    def _again(self, first: int) -> None:
        """Starts new processes after one died."""
        self._deaths += 1
        self.close()
        if self._deaths > _DEATHS:
            raise TableError(Problem(Message("error.workers_died", row=first + 1)))
        self._pool = ProcessPool(self._jobs)

    def close(self) -> None:
        """Ends the processes immediately."""
        self._pool.close()


def _task(scorer: Scorer, data: bytes, first: int) -> bytes:
    return _packed(scorer.scored(_unpacked(data), first))


def _packed(batch: Any) -> bytes:
    """A batch as bytes for another process, with its columns and dictionaries."""
    with pa.BufferOutputStream() as stream:
        with pa.ipc.new_stream(stream, batch.schema) as writer:
            writer.write_batch(batch)
        return bytes(stream.getvalue())


def _unpacked(data: bytes) -> Any:
    with pa.ipc.open_stream(data) as stream:
        return stream.read_next_batch()


_SHOWN = 3
"""The number of mistakes to report at the end."""


class Bad(Enum):
    """The treatment of rows with a mistake when files are scored."""

    KEEP = "keep"
    REFUSE = "refuse"


class Existing(Enum):
    """The treatment of files that exist in a folder of scores."""

    REFUSE = "refuse"
    KEEP = "keep"
    """Keep scores if nothing differs; replace all other files."""
    REPLACE = "replace"


class BadRowError(Exception):
    """Raised to refuse a table because of a mistake in a row; the message names the row."""


@frozen
class Summary:
    """The numbers of scored rows and mistakes in files."""

    rows: int = 0
    """The number of rows."""
    errors: int = 0
    """The number of rows with a mistake."""
    missing: int = 0
    """The number of rows with missing values and no mistake."""
    mistakes: tuple[str, ...] = ()
    """The first mistakes, as written in the table."""
    unread: int = 0
    """The number of unreadable files in a folder."""
    kept: int = 0
    """The number of rows with mistakes or missing values in scores that were kept."""

    def __add__(self, other: "Summary") -> "Summary":
        return Summary(
            self.rows + other.rows,
            self.errors + other.errors,
            self.missing + other.missing,
            (*self.mistakes, *other.mistakes)[:_SHOWN],
            self.unread + other.unread,
            self.kept + other.kept,
        )

    @classmethod
    def of(cls, batch: Any) -> "Summary":
        """The summary of a scored batch."""
        errors = batch["error"]
        wrong = len(errors) - errors.null_count
        lacking = pc.and_(pc.is_valid(batch["missing"]), pc.is_null(errors))
        first = pc.drop_null(errors).slice(0, _SHOWN).to_pylist() if wrong else []
        return cls(len(errors), wrong, int(pc.sum(lacking).as_py() or 0), tuple(first))


class FolderEntry(NamedTuple):
    """The outcome for a table of a folder."""

    name: str
    """The file."""
    found: Summary | TableError
    """The summary, or why the table is unreadable."""
    differing: tuple[Message | str, ...] | None = None
    """The reasons why existing scores were not kept; empty if they were, None without any."""


RECORD_NAME = ".boardscore-done"
"""The name of the file in the folder of scores: a line of JSON for each table."""

_VERSION = "version"
_INCOMPLETE = "incomplete"


def settings(scorer: Scorer, bad: str) -> dict[str, Any]:
    """All settings that affect the scores in a folder, by option."""
    rules = scorer.rules
    rulings = as_dict(change_rulings(game(rules.game).rulings(), rules.head.get("rulings", {})))
    return {
        _VERSION: __version__,
        "GAME": rules.game,
        "--group": scorer.group,
        "--tables": _digest(rules.head.get("tables")),
        "--pack": None if rules.pack is None else _digest(write_pack(rules.pack)),
        **{f"--ruling {name}": value for name, value in rulings.items()},
        "--bad": bad,
        "--lang": scorer.lang,
    }


def _digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


class FolderRecord:
    """The record of a folder of scores; raises `NotSavedError` if it cannot be written."""

    def __init__(self, source: str, target: str, by: Mapping[str, Any], *, resume: bool) -> None:
        self._source, self._target, self._by = Path(source), Path(target), by
        self._file = Path(target, RECORD_NAME)
        self._known: dict[str, dict[str, Any]] = {}
        with saving(self._file):
            if resume:
                self._known = _read(self._file)
            else:
                self._file.unlink(missing_ok=True)

    def differing(self, name: str) -> tuple[Message | str, ...]:
        """The differences since a table was scored; empty if its scores can be kept."""
        before, now = self._known.get(name), self.state(name)
        if before is None or not isinstance(before.get(_INCOMPLETE), int):
            return (Message("done.unrecorded"),)
        found = {
            "argument.source": before.get("in") != now["in"],
            "argument.target": before.get("out") != _state(self._target / name),
        }
        by = before.get("by")
        by = by if isinstance(by, dict) else {}
        differing = [key for key, value in self._by.items() if by.get(key, ...) != value]
        options = (Message("done.version") if key == _VERSION else key for key in differing)
        return (*(Message(key) for key, differs in found.items() if differs), *options)

    def incomplete(self, name: str) -> int:
        """The number of rows with mistakes or missing values in the scores of a kept table."""
        return int(self._known[name][_INCOMPLETE])

    def state(self, name: str) -> dict[str, Any]:
        """The entry of a table before it is scored."""
        return {"file": name, "in": _state(self._source / name), "by": self._by}

    def add(self, state: Mapping[str, Any], *, incomplete: int) -> None:
        """Adds the entry of a scored table, with its rows that have mistakes or missing values."""
        out = _state(self._target / state["file"])
        entry = {**state, "out": out, _INCOMPLETE: incomplete}
        append(self._file, f"{json.dumps(entry)}\n".encode())


def _state(path: Path) -> list[int]:
    """The size and modification time of a table's file; empty if there is no file."""
    with suppress(OSError):
        found = os.stat(path)
        return [found.st_size, found.st_mtime_ns]
    return []


def _read(file: Path) -> dict[str, dict[str, Any]]:
    """The last line about each table in a folder's record; incomplete lines do not count."""
    found: dict[str, dict[str, Any]] = {}
    lines = file.read_bytes().splitlines() if file.is_file() else []
    for line in lines:
        with suppress(ValueError, KeyError, TypeError):
            entry = json.loads(line)
            found[entry["file"]] = entry
    return found


@frozen(kw_only=True)
class Run:
    """The settings for scoring tables from file to file."""

    scorer: Scorer
    """The scorer."""
    jobs: int = 1
    """The number of processes."""
    bad: Bad = Bad.KEEP
    """The treatment of rows with a mistake."""
    show_progress: Callable[[Source, Summary], None] = lambda *_: None
    """Called with the progress after every batch."""

    def file(self, source: str, target: str) -> Summary:
        """Scores a file into another, which is written completely or not at all.

        Raises `TableError` for a table that cannot be read or is also the target, `NotSavedError`
        if the scores cannot be written, and `BadRowError` for a mistake if such tables are refused.
        """
        refuse_same(source, target)
        with open_table(source, columns(self.scorer.game)) as table:
            form = table.form if target == STANDARD else form_of(target)
            try:
                schema = self.scorer.schema(table.reader.schema)
            except BoardscoreError as error:
                problems = (
                    one if one.file or one.path else evolve(one, file=source)
                    for one in error.problems
                )
                raise type(error)(*problems) from None
            with _target(target) as file, writing(file, form, schema) as write:
                return self._written(table, write)

    def _written(self, table: Source, write: Callable[[Any], None]) -> Summary:
        summary = Summary()
        group = None if game_columns.is_nested(table.reader.schema) else self.scorer.group
        for batch in score_batches(gather_games(table.reader, group), self.scorer, self.jobs):
            summary += Summary.of(batch)
            if summary.errors and self.bad is Bad.REFUSE:
                raise BadRowError(summary.mistakes[0])
            write(batch)
            self.show_progress(table, summary)
        return summary

    def folder(self, source: str, target: str, existing: Existing) -> Iterator[FolderEntry]:
        """Scores every table of a folder into another, which is created, file by file.

        Raises `TableError` before anything is written: for a folder without tables or with tables
        in subfolders, and for files that exist and are not to be replaced.
        """
        names = tables_of(source, target)
        if existing is Existing.REFUSE:
            _require_free(source, target, names)
        make_folder(target)
        resume = existing is Existing.KEEP
        record = FolderRecord(source, target, settings(self.scorer, self.bad.value), resume=resume)
        for name in names:
            old, new = Path(source, name), Path(target, name)
            differing = record.differing(name) if resume and new.exists() else None
            if differing == ():
                yield FolderEntry(name, Summary(kept=record.incomplete(name)), differing)
                continue
            state = record.state(name)
            found = self._file_or_why_not(str(old), str(new))
            if isinstance(found, Summary):
                record.add(state, incomplete=found.errors + found.missing)
            yield FolderEntry(name, found, differing)

    def _file_or_why_not(self, source: str, target: str) -> Summary | TableError:
        try:
            return self.file(source, target)
        except TableError as error:
            return error


def refuse_same(source: str, target: str) -> None:
    """Raises `TableError` if the target is the source: the scores do not contain all of it."""
    both = (Path(source), Path(target))
    if all(path.exists() for path in both) and os.path.samefile(*both):
        raise TableError(Problem(Message("error.same_table"), file=target))


def _require_free(source: str, target: str, names: Sequence[str]) -> None:
    """Raises `TableError` for files that exist in the folder of scores."""
    for name in names:
        refuse_same(str(Path(source, name)), str(Path(target, name)))
    there = [Path(target, name) for name in names if os.path.lexists(Path(target, name))]
    if there:
        problem = Problem(Message("error.table_exists"))
        raise TableError(*(evolve(problem, file=str(path)) for path in there[:MOST_PROBLEMS]))


def tables_of(source: str, target: str) -> list[str]:
    """The names of the tables in a folder; those in the folder of their scores do not count.

    Raises `TableError` if there are none, or if there are tables in subfolders, as in partitions.
    """
    found: list[str] = []
    for path, folders, files in os.walk(source, followlinks=True):
        folders[:] = sorted(name for name in folders if _is_read(Path(path, name), Path(target)))
        names = sorted(name for name in files if is_table(Path(path, name)))
        if path == source:
            found = names
        elif names:
            folder = str(Path(path).relative_to(source))
            raise TableError(Problem(Message("error.table_subfolder", folder=folder), file=source))
    if not found:
        raise TableError(Problem(Message("error.no_tables", known=tuple(ENDINGS)), file=source))
    return found


def _is_read(folder: Path, target: Path) -> bool:
    """Whether a folder may contain tables to score.

    Not the folder of scores, a hidden one of Spark, or a link to a folder that contains it.
    """
    is_target = target.exists() and os.path.samefile(folder, target)
    leads_back = folder.parent.resolve().is_relative_to(folder.resolve())
    return folder.name[:1] not in {".", "_"} and not is_target and not leads_back


@contextmanager
def _target(name: str) -> Iterator[BinaryIO]:
    if name == STANDARD:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "closed")  # handled like any failure to write there
        yield sys.stdout.buffer
        return
    with replacing(name) as file:
        yield file
