"""Game records: games written down line by line, read, replayed and written.

A record is JSON Lines: how the game was set up, then one move a line, those of chance too.
"""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from boardscore import auctionland, checks, pier18
from boardscore.errors import (
    BoardscoreError,
    DocumentError,
    PackError,
    Problem,
    RecordError,
    Span,
    text_lines,
)
from boardscore.files import parse_json, read_text
from boardscore.games import State, game_of
from boardscore.locate import Locator, placed
from boardscore.messages import Message
from boardscore.moves import read_move
from boardscore.packs import Pack, find_pack, write_pack
from boardscore.reading import (
    FORMAT,
    Reader,
    by_game,
    checked,
    each,
    format_number,
    table,
    without_head,
)
from boardscore.results import Result
from boardscore.rulings import as_dict

Verdicts = tuple[bool | None, ...]


@frozen
class _Source:
    """Where the lines of a record come from, to say where a mistake stands."""

    lines: tuple[tuple[int, Any], ...]
    """What stands in each line, with the number of the line, counted from 0."""
    text: str | None = None
    """The whole text; None for a record that was given as a list."""
    file: str | None = None

    @contextmanager
    def blaming(self, place: int) -> Iterator[None]:
        """Raises mistakes as those of one of the lines, as `RecordError`."""
        try:
            yield
        except BoardscoreError as error:
            placed = (self._placed(problem, place) for problem in error.problems)
            raise RecordError(*placed) from None

    def _placed(self, problem: Problem, place: int) -> Problem:
        number, _ = self.lines[place]
        if self.text is None:
            return problem.under(number)
        return _in_line(problem, self.text, number, self.file or "")


def _in_line(problem: Problem, text: str, number: int, file: str) -> Problem:
    """A problem of one line as one of the whole text; it stands in all of the line or in a part."""
    if problem.file is not None:  # it stands in another document, such as a pack
        return problem
    line = text_lines(text)[number]
    span = placed(problem, Locator(line), file).span or Span(0, 0, len(line))
    there = evolve(span, line=number)
    return evolve(problem, path=(), source=text, span=there, file=file, whole_file=True)


@frozen
class Record:
    """A game that was written down: how it began, every move, and what the players judged."""

    start: State
    """The game before the first move."""
    moves: tuple[Any, ...]
    """All moves, those of chance too."""
    verdicts: Verdicts | None = None
    """What the players say of Plans in plain words, by seat."""
    is_cut: bool = False
    """Whether the text breaks off in the middle of its last line, which is then left out."""
    _source: _Source = field(default=_Source(()), eq=False, repr=False)

    def replay(self) -> tuple[State, ...]:
        """The game before the first move and after every move.

        Raises `RecordError` with the first move that is illegal, and where it stands.
        """
        states = [self.start]
        for place, move in enumerate(self.moves, start=1):
            with self._source.blaming(place):
                states.append(states[-1].play(move))
        return tuple(states)

    def result(self) -> Result:
        """The score of the game, with what the players say of Plans in plain words.

        Raises `RecordError` for a move that is illegal and for a verdict that cannot be, and
        `BoardscoreError` for a game that is not over.
        """
        end = self.replay()[-1]
        if self.verdicts is None or isinstance(end, auctionland.State):
            return end.result()
        with self._source.blaming(len(self.moves) + 1):
            return end.result(self.verdicts)


def read_record(record: str | os.PathLike[str] | Sequence[Any]) -> Record:
    """The record in a file, or one given as a list: the set-up, then the moves, as dicts.

    The path of the pack is seen from the file. What was cut off in the middle of the last line is
    left out.

    Raises `DocumentError` if the file cannot be read, and `RecordError` with the mistakes of the
    first line that holds any. Whether the moves are legal is found out by `replay`.
    """
    if isinstance(record, str | os.PathLike):
        return parse_record(read_text(record, "record"), os.fspath(record), Path(record).parent)
    if not isinstance(record, list | tuple):
        raise RecordError(Problem(checks.not_wanted("record", record)))
    return _record(_Source(tuple(enumerate(record))), Path(), is_cut=False)


def parse_record(text: str, file: str, folder: str | os.PathLike[str] = "") -> Record:
    """The record in a text; messages call it by `file`, and its pack is seen from `folder`.

    Raises `RecordError` with the mistakes of the first line that holds any.
    """
    source, is_cut = _parsed(text, file)
    return _record(source, Path(folder), is_cut)


def replay(record: Record | str | os.PathLike[str] | Sequence[Any]) -> tuple[State, ...]:
    """The game before the first move and after every move of a record.

    `record` is a path, a list of dicts, or a record that was read.

    >>> setup = {"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
    >>> deal = {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}
    >>> [state.phase for state in replay([setup, deal])]
    [Phase.DEAL, Phase.CHOOSE]

    Raises `DocumentError` or `RecordError`, the latter with the line of the first mistake.
    """
    return (record if isinstance(record, Record) else read_record(record)).replay()


