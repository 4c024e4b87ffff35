"""Typed moves, read and written; words count by their beginning, in any language and spelling."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from boardscore.core.errors import MoveError, Problem
from boardscore.core.messages import LANGUAGES, Message, arguments, say
from boardscore.core.rulings import unknown
from boardscore.core.terminal_text import printable
from boardscore.core.value_checks import show_value
from boardscore.show.game_parts import TypedMoves
from boardscore.texts import CATALOGUES

_BETWEEN = str.maketrans(",;()", "    ")
_PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def tokens(line: str) -> list[str]:
    """The words of a typed line; commas and brackets only separate them, and a slash is a word.

    >>> tokens("deal 3,7,12/1 9 4")
    ['deal', '3', '7', '12', '/', '1', '9', '4']
    """
    return unicodedata.normalize("NFC", line).translate(_BETWEEN).replace("/", " / ").split()


def fold(word: str) -> str:
    """A typed word in a form for comparison.

    >>> fold("Züge") == fold("ZUEGE")
    True
    """
    return unicodedata.normalize("NFC", word).casefold().translate(_PLAIN)


def languages(own: str) -> tuple[str, ...]:
    """All languages in which a move may be typed, starting with this one."""
    return (own, *(lang for lang in LANGUAGES if lang != own))


def words(key: str, lang: str) -> list[str]:
    """The words to type for something, the default one first."""
    written = CATALOGUES[lang].get(f"word.{key}") or say(Message(f"word.{key}"), lang)
    return written.split()


def exactly(token: str, keys: Sequence[str], lang: str) -> str | None:
    """The meaning of a whole typed word; this language comes first."""
    matching = (
        _found(keys, language, lambda word: word == fold(token)) for language in languages(lang)
    )
    return next((key for known in matching for key in known), None)


def beginning(token: str, keys: Sequence[str], lang: str) -> list[str]:
    """The possible meanings of the typed beginning of a word in a language."""
    return _found(keys, lang, lambda word: word.startswith(fold(token)))


def _found(keys: Sequence[str], lang: str, fits: Callable[[str], bool]) -> list[str]:
    return [key for key in keys if any(fits(fold(word)) for word in words(key, lang))]


def whole(*keys: str) -> str:
    """A regular expression for the whole typed words of some things, in all languages."""
    known = [word for lang in LANGUAGES for key in keys for word in words(key, lang)]
    spelled = {spelling for word in known for spelling in (word, fold(word))}
    return f"(?i:{'|'.join(map(re.escape, sorted(spelled)))})"


def pattern(key: str) -> str:
    """A regular expression for typed words of something and their beginnings, in all languages."""
    known = [word for lang in LANGUAGES for word in words(key, lang)]
    spelled = {
        spelling[:end] for word in known for spelling in (word, fold(word)) for end in range(1, 20)
    }
    return f"(?i:{'|'.join(map(re.escape, sorted(spelled)))})"


NUMBER = r"[-+.\d]\S*"
"""A pattern for words that look like numbers, whether or not they are valid."""

_WHOLE = re.compile(r"-?[0-9]{1,9}")


def number(text: str, clause: str) -> int:
    """The whole number that is typed; raises `MoveError` for anything else."""
    if not _WHOLE.fullmatch(text):
        raise refuse("not_a_number", clause, got=show_value(text))
    return int(text)


def choose_by_number(text: str, clause: str, count: int, key: str) -> int:
    """The index of a choice by its typed number, counted from 1 in words and from 0 in data.

    >>> choose_by_number("2", "auctionland.market.price", 8, "no_such_slot")
    1

    Raises `MoveError`, with the message of the key, if there are not so many.
    """
    place = number(text, clause)
    if not 1 <= place <= count:
        raise refuse(key, clause, got=place, count=count)
    return place - 1


def actor(state: Any) -> int:
    """The seat that makes a typed move; any if it is no one's turn: the rules refuse the move."""
    acting: int = next(iter(state.to_act), 0)
    return acting


