"""Reviews of whole games: exact sums, honest mistakes, what a player could know, bad input."""

import re
from collections.abc import Callable
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import BoardscoreError, analysis, games, pier18
from boardscore.analysis import game_review, review_report
from boardscore.analysis.decision_judgement import (
    Advantage,
    Choice,
    Outcomes,
    PairedPlayouts,
    advantage,
    judge,
)
from boardscore.analysis.review_report import ReviewedMove
from boardscore.analysis.win_chart import Moment, ink_of
from boardscore.games import deal
from boardscore.packs import demo_pack
from boardscore.records import write_record
from boardscore.testing import play
from tests.tables import from_table

NAMES = ("Anna", "Ben", "Cleo")


def finished(seed: int, players: int = 2) -> pier18.State:
    return play(pier18.start(NAMES[:players], "demo"), seed)


def greedy_game(seed: int) -> pier18.State:
    state = pier18.start(NAMES[:2], "demo")
    table, rng = PairedPlayouts(state), Random(seed)
    while not state.is_over:
        chance = state.chance is not None
        move = deal(state, rng) if chance else table.greedy_move(state, state.to_act[0])
        state = state.play(move)
    return state


def judged(**numbers: float) -> ReviewedMove:
    names = ("points_lost", "points_error", "win_lost", "win_error", "gain", "gain_error")
    zero = dict.fromkeys(names, 0.0)
    return ReviewedMove(number=1, seat=0, move=None, best=None, exact=False, **zero | numbers)


# Skill and luck


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seed", "players", "playouts"),
    [
        *(("pier18", *case, 6) for case in ((1, 2), (2, 2), (3, 3), (4, 3))),
        *(("auctionland", 1, players, 4) for players in (2, 3)),
    ],
)
def test_start_luck_and_skill_add_up_to_the_share_of_the_win(
    game: str, seed: int, players: int, playouts: int
) -> None:
    end = play(games.play(game).start(NAMES[:players], "demo"), seed)
    found = analysis.review(end, playouts=playouts)
    winners = end.result().standing.winners
    for player in found.players:
        assert player.start + player.luck + player.skill == player.final
        assert player.final == (player.seat in winners) / len(winners)
        own = [one.gain for one in found.decisions if one.seat == player.seat]
        assert player.skill == pytest.approx(sum(own), abs=1e-9)
    assert sum(player.start for player in found.players) == pytest.approx(1)
    wrong = [(one.win_lost, one.points_lost) for one in found.decisions if one.is_mistake]
    assert len(wrong) > 3 or game == "pier18"
    largest = sorted(wrong, reverse=True)[:3]
    assert [(one.win_lost, one.points_lost) for one in found.mistakes] == largest


def test_greedy_players_have_no_skill() -> None:
    """Skill is measured against them."""
    found = analysis.review(greedy_game(5), playouts=8)
    assert {player.skill for player in found.players} == {0.0}
    assert {player.skill_error for player in found.players} == {0.0}
    assert found.decisions


def test_moves_without_alternatives_are_no_decisions() -> None:
    """The deal and the reveals are left out, and every choice is there."""
    end = finished(7)
    found = analysis.review(end, playouts=4)
    states = boardscore.replay(write_record(end))
    free = [
        number
        for number, (state, move) in enumerate(zip(states, end.moves, strict=False))
        if state.chance is None
        and len([m for m in state.legal_moves() if m.player == move.player]) > 1
    ]
    assert [one.number for one in found.decisions] == free
    assert [one.move for one in found.decisions] == [end.moves[number] for number in free]
    assert found.is_complete


# Mistakes


