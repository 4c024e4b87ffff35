"""Python's words, which no person should ever read."""

import re
from collections.abc import Iterable

_FOREIGN = re.compile(
    r"Traceback|<class '|<object | object at 0x|\bNoneType\b|\b[A-Z]\w+Error\b|\bErrno\b"
    r"|Exceeds the limit|\bnot subscriptable\b|\bunhashable\b|\bcodec can't\b|\bbuilt-in\b"
    r"|\bargument of type\b|\bpositional argument\b|\bhas no attribute\b|<lambda>|<function "
)
_HINTS = (
    *("Traceback", "<class", "<object", "object at", "NoneType", "Error", "Errno", "Exceeds"),
    *("not ", "codec", "built-in", "of type", "argument", "attribute", "<lambda>", "<function"),
)
"""Each of Python's messages contains one of these; a search for them is quick."""


def shown(document: object) -> str:
    """A document for people; empty if Python cannot write its numbers."""
    try:
        return repr(document)
    except ValueError:
        return ""


def foreign_words(said: Iterable[str], given: str = "") -> list[str]:
    """Python's words in texts, with their context, except words of the document.

    `given` is that document.
    """
    likely = (text for text in dict.fromkeys(said) if any(hint in text for hint in _HINTS))
    return [
        text[max(0, hit.start() - 60) : hit.end() + 60]
        for text in likely
        for hit in _FOREIGN.finditer(text)
        if hit.group() not in given
    ]
