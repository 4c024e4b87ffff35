"""The actions of a person on the page, and the score of the library."""

from collections.abc import Callable
from typing import Any

import pytest

import boardscore
from tests.pad import short_links

from .conftest import Pad, until

pytestmark = pytest.mark.firefox

ANNA = ["S.Q.H..A", "..A....."]
BEN = ["Q..H..S.", "..A..AAQ"]
LOOKS = [(320, 568), (390, 844), (844, 390), (1280, 800)]
COUNTS = ["beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"]


def pier18(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    usual = {"plan_completed": False, "patrons": 0}
    return {"game": "pier18", "players": [{**usual, **player} for player in players], **more}


# Pier 18


def test_a_game_of_two_is_entered_and_scored(pad: Pad) -> None:
    """The position of the README: Anna and Ben have 7 each; Ben wins with 7 symbols to 5."""
    pad.open().call(0, "Anna").lay(ANNA).tap("[data-plan]", '[data-patrons="2"]')
    pad.call(1, "Ben").lay(BEN).tap('[data-patrons="1"]')
    assert pad.totals() == ["7", "7"]
    assert pad.text("[data-winner]") == "Ben wins the tie: 7 symbols to 5."
    pad.shows(
        pier18(
            {"name": "Anna", "pier": ANNA, "plan_completed": True, "patrons": 2},
            {"name": "Ben", "pier": BEN, "patrons": 1},
        )
    )


def test_a_stroke_fills_all_spaces_on_its_way_and_is_one_step(pad: Pad) -> None:
    pad.open().tap('[data-brush="A"]')
    first, last = (pad.page.locator(f'[data-space="upper-{n}"]').bounding_box() for n in (1, 4))
    assert first
    assert last
    pad.page.mouse.move(first["x"] + 9, first["y"] + 9)
    pad.page.mouse.down()
    pad.page.mouse.move(last["x"] + 9, last["y"] + 9, steps=2)
    pad.page.mouse.up()
    assert pad.answered().totals() == ["4", "–"]
    assert pad.tap("[data-undo]").totals() == ["–", "–"]


def test_the_same_symbol_once_more_clears_and_another_replaces(pad: Pad) -> None:
    pad.open().tap('[data-brush="A"]', '[data-space="upper-0"]')
    assert pad.totals() == ["1", "–"]
    assert pad.tap('[data-space="upper-0"]').totals() == ["–", "–"]
    pad.tap('[data-space="upper-0"]', '[data-brush="H"]', '[data-space="upper-0"]')
    assert pad.totals() == ["2", "–"]
    assert pad.tap('[data-brush="."]', '[data-space="upper-0"]').totals() == ["–", "–"]


def test_a_space_is_labelled_with_position_symbol_and_mark(pad: Pad) -> None:
    pad.open().lay(["H.Q.....", "S......."])
    said = [
        pad.page.locator(f'[data-space="{space}"]').get_attribute("aria-label")
        for space in ("upper-0", "upper-2", "lower-0", "lower-1")
    ]
    assert said == [
        "upper 1, Lovers, blocked",
        "upper 3, Poet",
        "lower 1, Flower Seller",
        "lower 2, empty",
    ]


def test_marks_agree_with_the_reasons_and_a_reason_lights_its_spaces(pad: Pad) -> None:
    """The Lovers at upper 5 are blocked by the Poet at upper 3; one Fisher of a side counts."""
    pad.open().lay(ANNA)

    def marked(name: str) -> list[str | None]:
        return [one.get_attribute("data-space") for one in pad.page.locator(f".space.{name}").all()]

    assert marked("blocked") == ["upper-4"]
    assert marked("full") == ["upper-7"]
    assert marked("because") == []
    pad.tap('[data-rule="pier18.score.lovers"]')
    assert marked("because") == ["upper-2"]
    lit = {*marked("dim")}
    assert "upper-4" not in lit
    assert {"upper-7", "lower-2"} <= lit
    pad.tap('[data-rule="pier18.score.lovers"]')
    assert marked("dim") == []


def test_keys_write_a_pier(pad: Pad) -> None:
    """One Tab stop for all spaces; letters write and advance, arrows move."""
    pad.open()
    pad.page.locator('[data-space="upper-0"]').focus()
    for key in ["q", "Q", "ArrowRight", "h", "ArrowDown", "a", "Backspace"]:
        pad.page.keyboard.press(key)
    pad.answered()
    # upper QQ.H, lower: an arrow down from column 5, where A was written; Backspace cleared 6
    pad.shows(
        pier18({"name": "Player 1", "pier": ["QQ.H.", "....A"]}, {"pier": [".", "."]}), empty=1
    )


def test_dates_appear_only_when_a_tie_needs_them(pad: Pad) -> None:
    pad.open().lay(["A..H....", "........"])
    assert pad.page.locator("[data-asked]").count() == 0
    pad.tap('[data-seat="1"]').lay(["H..A....", "........"])
    assert "the dates on the Plan cards of Player 1 and Player 2" in pad.text("[data-winner]")
    for seat, (month, day) in enumerate([("06", "01"), ("04", "17")]):
        pad.tap(f'[data-seat="{seat}"]')
        pad.page.locator('[data-date="month"]').select_option(month)
        pad.page.locator('[data-date="day"]').select_option(day)
        pad.answered()
    assert pad.text("[data-winner]") == "Player 2 wins the tie: 17 April before 1 June."
    assert pad.page.locator('[data-asked="plan_date"]').count() == 1


def test_a_ruling_that_changes_the_score_is_offered_with_its_effect(pad: Pad) -> None:
    """A Poet next to a Flower Seller scores 1; the Fisher across joins them if so ruled."""
    pad.open().lay(["SQ......", "A......."])
    assert pad.totals() == ["2", "–"]
    pad.tap("[data-rulings]", '[data-ruling="flower_adjacency"] [value="orthogonal"]')
    assert pad.totals() == ["3", "–"]
    assert pad.tap("[data-undo]").totals() == ["2", "–"]
    pad.tap("[data-undo]", "[data-undo]", "[data-undo]")
    assert pad.page.locator("[data-ruling]").count() == 0


def test_columns_are_inserted_removed_and_added(pad: Pad) -> None:
    pad.open().lay(["A.A.....", "........"]).tap(
        '[data-column="1"]', "dialog .action:nth-of-type(1)"
    )
    assert pad.entered()["pier"][0] == "A..A"
    pad.tap('[data-column="1"]', "dialog .action:nth-of-type(2)")
    assert pad.entered()["pier"][0] == "A.A"
    pad.tap("[data-columns]")
    assert pad.page.locator("[data-space]").count() == 48


def test_players_are_added_and_removed(pad: Pad) -> None:
    pad.open().tap("[data-add-seat]")
    assert len(pad.totals()) == 3
    assert pad.page.locator("[data-add-seat]").count() == 0
    assert len(pad.tap("[data-remove-seat]").totals()) == 2
    assert len(pad.tap("[data-undo]").totals()) == 3


def test_an_empty_game_shows_no_tie(pad: Pad) -> None:
    pad.open()
    assert pad.page.locator("[data-winner]").is_hidden()
    assert pad.page.locator("[data-asked]").count() == 0


# Auctionland


def test_counts_are_entered_and_tables_requested(pad: Pad) -> None:
    pad.open("auctionland")
    players = []
    for seat, counts in enumerate([[4, 3, 2, 3, 2, 2, 3], [1, 1, 0, 3, 3, 2, 3]]):
        pad.tap(f'[data-seat="{seat}"]')
        for key, count in zip(COUNTS, counts, strict=True):
            pad.fill(f'[data-count="{key}"]', str(count))
        players.append(
            {"name": f"Player {seat + 1}", "counts": dict(zip(COUNTS, counts, strict=True))}
        )
    assert pad.totals() == ["?", "?"]
    for key, typed in (("beaches", "0, 1, 3+"), ("theme_parks", "0 2 5+")):
        pad.page.locator(f'[data-table="{key}"]').fill(typed)
        pad.page.locator(f'[data-table="{key}"]').press("Enter")
        pad.answered()
    tables = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, "5+"]}
    pad.shows({"game": "auctionland", "tables": tables, "players": players})


