"""Tables in files of every format, valid and damaged ones, scored in a separate process.

If that process ends, the parent continues with a new one. The scores of a valid table must be a
complete file; for every other table, OUT must not change. Damage spares the inner structure of
Arrow and Parquet files, which could crash other programs: texts are no UTF-8, or the file is cut.
"""

import atexit
import json
import os
import pickle
import resource
import select
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.csv as arrow_csv
import pyarrow.parquet as pq
from attrs import field, frozen

from boardscore import table
from boardscore.core.errors import BoardscoreError
from boardscore.core.optional_dependencies import is_here
from boardscore.core.value_checks import has_half_characters
from boardscore.table.arrow_values import values
from tests.fuzz.answers import Answer, command, refused
from tests.fuzz.making import damaged, maybe_damaged
from tests.table import positions

PATIENCE = 120.0
"""The time limit of a document in seconds, before its process is killed."""

LONGEST = 4.0
"""The CPU time of a document in seconds: it is scored up to four times."""

MEMORY = 8 << 30
"""The memory limit of the process in bytes."""

ENGINES = ("auto", "numpy", "python", *(["numba"] if is_here("numba") else []))
BEFORE = b"before"
_CHILD = "from tests.fuzz.tables import loop; loop()"


@frozen
class Table:
    game: str
    ending: str
    """The form of the file."""
    target: str
    """The form of the scores."""
    data: bytes = field(repr=False)
    engines: tuple[str, str]
    """Two engines, which must give the same scores."""
    options: tuple[str, ...]


Written = tuple[bytes, list[tuple[int, int]]]
"""A file, and where its texts are, unless it is a text itself."""

# Generating


def made(random: Random) -> Table:
    """A table in a file; three in five are damaged."""
    game = random.choice(("pier18", "auctionland"))
    ending = random.choice((*_WRITERS, "arrow", "parquet"))
    data, spots = _WRITERS[ending](random, _rows(random, game))
    if random.random() < 0.6:
        data = _damaged(random, data, spots)
    return Table(
        game,
        ending,
        random.choice(("csv", "jsonl", "arrow", "parquet")),
        data,
        (random.choice(ENGINES), random.choice(ENGINES)),
        ("--group", "game") if random.random() < 0.5 else (),
    )


def _rows(random: Random, game: str) -> list[dict[str, Any]]:
    pack = positions.pack(random, game)  # the table does not name it: its ids are mistakes
    rows = [
        row
        for number in range(random.choice((0, 1, 3, 30)))
        for row in positions.rows(positions.position(random, game, pack), number)
    ]
    found = [maybe_damaged(random, row) if random.random() < 0.1 else row for row in rows]
    return [row if isinstance(row, dict) else {"pier": row} for row in found]


def _is_text(name: str) -> bool:
    return not has_half_characters(name)


def _columns(random: Random, rows: list[dict[str, Any]]) -> Any:
    """Rows as Arrow, with odd types and odd columns."""
    names = dict.fromkeys(name for row in rows for name in row if _is_text(name))
    found: dict[str, Any] = {}
    for name in names:
        with suppress(pa.ArrowException, TypeError, OverflowError, UnicodeError):
            found[name] = _odd_make(random, pa.array([row.get(name) for row in rows]))
    for _ in range(random.choice((0, 0, 1, 2))):
        kind = random.choice(_KINDS)
        name = random.choice(("seat", "name", "game", "z", "é", "error", "players", "patrons"))
        with suppress(pa.ArrowException):
            found[name] = _odd_column(random, kind, len(rows))
    if random.random() < 0.2 and found:
        return _nested(random, found, len(rows))
    if not found:
        found["pier"] = pa.array([], pa.string())
    return pa.table(found)


