"""Options that the commands for authors share."""

from importlib import import_module
from typing import Any

import click

from boardscore.cli.app import option

FORMATS = ("human", "json")
"""What may be printed."""

REPORTS = (*FORMATS, "github")
"""What a report of `verify` may be printed as."""


def completed_by(name: str) -> dict[str, Any]:
    """The settings of an option whose values a function of `completion` knows.

    That module is loaded only when a shell asks, so that help stays fast.
    """

    def complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[Any]:
        completion = import_module("boardscore.verify.cli.completion")
        completions: list[Any] = getattr(completion, name)(incomplete)
        return completions

    return {"shell_complete": complete}


def selecting() -> list[click.Parameter]:
    """The options that select vectors."""
    return [
        option("game", metavar="GAME", help="help.of_game"),
        option("run", metavar="GLOB", multiple=True, **completed_by("vectors")),
        option("clause", metavar="GLOB", multiple=True, **completed_by("facets")),
        option("level", metavar="LEVEL", multiple=True, **completed_by("levels")),
    ]
