"""The search for wrong set-ups and views of the table."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardscore.core.messages import LANGUAGES
from boardscore.verify import game_kits, vector_strength
from boardscore.verify.judge.declared_rulings import options, with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import Outcome, outcome_of
from boardscore.verify.program.protocol import SEEN, START, Refused, Request
from boardscore.verify.program.replies import read_line
from boardscore.verify.report.json_report import data
from boardscore.verify.search import saved_counterexamples
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.search_result import Progress, Searched, Stopped
from boardscore.verify.search.table.setup_draws import starts, views
from boardscore.verify.search.table.setup_questions import TableQuestion
from boardscore.verify.vectors import table_answers
from boardscore.verify.vectors.misreading import Misreading
from tests.misplays.told import told_after
from tests.verify.searching import all_told, counterexample, search_tables, simpler, text_of

GAMES = ("pier18", "auctionland")
OFFERS = (START, SEEN)
WRONG = {one.id: one for one in vector_strength.wrong_programs(None, SEEN) if one.facet}


def control(game: str) -> Misreading:
    return next(one for one in vector_strength.wrong_programs(game, SEEN) if one.kind == "identity")


def referee(game: str) -> Misreading:
    return next(
        one for one in vector_strength.wrong_programs(game, "legal") if one.kind == "identity"
    )


class Asked:
    """A driver that asks a misreading of the table, and for play a right or a wrong referee."""

    def __init__(self, teller: Misreading, plays: Misreading | None = None) -> None:
        self._teller, self._plays = teller, plays or referee(teller.game)

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for number, request in enumerate(requests):
            reply = read_line(json.dumps({"id": number, **self._said(request)}).encode())
            assert reply is not None
            yield outcome_of(number, request, reply.answer(request.op))

    def _said(self, request: Request) -> Any:
        asked = self._teller if request.op in OFFERS else self._plays
        return asked.answers(request)

    def confirm(self, outcome: Outcome) -> Outcome:
        return outcome


def searched(program: Asked, game: str, most: int, **more: Any) -> Progress:
    rulings = with_defaults(game, {})
    return search_tables(
        program, game, rulings, OFFERS, 1, lambda counts: counts.viewed >= most, **more
    )


# Requests


class Without(Asked):
    """A driver of a program that supports some requests for another game only."""

    def __init__(self, game: str, *unsupported: str) -> None:
        super().__init__(control(game))
        self._unsupported = unsupported
        self.asked: Counter[str] = Counter()

    def _said(self, request: Request) -> Any:
        self.asked[request.op] += 1
        if request.op in self._unsupported:
            return {"error": {"code": "unsupported"}}
        return super()._said(request)


@pytest.mark.long
@pytest.mark.parametrize("unsupported", [(START,), (SEEN,), OFFERS])
@pytest.mark.parametrize("game", GAMES)
def test_unsupported_requests_are_not_counted_or_repeated(
    game: str, unsupported: tuple[str, ...]
) -> None:
    program, rounds, asked = Without(game, *unsupported), iter(range(2)), list[Counter[str]]()

    def is_over(_: object) -> bool:
        asked.append(Counter(program.asked))
        return next(rounds, None) is None

    rulings = with_defaults(game, {})
    found = search_tables(program, game, rulings, OFFERS, 1, is_over)
    counts = {START: found.counts.starts, SEEN: found.counts.views}
    assert {op for op, count in counts.items() if count} == {*OFFERS} - {*unsupported}
    assert bool(found.counts.viewed) == (SEEN not in unsupported)
    if unsupported == OFFERS:
        assert asked == [Counter(program.asked)]  # it ends by itself
    for op in unsupported:
        assert program.asked[op] > 0
    for one in asked[1:]:
        assert all(one[op] == asked[0][op] for op in unsupported)
    assert found.findings == ()


@pytest.mark.parametrize("game", GAMES)
def test_random_set_ups_are_playable_or_wrong_in_any_part(game: str) -> None:
    play, random = game_kits.kit(game).play, Random(3)
    assert play is not None
    asked = [one for _ in range(4) for one in starts(random, play, with_defaults(game, {}))]
    refused = [one.expected["error"]["part"] for one in asked if "error" in one.expected]
    assert {*refused} == {*play.settles}
    assert len(refused) > len(asked) / 4
    assert len(asked) - len(refused) > len(asked) / 4


BATCH = 4
"""The number of set-ups per batch, so that the shortest search asks as many; `GAMES` there."""

MISTAKES: dict[str, Callable[[Any], bool]] = {
    "too few players": lambda one: len(one["players"]) == 1,
    "too many players": lambda one: len(one["players"]) in {4, 7},
    "a name twice": lambda one: len({*one["players"]}) < len(one["players"]),
    "one id less in the deck": lambda one: more_and_less(one) == (0, 1),
    "one id more in the deck": lambda one: more_and_less(one) == (1, 0),
    "another id in the deck": lambda one: more_and_less(one) == (1, 1),
    "an unknown id in the deck": lambda one: not {*one.get("deck", ())} <= {*ids_of(one)},
    "an entry listed twice": lambda one: len({*listed(one, "id")}) < len(listed(one, "id")),
    "an unknown ruling": lambda one: not one["rulings"].keys() <= options(one["game"]).keys(),
    "an unknown answer to a ruling": lambda one: any(
        value not in options(one["game"]).get(name, (value,))
        for name, value in one["rulings"].items()
    ),
}
MISTAKES_OF = {
    "pier18": {
        "four players": lambda one: len(one["players"]) == 4,
        "a date twice": lambda one: len({*listed(one, "date")}) < len(listed(one, "date")),
        "a card that is wider": lambda one: widths(one)[0] < widths(one)[-1],
        "a card that is narrower": lambda one: len({*widths(one)}) > 1,
        "one card too few": lambda one: len(ids_of(one)) == 3 * len(one["players"]) - 1,
    },
    "auctionland": {
        "seven players": lambda one: len(one["players"]) == 7,
        "no market": lambda one: one.get("market_size") == 0,
        "a market of two": lambda one: one.get("market_size") == 2,
    },
}
"""How a set-up is seen to be wrong, each by itself."""


def listed(setup: Any, part: str) -> list[Any]:
    """A part of all cards or tiles of the pack."""
    pack = setup["pack"]
    return [entry.get(part) for entry in pack.get("cards", pack.get("tiles"))]


def ids_of(setup: Any) -> list[str]:
    counts = [count or 1 for count in listed(setup, "count")]
    return [name for name, count in zip(listed(setup, "id"), counts) for _ in range(count)]


def more_and_less(setup: Any) -> tuple[int, int]:
    """How many ids the deck has that are too many, and how many are missing."""
    deck, whole = Counter(setup.get("deck", ids_of(setup))), Counter(ids_of(setup))
    return (deck - whole).total(), (whole - deck).total()


def widths(setup: Any) -> list[int]:
    return sorted(len(cells[0]) for cells in listed(setup, "cells"))


@pytest.mark.parametrize("game", GAMES)
def test_the_shortest_search_has_every_set_up_mistake_several_times(game: str) -> None:
    asked: list[Any] = []

    class Listens(Asked):
        def _said(self, request: Request) -> Any:
            body = json.loads("{" + request.body)
            if body["op"] == START:
                asked.append(body["record"][0])
            return super()._said(request)

    searched(Listens(control(game)), game, 1)
    made = dict.fromkeys(MISTAKES | MISTAKES_OF[game], 0)
    for setup in asked:
        refused = "error" in table_answers.at_start(setup)
        for name, is_made in (MISTAKES | MISTAKES_OF[game]).items():
            made[name] += refused and is_made(setup)
    assert {name: count for name, count in made.items() if count < BATCH} == {}


def test_the_same_seed_asks_the_same() -> None:
    play = game_kits.kit("pier18").play
    assert play is not None
    drawn = [[*views(Random(5), play, with_defaults("pier18", {}))] for _ in range(2)]
    assert [one.record for one in drawn[0]] == [one.record for one in drawn[1]]


# Counterexamples


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_in_a_right_program(game: str) -> None:
    found = searched(Asked(control(game)), game, 4)
    assert found.findings == ()
    assert (found.counts.viewed, found.counts.disagreed) == (4, 0)
    assert found.counts.starts >= 4
    assert found.counts.views >= 16


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("pier18.deck/whole-deck:anything", ""),
        ("pier18.setup.choose/secret:plans", "plan"),
        ("auctionland.money.hidden/others:shown", "money"),
        ("auctionland.setup.market/order-unknown:in-its-order", "deck"),
    ],
)
def test_a_wrong_table_program_is_found_shrunk_and_named(name: str, part: str) -> None:
    misreading = WRONG[name]
    program = Asked(misreading)
    found, *_ = searched(program, misreading.game, 8).findings
    assert found.clause == misreading.clause
    assert found.like is not None
    assert found.like.misreading.id == name
    assert part in found.case.differences[0].path
    assert len(found.question.record[0]["players"]) <= 3  # no step takes a player out of a game
    for step in simpler(found.question):
        (outcome,) = program.ask([step.request])
        assert not step.differences(outcome.data or {})


@pytest.mark.long
def test_a_few_games_find_a_misreading_of_each_part() -> None:
    """All of them are searched where time does not matter."""
    some = [
        "pier18.setup.deal/own-cards:all-hands",
        "pier18.end.plan/secret:at-once",
        "auctionland.setup.market/whole-deck:anything",
        "auctionland.money.hidden/others:gavel-holder",
    ]
    assert None not in told_after([WRONG[name] for name in some], 12).values()


@pytest.mark.long
def test_every_wrong_table_program_is_found_within_2000_games() -> None:
    right = {control(game).id for game in GAMES}
    assert None not in told_after([*WRONG.values()], 2000).values()
    assert told_after([control(game) for game in GAMES], 20) == dict.fromkeys(right)


# Consequences of wrong play


@pytest.mark.long
def test_only_secrets_are_counterexamples_if_a_program_misplays() -> None:
    leaks, keeps = (
        WRONG["pier18.setup.deal/own-cards:all-hands"],
        WRONG["pier18.round.reveal/open-to-all:as-revealed"],
    )
    assert searched(Asked(leaks), "pier18", 4, misplays=True).findings
    assert searched(Asked(keeps), "pier18", 8).findings
    assert not searched(Asked(keeps), "pier18", 8, misplays=True).findings


class Breaks(Asked):
    """A driver of a program whose answers about seats break off, as after a wrong move."""

    def _said(self, request: Request) -> Any:
        if request.op == SEEN:
            return {"error": {"code": "internal"}}
        return super()._said(request)


def test_missing_views_are_no_counterexample_if_a_program_misplays() -> None:
    """Wrong play may cause this; with correct play it would be a counterexample."""
    (found,) = searched(Breaks(control("pier18")), "pier18", 4).findings
    assert found.kind == "internal"
    assert searched(Breaks(control("pier18")), "pier18", 4, misplays=True).findings == ()


class RefusesPasses(Asked):
    """A driver of a program that calls a pass illegal in requests for views."""

    def __init__(self, **where: int) -> None:
        super().__init__(control("auctionland"))
        self._where = where

    def _said(self, request: Request) -> Any:
        _, *moves = json.loads("{" + request.body).get("record", [{}])
        passes = [at for at, move in enumerate(moves) if move["move"] == "pass"]
        if request.op != SEEN or not passes:
            return super()._said(request)
        index = {"index": passes[0] + self._where["off"]} if self._where else {}
        return {"error": {"code": "illegal", **index}}


def test_a_view_that_refuses_a_legal_move_breaks_the_rule_of_that_move() -> None:
    """It says nothing about what the seat may see."""
    (found,) = searched(RefusesPasses(off=0), "auctionland", 16).findings
    assert (found.kind, found.clause) == ("refusal", "auctionland.auction.close")
    text, german = (text_of(found, lang) for lang in LANGUAGES)
    index = len(found.question.record) - 2
    assert "WRONG in Auctionland: a wrong answer about which moves are legal" in text
    assert f'Move {index}, {{"move": "pass", "player": ' in text
    assert "is called illegal, but it is legal." in text
    assert "ist erlaubt; die Antwort lehnt ihn aber ab." in german
    assert "may know" not in text


def test_a_refused_view_is_no_counterexample_if_a_program_misplays() -> None:
    refuses = RefusesPasses(off=0)
    assert searched(refuses, "auctionland", 16, misplays=True).findings == ()


def refusal(part: str) -> Outcome:
    """The answer that a set-up cannot be played because of this part."""
    return outcome_of(0, protocol.start([{}]), Refused("illegal", part=part))


def test_a_set_up_with_two_faults_may_be_refused_for_either() -> None:
    """An unknown value of a ruling, and a game without players."""
    setup = {**one_finding().question.record[0]}
    one = {**setup, "rulings": {"half_turn": "nowhere"}}
    two = {**one, "players": []}
    asked = [TableQuestion([setup]).fault(refusal("players")) for setup in (one, two)]
    assert [fault is None for fault in asked] == [False, True]
    assert TableQuestion([one]).fault(refusal("rulings")) is None


@pytest.mark.parametrize("program", [RefusesPasses(), RefusesPasses(off=99)])
def test_a_view_refused_without_a_move_names_no_rule(
    program: Asked,
) -> None:
    (found,) = searched(program, "auctionland", 16).findings
    text, german = (text_of(found, lang) for lang in LANGUAGES)
    assert "No rule is named: the answer refuses a game whose moves are all legal" in text
    assert "Es wird keine Regel genannt: Die Antwort lehnt ein Spiel mit lauter" in german
    assert "Rule " not in text


# Reports and saved files


@cache
def one_finding() -> AnyFinding:
    misreading = WRONG["pier18.setup.choose/secret:plans"]
    (found,) = searched(Asked(misreading), "pier18", 4).findings
    return found


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_counterexample_is_reported_with_rule_and_misreading(lang: str) -> None:
    found = one_finding()
    progress = Progress(findings=(found,))
    played_game = Searched("pier18", 5, 1, with_defaults("pier18", {}), progress, of_play=True)
    judgement = Judgement(("a-program",), (), searches=(played_game,))
    told = all_told(judgement, lang)
    assert "pier18.setup.choose" in told
    assert "].plan" in told
    assert found.like is not None
    assert found.like.misreading.text(lang) in " ".join(told.split())
    assert json.loads(json.dumps(data(judgement, lang)))["searches"][0]["findings"]
    assert counterexample(found).repeat.startswith("boardscore verify")


@pytest.mark.long
def test_a_counterexample_is_saved_and_asked_first(tmp_path: Path) -> None:
    found = one_finding()
    (vector,) = saved_counterexamples.load(saved_counterexamples.save(found, tmp_path))
    assert (vector.op, vector.expect) == (SEEN, found.vector.expect)
    misreading = Asked(WRONG["pier18.setup.choose/secret:plans"])
    again = search_tables(
        misreading, "pier18", with_defaults("pier18", {}), OFFERS, 9, lambda _: True, saved=[vector]
    )
    assert found.digest in {one.digest for one in again.findings}


@pytest.mark.long
def test_a_question_is_about_a_start_or_about_a_seat() -> None:
    record = one_finding().question.record
    assert (TableQuestion(record[:1]).op, TableQuestion(record, 1).op) == (START, SEEN)


# Limits


LEAKS = "pier18.setup.choose/secret:plans"


def test_a_late_counterexample_is_reported_unshrunk() -> None:
    found = searched(Asked(WRONG[LEAKS]), "pier18", 4, is_late=lambda: True)
    (finding,) = found.findings
    assert (finding.broken_off, finding.question.clauses(finding.fault)[0]) == (
        True,
        WRONG[LEAKS].clause,
    )
    assert finding.question.differences(finding.outcome.data or {})


def test_the_number_of_smaller_set_ups_tried_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardscore.verify.search.table.setup_search.TableSearch.MOST_TRIED", 3)
    (finding,) = searched(Asked(WRONG[LEAKS]), "pier18", 4).findings
    assert finding.broken_off


@pytest.mark.parametrize(("most", "stopped"), [(1, Stopped.LATE), (100, Stopped.EARLY)])
def test_ctrl_c_during_shrinking_keeps_the_counterexample(
    most: int, stopped: Stopped, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> TableQuestion:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardscore.verify.search.shrink.Shrinker.shrink", broken)
    found = searched(Asked(WRONG[LEAKS]), "pier18", most)
    assert found.interrupted is stopped
    assert found.counts.disagreed > 0
    assert [one.broken_off for one in found.findings] == [True]


@pytest.mark.parametrize(
    "change", [lambda setup: setup.update(dec=[]), lambda setup: setup.pop("pack")]
)
def test_a_saved_game_with_other_settings_is_refused(
    change: Callable[[dict[str, Any]], object], tmp_path: Path
) -> None:
    vector = {
        **dict.fromkeys(("id", "title", "isolates", "level", "why"), "pier18.players"),
        "op": START,
        "touches": [],
        "variants": [],
        "expect": {},
        "input": {
            "record": [{"format": 1, "game": "pier18", "players": ["A", "B"], "pack": "demo"}]
        },
    }
    change(vector["input"]["record"][0])
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"format": 1, "vectors": [vector]}))
    with pytest.raises(saved_counterexamples.FindingError, match="This is not a counterexample"):
        saved_counterexamples.load(file)
