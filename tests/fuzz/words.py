"""Words that are Python's and not the library's: no person should ever read them."""

import re
from collections.abc import Iterable

_FOREIGN = re.compile(
    r"Traceback|<class '|<object | object at 0x|\bNoneType\b|\b[A-Z]\w+Error\b|\bErrno\b"
    r"|Exceeds the limit|\bnot subscriptable\b|\bunhashable\b|\bcodec can't\b|\bbuilt-in\b"
    r"|\bargument of type\b|\bpositional argument\b|\bhas no attribute\b|<lambda>|<function "
)


def foreign_words(said: Iterable[str]) -> list[str]:
    """The first of Python's words in each text that has any, with what stands around them."""
    found = ((text, _FOREIGN.search(text)) for text in said)
    return [text[max(0, hit.start() - 60) : hit.end() + 60] for text, hit in found if hit]
