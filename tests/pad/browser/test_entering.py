"""Entering a game: texts, names, keys, other games, and what fits on a small screen."""

import pytest

from .stories import stories

pytestmark = pytest.mark.firefox

test_story = stories(__file__)
