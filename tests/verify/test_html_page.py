"""The report as an HTML page: well-formed, with pictures, and foreign text is harmless."""

import re
from html import unescape

import pytest

from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.report.html_page import page
from tests.draw.test_html import Page
from tests.verify import test_plays as played
from tests.verify.samples import LOVERS, judged

pytestmark = pytest.mark.long

MISREADING = ("misreading", "pier18.score.lovers/other-lovers-block:left-out")


def read(judgement: Judgement, lang: str = "en") -> tuple[Page, str]:
    """A parsed page, and its text in one line."""
    taken = Page(page(judgement, lang).decode())
    return taken, " ".join(" ".join(taken.text).split())


def test_a_failure_has_its_picture_its_reasons_and_its_command() -> None:
    taken, text = read(judged(*MISREADING))
    assert taken.tags.count("svg") == 1
    assert LOVERS.id in text
    assert "totals[0]: expected 0, got 4" in text
    assert "Rule pier18.score.lovers" in text
    assert f"boardscore verify --run {LOVERS.id} --" in text
    assert "Executed: 7 of 7." in text


def red(judgement: Judgement) -> list[str]:
    """The texts of a page that are marked red."""
    found = re.findall(r'<(\w+) class="(?:win )?red">(.*?)</\1>', page(judgement).decode())
    return [unescape(re.sub("<[^>]*>", " ", text)).strip() for _, text in found]


def test_only_differences_between_expected_and_received_are_red() -> None:
    """Anna has 4 points for Lovers in place of 0, and nothing else."""
    _, text = read(judged(*MISREADING))
    assert re.search(r"Expected\s+Received\s+totals\[0\]\s+0\s+4\s", text)
    shown = red(judged(*MISREADING))
    assert {"There are wrong answers.", f"DISAGREE: {LOVERS.id}", "disagree  1"} < {*shown}
    assert [" ".join(one.split()) for one in shown[-2:]] == [
        *("totals[0] 0 4", "categories[0].lovers 0 4")
    ]


def test_the_page_of_a_right_program_has_no_red() -> None:
    assert red(judged("right")) == []


def test_a_missing_move_is_red_among_the_expected_ones() -> None:
    _, text = read(played.judged("forgets_a_move"))
    assert "Received" in text
    assert any(
        line.startswith('moves {"move": ')
        for line in map(" ".join, map(str.split, red(played.judged("forgets_a_move"))))
    )


def test_an_unfinished_game_is_shown_with_its_moves_and_table() -> None:
    _, text = read(played.judged("forgets_a_move"))
    assert "Moves so far (numbered from 0" in text
    assert "`index`" not in text


def test_each_move_has_a_line() -> None:
    """Only the characters of a program are escaped, not the ends of our lines."""
    made = page(played.judged("forgets_a_move")).decode()
    assert re.search(r"\n +0 .*\n +1 .*\n +2 ", made)
    assert "\\x0a" not in made


def test_a_finished_game_is_shown_with_its_moves_and_expectation() -> None:
    """The score alone does not show the moves; players are headings below their failure."""
    taken, text = read(played.judged("counts_one_too_many"))
    assert re.search("Anna is dealt cards 1, 2 and 3. .* Expected: Anna Ben Poets", text)
    assert taken.tags.count("h3") == 2 * 2  # two games of two players


def test_an_illegal_move_is_shown_with_its_reason() -> None:
    _, text = read(played.judged("accepts_all"))
    assert re.search(r"Move 4, \{[^}]*\}, is illegal: Card \d cannot cover so many columns", text)


def test_a_page_needs_no_other_file() -> None:
    written = page(played.judged("forgets_a_move")).decode()
    assert Page(written).addresses == []
    assert re.findall(r"<(?:script|link|img|iframe)\b|@import|url\(", written) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["nasty", "crash", "garbage", "says_points+both", "right"])
def test_foreign_text_is_never_markup(name: str, lang: str) -> None:
    """Names, answers and errors of a program are text; their angle brackets open no tags."""
    taken, text = read(judged(name), lang)
    assert all(character.isprintable() for character in text)
    assert "script" not in taken.tags


def test_the_page_is_in_the_chosen_language() -> None:
    _, text = read(judged(*MISREADING), "de")
    assert "Liebende nebeneinander" in text
    assert "Es gibt falsche Antworten." in text
