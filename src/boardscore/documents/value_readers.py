"""Reads plain data (TOML, JSON or a dict) into models and reports every mistake at once.

A reader is a function that builds a model from a value, or raises `BoardscoreError` with all
problems in the value, each with its path inside the value. Readers are composed of smaller ones;
none converts anything silently.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, TypeVar

from boardscore.core import value_checks
from boardscore.core.errors import (
    MOST_PROBLEMS,
    BoardscoreError,
    PositionError,
    Problem,
    text_lines,
)
from boardscore.core.messages import Message, default_name
from boardscore.core.rulings import change_rulings, unknown, unknown_value
from boardscore.core.value_checks import (
    LONGEST_NOTATION,
    Check,
    key_problems,
    not_wanted,
    seat_problems,
    show_value,
    too_long,
    too_many,
)

Chosen = TypeVar("Chosen")

FORMAT = 1
"""The document format that this version reads and writes."""

MOST_ENTRIES = 1000
"""The longest list whose entries are read."""

Reader = Callable[[Any], Any]


def checked_value(check: Check) -> Reader:
    """A reader that returns a value unchanged if the check finds no problem."""

    def read(value: object) -> object:
        message = check(value)
        if message is not None:
            raise PositionError(Problem(message))
        return value

    return read


def text(parse: Callable[[str], Any], wanted: str) -> Reader:
    """A reader of a text in a notation; `wanted` names it, such as `date`."""

    def read(value: object) -> Any:
        if not isinstance(value, str):
            raise wrong_type(wanted, value)
        return parse(value)

    return read


def lines(
    parse: Callable[[str], Any], wanted: str, split: Callable[[str], list[str]] = text_lines
) -> Reader:
    """A reader of a multi-line text, given as one text or as a list of lines.

    `split` gives the lines of a text; an item of the list has only one.
    """

    def read(value: object) -> Any:
        if isinstance(value, str):
            return parse(value)
        if not isinstance(value, list | tuple):
            raise wrong_type(wanted, value)
        if len(value) > LONGEST_NOTATION:
            raise PositionError(Problem(too_long(len(value), LONGEST_NOTATION)))
        return parse("\n".join(each(line, LONGEST_NOTATION)(value)))

    def line(value: object) -> str:
        if not isinstance(value, str):
            raise wrong_type("line", value)
        if len(split(value)) > 1:
            raise PositionError(Problem(Message("error.line_break")))
        return value

    return read


def wrong_type(wanted: str, value: object) -> PositionError:
    """A reader's error for a value of the wrong type; `wanted` is the right one, such as `line`."""
    return PositionError(Problem(not_wanted(wanted, value)))


def each(reader: Reader, most: int = MOST_ENTRIES) -> Callable[[Any], list[Any]]:
    """A reader of a list, with one reader for all items; a list that is too long is not read."""

    def read(value: object) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise wrong_type("list", value)
        if len(value) > most:
            raise PositionError(Problem(too_many(len(value), most)))
        return list(gather((place, reader, item) for place, item in enumerate(value)).values())

    return read


def table(
    keys: Mapping[str, Reader],
    build: Callable[..., Any],
    required: Sequence[str] = (),
    one_of: Sequence[str] = (),
    at_most_one: Sequence[str] = (),
) -> Reader:
    """A reader of a table: reads each known key and passes the values to `build` by name.

    All `required` keys must be present, exactly one key of `one_of`, and at most one of
    `at_most_one`.
    """

    def read(value: object) -> Any:
        if not isinstance(value, Mapping):
            raise wrong_type("table", value)
        parts = (
            (key, keys.get(key) or _unknown_key(key, keys), item)
            for key, item in value.items()
            if isinstance(key, str)
        )
        values = gather(
            parts, chain(_absent(value, required, one_of, at_most_one), key_problems(value))
        )
        return build(**values)

    return read


def skip_header(build: Callable[..., Any]) -> Callable[..., Any]:
    """Builds a model by a reader, without the entries that only say how to read it."""

    def read(**values: Any) -> Any:
        return build(**{key: values[key] for key in values if key not in {"format", "game"}})

    return read


