"""The result as markup and as a picture, records step by step, chances, hindsight."""

import json
import re
from time import monotonic, process_time
from typing import Any

import pytest

import boardscore
from boardscore import pier18
from boardscore.pad import answer, result_screen
from boardscore.positions import read_position
from boardscore.records import write_record
from boardscore.testing import play
from tests.fuzz.pace import pace
from tests.pad import short_links
from tests.tables import from_table, read_table

from ..draw.drawings import Drawing

TIE = short_links.document(short_links.link("pier18;;Anna!S!.!0!0!!;Ben!S.S!...!0!0!!"))
"""0 points each; Ben has 2 symbols, Anna 1."""
CARDS: Any = read_table(__file__, "CARDS")
"""1 for the Fisher; the Lovers at column 6 are alone: 2. Nothing more is possible."""
CLOSE = json.loads(json.dumps(CARDS).replace("A...", "A..A"))
"""Fishers at 1 and 4: 2. The one at 4 blocks the Lovers at 6. If card b covers it, with 1 column or
with 2, there is a Fisher less, and the Lovers at 5 or at 4 are alone: 1 + 2."""


def ask(**request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return found


def screen(position: Any, lang: str = "en", empty: Any = (), **wishes: Any) -> str:
    found = ask(ask="score", lang=lang, position=position, empty=[*empty], screen=wishes)
    assert "mistakes" not in found, found
    return str(found["screen"])


def text(markup: str) -> str:
    """The words of some markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


def record() -> str:
    return write_record(play(pier18.start(["Anna", "Ben"], "demo"), 7), pack="demo")


@from_table
def test_the_screen_says_who_leads_or_wins(
    link: str, lang: str, empty: list[int], head: str, ranking: list[str]
) -> None:
    """Players with entries are shown in the order of their places; a winner has a crown."""
    shown = screen(short_links.document(short_links.link(link)), lang, empty)
    assert text(shown).startswith(head)
    listed = re.findall(r'<li(?: class="(won)")?><span[^>]*>([^<]*)</span><span>([^<]*)', shown)
    assert [f"{place} {name} {won}".strip() for won, place, name in listed] == ranking
    winners = [name for won, _, name in listed if won]
    assert re.findall(r'<th scope="col" class="won"><span>([^<]*)', shown) == winners
    for sign in ("data-winner", "data-decided", "icon crown"):
        assert (sign in shown) == bool(winners)
    assert ("data-leads" in shown) == head.endswith(("leads", "führt"))
    entered = [name for _, _, name in listed if "AB".find(name[0]) not in empty]
    assert re.findall(r"<h3><span>([^<]*)</span>[^<]*</h3><img ", shown) == entered


def test_the_table_has_a_column_for_each_player_and_marks_that_of_the_winner() -> None:
    """Symbols decide: 1 and 2."""
    table = ask(ask="score", lang="de", position=TIE)["table"]
    rows = [re.findall(r"<td([^>]*)>([^<]*)</td>", row) for row in table.split("<tr")[2:]]
    assert [[cell for _, cell in row] for row in rows][-3:] == [["0", "0"], ["1", "2"], ["2", "1"]]
    assert {tuple("won" in kind for kind, _ in row) for row in rows} == {(False, True)}


GROWING = [0, 1, 3, 6, 10, 15, 21, 28, 36, "45+"]
HARD = ["GHBH GHBH BTTB THGG", "GHBG GBHB TGGT GGBG", "GGTB TGHT BBHB TGGH", "HTBB HGTT THBT HGTB"]
"""An island for whose proof a search needs seconds."""


def islands(players: int) -> dict[str, Any]:
    tables = {"beaches": GROWING, "theme_parks": GROWING}
    return {"game": "auctionland", "tables": tables, "players": [{"island": HARD}] * players}


@pytest.mark.long
def test_the_searches_of_a_request_share_its_time() -> None:
    """Six searches of 2 seconds each would take 12."""
    begun = process_time()
    shown = text(screen(islands(6), hindsight=[*range(6)]))
    assert process_time() - begun < 3 * pace()
    assert shown.count("Proven: ") + shown.count("Stopped after ") == 6


def test_a_best_result_that_is_not_proven_is_an_interval() -> None:
    """The time is over before the search begins."""
    position = read_position(islands(1))
    result, wishes = boardscore.score(position), result_screen.ScreenWishes(hindsight=[0])
    shown = text(result_screen.write_screen(position, result, (), "en", wishes, monotonic() - 1))
    found = re.search(r"the best total is at least (\d+) and at most (\d+)\.", shown)
    assert found is not None
    assert result.players[0].total <= int(found[1]) < int(found[2])
    german = text(result_screen.write_screen(position, result, (), "de", wishes, monotonic() - 1))
    assert f"Die beste Summe ist mindestens {found[1]} und höchstens {found[2]}." in german


@from_table
def test_the_picture_ends_with_the_names_of_the_signs(
    position: Any, lang: str, signs: list[str]
) -> None:
    drawn = Drawing(ask(ask="picture", lang=lang, position=position)["picture"])
    assert drawn.words()[-len(signs) :] == signs


def test_the_picture_has_the_date_of_the_request_and_no_other() -> None:
    """The library does not look at a clock."""
    drawn = ask(ask="picture", position=TIE, date="28 <November> 2026")["picture"]
    assert Drawing(drawn).words()[:2] == ["Pier 18", "28 <November> 2026"]
    assert Drawing(ask(ask="picture", position=TIE)["picture"]).words()[1] != ""


@from_table
def test_what_is_spoken_has_a_name_and_the_right_number(
    link: str, lang: str, empty: list[int], spoken: list[str | None]
) -> None:
    """A Fisher is 1 point, two on one side are 2; without score tables no total is known."""
    position = short_links.document(short_links.link(link))
    assert ask(ask="score", lang=lang, position=position, empty=empty)["spoken"] == spoken


def test_a_record_becomes_a_link_with_the_same_score() -> None:
    found = ask(ask="read", text=record(), file="friday.jsonl")
    score = boardscore.score(found["position"])
    end = boardscore.replay(record())[-1].result()
    assert [one.total for one in score.players] == [one.total for one in end.players]
    assert score.ranks == end.ranks
    assert boardscore.replay(found["record"])[-1].result() == end


def test_steps_stay_within_the_game() -> None:
    moves = len(boardscore.replay(record())) - 1
    for step, shown in ((0, 0), (5, 5), (moves, moves), (moves + 9, moves)):
        assert f'data-at="{shown}"' in screen(TIE, record=record(), step=step)


@pytest.mark.long
def test_chances_come_bit_by_bit_and_are_the_same_each_time() -> None:
    """Each is a share of the win for both; the last answer completes them."""
    answers = []
    for _ in range(2):
        known: list[list[float]] = []
        complete = False
        while not complete:
            found = ask(ask="chances", record=record(), chances=known)
            assert found["chances"][: len(known)] == known
            assert len(found["chances"]) > len(known)
            known, complete = found["chances"], found["complete"]
        answers.append(known)
    assert answers[0] == answers[1]
    assert all(sum(shares) == pytest.approx(1, abs=0.001) for shares in answers[0])
    shown = screen(TIE, record=record(), chances=answers[0])
    assert "Chance of winning" in text(shown)
    assert "being estimated" not in text(shown)
    assert "being estimated" in text(screen(TIE, record=record(), chances=answers[0][:-1]))


WRONG_SHARES: list[Any] = [[], [1.0], [0.5, 0.25, 0.25]]
"""Lists of shares that do not have one for each of two players."""


@pytest.mark.parametrize("number", [0, 1, 300])
@pytest.mark.parametrize("wrong", WRONG_SHARES)
def test_chances_need_a_share_for_every_player(wrong: Any, number: int) -> None:
    """A chart needs 24 moments with 8 estimates at most, so 301 are enough for one."""
    chances = [*[[0.5, 0.5]] * number, wrong]
    shown = ask(ask="score", position=TIE, screen={"record": record(), "chances": chances})
    learned = ask(ask="chances", record=record(), chances=chances)
    for found, path in ((shown, "screen.chances"), (learned, "chances")):
        (mistake,) = found["mistakes"]
        assert (mistake["path"], mistake["code"]) == (f"{path}[{number}]", "shares")
        numbers = "1 number" if len(wrong) == 1 else f"{len(wrong)} numbers"
        assert mistake["text"] == f"{numbers}; there must be 2, one for each player"


@from_table
def test_hostile_wishes_are_mistakes(wishes: Any, path: str) -> None:
    found = ask(ask="score", position=TIE, screen=wishes)
    assert [one["path"] for one in found["mistakes"]] == [path]
