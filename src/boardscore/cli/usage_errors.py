"""Messages about usage errors."""

import re
from collections.abc import Sequence
from typing import Any

import click

from boardscore.core import registry
from boardscore.core.errors import Sentence
from boardscore.core.messages import Message, say
from boardscore.core.registry import NotAvailableError
from boardscore.core.rulings import unknown
from boardscore.texts import CATALOGUES

__all__ = ["NotAvailableError", "WrongUse", "explain", "known_game", "no_such", "wrong"]


class WrongUse(click.UsageError):
    """A usage error that a command finds."""

    def __init__(self, message: Sentence) -> None:
        super().__init__(message.key)
        self.found = message


def wrong(key: str, **args: Any) -> WrongUse:
    """The usage error with a key in the catalogues."""
    visible = {name: arg if arg != "" else '""' for name, arg in args.items()}
    return WrongUse(Message(f"usage.{key}", **visible))


def no_such(key: str, got: str, known: Sequence[str], **args: Any) -> WrongUse:
    """The usage error about an unknown name, with a suggestion."""
    message = unknown(f"usage.{key}", got, tuple(known))
    return WrongUse(Message(message.key, **args, **message.args))


def known_game(written: str, part: str = "game") -> str:
    """The game that an argument names (`Pier 18`); raises a usage error unless it has the part."""
    names = registry.names(part)
    plain = written if written in names else re.sub(r"[\W_]", "", written).lower()
    if plain not in names:
        raise no_such("no_such_game", written, names)
    return plain


def explain(error: click.UsageError, lang: str) -> str:
    """The message about a usage error, and where to learn more."""
    path = error.ctx.command_path if error.ctx else "boardscore"
    what = _what(error)
    sentence = say(what, lang)
    if CATALOGUES[lang][what.key][:1].isalpha():  # a name that begins it does not change
        sentence = sentence[:1].upper() + sentence[1:]
    return f"{sentence}\n{say(Message('usage.see', command=path), lang)}"


def _what(error: click.UsageError) -> Sentence:
    match error:
        case WrongUse():
            return error.found
        case click.NoSuchOption():
            return _no_such_option(error)
        case click.MissingParameter() if isinstance(error.param, click.Argument):
            name = Message(f"argument.{error.param.name}")
            return Message("usage.missing_argument", argument=name)
        case click.BadOptionUsage():
            return _bad_option(error)
        case _:
            return Message("usage.other")


def _no_such_option(error: click.NoSuchOption) -> Message:
    name, near = error.option_name, error.possibilities
    if near:
        return Message("usage.no_such_option_near", option=name, near=near[0])
    return Message("usage.no_such_option", option=name)


def _bad_option(error: click.BadOptionUsage) -> Message:
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    flags = {name for param in params if getattr(param, "is_flag", False) for name in param.opts}
    key = "option_takes_no_value" if error.option_name in flags else "option_needs_value"
    return Message(f"usage.{key}", option=error.option_name)
