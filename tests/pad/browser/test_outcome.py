"""The leader and the winner, rulings that matter, and the score after a mistake."""

from collections.abc import Callable

import pytest

from boardscore.core.messages import Message, say

from .conftest import Pad, until

pytestmark = pytest.mark.firefox

ANNA, BEN = "Anna!A.A!...!0!0!!", "Ben!A!.!0!0!!"
"""2 points and 1 point; a Ben without entries has one empty column, as in NONE."""
NONE = "Ben!.!.!0!0!!"
TABLES = "t.beaches=0%2C1%2C3%2B&t.theme_parks=0%2C2%2C5%2B"
COUNTS = "auctionland;{};Alex!c!4.3.2.3.2.2.3!!;Bonnie!c!1.1.0.3.3.2.3!!"


def outcome(pad: Pad) -> tuple[list[str], list[str]]:
    """The text about the leader or the winner."""
    leads, wins = (pad.page.locator(f"[data-{what}]") for what in ("leads", "winner"))
    return leads.all_inner_texts(), wins.all_inner_texts()


def crowns(pad: Pad) -> int:
    return pad.page.locator(".crown").count()


# Until everyone has something


def test_after_two_taps_one_player_leads_and_no_one_wins(pad: Pad) -> None:
    pad.open()
    assert outcome(pad) == ([], [])
    pad.tap('[data-brush="A"]', '[data-space="upper-0"]', '[data-space="upper-2"]')
    assert outcome(pad) == (["Player 1 leads"], [])
    assert pad.page.locator("[data-asked]").count() == 0
    assert crowns(pad) == 0
    assert pad.page.locator(".points-of-all tr:last-child td").all_inner_texts() == ["–", "–"]
    pad.tap('[data-seat="1"]', '[data-space="upper-0"]')
    assert outcome(pad)[0] == []
    assert outcome(pad)[1][0].startswith("Player 1 wins")
    assert crowns(pad) > 0
    assert outcome(pad.tap("[data-undo]")) == (["Player 1 leads"], [])


def test_players_with_equal_points_lead_together_and_need_no_date(pad: Pad) -> None:
    """All three must have entries before a tie matters."""
    pad.open(lang="de", link=f"pier18;;{ANNA};Ben!A.A!...!0!0!!;Cleo!.!.!0!0!!")
    assert outcome(pad) == (["Anna und Ben führen"], [])
    for seat in range(3):
        assert pad.tap(f'[data-seat="{seat}"]').page.locator("[data-asked]").count() == 0
    pad.tap('[data-space="upper-0"]')
    assert outcome(pad)[0] == []
    assert pad.tap('[data-seat="0"]').page.locator('[data-asked="plan_date"]').count() == 1


@pytest.mark.parametrize("zero", [["[data-plan]", "[data-plan]"], ['[data-patrons="0"]']])
def test_a_zero_is_an_entry_even_after_a_reload_and_in_a_link(
    pad: Pad, new_pad: Callable[..., Pad], zero: list[str]
) -> None:
    pad.open(link=f"pier18;;{ANNA};{NONE}").tap('[data-seat="1"]')
    assert outcome(pad) == (["Anna leads"], [])
    won = ([], [pad.tap(*zero).text("[data-winner]")])
    assert won[1][0].startswith("Anna wins")
    pad.page.reload()
    assert outcome(pad.answered()) == won
    assert outcome(new_pad().open(link=pad.link())) == won
    assert outcome(pad.tap(*["[data-undo]"] * len(zero))) == (["Anna leads"], [])


def test_a_count_of_zero_and_no_money_are_entries(pad: Pad) -> None:
    start = f"auctionland;{TABLES};Alex!c!4......!!;Bonnie!c!......!!"
    pad.open("auctionland", link=start).tap('[data-seat="1"]')
    assert outcome(pad) == (["Alex leads"], [])
    pad.fill('[data-count="houses"]', "0")
    assert outcome(pad)[1][0].startswith("Alex wins")
    pad.fill('[data-count="houses"]', "")
    assert outcome(pad) == (["Alex leads"], [])


