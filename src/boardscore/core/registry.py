"""The games: the name of each, and where its parts are. Generic code asks here for them.

A game needs one part, `game`, with which it is scored. All other parts are optional and can be
added one at a time. A part is a frozen object, or the place of one, such as
`"boardscore.pier18.plugin:PLUGIN"`; what is given by its place is imported when it is first used.
"""

from collections.abc import Mapping
from importlib import import_module, resources
from typing import Any, TypeVar

from attrs import frozen

from boardscore import texts
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem

T = TypeVar("T")


@frozen(kw_only=True)
class Registration:
    """The parts of a game; None for one that it does not have."""

    name: str
    """What files call the game, such as `pier18`."""
    game: Any
    """Its clauses, rulings, positions and scoring: `boardscore.plugin.Plugin`."""
    play: Any = None
    """Its states and moves: `boardscore.plugin.Play`."""
    pictures: Any = None
    """Finished positions and packs as text: `boardscore.show.plugin.Pictures`."""
    drawings: Any = None
    """The same and the table as SVG: `boardscore.show.plugin.Drawings`."""
    board: Any = None
    """The table during a game: `boardscore.show.plugin.Board`."""
    typed_moves: Any = None
    """How moves are typed: `boardscore.show.plugin.TypedMoves`."""
    sentences: Any = None
    """Moves in sentences: `boardscore.show.plugin.Sentences`."""
    questions: Any = None
    """What is asked for a position: `boardscore.cli.plugin.Questions`."""
    pack_questions: Any = None
    """What is asked for a pack: `boardscore.cli.plugin.PackQuestions`."""
    columns: Any = None
    """The columns of its tables: `boardscore.table.plugin.Columns`."""
    strategies: Any = None
    """What random tests draw: `boardscore.testing.plugin.Strategies`."""
    invariants: Any = None
    """What is always true in its games: `boardscore.testing.plugin.Invariants`."""
    pad: str | None = None
    """Its module of the score pad: the file in a package, such as `my_game/pad.js`."""
    schemas: str | None = None
    """Its part of the JSON Schemas: the file in a package, such as `my_game/schemas.json`."""
    verification: Any = None
    """What other implementations are checked with; see the page on adding a game."""


def _built_in(name: str) -> Registration:
    return Registration(
        name=name,
        game=f"boardscore.{name}.plugin:PLUGIN",
        play=f"boardscore.{name}.play:PLAY",
        pictures=f"boardscore.show.{name}.pictures:PICTURES",
        drawings=f"boardscore.show.{name}.svg:DRAWINGS",
        board=f"boardscore.show.{name}.game_display:BOARD",
        typed_moves=f"boardscore.show.{name}.moves:TYPED_MOVES",
        sentences=f"boardscore.show.{name}.move_sentences:SENTENCES",
        questions=f"boardscore.cli.{name}.position_questions:QUESTIONS",
        pack_questions=f"boardscore.cli.{name}.pack_questions:PACK_QUESTIONS",
        columns=f"boardscore.table.{name}.plugin:COLUMNS",
        strategies=f"boardscore.testing.{name}.strategies:STRATEGIES",
        invariants=f"boardscore.testing.{name}.invariants:INVARIANTS",
        pad=f"boardscore.pad.page/{name}.js",
        schemas=f"boardscore.{name}/schemas.json",
        verification=f"boardscore.verify.{name}.plugin:KIT",
    )


RENDERERS = "boardscore.show.renderers:RENDERERS"
"""How models and results of all games are shown: `boardscore.core.rendering.Renderers`."""

_REGISTERED: dict[str, Registration] = {name: _built_in(name) for name in ("pier18", "auctionland")}


class NotAvailableError(BoardscoreError):
    """A game does not have the part that something needs."""


def register(game: Registration, words: Mapping[str, Mapping[str, str]]) -> None:
    """Makes a game known, with its words by language; done once, before anything is asked of it.

    Raises `ValueError` for words that are missing in a language, or that have the key of others.
    """
    keys = {*words[texts.LANGUAGES[0]]}
    for lang in texts.LANGUAGES:
        known = texts.CATALOGUES[lang]
        others = [key for key, text in words[lang].items() if known.get(key, text) != text]
        wrong = sorted({*keys.symmetric_difference(words[lang]), *others})
        if wrong:
            raise ValueError(f"texts in {lang}, missing or with a key that exists: {wrong}")
    texts.add(words)
    _REGISTERED[game.name] = game


def names(part: str = "game") -> tuple[str, ...]:
    """The names of all games that have a part.

    >>> names("columns")
    ('pier18', 'auctionland')
    """
    return tuple(name for name in _REGISTERED if has(name, part))


def has(game: str, part: str) -> bool:
    """Whether a game has a part."""
    return getattr(_REGISTERED[game], part) is not None


def part(game: str, name: str, kind: type[T]) -> T:
    """A part of a game, imported now if it was not before.

    Raises `NotAvailableError` if the game does not have it.
    """
    found = getattr(_REGISTERED[game], name)
    if found is None:
        raise not_available(game, name)
    return load(found, kind)


def file_of(game: str, part: str) -> tuple[str, str]:
    """The name and the text of a part that is a file, such as `pad`."""
    package, _, file = (getattr(_REGISTERED[game], part) or "").rpartition("/")
    return file, resources.files(package).joinpath(file).read_text(encoding="utf-8")


def not_available(game: str, part: str) -> NotAvailableError:
    """The error about a part that a game does not have."""
    args = {"game": Message(f"game.{game}"), "part": Message(f"plugin.{part}")}
    return NotAvailableError(Problem(Message("error.not_available", **args)))


def load(place: Any, kind: type[T]) -> T:
    """What is at a place such as `"package.module:NAME"`, or the object itself."""
    found = place
    if isinstance(place, str):
        module, _, attribute = place.partition(":")
        found = getattr(import_module(module), attribute)
    if not isinstance(found, kind):
        raise TypeError(f"{place} is not a {kind.__name__}")
    return found
