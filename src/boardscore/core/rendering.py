"""Renders models and results: their `repr`, and the hook for `boardscore.show`.

Pictures depend on models, not the other way round; yet `pier.to_svg()` draws a pier. So a model
passes itself to `Renderers`, which are imported on first use.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, ClassVar

from attrs import AttrsInstance, fields, frozen

from boardscore.core import registry
from boardscore.core.value_checks import cut


class NamedEnum(Enum):
    """An enumeration whose `repr` evaluates back.

    >>> class Side(NamedEnum):
    ...     UPPER = "upper"
    >>> Side.UPPER
    Side.UPPER
    """

    __hash__ = object.__hash__  # faster than hashing the name, as Enum does

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


LONGEST_REPR = 200
"""The most characters of a `repr` of a model with many parts."""


def in_brackets(text: str) -> str:
    """A `repr` in angle brackets, which does not evaluate, with at most 200 characters.

    >>> in_brackets("Pack 'mine' of pier18: 18 cards")
    "<Pack 'mine' of pier18: 18 cards>"
    """
    return f"<{cut(text, LONGEST_REPR - len('<...>'))}>"


def name_all(players: Iterable[Any]) -> str:
    """The names of players for a `repr`, separated by commas."""
    return ", ".join(map(repr, players))


@frozen(kw_only=True)
class Renderers:
    """The functions that render models and results."""

    explain: Callable[[Any, str], str]
    """A result as text in a language."""
    page: Callable[[Sequence[Any], str], str]
    """Results as an HTML page."""
    inset: Callable[[Any], str]
    """A result as part of another page."""
    svg: Callable[[Any, str], str]
    """A model as an SVG picture."""
    framed_svg: Callable[[str], str]
    """A picture as part of another page."""
    position_inset: Callable[[Any], str]
    """A position as part of another page."""
    pack_inset: Callable[[Any], str]
    """A pack as part of another page."""
    table: Callable[[Any], str]
    """The table of a state or view as text."""
    table_inset: Callable[[Any], str]
    """The same as part of another page."""
    moves: Callable[[Any, Iterable[Any]], str]
    """The legal moves of a state or view, as people type them."""


def renderers() -> Renderers:
    """The renderers of `boardscore.show`."""
    return registry.load(registry.RENDERERS, Renderers)


class Drawable:
    """A model that renders itself as a picture, which notebooks show."""

    __slots__ = ()

    GAME: ClassVar[str]
    """The game of the model."""

    def to_svg(self, lang: str = "en") -> str:
        """The picture as SVG, with a description in the language.

        Raises `BoardscoreError` for an unsupported language.
        """
        return renderers().svg(self, lang)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_html_(self) -> str:
        return renderers().framed_svg(self.to_svg())


class DrawnPlayer(Drawable, AttrsInstance):
    """A player that renders itself: `repr` has the fields that are set, or only the name."""

    __slots__ = ()

    name: str
    """The name of the player."""

    def __repr__(self) -> str:
        values = ((part, getattr(self, part.name)) for part in fields(type(self)))
        entered = (f"{part.name}={value!r}" for part, value in values if value != part.default)
        shown = f"{type(self).__name__}({', '.join(entered)})"
        if len(shown) <= LONGEST_REPR:
            return shown
        return in_brackets(f"{type(self).__name__} of {self.GAME}: {self.name!r}")


class ShowsPosition:
    """A position that renders itself: `repr` names the players; notebooks show piers or islands."""

    __slots__ = ()

    GAME: ClassVar[str]
    """The game of the position."""
    players: tuple[Any, ...]

    def __repr__(self) -> str:
        names = name_all(player.name for player in self.players)
        return in_brackets(f"Position of {self.GAME}: {names}")

    def _repr_html_(self) -> str:
        return renderers().position_inset(self)


class ShowsPack:
    """A pack that renders itself: notebooks show its cards or tiles."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return renderers().pack_inset(self)


class ShowsTable:
    """A state or view that renders itself: `str` and notebooks show a table, `repr` the players."""

    __slots__ = ()

    GAME: ClassVar[str]
    """The game of the table."""
    game: Any
    phase: Any

    def __repr__(self) -> str:
        names = name_all(self.game.players)
        kind = type(self).__name__
        return in_brackets(f"{kind} of {self.GAME} in phase {self.phase.value}: {names}")

    def __str__(self) -> str:
        return renderers().table(self)

    def _repr_html_(self) -> str:
        return renderers().table_inset(self)
