"""`boardscore misreadings`: lists misreadings, and measures the vectors with them."""

import json
from typing import Any

from boardscore._version import __version__
from boardscore.cli import terminal
from boardscore.core.messages import Message, say
from boardscore.show.text_page import Page
from boardscore.verify import vector_strength
from boardscore.verify.cli.vectors_command import write_facets
from boardscore.verify.vector_strength import StrengthTable
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, TABLE

FORMAT = 1
"""The format of the JSON that `run` prints."""

SURVIVORS = 1
"""The exit code if a misreading survives."""

VOID = 4
"""The exit code if a control fails, which is a fault of the kit itself."""


def list_all(lang: str, /, game: str | None, play: bool) -> int:
    """Prints each misreading with its id and its mistake."""
    for misreading in _choose(game, play):
        terminal.write(misreading.id)
        _write(misreading.text(lang), lang, "  ", "  ")
    return 0


def _choose(game: str | None, play: bool) -> tuple[Misreading, ...]:
    """The misreadings of scoring, or those of play and then those of the table."""
    if not play:
        return vector_strength.wrong_programs(game, "score")
    return (
        *vector_strength.wrong_programs(game, *PLAY),
        *vector_strength.wrong_programs(game, *TABLE),
    )


def _write(text: str, lang: str, first: str = "", others: str = "  ") -> None:
    for line in Page(lang, terminal.line_length()).wrapped(text, first, others):
        terminal.write(line)


# the name of the parameter is that of the option
def run(lang: str, /, game: str | None, play: bool, format: str) -> int:  # noqa: A002
    """Runs the vectors against every misreading, and prints how many are detected."""
    selected = vectors.load(game, (*PLAY, *TABLE) if play else ("score",))
    table = vector_strength.run(selected, _choose(game, play))
    if format == "json":
        terminal.write(json.dumps(_data(table, len(selected))))
    else:
        _show(table, len(selected), lang)
    return _exit_code(table)


def _exit_code(table: StrengthTable) -> int:
    if table.is_void:
        return VOID
    return SURVIVORS if table.survivors else 0


def _show(table: StrengthTable, selected: int, lang: str) -> None:
    rows = {
        facet: (len(part.rows), part.killed, len(part.survivors))
        for facet, part in table.by_facet.items()
    }
    write_facets(("misreadings.count", "misreadings.killed", "misreadings.survive"), rows, lang)
    for misreading in table.survivors:
        terminal.write(say(Message("misreadings.survives", text=misreading.text(lang)), lang))
        terminal.write(f"  {misreading.id}")
    for row in table.controls:
        outcome = "survived" if row.survives else "died"
        key = f"misreadings.{outcome}.{'right' if row.as_it_must else 'wrong'}"
        _write(say(Message(key, id=row.misreading.id), lang), lang)
    killed, count = table.killed, len(table.rows)
    percent = killed * 100 // max(count, 1)  # rounded down, so that only all of them are 100 %
    rate = Message(
        "misreadings.rate", killed=killed, count=count, percent=percent, vectors=selected
    )
    _write(say(Message("misreadings.void") if table.is_void else rate, lang), lang)


def _data(table: StrengthTable, selected: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "boardscore": __version__,
        "vectors": selected,
        "facets": {facet: _counts(part) for facet, part in table.by_facet.items()},
        "controls": {
            row.misreading.id: {"survived": row.survives, "as_it_must": row.as_it_must}
            for row in table.controls
        },
        "void": table.is_void,
        **_counts(table),
        "exit_code": _exit_code(table),
    }


def _counts(table: StrengthTable) -> dict[str, Any]:
    survivors = [misreading.id for misreading in table.survivors]
    return {"misreadings": len(table.rows), "killed": table.killed, "survivors": survivors}
