"""The game is known while its tests run, and forgotten afterwards."""

import pytest

from boardscore import texts
from boardscore.core import registry

from .words import STONES, WORDS


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    for lang, words in WORDS.items():
        for key, text in words.items():
            monkeypatch.setitem(texts.CATALOGUES[lang], key, text)
    monkeypatch.setattr(texts.CATALOGUES, "_added", [])
    registry.register(STONES, WORDS)
