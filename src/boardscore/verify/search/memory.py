"""How memory is freed while a search goes on."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 20_000
"""After how many new things Python looks for circles of things that nobody else holds."""


@contextmanager
def circles_sought_seldom() -> Iterator[None]:
    """A while in which Python looks seldom for circles of things that only hold each other.

    The games that are under way are many things and no circles: they are freed without that. To
    look through them again and again, as is usual, takes a tenth of the time of a search.
    """
    usual = gc.get_threshold()
    gc.set_threshold(SELDOM, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