def test_tables_are_remembered_for_the_next_game(pad: Pad) -> None:
    pad.open("auctionland").fill('[data-count="beaches"]', "1")
    pad.page.locator('[data-table="beaches"]').fill("0, 7+")
    pad.page.locator('[data-table="beaches"]').press("Enter")
    pad.answered().tap("[data-new]").fill('[data-count="beaches"]', "1")
    assert pad.page.locator('[data-table="beaches"]').input_value() == "0, 7+"
    assert pad.text('[data-rule="auctionland.score.beaches"] .points') == "7"


def test_an_island_is_built_tile_by_tile(pad: Pad) -> None:
    """A beach next to a theme park that has a house at its south side, and love in it."""
    pad.open("auctionland").tap('[data-by="island"]', '[data-tile="0-0"]')
    pad.tap('[data-zone="T"]', '[data-tile="0-1"]', '[data-zone="H"]').halves(4, 5)
    pad.tap('[data-icon="love"]', '[data-tile="0-1"]')
    assert pad.page.locator('[data-tile="0-1"]').get_attribute("data-laid") == "TTHT+l"
    pad.tap('[data-tile="2-2"]').fill("#notation", "G/HH")
    toml = pad.saved()
    saved = boardscore.loads(toml)
    assert str(saved.players[0].holding).split("\n")[0].split()[:2] == ["B", "TTHT+l"]
    lines = boardscore.score(saved).players[0].lines
    pad.tap('[data-seat="0"]')
    told = pad.page.locator("[data-line] .why").all_inner_texts()
    assert told == [line.text() for line in lines]


