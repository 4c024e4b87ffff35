"""The catalogues of texts; `core.messages` speaks with them.

A file of texts has the English and the German text of each key, side by side.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pkgutil import get_data

LANGUAGES = ("en", "de")
"""The languages, in the order of the texts in files."""

_FILES = (
    *("texts/messages", "texts/commands", "texts/dialog", "texts/game_errors", "texts/play"),
    *("texts/pad", "texts/editor", "texts/tables", "texts/envs", "texts/analysis", "texts/book"),
    *("pier18/texts", "auctionland/texts"),
)
"""The files of the library."""


class _Catalogues(Mapping[str, dict[str, str]]):
    """Every text by language and key; reads the files of the library when it is first used."""

    def __init__(self) -> None:
        self._loaded: dict[str, dict[str, str]] = {}
        self._added: list[Mapping[str, Mapping[str, str]]] = []

    def __getitem__(self, lang: str) -> dict[str, str]:
        if not self._loaded:
            loaded = _by_language(read("boardscore", *_FILES))
            for words in self._added:
                _update(loaded, words)
            self._loaded = loaded
        return self._loaded[lang]

    def __contains__(self, lang: object) -> bool:
        return lang in LANGUAGES

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)

    def add(self, pairs: Mapping[str, Sequence[str]]) -> None:
        """Adds the English and the German text of each key."""
        words = _by_language(pairs)
        self._added.append(words)
        _update(self._loaded, words)


def _update(loaded: dict[str, dict[str, str]], words: Mapping[str, Mapping[str, str]]) -> None:
    for lang, catalogue in loaded.items():
        catalogue.update(words[lang])


CATALOGUES = _Catalogues()


def text_or(lang: str, key: str, plain: str) -> str:
    """The catalogue's text of a key, or a plain one for a key of a game that is not installed."""
    return CATALOGUES[lang].get(key, plain)


def add(pairs: Mapping[str, Sequence[str]]) -> None:
    """Adds the English and the German text of each key to the catalogues."""
    CATALOGUES.add(pairs)


def read(package: str, *names: str) -> dict[str, list[str]]:
    """The texts in JSON files of a package: a list for each key."""
    found: dict[str, list[str]] = {}
    for name in names:
        found |= json.loads(get_data(package, f"{name}.json") or b"")
    return found


def _by_language(pairs: Mapping[str, Sequence[str]]) -> dict[str, dict[str, str]]:
    both = enumerate(LANGUAGES)
    return {lang: {key: pair[place] for key, pair in pairs.items()} for place, lang in both}
