"""Answers the requests about whole games: legal, replay, trace, start and seen."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from adapter import Answer, Illegal

LEAST = 3
"""The smallest market."""

Record = Mapping[str, Any]
Move = Mapping[str, Any]


def referee(**games: Any) -> dict[str, dict[str, Answer]]:
    """The answers to all requests about whole games, from classes that play them.

    Only classes with a method `seen` answer `start` and `seen`.
    """
    with_views = {name: kind for name, kind in games.items() if hasattr(kind, "seen")}
    playing = {"legal": legal, "replay": replay, "trace": trace}
    viewing = {"start": start, "seen": seen}
    return {**answers(playing, games), **answers(viewing, with_views)}


def answers(requests: Mapping[str, Any], games: Mapping[str, Any]) -> dict[str, dict[str, Answer]]:
    return {
        op: {name: partial(answer, kind) for name, kind in games.items()}
        for op, answer in requests.items()
    }


def legal(kind: Any, record: Record) -> Mapping[str, Any]:
    game, *_ = played(kind, record)
    return {"moves": game.legal_moves()}


def replay(kind: Any, record: Record) -> Mapping[str, Any]:
    game, *_ = played(kind, record)
    if not game.is_over:
        raise Illegal(len(record["moves"]))  # the next move is missing
    score: Mapping[str, Any] = game.score()
    return score


def trace(kind: Any, record: Record) -> Mapping[str, Any]:
    game, moves, states = played(kind, record)
    return {"moves": moves, "states": states, **(game.score() if game.is_over else {})}


def start(kind: Any, record: Record) -> Mapping[str, Any]:
    wrong = unplayable(kind, record["setup"])
    if wrong is not None:
        raise Illegal(wrong)
    return table(begun(kind, record["setup"]), None)


def seen(kind: Any, record: Record) -> Mapping[str, Any]:
    game, seat = begun(kind, record["setup"]), record["player"]
    for move in record["moves"]:
        game.play(move)
        draw(game, record["setup"])
    own = [move for move in game.legal_moves() if move["player"] == seat]
    return {**table(game, seat), "moves": own}


def table(game: Any, seat: int | None) -> Mapping[str, Any]:
    shown: Mapping[str, Any] = game.seen(seat)
    return shown


def unplayable(kind: Any, setup: Mapping[str, Any]) -> str | None:
    """The key that makes a set-up impossible, or None."""
    players, pack = setup["players"], setup["pack"]
    if len(players) not in kind.PLAYERS or len({*players}) < len(players):
        return "players"
    if not kind.is_playable(pack, len(players)):
        return "pack"
    if "deck" in setup and sorted(setup["deck"]) != sorted(kind.ids(pack)):
        return "deck"
    if any(value not in kind.RULINGS.get(name, ()) for name, value in setup["rulings"].items()):
        return "rulings"
    return "market_size" if setup.get("market_size", LEAST) < LEAST else None


def begun(kind: Any, setup: Mapping[str, Any]) -> Any:
    """A new game; with a deck, everything is drawn from its front."""
    game = kind(setup)
    game.order = [*setup.get("deck", ())]
    draw(game, setup)
    return game


def draw(game: Any, setup: Mapping[str, Any]) -> None:
    while "deck" in setup and game.is_chance_due:
        count = game.due()
        ids, game.order = game.order[:count], game.order[count:]
        game.play(game.drawing(ids))


def played(kind: Any, record: Record) -> tuple[Any, list[list[Move]], list[Any]]:
    """The game after a record, the legal moves before each move of it, and the table before the
    first move and after each."""
    game, lists = kind(record["setup"]), list[list[Move]]()
    states = [game.table()]
    for index, move in enumerate(record["moves"]):
        if "verdicts" in move:  # on Plans in plain words
            game.verdicts = move["verdicts"]
            continue
        moves = game.legal_moves()
        if not is_allowed(game, moves, move):
            raise Illegal(index)
        lists.append(moves)
        game.play(move)
        states.append(game.table())
    return game, lists, states


def is_allowed(game: Any, legal: list[Move], move: Move) -> bool:
    if game.is_chance_due:
        return bool(game.may_draw(move))
    return {key: part for key, part in move.items() if part is not False} in legal
