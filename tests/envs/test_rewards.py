"""Rewards by place, worked out by hand; Plans in words; packs without points."""

import pytest

from boardscore import auctionland, pier18
from boardscore.auctionland import Table, Tables, Tile
from boardscore.envs.environment import environment, final_places, rewards
from boardscore.testing import play
from tests.pier18.situations import NAMES, card, pack
from tests.tables import from_table


@from_table
def test_rewards_by_place(places: tuple[int, ...], expected: tuple[float, ...]) -> None:
    assert rewards(places) == pytest.approx(expected)
    assert all(-1 <= one <= 1 for one in rewards(places))


@pytest.mark.parametrize("worded", [0, 1])
def test_a_plan_in_words_counts_as_not_completed(worded: int) -> None:
    """No card has a symbol, and every other Plan is completed: 4 points, so that seat wins."""
    plans = dict.fromkeys(range(2), "columns > 0") | {worded: "plain words: a view"}
    cards = [card(str(n)) for n in range(1, 19)]
    for seat, name in enumerate("14"):
        cards[int(name) - 1] = card(name, plan=plans[seat])
    state = pier18.start(NAMES[:2], pack(cards), deck=[one.id for one in cards])
    for seat, (plan, foundation) in enumerate(["12", "45"]):
        move = {"move": "choose", "player": seat, "plan": plan, "foundation": foundation}
        state = state.play(move)
    end = play(state, 1)
    points = [len(won) for won in end.patrons]
    points[1 - worded] += 4
    assert points[1 - worded] != points[worded]
    best = points.index(max(points))
    assert final_places(end) == tuple(1 if seat == best else 2 for seat in range(2))


def obstacle(tiles: tuple[str, ...], **tables: Table) -> str | None:
    """The code of the reason why a pack of tiles cannot be rewarded."""
    copies = tuple(
        auctionland.PackTile(str(number), Tile.parse(text), 9) for number, text in enumerate(tiles)
    )
    given = auctionland.Pack("mine", "invented", copies, Tables(**tables))
    problem = environment("auctionland").obstacle(auctionland.start([None] * 2, given).game)
    return None if problem is None else f"{problem.where}: {problem.message.text()}"


FULL = Table.parse([*range(16), 16])
OPEN = Table.parse([0, 1, "5+"])


def test_tables_must_have_the_points_of_a_full_island() -> None:
    """Two kinds of tile with 9 copies each: 16 of them have a beach, 9 a theme park."""
    tiles = ("BT--", "B---")
    assert obstacle(tiles, beaches=FULL, theme_parks=OPEN) is None
    assert obstacle(tiles, beaches=OPEN, theme_parks=FULL) is None
    assert obstacle(tiles, beaches=FULL, theme_parks=Table.parse([*range(10)])) is None
    lacking = "the pack has no points for {} in the table {}; without them"
    short = obstacle(tiles, beaches=Table.parse([*range(16)]), theme_parks=OPEN)
    assert (short or "").startswith(f"pack.tables.beaches: {lacking.format(16, 'beaches')}")
    short = obstacle(tiles, beaches=FULL, theme_parks=Table.parse([*range(9)]))
    assert (short or "").startswith(f"pack.tables.theme_parks: {lacking.format(9, 'theme_parks')}")
    assert "beaches" in (obstacle(tiles, theme_parks=OPEN) or "")
    assert "theme_parks" in (obstacle(("BT--", "B---"), beaches=OPEN) or "")
