"""Tests bots and variants: Hypothesis strategies, and checks of games against the laws.

The strategies provide states to try a bot on; the laws show what breaks when a rule changes.

>>> from hypothesis import given, settings
>>> from boardscore import auctionland
>>> from boardscore.testing import check_game, states
>>> @settings(max_examples=5)
... @given(states("pier18"))
... def test_a_bot_finds_a_move(state):
...     assert state.is_over or state.chance or next(iter(state.legal_moves()))
>>> test_a_bot_finds_a_move()
>>> check_game(auctionland.start(["Alex", "Bonnie"], "demo"), 18).is_over
True

This part needs Hypothesis, which `pip install 'boardscore[testing]'` installs. Names are imported
on first use; `__init__.pyi` lists them.
"""

from importlib.util import find_spec

if find_spec("hypothesis") is None:
    raise ImportError(
        "boardscore.testing needs Hypothesis, which is not installed; "
        "install it with: pip install 'boardscore[testing]'"
    )

from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
