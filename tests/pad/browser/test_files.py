"""Data packs and position files in the page: opened, pasted, dropped, kept; wrong ones refused."""

from collections.abc import Callable

import pytest

import boardscore
from boardscore.documents.document_files import parse_toml
from boardscore.packs import demo_pack, read_pack

from .conftest import Pad, until

PACK = """game = "pier18"
name = "mine"
provenance = "typed from my own copy"
[[cards]]
id = "7"
date = "04-17"
patron = "Q"
cells = ["S.Q.", "..A."]
plan = "poets >= 2"
[[cards]]
id = "8"
date = "06-01"
patron = "H"
cells = ["Q...", "A..."]
plan_text = "as many Poets as you have cats"
"""
CARDS = 'game = "pier18"\npack = "mine.toml"\n[[players]]\nname = "Jörg"\ncards = {}\n{}\n'


def told(pad: Pad) -> str:
    """The text of the open sheet."""
    return pad.text("dialog")


def scored(text: str) -> list[object]:
    """The score of a file in the library: the players, and who wins by what."""
    found = boardscore.score(boardscore.loads(text)).to_dict()
    return [found["players"], found["winners"], found["decided_by"]]


def closed(pad: Pad) -> Pad:
    pad.tap("[data-close]")
    until(lambda: pad.page.locator("dialog").count() == 0, "it stays open")
    return pad


# Packs


def test_a_pier_by_the_cards_of_the_invented_pack(pad: Pad) -> None:
    """A tap adds a card, another one removes it; in the list each tap covers one column more."""
    pad.open().tap('[data-by="cards"]', '[data-pack="demo"]')
    pad.tap('[data-card="1"]', '[data-card="4"]', '[data-card="9"]', '[data-card="3"]')
    pad.tap('[data-card="9"]', '[data-laid="1"]')
    assert pad.page.locator("[data-cards]").input_value() == "1 4+1 3"
    players = [
        {"name": "Player 1", "cards": ["1", "4+1", "3"], "plan_card": "3", "patrons": 0},
        {"name": "Player 2", "pier": [".", "."], "plan_completed": False, "patrons": 0},
    ]
    pad.shows({"game": "pier18", "pack": "demo", "players": players}, empty=1)
    pad.tap('[data-seat="0"]').write("[data-cards]", "1, 4+2 3")
    assert pad.page.locator("[data-laid]").all_inner_texts() == ["1", "4+2", "3"]
    pad.page.reload()
    assert pad.answered().page.locator("[data-laid]").all_inner_texts() == ["1", "4+2", "3"]
    assert boardscore.loads(pad.saved()).players[0].cards[1].overlap == 2


def test_an_unknown_card_is_reported_and_kept(pad: Pad) -> None:
    pad.open().tap('[data-by="cards"]', '[data-pack="demo"]').write("[data-cards]", "1 99 4+9")
    assert 'the pack has no "99"' in pad.text(".mistake")
    assert pad.page.locator("[data-cards]").input_value() == "1 99 4+9"


def test_an_island_by_the_tiles_of_the_invented_pack(pad: Pad) -> None:
    """A tile is added, and turned by a quarter for each further tap; the tables are the pack's."""
    pad.open("auctionland").tap('[data-by="tiles"]', '[data-pack="demo"]', '[data-pack-tile="5"]')
    pad.tap('[data-tile="0-0"]', '[data-tile="0-0"]', '[data-tile="0-0"]')
    pad.tap('[data-pack-tile="1"]', '[data-tile="0-1"]').fill("[data-pack-number]", "12")
    pad.tap(*['[data-tile="1-1"]'] * 4)
    rows = ["#5@2 #1 . .", ". #12@3 . ."]
    counts = dict.fromkeys(boardscore.auctionland.Counts.__annotations__, 0)
    players = [
        {"name": "Player 1", "island": rows},
        {"name": "Player 2", "counts": counts},
    ]
    pad.shows({"game": "auctionland", "pack": "demo", "players": players}, empty=1)
    assert boardscore.loads(pad.saved()).pack == demo_pack("auctionland")


def test_a_pack_is_opened_kept_and_offered(pad: Pad) -> None:
    """Poets: 2 of them on the pier complete the Plan of card 7."""
    pad.open().tap('[data-by="cards"]').load("my cards.toml", PACK)
    assert "mine" in pad.text(".notice")
    pad.tap('[data-card="8"]', '[data-card="7"]')
    assert pad.totals()[0] == "7"  # 1 for 2 Poets, 2 for 2 Fishers, 4 for the Plan
    pad.page.goto("about:blank")
    pad.open("auctionland").open().tap("[data-new]", '[data-by="cards"]')
    assert pad.page.locator("[data-card]").all_inner_texts() == ["7", "8"]
    pad.tap("[data-packs]", '[data-pack="demo"]')
    assert pad.page.locator("[data-card]").count() == 18
    assert pad.tap("[data-undo]").page.locator("[data-card]").count() == 2


