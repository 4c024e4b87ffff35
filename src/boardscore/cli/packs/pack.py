"""`boardscore pack`: checks packs (`check`), draws them (`show`) and creates them (`new`)."""

import os
from collections.abc import Sequence

import click

from boardscore.cli import picture_files, score_report, terminal
from boardscore.cli.app import Command, Commands, argument, common, option, without_command
from boardscore.cli.packs import pack_new, pack_report
from boardscore.cli.usage import no_such, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.registry import NotAvailableError
from boardscore.packs import DEMO, AnyPack, demo_pack, load_pack

_FINE = 0
_WRONG = 1
"""The exit code for mistakes in a pack, or a pack that cannot be played."""


@click.pass_obj
def _check(lang: str, files: Sequence[str], demo: str | None) -> int:
    """Reports the mistakes of a pack or, without any, its content."""
    pack = _pack(files, demo, lang)
    file = files[0] if files else None
    return _FINE if pack is not None and pack_report.check(pack, lang, file) else _WRONG


@click.pass_obj
def _show(lang: str, files: Sequence[str], demo: str | None, svg: str | None) -> int:
    """Draws every card or tile of a pack, on the screen or into files."""
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    if svg is not None:
        terminal.write(pack_report.summary(pack, lang))
        picture_files.write_pack(svg, pack, lang)
        return _FINE
    terminal.write(
        "\n\n".join([pack_report.summary(pack, lang), *pack_report.pictures(pack, lang)])
    )
    return _FINE


def _pack(files: Sequence[str], demo: str | None, lang: str) -> AnyPack | None:
    """The pack, or None after reporting its mistakes."""
    if demo is not None and demo not in registry.names():
        raise no_such("no_such_value", demo, registry.names(), option="--demo")
    if bool(files) == (demo is not None):
        raise wrong("file_or_demo")
    if demo is not None:
        return demo_pack(demo)
    if len(files) > 1:
        raise wrong("one_file", files=tuple(files))
    (file,) = files
    if file == DEMO and not os.path.exists(file):
        raise wrong("which_demo", options=tuple(f"--demo {name}" for name in registry.names()))
    try:
        return load_pack(file)
    except NotAvailableError:
        raise
    except BoardscoreError as error:
        terminal.write(
            score_report.mistakes(file, error, lang, "say.pack_mistakes"), to_errors=True
        )
        return None


def _command(name: str, callback: object, *more: click.Parameter) -> Command:
    return Command(
        name,
        callback=callback,  # type: ignore[arg-type]
        params=[
            argument("files", nargs=-1),
            option("demo", metavar="GAME"),
            *more,
            *common(),
        ],
        add_help_option=False,
    )


command = Commands(
    "pack",
    callback=without_command,
    commands={
        "check": _command("check", _check),
        "show": _command("show", _show, option("svg", metavar="FOLDER", help="help.svg_of_pack")),
        "new": pack_new.command,
    },
    params=common(),
    add_help_option=False,
    invoke_without_command=True,
)
