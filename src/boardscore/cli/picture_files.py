"""Writes pictures as SVG files, and scores as an HTML page."""

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, groupby
from pathlib import Path

from boardscore.book.charts import totals_by_game, wins_by_person
from boardscore.book.statistics import Statistics
from boardscore.cli import terminal
from boardscore.cli.usage_errors import wrong
from boardscore.core.messages import Message, say
from boardscore.core.results import Result
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put
from boardscore.packs import AnyPack
from boardscore.show import game_parts, html

Scored = Sequence[tuple[str, Result]]
"""Results, each with its source file."""


def check_page(page: str, files: Iterable[str]) -> None:
    """Raises an error if the HTML file would overwrite a file that it shows."""
    for file in files:
        if os.path.exists(page) and os.path.exists(file) and os.path.samefile(page, file):
            raise wrong("own_input", file=page)


def write_page(page: str, scored: Scored, lang: str) -> None:
    """Writes one HTML file with all results, and reports it."""
    names = [Path(file).name.strip("-") for file, _ in scored]
    put_page(page, html.page([result for _, result in scored], lang, names), lang)


def put_page(page: str, text: str, lang: str) -> None:
    """Writes a finished page to its file, and reports it."""
    _put(Path(page), text)
    terminal.write(say(Message("say.page_written", file=page), lang), to_errors=True)


def write_players(folder: str, scored: Scored, lang: str) -> None:
    """Writes a picture file for each player of each result, named by file and seat."""
    pictures = (
        (
            f"{Path(file).stem.strip('-') or 'position'}-{seat}",
            game_parts.drawings(result.game).draw(player, lang),
        )
        for file, result in scored
        for seat, player in enumerate(result.players, 1)
    )
    _write(folder, pictures, lang)


def write_pack(folder: str, pack: AnyPack, lang: str) -> None:
    """Writes a picture file of each card or tile of a pack, named by its id."""
    drawings = game_parts.drawings(pack.GAME)
    entries = ((name, drawings.draw(entry, lang)) for name, entry in drawings.of_pack(pack))
    _write(folder, entries, lang)


def write_statistics(folder: str, found: Statistics, lang: str) -> None:
    """Writes pictures of totals, game by game, and of the wins of persons, by kind of game."""
    games = groupby(found.persons, key=lambda one: one.game)
    drawn = (
        (f"{game}-{name}", draw(persons, lang))
        for game, persons in ((game, [*persons]) for game, persons in games)
        for name, draw in {"totals": totals_by_game, "wins": wins_by_person}.items()
    )
    _write(folder, drawn, lang)


def _write(folder: str, pictures: Iterable[tuple[str, str]], lang: str) -> None:
    """Writes picture files under different names, and reports their number."""
    named = list(_named_apart(pictures))
    try:
        make_folder(folder)
    except NotSavedError as error:
        raise wrong("cannot_write", file=folder, why=error.why) from None
    for name, text in named:
        _put(Path(folder, f"{name}.svg"), text)
    sentence = Message("say.pictures_written", count=len(named), folder=folder)
    terminal.write(say(sentence, lang), to_errors=True)


def _named_apart(pictures: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Pictures with names that differ even where case does not count."""
    taken: set[str] = set()
    for name, text in pictures:
        names = chain([name], (f"{name}-{number}" for number in count(2)))
        free = next(one for one in names if one.casefold() not in taken)
        taken.add(free.casefold())
        yield free, text


def _put(path: Path, text: str) -> None:
    try:
        put(path, text.encode("utf-8"))
    except NotSavedError as error:
        raise wrong("cannot_write", file=str(path), why=error.why) from None
