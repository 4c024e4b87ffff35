"""The catalogues of texts, one package per language; `core.messages` speaks with them."""

from collections.abc import Iterator, Mapping
from importlib import import_module

LANGUAGES = ("en", "de")
"""The languages; each is a package of this one."""


class _Catalogues(Mapping[str, Mapping[str, str]]):
    """Every text by language and key; loads a language when it is first used."""

    def __init__(self) -> None:
        self._loaded: dict[str, dict[str, str]] = {}
        self._added: list[Mapping[str, Mapping[str, str]]] = []

    def __getitem__(self, lang: str) -> Mapping[str, str]:
        if lang not in self._loaded:
            if lang not in LANGUAGES:
                raise KeyError(lang)
            self._loaded[lang] = {**import_module(f"{__name__}.{lang}").CATALOGUE}
            for words in self._added:
                self._loaded[lang] |= words[lang]
        return self._loaded[lang]

    def __contains__(self, lang: object) -> bool:
        return lang in LANGUAGES

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)

    def add(self, words: Mapping[str, Mapping[str, str]]) -> None:
        """Adds words in every language."""
        self._added.append(words)
        for lang, catalogue in self._loaded.items():
            catalogue.update(words[lang])


CATALOGUES = _Catalogues()


def add(words: Mapping[str, Mapping[str, str]]) -> None:
    """Adds the words of a game, in every language."""
    CATALOGUES.add(words)