def _odd_make(random: Random, column: Any) -> Any:
    """The same values in another type of Arrow."""
    makes: list[Callable[[Any], Any]] = [
        lambda one: one.dictionary_encode(),
        lambda one: one.cast(pa.large_string()),
        lambda one: one.cast(pa.string_view()),
        lambda one: one.cast(pa.int8()),
        lambda one: one.cast(pa.uint64()),
        lambda one: pa.concat_arrays([one.slice(0, 1), one])[1:],
        lambda one: pa.nulls(len(one)),
        lambda one: one.cast(pa.list_view(pa.string_view())),
    ]
    try:
        return random.choice(makes)(column) if random.random() < 0.2 else column
    except pa.ArrowException:
        return column


def _odd_column(random: Random, kind: Any, rows: int) -> Any:
    """Values of a type: some in its range, some far outside of what Python has."""
    if pa.types.is_union(kind):
        types = pa.array([random.randrange(2) for _ in range(rows)], pa.int8())
        values = [pa.array(range(rows), pa.int64()), pa.array(["x"] * rows)]
        return pa.UnionArray.from_sparse(types, values)
    if pa.types.is_run_end_encoded(kind):
        return pa.RunEndEncodedArray.from_arrays(pa.array([rows], pa.int32()), pa.array(["x"]))
    if pa.types.is_struct(kind):
        inner = _odd_column(random, random.choice(_KINDS), rows)
        return pa.StructArray.from_arrays([inner, inner], names=["a", random.choice("ab")])
    if pa.types.is_list(kind):
        inner = _odd_column(random, random.choice(_KINDS), rows)
        return pa.ListArray.from_arrays(pa.array(range(rows + 1), pa.int32()), inner)
    if pa.types.is_binary(kind):
        return pa.array([random.choice((b"", b"\xff", b"x", None)) for _ in range(rows)], kind)
    size = kind.bit_width // 8
    raw = random.randbytes(size * rows) if random.random() < 0.5 else bytes([1]) * (size * rows)
    return pa.Array.from_buffers(kind, rows, [None, pa.py_buffer(raw)])


_KINDS = (
    *(pa.timestamp(unit) for unit in ("s", "ms", "us", "ns")),
    *(pa.timestamp("s", tz="Europe/Berlin"), pa.timestamp("us", tz="Nowhere/No")),
    *(pa.date32(), pa.date64(), pa.duration("s"), pa.duration("ns"), pa.time64("ns")),
    *(pa.time32("s"), pa.month_day_nano_interval(), pa.float64(), pa.float16(), pa.uint64()),
    *(pa.decimal128(5, 2), pa.decimal256(60, 2), pa.binary(), pa.binary(3), pa.int8()),
    pa.sparse_union([pa.field("a", pa.int64()), pa.field("b", pa.string())]),
    pa.run_end_encoded(pa.int32(), pa.string()),
    *(pa.struct([]), pa.list_(pa.int8())),
)