def seat(names: Sequence[str], text: str, clause: str) -> int:
    """The seat of a typed player: name, beginning of a name, or number from 1.

    >>> seat(["Anna", "Ben", "Beatrice"], "bea", ""), seat(["Anna", "Ben"], "2", "")
    (2, 1)

    Raises `MoveError` if nobody or more than one is meant.
    """
    if text in names:
        return names.index(text)
    if text.isdecimal() and text.isascii() and 1 <= int(text[:9]) <= len(names):
        return int(text[:9]) - 1
    short = [fold(name) for name in names]
    seats = [place for place, name in enumerate(short) if name == fold(text)]
    seats = seats or [place for place, name in enumerate(short) if name.startswith(fold(text))]
    if not seats:
        raise refuse("no_such_player", clause, got=show_value(text), known=numbered_players(names))
    if len(seats) > 1:
        known = tuple(numbered_players(names)[place] for place in seats)
        raise refuse("which_player", clause, got=show_value(text), known=known)
    return seats[0]


def numbered_players(names: Sequence[str]) -> tuple[Message, ...]:
    """The players with the numbers by which they can be typed."""
    return tuple(
        Message("numbered_player", number=place, name=name) for place, name in enumerate(names, 1)
    )


def player(names: Sequence[str], place: int) -> str:
    """A player as typed: by name, or by number if the name cannot be typed as one word."""
    name = names[place]
    return name if tokens(name) == [name] == [printable(name)] else str(place + 1)


def identifier(known: Collection[str], text: str) -> str:
    """The id that a typed one means; case matters only if two ids differ in nothing else.

    >>> identifier(["A1", "b2"], "B2")
    'b2'
    """
    if not text.isascii():  # ids are ASCII, and a long s or a Kelvin sign is no letter of theirs
        return text
    alike = [identity for identity in known if identity.casefold() == text.casefold()]
    return alike[0] if text not in known and len(alike) == 1 else text


def refuse(key: str, clause: str | None, **args: object) -> MoveError:
    """The error about an unreadable typed move, by its key in the catalogues."""
    return MoveError(Problem(Message(f"play.{key}", **args), clause=clause))


_FEW = 6
"""The longest run of consecutive numbers that is written out."""


def understood(
    forms: TypedMoves, state: Any, line: str, lang: str, commands: Sequence[str]
) -> tuple[str, list[str]]:
    """The command or kind of move at the beginning of a typed line, and the remaining words.

    Raises `MoveError` if the line is unclear.
    """
    head, *rest = typed = tokens(line)
    due = forms.due.get(state.phase, ())
    everything = (*commands, *forms.patterns)
    whole = exactly(head, everything, lang)
    if whole:
        return whole, rest
    if due and _is_short(forms, state, typed):
        return due[0], typed
    possible = (*commands, *due)
    meant = beginning(head, possible, lang)
    if not meant and due and _fits(forms, due[0], typed) and _is_player(state, head):
        return due[0], typed
    meant = meant or _begun(head, (possible, everything), lang)
    if len(meant) == 1:
        return meant[0], rest
    if meant:
        raise refuse("ambiguous", None, got=show_value(head), known=_default_words(meant, lang))
    known = _default_words((*due, *commands), lang)
    raise MoveError(Problem(unknown("play.no_such_word", head, known)))


def _begun(head: str, attempts: Sequence[Sequence[str]], lang: str) -> list[str]:
    """The meanings of a typed beginning in any language, preferring those that are possible now."""
    meant = (beginning(head, keys, language) for keys in attempts for language in languages(lang))
    return next(filter(None, meant), [])


def _default_words(keys: Sequence[str], lang: str) -> tuple[str, ...]:
    return tuple(words(key, lang)[0] for key in keys)


