"""The games are registered only while their tests run."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from boardscore import texts
from boardscore.cli.app import run
from boardscore.core import registry
from boardscore.core.registry import Registration
from tests.cli import Outcome

from .registration import STONES, TEXTS

Cli = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(texts.CATALOGUES, "_added", [*texts.CATALOGUES._added])
    make_known(STONES, TEXTS, monkeypatch)


def make_known(
    game: Registration, words: Mapping[str, Sequence[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Registers a game until the test ends."""
    for key, both in words.items():
        for lang, text in zip(texts.LANGUAGES, both, strict=True):
            monkeypatch.setitem(texts.CATALOGUES[lang], key, text)
    registry.register(game, words)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    """Calls the command line."""

    def call(*args: str, lang: str = "en") -> Outcome:
        code = run(["--lang", lang, *args], {})
        return Outcome(code, *capsys.readouterr())

    return call
