"""The hook that lets `boardscore.show` render models and results.

Pictures rest on models, and not the other way round. Yet a pier is drawn by `pier.to_svg()`. So a
model hands itself to `Renderers`, which are imported when they are first used.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from attrs import frozen

from boardscore.core import registry


@frozen(kw_only=True)
class Renderers:
    """Everything that models and results need in order to be shown."""

    explain: Callable[[Any, str], str]
    """A result as text in a language."""
    page: Callable[[Sequence[Any], str], str]
    """Results as a page of HTML."""
    inset: Callable[[Any], str]
    """A result as a part of another page."""
    svg: Callable[[Any, str], str]
    """The picture of a model as SVG."""
    framed_svg: Callable[[str], str]
    """A picture as a part of another page."""
    table: Callable[[Any], str]
    """The table of a state or view as text."""
    table_inset: Callable[[Any], str]
    """The same as a part of another page."""
    moves: Callable[[Any, Iterable[Any]], str]
    """Legal moves of a state or view, as they are typed."""


def renderers() -> Renderers:
    """The renderers of `boardscore.show`."""
    return registry.load(registry.RENDERERS, Renderers)


class Drawable:
    """A model with a picture, which a notebook shows by itself."""

    __slots__ = ()

    GAME: ClassVar[str]
    """The game that it belongs to."""

    def to_svg(self, lang: str = "en") -> str:
        """The picture as SVG, with its description in the language.

        Raises `BoardscoreError` for a language that boardscore does not speak.
        """
        return renderers().svg(self, lang)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_html_(self) -> str:
        return renderers().framed_svg(self.to_svg())


class ShowsTable:
    """A state or view, which prints its table and shows it in a notebook."""

    __slots__ = ()

    def __str__(self) -> str:
        return renderers().table(self)

    def _repr_html_(self) -> str:
        return renderers().table_inset(self)
