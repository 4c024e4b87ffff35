"""`to_line` and `from_line` agree with the page about links, and about the positions in them."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, frozen
from hypothesis import given, settings
from hypothesis import strategies as st

import boardscore
from boardscore.packs import demo_pack, write_pack
from boardscore.pad import answer, page_files
from boardscore.positions import read_position
from tests import odd_positions

NODE = os.environ.get("NODE") or shutil.which("node")

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(NODE is None, reason="Node.js is not here (node, NODE)"),
]

MANY = settings(max_examples=10 * settings().max_examples)

WITHOUT_DOCUMENT = """
const nothing = () => new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => "" : nothing()),
  apply: nothing,
  set: () => true,
});
globalThis.library = { answers: [], listeners: {}, isFollowed: false };
globalThis.document = nothing();
globalThis.window = {
  addEventListener: (what, listener) => { library.listeners[what] = listener; },
  matchMedia: nothing, localStorage: nothing(), sessionStorage: nothing(),
};
"""
ANSWERS = "export const answer = async () => library.answers.shift();\n" + "".join(
    f"export const {name} = () => null;\n" for name in ("address", "news")
)


@frozen
class Page:
    """The modules of the page in a process of Node."""

    process: "subprocess.Popen[str]"

    def ask(self, **request: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"lang": "en", **request}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@pytest.fixture(name="page", scope="module")
def _page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    modules = {
        **page_files.modules(),
        "answer.js": ANSWERS,
        "lines.js": Path(__file__).with_name("lines.js").read_text(encoding="utf-8"),
    }
    script = tmp_path_factory.mktemp("page") / "lines.mjs"
    script.write_text(WITHOUT_DOCUMENT + page_files.bundle(modules, "lines.js"), encoding="utf-8")
    process = subprocess.Popen(
        [str(NODE), str(script)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip
    with process:
        page = Page(process)
        for game in ("pier18", "auctionland"):
            page.ask(demo=write_pack(demo_pack(game)))
        yield page
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 0


def read_or_refused(line: str) -> Any:
    try:
        return boardscore.from_line(line)
    except boardscore.BoardscoreError:
        return None


def sent(page_position: Any) -> Any:
    """The position that the page sends to be scored; None if it is refused."""
    try:
        return read_position(page_position)
    except boardscore.PositionError:
        return None


def is_the_same(first: Any, second: Any) -> bool:
    """Bars do not matter for equality; they are in the dict of the position."""
    return bool(first == second) and trimmed(first) == trimmed(second)


def trimmed(position: Any) -> Any:
    """A position as a dict, without empty rows and columns at the end of islands."""
    if position is None or position.GAME == "pier18":
        return position and position.to_dict()
    return evolve(
        position,
        players=tuple(
            evolve(one, holding=getattr(one.holding, "trimmed", one.holding))
            for one in position.players
        ),
    ).to_dict()


@pytest.mark.parametrize(
    "link",
    [
        f"pier18;;A!S!.!!1!!!p!c{odd_positions.encode(odd_positions.CONDITION)}",
        "auctionland;;A!c!1%2e5......!!",
    ],
    ids=["a long Plan", "a count with a point"],
)
def test_the_page_opens_what_it_writes(page: Page, link: str) -> None:
    assert page.ask(link=link)["link"] == link


def test_the_date_of_the_plan_card_is_not_that_of_the_last_card(page: Page) -> None:
    """Card 9 is the Plan card, and the date of a tie; card 3 is only the last one of the pier."""
    opened = page.ask(link="pier18;p=demo;A!S!.!!1!!!c7,3!k9")
    (player,) = opened["position"]["players"]
    assert player == {"name": "A", "cards": ["7", "3"], "plan_card": "9", "patrons": 1}


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Spieler%201", "Ben"], ["Player 1", "Ben"]),
        (["Spieler%201", "Player%201"], ["Spieler 1", "Player 1"]),
        (["Spieler%201", "Person%201"], ["Spieler 1", "Person 1"]),
    ],
)
def test_default_names_stay_different(page: Page, names: list[str], shown: list[str]) -> None:
    """The page translates default names, unless two players would then have the same name."""
    opened = page.ask(link=";".join(("pier18;", *(f"{name}!S!.!1!2" for name in names))))
    assert [player["name"] for player in opened["position"]["players"]] == shown


@MANY
@given(position=odd_positions.positions())
def test_positions_travel_through_the_page(page: Page, position: Any) -> None:
    """The link of a position is the one that the page itself writes, and scored alike."""
    try:
        line = boardscore.to_line(position)
    except boardscore.BoardscoreError:
        return
    opened = page.ask(link=line)
    assert opened["link"] == line
    expected = odd_positions.in_a_line(position)
    assert is_the_same(sent(opened["position"]), expected)
    assert is_the_same(boardscore.from_line(line), expected)


@MANY
@given(position=odd_positions.positions())
def test_a_file_gets_the_same_link(page: Page, position: Any) -> None:
    """The page opens the file of a position, without a pack of the user."""
    try:
        line = boardscore.to_line(position)
    except boardscore.BoardscoreError:
        return
    text = boardscore.dumps(odd_positions.in_a_line(position))
    said = json.loads(answer(json.dumps({"ask": "read", "text": text})))
    assert page.ask(said=said)["link"] == line


@MANY
@given(link=odd_positions.links())
def test_states_of_the_page_are_read(page: Page, link: str) -> None:
    """Entries that are not finished, or that another way of entering hides, are read alike.

    The page opens a link with a pack of another browser without it; the library refuses that.
    """
    opened = page.ask(link=link)
    if opened is None or "p=mine" in opened["link"]:
        assert read_or_refused(link) is None
        return
    assert page.ask(link=opened["link"]) == opened
    expected = sent(opened["position"])
    assert is_the_same(read_or_refused(opened["link"]), expected)
    assert is_the_same(read_or_refused(link), expected)


@MANY
@given(link=odd_positions.links(), data=st.data())
def test_broken_links_are_refused_or_read_alike(page: Page, link: str, data: st.DataObject) -> None:
    """The library is stricter: it refuses parts that the page ignores."""
    place = data.draw(st.integers(0, len(link)))
    length = data.draw(st.integers(0, 3))
    junk = data.draw(st.text("!;=&,.-%+0129SQcikpt#é\u2028 ", max_size=3))
    broken = link[:place] + junk + link[place + length :]
    found = read_or_refused(broken)
    if found is not None:
        opened = page.ask(link=broken)
        assert opened is not None
        assert is_the_same(sent(opened["position"]), found)