def _nested(random: Random, found: Mapping[str, Any], rows: int) -> Any:
    """A row for each game: the players in lists."""
    structs = pa.StructArray.from_arrays([*found.values()], names=[*found])
    ends = sorted({0, rows, *(random.randrange(rows + 1) for _ in range(rows // 2))})
    lists = pa.ListArray.from_arrays(pa.array(ends, pa.int32()), structs)
    columns: dict[str, Any] = {"players": lists}
    if random.random() < 0.3:
        columns[random.choice(("error", "missing", "z", "total"))] = pa.nulls(len(lists))
    return pa.table(columns)


def _arrow(random: Random, rows: list[dict[str, Any]]) -> Written:
    data = _columns(random, rows)
    stream = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression=random.choice((None, None, "lz4", "zstd")))
    begun = random.choice((pa.ipc.new_file, pa.ipc.new_stream))
    with begun(stream, data.schema, options=options) as writer:
        writer.write_table(data, max_chunksize=random.choice((None, 1, 7)))
    written = bytes(stream.getvalue())
    return written, _places_of_texts(data, written)


def _places_of_texts(data: Any, written: bytes) -> list[tuple[int, int]]:
    """Where a file has the texts of a table; short ones may be something else."""
    columns = [column for column in data.columns if pa.types.is_string(column.type)]
    texts = {one.encode() for column in columns for one in column.to_pylist() if one}
    return [
        (written.find(text), written.find(text) + len(text))
        for text in sorted(texts)
        if len(text) >= 4 and text in written
    ]


def _parquet(random: Random, rows: list[dict[str, Any]]) -> Written:
    data = _columns(random, rows)
    stream = pa.BufferOutputStream()
    try:
        pq.write_table(
            data,
            stream,
            compression=random.choice(("none", "none", "snappy", "zstd")),
            use_dictionary=random.random() < 0.5,
            row_group_size=random.choice((None, 1, 7)),
            store_schema=random.random() < 0.7,
        )
    except (pa.ArrowException, OSError):
        return b"PAR1", []
    written = bytes(stream.getvalue())
    return written, _places_of_texts(data, written)


def _csv(random: Random, rows: list[dict[str, Any]]) -> Written:
    try:
        stream = pa.BufferOutputStream()
        arrow_csv.write_csv(pa.Table.from_pylist(rows), stream)
        data = bytes(stream.getvalue())
    except (pa.ArrowException, OverflowError, TypeError, UnicodeError):
        data = b"pier,island\n" + b"".join(f"{row}\n".encode("utf-8", "replace") for row in rows)
    return random.choice((b"", b"", b"\xef\xbb\xbf")) + data, []


def _json_lines(random: Random, rows: list[dict[str, Any]]) -> Written:
    found: list[Any] = [damaged(random, row) if random.random() < 0.1 else row for row in rows]
    if random.random() < 0.3:
        ends = [0, *sorted(random.randrange(len(rows) + 1) for _ in rows), len(rows)]
        found = [{"players": found[begin:end]} for begin, end in pairwise(ends)]
    return "\n".join(map(json.dumps, found)).encode(), []


_WRITERS: Mapping[str, Callable[[Random, list[dict[str, Any]]], Written]] = {
    "arrow": _arrow,
    "parquet": _parquet,
    "csv": _csv,
    "jsonl": _json_lines,
}


# Damaging

_WORDS = (b'"', b",", b"\n", b"\r", b"\0", b"\xff", b"\xed\xa0\xbd", b"{", b"}", b"\t", b";", b"[")


def _damaged(random: Random, data: bytes, texts: list[tuple[int, int]]) -> bytes:
    """The same bytes with some of them changed, cut off, doubled or removed."""
    if data[:4] in {b"ARRO", b"PAR1", b"\xff\xff\xff\xff"}:
        return _with_a_spoilt_text(random, data, texts)
    found = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 5))):
        at = random.randrange(len(found) + 1)
        match random.randrange(10):
            case 0:
                found = found[:at]
            case 1:
                found[at:at] = found[max(0, at - random.randrange(1, 99)) : at]
            case 2:
                del found[at : at + random.randrange(1, 20)]
            case 3 | 4:
                found[at : at + 1] = random.randbytes(1)
            case _:
                found[at : at + random.randrange(2)] = random.choice(_WORDS)
    return bytes(found)


def _with_a_spoilt_text(random: Random, data: bytes, texts: list[tuple[int, int]]) -> bytes:
    """A file with a text that is no UTF-8, or else with a part of it."""
    if texts and random.random() < 0.8:
        at = random.randrange(*random.choice(texts))
        return data[:at] + b"\xff" + data[at + 1 :]
    return data[: random.randrange(len(data) + 1)]


# Answering


class _Process:
    """A process that answers one table after another."""

    def __init__(self) -> None:
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  (as long as the process)
        words = [sys.executable, "-X", "faulthandler", "-c", _CHILD]
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said
        )
        atexit.register(self.end)

    def answer(self, document: Table, folder: Path) -> Answer:
        """Raises `AssertionError` if the process dies or takes too long."""
        assert self._process.stdin
        assert self._process.stdout
        pickle.dump((document, folder), self._process.stdin)
        self._process.stdin.flush()
        ready = select.select([self._process.stdout], [], [], PATIENCE)[0]
        try:
            assert ready, "it takes too long"
            found: Answer | str = pickle.load(self._process.stdout)
        except (EOFError, AssertionError) as error:
            self._process.kill()
            code = self._process.wait()
            self._said.seek(0)
            said = self._said.read().decode(errors="replace")[-3000:]
            raise AssertionError(f"the process ends with {code}: {error}\n{said}") from None
        assert isinstance(found, Answer), found
        return found

    def end(self) -> None:
        with suppress(BrokenPipeError), self._said, self._process:
            self._process.kill()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None


