"""Other ways to enter the same player: looking at one changes no score."""

import pytest

from .stories import stories

pytestmark = pytest.mark.firefox

test_story = stories(__file__)