def test_without_the_tables_no_one_is_named(pad: Pad) -> None:
    pad.open("auctionland", link="auctionland;;Alex!c!4......!!;Bonnie!c!......!!")
    assert outcome(pad) == ([], [])
    assert pad.page.locator("[data-table]").count() == 2
    pad.tap('[data-seat="1"]').fill('[data-count="houses"]', "0")
    leads, (winner,) = outcome(pad)
    assert leads == []
    assert "Alex" not in winner
    assert "Bonnie" not in winner


def test_players_of_a_file_have_entries(pad: Pad) -> None:
    """A file is a whole game: an empty pier in it has 0 points."""
    text = (
        'game = "pier18"\n[[players]]\nname = "Anna"\npier = ["A", "."]\nplan_completed = false\n'
        '[[players]]\nname = "Ben"\npier = [".", "."]\nplan_completed = false\n'
    )
    pad.open().load("game.toml", text)
    assert outcome(pad)[1][0].startswith("Anna wins")
    pad.page.reload()
    assert outcome(pad.answered())[1][0].startswith("Anna wins")


def test_an_empty_pier_of_several_columns_in_a_link_is_an_entry(pad: Pad) -> None:
    """So a whole game is written; a player without entries has one empty column."""
    pad.open(link=f"pier18;;{ANNA};Ben!...!...!0!0!!")
    won = outcome(pad)
    assert won[1][0].startswith("Anna wins")
    pad.tap('[data-brush="A"]', '[data-space="upper-4"]', "[data-undo]").page.reload()
    assert outcome(pad.answered()) == won


# Rulings


def test_rulings_are_one_closed_line_until_it_is_opened(pad: Pad) -> None:
    """Groups on one side: S, Q are 1 and the Fisher 1; across the pier one more."""
    pad.open()
    assert pad.page.locator("[data-rulings]").is_hidden()
    pad.open(link="pier18;;Anna!SQ!A.!0!0!!;Ben!A.A!...!0!0!!;Cleo!A!.!0!0!!")
    assert pad.text("[data-rulings]") == "Rulings: defaults"
    question = pad.page.locator('[data-ruling="flower_adjacency"]')
    assert question.is_hidden()
    pad.tap("[data-rulings]")
    choices = question.locator("strong").all_inner_texts()
    assert choices[0].startswith("Anna 2, Ben 2, Cleo 1 – ")
    assert choices[1].startswith("Anna 3, Ben 2, Cleo 1 – Anna wins")
    pad.tap('[data-ruling="flower_adjacency"] [value="orthogonal"]')
    assert "defaults" not in pad.text("[data-rulings]")
    assert question.is_visible()
    assert pad.totals() == ["3", "2", "1"]
    pad.tap("[data-defaults]", "[data-language]")
    assert pad.text("[data-rulings]") == "Auslegungen: Standard"
    assert pad.totals() == ["2", "2", "1"]


def test_the_line_of_rulings_says_if_none_matters(pad: Pad) -> None:
    pad.open(link=f"pier18;;{ANNA};{BEN}").tap("[data-rulings]")
    assert pad.page.locator("[data-ruling]").count() == 0
    assert pad.text(".rulings").endswith("No ruling would change this score.")


# Mistakes


