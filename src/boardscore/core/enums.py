"""Enumerations whose `repr` is valid Python."""

from enum import Enum


class NamedEnum(Enum):
    """An enumeration whose `repr` evaluates back.

    >>> class Side(NamedEnum):
    ...     UPPER = "upper"
    >>> Side.UPPER
    Side.UPPER
    """

    __hash__ = object.__hash__  # every member exists once; Enum hashes its name, which is slower

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
