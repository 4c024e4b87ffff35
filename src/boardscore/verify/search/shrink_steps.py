"""Shrinking: the steps that make a position or a game record simpler, and their sizes."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from boardscore.verify.data_types import NAMES, Data, Position, Size
from boardscore.verify.game_kit import kit_of, play_kit


def simpler(position: Position) -> list[Data]:
    """Every position one step simpler, each once, the smallest first."""
    players = position["players"]
    fewer = [[*players[:seat], *players[seat + 1 :]] for seat in range(len(players))]
    named = [{**player, "name": name} for player, name in zip(players, NAMES)]
    steps = [{**position, "players": some} for some in (*fewer, named) if some]
    steps += kit_of(position["game"]).steps(position)
    found = {repr(step): step for step in steps if size(step) < size(position)}
    return sorted(found.values(), key=size)


def size(position: Position) -> Size:
    """The size of a position, which steps make smaller; names other than the defaults add to it."""
    renamed = sum(player["name"] != name for player, name in zip(position["players"], NAMES))
    return (*kit_of(position["game"]).size(position), renamed)


def by_size(positions: Iterable[Data]) -> Iterator[Data]:
    """Positions, the smallest first, by the size that steps make smaller."""
    yield from sorted(positions, key=size)


def with_simpler_players(
    position: Position, steps: Callable[[Position], Iterator[Data]]
) -> Iterator[Data]:
    """Positions in which one step makes one player simpler."""
    players = position["players"]
    for seat, player in enumerate(players):
        for step in steps(player):
            yield {**position, "players": [*players[:seat], step, *players[seat + 1 :]]}


def lower_numbers(number: int) -> Iterator[int]:
    """Steps from a number to lower ones: none, half, one less."""
    yield from {0, number // 2, number - 1} if number else ()


def stretches(length: int) -> Iterator[tuple[int, int]]:
    """The bounds of stretches that steps leave out: halves, quarters, ... down to single items."""
    step = length // 2
    while step > 1:
        yield from ((start, min(length, start + step)) for start in range(0, length, step))
        step //= 2
    yield from ((place, place + 1) for place in range(length))


def record_size(record: Sequence[Any]) -> Size:
    """The size of a record, which steps make smaller: moves, players, pack, then smaller parts."""
    setup, *moves = record
    entries = [one for part in setup["pack"].values() if isinstance(part, list) for one in part]
    rest = {name: part for name, part in setup.items() if name not in {"pack", "players"}}
    text = json.dumps(entries)
    numbers = [value for move in moves for value in move.values() if isinstance(value, int)]
    return (
        len(moves),
        len(setup["players"]),
        len(entries),
        sum(name != default for name, default in zip(setup["players"], NAMES)),
        sum(value for value in rest.values() if type(value) is int),
        len(json.dumps(rest)),
        sum(map(abs, numbers)),
        len(text) - text.count("."),
        sum(map(ord, json.dumps([moves, rest]))),
        sum(map(ord, text)),
    )


_LONG = 8
"""The least number of moves that are simplified together."""


class WrittenGame(NamedTuple):
    """The set-up and moves of a game, as data that steps make simpler."""

    setup: Data
    moves: Sequence[Data]
    refused: Data | None
    """The illegal move after it, if the question has one."""
    said: tuple[bool, ...]


def _fewer_moves(own: WrittenGame) -> Iterator[WrittenGame]:
    """Without halves of the moves, quarters and so on, down to single moves."""
    for start, end in stretches(len(own.moves)):
        yield own._replace(moves=(*own.moves[:start], *own.moves[end:]))


def _fewer_cards(own: WrittenGame) -> Iterator[WrittenGame]:
    for name, entries in _lists(own.setup["pack"]):
        for start, end in stretches(len(entries)):
            yield _with_pack(own, name, [*entries[:start], *entries[end:]])


def _plainer_cards(own: WrittenGame) -> Iterator[WrittenGame]:
    """Several cards or tiles made plain in one respect, or one of them simpler."""
    play = play_kit(own.setup["game"])
    for name, entries in _lists(own.setup["pack"]):
        for key in dict.fromkeys(key for entry in entries for key in entry):
            for start, end in stretches(len(entries)):
                plain = [_plain(entry, key, play.simpler) for entry in entries[start:end]]
                yield _with_pack(own, name, [*entries[:start], *plain, *entries[end:]])
        for place, entry in enumerate(entries):
            for simple in play.simpler(entry):
                yield _with_pack(own, name, [*entries[:place], simple, *entries[place + 1 :]])


def _plain(entry: Data, key: str, simpler: Callable[[Data], Iterable[Data]]) -> Data:
    """A card or tile after all steps that make it simpler in one respect."""
    others = {name: part for name, part in entry.items() if name != key}
    while True:
        steps = (one for one in simpler(entry) if others.items() <= one.items())
        simple = next(steps, None)
        if simple is None:
            return entry
        entry = simple


def _lists(pack: Data) -> list[tuple[str, list[Data]]]:
    return [(name, entries) for name, entries in pack.items() if isinstance(entries, list)]


def _with_pack(own: WrittenGame, name: str, entries: list[Data]) -> WrittenGame:
    """With other cards or tiles; removes missing ones from the deck too."""
    pack = own.setup["pack"]
    setup = {**own.setup, "pack": {**pack, name: entries}}
    if "deck" in setup:
        gone = {one["id"] for one in pack[name]} - {one["id"] for one in entries}
        setup["deck"] = [one for one in setup["deck"] if one not in gone]
    return own._replace(setup=setup)


def _plainer_setup(own: WrittenGame) -> Iterator[WrittenGame]:
    """Default names, a smaller market, and lower numbers in the set-up."""
    yield own._replace(setup={**own.setup, "players": list(NAMES[: len(own.setup["players"])])})
    for name, value in own.setup.items():
        if type(value) is int and name != "format":
            for low in lower_numbers(value):
                yield own._replace(setup={**own.setup, name: low})


def _plainer_moves(own: WrittenGame) -> Iterator[WrittenGame]:
    """Many moves without one of their numbers, or one move with a lower number."""
    moves = own.moves
    for name in dict.fromkeys(key for move in moves for key in _numbers(move)):
        for start, end in stretches(len(moves)):
            if end - start >= _LONG:
                low = [{**one, name: 0} if name in one else one for one in moves[start:end]]
                yield own._replace(moves=(*moves[:start], *low, *moves[end:]))
    for place, move in enumerate(moves):
        for plain in _plainer(move):
            yield own._replace(moves=(*moves[:place], plain, *moves[place + 1 :]))


def _plainer_refusal(own: WrittenGame) -> Iterator[WrittenGame]:
    if own.refused is not None:
        yield from (own._replace(refused=plain) for plain in _plainer(own.refused))


def _fewer_players(own: WrittenGame) -> Iterator[WrittenGame]:
    """One player fewer; later seats move up."""
    players = own.setup["players"]
    for seat in range(len(players)):
        left = [_move_up(move, seat) for move in own.moves if move.get("player") != seat]
        refused = own.refused
        if refused is not None and refused.get("player") == seat:
            continue
        yield WrittenGame(
            {**own.setup, "players": players[: len(players) - 1]},
            left,
            None if refused is None else _move_up(refused, seat),
            (*own.said[:seat], *own.said[seat + 1 :]),
        )


def _move_up(move: Data, seat: int) -> Data:
    own = move.get("player")
    if type(own) is int and own > seat:
        return {**move, "player": own - 1}
    lists = {k: v for k, v in move.items() if isinstance(v, list) and v and isinstance(v[0], list)}
    return {**move, **{name: [*v[:seat], *v[seat + 1 :]] for name, v in lists.items()}}


def _other_packs(own: WrittenGame) -> Iterator[WrittenGame]:
    """A simpler pack, with the moves rewritten for it."""
    for plain, written in play_kit(own.setup["game"]).plainer_pack(own.setup["pack"]):
        yield own._replace(
            setup={**own.setup, "pack": plain},
            moves=[*map(written, own.moves)],
            refused=own.refused and written(own.refused),
        )


def _plainer(move: Data) -> Iterator[Data]:
    """A move with a lower number, or without a value that is not the default."""
    for name, value in move.items():
        if value is True:
            yield {key: other for key, other in move.items() if key != name}
    for name, value in _numbers(move).items():
        for low in lower_numbers(abs(value)):
            yield {**move, name: low if value > 0 else -low}


def _numbers(move: Data) -> Data:
    return {name: part for name, part in move.items() if type(part) is int and name != "player"}


KINDS: Sequence[Callable[[WrittenGame], Iterable[WrittenGame]]] = (
    _fewer_moves,
    _fewer_players,
    _fewer_cards,
    _plainer_cards,
    _other_packs,
    _plainer_setup,
    _plainer_moves,
    _plainer_refusal,
)
"""The kinds of simplification, the largest first."""
