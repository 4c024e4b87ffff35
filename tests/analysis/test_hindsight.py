"""Hindsight: the best possible piers, against hand-worked cases and against brute force."""

from itertools import product
from random import Random
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import BoardscoreError, analysis, pier18, say
from boardscore.pier18 import Card, CardDate, Condition, Laid, Pack, Pier, Player, Position, Rulings
from boardscore.pier18.analysis import best_pier
from boardscore.pier18.analysis.best_pier import words_of
from boardscore.testing import play
from tests.analysis.small_piers import (
    arrangements,
    cells,
    changes,
    random_game,
    random_position,
    replay_with,
)


def card(name: str, upper: str, plan: str, day: int) -> Card:
    """A card with an empty lower side."""
    cells = Pier.parse(f"{upper}\n{'.' * len(upper)}")
    return Card(name, CardDate(5, day), pier18.Symbol.POET, cells, Condition(plan))


A = card("A", "H.", "columns == 3", 1)
B = card("B", "SQ", "columns == 4", 2)
DEFAULT = Rulings()
ENOUGH = 60.0
"""Seconds for searches that take milliseconds: tests do not depend on speed."""
OTHERS = tuple(card(name, "..", "poets > 9", day) for day, name in enumerate("CDEFG", start=3))


def position(*cards: Laid, rulings: Rulings = DEFAULT, **player: Any) -> Position:
    """Anna with some cards of a pack of 7, which makes piers of 3 cards; Ben has spaces."""
    anna = Player("Anna", pier18.lay(cards), cards=cards, **player)
    ben = Player("Ben", Pier.parse("..\n.."), plan_completed=False)
    return Position((anna, ben), rulings=rulings, pack=Pack("seven", "by hand", (A, B, *OTHERS)))


def small(*cards: Laid, **player: Any) -> Position:
    """The same with a pack of 6: no rounds, so a pier is a Foundation and a Plan."""
    entered = position(*cards, **player)
    return evolve(entered, pack=Pack("six", "by hand", (A, B, *OTHERS[:4])))


def laid(found: analysis.Hindsight) -> list[str]:
    """The cards of the best pier as files write them."""
    return [str(one) for one in found.player.cards]


# Worked out by hand


def test_an_overlap_joins_a_group() -> None:
    """`H.SQ`: the group SQ has 1 point. With 1 column covered, `HSQ` has 2."""
    found = analysis.hindsight(position(Laid(A), Laid(B), plan_completed=False), 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.bound, found.proven) == (1, 2, 2, True)
    assert (laid(found), found.tried) == (["A", "B+1"], 2)


def test_the_fewest_changes_win_a_tie() -> None:
    """`SQH.` has 2 points too, but both cards would change their places."""
    entered = position(Laid(A), Laid(B), plan_completed=False)
    found = analysis.hindsight(entered, 0, free="any", seconds=ENOUGH)
    assert (found.best, laid(found), found.tried) == (2, ["A", "B+1"], 4)


def test_the_own_arrangement_wins_every_tie() -> None:
    entered = position(Laid(B), Laid(A), plan_completed=False)
    found = analysis.hindsight(entered, 0, free="any", seconds=ENOUGH)
    assert (found.actual, found.best, laid(found)) == (2, 2, ["B", "A"])
    assert found.player == entered.players[0]


def test_a_half_turn_leaves_the_lovers_alone() -> None:
    """Upper `H...`, lower `..QS`: 2 points for the Lovers and 1 for the group."""
    entered = position(Laid(A), Laid(B), plan_completed=False, rulings=Rulings(half_turn=True))
    found = analysis.hindsight(entered, 0, seconds=ENOUGH)
    assert (found.best, laid(found), found.tried) == (3, ["A", "B+0t"], 4)


def test_no_foundation_is_turned() -> None:
    """2 orders, with 2 turns and 2 overlaps of the card that comes second (`half_turn`)."""
    entered = position(Laid(A), Laid(B), plan_completed=False, rulings=Rulings(half_turn=True))
    assert analysis.hindsight(entered, 0, free="any", seconds=ENOUGH).tried == 2 * 2 * 2


