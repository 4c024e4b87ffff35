"""Ways to enter the same player: looking at one changes no score. Counts by keys, one for each."""

import pytest

from .stories import stories

pytestmark = pytest.mark.firefox

test_story = stories(__file__)
