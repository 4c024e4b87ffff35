"""Positions as one line, in the notation that the score pad writes after `#` in its address.

A line has the name of the game, rulings with score tables and the pack, and the players:
`pier18;r.half%5fturn=true&p=demo;Anna=7!S.Q!..A!1!2!04-17!`. Each game has its own parts for a
player; `LineNotation` in `boardscore.plugin` describes them.
"""

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from attrs import evolve

from boardscore.any_game import game, game_of
from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, ModelError, NotationError, PositionError
from boardscore.core.messages import Message, default_name
from boardscore.core.problems import Problem
from boardscore.core.rulings import write_value
from boardscore.documents.line_parts import (
    MOST_DIGITS,
    SPACE,
    LinePart,
    encode,
    name_parts,
    typed_number,
)
from boardscore.documents.value_readers import by_game
from boardscore.packs import DEMO, demo_pack, is_demo
from boardscore.plugin import LineNotation
from boardscore.positions import AnyPosition, position_of, read_position

if TYPE_CHECKING:
    from boardscore.union_types import Position

LONGEST = 400_000
"""The longest line that the pad opens, in characters."""

_TEXT = value_checks.instance(str)
_KEY = re.compile(r"[rt]\.[a-z][a-z_]{0,39}")
_SWITCHES: Mapping[str, bool] = {"true": True, "false": False}
_AROUND = re.compile(f"^[{SPACE}]+|[{SPACE}]+$")
_BETWEEN = re.compile(f"[{SPACE},;]+")
_LONG_NUMBER = re.compile(f"[0-9]{{{MOST_DIGITS + 1},}}")

_Places = dict[tuple[str | int, ...], LinePart]
"""The parts of a line by the paths that they have in a position."""


def to_line(position: "Position | Mapping[str, Any]") -> str:
    """A position (a model or a dict) as one line of text: the part after `#` in the pad's address.

    `from_line` reads it back. The demo pack is named. Of any other pack, the line contains what the
    players use of it: the piers and islands that cards and tiles make, Plans, dates and tables.

    >>> from boardscore import loads
    >>> position = loads('''{"game": "pier18", "players": [
    ...     {"name": "Anna", "pier": ["S.Q", "..A"], "plan_completed": true, "patrons": 2}]}''')
    >>> to_line(position)
    'pier18;;Anna!S.Q!..A!1!2!!'

    Raises `PositionError` with the path of every entry that the pad cannot hold, such as a missing
    number of Patron cards.
    """
    read = position_of(position)
    notation = _notation(game_of(read))
    held = _without_pack(read, notation)
    line = _write(held, notation)
    try:
        found = from_line(line)
    except BoardscoreError as error:
        raise PositionError(*map(_refused, error.problems)) from None
    problems = [*_differences(held.to_dict(), found.to_dict())]
    if problems or found != held:
        raise PositionError(*problems or [Problem(Message("error.not_in_line_at_all"))])
    return line


def from_line(text: str) -> "Position":
    """The position in one line, as the score pad scores it; the inverse of `to_line`.

    Players without a name get a default name, and missing counts are 0. Untrusted lines are safe:
    no file is opened.

    >>> from_line("auctionland;;Alex!c!2.1.0.0.1.0.3!!12").players[0].money
    12

    Raises `NotationError` or `PositionError` with the place of every mistake in the line, or for a
    line with a pack that only the browser has in which it was opened.
    """
    value_checks.require(_TEXT, text, "text")
    if len(text) > LONGEST:
        raise NotationError(Problem(value_checks.too_long(len(text), LONGEST)))
    whole = LinePart(text, text)
    before, hash_, _ = text.partition("#")
    if hash_:
        raise evolve(whole, text=f"{before}#").error(Message("error.line_hash"))
    name, *rest = whole.split(";")
    places: _Places = {(): whole, ("game",): name}
    try:
        by_game({"game": name.text}, dict.fromkeys(registry.names()), "position")
        data = _read(name.text, rest, name, places)
        position: Position = read_position(data)
    except PositionError as error:
        raise PositionError(*(_placed(problem, places) for problem in error.problems)) from None
    return position


def pad_url(position: "Position | Mapping[str, Any]", base: str) -> str:
    """The address that opens a position in the score pad at the address `base`.

    >>> position = from_line("auctionland;;Alex!c!2.1.0.0.1.0.3!!12")
    >>> pad_url(position, "https://example.org/pad/")
    'https://example.org/pad/#auctionland;;Alex!c!2.1.0.0.1.0.3!!12'

    Raises `ModelError` for a base with a `#`, and `PositionError` like `to_line`.
    """
    value_checks.require(_TEXT, base, "base")
    if "#" in base:
        message = Message("error.base_fragment", got=value_checks.show_value(base))
        raise ModelError(Problem(message, ("base",)))
    line = to_line(position)
    name = line.partition(";")[0]
    if not registry.has(name, "pad"):
        raise registry.not_available(name, "pad")
    return f"{base}#{line}"


def _notation(name: str) -> LineNotation:
    notation = game(name).line
    if notation is None:
        raise registry.not_available(name, "line")
    return notation


# Writing


def _without_pack(position: AnyPosition, notation: LineNotation) -> AnyPosition:
    """The position that a line holds: without a pack of the user."""
    found: AnyPosition = notation.resolve(position)
    if found.pack is None or is_demo(found.pack):
        return found
    return evolve(found, players=tuple(map(notation.without_pack, found.players)), pack=None)