def test_the_plan_of_a_finished_pier_is_that_of_the_last_card() -> None:
    """`HSQ` has 2 points; `H.SQ` has 1, and 4 for the Plan of B: 4 columns."""
    found = analysis.hindsight(small(Laid(A), Laid(B, overlap=1)), 0, seconds=ENOUGH)
    assert (found.actual, found.best, laid(found)) == (2, 5, ["A", "B"])


def test_foundation_and_plan_change_places() -> None:
    """Own `SQH.`: 2 points; the Plan of A needs 3 columns. `SH.` has 1 + 4, `H.SQ` 1 + 4.

    Fewest changes: A+1 instead of A.
    """
    own = small(Laid(B), Laid(A))
    found = analysis.hindsight(own, 0, free="drafts", seconds=ENOUGH)
    assert (found.actual, found.best, laid(found), found.tried) == (2, 5, ["B", "A+1"], 4)
    lost = small(Laid(B), Laid(evolve(A, plan=Condition("poets > 9"))))
    found = analysis.hindsight(lost, 0, free="drafts", seconds=ENOUGH)
    assert (found.best, laid(found)) == (5, ["A", "B"])
    assert (found.player.plan_card, found.player.plan_date) == (B, B.date)


def test_an_entered_plan_stays() -> None:
    """2 points for `HSQ`, and 4 for the Plan entered as completed, whatever the card says."""
    found = analysis.hindsight(
        small(Laid(A), Laid(B), plan_completed=True), 0, free="drafts", seconds=ENOUGH
    )
    assert (found.actual, found.best, laid(found)) == (5, 6, ["A", "B+1"])
    assert found.player.plan_completed is True


def test_patrons_stay_as_entered() -> None:
    found = analysis.hindsight(
        position(Laid(A), Laid(B), patrons=3, plan_completed=False), 0, seconds=ENOUGH
    )
    assert (found.actual, found.best) == (4, 5)


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


@pytest.mark.parametrize("free", ["overlaps", "drafts", "any"])
@pytest.mark.parametrize("seed", range(8))
def test_equals_brute_force(free: str, seed: int) -> None:
    assert_best(random_position(Random(seed)), free)


SEEDS = [pytest.param(range(100, 160), marks=pytest.mark.long, id="60")]
SEEDS += [pytest.param(range(160, 600), marks=pytest.mark.slow, id="440 more")]


@pytest.mark.parametrize("free", ["overlaps", "drafts", "any"])
@pytest.mark.parametrize("seeds", SEEDS)
def test_equals_brute_force_in_500_positions(seeds: range, free: str) -> None:
    for seed in seeds:
        assert_best(random_position(Random(seed)), free)


def assert_best_of_game(seed: int) -> None:
    """No other overlaps and turns of the player, replayed by the referee, give more."""
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
    assert found.player.patrons == len(found.state.patrons[seat])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_games_equal_brute_force(seed: int) -> None:
    assert_best_of_game(seed)


@pytest.mark.parametrize("seeds", SEEDS)
def test_games_equal_brute_force_500_times(seeds: range) -> None:
    for seed in seeds:
        assert_best_of_game(seed)


@pytest.mark.long
def test_patrons_of_a_game_are_decided_again() -> None:
    """Over these games, some best results have another number of Patrons."""
    games = [random_game(Random(seed)) for seed in range(40)]
    found = [analysis.hindsight(state, 0, seconds=ENOUGH) for state in games]
    before = [len(state.patrons[0]) for state in games]
    assert [one.player.patrons for one in found] != before


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
    entered = position(Laid(wide), Laid(narrow), Laid(A), plan_completed=False)
    found = analysis.hindsight(entered, 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.tried) == (2, 2, 39)


# A search that is stopped


def _demo_position() -> Position:
    found: Position = play(pier18.start(["Anna", "Ben"], "demo"), 7).position
    return found


