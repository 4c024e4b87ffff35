"""`boardscore vectors`: the test vectors listed, shown, counted by clause, and written as JSON."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, Commands, argument, common, option, without_command
from boardscore.cli.usage import WrongUse, wrong
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.documents.saving import NotSavedError, make_folder, put, saving
from boardscore.verify.cli.facet_table import facet_table
from boardscore.verify.cli.options import completed_by, selecting
from boardscore.verify.cli.selection import check_game, no_such_vector, selected
from boardscore.verify.judge import game_summary, tables
from boardscore.verify.judge.readings import with_defaults
from boardscore.verify.judge.ruling_choices import plain_id
from boardscore.verify.judge.working import picture, reasons, result_of, wrapped
from boardscore.verify.report import differences
from boardscore.verify.report.counterexample import rulings_text
from boardscore.verify.vectors import export, facets, vectors
from boardscore.verify.vectors.vectors import PLAY, TABLE, Vector


@click.pass_obj
def _list(lang: str, /, **filters: Any) -> int:
    """One line for each vector: its id, its level, its title."""
    chosen = selected(**filters)
    level = max(len(vector.level) for vector in chosen)
    for vector in chosen:
        terminal.write(f"{vector.level:<{level}}  {vector.id}  {vector.title_in(lang)}")
    return 0


# show


@click.pass_obj
def _show(lang: str, /, ids: Sequence[str]) -> int:
    every = {vector.id: vector for vector in vectors.load()}
    ids = [*map(plain_id, ids)]
    for name in ids:
        if name not in every:
            raise WrongUse(no_such_vector(name, tuple(every)))
    width = terminal.line_length()
    pages = ("\n".join(_page(every[name], lang, width)) for name in ids)
    terminal.write("\n\n".join(pages))
    return 0


def _page(vector: Vector, lang: str, width: int) -> Iterator[str]:
    """One vector: the position as it is asked, drawn and scored, and how that follows."""
    yield vector.id
    yield from wrapped(f"{vector.title_in(lang)} ({vector.level})", width, "  ", "  ")
    if vector.op in PLAY:
        yield ""
        yield from game_summary.show(vector, with_defaults(vector.game, {}), lang, width)
    if vector.op in TABLE:
        yield ""
        yield from tables.show(vector, with_defaults(vector.game, {}), lang, width)
    else:
        yield from _EXPECTED[next(iter(vector.expect))](vector, lang, width)
    yield ""
    yield from wrapped(
        say(Message("judge.why", why=vector.why_in(lang)), lang), width, "  ", "    "
    )
    touches = Message("vectors.about", isolates=vector.isolates, touches=vector.touches)
    yield from wrapped(say(touches, lang), width, "  ", "    ")
    for variant in vector.variants:
        yield from wrapped(_variant(variant, lang), width, "  ", "    ")
    yield "  " + say(Message("vectors.input" if vector.op == "score" else "vectors.record"), lang)
    for line in vector.input.get("record", [vector.input]):
        yield "    " + json.dumps(line)


def _players(vector: Vector, lang: str, width: int) -> Iterator[str]:
    """The players with their pictures and their lines."""
    result = result_of(vector, with_defaults(vector.game, {}))
    for player, rank in zip(result.players, result.ranks):
        yield ""
        place = Message("judge.player", name=player.name, total=player.total, rank=rank)
        yield from wrapped(say(place, lang), width, "  ", "    ")
        yield picture(vector.game, player, lang, width)
        yield from reasons(player.lines, lang, width)


def _moves(vector: Vector, lang: str, _: int) -> Iterator[str]:
    """All legal moves."""
    moves = vector.expect["moves"]
    yield ""
    yield "  " + say(Message("vectors.legal_moves", count=len(moves)), lang)
    yield from ("    " + json.dumps(move) for move in moves)


def _illegal(vector: Vector, lang: str, width: int) -> Iterator[str]:
    """The illegal move, with the reason."""
    illegal = game_summary.illegal_move(vector, with_defaults(vector.game, {}))
    if illegal is not None:
        yield ""
        yield from wrapped(say(differences.illegal(*illegal), lang), width, "  ", "    ")


_EXPECTED: Mapping[str, Callable[[Vector, str, int], Iterator[str]]] = {
    "totals": _players,
    "moves": _moves,
    "error": _illegal,
}
"""How an expectation is shown, by what it is about."""


def _variant(variant: Mapping[str, Any], lang: str) -> str:
    """What holds under another ruling, in a sentence."""
    when, expect = rulings_text(variant["when"]), variant["expect"]
    match expect:
        case {"moves": moves}:
            return say(Message("vectors.variant_moves", rulings=when, count=len(moves)), lang)
        case {"error": {"index": index}}:
            return say(Message("vectors.variant_illegal", rulings=when, index=index), lang)
    return say(Message("vectors.variant", rulings=when, totals=tuple(expect["totals"])), lang)


# coverage


@click.pass_obj
def _coverage(lang: str, /, game: str | None) -> int:
    """A row for each facet: the vectors that isolate it, the near misses among them."""
    check_game(game)
    every = vectors.load(game)
    rows = vectors.coverage(every, facets.of(game))
    labels = ("vectors.isolating", "vectors.near", "vectors.touching")
    for line in facet_table(labels, rows, lang):
        terminal.write(line)
    done = sum(any(row[:2]) for row in rows.values())
    counts = {"covered": done, "facets": len(rows), "vectors": len(every)}
    terminal.write(say(Message("vectors.covered", **counts), lang))
    return 0


# export


@click.pass_obj
def _export(lang: str, /, folder: str, since: str | None) -> int:
    """Writes every vector as JSON, with schemas, counts and changes."""
    earlier = None if since is None else _read_archive(since)
    write = _write_archive if Path(folder).suffix == ".zip" else _write_files
    terminal.write(say(write(folder, earlier), lang))
    return 0


def _read_archive(file: str) -> export.Earlier:
    try:
        return export.read_archive(file)
    except BoardscoreError as error:
        raise wrong("cannot_read", file=file, why=error.problems[0].message) from None


def _write_archive(file: str, since: export.Earlier | None) -> Message:
    content = export.archive(since)
    with _naming_the_file():
        put(file, content)
    digest, count = sha256(content).hexdigest(), len(vectors.load())
    return Message("vectors.archived", count=count, file=file, digest=digest)


def _write_files(folder: str, since: export.Earlier | None) -> Message:
    """Writes the files into a folder that is new or empty."""
    home = Path(folder)
    with _naming_the_file():
        with saving(home):
            if home.is_dir() and any(home.iterdir()):
                raise wrong("folder_not_empty", folder=folder)
        for name, text in export.files(since).items():
            make_folder((home / name).parent)
            put(home / name, text.encode())
    return Message("vectors.exported", count=len(vectors.load()), folder=folder)


@contextmanager
def _naming_the_file() -> Iterator[None]:
    """A file that cannot be written is wrong use."""
    try:
        yield
    except NotSavedError as error:
        raise wrong("cannot_write", file=str(error.path), why=error.why) from None


def _command(name: str, callback: object, *params: click.Parameter) -> Command:
    return Command(
        f"vectors_{name}",
        callback=callback,  # type: ignore[arg-type]
        params=[*params, *common()],
        add_help_option=False,
    )


_ids = argument("ids", nargs=-1, required=True, **completed_by("vectors"))

command = Commands(
    "vectors",
    callback=without_command,
    commands={
        "list": _command("list", _list, *selecting()),
        "show": _command("show", _show, _ids),
        "coverage": _command(
            "coverage", _coverage, option("game", metavar="GAME", help="help.of_game")
        ),
        "export": _command(
            "export",
            _export,
            argument("folder", required=True),
            option("since", metavar="FILE", help="help.changes_since"),
        ),
    },
    params=common(),
    add_help_option=False,
    invoke_without_command=True,
)
