"""Matches between bots: seats, deals, counts by hand, intervals, errors."""

import multiprocessing
from collections import Counter
from math import comb
from random import Random
from typing import Any

import attrs
import pytest

from boardscore import BoardscoreError, analysis, auctionland, games, pier18
from boardscore.analysis import matches
from boardscore.analysis.matches import Arena, GameOutcome, ShuffledDeck, share_interval
from boardscore.core.moves import Draw
from boardscore.packs import demo_pack
from boardscore.testing import play
from tests.tables import from_table

GAMES = ("pier18", "auctionland")


def first(view: Any, _: Random) -> Any:
    return next(iter(view.legal_moves()))


def last(view: Any, _: Random) -> Any:
    """The last legal move, as a dict."""
    return list(view.legal_moves())[-1].to_dict()


# Results by hand


def outcome(points: tuple[int, ...], *winners: int) -> GameOutcome:
    return GameOutcome(points, winners, is_unjudged=False)


def result_of(*deals: tuple[GameOutcome, ...], wanted: int | None = None) -> Arena:
    return Arena(
        game="pier18",
        pack="mine",
        bots=("a", "b"),
        wanted=sum(map(len, deals)) if wanted is None else wanted,
        deals=deals,
    )


SHARED = result_of(
    (outcome((10, 4), 0), outcome((6, 6), 0, 1)),
    (outcome((3, 8), 1), outcome((9, 2), 0)),
    wanted=6,
)
"""Bot a won 2 games alone, bot b 1, and they shared 1."""


def test_wins_shares_and_points() -> None:
    assert (SHARED.games, SHARED.wins, SHARED.undecided) == (4, (2, 1), 1)
    assert SHARED.shares == (0.625, 0.375)
    assert SHARED.points == (7.0, 5.0)


def test_the_interval_counts_deals() -> None:
    """The deals of bot a have the values 0.75 and 0.5."""
    assert SHARED.intervals[0] == share_interval([0.75, 0.5])


def test_the_text_says_what_was_played() -> None:
    text = SHARED.text()
    assert "Stopped after 4 of 6 games." in text
    assert "1 game has several winners" in text
    assert "62.5%" in text
    assert "62,5 %" in SHARED.text("de")


@from_table
def test_means_are_rounded_half_up(points: list[int], en: str, de: str) -> None:
    """The means are 10.35, 10.25, 10.36 and 10.05; binary fractions are slightly off."""
    found = result_of(*((outcome((one, 0), 0), outcome((one, 0), 0)) for one in points))
    assert found.text().splitlines()[3].split()[-1] == en
    assert found.text("de").splitlines()[3].split()[-1] == de


def test_a_whole_match_did_not_stop() -> None:
    whole = result_of((outcome((10, 4), 0), outcome((6, 3), 0)))
    assert "Stopped" not in whole.text()
    assert "several" not in whole.text()


# Intervals


def test_the_interval_of_agresti_and_coull() -> None:
    """9 of 10, by hand: n = 13.8415, p = 10.9207 / n = 0.78899, half = 1.96 sqrt(p (1 - p) / n)."""
    low, high = share_interval([1.0] * 9 + [0.0])
    assert low == pytest.approx(0.5740, abs=1e-3)
    assert high == 1.0


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_an_interval_has_a_width_and_contains_the_share(share: float) -> None:
    low, high = share_interval([share] * 30)
    assert 0 <= low <= share <= high <= 1
    assert 0.05 < high - low < 0.2


def coverage(deals: int, chance: float) -> float:
    """How often the interval contains the truth, over all numbers of wins."""
    found = 0.0
    for wins in range(deals + 1):
        low, high = share_interval([1.0] * wins + [0.0] * (deals - wins))
        if low <= chance <= high:
            found += comb(deals, wins) * chance**wins * (1 - chance) ** (deals - wins)
    return found


@pytest.mark.parametrize("chance", [0.02, 0.1, 0.3, 0.5, 0.77, 0.95, 0.99])
@pytest.mark.parametrize("deals", [10, 50, 150])
def test_intervals_contain_the_true_share(deals: int, chance: float) -> None:
    assert coverage(deals, chance) >= 0.929


# Deals


