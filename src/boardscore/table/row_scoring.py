"""Scores the rows of one game of a table as a position and reports their mistakes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from boardscore.core.errors import PositionError, Problem, describe_all
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.core.value_checks import show_value, tidy_name
from boardscore.documents.csv_packs import in_cell
from boardscore.documents.pack_readers import given_pack
from boardscore.games import game
from boardscore.packs import pack_kind
from boardscore.table.arrow_values import ODD, Cells, Odd, read_odd
from boardscore.table.game_columns import Columns, ColumnType, columns

LARGEST = 2**31 - 1
"""The largest number in a table."""


@frozen
class TableRow:
    """The scores or the problems of a table's row."""

    numbers: Mapping[str, int | None] = {}
    """The known numbers, by column."""
    missing: str | None = None
    """The names of needed values that are missing."""
    problems: tuple[Problem, ...] = ()
    """The problems of the row."""


@frozen
class Rules:
    """The rules for scoring rows: the game, its rulings and score tables, and a pack."""

    game: str
    """The game."""
    pack: Any
    """The pack for names in the table, as a model."""
    head: Mapping[str, Any]
    """The rulings and score tables, in the shape of a position."""

    @classmethod
    def of(cls, name: str, pack: Any, rulings: Any, tables: Any) -> "Rules":
        """The settings; raises `BoardscoreError` for mistakes in them."""
        columns(name)  # raises the error for a game without tables
        found = None if pack is None else given_pack(pack, pack_kind(name))
        head = {"rulings": rulings, "tables": tables}
        said = {key: value for key, value in head.items() if value is not None}
        rules = cls(name, found, {"game": name, **said})
        try:
            rules.scored([])
        except PositionError as error:
            wrong = [problem for problem in error.problems if problem.path[:1] != ("players",)]
            if wrong:
                raise PositionError(*wrong) from None
        return rules

    @property
    def columns(self) -> Columns:
        """The columns that the game reads and writes; found by name, as they cannot be pickled."""
        return columns(self.game)

    def ruling(self, name: str) -> object:
        """The value of a ruling; None for the default."""
        return self.head.get("rulings", {}).get(name)

    def scored(self, players: Sequence[Any]) -> Result[Any]:
        """The score of players in the shape of a position; raises `PositionError`."""
        offered = game(self.game)
        entered = {**self.head, "players": list(players)}
        if self.pack is not None:
            entered["pack"] = self.pack
        position = offered.position_reader(self.pack)(entered)
        return offered.score(position)


def read_rows(rules: Rules, rows: Sequence[Mapping[str, Any]]) -> list[TableRow]:
    """The scores for the rows of one game in a table, given as values by column name."""
    odd = [read_odd(row.get(ODD)) for row in rows]
    rows, wrong = _with_odd_values(rows, odd)
    unread = {seat for seat, mistakes in enumerate(wrong) if mistakes}
    _same_seats(rows, wrong)
    _keys_with_parts(rules.columns, rows, wrong)
    players = [dict(_player(rules.columns, row)) for row in rows]
    try:
        result = rules.scored(players)
    except PositionError as error:
        for problem in error.problems:
            for seat in _seats(problem, len(rows)):
                if seat not in unread:
                    wrong[seat].append(_of_the_row(problem))
    else:
        if not any(wrong):
            return _of_result(rules, result)
    alone = [
        [] if mistakes else _alone(rules, player, len(rows))
        for player, mistakes in zip(players, wrong)
    ]
    whole = [
        found[0] if found else TableRow(problems=tuple(own)) for own, found in zip(wrong, alone)
    ]
    return [_about_cells(row) if isinstance(one, Cells) else row for row, one in zip(whole, odd)]


def _with_odd_values(
    rows: Sequence[Mapping[str, Any]], odd: Sequence[Odd]
) -> tuple[list[Mapping[str, Any]], list[list[Problem]]]:
    """The table's rows with values that do not fit, and the problems of unreadable rows."""
    found: list[Mapping[str, Any]] = []
    wrong: list[list[Problem]] = []
    for row, one in zip(rows, odd):
        if isinstance(one, str):
            found.append(row)
            wrong.append([Problem(Message("error.no_row", got=show_value(one)))])
        else:
            found.append({**row, **one})
            wrong.append([])
    return found, wrong


def _about_cells(row: TableRow) -> TableRow:
    """The table's row with its problems in words that suit the cells of a CSV file."""
    problems = (
        evolve(one, message=in_cell(one.message, one.path[-1] if one.path else ""))
        for one in row.problems
    )
    return evolve(row, problems=tuple(problems))