@pytest.mark.parametrize("seed", range(6))
def test_the_cost_of_the_last_decision(seed: int) -> None:
    """Only how the other one laid the Plan is hidden; for each way the rules give the cost."""
    end = finished(seed)
    states = boardscore.replay(write_record(end))
    first, last, move = states[-3], states[-2], end.moves[-1]
    seat = move.player
    ends = [first.play(hidden) for hidden in first.legal_moves() if hidden.player != seat]

    def wins(state: Any, chosen: Any) -> bool:
        return seat in state.play(chosen).result().standing.winners

    def cost(state: Any) -> int:
        return max(wins(state, other) for other in last.legal_moves()) - wins(state, move)

    share = game_review.Effort(1.0, 600, 0, 0.0).share(0, 1)
    found = judge(PairedPlayouts(last), Choice(last, 0, move), share)
    assert found.win_error == 0
    assert found.win_lost in set(map(cost, ends))
    assert any(wins(state, found.best) - wins(state, move) == found.win_lost for state in ends)


@from_table
def test_what_is_a_mistake(numbers: dict[str, float], is_mistake: bool) -> None:
    assert judged(**numbers).is_mistake == is_mistake


@from_table
def test_the_cost_of_a_mistake_in_words(numbers: dict[str, float], en: str, de: str) -> None:
    cost = review_report.cost_of(judged(**numbers))
    assert (boardscore.say(cost), boardscore.say(cost, "de")) == (en, de)


@pytest.mark.long
def test_for_two_players_the_luck_that_is_not_skill_is_told() -> None:
    """The luck of one player contains the skill of the other one, with the opposite sign."""
    found = analysis.review(finished(1), playouts=6)
    anna, ben = found.players
    drawn = round(anna.luck + ben.skill, 2)
    assert drawn == -round(ben.luck + anna.skill, 2) != 0
    name = "Anna" if drawn > 0 else "Ben"
    sentence = f"Draws and hidden things brought {name} {abs(drawn):.2f} wins"
    assert sum(sentence in note for note in found.to_dict()["notes"]) == 1
    assert sentence in found.to_html()
    partial = evolve(found, decisions=found.decisions[:-1])
    three = analysis.review(finished(3, 3), playouts=4)
    assert "brought" not in partial.text() + three.text()


def test_only_a_complete_search_is_exact() -> None:
    """So few games find nothing better: no errors, but nothing proven either."""
    found = analysis.review(finished(7), playouts=4)
    first, last = found.decisions[0], found.decisions[-1]
    assert (first.exact, last.exact) == (False, True)
    assert [one["exact"] for one in found.to_dict()["decisions"]] == [
        one.exact for one in found.decisions
    ]


def test_what_was_free_is_said_once_below_the_best_totals() -> None:
    text = analysis.review(finished(7), playouts=4).text()
    assert text.count("May change: how far the cards overlap.") == 1
    assert text.index("as played") < text.index("May change")


def test_the_three_largest_mistakes_come_first() -> None:
    found = analysis.review(finished(7), playouts=4)
    losses = [0.2, 0.6, 0.1, 0.4, 0.9]
    moves = [judged(win_lost=lost, win_error=1.0 if lost == 0.9 else 0.05) for lost in losses]
    changed = evolve(found, decisions=tuple(moves))
    assert [one.win_lost for one in changed.mistakes] == [0.6, 0.4, 0.2]


def test_decisions_are_judged_by_what_the_player_could_know() -> None:
    """Anna's choice is worth the same whatever Ben holds; only the draws of chance differ."""
    deals = ([["1", "2", "3"], ["4", "5", "6"]], [["1", "2", "3"], ["16", "17", "18"]])
    found = []
    for hands in deals:
        state = pier18.start(NAMES[:2], "demo").play({"move": "deal", "hands": hands})
        move = next(iter(state.legal_moves()))
        share = game_review.Effort(1.0, 40, 3, 0.0).share(1, 1)
        found.append(judge(PairedPlayouts(state), Choice(state, 1, move), share))
    assert found[0] == found[1]


def test_equal_results_in_few_deals_are_not_certain() -> None:
    """The rule of three: 1 more win in each of 6 deals is 1, with an error of 3 in 6."""
    wins, losses = Outcomes([1.0] * 6, [5.0] * 6, 1), Outcomes([0.0] * 6, [3.0] * 6, 1)
    assert advantage(wins, losses) == Advantage(1.0, 0.5, 2.0, 1.0)
    assert advantage(wins, wins) == Advantage()


