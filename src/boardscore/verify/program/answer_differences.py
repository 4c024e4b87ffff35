"""The first place where two answers to the same request differ."""

import json
from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from boardscore.core.messages import Message
from boardscore.core.problems import path_text
from boardscore.core.value_checks import cut
from boardscore.documents.source_positions import Path
from boardscore.verify.program.protocol import Answer, Garbled, Moves, Traced

_ABSENT = object()

_SHOWN = 80
"""The most characters of a value."""

_BEFORE = 30
"""The characters of a long value that are shown before the first difference."""

Shown = str | Message


def first_difference(one: Answer, other: Answer) -> tuple[Shown, Shown, Shown]:
    """The place of the first difference, with its value in both answers.

    >>> from boardscore.verify.program.protocol import Scored
    >>> first_difference(Scored((3, 6), ranks=(2, 1)), Scored((3, 5)))
    ('totals[1]', '6', '5')
    """
    path, first, then = _differing(_data(one), _data(other), ())
    if isinstance(first, Moves) and isinstance(then, Moves):
        texts = [min(_only(first, then), default=""), min(_only(then, first), default="")]
    else:
        texts = ["" if value is _ABSENT else _text(value) for value in (first, then)]
    at = next((at for at, (a, b) in enumerate(zip(*texts)) if a != b), 0)
    shown = [_around(text, at) if text else Message("verify.absent") for text in texts]
    return path_text(path) or Message("verify.whole_answer"), shown[0], shown[1]


def _data(answer: Answer) -> Any:
    """An answer as plain data, with lists of moves as they are: their order is no difference."""
    assert not isinstance(answer, Garbled)
    if isinstance(answer, Moves):
        return {"moves": answer}
    return {**answer.data, "moves": answer.moves} if isinstance(answer, Traced) else answer.shown


def _differing(one: Any, other: Any, path: Path) -> tuple[Path, Any, Any]:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        pairs = [(key, one.get(key, _ABSENT), other.get(key, _ABSENT)) for key in {**one, **other}]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        both = zip_longest(one, other, fillvalue=_ABSENT)
        pairs = [(at, *two) for at, two in enumerate(both)]
    else:
        return path, one, other
    different = (pair for pair in pairs if pair[1] != pair[2])
    for key, first, then in different:
        return _differing(first, then, (*path, key))
    return path, one, other


def _only(one: Moves, other: Moves) -> Counter[str]:
    """The moves that only the first list has, or has more often."""
    return Counter(map(_text, one.moves)) - Counter(map(_text, other.moves))


def _text(value: Any) -> str:
    plain = [*value.moves] if isinstance(value, Moves) else value
    return json.dumps(plain, sort_keys=True)


def _around(text: str, at: int) -> str:
    """A value, cut to the characters around a place in it."""
    start = at - _BEFORE if at > _SHOWN - _BEFORE else 0
    return "..." * (start > 0) + cut(text[start:], _SHOWN)