@pytest.mark.parametrize(("game", "way"), [("pier18", "cards"), ("auctionland", "tiles")])
def test_the_page_says_how_to_enter_the_cards_of_a_physical_game(
    pad: Pad, game: str, way: str
) -> None:
    """Before a pack is chosen, and where another one is chosen: the demo is invented."""
    pad.open(game).tap(f'[data-by="{way}"]')
    assert "those of your game once" in pad.text(".packs")
    pad.tap('[data-pack="demo"]', "[data-packs]", "dialog [data-own-pack]")
    assert pad.page.locator("main").get_attribute("data-screen") == "pack"


def test_a_plan_in_words_needs_an_answer(pad: Pad) -> None:
    pad.open().load("mine.toml", PACK).tap(
        '[data-by="cards"]', '[data-card="7"]', '[data-card="8"]'
    )
    assert pad.totals()[0] == "?"
    assert "as many Poets as you have cats" in pad.text('[data-asked="plan_completed"]')
    before = int(pad.tap('[data-verdict="false"]').totals()[0])
    assert int(pad.tap('[data-verdict="true"]').totals()[0]) == before + 4


def test_the_judged_plan_is_that_of_the_last_card(pad: Pad) -> None:
    dogs = PACK.replace('plan = "poets >= 2"', 'plan_text = "as many Poets as you have dogs"')
    pad.open().load("mine.toml", dogs).tap('[data-by="cards"]', '[data-card="7"]')
    assert "dogs" in pad.text('[data-asked="plan_completed"]')
    pad.tap('[data-card="8"]')
    assert "cats" in pad.text('[data-asked="plan_completed"]')
    pad.tap("[data-undo]")
    assert "dogs" in pad.text('[data-asked="plan_completed"]')


def test_a_pasted_pack_with_another_name_is_added(pad: Pad) -> None:
    pad.open().load("mine.toml", PACK).tap(
        '[data-by="cards"]', "[data-packs]", "dialog [data-paste]"
    )
    pad.page.locator("[data-pasted]").fill(PACK.replace('"8"', '"9"'))
    pad.tap("[data-take]")
    assert pad.page.locator("[data-card]").all_inner_texts() == ["7", "9"]
    pad.tap("[data-packs]")
    packs = [one.get_attribute("data-pack") for one in pad.page.locator("[data-pack]").all()]
    assert packs == ["demo", "mine", "mine (2)"]


def test_a_link_with_a_custom_pack_contains_the_pier(pad: Pad, new_pad: Callable[..., Pad]) -> None:
    pad.open().load("mine.toml", PACK).tap(
        '[data-by="cards"]', '[data-card="8"]', '[data-card="7"]'
    )
    pad.tap("[data-share]")
    link = pad.page.locator("[data-link]").input_value().partition("#")[2]
    assert new_pad().open(link=link).totals() == pad.totals()


def test_a_game_with_a_missing_pack_requests_its_file(pad: Pad) -> None:
    """As after a browser has deleted the data packs that it kept."""
    pad.open().load("mine.toml", PACK).tap('[data-by="cards"]').write("[data-cards]", "7 8")
    pad.page.evaluate("localStorage.removeItem('boardscore.packs')")
    pad.page.reload()
    pad.answered()
    packs = pad.text(".packs")
    assert "Data pack: mine" in packs
    assert "does not have this data pack" in packs
    assert pad.page.locator(".mistake").count() == 0
    pad.load("mine.toml", PACK)
    assert pad.page.locator("[data-laid]").all_inner_texts() == ["7", "8"]


# Positions


def test_a_position_is_opened_and_the_old_game_is_one_step_back(pad: Pad) -> None:
    pad.open().lay(["A.A.....", "........"])
    text = (
        'game = "pier18"\nrulings = { flower_adjacency = "orthogonal" }\n[[players]]\n'
        'name = "Zoë \\"Q\\""\npier = """S.Q.|h..⚓\n..A.|...."""\npatrons = 2\nclaimed = 5\n'
        '[[players]]\npier = ["Q", "."]\nplan_completed = true\nplan_date = "02-29"\n'
    )
    pad.load("game.toml", text)
    pad.shows(boardscore.loads(text))
    assert pad.tap('[data-seat="0"]').page.locator("[data-name]").input_value() == 'Zoë "Q"'
    assert scored(pad.saved()) == scored(text)
    assert pad.tap("[data-undo]").totals() == ["2", "–"]


