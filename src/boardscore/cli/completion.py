"""Shell completion: commands, options and their values.

The shells are asked and answered by click. Here stands what is offered, and in which language.
"""

from collections.abc import Callable, Iterable, Mapping

import click
from click import shell_completion
from click.shell_completion import CompletionItem, ShellComplete

from boardscore import clauses
from boardscore.cli import terminal
from boardscore.cli.usage import explain, no_such
from boardscore.core import registry
from boardscore.core.rulings import choices, write_value
from boardscore.games import game
from boardscore.packs import DEMO
from boardscore.texts import CATALOGUES

Item = CompletionItem[str]

SHELLS = ("bash", "zsh", "fish")
"""The shells that are known to be answered well."""


def complete(app: click.Command, variable: str, asked: str, lang: str) -> int:
    """Answers a shell: `bash_source` asks for what is to be set up, `bash_complete` for words."""
    shell, _, what = asked.partition("_")
    if shell not in SHELLS or what not in {"source", "complete"}:
        error = no_such("no_such_shell", asked, [f"{name}_source" for name in SHELLS])
        terminal.write(explain(error, lang), to_errors=True)
        return 2
    answering = _answering(shell)(app, {"obj": lang}, "boardscore", variable)
    terminal.write((answering.source() if what == "source" else answering.complete()).rstrip("\n"))
    return 0


def _answering(shell: str) -> type[ShellComplete]:
    """How a shell is answered: as click does it, in the language, and `=` belongs to its word."""
    known = shell_completion.get_completion_class(shell)
    assert known is not None

    class Answering(known):  # type: ignore[misc, valid-type]
        """What a shell is told."""

        def get_completion_args(self) -> tuple[list[str], str]:
            """The words before the one that is completed, and that one."""
            args, incomplete = super().get_completion_args()
            self.cut_off = ""
            if incomplete == "=" and args:  # bash cuts words at each of them
                self.cut_off = f"{args.pop()}="
                incomplete = ""
            elif args[-1:] == ["="] and len(args) > 1:
                self.cut_off = f"{args[-2]}="
                args = args[:-2]
            return args, self.cut_off + incomplete

        def format_completion(self, item: Item) -> str:
            """An item as the shell reads it."""
            briefly = CATALOGUES[self.ctx_args["obj"]].get(item.help or "", item.help)
            value = item.value.removeprefix(self.cut_off)
            line: str = super().format_completion(CompletionItem(value, item.type, briefly))
            return line

    return Answering


def commands(
    group: click.Group, briefly: Mapping[str, str], ctx: click.Context, incomplete: str
) -> list[Item]:
    """The commands of a group; its options, where one was begun."""
    return [
        *starting_with(incomplete, briefly),
        *click.Command.shell_complete(group, ctx, incomplete),
    ]


def values(param: click.Parameter, incomplete: str) -> list[Item]:
    """What an option or an argument may be; nothing where it is anything, such as a number."""
    kinds = (param.name or "", param.metavar or "")
    offered = next((_VALUES[kind] for kind in kinds if kind in _VALUES), None)
    return list(offered(incomplete)) if offered else []


Offered = Callable[[str], Iterable[Item]]


def starting_with(incomplete: str, names: Mapping[str, str]) -> list[Item]:
    """The names that begin so, each with what is said of it."""
    matching = {name: briefly for name, briefly in names.items() if name.startswith(incomplete)}
    return [CompletionItem(name, help=briefly) for name, briefly in matching.items()]


def _files(incomplete: str) -> Iterable[Item]:
    return [CompletionItem(incomplete, type="file")]


def _folders(incomplete: str) -> Iterable[Item]:
    return [CompletionItem(incomplete, type="dir")]


def _one_of(names: Callable[[], Iterable[str]]) -> Offered:
    """Offers some names, which are looked up when they are asked for."""
    return lambda incomplete: starting_with(incomplete, dict.fromkeys(names(), ""))


def _packs(incomplete: str) -> Iterable[Item]:
    """Files; the invented pack too, once it is begun."""
    return [CompletionItem(DEMO)] if incomplete and DEMO.startswith(incomplete) else _files("")


def clause_titles() -> Mapping[str, str]:
    return {clause.id: f"clause.{clause.id}.title" for clause in clauses.CLAUSES}


def _rules(incomplete: str) -> Iterable[Item]:
    """The rules, and what is to be ruled."""
    rulings = {ruling.id: f"ruling.{ruling.id}" for ruling in clauses.RULINGS}
    return starting_with(incomplete, {**clause_titles(), **rulings})


def _rulings(incomplete: str) -> Iterable[Item]:
    """What is to be ruled, with each answer."""
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
    "source": _files,
    "target": _files,
    "bad": _one_of(lambda: ("keep", "refuse")),
    "engine": _one_of(lambda: ("auto", "numba", "numpy", "python")),
    # The others by what stands for their value
    "FILE": _files,
    "FOLDER": _folders,
    "GAME": _one_of(registry.names),
    "LANG": _one_of(lambda: CATALOGUES),
    "NAME=VALUE": _rulings,
}
"""What options and arguments may be."""
