"""Matches typed words by their beginning, in any language and spelling."""

import re
import unicodedata
from collections.abc import Callable, Sequence

from boardscore.core.messages import LANGUAGES
from boardscore.texts import CATALOGUES

_BETWEEN = str.maketrans(",;()", "    ")
_PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def tokens(line: str) -> list[str]:
    """The words of a line; commas and brackets only separate words, and a slash is a word.

    >>> tokens("deal 3,7,12/1 9 4")
    ['deal', '3', '7', '12', '/', '1', '9', '4']
    """
    return unicodedata.normalize("NFC", line).translate(_BETWEEN).replace("/", " / ").split()


def fold(word: str) -> str:
    """A word in a form for comparison.

    >>> fold("Züge") == fold("ZUEGE")
    True
    """
    return unicodedata.normalize("NFC", word).casefold().translate(_PLAIN)


def languages(own: str) -> tuple[str, ...]:
    """All languages, starting with this one."""
    return (own, *(lang for lang in LANGUAGES if lang != own))


def words(key: str, lang: str) -> list[str]:
    """The words for something, the default one first."""
    return CATALOGUES[lang][f"word.{key}"].split()


def exactly(token: str, keys: Sequence[str], lang: str) -> str | None:
    """The meaning of a whole word; this language comes first."""
    matching = (
        _found(keys, language, lambda word: word == fold(token)) for language in languages(lang)
    )
    return next((key for known in matching for key in known), None)


def beginning(token: str, keys: Sequence[str], lang: str) -> list[str]:
    """The possible meanings of the beginning of a word in a language."""
    return _found(keys, lang, lambda word: word.startswith(fold(token)))


def _found(keys: Sequence[str], lang: str, fits: Callable[[str], bool]) -> list[str]:
    return [key for key in keys if any(fits(fold(word)) for word in words(key, lang))]


def whole(*keys: str) -> str:
    """A regular expression for the whole words of some things, in all languages."""
    known = [word for lang in LANGUAGES for key in keys for word in words(key, lang)]
    spelled = {spelling for word in known for spelling in (word, fold(word))}
    return f"(?i:{'|'.join(map(re.escape, sorted(spelled)))})"


def pattern(key: str) -> str:
    """A regular expression for the words of something and their beginnings, in all languages."""
    known = [word for lang in LANGUAGES for word in words(key, lang)]
    spelled = {
        spelling[:end] for word in known for spelling in (word, fold(word)) for end in range(1, 20)
    }
    return f"(?i:{'|'.join(map(re.escape, sorted(spelled)))})"
