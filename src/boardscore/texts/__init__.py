"""The catalogues of texts, one package per language; `core.messages` speaks with them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.resources import files

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


def add_pairs(pairs: Mapping[str, Sequence[str]]) -> None:
    """Adds the English and the German text of each key."""
    both = enumerate(LANGUAGES)
    add({lang: {key: pair[place] for key, pair in pairs.items()} for place, lang in both})


def read(package: str, name: str) -> dict[str, list[str]]:
    """The texts in a JSON file of a package: a list for each key."""
    file = files(package).joinpath(f"{name}.json")
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found
