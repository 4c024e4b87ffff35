"""The game is known while its tests run, and forgotten afterwards."""

import pytest

from boardscore import texts
from boardscore.core import registry

from .words import STONES, WORDS


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    for lang, words in texts._WORDS.items():
        monkeypatch.setattr(texts, "_WORDS", texts._WORDS)
        for key, text in WORDS[lang].items():
            monkeypatch.setitem(words, key, text)
    registry.register(STONES, WORDS)