def test_every_bot_has_every_seat_once() -> None:
    seats: dict[str, list[int]] = {"a": [], "b": [], "c": []}

    def named(name: str) -> Any:
        def bot(view: Any, rng: Random) -> Any:
            if view.phase is pier18.Phase.CHOOSE:
                seats[name].append(view.seat)
            return first(view, rng)

        return bot

    analysis.arena("pier18", list(map(named, "abc")), games=4)
    assert all(sorted(seen) == [0, 0, 1, 1, 2, 2] for seen in seats.values())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_equal_bots_share_every_deal(game: str, players: int) -> None:
    """They make the same moves in each rotation, so each wins from each seat once."""
    found = analysis.arena(game, ["random"] * players, games=6)
    assert len(set(found.shares)) == 1
    assert len(set(found.points)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_a_deal_have_the_same_deck(game: str) -> None:
    """Bots that do the same see the same first draw; another deal has a different one."""
    drawn: list[Any] = []

    def spy(view: Any, rng: Random) -> Any:
        phases = {pier18.Phase.CHOOSE, auctionland.Phase.BUILD}
        if view.phase in phases and view.seat == 0 and not any(getattr(view, "islands", ())):
            drawn.append(view.hands[0] if game == "pier18" else view.market)
        return first(view, rng)

    analysis.arena(game, [spy, spy], games=4)
    assert len(drawn) == 4
    assert drawn[0] == drawn[1] != drawn[2] == drawn[3]


def test_every_order_of_returned_cards_is_equally_likely() -> None:
    """Draw 1 of 3 cards, return it, draw 3: all 6 orders. Copies are drawn, too."""
    assert sorted(ShuffledDeck(Random(1)).draw(Draw("market", 3, ("a", "a", "b")))) == [*"aab"]
    orders: Counter[str] = Counter()
    for seed in range(6000):
        deck = ShuffledDeck(Random(seed))
        deck.draw(Draw("deal", 1, ("a", "b", "c")))
        orders["".join(deck.draw(Draw("reveal", 3, ("a", "b", "c"))))] += 1
    assert len(orders) == 6
    assert all(870 < count < 1130 for count in orders.values())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_outcomes_are_by_bot(game: str, seed: int) -> None:
    """Bots 1, 2 and 0 are on seats 0, 1 and 2."""
    end: Any = play(games.play(game).start(["one", "two", "zero"], "demo"), seed)
    result = end.result()
    found = matches.outcome_of(end, [1, 2, 0])
    assert found.points == tuple(result.players[seat].total for seat in (2, 0, 1))
    assert {("zero", "one", "two")[bot] for bot in found.winners} == set(result.winners)


def test_a_plan_in_words_counts_as_not_completed() -> None:
    pack = pier18.Pack(
        "words",
        "by hand",
        tuple(attrs.evolve(card, plan="a plan") for card in demo_pack("pier18").cards),
    )
    found = analysis.arena("pier18", ["random", "random"], pack=pack, games=2)
    assert "Plans in words count as not completed." in found.text()
    assert "Plans in words" not in analysis.arena("pier18", ["random"] * 2, games=2).text()


# Arguments


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = analysis.arena("pier18", [first, last, "random"], games=4)
    assert (found.games, found.deals, found.wanted) == (6, 2, 6)
    assert found.bots == ("first", "last", "random")


def test_the_seed_decides() -> None:
    def points(seed: int) -> Any:
        return analysis.arena("pier18", ["random", first], games=20, seed=seed).points

    assert points(1) == points(1) != points(2)


@pytest.mark.long
def test_processes_change_nothing() -> None:
    wanted = analysis.arena("pier18", ["random", first], games=20, seed=3)
    found = analysis.arena("pier18", ["random", first], games=20, seed=3, jobs=2)
    assert found == wanted
    assert not multiprocessing.active_children()


def test_a_local_function_cannot_be_sent_to_processes() -> None:
    def here(view: Any, rng: Random) -> Any:
        return first(view, rng)

    with pytest.raises(
        BoardscoreError, match=r"jobs.*define them at the top level of a module.* here"
    ):
        analysis.arena("pier18", [first, here], jobs=2)


def broken(_: Any, __: Random) -> Any:
    raise ValueError("no idea\nat all")


def illegal(view: Any, _: Random) -> Any:
    """Passes in Auctionland, whoever must do what."""
    return {"move": "pass", "player": view.seat}


@pytest.mark.long
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_raises_is_named(jobs: int) -> None:
    with pytest.raises(BoardscoreError, match=r"bot 2 \(broken\) raised an error: ") as caught:
        analysis.arena("pier18", [first, broken], games=2, jobs=jobs)
    assert isinstance(caught.value.__cause__, ValueError)
    assert "\n" not in str(caught.value)


def for_another(view: Any, rng: Random) -> Any:
    """A legal move of another seat, where there is one."""
    others = [one for one in view.sample(rng).legal_moves() if one.player != view.seat]
    return others[0] if others else first(view, rng)


@pytest.mark.parametrize(
    ("game", "bots"),
    [*((game, [illegal, first]) for game in GAMES), ("auctionland", [for_another, first, first])],
)
def test_an_illegal_move_is_explained(game: str, bots: list[Any]) -> None:
    words = rf"bot 1 \({bots[0].__name__}\) made an illegal move: "
    with pytest.raises(BoardscoreError, match=words):
        analysis.arena(game, bots)


def test_ctrl_c_keeps_whole_deals() -> None:
    asked = 0

    def stopped(view: Any, rng: Random) -> Any:
        nonlocal asked
        asked += 1
        if asked > 60:
            raise KeyboardInterrupt
        return first(view, rng)

    found = analysis.arena("pier18", [first, stopped], games=100)
    assert 2 <= found.games < 20
    assert found.games % 2 == 0
    assert found.wanted == 100
    assert f"Stopped after {found.games} of 100 games." in found.text()


def test_ctrl_c_before_the_first_deal_ends() -> None:
    def stopped(_: Any, __: Random) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analysis.arena("pier18", [first, stopped])


@from_table
def test_wrong_arguments(arguments: dict[str, Any], what: str) -> None:
    given: dict[str, Any] = {"bots": ["random", "random"], "game": "pier18", **arguments}
    with pytest.raises(BoardscoreError, match=what) as caught:
        analysis.arena(given.pop("game"), given.pop("bots"), **given)
    assert len(caught.value.problems) == 1
    assert caught.value.describe("de") != caught.value.describe("en")


def test_a_pack_without_score_tables_has_no_winner() -> None:
    pack = auctionland.Pack(
        "bare", "by hand", (auctionland.PackTile("1", auctionland.Tile.parse("BGHT"), 30),)
    )
    with pytest.raises(BoardscoreError, match="pack: no winner is known"):
        analysis.arena("auctionland", ["random", "random"], pack=pack)


def test_a_random_bot_without_a_move() -> None:
    view = pier18.start(["Anna", "Ben"], "demo").seen_by(0)
    with pytest.raises(BoardscoreError, match="no legal move"):
        analysis.bots.random(view, Random(1))