_running: list[_Process] = []


def answered(document: Table, folder: Path) -> Answer:
    """The answer of a process to a table; of a new process if the last one died."""
    if not (_running and _running[-1].is_running):
        _running[:] = [_Process()]
    return _running[-1].answer(document, folder)


# In the process


def loop() -> None:
    """Answers tables until the input ends."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        try:
            document, folder = pickle.load(source)
        except EOFError:
            return
        try:
            found: Answer | str = _in_time(document, folder)
        except Exception:
            found = traceback.format_exc()
        pickle.dump(found, target)
        target.flush()


def _in_time(document: Table, folder: Path) -> Answer | str:
    """The answer; its time if it takes long twice, for the first time may compile kernels."""
    for _ in range(2):
        begun = time.process_time()
        found = _answer(document, folder)
        taken = time.process_time() - begun
        if taken <= LONGEST:
            return found
    return f"{taken:.1f} seconds of CPU time"


def _answer(document: Table, folder: Path) -> Answer:
    source = folder / f"in.{document.ending}"
    source.write_bytes(document.data)
    scores = []
    for engine in document.engines:
        target = folder / f"out.{document.target}"
        target.write_bytes(BEFORE)
        args = ["--lang", "en", "table", document.game, str(source), str(target)]
        found = command([*args, "--engine", engine, *document.options], folder)
        assert not target.with_name(f"{target.name}.new").exists(), "something is left"
        scores.append((found.codes, _written(target, found)))
    assert scores[0] == scores[1], f"engines differ: {scores}"
    in_memory = list(_in_memory(document))
    said = tuple(word for one in (found, *in_memory) for word in one.said)
    return Answer(found.accepted, found.codes, said)


def _written(target: Path, found: Answer) -> object:
    """The scores, if complete; otherwise OUT must be unchanged."""
    data = target.read_bytes()
    if found.codes == ("2",):
        assert data == BEFORE
        assert found.said[1].strip(), "nothing is said"
        return data
    assert found.codes[0] in {"0", "1"}, found
    match target.suffix:
        case ".csv":
            return data.decode()
        case ".jsonl":
            lines = data.decode().split("\n")
            return [json.loads(line or "0", parse_constant=_refuse) for line in lines]
        case ".arrow":
            scores = pa.ipc.open_file(pa.BufferReader(data)).read_all()
        case _:
            scores = pq.read_table(pa.BufferReader(data))
    scores.validate(full=True)
    return repr([values(column) for column in scores.columns])


def _refuse(constant: str) -> None:
    raise AssertionError(f"this is no JSON: {constant}")


def _in_memory(document: Table) -> Iterator[Answer]:
    """The same table as programs pass it in memory."""
    if document.ending not in {"arrow", "parquet"}:
        return
    try:
        data = pa.BufferReader(document.data)
        if document.ending == "parquet":
            batches = list(pq.ParquetFile(data).iter_batches())
        elif document.data.startswith(b"ARROW1"):
            file = pa.ipc.open_file(data)
            batches = [file.get_batch(number) for number in range(file.num_record_batches)]
        else:
            batches = list(pa.ipc.open_stream(data))
    except (pa.ArrowException, OSError, UnicodeError, MemoryError):
        return
    group = document.options[1] if document.options else None
    for batch in batches[:2]:
        try:
            table.score_batch(batch, document.game, group=group, engine=document.engines[0])
            stream = pa.RecordBatchReader.from_batches(batch.schema, [batch])
            table.score(stream, document.game, group=group, engine=document.engines[1]).read_all()
        except BoardscoreError as error:
            yield refused(error)
