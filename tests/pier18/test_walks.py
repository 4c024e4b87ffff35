"""Patrons in fixed random games; the invariants of play are in `tests/laws`."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from boardscore.pier18 import Phase, State, start
from boardscore.testing import walk
from tests.naive import pier18 as naive
from tests.pier18.situations import NAMES
from tests.tables import read_table

PACK = start(NAMES[:2], "demo").game.pack
IDS = tuple(card.id for card in PACK.cards)
GAMES: Any = read_table(__file__, "GAMES")
every_game = pytest.mark.parametrize(("players", "rulings", "forced"), GAMES)


def games(players: int, rulings: dict[str, Any], forced: bool, count: int) -> Iterator[list[State]]:
    """Random games: all states of each."""
    for seed in range(count):
        deck = [*IDS[seed:], *IDS[:seed]] if forced else None
        yield list(walk(start(NAMES[:players], PACK, rulings=rulings, deck=deck), seed))


def text(state: State, seat: int) -> tuple[str, str]:
    upper, lower = str(state.piers[seat]).split("\n")
    return upper, lower


CATEGORY = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}


@every_game
def test_patrons_agree_with_the_naive_scorer(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    """The Patron of every round: most points, then the earliest card of the round, or no one."""
    cards = PACK.by_id
    ruled_nobody = rulings.get("patron_when_all_zero") == "nobody"
    flowers = {name: rulings[name] for name in rulings if name.startswith("flower")}
    rounds = 0
    for states in games(players, rulings, forced, count=30):
        for before, state in pairwise(states):
            if before.phase is not Phase.DRAFT or len(before.open_cards) != 2:
                continue
            rounds += 1
            (patron,) = set(before.open_cards) - {state.laid[before.to_act[0]][-1].card.id}
            category = CATEGORY[cards[patron].patron.value]
            points = [
                naive.categories(*text(state, seat), **flowers)[category] for seat in range(players)
            ]
            dates = [str(state.laid[seat][-1].card.date) for seat in range(players)]
            best = sorted(range(players), key=lambda seat: (-points[seat], dates[seat]))[0]
            nobody = ruled_nobody and not any(points)
            won = [state.patrons[seat][len(before.patrons[seat]) :] for seat in range(players)]
            expected = [(patron,) if seat == best and not nobody else () for seat in range(players)]
            assert won == expected
    assert rounds == 30 * (4 if players == 2 else 3)
