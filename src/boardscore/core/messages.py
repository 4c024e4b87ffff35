"""Messages to people, in every language of boardscore.

Code never contains sentences: it creates a `Message`, a key with arguments. The language is chosen
only where the message is shown.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any

from attrs import field, frozen

from boardscore.core.errors import BoardscoreError, GameError, Problem, Sentence
from boardscore.core.terminal_text import printable
from boardscore.texts import CATALOGUES

LANGUAGES: tuple[str, ...] = tuple(CATALOGUES)
"""The supported languages: `("en", "de")`."""


NTH = "nth"
"""The format of a number that counts from 0 in data and from 1 in sentences."""

AND = "and"
"""The format of a list in a sentence, with a word before its last item."""


@frozen(init=False, repr=False)
class Message:
    """A message to a person: a key of the language catalogues, and arguments.

    Arguments are whole numbers, texts, other messages, objects with a `message` (such as a space of
    a pier) or an `in_words` method (such as a Plan), or sequences of these. A sequence of tuples is
    separated by semicolons.

    >>> Message("line.poets", poets=5)
    Message('line.poets', poets=5)
    """

    key: str
    _args: Mapping[str, Any] = field(eq=lambda args: frozenset(args.items()))  # in any order

    def __init__(self, key: str, /, **args: Any) -> None:
        for name, arg in args.items():
            if isinstance(arg, list):
                args[name] = tuple(arg)
        _set_key(self, key)  # made too often for the slower way of attrs
        _set_args(self, args)

    @property
    def args(self) -> dict[str, Any]:
        """The arguments by name, as a new dict."""
        return dict(self._args)

    def text(self, lang: str = "en") -> str:
        """The message as a sentence of the language; everything in it is safe to print.

        >>> Message("line.poets", poets=5).text("en")
        '5 Poets: 1 point for every 2 of them'

        Raises `BoardscoreError` for a language that boardscore does not speak, and `GameError` for
        a key without a text and for a text that needs another argument.
        """
        require_language(lang)
        return self._written(lang)

    def _written(self, lang: str) -> str:
        """The message as a sentence of a supported language."""
        try:
            return "".join(
                [
                    before + write(self._args[name], lang) if name else before
                    for before, name, write in _parts(CATALOGUES[lang][self.key])
                ]
            )
        except GameError:
            raise
        except (KeyError, TypeError, ValueError):
            self._require_text(lang)
            raise

    def _require_text(self, lang: str) -> None:
        """Raises `GameError` for a key without a text, or a text that needs another argument."""
        wrong, text = {"keys": (self.key,), "lang": lang}, CATALOGUES[lang].get(self.key)
        if text is None:
            raise GameError(Message("error.text_missing", **wrong)) from None
        try:
            needed = _parts(text)
        except ValueError:
            raise GameError(Message("error.text_format", **wrong)) from None
        for _, name, _ in needed:
            if name and name not in self._args:
                raise GameError(Message("error.text_argument", **wrong, argument=name)) from None

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self._args.items())
        return f"Message({self.key!r}{args})"


_set_key, _set_args = vars(Message)["key"].__set__, vars(Message)["_args"].__set__


def require_language(lang: object) -> None:
    """Raises `BoardscoreError` for an unsupported language."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        got = lang if isinstance(lang, str) else _shown(lang)
        raise BoardscoreError(Problem(Message("error.unknown_language", got=got, known=LANGUAGES)))


def _shown(value: object) -> "str | Message":
    """Shows a value of a wrong type; `value_checks.show_argument` itself needs messages."""
    return "None" if value is None else Message("value.other", type=type(value).__name__)


def say(message: Sentence, lang: str = "en") -> str:
    """The message as a sentence of the language; everything in it is safe to print.

    >>> say(Message("line.poets", poets=5), "de")
    '5 Dichter: 1 Punkt für je 2'

    Raises `BoardscoreError` for what is no message, and for a language that boardscore does not
    speak.
    """
    if not isinstance(message, Message):
        wrong = Message("error.not_instance", got=_shown(message), known=(Message.__name__,))
        raise BoardscoreError(Problem(wrong, ("message",)))
    return message.text(lang)