def _same_seats(rows: Sequence[Mapping[str, Any]], wrong: list[list[Problem]]) -> None:
    """Adds a problem for each row of a table with the seat of an earlier row."""
    first: dict[str, int] = {}
    for at, row in enumerate(rows):
        seat = row.get("seat")
        if seat is not None and first.setdefault(repr(seat), at) != at:
            wrong[at].append(Problem(Message("error.same_seat", seat=show_value(seat)), ("seat",)))


def _keys_with_parts(
    columns: Columns, rows: Sequence[Mapping[str, Any]], wrong: list[list[Problem]]
) -> None:
    """Adds a problem for each row of a table with both a key and a column for a part of it."""
    for mistakes, row in zip(wrong, rows):
        for key, names in columns.parts.items():
            both = [name for name in (key, *names) if row.get(name) is not None]
            if key in both[:1] and len(both) > 1:
                mistakes.append(Problem(Message("error.both", keys=tuple(both[:2]))))


def _alone(rules: Rules, player: Mapping[str, Any], seats: int) -> list[TableRow]:
    """The known output for a table's row if another row of its game is wrong.

    The number of players may matter, so the same player is scored in every seat.
    """
    unnamed = {key: value for key, value in player.items() if key != "name"}
    try:
        result = rules.scored([unnamed] * seats)
    except PositionError as error:
        first = (problem for problem in error.problems if problem.path[1:2] in {(), (0,)})
        return [TableRow(problems=tuple(map(_of_the_row, first)))]
    columns, one = rules.columns, result.players[0]
    open_too = {*columns.of_the_game, "rank", *(["total"] if columns.of_the_game else [])}
    row = _row({**columns.numbers(one), "total": one.total}, ", ".join(one.missing) or None)
    known = {name: number for name, number in row.numbers.items() if name not in open_too}
    return [TableRow(known, row.missing, row.problems)]


def _player(columns: Columns, row: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The items of a player in a row; leaves out nulls and columns that are not read."""
    parts = {part: key for key, names in columns.parts.items() for part in names}
    gathered: dict[str, dict[str, Any]] = {}
    for name, value in row.items():
        if value is None or not (name in columns.read or _is_name(name, value)):
            continue
        if name in parts:
            gathered.setdefault(parts[name], {})[name] = value
        elif name in columns.parts and isinstance(value, Mapping):
            own = {key: inner for key, inner in value.items() if inner is not None}
            gathered.setdefault(name, {}).update(own)
        else:
            yield name, _value(columns, name, value)
    yield from gathered.items()


def _is_name(column: str, value: object) -> bool:
    """Whether a cell is the name of a player; a column of numbers may be called `name` too."""
    return column == "name" and isinstance(value, str) and bool(tidy_name(value))


def _value(columns: Columns, name: str, value: Any) -> Any:
    kind = columns.read.get(name)
    if isinstance(value, str) and kind is ColumnType.LINES:
        return columns.unfolded(value)
    if isinstance(value, str) and kind is ColumnType.TEXTS:
        return value.split()
    return value


def _of_result(rules: Rules, result: Result[Any]) -> list[TableRow]:
    numbers, ranks = rules.columns.numbers, result.ranks
    return [
        _row({**numbers(one), "total": one.total, "rank": ranks[seat]}, missing_of(result, seat))
        for seat, one in enumerate(result.players)
    ]


def _row(numbers: Mapping[str, int | None], missing: str | None) -> TableRow:
    """A row, if its numbers fit into a table."""
    for name, number in numbers.items():
        if number is not None and number > LARGEST:
            message = Message("error.too_large_for_a_table", got=number, high=LARGEST)
            return TableRow(problems=(Problem(message, (name,)),))
    return TableRow(numbers, missing)


def missing_of(result: Result[Any], seat: int) -> str | None:
    """The missing values for a row: keys of the player, and score tables that the lines need."""
    own = f"players[{seat}]."
    in_lines = result.players[seat].missing
    paths = [
        path.removeprefix(own)
        for path in result.missing
        if path.startswith(own) or path in in_lines
    ]
    return ", ".join(paths) or None


def _seats(problem: Problem, players: int) -> Sequence[int]:
    """The rows of a table with a problem: all of a game, unless it belongs to a single player."""
    match problem.path:
        case ("players", int(seat), *_):
            return (seat,)
    return range(players)


def _of_the_row(problem: Problem) -> Problem:
    """The problem with a path relative to its row."""
    match problem.path:
        case ("players", int(), *rest):
            return Problem(problem.message, tuple(rest), clause=problem.clause)
    return Problem(problem.message, clause=problem.clause)


def sentence(problems: Sequence[Problem], number: int, lang: str) -> str:
    """The problems of a table's row in one line; rows count from 0 here and from 1 in the text."""
    sentences = "; ".join(describe_all(problems, lang))
    return Message("error.in_row", row=number + 1, what=sentences).text(lang)
