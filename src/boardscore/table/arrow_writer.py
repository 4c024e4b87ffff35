"""Writes Arrow IPC files: joins the dictionaries of all batches, one for each column."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as kinds


@contextmanager
def writer(file: BinaryIO, schema: Any) -> Iterator[Callable[[Any], None]]:
    """Writes batches into a file, or as a stream to the standard output."""
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
