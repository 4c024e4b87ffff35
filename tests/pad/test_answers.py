"""The contract of the pad: every text has an answer, which agrees with the library."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore.core.messages import in_words, say
from boardscore.pad import answer
from boardscore.show import result_sentences
from boardscore.show.game_parts import drawings
from boardscore.testing import positions
from tests.effort import examples, seeds
from tests.fuzz import making, requests
from tests.pad import short_links
from tests.tables import from_table

LANGS = ["en", "de"]
TIE = short_links.document(short_links.link("pier18;;Anna!A..H!....!0!0!!;Ben!H..A!....!0!0!!"))
ASKS = ["score", "draw", "toml"]
WITH_CLAUSE = re.compile(r" \[[a-z0-9_.-]+\]$")
"""The clause id at the end of a note; players do not need it."""


def ask(position: Any, what: str = "score", lang: str = "en") -> dict[str, Any]:
    """The answer to a request, as data."""
    return said(json.dumps({"format": 1, "ask": what, "lang": lang, "position": position}))


def said(text: str) -> dict[str, Any]:
    """The answer to a text, as data; every answer is JSON with a format."""
    found: dict[str, Any] = json.loads(answer(text))
    assert found["format"] == 1
    return found


def codes(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(mistake["path"], mistake["code"]) for mistake in found["mistakes"]]


@given(positions(), st.sampled_from(LANGS))
def test_the_answer_is_the_score_of_the_library(position: Any, lang: str) -> None:
    result = boardscore.score(position)
    found = ask(position, "score", lang)
    assert found["ask"] == "score"
    assert found["result"] == json.loads(json.dumps(result.to_dict(lang)))
    assert found["so_far"] == [player.subtotal for player in result.players]
    assert [one["path"] for one in found["asked"]] == list(result.missing)
    notes = [WITH_CLAUSE.sub("", note) for note in found["result"]["notes"]]
    assert notes[: len(found["notes"])] == found["notes"]
    assert (len(notes) == len(found["notes"])) == (not result.missing)
    assert found["verdict"] == say(result_sentences.winner(result), lang)
    assert found["lower_ties"] == [say(tie, lang) for tie in result_sentences.lower_ties(result)]
    assert [(one["label"], one["values"]) for one in found["ties"]] == [
        (say(label, lang), [in_words(value, lang) for value in values])
        for label, values in result_sentences.tie_rows(result)
    ]


@examples(0.5)
@given(positions(), st.sampled_from(LANGS))
def test_pictures_are_those_of_the_library(position: Any, lang: str) -> None:
    result = boardscore.score(position)
    drawn = [drawings(result.game).draw(player, lang) for player in result.players]
    assert ask(position, "draw", lang) == {"format": 1, "ask": "draw", "pictures": drawn}


@examples(0.5)
@given(positions(), st.data())
def test_a_single_player_or_reason_can_be_drawn(position: Any, data: st.DataObject) -> None:
    result = boardscore.score(position)

    def drawn(**of: int) -> Any:
        return said(json.dumps({"ask": "draw", "position": position, "of": of}))["pictures"]

    for seat, player in enumerate(result.players):
        assert drawn(player=seat) == [player.to_svg()]
        if player.lines:
            number, line = data.draw(st.sampled_from([*enumerate(player.lines)]))
            alone = drawings(result.game).draw_line(player, line, "en")
            assert drawn(player=seat, line=number) == [alone]


@given(positions())
def test_saved_toml_is_the_same_position(position: Any) -> None:
    saved = ask(position, "toml")["toml"]
    assert boardscore.score(boardscore.loads(saved)) == boardscore.score(position)


@pytest.mark.parametrize("name", ['"Ää"', "a\\b", "'''", "# x = 1", "𝄞 ☮", "</script>"])
def test_saved_toml_keeps_odd_names(name: str) -> None:
    position = {"game": "pier18", "players": [{"name": name, "pier": ["S", "."]}]}
    assert boardscore.loads(ask(position, "toml")["toml"]).players[0].name == name


def opened(text: str, **more: Any) -> dict[str, Any]:
    return said(json.dumps({"ask": "read", "text": text, **more}))


@given(positions(), st.sampled_from(LANGS))
def test_players_have_the_keys_of_files_without_a_pack(position: Any, lang: str) -> None:
    told = {**position, "players": ask(position, "score", lang)["entered"]}
    result = boardscore.score({key: value for key, value in told.items() if key != "pack"})
    assert [one.lines for one in result.players] == [
        one.lines for one in boardscore.score(position).players
    ]


@examples(0.5)
@given(positions())
def test_saved_files_can_be_opened(position: Any) -> None:
    found = opened(ask(position, "toml")["toml"])
    assert boardscore.score(found["position"]) == boardscore.score(position)
    assert found["entered"] == ask(position)["entered"]


@from_table
def test_marks(game: str, player: dict[str, Any], marks: dict[str, Any]) -> None:
    (found,) = ask({"game": game, "players": [player]})["marks"]
    assert {key: found[key] for key in marks} == marks
    assert marks or not found


@from_table
def test_what_is_asked_who_leads_and_what_rulings_change(
    link: str, lang: str, empty: list[int], parts: dict[str, Any]
) -> None:
    """Of each ruling: everyone's total and the winner with each of its values."""
    position = short_links.document(short_links.link(link))
    request = {"ask": "score", "lang": lang, "position": position, "empty": empty}
    found = said(json.dumps(request))
    assert all(one["question"] for one in found["rulings"])
    assert all(value["means"] for one in found["rulings"] for value in one["values"])
    asked = [one["path"] for one in found["asked"]]
    whole = found | {one["name"]: effects(found, one["name"]) for one in found["rulings"]}
    assert {name: (whole | {"asked": asked})[name] for name in parts} == parts


