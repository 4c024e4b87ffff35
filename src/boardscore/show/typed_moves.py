"""Typed moves of any game: parsed, written, listed.

The forms of a game are its `TypedMoves`: the moves that are possible in a phase (`due`, where the
first needs no word), how players type the parts (`patterns`), and functions that make a move
(`move`) and split it (`parts`).
"""

import re
from collections.abc import Iterable, Sequence
from string import Formatter
from typing import Any

from boardscore.core.errors import MoveError
from boardscore.core.messages import Message, say
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown
from boardscore.core.value_checks import show_value
from boardscore.show import move_value_parsers
from boardscore.show.plugin import TypedMoves
from boardscore.show.prefix_match import beginning, exactly, languages, tokens, words
from boardscore.texts import CATALOGUES

_FEW = 6
"""The longest run of consecutive numbers that is written out."""


def understood(
    forms: TypedMoves, state: Any, line: str, lang: str, commands: Sequence[str]
) -> tuple[str, list[str]]:
    """The command or kind of move at the beginning of a line, and the remaining words.

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
        raise move_value_parsers.refuse(
            "ambiguous", None, got=show_value(head), known=_default_words(meant, lang)
        )
    known = _default_words((*due, *commands), lang)
    raise MoveError(Problem(unknown("play.no_such_word", head, known)))


def _begun(head: str, attempts: Sequence[Sequence[str]], lang: str) -> list[str]:
    """The meanings of a beginning in any language, preferring those that are possible now."""
    meant = (beginning(head, keys, language) for keys in attempts for language in languages(lang))
    return next(filter(None, meant), [])


def _default_words(keys: Sequence[str], lang: str) -> tuple[str, ...]:
    return tuple(words(key, lang)[0] for key in keys)


def _is_short(forms: TypedMoves, state: Any, typed: Sequence[str]) -> bool:
    """Whether a line is a move without its word, beginning with a number, an id or a player."""
    head = typed[0]
    if head.lstrip("-")[:1].isdigit():
        return True
    short = forms.due[state.phase][0]
    return (head in forms.ids(state) or head in state.game.players) and _fits(forms, short, typed)


def _is_player(state: Any, word: str) -> bool:
    try:
        move_value_parsers.seat(state.game.players, word, "")
    except MoveError:
        return False
    return True


def _fits(forms: TypedMoves, kind: str, typed: Sequence[str]) -> bool:
    return _parts(forms, kind, typed) is not None


def _parts(forms: TypedMoves, kind: str, typed: Sequence[str]) -> dict[str, str] | None:
    """The parts of a move by name; None if they match no known form."""
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
        raise move_value_parsers.refuse("empty_move", None, form=usage(kind, lang))
    if player is not None:
        parts.setdefault("player", player)
    return forms.move(state, kind, parts)


def usage(kind: str, lang: str) -> str:
    """The typed form of a kind of move, with the names of its parts in capitals."""
    template = CATALOGUES[lang][f"form.{kind}"]
    names = (name for _, name, _, _ in Formatter().parse(template) if name)
    return say(Message(f"form.{kind}", **{name: Message(f"part.{name}") for name in names}), lang)


def write(forms: TypedMoves, state: Any, move: Any, lang: str) -> str:
    """A move in its typed form."""
    form, parts = forms.parts(state, move)
    return say(Message(f"form.{form}", **parts), lang)


def examples(forms: TypedMoves, state: Any, lang: str) -> list[str]:
    """The first legal move of each possible kind, or a possible draw of chance.

    Moves without parts are always included: whether a player can pay may be a secret.
    """
    if state.chance is not None:
        drawn = state.drawn(state.chance.unseen[: state.chance.count])
        return [write(forms, state, drawn, lang)]
    first: dict[str, str] = {}
    for move in state.legal_moves():
        if move.KIND not in first:
            first[move.KIND] = write(forms, state, move, lang)
    bare = (kind for kind in forms.due[state.phase] if forms.patterns[kind] == ("",))
    return [*({kind: usage(kind, lang) for kind in bare} | first).values()]


def list_moves(forms: TypedMoves, state: Any, moves: Iterable[Any], lang: str) -> list[str]:
    """Legal moves in few lines, with `|` between alternatives."""
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
    """The choices for one part of a move."""
    if is_secret:
        return f"{texts[0]} | ..."
    if (
        len(texts) > _FEW
        and texts[0].isdecimal()
        and texts == [str(int(texts[0]) + step) for step in range(len(texts))]
    ):
        texts = [*texts[:2], "...", texts[-1]]
    return " | ".join(texts)