# What is reviewed


def test_a_record_and_its_state_have_the_same_review(tmp_path: Any) -> None:
    end = finished(7)
    text = write_record(end)
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    first, *others = (analysis.review(one, playouts=4) for one in (end, text, path, str(path)))
    assert all(other.to_dict() == first.to_dict() for other in others)


@pytest.mark.long
def test_the_seed_and_the_playouts_decide_the_review() -> None:
    end = finished(7)
    first, again, other = (analysis.review(end, playouts=10, seed=seed) for seed in (1, 1, 2))
    assert first.to_dict() == again.to_dict() != other.to_dict()


def words_game() -> pier18.State:
    pack = demo_pack("pier18")
    cards = tuple(evolve(card, plan="is pretty") for card in pack.cards)
    return play(pier18.start(NAMES[:2], evolve(pack, cards=cards)), 3)


def test_plans_that_no_one_judged_count_as_not_completed() -> None:
    found = analysis.review(words_game(), playouts=4)
    assert found.unjudged == NAMES[:2]
    assert "No one judged the Plans of Anna and Ben; they count as not completed." in " ".join(
        found.text().split()
    )
    assert sum(player.final for player in found.players) == 1


@pytest.mark.long
@pytest.mark.parametrize("winner", [0, 1])
def test_verdicts_of_a_record_count(winner: int) -> None:
    """4 points for one Plan decide a game that ends with less than 4 points between the players."""
    end = words_game()
    totals = [player.total or 0 for player in end.result((False, False)).players]
    assert abs(totals[0] - totals[1]) < 4
    verdicts = [seat == winner for seat in range(2)]
    found = analysis.review(write_record(end, verdicts=verdicts), playouts=4)
    assert found.unjudged == ()
    assert [player.final for player in found.players] == [float(one) for one in verdicts]


# Bad input, and Ctrl-C

WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: analysis.review(pier18.start(NAMES[:2], "demo")), "there is no result yet"),
    (lambda: analysis.review(finished(1), seconds=0), "is not a number of seconds"),
    (lambda: analysis.review(finished(1), playouts=-1), "playouts"),
    (lambda: analysis.review(finished(1), playouts=0), "playouts"),
    (lambda: analysis.review(finished(1), seed="x"), "seed"),  # type: ignore[arg-type]
    (lambda: analysis.review(7), "this is not a game to review"),
    (lambda: analysis.review("nowhere.jsonl"), "there is no such file"),
    (lambda: analysis.review(finished(1), playouts=2).text("fr"), "fr"),
    (lambda: analysis.review(finished(1), playouts=2).to_html("fr"), "fr"),
    (lambda: analysis.review(finished(1), playouts=2).to_dict("fr"), "fr"),
]


@pytest.mark.long
@pytest.mark.parametrize(("call", "words"), WRONG)
def test_bad_input_is_one_sentence(call: Callable[[], object], words: str) -> None:
    with pytest.raises(BoardscoreError) as error:
        call()
    assert words in str(error.value)
    assert "\n" not in str(error.value).strip()


def test_an_illegal_move_is_shown_with_its_line() -> None:
    lines = write_record(finished(7)).splitlines()
    lines[-1] = lines[-1].replace('"overlap": ', '"overlap": 7')
    with pytest.raises(BoardscoreError, match="overlap"):
        analysis.review("\n".join(lines))


def test_a_state_without_its_moves_is_refused() -> None:
    state = pier18.start(NAMES[:2], "demo").play(
        {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}
    )
    end = play(state.seen_by(0).sample(Random(1)), 2)
    with pytest.raises(BoardscoreError, match="earlier moves"):
        analysis.review(end)


