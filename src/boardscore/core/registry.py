"""The registry of games: the parts of each game by name. Generic code looks them up here.

A game needs one part, `game`, which scores it. All other parts are optional and can be added one at
a time. A part is a frozen object, or its place, such as `"boardscore.pier18.plugin:PLUGIN"`; a
place is imported on first use.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from attrs import field, frozen

from boardscore import texts
from boardscore.core.errors import BoardscoreError, GameError, Problem, raise_all
from boardscore.core.messages import Message, arguments
from boardscore.core.value_checks import identifier, validator

T = TypeVar("T")


@frozen(kw_only=True)
class Registration:
    """The parts of a game; None for one that it does not have."""

    name: str = field(validator=validator(identifier))
    """The name in files, such as `pier18`."""
    game: Any
    """Clauses, rulings, positions and scoring: `boardscore.games.Plugin`."""
    play: Any = None
    """States, moves and records: `boardscore.games.Play`."""
    sheet: Any = None
    """CSV, checksums and differences of packs: `boardscore.documents.pack_sheets.Sheet`."""
    pictures: Any = None
    """Text pictures, for `--explain` and `pack show`: `boardscore.show.game_parts.Pictures`."""
    drawings: Any = None
    """SVG pictures, for `--svg` and `--html`: `boardscore.show.game_parts.Drawings`."""
    board: Any = None
    """The table during a game, for `play` and `replay`: `boardscore.show.game_parts.Board`."""
    typed_moves: Any = None
    """Typed moves, for `play`: `boardscore.show.game_parts.TypedMoves`."""
    sentences: Any = None
    """Sentences about moves, for `play` and `replay`: `boardscore.show.game_parts.Sentences`."""
    questions: Any = None
    """The questions of `new`: `boardscore.cli.ask.questions.Questions`."""
    pack_editor: Any = None
    """The editor of packs, and `pack new`: `boardscore.pad.pack_editor.PackEditor`."""
    columns: Any = None
    """The columns of `table`: `boardscore.table.game_columns.Columns`."""
    environment: Any = None
    """Environments for learning programs: `boardscore.envs.environment.Environment`."""
    best_results: Any = None
    """The search of `score --hindsight`: `boardscore.analysis.best_result.BestResults`."""
    play_analysis: Any = None
    """Chances, bots and reviews: `boardscore.analysis.game_analysis.PlayAnalysis`."""
    strategies: Any = None
    """Hypothesis strategies: `boardscore.testing.strategies.Strategies`."""
    invariants: Any = None
    """Invariants of its games: `boardscore.testing.invariants.Invariants`."""
    pad: str | None = None
    """Its module of the score pad, such as `my_game/pad/my_game.js`.

    The module imports others of its folder and those of the page by name alone.
    """
    schemas: str | None = None
    """Its part of the JSON Schemas, such as `my_game/schemas.json`."""
    verification: Any = None
    """The kit of `verify`, `vectors` and `misreadings`: `boardscore.verify.game_kit.GameKit`."""


_LAYOUT = {
    "game": "plugin:PLUGIN",
    "play": "state:PLAY",
    "sheet": "documents:SHEET",
    "pictures": "show.pictures:PICTURES",
    "drawings": "show.svg:DRAWINGS",
    "board": "show.game_display:BOARD",
    "typed_moves": "show.typed_moves:TYPED_MOVES",
    "sentences": "show.move_sentences:SENTENCES",
    "questions": "ask:QUESTIONS",
    "pack_editor": "pad.pack_editor:PACK_EDITOR",
    "columns": "table.columns:COLUMNS",
    "environment": "envs.environment:ENVIRONMENT",
    "best_results": "analysis.best_results:BEST_RESULTS",
    "play_analysis": "analysis.game_analysis:PLAY_ANALYSIS",
    "strategies": "testing.strategies:STRATEGIES",
    "invariants": "testing.invariants:INVARIANTS",
    "verification": "verify.kit:KIT",
}
"""The places of the parts of a game in its package."""


def in_package(package: str) -> Registration:
    """The registration of a game whose parts have the places of those in `boardscore.pier18`.

    The game has the name of the package. Parts without a module or a file are left out.
    """
    parts = parts_in(package)
    found = (part for part, place in parts.items() if _exists(package, place))
    return Registration(name=_name(package), **{part: parts[part] for part in found})


def parts_in(package: str) -> dict[str, Any]:
    """The places of all parts that a game may have."""
    files = {"pad": f"{package}/pad/{_name(package)}.js", "schemas": f"{package}/schemas.json"}
    return files | {part: f"{package}.{place}" for part, place in _LAYOUT.items()}


def _name(package: str) -> str:
    return package.rpartition(".")[2]


def _exists(package: str, place: str) -> bool:
    """Whether there is a module, or a file, at the registered place of a part."""
    if "/" in place:
        return bool(_files(package).joinpath(*place.split("/")[1:]).is_file())
    try:
        return find_spec(place.partition(":")[0]) is not None
    except ModuleNotFoundError:  # not even its package
        return False


RENDERERS = "boardscore.show.renderers:RENDERERS"
"""The renderers of models and results of all games: `boardscore.core.rendering.Renderers`."""

_BUILT_IN = ("pier18", "auctionland")
_REGISTERED: dict[str, Registration] = {
    name: Registration(name=name, **parts_in(f"boardscore.{name}")) for name in _BUILT_IN
}


class NotAvailableError(BoardscoreError):
    """A registered game does not have a part that is needed."""


def register(game: Registration, words: Mapping[str, Sequence[str]]) -> None:
    """Registers a game before you use it, with the English and the German text of each of its keys.

    In a notebook, a second call with the same name replaces your game. Raises `BoardscoreError` for
    the name of a game that comes with boardscore, and for texts that are missing, that no message
    can use or that replace those of others. Texts of parts that are imported later are not checked.
    """
    raise_all(BoardscoreError, map(Problem, _mistakes(game, words)))
    texts.add(words)
    _REGISTERED[game.name] = game
    _imported.cache_clear()


def _mistakes(game: Registration, words: Mapping[str, Sequence[str]]) -> Iterator[Message]:
    """The mistakes that keep a game and its texts from being registered."""
    if not is_added(game.name):
        yield Message("error.game_exists", name=game.name)
    known = [texts.CATALOGUES[lang] for lang in texts.LANGUAGES]
    wrong = {
        "text_missing": [key for key in _first_texts(game) if key not in words | known[0].keys()],
        "text_languages": [key for key, both in words.items() if not _is_pair(both)],
        "text_format": [key for key, both in words.items() if _is_pair(both) and not _fits(both)],
        "text_exists": [
            key
            for key, both in words.items()
            if any(old.get(key, text) != text for old, text in zip(known, both, strict=False))
        ],
    }
    for name, keys in wrong.items():
        if keys:
            yield Message(f"error.{name}", lang=texts.LANGUAGES, keys=tuple(sorted(keys)))


def _is_pair(both: Sequence[str]) -> bool:
    """Whether a registered key has a text in each language."""
    is_pair = not isinstance(both, str) and [*map(type, both)] == [str] * len(texts.LANGUAGES)
    return is_pair and all(map(str.strip, both))


def _fits(both: Sequence[str]) -> bool:
    """Whether messages can use both texts of a registered key: they have the same arguments."""
    try:
        first, *others = map(arguments, both)
    except ValueError:
        return False
    return all(other == first for other in others)


def _first_texts(game: Registration) -> Iterator[str]:
    """The keys of the texts that a game needs, as far as they are known without an import."""
    yield f"game.{game.name}"
    clauses = () if isinstance(game.game, str) else game.game.clauses
    for clause in clauses:
        yield from (f"clause.{game.name}.{clause}.title", f"clause.{game.name}.{clause}")


def names(part: str = "game") -> tuple[str, ...]:
    """The names of all registered games that have a part.

    >>> names("columns")
    ('pier18', 'auctionland')
    """
    return tuple(name for name in _REGISTERED if has(name, part))


def is_added(game: str) -> bool:
    """Whether a game was registered by a user of boardscore."""
    return game not in _BUILT_IN


def has(game: str, part: str) -> bool:
    """Whether a registered game has a part."""
    return getattr(_REGISTERED[game], part) is not None


def part(game: str, name: str, kind: type[T]) -> T:
    """A part of a registered game, imported on first use.

    Raises `NotAvailableError` if the game does not have it.
    """
    found = getattr(_REGISTERED[game], name)
    if found is None:
        raise not_available(game, name)
    return load(found, kind)


def file_of(game: str, part: str) -> tuple[str, str]:
    """The name and the text of a part of a game that is a file, such as `pad`."""
    package, *place = (getattr(_REGISTERED[game], part) or "").split("/")
    return place[-1], _files(package).joinpath(*place).read_text(encoding="utf-8")


def scripts_of(game: str) -> dict[str, str]:
    """The score pad's scripts for a registered game, by name: all next to its `pad` file."""
    package, *folders, _ = (_REGISTERED[game].pad or "").split("/")
    files = _files(package).joinpath(*folders).iterdir()
    return {one.name: one.read_text(encoding="utf-8") for one in files if one.name.endswith(".js")}


def _files(package: str) -> Any:
    from importlib import resources  # seldom needed, and slow to load

    return resources.files(package)


def not_available(game: str, part: str) -> NotAvailableError:
    """The error for a part that a registered game does not have."""
    args = {"game": Message(f"game.{game}"), "part": Message(f"plugin.{part}")}
    return NotAvailableError(Problem(Message("error.not_available", **args)))


def load(place: Any, kind: type[T]) -> T:
    """The object at a registered place such as `"package.module:NAME"`, or the object itself."""
    found = _imported(place) if isinstance(place, str) else place
    if not isinstance(found, kind):
        raise GameError(Message("error.game_part", place=str(place), kind=kind.__name__))
    return found


@cache
def _imported(place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
