"""The report as a page of HTML: well-formed, with pictures, nothing of strangers acts in it."""

import re
from html import unescape

import pytest

from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.report.html_page import page
from tests.draw.test_html import Page
from tests.verify import test_plays as played
from tests.verify.samples import LOVERS, judged

pytestmark = pytest.mark.long

MUTANT = ("mutant", "pier18.score.lovers/other-lovers-block:left-out")


def read(judgement: Judgement, lang: str = "en") -> tuple[Page, str]:
    """A page taken apart, and its text in one line."""
    taken = Page(page(judgement, lang).decode())
    return taken, " ".join(" ".join(taken.text).split())


def test_a_failure_has_its_picture_its_reasons_and_its_command() -> None:
    taken, text = read(judged(*MUTANT))
    assert taken.tags.count("svg") == 1
    assert LOVERS.id in text
    assert "totals[0]: expected 0, got 4" in text
    assert "Rule pier18.score.lovers" in text
    assert f"boardscore verify --run {LOVERS.id} --" in text
    assert "Executed: 7 of 7." in text


def red(judgement: Judgement) -> list[str]:
    """The texts of a page that are red."""
    found = re.findall(r'<(\w+) class="(?:win )?red">(.*?)</\1>', page(judgement).decode())
    return [unescape(re.sub("<[^>]*>", " ", text)).strip() for _, text in found]


def test_what_was_received_stands_next_to_what_was_expected_and_only_what_differs_is_red() -> None:
    """Anna has 4 points for Lovers in place of 0, and nothing else."""
    _, text = read(judged(*MUTANT))
    assert re.search(r"Expected totals: \[0\] .* Received totals: \[4\] ", text)
    shown = red(judged(*MUTANT))
    assert {"There are wrong answers.", f"DISAGREE: {LOVERS.id}", "disagree  1"} < {*shown}
    assert shown[-4:] == [
        *("totals: [0]", "categories[0].lovers: 0", "totals: [4]", "categories[0].lovers: 4")
    ]


def test_nothing_is_red_on_the_page_of_a_right_program() -> None:
    assert red(judged("right")) == []


def test_a_missing_move_is_red_among_those_that_are_expected() -> None:
    _, text = read(played.judged("forgets_a_move"))
    assert "Received" in text
    assert any(line.startswith('{"move": ') for line in red(played.judged("forgets_a_move")))


def test_a_game_that_goes_on_is_shown_with_its_moves_and_its_table() -> None:
    taken, text = read(played.judged("forgets_a_move"))
    assert "Moves so far, counted from 0" in text
    assert "`index`" not in text
    assert "svg" in taken.tags


def test_a_game_that_is_over_has_its_moves_and_what_is_expected() -> None:
    """The score alone does not say what was played; players are headings below their failure."""
    taken, text = read(played.judged("counts_one_too_many"))
    assert re.search("Anna is dealt the cards 1, 2 and 3. .* Expected: Anna Ben Poets", text)
    assert taken.tags.count("h3") == 2 * 2  # two games of two players


def test_a_move_that_is_illegal_is_told_with_its_reason() -> None:
    _, text = read(played.judged("accepts_all"))
    assert re.search(r"Move 4, \{[^}]*\}, is illegal: Card \d cannot cover so many columns", text)


def test_a_page_needs_no_other_file() -> None:
    written = page(played.judged("forgets_a_move")).decode()
    assert Page(written).addresses == []
    assert re.findall(r"<(?:script|link|img|iframe)\b|@import|url\(", written) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["nasty", "crash", "garbage", "says_points+both", "right"])
def test_nothing_foreign_is_markup(name: str, lang: str) -> None:
    """Names, answers and errors of a program are text; an angle bracket of theirs opens nothing."""
    taken, text = read(judged(name), lang)
    assert all(character.isprintable() for character in text)
    assert "script" not in taken.tags


def test_the_words_are_those_of_the_language() -> None:
    _, text = read(judged(*MUTANT), "de")
    assert "Liebende nebeneinander" in text
    assert "Es gibt falsche Antworten." in text
