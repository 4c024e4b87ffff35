"""The interface of a game that can be entered at a terminal: questions for positions and packs."""

from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from typing import Any

from attrs import frozen

from boardscore.cli.ask.common_questions import Chosen
from boardscore.cli.ask.interview import Interview
from boardscore.cli.packs import pack_in_progress as common
from boardscore.cli.packs.pack_in_progress import Data, TypedPack
from boardscore.core import registry
from boardscore.core.messages import Message


def _nothing(*_: Any) -> tuple[()]:
    return ()


@frozen(kw_only=True)
class Questions:
    """The questions for a position."""

    position: Callable[[Interview, Chosen | None], dict[str, Any]]
    """Asks for a position, perhaps with a pack; returns a dict in the shape of the file."""
    answers_of: Callable[[Any, str], Mapping[str, str]]
    """The answers that produce a position, in a language."""
    corrected: Callable[[Mapping[str, str], str, str, str], Mapping[str, str]] = lambda *_: {}
    """The answers that a line changes in part, such as one space; none if it changes none."""
    remembered: Callable[[Mapping[str, Any]], Iterator[Message] | tuple[()]] = _nothing
    """Remembers parts of a saved position for the next one, and reports which."""
    template: Callable[[str], bytes]
    """A template file, in a language, that explains a position."""


@frozen(kw_only=True)
class PackQuestions:
    """The questions for a pack."""

    listed: str
    """The key of the entries in the file: `cards` or `tiles`."""
    one: str
    """The name of an entry in the keys of the catalogues: `card` or `tile`."""
    entry: Callable[[Interview, str, TypedPack], Data]
    """Asks for one card or tile; raises `DoneError` if there are no more."""
    answers_about: Callable[[Data, str], dict[str, str]]
    """The answers that produce an entry, as typed in a language."""
    row: Callable[[Data, str], tuple[str, ...]]
    """An entry as a row of a list, piece by piece."""
    picture: Callable[[Data, str], str]
    """The picture of an entry."""
    example: Callable[[str, str], str]
    """Two entries as an example in a position, by their ids."""
    top: Callable[[Interview, str], Data] = common.top
    """Asks for the head of the pack; the second argument is the suggested name."""
    answers_about_top: Callable[[Data], dict[str, str]] = common.answers_about_top
    """The answers that produce the head of a pack."""
    lacking: Callable[[TypedPack], Iterator[Message] | tuple[()]] = _nothing
    """The parts of the game that a pack lacks."""


def template_in(package: str | None) -> Callable[[str], bytes]:
    """Reads `template.en.toml` of a package, or that of another language."""
    return lambda lang: (
        resources.files(package or "").joinpath(f"template.{lang}.toml").read_bytes()
    )


def questions(game: str) -> Questions:
    """The questions for a position of a game."""
    return registry.part(game, "questions", Questions)


def pack_questions(game: str) -> PackQuestions:
    """The questions for a pack of a game."""
    return registry.part(game, "pack_questions", PackQuestions)
