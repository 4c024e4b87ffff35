"""Converts Arrow values to Python, even those that Python types cannot hold."""

from typing import Any

import pyarrow as pa

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
