"""The words of facets and mutants: they stand with their game, and join the catalogues with it."""

from collections.abc import Mapping

from boardscore import texts

_LANGUAGES = ("en", "de")
"""The languages that stand beside each other in the files of the games."""


def add(kind: str, game: str, words: Mapping[str, tuple[str, str]]) -> None:
    """Adds the words of all facets or mutants of a game, by their ids without the game."""
    texts.add(
        {
            lang: {f"{kind}.{game}.{name}": said[place] for name, said in words.items()}
            for place, lang in enumerate(_LANGUAGES)
        }
    )
