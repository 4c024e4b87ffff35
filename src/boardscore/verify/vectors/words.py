"""The sentences of facets and misreadings, which the files of the games contain."""

from collections.abc import Mapping

from boardscore import texts

_LANGUAGES = ("en", "de")
"""The languages of these sentences in the files of the games."""


def add(kind: str, game: str, words: Mapping[str, tuple[str, str]]) -> None:
    """Adds the sentences of facets or misreadings of a game, by their ids without the game."""
    texts.add(
        {
            lang: {f"{kind}.{game}.{name}": said[place] for name, said in words.items()}
            for place, lang in enumerate(_LANGUAGES)
        }
    )
