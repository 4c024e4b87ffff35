"""`boardscore vectors` and `boardscore misreadings`: the test vectors, and what they detect."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from boardscore._version import __version__
from boardscore.cli import terminal
from boardscore.cli.usage_errors import WrongUse, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put, saving
from boardscore.show.text_page import Page
from boardscore.verify import vector_strength
from boardscore.verify.cli.vector_selection import no_such_vector, select_vectors
from boardscore.verify.game_kit import facets_of
from boardscore.verify.judge.declared_rulings import plain_id, with_defaults
from boardscore.verify.judge.verdicts import Case
from boardscore.verify.report import ReportPage, answer_lines
from boardscore.verify.report.explanation import rulings_text
from boardscore.verify.search.near_misses import refusals_sent
from boardscore.verify.vector_strength import StrengthTable, single_rulings, wrong_programs
from boardscore.verify.vectors import export, vectors
from boardscore.verify.vectors.coverage import covering, facet_coverage, player_count
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, TABLE, Vector

FORMAT = 1
"""The format of the JSON that `misreadings run` prints."""

SURVIVORS = 1
"""The exit code if a misreading survives."""

VOID = 4
"""The exit code if a control fails, which is a fault of the kit itself."""

_GAMES = 400
"""The number of searched games that the coverage of reasons counts, for each ruling."""
_NOT_SENT = "-"
"""No search sends set-ups and views."""


def list_all(lang: str, /, **filters: Any) -> int:
    """Prints one line for each vector: its id, its level, its title."""
    chosen = select_vectors(**filters)
    level = max(len(vector.level) for vector in chosen)
    for vector in chosen:
        terminal.write(f"{vector.level:<{level}}  {vector.id}  {vector.title_in(lang)}")
    return 0


def show(lang: str, /, ids: Sequence[str]) -> int:
    """Prints each vector: the position as sent, drawn and scored, and the derivation."""
    every = {vector.id: vector for vector in vectors.load()}
    ids = [*map(plain_id, ids)]
    for name in ids:
        if name not in every:
            raise WrongUse(no_such_vector(name, tuple(every)))
    page = ReportPage(lang, terminal.line_length(), full=True)
    pages = ("\n".join(_shown(every[name], page)) for name in ids)
    terminal.write("\n\n".join(pages))
    return 0


def _shown(vector: Vector, page: ReportPage) -> Iterator[str]:
    case = Case(vector, rulings=with_defaults(vector.game, {}))
    yield vector.id
    yield from page.wrapped(f"{vector.title_in(page.lang)} ({vector.level})", "  ", "  ")
    if vector.op in PLAY:
        yield ""
        yield from answer_lines.game_lines(case, page)
    if vector.op in TABLE:
        yield ""
        yield from answer_lines.table_lines(case, page)
    else:
        yield from _EXPECTED[next(iter(vector.expect))](case, page)
    yield ""
    yield from page.notes(
        Message("judge.why", why=vector.why_in(page.lang)),
        Message("vectors.about", isolates=vector.isolates, touches=vector.touches),
        *map(_variant, vector.variants),
        Message("vectors.input" if vector.op == "score" else "vectors.record"),
    )
    for line in vector.input.get("record", [vector.input]):
        yield "    " + json.dumps(line)


def _players(case: Case, page: ReportPage) -> Iterator[str]:
    result = case.result
    for player, rank in zip(result.players, result.ranks):
        yield from answer_lines.player_lines(case.vector.game, player, rank, page)
        yield from answer_lines.reason_lines(player.lines, page)


def _moves(case: Case, page: ReportPage) -> Iterator[str]:
    moves = case.vector.expect["moves"]
    yield ""
    yield from page.notes(Message("vectors.legal_moves", count=len(moves)))
    yield from ("    " + json.dumps(move) for move in moves)


def _illegal(case: Case, page: ReportPage) -> Iterator[str]:
    if case.illegal_move is not None:
        yield ""
        yield from page.notes(*answer_lines.about_moves(case))


_EXPECTED: Mapping[str, Callable[[Case, ReportPage], Iterator[str]]] = {
    "totals": _players,
    "moves": _moves,
    "error": _illegal,
}
"""The renderer for each kind of expectation."""


def _variant(variant: Mapping[str, Any]) -> Message:
    when, expect = rulings_text(variant["when"]), variant["expect"]
    match expect:
        case {"moves": moves}:
            return Message("vectors.variant_moves", rulings=when, count=len(moves))
        case {"error": {"index": index}}:
            return Message("vectors.variant_illegal", rulings=when, index=index)
    return Message("vectors.variant", rulings=when, totals=tuple(expect["totals"]))


def coverage(lang: str, /, game: str | None, reasons: bool) -> int:
    """Prints a row for each facet: the vectors that isolate it, and the near misses."""
    if reasons:
        return _coverage_of_reasons(lang, game)
    every = vectors.load(game)
    rows = facet_coverage(every, facets_of(game))
    write_facets(("vectors.isolating", "vectors.near", "vectors.touching"), rows, lang)
    done = sum(any(row[:2]) for row in rows.values())
    counts = {"covered": done, "facets": len(rows), "vectors": len(every)}
    terminal.write(say(Message("vectors.covered", **counts), lang))
    return 0


def _coverage_of_reasons(lang: str, game: str | None) -> int:
    """Prints a row for each reason: its vectors by number of players, and what a search sends."""
    for name in registry.names("verification") if game is None else (game,):
        rows = covering(name)
        searched = (refusals_sent(name, rulings, _GAMES) for rulings in single_rulings(name))
        sent = sum(searched, Counter[str]())
        counts = {reason: Counter(map(player_count, those)) for reason, those in rows.items()}
        columns = sorted({number for count in counts.values() for number in count})
        labels = [f"{number:>3}" for number in columns]
        cells = {
            reason: [*(count[number] for number in columns), sent.get(reason, _NOT_SENT)]
            for reason, count in counts.items()
        }
        first, last = (say(Message(key), lang) for key in ("vectors.reason", "vectors.search"))
        _write_rows(first, [*labels, last], cells)
    return 0


def write_facets(labels: Sequence[str], rows: Mapping[str, Sequence[int]], lang: str) -> None:
    """Prints a row of numbers for each facet, below the clauses; `labels` are keys of messages."""
    first, *others = (say(Message(key), lang) for key in ("vectors.facet", *labels))
    _write_rows(first, others, rows)


def _write_rows(first: str, others: Sequence[str], rows: Mapping[str, Sequence[Any]]) -> None:
    """Prints a table; a row has the part of its name after the slash, below the part before it."""
    names = {facet: f"  {facet.partition('/')[2]}" for facet in rows}
    margin = max(map(len, (first, *names.values())))
    terminal.write("  ".join([f"{first:<{margin}}", *others]))
    above = None
    for facet, numbers in rows.items():
        clause = facet.partition("/")[0]
        if clause != above:
            terminal.write(clause)
        above = clause
        cells = (f"{number:>{len(label)}}" for number, label in zip(numbers, others))
        terminal.write("  ".join([f"{names[facet]:<{margin}}", *cells]))


def export_all(lang: str, /, folder: str, since: str | None) -> int:
    """Writes every vector as JSON, with schemas, counts and changes."""
    try:
        earlier = None if since is None else export.read_archive(since)
    except BoardscoreError as error:
        raise wrong("cannot_read", file=since, why=error.problems[0].message) from None
    write = _write_archive if Path(folder).suffix == ".zip" else _write_files
    with writing():
        terminal.write(say(write(folder, earlier), lang))
    return 0


def _write_archive(file: str, since: export.Earlier | None) -> Message:
    content = export.archive(since)
    put(file, content)
    digest, count = sha256(content).hexdigest(), len(vectors.load())
    return Message("vectors.archived", count=count, file=file, digest=digest)


def _write_files(folder: str, since: export.Earlier | None) -> Message:
    home = Path(folder)
    with saving(home):
        if home.is_dir() and any(home.iterdir()):
            raise wrong("folder_not_empty", folder=folder)
    for name, text in export.files(since).items():
        make_folder((home / name).parent)
        put(home / name, text.encode())
    return Message("vectors.exported", count=len(vectors.load()), folder=folder)


@contextmanager
def writing() -> Iterator[None]:
    """Reports a file that `vectors` or `verify` cannot write as a usage error."""
    try:
        yield
    except NotSavedError as error:
        raise wrong("cannot_write", file=str(error.path), why=error.why) from None


def list_misreadings(lang: str, /, game: str | None, play: bool) -> int:
    """Prints each misreading with its id and its mistake."""
    for misreading in _choose(game, play):
        terminal.write(misreading.id)
        _write_text(misreading.text(lang), lang, "  ", "  ")
    return 0


def _choose(game: str | None, play: bool) -> tuple[Misreading, ...]:
    """The misreadings of scoring, or those of play and then those of the table."""
    if not play:
        return wrong_programs(game, "score")
    return (*wrong_programs(game, *PLAY), *wrong_programs(game, *TABLE))


def _write_text(text: str, lang: str, first: str = "", others: str = "  ") -> None:
    for line in Page(lang, terminal.line_length()).wrapped(text, first, others):
        terminal.write(line)


# the name of the parameter is that of the option
def run_misreadings(lang: str, /, game: str | None, play: bool, format: str) -> int:  # noqa: A002
    """Runs the vectors against every misreading, and prints how many are detected."""
    selected = vectors.load(game, (*PLAY, *TABLE) if play else ("score",))
    table = vector_strength.measure_strength(selected, _choose(game, play))
    if format == "json":
        terminal.write(json.dumps(_strength(table, len(selected))))
    else:
        _show_strength(table, len(selected), lang)
    return _exit_code(table)


def _exit_code(table: StrengthTable) -> int:
    if table.is_void:
        return VOID
    return SURVIVORS if table.survivors else 0


def _show_strength(table: StrengthTable, selected: int, lang: str) -> None:
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
        _write_text(say(Message(key, id=row.misreading.id), lang), lang)
    killed, count = table.killed, len(table.rows)
    percent = killed * 100 // max(count, 1)  # rounded down, so that only all of them are 100 %
    rate = Message(
        "misreadings.rate", killed=killed, count=count, percent=percent, vectors=selected
    )
    _write_text(say(Message("misreadings.void") if table.is_void else rate, lang), lang)


def _strength(table: StrengthTable, selected: int) -> dict[str, Any]:
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