def test_half_sides_are_entered_by_keys(pad: Pad) -> None:
    """Enter opens the tile, arrows move clockwise, Escape leads back to its place."""
    pad.open("auctionland").tap('[data-by="island"]', '[data-zone="G"]', '[data-tile="1-1"]')
    pad.tap('[data-zone="H"]')
    pad.page.locator('[data-tile="1-1"]').focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
        pad.page.keyboard.press(key)
    tile = pad.answered().page.locator('[data-tile="1-1"]')
    assert tile.get_attribute("data-laid") == "GGHGGGGG"
    focused = pad.page.locator("[data-half]:focus")
    assert focused.get_attribute("aria-label") == "right side, top half: House"
    for key in ("ArrowRight", "Space"):
        pad.page.keyboard.press(key)
    pad.answered()
    assert tile.get_attribute("data-laid") == "GHGG"
    pad.page.keyboard.press("Escape")
    assert pad.page.locator(".opened").is_hidden()
    assert pad.page.locator(":focus").get_attribute("data-tile") == "1-1"
    pad.page.keyboard.press("Enter")
    pad.page.locator('[data-zone="B"]').focus()
    pad.page.keyboard.press("Escape")
    assert pad.page.locator(".opened").is_hidden()


def test_half_sides_are_entered_by_strokes(pad: Pad) -> None:
    """From a garden everywhere: a house on three halves; then another house, then no zone."""
    pad.open("auctionland").tap('[data-by="island"]', '[data-zone="G"]', '[data-tile="1-1"]')
    tile = pad.page.locator('[data-tile="1-1"]')
    pad.tap('[data-zone="H"]').halves(2)
    assert tile.get_attribute("data-laid") == "GGHGGGGG"
    box = pad.box(".large")
    east, south = (box["x"] + box["width"] * 0.85, box["y"] + box["height"] * 0.85)
    pad.page.mouse.move(east, box["y"] + box["height"] * 0.65)
    pad.page.mouse.down()
    pad.page.mouse.move(box["x"] + box["width"] * 0.65, south, steps=8)
    pad.page.mouse.up()
    assert pad.answered().page.locator(".large > svg > polygon").count() == 8
    assert tile.get_attribute("data-laid") == "GGHHHGGG"
    assert pad.halves(4).page.locator('[data-laid="GGHHhGGG"]').count() == 1
    assert pad.halves(4).page.locator('[data-laid="GGHH-GGG"]').count() == 1
    assert pad.text('[data-rule="auctionland.score.gardens-houses"] .points') == "1"
    pad.tap("[data-undo]", "[data-undo]", "[data-undo]")
    assert tile.get_attribute("data-laid") == "GGHGGGGG"