def test_a_mistake_in_a_table_is_at_its_field_and_leaves_the_last_score(pad: Pad) -> None:
    pad.open("auctionland", link=COUNTS.format(TABLES))
    totals, lines = pad.totals(), pad.page.locator("[data-line]").count()
    assert not is_dim(pad)
    pad.write('[data-table="beaches"]', "0, 1, x")
    field = pad.page.locator('[data-table="beaches"]')
    assert field.get_attribute("aria-invalid") == "true"
    note = pad.page.locator(f"#{field.get_attribute('aria-describedby')}")
    assert note.inner_text().startswith("Beach table: ")
    below = note.bounding_box()
    box = field.bounding_box()
    assert below
    assert box
    assert 0 <= below["y"] - box["y"] - box["height"] < 20
    assert (pad.totals(), pad.page.locator("[data-line]").count()) == (totals, lines)
    until(lambda: is_dim(pad), "it is not dimmed")
    assert pad.page.locator('[data-table="theme_parks"]').get_attribute("aria-invalid") is None
    pad.write('[data-table="beaches"]', "0, 1, 3+")
    assert pad.page.locator("[aria-invalid], .mistake").count() == 0
    assert not is_dim(pad)


def is_dim(pad: Pad) -> bool:
    """Whether the numbers of the first player, and the verdict, are dimmed."""
    how = "(all) => all.map((one) => getComputedStyle(one).opacity)"
    shown = pad.page.locator('[data-total="0"], .verdict > span').evaluate_all(how)
    return all(float(opacity) < 1 for opacity in shown)


@pytest.mark.parametrize(
    ("link", "field", "wrong", "right"),
    [
        (COUNTS.format(TABLES), '[data-count="houses"]', "1.5", "3"),
        (COUNTS.format(TABLES).replace("!!;", "!!4;"), "[data-money]", "1.5", "4"),
        (COUNTS.format(TABLES).replace("Alex!", "Alex=64!"), "[data-claimed]", "-1", "64"),
        ("auctionland;" + TABLES + ";A!i!......!B" + ",." * 15 + "!", "#notation", "Bx", "B"),
    ],
    ids=["count", "money", "claimed", "tile"],
)
def test_a_mistake_in_any_field_is_at_the_field(
    pad: Pad, link: str, field: str, wrong: str, right: str
) -> None:
    pad.open("auctionland", link=link).tap(*(['[data-tile="0-0"]'] if field == "#notation" else []))
    totals = pad.totals()
    pad.fill(field, wrong)
    assert pad.page.locator(field).get_attribute("aria-invalid") == "true"
    assert pad.page.locator(".mistake").count() == 1
    assert pad.totals() == totals
    assert pad.fill(field, right).page.locator("[aria-invalid], .mistake").count() == 0


def test_a_mistake_of_another_player_is_on_their_button_and_in_a_card(pad: Pad) -> None:
    pad.open(link=f"pier18;;{ANNA};{BEN}").call(1, "Anna")
    assert pad.page.locator("[data-name]").get_attribute("aria-invalid") == "true"
    assert pad.page.locator(".at-field").count() == 1
    pad.tap('[data-seat="0"]')
    assert pad.page.locator("[aria-invalid]").count() == 0
    assert pad.page.locator(".card.mistake").count() == 1
    assert pad.text('[data-seat="1"] .asks') == "!"
    assert pad.totals() == ["2", "1"]


def test_a_mistake_in_a_hidden_tile_is_in_a_card(pad: Pad) -> None:
    """The field of the opened tile shows no mistake of another tile."""
    island = ",".join(["B", *["."] * 15])
    pad.open("auctionland", link=f"auctionland;{TABLES};A!i!......!{island}!")
    pad.tap('[data-tile="0-0"]').fill("#notation", "Bx")
    pad.tap('[data-zone="G"]', '[data-tile="1-1"]')
    assert pad.page.locator("[aria-invalid]").count() == 0
    cards = pad.page.locator(".card.mistake").all_inner_texts()
    assert cards
    assert all(card.startswith("A: ") for card in cards)


@pytest.mark.firefox(lacks="control of requests")
def test_points_of_others_are_never_shown_for_a_player(pad: Pad) -> None:
    """Even without an answer: after a change of seat the old number is not shown there."""
    pad.open(link=f"pier18;;{ANNA};{BEN}")
    pad.page.route("**/answer", lambda route: route.abort())
    pad.page.locator("[data-remove-seat]").click()
    assert pad.page.locator("[data-total]").all_inner_texts() == ["?"]
    pad.page.locator("[data-undo]").click()
    assert pad.page.locator("[data-total]").all_inner_texts() == ["?", "?"]
    pad.page.unroute("**/answer")
    assert pad.answered().totals() == ["2", "1"]
    pad.errors.clear()  # the browser reports the failed requests