_Writer = Callable[[Any, str], str]
"""Writes an argument in a language."""


def arguments(text: str) -> set[str]:
    """The names of the arguments of a message, from its text in a catalogue.

    >>> sorted(arguments("{name} has {coins:one coin|several coins}"))
    ['coins', 'name']

    Raises `ValueError` for a text that no message can use.
    """
    names = [name for _, name, _ in _parts(text) if name is not None]
    if not all(map(str.isidentifier, names)):
        raise ValueError
    return {*names}


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str | None, _Writer], ...]:
    """The parts of a message's template: texts, each with the argument after it and its writer."""
    parsed = [*Formatter().parse(template)]
    if any(conversion for *_, conversion in parsed):
        raise ValueError
    return tuple((text, name, _writer(form or "")) for text, name, form, _ in parsed)


def _writer(form: str) -> _Writer:
    """The function that writes an argument of a message in a format.

    `one|many` chooses a plural for a number or a list. `and` writes a list as in a sentence. `nth`
    writes an index that starts at 0 as a number that starts at 1, and `02` a number of two digits.
    Raises `ValueError` for any other format.
    """
    if not form:
        return in_words
    if form == NTH:
        return lambda value, _: str(value + 1)
    if form == AND:
        return _listed
    if form.isdecimal():
        return lambda value, _: format(value, form)
    singular, plural = form.split("|")
    return lambda value, _: singular if _number(value) == 1 else plural


def _number(value: Any) -> int:
    number: int = len(value) if isinstance(value, tuple) else value
    return number


def _listed(parts: Sequence[object], lang: str) -> str:
    if len(parts) < 2:
        return in_words(parts, lang)
    *others, last = (in_words(part, lang) for part in parts)
    return " ".join((", ".join(others), say(Message("and"), lang), last))


class DefaultName(str):
    """The name of a player without a name: `Player 1` in data, translated in texts.

    >>> name = default_name(1)
    >>> name == "Player 1", in_words(name, "de"), in_words("Player 1", "de")
    (True, 'Spieler 1', 'Player 1')
    """

    __slots__ = ()

    @property
    def message(self) -> Message:
        """The name in the language of the text."""
        return Message("default_name", number=int(self.rpartition(" ")[2]))


def default_name(number: int) -> DefaultName:
    """The name of an unnamed player, which messages translate; `number` starts at 1."""
    return DefaultName(f"Player {number}")


def in_words(value: Any, lang: str) -> str:
    """An argument of a message as it appears in a text of the language.

    >>> in_words(("Anna", "Ben"), "en"), in_words((), "en")
    ('Anna, Ben', 'none')
    """
    return _writer_of(type(value))(value, lang)  # type: ignore[arg-type]  # types have a hash


@lru_cache(maxsize=256)
def _writer_of(kind: Any) -> _Writer:
    """The function that writes arguments of a type; cached: there are few types."""
    if issubclass(kind, Message):
        return Message._written
    if hasattr(kind, "message"):
        is_place = issubclass(kind, tuple)
        return _place if is_place else lambda value, lang: in_words(value.message, lang)
    if hasattr(kind, "in_words"):
        return lambda value, lang: str(value.in_words(lang))
    if issubclass(kind, str):
        return lambda value, _: printable(value)
    return _each if issubclass(kind, Sequence) else lambda value, _: printable(str(value))


def _each(values: Sequence[object], lang: str) -> str:
    """Several arguments of a message in words, or that there are none."""
    between = "; " if tuple in map(type, values) else ", "
    return between.join([in_words(value, lang) for value in values]) or Message("none").text(lang)


@lru_cache(maxsize=4096, typed=True)
def _place(place: Any, lang: str) -> str:
    """A space, a tile or another named tuple in a message; cached, as reasons repeat them."""
    return in_words(place.message, lang)