def test_money_appears_when_a_tie_needs_it(pad: Pad) -> None:
    tables = "t.beaches=0%2C1%2B&t.theme_parks=0%2C1%2B"
    pad.open("auctionland", link=f"auctionland;{tables};A!c!1......!!;B!c!1......!!")
    pad.fill("[data-money]", "3").tap('[data-seat="1"]').fill("[data-money]", "4")
    assert pad.text("[data-winner]") == "B wins the tie: 4 dollars to 3."


# Nothing is lost


def test_a_reload_keeps_the_game_and_its_steps(pad: Pad) -> None:
    pad.open().lay(["A.A.....", "........"])
    pad.page.reload()
    assert pad.answered().totals() == ["2", "–"]
    pad.page.goto(f"{pad.address}?game=pier18")
    assert pad.answered().totals() == ["2", "–"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]


@pytest.mark.firefox(lacks="control of navigation")
def test_an_immediate_reload_shows_the_last_tap(pad: Pad) -> None:
    """The address is still that of the previous step, and the browser returns to it."""
    pad.open().lay(["A.......", "........"])
    pad.page.evaluate("addEventListener('click', () => location.reload())")
    with pad.page.expect_navigation():
        pad.page.locator('[data-space="upper-2"]').click()
    assert pad.answered().totals() == ["2", "–"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]


@pytest.mark.firefox(lacks="control of requests")
def test_a_link_is_opened_even_if_only_its_reload_succeeds(pad: Pad) -> None:
    """A tab's stored game is not part of a link that the person has opened since."""
    pad.open().lay(["A.......", "........"])
    pad.page.goto("about:blank")
    pad.page.route("**/index.js", lambda route: route.abort())
    link = short_links.link("pier18;;A!H.......!........!0!0!;B!........!........!0!0!")
    pad.page.goto(f"{pad.address}?game=pier18&lang=en#{link}")
    pad.page.unroute("**/index.js")
    pad.errors.clear()
    pad.page.reload()
    assert pad.answered().totals() == ["2", "0"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]


NEVER = "window.setTimeout = () => 0"
"""Delayed actions of the page no longer happen."""


@pytest.mark.firefox(lacks="control of requests")
def test_the_last_tap_is_kept_when_the_page_closes_before_its_score(pad: Pad) -> None:
    pad.open().tap('[data-brush="A"]')
    pad.page.route("**/answer", lambda _: None)  # never answered
    pad.page.evaluate(NEVER)
    pad.page.locator('[data-space="upper-0"]').click()
    pad.page.unroute("**/answer")
    pad.page.goto("about:blank")
    assert pad.open().totals() == ["1", "–"]


def test_the_last_tap_is_kept_when_another_game_opens_before_its_score(
    pad: Pad,
) -> None:
    pad.open().tap('[data-brush="A"]')
    pad.page.evaluate(NEVER)
    pad.page.locator('[data-space="upper-0"]').click()
    pad.tap('[data-game="auctionland"]', '[data-game="pier18"]')
    assert pad.totals() == ["1", "–"]


def test_the_link_in_the_address_is_that_of_the_scored_position(pad: Pad) -> None:
    pad.open().tap('[data-brush="A"]', '[data-space="upper-0"]')
    assert pad.entered()["pier"][0] == "A"
    assert pad.tap("[data-undo]").entered() == {"name": "Player 1"}


