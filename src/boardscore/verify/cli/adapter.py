"""`boardscore adapter`: what an implementation in another language needs to be verified."""

from importlib.resources import files

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, argument, common
from boardscore.cli.usage import wrong
from boardscore.verify.cli.options import completed_by

FILES = {"js": "adapter.mjs", "python": "adapter.py"}
"""The languages that there is an adapter for, each with its file."""


@click.pass_obj
def _adapter(_: str, language: str) -> int:
    """Prints the adapter, complete and ready to run."""
    if language not in FILES:
        raise wrong("no_adapter", language=language, known=tuple(FILES))
    source = files("boardscore.verify") / "adapters" / FILES[language]
    terminal.write(source.read_text(encoding="utf-8").removesuffix("\n"))
    return 0


command = Command(
    "adapter",
    callback=_adapter,
    params=[argument("language", **completed_by("languages")), *common()],
    add_help_option=False,
)
