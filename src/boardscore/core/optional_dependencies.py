"""Imports optional dependencies, or says how to install them."""

from importlib.util import find_spec

from boardscore.core.messages import Message


class MissingExtraError(ImportError):
    """A part of boardscore needs an extra that is not installed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.text())
        self.message = message
        """The missing modules and how to install them, to be said in a language."""


def is_here(module: str) -> bool:
    """Whether an optional module can be imported, without importing it."""
    return find_spec(module) is not None


def require(extra: str, *modules: str) -> None:
    """Raises `MissingExtraError` unless all modules of an extra are installed.

    >>> require("table", "json")
    >>> try:
    ...     require("table", "json", "no_such_module")
    ... except MissingExtraError as error:
    ...     print(error.message.args["missing"])
    ('no_such_module',)
    """
    missing = tuple(module for module in modules if not is_here(module))
    if missing:
        raise MissingExtraError(Message("error.no_extra", extra=extra, missing=missing))