def test_ctrl_c_keeps_what_has_been_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    done = iter([False, False, True])

    def stop(*given: Any) -> ReviewedMove:
        if next(done):
            raise KeyboardInterrupt
        return judge(*given)

    monkeypatch.setattr(game_review, "judge", stop)
    found = analysis.review(finished(7), playouts=4)
    assert (len(found.decisions), found.is_complete) == (2, False)
    assert f"Stopped: 2 of {found.decision_count} decisions reviewed" in found.text()
    assert all(one.start + one.luck + one.skill == one.final for one in found.players)


# Its forms


@pytest.mark.long
def test_the_shown_wins_add_up() -> None:
    """Luck is shown as the rest, so that each line is a sum that anyone can check."""
    found = analysis.review(finished(2, 3), playouts=7)
    rows = [line.split() for line in found.text().splitlines()[4:7]]
    for _, start, luck, skill, end in rows:
        assert Decimal(start) + Decimal(luck) + Decimal(skill) == Decimal(end)


def test_skill_and_luck_are_wins_and_no_share_is_above_100_percent() -> None:
    """Two decisions of Anna cost a whole win each: 0.50 + 1.50 - 2.00 = 0.00 wins."""
    reviewed = analysis.review(finished(7), playouts=4)
    costs = {"gain": -1.0, "gain_error": 0.0, "win_lost": 1.0, "win_error": 0.0}
    found = evolve(
        reviewed,
        moments=(Moment(0, (0.5, 0.5)), Moment(20, (0.0, 1.0))),
        start_errors=(0.0, 0.07),
        decisions=tuple(evolve(reviewed.decisions[0], **costs) for _ in range(2)),
        decision_count=3,
    )
    head, anna, ben = found.text().splitlines()[3:6]
    assert head.split() == ["wins", "start", "luck", "skill", "end"]
    assert anna.split() == ["Anna", "0.50", "+1.50", "-2.00", "0.00"]
    assert ben.split() == ["Ben", "0.50", "+0.50", "0.00", "1.00"]
    assert found.text("de").splitlines()[4].split() == ["Anna", "0,50", "+1,50", "-2,00", "0,00"]
    assert "error is at most 0.07 wins" in " ".join(found.text().split())
    assert "%" not in found.text() + found.text("de")
    assert "costs the whole win" in found.text()
    assert "<td>0.50</td><td>+1.50</td><td>-2.00</td><td>0.00</td>" in found.to_html()
    shares = re.findall(r"(\d+)\s?%", re.sub("(?s)<style>.*?</style>", "", found.to_html()))
    assert max(map(int, shares)) == 100


@pytest.mark.long
@pytest.mark.parametrize(
    ("lang", "head"),
    [("en", "Pier 18: review of a game"), ("de", "Pier 18: Analyse einer Partie")],
)
def test_the_text_fits_80_columns_and_the_page_is_whole_and_safe(lang: str, head: str) -> None:
    state = play(pier18.start(["<b>Anna", "Ben & Bo", "Cleo"], "demo"), 7)
    found = analysis.review(state, playouts=10)
    text, page = found.text(lang), found.to_html(lang)
    assert text.startswith(head)
    assert max(map(len, text.splitlines())) <= 80
    assert str(found) == found.text()
    assert page.startswith("<!DOCTYPE html>")
    assert f'<html lang="{lang}">' in page
    assert "<b>" not in page
    assert "Ben & Bo" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<!DOCTYPE" not in found._repr_html_()


@pytest.mark.long
def test_a_mistake_has_the_colour_of_its_player() -> None:
    """The badge of a mistake looks the same in the list and in the chart."""
    found = analysis.review(finished(7, 3), playouts=10)
    page = found.to_html("en")
    badges = re.findall(r'class="badge" style="--light:#(\w+);--dark:#(\w+)">', page)
    inks = [ink_of(mistake.seat) for mistake in found.mistakes]
    assert badges == [(ink.light, ink.dark) for ink in inks]
    assert len({ink_of(seat) for seat in range(3)}) == 3
    assert len(badges) > 0