def effects(found: dict[str, Any], name: str) -> list[list[str]]:
    (ruling,) = (one for one in found["rulings"] if one["name"] == name)
    return [value["effect"] for value in ruling["values"]]


VALUES = {
    "ties_below_first": ["same_rules", "shared"],
    "flower_adjacency": ["same_side", "orthogonal"],
    "flower_points": ["every_other_symbol", "other_kinds_only"],
}


@given(positions())
def test_rulings_matter_if_they_change_points_places_or_winner(position: Any) -> None:
    found = ask(position)
    asked = {ruling["name"] for ruling in found["rulings"]}
    for name, used in found["result"]["rulings"].items():
        others = [
            boardscore.score({**position, "rulings": {**position.get("rulings", {}), name: value}})
            for value in VALUES[name]
        ]
        outcomes = {(str(one), one.ranks, one.winners, subtotals(one)) for one in others}
        assert (name in asked) == (len(outcomes) > 1), (name, used)


def subtotals(result: Any) -> tuple[int, ...]:
    return tuple(player.subtotal for player in result.players)


@from_table
def test_hostile_requests_are_answered_with_mistakes(request_: Any, path: str, code: str) -> None:
    found = said(request_ if isinstance(request_, str) else json.dumps(request_))
    assert (path, code) in codes(found)
    assert "result" not in found


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("[" * 20_000 + "]" * 20_000, "too_deep"),
        (json.dumps("x" * 1_000_000), "too_large"),
        ("[" + "1," * 60_000 + "1]", "too_many_parts"),
    ],
    ids=["deep", "large", "parts"],
)
def test_a_request_that_is_too_large_is_refused(position: str, code: str) -> None:
    assert codes(said(f'{{"ask": "score", "position": {position}}}')) == [("", code)]


@from_table
@pytest.mark.parametrize("ask", ["pack", "pack_file"])
def test_any_pack_has_an_answer(pack: Any, ask: str) -> None:
    """The editor of packs asks about drafts, which may be damaged."""
    assert said(json.dumps({"ask": ask, "pack": pack})).keys() & {"mistakes", "missing", "toml"}


@given(st.text(st.characters()))
def test_any_text_is_answered(text: str) -> None:
    assert said(text)["mistakes"]


REQUESTS = [
    {"ask": "qr", "text": "x"},
    {"ask": "read", "text": "x", "file": "x", "packs": {"x": "x"}},
    {"ask": "demo", "game": "x"},
    {"ask": "draw", "position": {"x": "x"}, "of": {"player": 0, "line": 0}},
    *({"ask": one, "position": {"game": "pier18", "x": "x", "pack": {"x": "x"}}} for one in ASKS),
    *({"ask": one, "position": {**TIE, "rulings": {"x": "x"}}} for one in ASKS),
    *({"ask": one, "position": {"game": "x", "tables": {"x": "x"}}} for one in ASKS),
    *({"ask": one, "lang": "x", "format": 1, "position": "x"} for one in ASKS),
    *(
        {"ask": one, "position": {"game": "pier18", "players": [{"x": "x", key: "x"}]}}
        for one in ASKS
        for key in ("name", "pier", "plan", "plan_date", "cards", "plan_card", "claimed")
    ),
]
"""Requests of every kind, with "x" wherever any text may be."""


@pytest.mark.parametrize("request_", REQUESTS, ids=range(len(REQUESTS)))
@pytest.mark.parametrize("text", ["\ud800", "a\udfff", "\0", ""])
def test_every_kind_of_request_with_odd_texts_is_answered(request_: Any, text: str) -> None:
    written = json.dumps(request_).replace('"x"', json.dumps(text))
    assert json.loads(answer(written))["format"] == 1


@examples(0.2)
@given(st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists))
def test_any_position_is_answered(position: Any) -> None:
    for what in ("score", "draw", "toml"):
        assert ask(position, what)["mistakes"]


@pytest.mark.parametrize("seed", seeds(50, 150))
def test_positions_with_damage_are_answered_as_the_library_does(seed: int) -> None:
    chance = random.Random(seed)
    position = making.maybe_damaged(chance, making.position_data(chance))
    try:
        text = json.dumps({"ask": "score", "position": position})
    except (TypeError, ValueError):
        return
    try:
        expected = boardscore.score(json.loads(text)["position"])
    except boardscore.BoardscoreError:
        assert said(text)["mistakes"]
    else:
        assert said(text)["result"] == json.loads(json.dumps(expected.to_dict()))


@pytest.mark.parametrize("part", seeds(2, 10))
def test_damaged_requests_of_every_kind_are_answered(part: int, tmp_path: Path) -> None:
    """Wrong types, shapes and sizes, deep nesting, and damaged documents in requests."""
    answers = [
        requests.answered(requests.made(random.Random(f"{part} {n}")), tmp_path) for n in range(60)
    ]
    assert {answer.accepted for answer in answers} == {True, False}


ONE_GAME = """
import sys
from boardscore.pad import answer
position = {"game": "pier18", "players": [{"pier": ["SS.S", ".S.."]}, {"pier": ["Q", "."]}]}
print('"flower_points"' in answer(str({"ask": "score", "position": position}).replace("'", '"')))
print("boardscore.auctionland" in sys.modules)
"""
"""Requests a score that a ruling would change, and includes a loaded position."""


def test_a_score_that_a_ruling_changes_loads_only_its_game() -> None:
    done = subprocess.run([sys.executable, "-c", ONE_GAME], stdout=subprocess.PIPE, check=True)
    assert done.stdout.decode().split() == ["True", "False"]
