"""How hard random tests try: shares of a profile's examples, and seeds of the README's tests."""

from typing import Any

import pytest
from hypothesis import settings


def examples(share: float) -> settings:
    """A share of the examples of the profile, and at least three of them."""
    return settings(max_examples=max(3, round(settings().max_examples * share)))


def seeds(quick: int, every: int) -> list[Any]:
    """The numbers below `every`; tests with those from `quick` on are long."""
    return [
        *range(quick),
        *(pytest.param(one, marks=pytest.mark.long) for one in range(quick, every)),
    ]