def write_record(
    state: State, verdicts: Sequence[bool | None] | None = None, pack: str | None = None
) -> str:
    """The record of a game up to now, as JSON Lines.

    It holds the pack itself, unless `pack` tells where the pack is found (a path seen from the
    record, or `"demo"`): then it holds what tells whether the pack was changed since.
    """
    lines = [write_setup(state, pack), *(move.to_dict() for move in state.moves)]
    if verdicts is not None:
        lines.append({"verdicts": list(verdicts)})
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


def write_setup(state: State, pack: str | None = None) -> dict[str, Any]:
    """The first line of a record."""
    game = state.game
    named = write_pack(game.pack) if pack is None else pack
    return {
        "format": FORMAT,
        "game": game_of(state),
        "pack": named,
        **({} if pack is None else {"pack_sha256": fingerprint(game.pack)}),
        "players": list(game.players),
        "rulings": as_dict(game.rulings),
        **_settings(state),
    }


def fingerprint(pack: Pack) -> str:
    """What tells two packs apart: a hash of all that is in them.

    >>> from boardscore.packs import demo_pack
    >>> fingerprint(demo_pack("pier18")) == fingerprint(demo_pack("auctionland"))
    False
    """
    written = json.dumps(write_pack(pack), sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def _settings(state: State) -> dict[str, Any]:
    """The settings of a game of Auctionland; visible money is told only where it is chosen."""
    if isinstance(state, pier18.State):
        return {}
    visible = {"visible_money": True} if state.game.visible_money else {}
    return {"market_size": state.game.market_size, **visible}


def _parsed(text: str, file: str) -> tuple[_Source, bool]:
    """The lines of a record that are not blank, and whether the last of them was cut off."""
    lines = text_lines(text)
    found: list[tuple[int, Any]] = []
    for number, line in enumerate(lines):
        try:
            found += [(number, parse_json(line))] if line.strip() else []
        except DocumentError as error:
            if number == len(lines) - 1 and found:
                return _Source(tuple(found), text, file), True
            raise RecordError(_of_line(error.problems[0], text, number, file)) from None
    return _Source(tuple(found), text, file), False


def _of_line(problem: Problem, text: str, number: int, file: str) -> Problem:
    """What is wrong with the JSON of one line, told by its place in the whole text."""
    span = problem.span or Span(0, 0, len(text_lines(text)[number]))
    args = problem.message.args
    message = Message(
        problem.message.key, **(args | {"line": number + 1} if "line" in args else args)
    )
    there = evolve(span, line=number)
    return evolve(problem, message=message, source=text, span=there, file=file, whole_file=True)


def _record(source: _Source, folder: Path, is_cut: bool) -> Record:
    """The record whose lines were parsed."""
    lines = [data for _, data in source.lines]
    if not lines:
        raise RecordError(Problem(Message("error.nothing_listed"), file=source.file))
    with source.blaming(0):
        start = _started(lines[0], folder)
    kinds = _MOVES[game_of(start)]
    judged = kinds is pier18.MOVES and len(lines) > 1 and "verdicts" in lines[-1]
    moves = []
    for place, line in enumerate(lines[1:-1] if judged else lines[1:], start=1):
        with source.blaming(place):
            moves.append(read_move(line, kinds))
    verdicts = None
    if judged:
        with source.blaming(len(lines) - 1):
            verdicts = _VERDICTS(lines[-1])
    return Record(start, tuple(moves), verdicts, is_cut, source)


def _started(setup: Any, folder: Path) -> State:
    """The game before its first move, as the first line of a record sets it up."""
    game = by_game(setup, {game: game for game in _MOVES}, "record")
    found = _SETUPS[game](setup)
    sha = found.pop("pack_sha256", None)
    try:
        pack = find_pack(found.pop("pack"), game, folder)
    except PackError as error:
        raise PackError(*(problem.under("pack") for problem in error.problems)) from None
    if sha is not None and sha != fingerprint(pack):
        raise PackError(Problem(Message("error.pack_changed"), ("pack",)))
    if isinstance(pack, pier18.Pack):
        return pier18.start(pack=pack, **found)
    return auctionland.start(pack=pack, **found)


def _as_it_is(value: Any) -> Any:
    """What is checked later, where the game starts."""
    return value


def _setup(*settings: str) -> Reader:
    """A reader of the first line of a record: what a game is started with, by name."""
    keys = ("pack", "pack_sha256", "players", "rulings", *settings)
    readers = {"format": format_number, "game": _as_it_is, **dict.fromkeys(keys, _as_it_is)}
    return table(readers, without_head(dict), required=("pack", "players"))


def _verdicts(verdicts: list[bool | None]) -> Verdicts:
    return tuple(verdicts)


_SETUPS: Mapping[str, Reader] = {
    "pier18": _setup(),
    "auctionland": _setup("market_size", "visible_money"),
}
_MOVES: Mapping[str, Mapping[str, Any]] = {"pier18": pier18.MOVES, "auctionland": auctionland.MOVES}
_VERDICTS = table(
    {"verdicts": each(checked(checks.optional(checks.boolean)))},
    _verdicts,
    required=("verdicts",),
)