def format_number(value: object) -> int:
    """A reader of the format number of a document."""
    if isinstance(value, int) and value > FORMAT and not isinstance(value, bool):
        raise PositionError(Problem(Message("error.format_newer", got=show_value(value))))
    if type(value) is not int or value != FORMAT:
        raise PositionError(Problem(Message("error.format", got=show_value(value), known=FORMAT)))
    return FORMAT


def by_game(data: object, readers: Mapping[str, Chosen], wanted: str) -> Chosen:
    """The reader that belongs to the game of a document."""
    if not isinstance(data, Mapping):
        raise wrong_type(wanted, data)
    known = tuple(readers)
    if "game" not in data:
        raise PositionError(Problem(Message("error.no_game", known=known), ("game",)))
    game = data["game"]
    if not isinstance(game, str) or game not in known:
        raise PositionError(Problem(unknown_value(game, known), ("game",)))
    return readers[known[known.index(game)]]  # a member of an enumeration may also be a text


def gather(
    parts: Iterable[tuple[Any, Reader, Any]], more: Iterable[Problem] = ()
) -> dict[Any, Any]:
    """The values of several readers by key; raises all their problems and `more` together."""
    values = {}
    problems: list[Problem] = []
    order: dict[Any, int] = {}
    for key, reader, item in parts:
        if len(problems) >= MOST_PROBLEMS:
            break
        order[key] = len(order)
        try:
            values[key] = reader(item)
        except BoardscoreError as error:
            problems += [problem.under(key) for problem in error.problems]
    problems += islice(more, MOST_PROBLEMS)
    if problems:
        end = len(order)
        in_order = sorted(
            problems, key=lambda one: order.get(one.path[0], end) if one.path else end
        )
        raise PositionError(*in_order[:MOST_PROBLEMS])
    return values


def _unknown_key(key: str, keys: Mapping[str, Reader]) -> Reader:
    def refuse(_: object) -> Any:
        raise PositionError(Problem(unknown("error.unknown_key", key, tuple(keys))))

    return refuse


def _absent(
    value: Mapping[str, Any],
    required: Sequence[str],
    one_of: Sequence[str],
    at_most_one: Sequence[str],
) -> Iterator[Problem]:
    for key in required:
        if key not in value:
            yield Problem(Message("error.key_missing", key=key), (key,))
    given = tuple(key for key in one_of if key in value)
    if one_of and not given:
        yield Problem(Message("error.neither", keys=tuple(one_of)))
    for choice in (one_of, at_most_one):
        given = tuple(key for key in value if key in choice)
        if len(given) > 1:
            yield Problem(Message("error.both", keys=given))


TEXT = checked_value(value_checks.name)
COUNT = checked_value(value_checks.whole())


def _name(value: Any) -> Any:
    return TEXT(value_checks.tidy_name(value))


NAME: Reader = _name
"""A reader of a player's name, which comes out tidy."""


def position(
    build: Callable[..., Any], pack: object, rulings: Any, players: Reader, **more: Reader
) -> Reader:
    """A reader of a position from plain data; its pack is known, `rulings` are the defaults."""
    return table(
        {
            "format": format_number,
            "game": str,
            "rulings": _rulings(rulings),
            "pack": lambda _: pack,
            **more,
            "players": players,
        },
        skip_header(build),
        required=("players",),
    )


def _rulings(defaults: Any) -> Reader:
    def read(value: object) -> Any:
        if not isinstance(value, Mapping):
            raise wrong_type("table", value)
        return change_rulings(defaults, value)

    return read


def seats(player: Reader, most: int, clause: str) -> Reader:
    """A reader of the players; a player without a name gets the name of the seat."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise wrong_type("tables", value)
        # Surplus players are counted, not read.
        entries = [_named(entry, seat) for seat, entry in enumerate(value[:most])]
        names = [entry.get("name") if isinstance(entry, Mapping) else None for entry in entries]
        parts = ((seat, player, entry) for seat, entry in enumerate(entries))
        return tuple(gather(parts, seat_problems(names, most, clause, len(value))).values())

    return read


def _named(entry: object, seat: int) -> object:
    if not isinstance(entry, Mapping) or "name" in entry:
        return entry
    return {"name": default_name(seat + 1), **entry}