def test_a_link_opens_the_game_elsewhere_and_keeps_the_old_one(
    pad: Pad, new_pad: Callable[..., Pad]
) -> None:
    pad.open().call(0, "Ä & <b>; !_~#").lay(["A.A.....", "........"])
    other = new_pad().open().lay(["H.......", "........"])
    assert other.totals() == ["2", "–"]
    other.page.goto(f"{other.address}?game=pier18&lang=en#{pad.link()}")
    until(lambda: other.link() == pad.link(), "the link is not opened")
    other.answered()
    assert other.page.locator("[data-name]").input_value() == "Ä & <b>; !_~#"
    assert other.tap("[data-undo]").page.locator("[data-name]").input_value() == "Player 1"


PLAYER: Any = {"name": "A", "pier": ["S", "."]}


def of(*players: Any, game: str = "pier18", **more: Any) -> str:
    """A code, of whatever is wrong."""
    return short_links.code({"game": game, **more, "players": [*players]})


BROKEN_LINKS = [
    ("pier18;;A!S!.!0!0!", "an old form"),
    ("pier18%3B%3BA", "an old form"),
    (of(PLAYER)[:-9], "ends too early"),
    (of(PLAYER)[:-9] + "AAAAAAAAA", "altered"),
    ("B" + of(PLAYER)[1:], "begins with B"),
    ("<script>alert(1)</script>", "not a link"),
    ("A" * 65_537, "longer than 64 KB"),
    (
        short_links.code({"game": "pier18", "players": [PLAYER], "x": "x" * 10**6}),
        "more than 1 MB",
    ),
    (of({"name": "A", "pier": ["X", "."]}), "X"),
    (of({"name": "A", "pier": ["S" * 30_000, "." * 30_000]}), "10000"),
    (of({**PLAYER, "patrons": 99}), "18"),
    (of({**PLAYER, "patron": 2}), "patron"),
    (of({**PLAYER, "pier": ["S", ".."]}), "upper"),
    (of({**PLAYER, "cards": ["1"]}, pack="demo"), "pier"),
    (of({**PLAYER, "plan": 5}), "5"),
    (of({"name": "A", "cards": 5}, pack="demo"), "5"),
    (of({"name": "A", "patrons": 2}), "pier"),
    (of(*({**PLAYER, "name": name} for name in "ABCD")), "4 players"),
    (of(PLAYER, rulings=5), "5"),
    (of({"name": "A", "counts": {"beaches": 1}}, game="auctionland"), "parks"),
    (of({"name": "A", "island": ["B B B B B"]}, game="auctionland"), "5"),
    (of(PLAYER, game="__proto__"), "__proto__"),
]
"""Links, and a part of what the page says about each."""


def test_a_broken_link_is_reported_and_changes_nothing(pad: Pad) -> None:
    pad.open("pier18").lay(["A.......", "........"])
    for link, why in BROKEN_LINKS:
        pad.page.goto("about:blank")
        pad.page.goto(f"{pad.address}?game=pier18&lang=en#{link}")
        pad.answered()
        until(lambda: "cannot be read" in pad.text(".notice"), f"nothing is told: {why}")
        assert why in pad.text(".notice")
        assert pad.tap('[data-seat="0"]').page.locator(".brushes").count() == 1, why
        assert pad.open("pier18").totals() == ["1", "–"], why


def test_names_are_text_everywhere(pad: Pad) -> None:
    name = "<img src=x onerror=document.title='bad'>"
    pad.open().call(0, name).lay(["A.......", "........"])
    assert pad.text('[data-seat="0"] .called') == name
    pad.page.evaluate("() => { window.print = () => { document.body.dataset.printed = 'yes'; }; }")
    pad.page.locator("[data-print]").click()
    until(lambda: pad.page.evaluate("document.body.dataset.printed"), "nothing is printed")
    assert pad.page.locator(".sheet img").count() == 2
    assert pad.page.locator(".sheet h2").first.text_content() == f"{name}: 1"
    assert pad.page.title() == "Pier 18"
    assert boardscore.loads(pad.saved()).players[0].name == name


