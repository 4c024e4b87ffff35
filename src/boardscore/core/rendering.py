"""The hook that lets `boardscore.show` render models and results.

Pictures depend on models, not the other way round; yet `pier.to_svg()` draws a pier. So a model
passes itself to `Renderers`, which are imported on first use.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from attrs import frozen

from boardscore.core import registry


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
    """A model with a picture, which notebooks show."""

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


class ShowsTable:
    """A state or view: `str` gives its table, and notebooks show it."""

    __slots__ = ()

    def __str__(self) -> str:
        return renderers().table(self)

    def _repr_html_(self) -> str:
        return renderers().table_inset(self)
