"""`boardscore completion`: prints the script by which a shell completes words.

The script calls `boardscore` again for every word; `boardscore.cli.completion` answers.
"""

import click

from boardscore.cli import completion, terminal
from boardscore.cli.app import COMPLETE, Command, argument
from boardscore.cli.usage_errors import no_such


@click.pass_obj
def _print(lang: str, shell: str) -> int:
    """Prints the script of a shell."""
    if shell not in completion.SHELLS:
        raise no_such("no_such_shell", shell, completion.SHELLS)
    terminal.write(completion.script(shell, COMPLETE, lang))
    return 0


command = Command("completion", _print, argument("shell"))
