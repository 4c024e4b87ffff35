"""`boardscore mutants`: wrong scorers and referees listed, and the vectors measured by them."""

import json
from collections.abc import Iterator
from typing import Any

import click

from boardscore._version import __version__
from boardscore.cli import terminal
from boardscore.cli.app import Command, Commands, common, flag, option, without_command
from boardscore.core.messages import Message, say
from boardscore.show.page import Page
from boardscore.verify import mutants
from boardscore.verify.cli.facet_table import facet_table
from boardscore.verify.cli.options import FORMATS, completed_by
from boardscore.verify.cli.selection import check_choice, check_game
from boardscore.verify.mutants import Misreading, Row, Table
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import PLAY, TABLE

SCORING = ("score",)
"""The request that misreadings of scoring answer."""

FORMAT = 1
"""The format of the JSON that `run` prints."""

SURVIVORS = 1
"""The exit code if a mutant survives."""

VOID = 4
"""The exit code if a control does not do what it must: a fault of the kit itself."""


@click.pass_obj
def _list(lang: str, /, game: str | None, play: bool) -> int:
    """Each mutant with its id and what it gets wrong."""
    check_game(game)
    for mutant in _choose(game, play):
        _describe(mutant, lang)
    return 0


def _choose(game: str | None, play: bool) -> tuple[Misreading, ...]:
    """The misreadings of scoring, or those of play and then those of the table."""
    asked = (PLAY, TABLE) if play else (SCORING,)
    return tuple(one for ops in asked for one in mutants.of(game, *ops))


def _describe(mutant: Misreading, lang: str) -> None:
    terminal.write(mutant.id)
    for line in Page(lang, terminal.line_length()).wrapped(mutant.text(lang), "  ", "  "):
        terminal.write(line)


# run


@click.pass_obj
def _run(lang: str, /, game: str | None, play: bool, **given: Any) -> int:
    """Has the vectors judge every mutant, and prints how many they notice."""
    check_game(game)
    check_choice("--format", given["format"], FORMATS)
    asked = (*vectors.plays(game), *vectors.tables(game)) if play else vectors.positions(game)
    table = mutants.run(asked, _choose(game, play))
    if given["format"] == "json":
        terminal.write(json.dumps(_data(table, len(asked))))
    else:
        _show(table, len(asked), lang)
    return _exit_code(table)


def _exit_code(table: Table) -> int:
    if table.is_void:
        return VOID
    return SURVIVORS if table.survivors else 0


def _show(table: Table, asked: int, lang: str) -> None:
    rows = {
        facet: (len(part.rows), part.killed, len(part.survivors))
        for facet, part in table.by_facet.items()
    }
    labels = ("mutants.count", "mutants.killed", "mutants.survive")
    for line in facet_table(labels, rows, lang):
        terminal.write(line)
    for mutant in table.survivors:
        terminal.write(say(Message("mutants.survives", text=mutant.text(lang)), lang))
        terminal.write(f"  {mutant.id}")
    for message in _summary(table, asked):
        for line in Page(lang, terminal.line_length()).wrapped(say(message, lang), "", "  "):
            terminal.write(line)


def _summary(table: Table, asked: int) -> Iterator[Message]:
    """What became of the controls, and the sum."""
    for row in table.controls:
        yield Message(_control(row), id=row.mutant.id)
    if table.is_void:
        yield Message("mutants.void")
        return
    killed, count = table.killed, len(table.rows)
    percent = killed * 100 // count  # rounded down, so that only all of them are 100 %
    yield Message("mutants.rate", killed=killed, count=count, percent=percent, vectors=asked)


def _control(row: Row) -> str:
    outcome = "survived" if row.survives else "died"
    return f"mutants.{outcome}.{'right' if row.as_it_must else 'wrong'}"


def _data(table: Table, asked: int) -> dict[str, Any]:
    """The table as data for JSON."""
    return {
        "format": FORMAT,
        "boardscore": __version__,
        "vectors": asked,
        "facets": {facet: _counts(part) for facet, part in table.by_facet.items()},
        "controls": {
            row.mutant.id: {"survived": row.survives, "as_it_must": row.as_it_must}
            for row in table.controls
        },
        "void": table.is_void,
        **_counts(table),
        "exit_code": _exit_code(table),
    }


def _counts(table: Table) -> dict[str, Any]:
    survivors = [mutant.id for mutant in table.survivors]
    return {"mutants": len(table.rows), "killed": table.killed, "survivors": survivors}


def _command(name: str, callback: object, *params: click.Parameter) -> Command:
    return Command(
        f"mutants_{name}",
        callback=callback,  # type: ignore[arg-type]
        params=[
            option("game", metavar="GAME", help="help.mutants_of"),
            flag("play", help="help.mutants_of_play"),
            *params,
            *common(),
        ],
        add_help_option=False,
    )


command = Commands(
    "mutants",
    callback=without_command,
    commands={
        "list": _command("list", _list),
        "run": _command(
            "run",
            _run,
            option("format", metavar="FORMAT", default="human", **completed_by("reports")),
        ),
    },
    params=common(),
    add_help_option=False,
    invoke_without_command=True,
)