def test_mistakes_are_reported_and_nothing_is_lost(pad: Pad) -> None:
    pad.open().lay(["A.......", "........"]).call(1, "Player 1")
    assert "Player 1" in pad.text(".mistake")
    assert pad.totals() == ["1", "–"]
    assert pad.call(1, "Ben").totals() == ["1", "–"]


@pytest.mark.parametrize(
    "broken",
    [
        "Storage.prototype.setItem = () => { throw new Error('full'); }",
        "Storage.prototype.getItem = () => { throw new Error('private'); }",
        'Storage.prototype.getItem = () => \'{"now": 3, "past": null}\'',
        "Storage.prototype.getItem = () => '{'",
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })",
    ],
    ids=["full", "private", "damaged", "no JSON", "none"],
)
def test_a_browser_without_storage_still_scores(pad: Pad, broken: str) -> None:
    pad.context.add_init_script(broken)
    pad.open().lay(["A.A.....", "........"])
    assert pad.totals() == ["2", "–"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]
    link = pad.link()
    pad.page.goto("about:blank")
    assert pad.open(link=link).totals() == ["1", "–"]


@pytest.mark.firefox(lacks="control of requests")
def test_without_an_answer_entry_continues_and_is_scored_later(pad: Pad) -> None:
    pad.open()
    pad.page.route("**/answer", lambda route: route.abort())
    pad.page.locator('[data-brush="A"]').click()
    pad.page.locator('[data-space="upper-0"]').click()
    pad.page.locator('[data-space="upper-2"]').click()
    until(lambda: "Nothing is lost" in pad.text(".notice"), "nothing is told")
    assert pad.page.evaluate("document.documentElement.dataset.pending") == "yes"
    pad.page.unroute("**/answer")
    assert pad.answered().totals() == ["2", "–"]
    pad.errors.clear()  # the browser reports the failed requests


@pytest.mark.firefox(lacks="control of requests")
def test_an_unanswered_request_is_sent_again(pad: Pad) -> None:
    """A phone that slept may keep a connection that ended long ago."""
    pad.open().tap('[data-brush="A"]')
    asked: list[Any] = []

    def ignore_the_first(route: Any) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    pad.page.route("**/answer", ignore_the_first)
    assert pad.tap('[data-space="upper-0"]').totals()[0] == "1"
    assert len(asked) > 1
    assert pad.text(".notice") == ""


def test_a_hundred_steps_are_taken_back(pad: Pad) -> None:
    pad.open().tap('[data-brush="A"]')
    start = pad.link()
    pad.page.evaluate(f"{REPEAT}(100, (step) => `[data-space=upper-${{step % 2}}]`)")
    pad.answered()
    pad.page.reload()
    pad.answered().page.evaluate(f"{REPEAT}(99, () => '[data-undo]')")
    assert pad.answered().totals() == ["1", "–"]
    assert pad.tap("[data-undo]").link() == start


REPEAT = """((times, where) => {
    for (let step = 0; step < times; step += 1) document.querySelector(where(step)).click();
})"""
"""Clicks faster than any hand."""


# Saving, sharing, speech, layout


def test_the_saved_file_scores_the_same(pad: Pad) -> None:
    pad.open().call(0, 'Ä "q" \\').lay(ANNA).tap("[data-plan]", "[data-plan]")
    result = boardscore.score(boardscore.loads(pad.saved()))
    assert [str(result.players[0].total), "–"] == pad.totals()
    assert result.players[0].name == 'Ä "q" \\'


def test_sharing_shows_a_link_of_this_game(pad: Pad) -> None:
    pad.open().lay(ANNA).tap("[data-share]")
    link = pad.page.locator("[data-link]").input_value()
    assert link == f"{pad.address}?game=pier18#{pad.link()}"
    assert "only this computer can open this page" in pad.text("dialog")
    assert "boardscore pad --lan" in pad.text("dialog")
    assert pad.page.locator(".qr").count() == 0  # a code that no phone could open
    pad.tap("[data-close]")
    until(lambda: pad.page.locator("dialog").count() == 0, "it stays open")


