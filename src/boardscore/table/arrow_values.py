"""Converts Arrow values to Python, even those that Python types cannot hold."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as kinds

_NO_ROOM = (ValueError, OverflowError, pa.ArrowException)
"""The errors for a value such as a date after 9999 or a nanosecond."""

_WRAPPED = (pa.DictionaryScalar, pa.UnionScalar, pa.RunEndEncodedScalar, pa.ExtensionScalar)


def values(column: Any) -> list[Any]:
    """The values of an Arrow column; those that no Python type can hold become texts or numbers.

    >>> values(pa.array([1], pa.timestamp("ns")))
    ['1970-01-01 00:00:00.000000001']
    """
    try:
        return list(column.to_pylist())
    except _NO_ROOM:
        return [value(one) for one in column]


def rows(batch: Any) -> list[dict[str, Any]]:
    """The rows of an Arrow batch, with values as from `values`."""
    columns = [values(column) for column in batch.columns]
    names = batch.schema.names
    return [dict(zip(names, row)) for row in zip(*columns)]


def value(scalar: Any) -> Any:
    """The Python value of an Arrow scalar; a text or a number if no Python type can hold it."""
    try:
        return scalar.as_py()
    except _NO_ROOM:
        pass
    if isinstance(scalar, _WRAPPED):
        return value(scalar.value)
    if isinstance(scalar, pa.StructScalar):
        return _struct(scalar)
    if isinstance(scalar, pa.ListScalar):
        return [value(one) for one in scalar.values]
    try:
        return scalar.cast(pa.string()).as_py()
    except pa.ArrowException:
        return scalar.value


def _struct(scalar: Any) -> Any:
    """A struct as a dict, or as pairs, like a map, if two of its fields have the same name."""
    names = [field.name for field in scalar.type]
    pairs = [(name, value(scalar[at])) for at, name in enumerate(names)]
    return dict(pairs) if len(set(names)) == len(names) else pairs


@contextmanager
def writer(file: BinaryIO, schema: Any) -> Iterator[Callable[[Any], None]]:
    """Writes Arrow batches into a file, or as a stream to the standard output."""
    if file is getattr(sys.stdout, "buffer", None):  # may be closed or accept text only
        with pa.ipc.new_stream(file, schema) as stream:
            yield stream.write_batch
        return
    options = pa.ipc.IpcWriteOptions(emit_dictionary_deltas=True)
    known: dict[int, Any] = {}
    with pa.ipc.new_file(file, schema, options=options) as whole:
        yield lambda batch: whole.write_batch(_with_joined(batch, known))


def _with_joined(batch: Any, known: dict[int, Any]) -> Any:
    """The batch with dictionaries that extend those of earlier batches."""
    for at, column in enumerate(batch.columns):
        if kinds.is_dictionary(column.type):
            joined = _joined(column, known.get(at))
            known[at] = joined.dictionary
            batch = batch.set_column(at, batch.schema.field(at), joined)
    return batch


def _joined(column: Any, known: Any) -> Any:
    words = column.dictionary
    if known is None or words.equals(known):
        return column
    new = pc.unique(words.filter(pc.invert(pc.is_in(words, value_set=known))))
    whole = pa.concat_arrays([known, new])
    indices = pc.index_in(words, value_set=whole).take(column.indices)
    return pa.DictionaryArray.from_arrays(
        indices.cast(column.type.index_type), whole, ordered=column.type.ordered
    )