def _is_short(forms: TypedMoves, state: Any, typed: Sequence[str]) -> bool:
    """Whether a typed line is a move without its word: a number, an id or a player comes first."""
    head = typed[0]
    if head.lstrip("-")[:1].isdigit():
        return True
    short = forms.due[state.phase][0]
    return (head in forms.ids(state) or head in state.game.players) and _fits(forms, short, typed)


def _is_player(state: Any, word: str) -> bool:
    try:
        seat(state.game.players, word, "")
    except MoveError:
        return False
    return True


def _fits(forms: TypedMoves, kind: str, typed: Sequence[str]) -> bool:
    return _parts(forms, kind, typed) is not None


def _parts(forms: TypedMoves, kind: str, typed: Sequence[str]) -> dict[str, str] | None:
    """The typed parts of a move by name; None if they match no known form."""
    text = "".join(f" {word}" for word in typed)
    for pattern in forms.patterns[kind]:
        match = re.fullmatch(pattern, text)
        if match:
            return {name: part for name, part in match.groupdict().items() if part is not None}
    return None


def read(
    forms: TypedMoves,
    state: Any,
    typed: tuple[str, Sequence[str]],
    lang: str,
    player: str | None = None,
) -> Any:
    """The move with a typed kind and typed parts; `player` moves if the parts name no player.

    Raises a `BoardscoreError`.
    """
    kind, rest = typed
    parts = _parts(forms, kind, rest)
    if parts is None:
        raise refuse("empty_move", None, form=usage(kind, lang))
    if player is not None:
        parts.setdefault("player", player)
    return forms.move(state, kind, parts)


def usage(kind: str, lang: str) -> str:
    """The typed form of a kind of move, with the names of its parts in capitals."""
    names = arguments(CATALOGUES[lang].get(f"form.{kind}", ""))
    return say(Message(f"form.{kind}", **{name: Message(f"part.{name}") for name in names}), lang)


def write(forms: TypedMoves, state: Any, move: Any, lang: str) -> str:
    """A move in its typed form."""
    form, parts = forms.parts(state, move)
    return say(Message(f"form.{form}", **parts), lang)


def examples(forms: TypedMoves, state: Any, lang: str) -> list[str]:
    """The first legal move of each possible kind, as typed, or a possible draw of chance.

    Moves without parts are always included: whether a player can pay may be a secret.
    """
    if state.chance is not None:
        return [write(forms, state, state.drawn(state.chance.unseen[: state.chance.count]), lang)]
    first: dict[str, str] = {}
    for move in state.legal_moves():
        if move.KIND not in first:
            first[move.KIND] = write(forms, state, move, lang)
    bare = (kind for kind in forms.due[state.phase] if forms.patterns[kind] == ("",))
    return [*({kind: usage(kind, lang) for kind in bare} | first).values()]


def list_moves(forms: TypedMoves, state: Any, moves: Iterable[Any], lang: str) -> list[str]:
    """Legal moves as typed, in few lines, with `|` between alternatives."""
    groups: dict[tuple[str, ...], dict[str, dict[str, None]]] = {}
    for move in moves:
        form, parts = forms.parts(state, move)
        same = (parts[name] for name in forms.grouped_by.get(move.KIND, ()))
        group = groups.setdefault((form, *same), {name: {} for name in parts})
        for name, text in parts.items():
            group[name][text] = None
    secret = forms.secret(state)
    lines = []
    for (form, *_), group in groups.items():
        parts = {name: _choice([*texts], name in secret) for name, texts in group.items()}
        lines.append(say(Message(f"form.{form}", **parts), lang))
    return lines


def _choice(texts: Sequence[str], is_secret: bool) -> str:
    """The choices for one part of a move, as typed."""
    if is_secret:
        return f"{texts[0]} | ..."
    if (
        len(texts) > _FEW
        and texts[0].isdecimal()
        and texts == [str(int(texts[0]) + step) for step in range(len(texts))]
    ):
        texts = [*texts[:2], "...", texts[-1]]
    return " | ".join(texts)
