"""`boardscore pack`: begins, checks, draws and compares packs."""

import os
from collections.abc import Callable, Sequence

import click

from boardscore.cli import pack_new, pack_report, picture_files, terminal
from boardscore.cli.app import Callback, Command, Commands, argument, flag, option
from boardscore.cli.terminal_style import tell_mistakes
from boardscore.cli.usage_errors import no_such, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, PackError
from boardscore.core.registry import NotAvailableError
from boardscore.pack_checksums import checksums_by_id, compare_packs, pack_checksum
from boardscore.packs import DEMO, AnyPack, demo_pack, load_pack, write_csv_pack

_FINE = 0
_WRONG = 1
"""The exit code for mistakes in a pack, or a pack that cannot be played."""
_DIFFERENT = 1
"""The exit code of `diff` for packs that differ."""
_UNUSABLE = 2
"""The exit code of `diff` for files that cannot be compared."""


@click.pass_obj
def _check(lang: str, files: Sequence[str], demo: str | None) -> int:
    """Reports the gaps and mistakes of a pack or, without any, its content."""
    pack = _pack(files, demo, lang, _load_complete)
    file = files[0] if files else None
    return _FINE if pack is not None and pack_report.check(pack, lang, file) else _WRONG


@click.pass_obj
def _show(lang: str, files: Sequence[str], demo: str | None, svg: str | None, csv: bool) -> int:
    """Draws every card or tile of a pack, on the screen or into files, or prints it as CSV."""
    if csv and svg is not None:
        raise wrong("not_both", options=("--csv", "--svg"))
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    if csv:
        return _print_csv(pack, lang)
    if svg is not None:
        terminal.write(pack_report.summary(pack, lang))
        picture_files.write_pack(svg, pack, lang)
        return _FINE
    terminal.write(
        "\n\n".join([pack_report.summary(pack, lang), *pack_report.pictures(pack, lang)])
    )
    return _FINE


def _print_csv(pack: AnyPack, lang: str) -> int:
    """Prints a pack as CSV, in UTF-8 wherever the output goes."""
    try:
        terminal.write_bytes(write_csv_pack(pack).encode())
    except NotAvailableError:
        raise
    except BoardscoreError as error:
        terminal.write(error.describe(lang), to_errors=True)
        return _WRONG
    return _FINE


@click.pass_obj
def _checksum(lang: str, files: Sequence[str], demo: str | None, cards: bool) -> int:
    """Prints the checksum of a pack, or of each card or tile."""
    pack = _pack(files, demo, lang)
    if pack is None:
        return _WRONG
    if cards:
        lines = [f"{name} {checksum}" for name, checksum in checksums_by_id(pack).items()]
        terminal.write("\n".join(lines))
    else:
        terminal.write(pack_checksum(pack))
    return _FINE


@click.pass_obj
def _diff(lang: str, first: str, second: str) -> int:
    """Lists the differences of two packs."""
    if _is_demo(first) or _is_demo(second):
        raise wrong("diff_demo")
    packs = [_load(file, lang) for file in (first, second)]
    if None in packs:
        return _UNUSABLE
    try:
        found = compare_packs(packs[0], packs[1])
    except PackError as error:  # of two games
        problems = (problem.within(second) for problem in error.problems)
        terminal.write(PackError(*problems).describe(lang), to_errors=True)
        return _UNUSABLE
    terminal.write(pack_report.describe(packs, (first, second), found, lang))
    return _DIFFERENT if found else _FINE


def _pack(
    files: Sequence[str],
    demo: str | None,
    lang: str,
    load: Callable[[str, str], AnyPack] | None = None,
) -> AnyPack | None:
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
    if _is_demo(file):
        raise wrong("which_demo", options=tuple(f"--demo {name}" for name in registry.names()))
    return (load or _load)(file, lang)


def _is_demo(file: str) -> bool:
    """Whether it names a demo pack, and no file."""
    return file == DEMO and not os.path.exists(file)


def _load(file: str, lang: str) -> AnyPack:
    """The pack in a file, or None after reporting its mistakes."""
    try:
        return load_pack(file)
    except NotAvailableError:
        raise
    except BoardscoreError as error:
        tell_mistakes(file, error, lang, "say.pack_mistakes")
        return None


def _load_complete(file: str, lang: str) -> AnyPack:
    """The pack in a file, or None after reporting what is missing in it, and its mistakes."""
    return None if pack_report.tell_gaps(file, lang) else _load(file, lang)


def _command(name: str, callback: Callback, *more: click.Parameter) -> Command:
    return Command(
        name, callback, argument("files", nargs=-1), option("demo", metavar="GAME"), *more
    )


command = Commands(
    "pack",
    commands={
        "check": _command("check", _check),
        "show": _command(
            "show",
            _show,
            option("svg", metavar="FOLDER", help="help.svg_of_pack"),
            flag("csv", help="help.csv_of_pack"),
        ),
        "checksum": _command("checksum", _checksum, flag("cards", help="help.cards_of_pack")),
        "diff": Command("diff", _diff, argument("first"), argument("second")),
        "new": pack_new.command,
    },
)
