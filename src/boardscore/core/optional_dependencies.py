"""What a part of boardscore needs besides the ground floor: found, or told how to install it."""

from importlib.util import find_spec

from boardscore.core.messages import Message


class MissingExtraError(ImportError):
    """A part of boardscore cannot be used before its extra is installed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.text())
        self.message = message
        """What is missing and how to install it, to be said in a language."""


def is_here(module: str) -> bool:
    """Whether a module can be imported; it is not."""
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
