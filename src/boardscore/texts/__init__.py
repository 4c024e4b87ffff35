"""The catalogues of texts, one package per language; `core.messages` speaks with them."""

from collections.abc import Mapping

from boardscore.texts import de, en

_WORDS: dict[str, dict[str, str]] = {"en": {**en.CATALOGUE}, "de": {**de.CATALOGUE}}

CATALOGUES: Mapping[str, Mapping[str, str]] = _WORDS


def add(words: Mapping[str, Mapping[str, str]]) -> None:
    """Adds the words of a game, in every language."""
    for lang, catalogue in _WORDS.items():
        catalogue.update(words[lang])
