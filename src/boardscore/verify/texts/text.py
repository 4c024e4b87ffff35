"""A text in every language."""

from typing import NamedTuple


class Text(NamedTuple):
    """A text of the verification kit."""

    en: str
    de: str
