"""Shell completion: commands, options and their values.

Click talks to the shells; this module supplies the words, in the user's language.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import click
from click import shell_completion
from click.shell_completion import CompletionItem, ShellComplete

from boardscore import clauses
from boardscore.cli import terminal
from boardscore.cli.usage_errors import explain, no_such
from boardscore.core import registry
from boardscore.core.rulings import choices, write_value
from boardscore.games import game
from boardscore.packs import DEMO
from boardscore.texts import CATALOGUES

Item: TypeAlias = "CompletionItem[str]"

SHELLS = ("bash", "zsh", "fish")
"""The supported shells."""


def complete(app: click.Command, variable: str, request: str, lang: str) -> int:
    """Answers a shell that requests completions, such as `bash_complete`."""
    requests = {f"{shell}_complete": shell for shell in SHELLS}
    if request not in requests:
        error = no_such("no_such_shell", request, tuple(requests))
        terminal.write(explain(error, lang), to_errors=True)
        return 2
    shell = requests[request]
    completer = _shell_class(shell)(app, {"obj": lang}, "boardscore", variable)
    terminal.write(completer.complete().rstrip("\n"))
    return 0


def script(shell: str, variable: str, lang: str) -> str:
    """The completion script of a shell; it needs the name of the program, not its commands."""
    nothing = click.Command("boardscore")
    return _shell_class(shell)(nothing, {"obj": lang}, "boardscore", variable).source().strip()


def _shell_class(shell: str) -> type[ShellComplete]:
    """Click's class for a shell, adapted: uses the language, and treats `=` as part of a word."""
    known = shell_completion.get_completion_class(shell)
    assert known is not None

    class Adapted(known):  # type: ignore[misc, valid-type]
        """Click's completion with our words."""

        def get_completion_args(self) -> tuple[list[str], str]:
            """The words before the incomplete one, and the incomplete one."""
            args, incomplete = super().get_completion_args()
            self.cut_off = ""
            if incomplete == "=" and args:  # bash splits words at each of these
                self.cut_off = f"{args.pop()}="
                incomplete = ""
            elif args[-1:] == ["="] and len(args) > 1:
                self.cut_off = f"{args[-2]}="
                args = args[:-2]
            return args, self.cut_off + incomplete

        def format_completion(self, item: Item) -> str:
            """An item in the format of the shell."""
            briefly = CATALOGUES[self.ctx_args["obj"]].get(item.help or "", item.help)
            value = item.value.removeprefix(self.cut_off)
            line: str = super().format_completion(CompletionItem(value, item.type, briefly))
            return line

    return Adapted


def commands(
    group: click.Group, briefly: Mapping[str, str], ctx: click.Context, incomplete: str
) -> list[Item]:
    """The commands to complete in a group, or its options after a hyphen."""
    return [
        *starting_with(incomplete, briefly),
        *click.Command.shell_complete(group, ctx, incomplete),
    ]


def values(param: click.Parameter, incomplete: str) -> list[Item]:
    """Values to complete an option or an argument; empty if any is possible, such as a number."""
    kinds = (param.name or "", param.metavar or "")
    offered = next((_VALUES[kind] for kind in kinds if kind in _VALUES), None)
    return list(offered(incomplete)) if offered else []


Offered = Callable[[str], Iterable[Item]]


def starting_with(incomplete: str, names: Mapping[str, str]) -> list[Item]:
    """The names to complete with this beginning, each with its description."""
    matching = {name: briefly for name, briefly in names.items() if name.startswith(incomplete)}
    return [CompletionItem(name, help=briefly) for name, briefly in matching.items()]


def _files(incomplete: str) -> Iterable[Item]:
    return [CompletionItem(incomplete, type="file")]


def _folders(incomplete: str) -> Iterable[Item]:
    return [CompletionItem(incomplete, type="dir")]


def _one_of(names: Callable[[], Iterable[str]]) -> Offered:
    """Completes from names that are computed when needed."""
    return lambda incomplete: starting_with(incomplete, dict.fromkeys(names(), ""))


def _packs(incomplete: str) -> Iterable[Item]:
    """Completes files, and the invented pack once its name is begun."""
    return [CompletionItem(DEMO)] if incomplete and DEMO.startswith(incomplete) else _files("")


def _rules(incomplete: str) -> Iterable[Item]:
    """Completes rules and rulings."""
    rulings = {ruling.id: f"ruling.{ruling.id}" for ruling in clauses.RULINGS}
    titles = {clause.id: f"clause.{clause.id}.title" for clause in clauses.CLAUSES}
    return starting_with(incomplete, {**titles, **rulings})


def _rulings(incomplete: str) -> Iterable[Item]:
    """Completes rulings, each with its values."""
    answers = (
        (f"{name}={value}", f"ruling.{of_game}.{name}.{value}")
        for of_game in registry.names()
        for name, known in choices(game(of_game).rulings).items()
        for value in map(write_value, known)
    )
    return starting_with(incomplete, dict(answers))


_VALUES: Mapping[str, Offered] = {
    # Arguments and options by name
    "file": _files,
    "files": _files,
    "folder": _folders,
    "game": _one_of(registry.names),
    "pack": _packs,
    "patterns": _rules,
    "program": _files,
    "record": _files,
    "first": _files,
    "second": _files,
    "shell": _one_of(lambda: SHELLS),
    "source": _files,
    "target": _files,
    "bots": _one_of(lambda: ("random", "greedy", "thinker")),
    "bad": _one_of(lambda: ("keep", "refuse")),
    "engine": _one_of(lambda: ("auto", "numba", "numpy", "python")),
    # The others by metavar
    "FILE": _files,
    "FOLDER": _folders,
    "GAME": _one_of(registry.names),
    "LANG": _one_of(lambda: CATALOGUES),
    "NAME=VALUE": _rulings,
}
"""The completions for values of options and arguments."""
