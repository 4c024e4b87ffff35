"""Enumerations whose `repr` is valid Python."""

from enum import Enum


class NamedEnum(Enum):
    """An enumeration whose `repr` evaluates back.

    >>> class Side(NamedEnum):
    ...     UPPER = "upper"
    >>> Side.UPPER
    Side.UPPER
    """

    __hash__ = object.__hash__  # faster than hashing the name, as Enum does

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
