"""What boardscore says to people, in every language it speaks.

Code never holds a sentence: it makes a `Message`, a key with arguments, and a language is chosen
only where the message is shown.
"""

from collections.abc import Sequence
from functools import lru_cache
from string import Formatter
from typing import Any

from attrs import field, frozen

from boardscore.core.display import printable
from boardscore.core.errors import BoardscoreError
from boardscore.core.problems import Problem, Sentence
from boardscore.texts import CATALOGUES

LANGUAGES: tuple[str, ...] = tuple(CATALOGUES)
"""The languages that `say` knows: `("en", "de")`."""


NTH = "nth"
"""The form of a number in a text that is counted from 0 in data and from 1 in words."""


@frozen(init=False, repr=False)
class Message:
    """Something to be said to a person: a key of the language catalogues and its arguments.

    Arguments are whole numbers, texts, other messages, what has a message itself (such as a space
    of a pier) or says itself `in_words` (such as a plan), or sequences of these; a sequence of
    tuples is separated by semicolons.

    >>> Message("line.poets", poets=5)
    Message('line.poets', poets=5)
    """

    key: str
    _args: tuple[tuple[str, Any], ...] = field(default=(), eq=frozenset)  # in any order

    def __init__(self, key: str, /, **args: Any) -> None:
        for name, arg in args.items():
            if isinstance(arg, list):
                args[name] = tuple(arg)
        self.__attrs_init__(key, tuple(args.items()))

    @property
    def args(self) -> dict[str, Any]:
        """The arguments by name, as a new dict."""
        return dict(self._args)

    def text(self, lang: str = "en") -> str:
        """The message as a sentence of the language; everything in it is safe to print.

        >>> Message("line.poets", poets=5).text("en")
        '5 Poets: 1 point for every 2 of them'

        Raises `BoardscoreError` for a language that boardscore does not speak.
        """
        if lang not in CATALOGUES:
            unknown = Message("error.unknown_language", got=lang, known=LANGUAGES)
            raise BoardscoreError(Problem(unknown))
        return _filled(CATALOGUES[lang][self.key], self.args, lang)

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self._args)
        return f"Message({self.key!r}{args})"


def say(message: Sentence, lang: str = "en") -> str:
    """The message as a sentence of the language; everything in it is safe to print.

    >>> say(Message("line.poets", poets=5), "de")
    '5 Dichter: 1 Punkt für je 2'
    """
    return message.text(lang)


def _filled(template: str, args: dict[str, Any], lang: str) -> str:
    """A template with its arguments filled in."""
    return "".join(
        before + (_formed(args[name], form, lang) if name else "")
        for before, name, form in _parts(template)
    )


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """What a template is made of: pieces of text, each with the name and the form that follow."""
    return tuple((text, name, form or "") for text, name, form, _ in Formatter().parse(template))


def _formed(value: Any, form: str, lang: str) -> str:
    """A value as a language writes it; `one|many` picks a plural.

    `nth` is a place that data count from 0 and people from 1: words say it as people do. Any other
    form is Python's, such as `02`.
    """
    if not form:
        return _written(value, lang)
    if form == NTH:
        return _written(value + 1, lang)
    if "|" in form:
        singular, plural = form.split("|")
        return singular if value == 1 else plural
    return format(value, form)


def _written(value: object, lang: str) -> str:
    value = getattr(value, "message", value)
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, int):
        return str(value)
    if hasattr(value, "in_words"):
        return str(value.in_words(lang))
    if isinstance(value, Sequence) and not isinstance(value, str):
        between = "; " if any(type(part) is tuple for part in value) else ", "
        written = between.join(_written(part, lang) for part in value)
        return written or say(Message("none"), lang)
    return printable(str(value))
