"""Hindsight: the best piers and islands by hand, the best piers by brute force, texts, refusals.

`test_islands` has the best islands by brute force.
"""

from itertools import product
from random import Random
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import BoardscoreError, analysis, auctionland, games, pier18, say
from boardscore.auctionland import Counts, Island, Table, Tables
from boardscore.core import registry
from boardscore.pier18 import Card, CardDate, Condition, Laid, Pack, Pier, Player, Position, Rulings
from boardscore.pier18.analysis import best_pier
from boardscore.pier18.analysis.best_pier import words_of
from boardscore.testing import play
from tests.analysis.small_piers import (
    arrangements,
    changes,
    random_game,
    random_position,
    replay_with,
)
from tests.tables import from_table

GAMES = registry.names("play_analysis")


def card(name: str, upper: str, plan: str, day: int) -> Card:
    """A card with an empty lower side."""
    cells = Pier.parse(f"{upper}\n{'.' * len(upper)}")
    return Card(name, CardDate(5, day), pier18.Symbol.POET, cells, Condition(plan))


A = card("A", "H.", "columns == 3", 1)
B = card("B", "SQ", "columns == 4", 2)
ENOUGH = 60.0
"""Seconds for searches that take milliseconds: tests do not depend on speed."""
OTHERS = tuple(card(name, "..", "poets > 9", day) for day, name in enumerate("CDEFG", start=3))
NOT_COMPLETED = {"plan_completed": False}


def position(*cards: Laid, pack: int = 7, half_turn: bool = False, **player: Any) -> Position:
    """Anna with some cards of a pack; Ben has spaces.

    A pack of 7 makes piers of 3 cards. A pack of 6 has no rounds: a pier is a Foundation and a
    Plan.
    """
    anna = Player("Anna", pier18.lay(cards), cards=cards, **player)
    ben = Player("Ben", Pier.parse("..\n.."), plan_completed=False)
    every = Pack("small", "by hand", (A, B, *OTHERS)[:pack])
    return Position((anna, ben), rulings=Rulings(half_turn=half_turn), pack=every)


def entered_pier(cards: str, **more: Any) -> Position:
    """The position with cards as files write them."""
    written = (word.partition("+")[::2] for word in cards.split())
    laid = (Laid({"A": A, "B": B}[name], int(overlap or 0)) for name, overlap in written)
    return position(*laid, **more)


TABLES = Tables(Table.parse([0, 2, 4, 6]), Table.parse([0, 1, 5, 9]))


def island_position(text: str, rotation: str = "free", tables: Any = TABLES) -> Any:
    """Alex with an island, Bonnie with counts."""
    alex = auctionland.Player("Alex", Island.parse(text), claimed=3)
    bonnie = auctionland.Player("Bonnie", Counts(0, 0, 0, 0, 1, 0, 0))
    if isinstance(tables, dict):
        tables = Tables(**{name: Table.parse(points) for name, points in tables.items()})
    rulings = auctionland.Rulings(rotation=auctionland.Rotation(rotation))
    return auctionland.Position((alex, bonnie), tables=tables, rulings=rulings)


ENTERED: dict[str, Any] = {"pier18": entered_pier, "auctionland": island_position}


# Worked out by hand


@from_table
def test_worked_out_by_hand(
    game: str, entered: dict[str, Any], options: dict[str, Any], expected: dict[str, Any]
) -> None:
    """Without a better one, the player's own arrangement is returned."""
    own = ENTERED[game](**entered)
    found = analysis.hindsight(own, 0, seconds=ENOUGH, **options)
    data = found.to_dict()
    data |= data["player"]
    assert {key: data[key] for key in expected} == expected
    assert (found.bound, found.proven) == (found.best, True)
    if found.best == found.actual:
        assert found.player == own.players[0]
        first = found.text().splitlines()[0]
        points = "1 point" if found.best == 1 else f"{found.best} points"
        assert first == f"{found.player.name}: {points} as played, and no more were possible."
        assert "The cards of the best pier" not in str(found)
    else:
        assert found.player.claimed is None


def test_a_plan_changes_places_with_the_foundation() -> None:
    """`H.SQ`: 1 point for the group, and 4 for the Plan of B, 4 columns."""
    lost = evolve(A, plan=Condition("poets > 9"))
    own = position(Laid(B), Laid(lost), pack=6)
    found = analysis.hindsight(own, 0, free="drafts", seconds=ENOUGH)
    assert (found.best, [*map(str, found.player.cards)]) == (5, ["A", "B"])
    assert (found.player.plan_card, found.player.plan_date) == (B, B.date)


# Against brute force


def assert_best(entered: Position, free: str) -> None:
    """No arrangement is better, nor equal with fewer changes."""
    found = analysis.hindsight(entered, 0, free=free, seconds=60)
    player = entered.players[0]
    is_finished = len(player.cards) == 3
    best = (-1, 0)
    every = arrangements(
        player.cards, free, half_turn=entered.rulings.half_turn, is_finished=is_finished
    )
    for cards in every:
        new = evolve(player, cards=cards, pier=pier18.lay(cards))
        total = boardscore.score(evolve(entered, players=(new, entered.players[1]))).players[0]
        best = max(best, (total.subtotal, -changes(player.cards, cards)))
    assert (found.best, -changes(player.cards, found.player.cards)) == best
    assert found.proven
    assert found.actual == boardscore.score(entered).players[0].subtotal
    shown = evolve(entered, players=(found.player, entered.players[1]))
    assert boardscore.score(shown).players[0].subtotal == found.best