def _write(position: AnyPosition, notation: LineNotation) -> str:
    data = position.to_dict()
    tables = {key: ", ".join(map(str, entries)) for key, entries in data.get("tables", {}).items()}
    rulings = {key: write_value(value) for key, value in data.get("rulings", {}).items()}
    more = [
        *(f"r.{encode(key)}={encode(value)}" for key, value in rulings.items()),
        *(f"t.{encode(key)}={encode(value)}" for key, value in tables.items()),
        *([f"p={DEMO}"] if position.pack else []),
    ]
    players = (f"{_head(player)}!{'!'.join(notation.write(player))}" for player in position.players)
    return ";".join((position.GAME, "&".join(more), *players))


def _head(player: Any) -> str:
    """The name of a player, and the total that the players counted."""
    claimed = "" if player.claimed is None else f"={player.claimed}"
    return f"{encode(player.name)}{claimed}"


def _refused(problem: Problem) -> Problem:
    """A problem with the line of a position as one of the position."""
    return Problem(Message("error.refused_in_line", why=problem.message), problem.path)


def _differences(held: Any, found: Any, path: tuple[str | int, ...] = ()) -> Iterator[Problem]:
    """A problem for each entry of a position that the line would change."""
    if isinstance(held, dict) and isinstance(found, dict):
        for key in {**held, **found}:
            yield from _differences(held.get(key), found.get(key), (*path, key))
    elif isinstance(held, list) and isinstance(found, list) and len(held) == len(found):
        for place, (one, other) in enumerate(zip(held, found)):
            yield from _differences(one, other, (*path, place))
    elif held != found:
        got, read = value_checks.show_value(held), value_checks.show_value(found)
        key = "error.needed_in_line" if held is None else "error.not_in_line"
        yield Problem(Message(key, got=got, read=read), path)


# Reading


def _read(name: str, parts: list[LinePart], head: LinePart, places: _Places) -> dict[str, Any]:
    """A position in the shape of a file; notes the places of its entries."""
    notation = _notation(name)
    more, *players = parts or [head.end()]
    high = game(name).players[1]
    if not 1 <= len(players) <= high:
        raise NotationError(
            more.end().placed(Problem(Message("error.players", players=len(players), high=high)))
        )
    data: dict[str, Any] = {"game": name, **_settings(more, places)}
    pack = _pack(data, places)
    data["players"] = [
        _player(part, seat, notation, pack, places) for seat, part in enumerate(players)
    ]
    return data


def _settings(more: LinePart, places: _Places) -> dict[str, Any]:
    """The rulings, the score tables and the pack."""
    places["rulings",] = places["tables",] = more
    rulings: dict[str, str | bool] = {}
    tables: dict[str, str] = {}
    packs: dict[str, str] = {}
    seen: set[str] = set()
    for part in more.split("&") if more.text else []:
        key, value = (one.decoded() for one in part.pair("="))
        part.require_that("=" in part.text and (key == "p" or _KEY.fullmatch(key)), "line_setting")
        if key in seen:
            raise part.error(Message("error.line_twice", got=value_checks.show_value(key)))
        seen.add(key)
        if key == "p":
            packs["pack"], places["pack",] = value, part.at("pack")
        elif key.startswith("r."):
            rulings[key[2:]], places["rulings", key[2:]] = _SWITCHES.get(value, value), part
        else:
            tables[key[2:]], places["tables", key[2:]] = value, part
    listed = {
        key: _entries(typed, places["tables", key])
        for key, typed in tables.items()
        if _trimmed(typed)
    }
    pack = packs if packs.get("pack") else {}
    return {
        **({"rulings": rulings} if rulings else {}),
        **({"tables": listed} if listed else {}),
        **pack,
    }


def _entries(typed: str, part: LinePart) -> list[int | str]:
    """The entries of a score table as typed."""
    entries = [one for one in _BETWEEN.split(typed) if one]
    part.require_that(not any(map(_LONG_NUMBER.fullmatch, entries)), "line_number")
    return [typed_number(one) for one in entries]


def _pack(data: Mapping[str, Any], places: _Places) -> Any:
    """The pack that a line names: only the demo pack is everywhere."""
    if "pack" not in data:
        return None
    if data["pack"] != DEMO:
        got = value_checks.show_value(data["pack"])
        raise places["pack",].error(Message("error.line_pack", got=got))
    return demo_pack(data["game"])


def _player(
    part: LinePart, seat: int, notation: LineNotation, pack: Any, places: _Places
) -> dict[str, Any]:
    """A player in the shape of a file."""
    path = ("players", seat)
    fields = name_parts(("name", *notation.fields), part.at(*path))
    name, claimed = fields.pop("name").pair("=")
    claimed = claimed.at(*path, "claimed")
    places.update({(*path, "name"): name, (*path, "claimed"): claimed, path: part})
    places.update({one.path: one for one in fields.values()})
    called = _trimmed(name.decoded())
    claimed.require_that(len(claimed.decoded()) <= MOST_DIGITS, "line_number")
    return {
        # A default name is translated in texts.
        **({"name": called} if called not in {"", default_name(seat + 1)} else {}),
        **notation.read(fields, pack),
        **({"claimed": typed_number(claimed.decoded())} if claimed.text else {}),
    }


def _trimmed(text: str) -> str:
    return _AROUND.sub("", text)


def _placed(problem: Problem, places: _Places) -> Problem:
    """A problem with a position as one of the line, at the closest part."""
    paths = (problem.path[:end] for end in range(len(problem.path), -1, -1))
    return places[next(path for path in paths if path in places)].placed(problem)