@pytest.mark.firefox(lacks="control of requests")
def test_a_link_has_an_address_for_phones(pad: Pad) -> None:
    """If the server is open to its network, the link has its address there."""
    pad.open().lay(ANNA)
    there = "http://192.0.2.7:8018/"
    pad.page.route("**/address", lambda route: route.fulfill(body=there))
    pad.tap("[data-share]")
    link = pad.page.locator("[data-link]").input_value()
    assert link == f"{there}?game=pier18#{pad.link()}"
    assert "on a phone that can reach this page" in pad.text("dialog")
    until(lambda: pad.page.locator("[data-qr]").count(), "no QR code")


def test_default_names_change_with_the_language(pad: Pad) -> None:
    pad.open().call(1, "Ben").tap("[data-language]")
    called = pad.page.locator(".called").all_inner_texts()
    assert called == ["Spieler 1", "Ben"]
    assert pad.tap("[data-language]").page.locator(".called").all_inner_texts() == [
        "Player 1",
        "Ben",
    ]


def test_the_total_is_announced(pad: Pad) -> None:
    pad.open().lay(["A.......", "........"])
    until(lambda: pad.text(".spoken[aria-live]") == "Player 1: 1 point", "nothing is said")


def test_a_player_without_a_name_is_announced_by_the_seat(pad: Pad) -> None:
    """Never as ": 2 points"."""
    pad.open().call(0, " ").lay(["AA......", "........"])
    until(lambda: pad.text(".spoken[aria-live]") == "Player 1: 2 points", "nothing is said")


def test_it_is_visible_that_a_name_can_be_changed(pad: Pad) -> None:
    """The name is on a dotted line, also without a mouse."""
    pad.open()
    line = "(one) => [getComputedStyle(one).borderBottomStyle, getComputedStyle(one).borderColor]"
    style, colour = pad.page.locator(".name").evaluate(line)
    assert style == "dotted"
    assert "rgba(0, 0, 0, 0)" not in colour


def test_the_language_can_be_changed(pad: Pad) -> None:
    pad.open().lay(ANNA).tap("[data-language]")
    assert pad.page.evaluate("document.documentElement.lang") == "de"
    assert pad.text("[data-plan]") == "Plan erfüllt"
    assert "Liebende oben 5" in pad.text(".lines")
    pad.page.goto(f"{pad.address}?game=pier18")
    assert pad.answered().text("[data-plan]") == "Plan erfüllt"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_cut_and_everything_can_be_hit(new_pad: Callable[..., Pad], scheme: str) -> None:
    """In German, with its long words: at every width, for both games."""
    pad = new_pad(color_scheme=scheme)
    long = "Maximiliane"
    for game, link in (
        ("pier18", f"pier18;;{long}!SSQH!A..H!1!2!;Ben!Q..H!....!0!1!;Cleo!.!.!0!0!"),
        ("auctionland", f"auctionland;;{long}!c!1.2.3.4.5.6.7!!;Ben!c!1......!!;Cleo!c!......!!"),
    ):
        for width, height in LOOKS:
            pad.page.set_viewport_size({"width": width, "height": height})
            pad.open(game, "de", link)
            assert pad.page.evaluate("document.documentElement.scrollWidth") <= width
            assert pad.page.evaluate(CUT) == [], width
            pad.page.goto("about:blank")


CUT = """() => [...document.querySelectorAll('button, label span, h1, .why, .verdict')]
    .filter((one) => one.offsetParent && getComputedStyle(one).clipPath === 'none')
    .filter((one) => !one.closest('.seats') && !one.matches('.space'))
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize("file", ["pier18", "pier18-de", "auctionland", "auctionland-counts"])
def test_an_address_from_python_opens_the_position(pad: Pad, file: str) -> None:
    """Even if the address of the pad names the other game."""
    position = boardscore.load(f"examples/{file}.toml")
    other = {"pier18": "auctionland", "auctionland": "pier18"}[position.GAME]
    pad.page.goto(boardscore.pad_url(position, f"{pad.address}?game={other}&lang=en"))
    pad.answered().shows(position)
    assert boardscore.from_url(pad.link()) == position