def test_a_position_with_cards_is_opened_with_its_pack(pad: Pad) -> None:
    text = CARDS.format('["7", "8+1"]', "plan_completed = true")
    pad.open().load("game.toml", text)
    assert "mine" in told(pad)
    closed(pad).load("mine.toml", PACK).load("game.toml", text)
    assert pad.page.locator("[data-laid]").all_inner_texts() == ["7", "8+1"]
    pad.shows(boardscore.loads(text, packs={"mine.toml": read_pack(parse_toml(PACK))}))


def test_a_condition_is_shown_in_words_and_saved_unchanged(
    pad: Pad, new_pad: Callable[..., Pad]
) -> None:
    """4 Poets are 2 points, and complete the Plan, as 4 of 8 spaces are empty: 6 points."""
    plan = "poets >= 4 and blanks != 9"
    text = (
        f'game = "pier18"\n[[players]]\nname = "Anna"\npier = ["QQQQ", "...."]\nplan = "{plan}"\n'
        'plan_date = "02-29"\n[[players]]\nname = "Ben"\npier = ["Q", "."]\n'
    )
    pad.open().load("game.toml", text)
    assert pad.totals() == ["6", "0"]
    assert "at least 4 Poets" in pad.text("[data-planned]")
    assert scored(pad.saved()) == scored(text)
    assert f'plan = "{plan}"' in pad.saved()
    other = new_pad().open(lang="de", link=pad.link())
    assert other.totals() == ["6", "0"]
    assert "mindestens 4 Dichter" in other.text("[data-planned]")
    pad.tap('[data-brush="."]', '[data-space="upper-0"]')
    assert pad.totals() == ["1", "0"]
    assert "not completed" in pad.text("[data-planned]")
    pad.tap("[data-undo]", "[data-by-hand]")
    assert pad.totals() == ["6", "0"]
    assert pad.page.locator("[data-plan]").get_attribute("aria-checked") == "true"
    assert pad.tap("[data-plan]").totals() == ["2", "0"]
    assert "poets" in pad.tap("[data-undo]", "[data-undo]").saved()


def test_a_plan_card_next_to_a_pier_needs_an_answer_and_is_saved(pad: Pad) -> None:
    """Card 8 has a Plan in words: no message says that it was not completed."""
    text = (
        'game = "pier18"\npack = "mine.toml"\n[[players]]\nname = "Anna"\npier = ["QQ", ".."]\n'
        'plan_card = "8"\n'
    )
    pad.open().load("mine.toml", PACK).load("game.toml", text)
    assert pad.totals() == ["?"]
    assert "as many Poets as you have cats" in pad.text('[data-asked="plan_completed"]')
    assert 'plan_card = "8"' in pad.saved()
    assert pad.tap('[data-verdict="true"]').totals() == ["5"]
    assert 'plan_date = "06-01"' in pad.saved()


def test_the_last_card_of_a_file_is_the_plan_of_a_finished_pier(pad: Pad) -> None:
    """8 points and 4 for the Plan of card 6; Ben's pier is unfinished, and no Plan is known."""
    text = (
        'game = "pier18"\npack = "demo"\n[[players]]\nname = "Anna"\n'
        'cards = ["1", "2", "3", "4", "5", "6"]\n'
        '[[players]]\nname = "Ben"\ncards = ["7", "8"]\n'
    )
    assert pad.open().load("game.toml", text).totals() == ["12", "3"]
    assert scored(pad.saved())[0][0]["total"] == 12


def test_a_file_without_a_plan_is_saved_without_one(pad: Pad) -> None:
    pad.open().load("game.toml", 'game = "pier18"\n[[players]]\npier = ["Q", "."]\n')
    assert "no Plan entered" in pad.text(".lines")
    assert "plan_completed" not in pad.saved()
    assert "plan_completed = true" in pad.tap("[data-plan]").saved()


def test_numbers_of_cards_and_tiles_are_saved(pad: Pad) -> None:
    cards = 'game = "pier18"\npack = "demo"\n[[players]]\ncards = ["1", "4+1t", "9t"]\n'
    tiles = 'game = "auctionland"\npack = "demo"\n[[players]]\nisland = "#5@2 #1\\n. #12"\n'
    pad.open().load("cards.toml", cards)
    assert pad.page.locator("[data-laid]").nth(1).get_attribute("aria-label") == (
        "Card 4+1t, covers 1"
    )
    pad.shows(boardscore.loads(cards))
    assert scored(pad.saved()) == scored(cards)
    assert boardscore.loads(pad.saved()).players[0].cards[2].turned
    pad.load("tiles.toml", tiles)
    pad.shows(boardscore.loads(tiles))
    assert '"#5@2 #1 . ."' in pad.saved()


