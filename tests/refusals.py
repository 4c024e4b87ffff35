"""Errors that a call must raise."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

E = TypeVar("E", bound=Exception)


def error_of(kind: type[E], call: Callable[..., object], *args: Any, **more: Any) -> E:
    with pytest.raises(kind) as caught:
        call(*args, **more)
    return caught.value