MANY = [
    pytest.param(range(100, 160), marks=pytest.mark.long, id="60"),
    pytest.param(range(160, 600), marks=pytest.mark.slow, id="440 more"),
]


@pytest.mark.parametrize("free", ["overlaps", "drafts", "any"])
@pytest.mark.parametrize("seeds", [*([seed] for seed in range(8)), *MANY])
def test_equals_brute_force(seeds: range, free: str) -> None:
    for seed in seeds:
        assert_best(random_position(Random(seed)), free)


def assert_best_of_game(seed: int) -> bool:
    """No other overlaps and turns of the player, replayed by the referee, give more.

    Whether the best result has another number of Patrons.
    """
    rng = Random(seed)
    state = random_game(rng, players=rng.choice((2, 3)))
    seat = rng.randrange(len(state.game.players))
    found = analysis.hindsight(state, seat, seconds=60)
    own = state.laid[seat]
    ways = list(product(range(state.game.width), (False, True)))
    totals = []
    for how in product(ways, repeat=len(own) - 1):
        new = replay_with(state, seat, how)
        if new is not None:
            totals.append((new.result().players[seat].subtotal, -changes(own, new.laid[seat])))
    assert (found.best, -changes(own, found.player.cards)) == max(totals)
    assert found.proven
    assert found.tried == len(totals)
    assert found.state.result().players[seat].subtotal == found.best
    patrons: int = found.player.patrons
    assert patrons == len(found.state.patrons[seat])
    return patrons != len(state.patrons[seat])


@pytest.mark.parametrize("seeds", [pytest.param(range(8), marks=pytest.mark.long), *MANY])
def test_games_equal_brute_force(seeds: range) -> None:
    """Patrons are decided again: among many games, some have another number of them."""
    changed = [assert_best_of_game(seed) for seed in seeds]
    assert any(changed) or len(changed) < 60


