"""Options that the commands for authors share."""

import click

from boardscore.cli.app import option

FORMATS = ("human", "json")
"""What may be printed."""

REPORTS = (*FORMATS, "github")
"""What a report of `verify` may be printed as."""


def selecting() -> list[click.Parameter]:
    """The options that select vectors."""
    return [
        option("game", metavar="GAME", help="help.of_game"),
        option("run", metavar="GLOB", multiple=True),
        option("clause", metavar="GLOB", multiple=True),
        option("level", metavar="LEVEL", multiple=True),
    ]
