"""The commands for authors and their options, each declared once.

The work of a command is imported when it runs, so that help is fast.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, Commands, argument, flag, load_callback, option

FORMATS = ("human", "json")
"""The formats of output."""

REPORTS = (*FORMATS, "github")
"""The formats of a `verify` report."""

ADAPTERS = {
    "js": "adapter.mjs",
    "python": "adapter.py",
    "php": "adapter.php",
    "go": "adapter.go",
    "ruby": "adapter.rb",
    "rust": "adapter.rs",
}
"""The adapter file for each language; the first two also parse the notation."""


def _offering(known: Callable[[], Iterable[str]]) -> Callable[..., list[str]]:
    """Completes values for a shell, computed on demand."""

    def complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
        return [value for value in known() if value.startswith(incomplete)]

    return complete


def _known(names: str) -> Callable[[], Sequence[str]]:
    """A function of `vector_selection`, imported on demand."""

    def known() -> Sequence[str]:
        module = import_module("boardscore.verify.cli.vector_selection")
        found: Sequence[str] = getattr(module, names)()
        return found

    return known


def _glob(name: str, known: Callable[[], Sequence[str]]) -> click.Option:
    return option(name, metavar="GLOB", multiple=True, shell_complete=_offering(known))


def _one_of(name: str, known: Callable[[], Sequence[str]], **settings: Any) -> click.Option:
    """An option of a command with few values; others are usage errors."""

    def check(_: click.Context, param: click.Parameter, given: Any) -> Any:
        for value in given if isinstance(given, tuple) else (given,):
            if value is not None and value not in known():
                from boardscore.cli.usage_errors import wrong  # loaded only for wrong use

                parts = {"option": param.opts[0], "value": value, "known": tuple(known())}
                raise wrong("bad_choice", **parts)
        return given

    return option(name, callback=check, shell_complete=_offering(known), **settings)


def _game(meaning: str = "help.of_game") -> click.Option:
    return _one_of("game", _known("games"), metavar="GAME", help=meaning)


def _format(known: Sequence[str], **settings: Any) -> click.Option:
    return _one_of("format", lambda: known, metavar="FORMAT", default="human", **settings)


def _selecting() -> list[click.Parameter]:
    return [
        _game(),
        _glob("run", _known("vector_ids")),
        _glob("clause", _known("rule_ids")),
        _one_of("level", _known("levels"), metavar="LEVEL", multiple=True),
    ]


def _command(name: str, work: str, *params: click.Parameter) -> Command:
    """A command; a function in a module of this package does its work."""
    module, function = work.split(":")
    return Command(name, load_callback(f"boardscore.verify.cli.{module}", function), *params)


def _group(name: str, *commands: Command) -> Commands:
    return Commands(
        name, commands={str(one.name).removeprefix(f"{name}_"): one for one in commands}
    )


verify = Command(
    "verify",
    load_callback("boardscore.verify.cli.verify_command"),
    argument("program", nargs=-1, required=True, type=click.UNPROCESSED),
    *_selecting(),
    option("ruling", metavar="NAME=VALUE", multiple=True, help="help.declared_ruling"),
    option("timeout", metavar="SECONDS"),
    option("jobs", metavar="N", help="help.copies"),
    flag("doctor"),
    option("search", metavar="TIME"),
    option("seed", metavar="N", help="help.search_seed"),
    option("save", metavar="FOLDER"),
    _format(REPORTS, help="help.report"),
    option("known", metavar="FILE"),
    flag("all"),
    option("junit", metavar="FILE"),
    option("html", metavar="FILE", help="help.html_report"),
    option("badge", metavar="FILE"),
    context_settings={"allow_interspersed_args": False},
)


@click.pass_obj
def _print_adapter(_: str, language: str) -> int:
    if language not in ADAPTERS:
        from boardscore.cli.usage_errors import no_such  # loaded only for wrong use

        raise no_such("no_adapter", language, tuple(ADAPTERS))
    source = files("boardscore.verify") / "adapters" / ADAPTERS[language]
    terminal.write(source.read_text(encoding="utf-8").removesuffix("\n"))
    return 0


adapter = Command(
    "adapter", _print_adapter, argument("language", shell_complete=_offering(lambda: ADAPTERS))
)

vectors = _group(
    "vectors",
    _command("vectors_list", "vectors_command:list_all", *_selecting()),
    _command(
        "vectors_show",
        "vectors_command:show",
        argument("ids", nargs=-1, required=True, shell_complete=_offering(_known("vector_ids"))),
    ),
    _command("vectors_coverage", "vectors_command:coverage", _game(), flag("reasons")),
    _command(
        "vectors_export",
        "vectors_command:export_all",
        argument("folder", required=True),
        option("since", metavar="FILE", help="help.changes_since"),
    ),
)


def _measuring() -> list[click.Parameter]:
    return [_game("help.misreadings_of"), flag("play", help="help.misreadings_of_play")]


misreadings = _group(
    "misreadings",
    _command("misreadings_list", "vectors_command:list_misreadings", *_measuring()),
    _command("misreadings_run", "vectors_command:run_misreadings", *_measuring(), _format(FORMATS)),
)