@pytest.mark.parametrize("free", ["overlaps", "drafts", "any"])
@pytest.mark.parametrize("half_turn", [False, True])
def test_arrays_and_whole_numbers_agree(
    free: str, half_turn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The totals, the arrangement, and the number of arrangements."""
    pytest.importorskip("numpy", minversion="2")
    for seed in range(12):
        entered = random_position(Random(seed), columns=3)
        entered = evolve(entered, rulings=evolve(entered.rulings, half_turn=half_turn))
        with monkeypatch.context() as patch:
            on_arrays = analysis.hindsight(entered, 0, free=free, seconds=60)
            patch.setattr(best_pier, "_has_arrays", lambda: False)
            plain = analysis.hindsight(entered, 0, free=free, seconds=60)
        assert on_arrays.to_dict() == plain.to_dict()


def test_cards_of_different_widths_and_long_piers() -> None:
    """30 columns fit into 64 bits; this pier has 40, and a card of 1 column cannot be covered."""
    wide = evolve(A, id="W", cells=Pier.parse("H" + "." * 38 + "\n" + "." * 39))
    narrow = evolve(B, id="N", cells=Pier.parse("Q\n."))
    entered = position(Laid(wide), Laid(narrow), Laid(A), **NOT_COMPLETED)
    found = analysis.hindsight(entered, 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.tried) == (2, 2, 39)


# A search that is stopped


def over(game: str = "pier18") -> Any:
    return play(games.play(game).start(["Anna", "Ben"], "demo"), 7)


@pytest.mark.long
@pytest.mark.parametrize("has_arrays", [False, True])
def test_without_time_the_answer_is_an_interval(
    has_arrays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if has_arrays:
        pytest.importorskip("numpy", minversion="2")
    monkeypatch.setattr(best_pier, "_has_arrays", lambda: has_arrays)
    whole = analysis.hindsight(over().position, 0, free="drafts", seconds=60)
    found = analysis.hindsight(over().position, 0, free="drafts", seconds=1e-9)
    assert not found.proven
    assert found.actual <= found.best <= whole.best < found.bound
    assert 0 < found.tried < whole.tried
    assert f"at least {found.best} and at most {found.bound}" in found.text().replace("\n", " ")


def test_the_bound_counts_every_symbol() -> None:
    """H, S and Q: 2 for the Lovers, 2 for the group, no pair of Poets, 4 for a Plan."""
    found = analysis.hindsight(position(Laid(A), Laid(B), pack=6), 0, seconds=1e-9)
    assert (found.proven, found.best, found.bound) == (False, 5, 8)


def test_ctrl_c_gives_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(best_pier, "try_one_by_one", interrupted)
    found = analysis.hindsight(over().position, 0, seconds=ENOUGH)
    assert (found.best, found.proven) == (found.actual, False)


# Texts


def test_only_signs_that_occur_are_explained() -> None:
    upright = say(words_of((Laid(A), Laid(B, overlap=1))))
    assert ("number after +" in upright, "t means turned" in upright) == (True, False)
    turned = say(words_of((Laid(A), Laid(B, turned=True))))
    assert ("number after +" in turned, "t means turned" in turned) == (True, True)
    assert say(words_of((Laid(A), Laid(B)))).endswith("A, B. None covers another.")


def an_overlap() -> analysis.Hindsight:
    return analysis.hindsight(entered_pier("A B", **NOT_COMPLETED), 0, seconds=ENOUGH)


@from_table
def test_the_text(lang: str, lines: list[str]) -> None:
    assert an_overlap().text(lang).splitlines() == lines


@from_table
def test_the_text_of_an_island(lang: str, lines: list[str], limits: list[str]) -> None:
    found = analysis.hindsight(island_position("-T-- T---"), 0, seconds=ENOUGH)
    shown = found.text(lang).splitlines()
    assert shown[: len(lines) + 1] == [*(one.format(tried=found.tried) for one in lines), ""]
    assert shown[-len(limits) - 1 :] == ["", *limits]
    assert "|   -   -   |" in found.text(lang)
    assert found.to_dict(lang)["player"]["island"] == ["-T-- ---T"]
    assert "<p>Alex: 1 point as played, 5 were possible.</p>" in found._repr_html_()


def test_data_and_html() -> None:
    found = an_overlap()
    data = found.to_dict("de")
    wanted = {"seat": 0, "actual": 1, "best": 2, "bound": 2, "proven": True, "tried": 2}
    assert {key: data[key] for key in wanted} == wanted
    assert data["player"]["cards"] == ["A", "B+1"]
    assert data["text"][0] == "Anna: 1 Punkt erzielt, 2 waren möglich."
    assert "<p>Anna: 1 point as played, 2 were possible.</p>" in found._repr_html_()
    assert repr(found) == "<Hindsight: 1, best 2, proven>"
    for form in (found.text, found.to_dict):
        with pytest.raises(BoardscoreError):
            form("fr")


def test_a_plan_in_words_counts_as_not_completed() -> None:
    words = evolve(B, plan="A view of the sea.")
    found = analysis.hindsight(position(Laid(A), Laid(words), pack=6), 0, seconds=ENOUGH)
    assert (found.actual, found.best) == (1, 2)
    assert "Plans in words, counted as not completed" in found.text().replace("\n  ", " ")


# Wrong arguments


def refused(source: Any, seat: Any = 0, **options: Any) -> tuple[str, str]:
    with pytest.raises(BoardscoreError) as error:
        analysis.hindsight(source, seat, **options)
    assert error.value.describe("de")
    return error.value.where, error.value.problems[0].code or ""


@pytest.mark.parametrize("game", GAMES)
def test_wrong_arguments_are_refused(game: str) -> None:
    """A state without its first moves is one as after `View.sample`."""
    entered, end = over(game).position, over(game)
    for seat in (2, -1, True, "0", None):
        assert refused(entered, seat)[0] == "seat"
    for free in ("draft", "Any" if game == "pier18" else "overlaps"):
        assert refused(entered, free=free) == ("free", "not_one_of")
    assert refused(entered, free=["any"])[0] == "free"
    code = {"pier18": "not_free_in_games", "auctionland": "not_one_of"}[game]
    assert refused(end, free="any") == ("free", code)
    for seconds in (0, -1, float("nan"), "2", None, True):
        assert refused(entered, seconds=seconds) == ("seconds", "not_seconds")
    for seed in (1.5, "0", None, True):
        assert refused(entered, seed=seed)[0] == "seed"
    assert refused(end.seen_by(0)) == ("source", "not_instance")
    for moves in ((), end.moves[1:]):
        assert refused(evolve(end, moves=moves)) == ("source.moves", "not_from_the_start")
    assert refused(games.play(game).start(["Anna", "Ben"], "demo"))[1] == "not_over"


def test_results_without_a_best_one_are_refused() -> None:
    assert refused(position(Laid(A)), 1) == ("players[1].cards", "no_cards_of_pier")
    assert refused(island_position("B"), 1) == ("players[1].counts", "no_tiles_of_island")
    assert refused(island_position("B . B")) == ("players[0].island", "island_in_parts")
    bare = island_position("B", tables={})
    assert refused(bare) == ("tables.beaches", "table_of_beaches")
    short = {"beaches": [0, 2, 4, 6], "theme_parks": [0, 1]}
    assert refused(island_position("T T", tables=short))[1] == "table_of_theme_parks"
    assert analysis.hindsight(island_position("T", tables=short), 0, seconds=ENOUGH).proven


@pytest.mark.parametrize(
    "source", [None, 7, "demo", {}, Position, Pier.parse("Q\n."), B, [], object()]
)
def test_other_sources_are_refused(source: object) -> None:
    assert refused(source) == ("source", "not_instance")


def test_all_seconds_are_allowed() -> None:
    for more in ({"seconds": float("inf"), "seed": -5}, {"seconds": 10**400}):
        assert analysis.hindsight(entered_pier("A B"), 0, **more).proven
