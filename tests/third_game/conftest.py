"""The games are registered only while their tests run."""

from collections.abc import Mapping

import pytest

from boardscore import texts
from boardscore.core import registry
from boardscore.core.registry import Registration

from .words import STONES, WORDS


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(texts.CATALOGUES, "_added", [*texts.CATALOGUES._added])
    make_known(STONES, WORDS, monkeypatch)


def make_known(
    game: Registration, words: Mapping[str, Mapping[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Registers a game until the test ends."""
    for lang, texts_of_game in words.items():
        for key, text in texts_of_game.items():
            monkeypatch.setitem(texts.CATALOGUES[lang], key, text)
    registry.register(game, words or {lang: {} for lang in texts.CATALOGUES})
