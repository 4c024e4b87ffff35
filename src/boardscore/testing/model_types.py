"""Valid models for `hypothesis.strategies.from_type`.

Hypothesis calls `watch` when imported, by the entry point in pyproject.toml. No game is imported
for that: the models of a module are registered after its import, their strategies made on use.
"""

import sys
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

import attrs
from hypothesis import strategies as st

from boardscore.core import registry


def register_models(game: str) -> None:
    """Gives `from_type` the models of a game that does not come with boardscore.

    >>> register_models("pier18")

    Raises `ModelError` for the name of no game, `NotAvailableError` for a game without strategies.
    """
    from boardscore.testing.strategies import strategies

    for kind in strategies(game).models():
        st.register_type_strategy(kind, partial(_strategy, game))


def watch() -> None:
    """Registers the models of the games that come with boardscore, now or when imported."""
    for name, module in [*sys.modules.items()]:
        _register(name, module)
    sys.meta_path.insert(0, _Watcher())


class _Watcher(MetaPathFinder):
    """Registers the models of a game's modules after their import."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target) if _game(name) else None
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def execute_and_register(module: ModuleType) -> None:
                execute(module)
                _register(name, module)

            spec.loader.exec_module = execute_and_register  # type: ignore[method-assign]
        return spec


def _game(module: str) -> str | None:
    """The game to which a module belongs, if it may have models."""
    package, _, game = module.rpartition(".")[0].rpartition(".")
    return game if package == "boardscore" and game in registry.names("strategies") else None


def _register(name: str, module: ModuleType) -> None:
    """Registers the attrs classes of a module; those without a strategy are as before."""
    game = _game(name)
    if game is None:
        return
    for kind in [*vars(module).values()]:
        if isinstance(kind, type) and kind.__module__ == name and attrs.has(kind):
            st.register_type_strategy(kind, partial(_strategy, game))


def _strategy(game: str, kind: type) -> Any:
    from boardscore.testing.strategies import strategies

    return strategies(game).models().get(kind, NotImplemented)