@pytest.mark.long
@pytest.mark.parametrize("has_arrays", [False, True])
def test_without_time_the_answer_is_an_interval(
    has_arrays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if has_arrays:
        pytest.importorskip("numpy", minversion="2")
    monkeypatch.setattr(best_pier, "_has_arrays", lambda: has_arrays)
    whole = analysis.hindsight(_demo_position(), 0, free="drafts", seconds=60)
    found = analysis.hindsight(_demo_position(), 0, free="drafts", seconds=1e-9)
    assert not found.proven
    assert found.actual <= found.best <= whole.best < found.bound
    assert 0 < found.tried < whole.tried
    assert f"at least {found.best} and at most {found.bound}" in found.text().replace("\n", " ")


def test_the_bound_counts_every_symbol() -> None:
    """H, S and Q: 2 for the Lovers, 2 for the group, no pair of Poets, 4 for a Plan."""
    found = analysis.hindsight(small(Laid(A), Laid(B)), 0, seconds=1e-9)
    assert (found.proven, found.best, found.bound) == (False, 5, 8)


def test_ctrl_c_gives_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(best_pier, "try_one_by_one", interrupted)
    found = analysis.hindsight(_demo_position(), 0, seconds=ENOUGH)
    assert (found.best, found.proven) == (found.actual, False)


# Texts


TEXT_EN = """\
Anna: 1 point as played, 2 were possible.
Proven: within these limits, nothing scores more. Arrangements tried: 2.
The cards of the best pier: A, B+1. The number after + says how many columns of
the card before are covered.

          1   2   3
  upper  (H) [S] [Q]
  lower   .   .   .
  [X] scores, (X) is blocked; land on the left, water on the right

    0  Lovers at upper 1: blocked by Flower Seller at upper 2, Poet at upper 3
       [pier18.score.lovers]
    2  Group of 3 with 1 Flower Seller: 1 point for each symbol but one Flower
       Seller; spaces: upper 1, upper 2, upper 3 [pier18.score.flower-sellers]

May change: how far the cards overlap.
Not changed: the order of the cards, which cards are turned, the Patron cards
  (0) and the Plan, entered as not completed."""

TEXT_DE = """\
Anna: 1 Punkt erzielt, 2 waren möglich.
Bewiesen: In diesen Grenzen geht nicht mehr. Ausprobierte Anordnungen: 2.
Die Karten des besten Piers: A, B+1. Die Zahl nach + ist die Anzahl der
überdeckten Spalten der Karte davor.

          1   2   3
  oben   (H) [S] [Q]
  unten   .   .   .
  [X] bringt Punkte, (X) ist gestört; links das Land, rechts das Wasser

    0  Liebende oben 1: gestört durch Blumenverkäufer oben 2, Dichter oben 3
       [pier18.score.lovers]
    2  Gruppe aus 3 Symbolen, davon 1 Blumenverkäufer: 1 Punkt für jedes außer
       einem Blumenverkäufer; Felder: oben 1, oben 2, oben 3
       [pier18.score.flower-sellers]

Frei wählbar: wie weit sich die Karten überdecken.
Unverändert: die Reihenfolge der Karten, welche Karten gedreht liegen, die
  Patron-Karten (0) und der Plan, eingegeben als nicht erfüllt."""


def test_only_signs_that_occur_are_explained() -> None:
    upright = say(words_of((Laid(A), Laid(B, overlap=1))))
    assert ("number after +" in upright, "t means turned" in upright) == (True, False)
    turned = say(words_of((Laid(A), Laid(B, turned=True))))
    assert ("number after +" in turned, "t means turned" in turned) == (True, True)
    assert say(words_of((Laid(A), Laid(B)))).endswith("A, B. None covers another.")


@pytest.mark.parametrize(("lang", "text"), [("en", TEXT_EN), ("de", TEXT_DE)])
def test_the_text(lang: str, text: str) -> None:
    found = analysis.hindsight(position(Laid(A), Laid(B), plan_completed=False), 0, seconds=ENOUGH)
    assert found.text(lang) == text


def test_the_text_about_an_arrangement_that_is_best_as_it_is() -> None:
    found = analysis.hindsight(position(Laid(B), Laid(A), plan_completed=False), 0, seconds=ENOUGH)
    assert found.text().splitlines()[0] == "Anna: 2 points as played, and no more were possible."
    assert "The cards of the best pier" not in str(found)


def test_data_and_html() -> None:
    found = analysis.hindsight(position(Laid(A), Laid(B), plan_completed=False), 0, seconds=ENOUGH)
    data = found.to_dict("de")
    assert {key: data[key] for key in ("seat", "actual", "best", "bound", "proven", "tried")} == {
        "seat": 0,
        "actual": 1,
        "best": 2,
        "bound": 2,
        "proven": True,
        "tried": 2,
    }
    assert data["player"]["cards"] == ["A", "B+1"]
    assert data["text"][0] == "Anna: 1 Punkt erzielt, 2 waren möglich."
    assert "<p>Anna: 1 point as played, 2 were possible.</p>" in found._repr_html_()
    assert repr(found) == "<Hindsight: 1, best 2, proven>"
    with pytest.raises(BoardscoreError):
        found.text("fr")
    with pytest.raises(BoardscoreError):
        found.to_dict("fr")


def test_a_plan_in_words_counts_as_not_completed() -> None:
    words = evolve(B, plan="A view of the sea.")
    found = analysis.hindsight(small(Laid(A), Laid(words)), 0, seconds=ENOUGH)
    assert (found.actual, found.best) == (1, 2)
    assert "Plans in words, counted as not completed" in found.text().replace("\n  ", " ")


# Wrong arguments


def refused(*args: Any, **options: Any) -> tuple[str, str]:
    """The path and the code of the refusal."""
    with pytest.raises(BoardscoreError) as error:
        analysis.hindsight(*args, **options)
    assert error.value.describe("de")
    return error.value.where, error.value.problems[0].code or ""


def test_wrong_arguments_are_refused() -> None:
    entered = _demo_position()
    over = play(pier18.start(["Anna", "Ben"], "demo"), 7)
    assert refused(position(Laid(A)), 1) == ("players[1].cards", "no_cards_of_pier")
    for seat in (2, -1, True, "0", None):
        assert refused(entered, seat)[0] == "seat"
    assert refused(entered, 0, free="draft") == ("free", "not_one_of")
    assert refused(entered, 0, free=["any"])[0] == "free"
    assert refused(over, 0, free="any") == ("free", "not_free_in_games")
    for seconds in (0, -1, float("nan"), "2", None, True):
        assert refused(entered, 0, seconds=seconds) == ("seconds", "not_seconds")
    for seed in (1.5, "0", None, True):
        assert refused(entered, 0, seed=seed)[0] == "seed"
    assert refused(pier18.start(["Anna", "Ben"], "demo"), 0)[1] == "not_over"


@pytest.mark.parametrize(
    "source", [None, 7, "demo", {}, Position, Pier.parse("Q\n."), B, [], object()]
)
def test_other_sources_are_refused(source: object) -> None:
    assert refused(source, 0) == ("source", "not_instance")


def test_a_view_is_refused() -> None:
    over = play(pier18.start(["Anna", "Ben"], "demo"), 7)
    assert refused(over.seen_by(0), 0) == ("source", "not_instance")


def test_a_state_without_its_first_moves_is_refused() -> None:
    """As after `View.sample`."""
    over = play(pier18.start(["Anna", "Ben"], "demo"), 7)
    assert refused(evolve(over, moves=()), 0) == ("source.moves", "not_from_the_start")
    assert refused(evolve(over, moves=over.moves[1:]), 0)[1] == "not_from_the_start"


def test_all_seconds_are_allowed() -> None:
    entered = position(Laid(A), Laid(B))
    assert analysis.hindsight(entered, 0, seconds=float("inf"), seed=-5).proven
    assert analysis.hindsight(entered, 0, seconds=10**400).proven
    assert cells(Laid(A)) == A.cells