@pytest.mark.firefox(lacks="control of requests")
def test_without_an_answer_numbers_are_dim_long_before_the_message(pad: Pad) -> None:
    pad.open(link=f"pier18;;{ANNA};{BEN}").tap('[data-brush="A"]')
    pad.page.route("**/answer", lambda _: None)  # never answered
    pad.page.locator('[data-space="upper-4"]').click()
    until(lambda: is_dim(pad), "it is not dimmed")
    assert pad.page.locator(".notice").is_hidden()


# Names


def test_players_have_default_names_in_each_language(pad: Pad) -> None:
    """In an earlier game, in a link, after undo, and where the name was deleted."""
    pad.open().lay(["A.A.....", "........"])
    link = pad.link()
    pad.open(lang="de")
    assert pad.page.locator(".called").all_inner_texts() == ["Spieler 1", "Spieler 2"]
    assert outcome(pad) == (["Spieler 1 führt"], [])
    pad.page.goto("about:blank")
    pad.open(lang="de", link=link).tap("[data-undo]", "[data-undo]")
    assert pad.page.locator(".called").all_inner_texts() == ["Spieler 1", "Spieler 2"]
    pad.call(1, "").tap('[data-brush="A"]', '[data-space="upper-0"]')
    assert 'name = "Spieler 2"' in pad.saved()
    assert "Player" not in pad.saved()
    assert "Player" not in pad.page.evaluate("document.body.innerText")
    other = 'game = "pier18"\n[[players]]\npier = ["A", "."]\n[[players]]\npier = [".", "."]\n'
    pad.load("game.toml", other)
    assert pad.page.locator(".called").all_inner_texts() == ["Spieler 1", "Spieler 2"]


def test_a_new_player_gets_a_name_that_no_one_has_in_this_language(pad: Pad) -> None:
    """Of an English game, the second player is left."""
    pad.open().lay(["A.A.....", "........"])
    pad.open(lang="de").tap("[data-remove-seat]", "[data-add-seat]")
    assert pad.page.locator(".called").all_inner_texts() == ["Spieler 2", "Spieler 3"]


def test_a_duplicate_name_is_refused(pad: Pad) -> None:
    pad.open(lang="de", link="pier18;;Player%201!A!.!0!0!!;Spieler%201!A!.!0!0!!")
    assert pad.page.locator(".called").all_inner_texts() == ["Player 1", "Spieler 1"]
    assert pad.page.locator(".mistake").count() == 0


def test_the_sentence_about_a_tie_is_the_librarys(pad: Pad) -> None:
    pad.open(link="pier18;;Anna!S.Q.H..A!..A.....!1!2!!;Ben!Q..H..S.!..A..AAQ!0!1!!")
    verdict = pad.page.evaluate(VERDICT)
    assert "Ben" in verdict
    assert outcome(pad) == ([], [verdict])


VERDICT = """async () => {
    const anna = { name: "Anna", pier: ["S.Q.H..A", "..A....."], plan_completed: true, patrons: 2 };
    const ben = { name: "Ben", pier: ["Q..H..S.", "..A..AAQ"], plan_completed: false, patrons: 1 };
    const position = { game: "pier18", players: [anna, ben] };
    const said = await fetch("answer", { method: "POST", headers: { "Content-Type":
        "application/json" }, body: JSON.stringify({ ask: "score", lang: "en", position }) });
    return (await said.json()).verdict;
}"""


def test_both_languages_have_the_words() -> None:
    for lang, told in (("en", "Anna leads"), ("de", "Anna führt")):
        assert say(Message("outcome.leads", names=("Anna",)), lang) == told