def test_a_position_of_the_other_game_opens_that_game(pad: Pad) -> None:
    text = (
        'game = "auctionland"\n[tables]\nbeaches = [0, 1, "3+"]\ntheme_parks = [0, "2+"]\n'
        '[[players]]\nname = "Alex"\nmoney = 12\nisland = ["B+p BGGH+l . T", ". T G/HH T+m"]\n'
        "[[players]]\ncounts = { beaches = 2, theme_parks = 1, gardens = 0, houses = 0, peace = 1, "
        "love = 0, music = 3 }\n"
    )
    pad.open().load("game.toml", text)
    pad.shows(boardscore.loads(text))
    assert pad.text("h1") == "Auctionland"
    assert scored(pad.saved()) == scored(text)


@pytest.mark.parametrize(
    ("name", "text", "where", "why"),
    [
        ("pack.toml", PACK.replace("04-17", "02-30"), "Line 6", "has no day 30"),
        ("pack.toml", PACK.replace("..A.", "..X."), "Line 8", "unknown symbol"),
        ("game.toml", 'game = "pier18"\n[[players]\n', "Line 2", ""),
        ("game.toml", CARDS.format('["7"]', "patrons = 19"), "Line 2", "no pack"),
        ("photo.jpg", "\0\1\2", "Line 1", ""),
        ("empty.toml", "", "", "empty"),
        ("<b>.toml", "x = <script>", "Line 1", ""),
    ],
)
def test_a_broken_file_is_reported_by_line_and_changes_nothing(
    pad: Pad, name: str, text: str, where: str, why: str
) -> None:
    pad.open().lay(["A.......", "........"]).load(name, text)
    assert pad.text("dialog h2") == f"{name} cannot be used"
    assert where in told(pad)
    assert why in told(pad)
    assert closed(pad).totals() == ["1", "–"]


def test_a_file_is_dropped_on_the_page(pad: Pad) -> None:
    pad.open()
    pad.page.evaluate(
        """(text) => {
            const files = new DataTransfer();
            files.items.add(new File([text], "mine.toml"));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
        }""",
        PACK,
    )
    until(lambda: "mine" in pad.text(".notice"), "nothing is opened")


def test_a_file_that_is_too_large_is_refused(pad: Pad) -> None:
    pad.open().load("much.toml", "#" * 1_000_001)
    assert "much.toml is too large" in pad.text(".notice")


# Bars, and the end of a pier

MARKED = """game = "pier18"
[[players]]
name = "Anna"
pier = ["H.|Q...", ".S|...."]
plan = "columns >= 6 and blanks >= 9"
patrons = 1
[[players]]
name = "Ben"
pier = ["Q|A", ".|."]
plan_completed = false
patrons = 0
"""


def piers(pad: Pad) -> list[list[str]]:
    """The piers of the saved file."""
    players: list[dict[str, list[str]]] = parse_toml(pad.saved())["players"]
    return [one["pier"] for one in players]


def test_bars_and_the_end_of_a_pier_are_saved_as_they_were_opened(pad: Pad) -> None:
    opened = [["H.|Q...", ".S|...."], ["Q|A", ".|."]]
    pad.open().load("marked.toml", MARKED)
    pad.shows(boardscore.loads(MARKED))
    assert piers(pad) == opened
    pad.open(link=pad.link())
    pad.page.reload()
    assert piers(pad.answered()) == opened


def test_bars_move_with_their_columns(pad: Pad) -> None:
    """A symbol moves none; an inserted or removed column moves those after it."""
    pad.open().load("marked.toml", MARKED).tap('[data-brush="A"]', '[data-space="lower-0"]')
    assert piers(pad)[0] == ["H.|Q...", "AS|...."]
    pad.tap('[data-column="0"]', "dialog .action >> nth=0")
    assert piers(pad)[0] == [".H.|Q...", ".AS|...."]
    pad.tap('[data-column="3"]', "dialog .action >> nth=1")
    assert piers(pad)[0] == [".H.|...", ".AS|..."]
    pad.tap("[data-undo]", "[data-undo]", "[data-undo]")
    assert piers(pad)[0] == ["H.|Q...", ".S|...."]
