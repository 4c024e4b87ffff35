"""Random games of Pier 18: their set-ups, and the moves that reach rare situations."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pkgutil import get_data
from random import Random
from typing import Any

from boardscore.core.rulings import Value
from boardscore.pier18 import State, start
from boardscore.pier18.consequences import category_points, extend_pier
from boardscore.pier18.game_table import Phase
from boardscore.pier18.moves import Draft
from boardscore.pier18.plans import Condition
from boardscore.pier18.verify.fast_scores import are_level, are_level_in_points, standing, standings
from boardscore.verify.data_types import NAMES, Data
from boardscore.verify.search.played_games import choose_by_kind

_GOALS = json.loads(get_data(__package__, "goals.json") or b"")
"""Some goals; goals that any pier meets, so that they show any wrong count; and the counts of goals
with their highest limits, which are often just reached.
"""
_SIGNS = (">=", ">", "<=", "<", "==", "!=")
_WORDS = ("A view of the sea.", "A place to dance.")
_IN_WORDS = 1 / 8
_WIDTHS = (1, 2, 3, 4) * 4 + (9,)
_SPACES = ("....SQHA", "..SQHA", "......A", "SSQ.", "..............SQHA", ".")
_FULL = 18


def start_game(random: Random, rulings: Mapping[str, Value]) -> State:
    """The start of a random game, with a custom pack: from the fewest playable cards up to all."""
    players = NAMES[: random.choice((2, 3, 3))]
    least = 3 * len(players)
    one_round = least + len(players) + 1
    count = random.choice((least, one_round, random.randint(one_round, _FULL), _FULL))
    return start(players, draw_pack(random, count), rulings=rulings)


def draw_pack(random: Random, count: int) -> Data:
    """A random pack for a random game: this many cards, often with dates near each other."""
    width, spaces = random.choice(_WIDTHS), random.choice(_SPACES)
    days = random.sample([(month, day) for month in (1, 2, 12) for day in range(1, 29)], count)
    patrons = random.choice(("SQHA", "SQHA", "Q", "SH"))
    cards = [
        {
            "id": str(number),
            "date": f"{month:02}-{day:02}",
            "patron": random.choice(patrons),
            "cells": ["".join(random.choices(spaces, k=width)) for _ in range(2)],
            **_goal(random),
        }
        for number, (month, day) in enumerate(days, 1)
    ]
    return {"game": "pier18", "name": "drawn", "provenance": "invented", "cards": cards}


def _goal(random: Random) -> Data:
    """A random Plan with a condition, or one in plain words that the players judge at the end."""
    if random.random() < _IN_WORDS:
        return {"plan_text": random.choice(_WORDS)}
    name, most = random.choice([*_GOALS["counts"].items()])
    compared = f"{name} {random.choice(_SIGNS)} {random.randint(0, most)}"
    drawn = (*random.sample(_GOALS["some"], 2), random.choice(_GOALS["always"]))
    return {"plan": random.choice((compared, *drawn))}


def smallest_games(rulings: Mapping[str, Value]) -> Iterator[State]:
    """Small games before the random ones: of 2 and 3 players with cards of 1 and 2 columns."""
    for players, width, count in ((2, 1, 6), (2, 2, 7), (3, 1, 9), (3, 2, 10)):
        spaces = ["A", ".", "Q", "S", "H"]
        cards = [
            {
                "id": str(number),
                "date": f"{1 + number % 3:02}-{number:02}",
                "patron": "SQHA"[number % 4],
                "cells": [
                    "".join(spaces[(number + column) % 5] for column in range(width)),
                    "".join(spaces[(2 * number + column) % 5] for column in range(width)),
                ],
                "plan": _GOALS["some"][number % len(_GOALS["some"])],
            }
            for number in range(1, count + 1)
        ]
        named = {"game": "pier18", "name": "small", "provenance": "invented", "cards": cards}
        yield start(NAMES[:players], named, rulings=rulings)


def simpler_entries(card: Data) -> Iterator[Data]:
    """Simpler cards for a shrinking game: all or one space emptied, or a plainer Plan or Patron."""
    cells = card["cells"]
    width = len(cells[0])
    if any(set(side) - {"."} for side in cells):
        yield {**card, "cells": ["." * width] * 2}
    for side, row in enumerate(cells):
        for place, shown in enumerate(row):
            if shown != ".":
                emptied = row[:place] + "." + row[place + 1 :]
                yield {**card, "cells": [emptied if at == side else cells[at] for at in range(2)]}
    for number, plan in enumerate(_GOALS["some"][:2], 1):
        if card.get("plan") not in _GOALS["some"][:number]:
            yield {**{name: card[name] for name in card.keys() - {"plan_text"}}, "plan": plan}
    if card["patron"] != "Q":
        yield {**card, "patron": "Q"}


def plainer_packs(pack: Data) -> Iterator[tuple[Data, Callable[[Data], Data]]]:
    """Simpler packs for a shrinking game: one column fewer; moves cover as much, or one less."""
    cards = pack["cards"]
    width = len(cards[0]["cells"][0]) if cards else 0
    for column in range(width if width > 1 else 0):
        cells = ([side[:column] + side[column + 1 :] for side in one["cells"]] for one in cards)
        cut = {**pack, "cards": [{**one, "cells": own} for one, own in zip(cards, cells)]}
        yield cut, dict
        yield cut, _covering_less


def _covering_less(move: Data) -> Data:
    return {**move, "overlap": move["overlap"] - 1} if move.get("overlap") else dict(move)


_OFTEN = 0.7


def choose_move(random: Random, state: State, moves: Sequence[Any]) -> Any:
    """The next move of a random game; often one that ties players for a Patron, or at the end."""
    if random.random() < _OFTEN:
        mixed = random.sample(moves, len(moves))
        tying = _tying_for_patron(state, mixed) or _tying_at_the_end(state, mixed)
        if tying is not None:
            return tying
    return choose_by_kind(random, state, moves)


def _tying_for_patron(state: State, moves: Sequence[Any]) -> Any:
    """The first move that ends a round with some of the players tied, but not all."""
    if state.phase is not Phase.DRAFT or len(state.open_cards[1:]) != 1:
        return None
    as_they_lie = {card: _points_for(state, card) for card in state.open_cards}
    for move in moves:
        points = _with_draft(state, move, as_they_lie[_left_by(state, move)])
        if 1 < points.count(max(points)) < len(points):
            return move
    return None


def _tying_at_the_end(state: State, moves: Sequence[Any]) -> Any:
    """The first move that ends the game so that dates decide, or with equal points."""
    *before, last = range(len(state.game.players))
    if state.phase is not Phase.FINISH or state.to_act != (last,):
        return None
    others = [standing(state, seat) for seat in before]
    ends = [(move, [*others, standing(extend_pier(state, move), last)]) for move in moves]
    tying = [move for move, reached in ends if are_level_in_points(reached)]
    return next((move for move, reached in ends if are_level(reached)), tying[0] if tying else None)


def covered_facets(before: State, move: Data, after: State) -> Iterator[str]:
    """The clauses and facets of play that a move of a random game covers."""
    kind = move["move"]
    met = dict.fromkeys(_ALWAYS[kind], True)
    chosen = kind == "choose" and after.phase is not Phase.CHOOSE
    met |= {"setup.return": chosen, "setup.first": chosen}
    if kind in {"draft", "finish"}:
        met |= _in_laying(before, move)
    if ends_round(before, after):
        met |= _in_round(before, after)
    if kind == "reveal":
        dealt = {card for hand in before.moves[0].to_dict()["hands"] for card in hand}
        met["setup.return/third-card"] = bool(dealt & {*move["cards"]})
    if after.is_over:
        met |= _at_the_end(after)
    return (f"pier18.{name}" for name, is_met in met.items() if is_met)


_ALWAYS: Mapping[str, tuple[str, ...]] = {
    "deal": ("setup.deal", "players", "deck"),
    "choose": ("setup.choose",),
    "reveal": ("round.reveal",),
    "draft": ("round.draft", "round.order"),
    "finish": ("end.plan",),
}
"""The clauses of each kind of move."""


def _at_the_end(state: State) -> dict[str, bool]:
    reached = standings(state)
    plans = {_goal_of(state.game.cards[card].plan) for card in state.plans if card is not None}
    return {
        "end.plan/game-over": True,
        **dict.fromkeys(plans, True),
        "score.patrons/as-played": any(state.patrons),
        "tie.symbols/as-played": are_level_in_points(reached),
        "tie.date/as-played": are_level(reached),
    }


def _goal_of(plan: Condition | str | None) -> str:
    if not isinstance(plan, Condition):
        return "score.plan/plain-words"
    if {*plan.text.split()} & {"and", "or", "not"}:
        return "score.plan/logic"
    kinds = {name.partition(".")[0] for name in plan.names}
    if kinds & {"upper", "lower"}:
        return "score.plan/sides"
    if "points" in kinds:
        return "score.plan/points"
    groups = kinds & {"groups", "largest_group"}
    return f"score.plan/{'groups' if groups else 'counts'}"


def _in_laying(before: State, move: Data) -> dict[str, bool]:
    is_draft, overlap = move["move"] == "draft", move["overlap"]
    is_most = overlap == before.game.width - 1 > 0
    return {
        "round.overlap": overlap > 0,
        "round.overlap/none": is_draft and not overlap,
        "round.overlap/all-but-one": is_draft and is_most,
        "end.plan/overlap": not is_draft and is_most,
        "round.draft/half-turn": is_draft and move.get("turned", False),
        "end.plan/half-turn": not is_draft and move.get("turned", False),
    }


def _in_round(before: State, after: State) -> dict[str, bool]:
    draft = after.moves[len(before.moves)]
    assert isinstance(draft, Draft)  # nothing else ends a round
    points = patron_points(before, draft)
    is_tied, is_last = points.count(max(points)) > 1, after.phase is Phase.FINISH
    return {
        "round.patron": True,
        "round.patron-tie": is_tied,
        "round.patron-tie/only-the-tied": is_tied and min(points) < max(points),
        "round.patron-tie/all-zero": not max(points),
        "end.trigger": is_last,
        "round.count": is_last,
        "round.order/first-player-moves-on": not is_last,
    }


def ends_round(before: State, after: State) -> bool:
    """Whether the move between two states of a game is the last draft of a round."""
    return before.phase is Phase.DRAFT and after.phase is not Phase.DRAFT


def patron_points(before: State, draft: Draft) -> list[int]:
    """The points of each pier for the Patron, after the draft that ends a round."""
    return _with_draft(before, draft, _points_for(before, _left_by(before, draft)))


def _left_by(before: State, draft: Draft) -> str:
    """The Patron: the card left in a round that a move ends."""
    (left,) = [card for card in before.open_cards if card != draft.card]
    return left


def _points_for(state: State, patron: str) -> list[int]:
    """The points of each pier that decide who gets a Patron."""
    symbol, rulings = state.game.cards[patron].patron, state.game.rulings
    return [category_points(laid, symbol, rulings) for laid in state.laid]


def _with_draft(before: State, draft: Draft, points: Sequence[int]) -> list[int]:
    """The deciding points after the draft that ends a round and changes one of the piers."""
    symbol = before.game.cards[_left_by(before, draft)].patron
    pier = extend_pier(before, draft).laid[draft.player]
    own = category_points(pier, symbol, before.game.rulings)
    return [*points[: draft.player], own, *points[draft.player + 1 :]]
