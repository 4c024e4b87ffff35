"""Writes plain data as TOML."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(data: Mapping[str, Any]) -> str:
    r"""A TOML document of the values that `tomllib` reads.

    >>> print(write_toml({"game": "pier18", "players": [{"name": "Anna", "pier": ["S.", ".Q"]}]}))
    game = "pier18"
    <BLANKLINE>
    [[players]]
    name = "Anna"
    pier = [
        "S.",
        ".Q",
    ]
    <BLANKLINE>
    """
    return "\n".join(_lines(data, ())) + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """The values of a TOML table first, then the tables in it."""
    inner = {key: value for key, value in table.items() if _is_table(value)}
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        header = ".".join(map(_key, (*path, key)))
        for one in [value] if isinstance(value, Mapping) else value:
            yield ""
            yield f"[{header}]" if isinstance(value, Mapping) else f"[[{header}]]"
            yield from _lines(one, (*path, key))


def _is_table(value: Any) -> bool:
    if isinstance(value, list) and value:
        return all(isinstance(one, Mapping) for one in value)
    return isinstance(value, Mapping)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return _list(value)
    if isinstance(value, Mapping):
        pairs = (f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{{', '.join(pairs)}}}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _list(values: list[Any]) -> str:
    """A list in TOML; several texts, such as the rows of a pier, have a line each."""
    if len(values) > 1 and all(isinstance(one, str) for one in values):
        return "\n".join(["[", *(f"    {_text(one)}," for one in values), "]"])
    return f"[{', '.join(map(_value, values))}]"


def _text(text: str) -> str:
    """A basic string; unlike JSON, TOML does not allow the character DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
