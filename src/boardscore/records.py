"""Game records: written line by line, read back, and replayed.

A record is JSON Lines: the set-up of the game, then one move a line, including those of chance.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve, field, frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import (
    BoardscoreError,
    DocumentError,
    PackError,
    Problem,
    RecordError,
    Span,
    lines_of,
    text_lines,
)
from boardscore.core.messages import Message, default_name
from boardscore.core.moves import read_move
from boardscore.core.rendering import in_brackets, name_all
from boardscore.core.results import Result
from boardscore.core.rulings import as_dict
from boardscore.documents.document_files import parse_json, read_text
from boardscore.documents.source_positions import Locator
from boardscore.documents.value_readers import (
    FORMAT,
    NAME,
    Reader,
    by_game,
    checked_value,
    each,
    format_number,
    skip_header,
    table,
    wrong_type,
)
from boardscore.games import State, game_of, play, require_state
from boardscore.packs import (
    AnyPack,
    PackLookup,
    Packs,
    find_pack,
    lookup_for,
    relative_to,
    write_pack,
)

if TYPE_CHECKING:
    from boardscore import union_types

Verdicts = tuple[bool | None, ...]

MOST_LINES = 20_000
"""The most lines in a record; no game is that long."""


@frozen
class _Source:
    """The source of a record, for the place of a mistake."""

    lines: tuple[tuple[int, Any], ...]
    """The content of each line, with the number of the line from 0."""
    text: str | None = None
    """The whole text; None for a record given as a list."""
    file: str | None = None

    @contextmanager
    def blaming(self, place: int) -> Iterator[None]:
        """Raises mistakes in one of the lines as `RecordError`."""
        try:
            yield
        except BoardscoreError as error:
            raise RecordError(*self._placed(error.problems, place)) from None

    def _placed(self, problems: Sequence[Problem], place: int) -> Iterator[Problem]:
        number, _ = self.lines[place] if self.lines else (place, None)
        if self.text is None:
            yield from (problem.under(number) for problem in problems)
            return
        assert self.file is not None  # a text has a name
        line = Locator(lines_of(self.text).line(number))
        for problem in problems:
            yield _in_line(problem, line, self.text, number, self.file)


def _in_line(problem: Problem, line: Locator, text: str, number: int, file: str) -> Problem:
    """The problem of one line as a problem of the whole record."""
    if problem.file is not None:  # it is in another document, such as a pack
        return problem
    return evolve(_of_line(line.placed(problem, file), text, number), path=())


def _of_line(problem: Problem, text: str, number: int) -> Problem:
    """The same problem, placed in the whole record."""
    span = problem.span
    there = evolve(span, line=number) if span else Span(number, 0, len(lines_of(text).line(number)))
    return evolve(problem, source=text, span=there, whole_file=True)


@frozen
class Record:
    """A game record: the start of the game, every move, and the verdicts of the players."""

    start: State
    """The game before the first move."""
    moves: tuple[Any, ...]
    """All moves, including those of chance."""
    verdicts: Verdicts | None = None
    """The verdicts of the players on Plans in plain words, by seat."""
    seed: int | None = None
    """The seed of the draws in a game at the terminal; None if people draw."""
    _cut: Problem | None = None
    _source: _Source = field(default=_Source(()), eq=False)

    def __repr__(self) -> str:
        game, names = game_of(self.start), name_all(self.start.game.players)
        return in_brackets(f"Record of {game} with {len(self.moves)} moves: {names}")

    @property
    def is_cut(self) -> bool:
        """Whether the text ends in the middle of its last line, which is then ignored."""
        return self._cut is not None

    def require_whole(self) -> None:
        """Raises `RecordError` with the place if the text is cut off."""
        if self._cut is not None:
            raise RecordError(self._cut)

    def replay(self) -> tuple["union_types.State", ...]:
        """The state before the first move and after every move.

        Raises `RecordError` at the first illegal move, or at verdicts that are impossible.
        """
        states = [self.start]
        for place, move in enumerate(self.moves, start=1):
            with self._source.blaming(place):
                states.append(states[-1].play(move))
        if self.verdicts is not None:
            with self._source.blaming(len(self.moves) + 1):
                _judged(states[-1], self.verdicts)
        return tuple(states)

    def result(self) -> "Result[union_types.Score]":
        """The score of the game, including the verdicts of the players on Plans in plain words.

        Raises `RecordError` for an illegal move or an impossible verdict, and `BoardscoreError` for
        an unfinished game.
        """
        end = self.replay()[-1]
        found: Result[Any] = play(game_of(end)).result(end, self.verdicts)
        return found


def read_record(record: str | os.PathLike[str] | Sequence[Any], *, packs: Packs = None) -> Record:
    """The record in a file, in a text that begins with a brace, or in a list of dicts.

    The path of the pack is relative to the file. In a text or a list, packs are named as in a dict
    for `score`, and `packs` says which are allowed. A last line that is cut off is ignored.

    Raises `DocumentError` if the file cannot be read, and `RecordError` with the mistakes of the
    first wrong line. `replay` checks whether the moves are legal.
    """
    text = record.removeprefix("\ufeff") if isinstance(record, str) else ""
    if text.lstrip().startswith("{"):
        source, unreadable = _parsed(text, "-")
        return _record(source, lookup_for(packs), unreadable)
    if isinstance(record, str | os.PathLike):
        name = value_checks.file_name(record, "record")
        return parse_record(read_text(name, "record"), name, Path(name).parent)
    if not isinstance(record, list | tuple):
        raise RecordError(Problem(value_checks.wrong_argument("record_or_path", record)))
    if len(record) > MOST_LINES:
        raise RecordError(Problem(value_checks.too_many(len(record), MOST_LINES)))
    return _record(_Source(tuple(enumerate(record))), lookup_for(packs), unreadable=None)


def parse_record(text: str, file: str, folder: str | os.PathLike[str] = "") -> Record:
    """The record in a text; messages call it `file`, and its pack is relative to `folder`.

    Raises `RecordError` with the mistakes of the first wrong line.
    """
    source, unreadable = _parsed(text, file)
    return _record(source, relative_to(folder), unreadable)


def replay(
    record: Record | str | os.PathLike[str] | Sequence[Any], *, packs: Packs = None
) -> tuple["union_types.State", ...]:
    """The state before the first move and after every move of a record.

    `record` is a path, the text of a record, a list of dicts, or a `Record`. If a file or text is
    cut off, read it with `read_record` first: its `is_cut` says so.

    >>> setup = {"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
    >>> deal = {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}
    >>> [state.phase for state in replay([setup, deal])]
    [Phase.DEAL, Phase.CHOOSE]

    Raises `DocumentError` or `RecordError`, the latter with the line of the first mistake.
    """
    if isinstance(record, Record):
        return record.replay()
    parsed = read_record(record, packs=packs)
    states = parsed.replay()
    parsed.require_whole()
    return states


def write_record(
    state: State, *, verdicts: Sequence[bool | None] | None = None, pack: str | None = None
) -> str:
    """The record of a game up to now, as JSON Lines.

    It contains the pack itself. If `pack` says where the pack is (`"demo"`, or a path relative to
    the record), it contains a fingerprint of the pack instead.

    Raises `BoardscoreError` for verdicts on a game that is unfinished or needs none, and for a
    state without its earlier moves, such as one from `View.sample`.
    """
    require_state(state)
    value_checks.require(value_checks.optional(value_checks.name), pack, "pack")
    if not has_all_moves(state):
        raise BoardscoreError(Problem(Message("error.no_earlier_moves"), ("state",)))
    lines = [write_setup(state, pack), *(move.to_dict() for move in state.moves)]
    if verdicts is not None:
        _judged(state, verdicts)
        lines.append({"verdicts": list(verdicts)})
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


def states_after(state: State, moves: Iterable[Any]) -> Sequence[State]:
    """The states of a state's game, replayed, before and after each of these moves."""
    return Record(_first_state(state), tuple(moves)).replay()


def _first_state(state: State) -> State:
    """The state before the first move, to replay the game of a state, without its deck."""
    offered, begun = play(game_of(state)), state.game
    settings = offered.write_settings(state)
    return offered.start(begun.players, begun.pack, rulings=begun.rulings, **settings)


def has_all_moves(state: State) -> bool:
    """Whether the moves of a state begin at the start of its game, as a record needs them."""
    start = _first_state(state)
    if state.moves:
        return start.why_illegal(state.moves[0]) is None
    return (start.to_act, start.is_over, start.chance) == (
        *(state.to_act, state.is_over, state.chance),
    )


def write_setup(state: State, pack: str | None = None) -> dict[str, Any]:
    """The first line of a record."""
    begun = state.game
    named = write_pack(begun.pack) if pack is None else pack
    return {
        "format": FORMAT,
        "game": game_of(state),
        "pack": named,
        **({} if pack is None else {"pack_sha256": fingerprint(begun.pack)}),
        "players": list(begun.players),
        "rulings": as_dict(begun.rulings),
        **play(game_of(state)).write_settings(state),
    }


def fingerprint(pack: AnyPack) -> str:
    """The hash of a pack's content, by which the record of a game identifies the pack.

    >>> from boardscore.packs import demo_pack
    >>> fingerprint(demo_pack("pier18")) == fingerprint(demo_pack("auctionland"))
    False
    """
    return hashlib.sha256(json.dumps(write_pack(pack), sort_keys=True).encode()).hexdigest()


def _parsed(text: str, file: str) -> tuple[_Source, Problem | None]:
    """The lines of a record that are not blank, up to the first not in JSON, and its problem."""
    parsed: list[tuple[int, Any]] = []
    unreadable = None
    written = [(number, line) for number, line in enumerate(text_lines(text)) if line.strip()]
    if len(written) > MOST_LINES:
        raise RecordError(Problem(value_checks.too_many(len(written), MOST_LINES), file=file))
    for number, line in written:
        try:
            parsed.append((number, parse_json(line)))
        except DocumentError as error:
            problem = error.problems[0]  # its sentence may name the line too
            args = {**problem.message.args, "line": number + 1}
            problem = evolve(problem, message=Message(problem.message.key, **args))
            unreadable = _of_line(problem, text, number).within(file)
            break
    return _Source(tuple(parsed), text, file), unreadable


def _nothing(source: _Source, unreadable: Problem | None) -> Problem:
    """The problem with a record without a readable line; TOML is never a record."""
    if unreadable is None:
        return Problem(Message("error.nothing_listed"), file=source.file)
    if source.file and source.file.lower().endswith(".toml"):
        return Problem(Message("error.position_for_record"), file=source.file)
    return unreadable


def _breaks_off(problem: Problem) -> bool:
    """Whether a record's unreadable line is the beginning of a move and the last of the text."""
    assert problem.source is not None
    assert problem.span is not None
    *before, last = text_lines(problem.source)
    return problem.span.line == len(before) and last.lstrip().startswith("{") and "}" not in last


def _record(source: _Source, packs: PackLookup, unreadable: Problem | None) -> Record:
    """The record of the parsed lines, up to one that is not JSON."""
    lines = [data for _, data in source.lines]
    if not lines:
        raise RecordError(_nothing(source, unreadable))
    with source.blaming(0):
        start, seed = _started(lines[0], packs)
    moves = []
    for place, line in enumerate(lines[1:], start=1):
        with source.blaming(place):
            moves.append(_read_line(line, start, is_last=place == len(lines) - 1))
    if unreadable is not None and not _breaks_off(unreadable):
        raise RecordError(unreadable)
    verdicts = moves.pop() if moves and isinstance(moves[-1], tuple) else None
    return Record(start, tuple(moves), verdicts, seed, unreadable, source)


def _read_line(line: object, start: State, *, is_last: bool) -> Any:
    """The content of a record's line after the first: a move, or the verdicts as a tuple."""
    if not isinstance(line, Mapping) or "verdicts" not in line or "move" in line:
        return read_move(line, play(game_of(start)).moves)
    if not play(game_of(start)).is_judged:
        raise RecordError(Problem(Message("error.no_verdicts")))
    if not is_last:
        raise RecordError(Problem(Message("error.verdicts_not_last")))
    return _VERDICTS(line)


def _judged(state: State, verdicts: Sequence[bool | None]) -> None:
    """Raises `BoardscoreError` unless a record's game is over and the verdicts fit its Plans."""
    play(game_of(state)).result(state, verdicts)


def _started(setup: Any, packs: PackLookup) -> tuple[State, int | None]:
    """The first state and the seed, from the first line of a record."""
    name = by_game(setup, {name: name for name in registry.names()}, "record")
    offered = play(name)
    values = _setup(*(setting.name for setting in offered.settings))(setup)
    sha, seed = values.pop("pack_sha256", None), values.pop("seed", None)
    try:
        pack = find_pack(values.pop("pack"), name, packs)
    except PackError as error:
        raise PackError(*(problem.under("pack") for problem in error.problems)) from None
    if sha is not None and sha != fingerprint(pack):
        raise PackError(Problem(Message("error.pack_changed"), ("pack",)))
    return offered.start(pack=pack, **values), seed


def _rulings(value: object) -> object:
    """A reader of the rulings in a record; their content is checked when the game starts."""
    if not isinstance(value, Mapping):
        raise wrong_type("table", value)
    return value


def _setup(*settings: str) -> Reader:
    """A reader of the first line of a record: the set-up by name."""
    readers = {
        "format": format_number,
        "pack_sha256": checked_value(value_checks.name),
        "players": _players,
        "rulings": _rulings,
        "seed": checked_value(value_checks.whole()),
        **dict.fromkeys(("game", "pack", *settings), lambda value: value),  # the start checks it
    }
    return table(readers, skip_header(dict), required=("pack", "players"))


def _players(value: object) -> list[str]:
    """A reader of the names in a record; default names are written like any other."""
    names = each(NAME)(value)
    usual = map(default_name, count(1))
    return [default if name == default else name for name, default in zip(names, usual)]


def _verdicts(verdicts: list[bool | None]) -> Verdicts:
    return tuple(verdicts)


_VERDICTS = table(
    {"verdicts": each(checked_value(value_checks.optional(value_checks.boolean)))},
    _verdicts,
    required=("verdicts",),
)
