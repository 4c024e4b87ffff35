"""Counts by keys: one key for each number, from the first to the last, then the next player."""

import pytest

from .stories import stories

pytestmark = pytest.mark.firefox

test_story = stories(__file__)
