"""How models look to people: asked from below, answered by `show`, loaded when it is asked.

This is the only way up in the house. A pier is drawn by `pier.to_svg()`, and by nothing that one
would have to know and import; but pictures rest on models, and not the other way round. So a model
hands itself to what the registry names for its game.
"""

from types import ModuleType
from typing import Any, ClassVar

from boardscore.core import registry


def of_game(game: str, module: str) -> ModuleType:
    """A module of how a game is shown: `svg`, `pictures`, `board`, `moves`."""
    return registry.offer(f"{registry.registered(game).show}.{module}")


def of_all(module: str) -> Any:
    """A module of how all games are shown: `report`, `html`, `tabletop`."""
    return registry.offer(f"boardscore.show.{module}")


class Drawn:
    """What has a picture: by its name, and shown by itself in a notebook."""

    __slots__ = ()

    GAME: ClassVar[str]
    """The game that it belongs to."""

    def to_svg(self, lang: str = "en") -> str:
        """The picture as SVG, with what is read aloud in the language.

        Raises `BoardscoreError` for a language that boardscore does not speak.
        """
        drawn: str = of_game(self.GAME, "svg").drawn(self, lang)
        return drawn

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_html_(self) -> str:
        shown: str = of_all("html").framed(self.to_svg())
        return shown


class OnTable:
    """A game as it stands, or as a seat sees it: made for people where it is printed or shown."""

    __slots__ = ()

    def __str__(self) -> str:
        shown: str = of_all("tabletop").told(self)
        return shown

    def _repr_html_(self) -> str:
        shown: str = of_all("html").tabletop(self)
        return shown
