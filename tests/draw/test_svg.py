"""Pictures as SVG: scoring symbols on a full disc, blocked ones in a ring; always well-formed."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

import boardscore
from boardscore import auctionland, pier18
from boardscore.auctionland import Counts, Island, Tile
from boardscore.auctionland.show.svg import draw_line
from boardscore.auctionland.show.tile_shapes import INKS as ISLAND_INKS
from boardscore.packs import demo_pack
from boardscore.pier18 import Pier
from boardscore.pier18.show.pictures import draw_pier
from boardscore.pier18.show.svg import INKS as PIER_INKS
from boardscore.pier18.show.svg import strips
from boardscore.testing import islands, piers
from tests.tables import from_table, read_table

from ..pictures.kinds import pictures
from .drawings import Drawing

NASTY: Any = tuple(read_table(__file__, "NASTY"))
CONTOUR = "a65800"
BLOCKED = "8a1238"
COAST = "0f6fa8"
OPEN = "#8fb4c6"


def scored(pier: str, **rulings: str) -> Drawing:
    """The picture of a pier with the marks of its score."""
    position = {"game": "pier18", "rulings": rulings, "players": [{"name": "Anna", "pier": pier}]}
    return Drawing(boardscore.score(position).players[0].to_svg())


def settled(island: str) -> Drawing:
    """The picture of an island with the marks of its score."""
    position = {"game": "auctionland", "players": [{"name": "Alex", "island": island}]}
    return Drawing(boardscore.score(position).players[0].to_svg())


def discs(drawing: Drawing) -> Counter[str]:
    """The number of full discs of each symbol and zone."""
    found: Counter[str] = Counter()
    for one, ink in (*PIER_INKS.items(), *ISLAND_INKS.items()):
        found[one.value] += drawing.discs(ink.light)
    return +found


MEASURES: dict[str, Callable[[Drawing], Any]] = {
    "discs": discs,
    "rings": Drawing.rings,
    "arrows": lambda drawing: [arrow.count("M") == 2 for arrow in drawing.drawn_with(BLOCKED)],
    "contours": lambda drawing: [one[-1] == "Z" for one in drawing.drawn_with(CONTOUR)],
    "corners": lambda drawing: [one.count("Q") for one in drawing.drawn_with(CONTOUR)],
    "points": lambda drawing: [word for word in drawing.words() if word.startswith("+")],
    "coast": lambda drawing: len(drawing.drawn_with(COAST)),
    "links": lambda drawing: len(drawing.all("path", stroke_dasharray="1 6")),
    "bridges": lambda drawing: len(drawing.all("path", stroke_width="25")),
    "words": lambda drawing: [word for word in drawing.words() if not word.startswith("+")],
}
"""Arrows: whether each has its tip. Contours: whether each is closed."""


@from_table
def test_a_score_has_its_marks(
    game: str, board: str, rulings: dict[str, str], marks: dict[str, Any]
) -> None:
    drawing = scored(board, **rulings) if game == "pier18" else settled(board)
    assert {name: MEASURES[name](drawing) for name in marks} == marks


@from_table
def test_a_picture_without_a_score_has_no_marks(
    game: str, board: str, words: list[str], title: str, desc: str
) -> None:
    """`pier18.pier`: the upper side is named first."""
    read: type[Pier | Island] = Pier if game == "pier18" else Island
    drawing = Drawing(read.parse(board).to_svg("de" if words[0] == "oben" else "en"))
    assert (drawing.words(), drawing.title) == (words, title)
    assert drawing.desc.startswith(desc)
    assert not discs(drawing)
    assert drawing.rings() == len(drawing.drawn_with(BLOCKED) + drawing.drawn_with(COAST)) == 0


def test_strips_are_as_even_as_can_be() -> None:
    lengths = {columns: [len(strip) for strip in strips(columns)] for columns in (1, 10, 11, 21)}
    assert lengths == {1: [1], 10: [10], 11: [6, 5], 21: [7, 7, 7]}


@pytest.mark.long
@given(piers(most=60))
def test_a_pier_is_well_formed_and_as_many_discs_as_count(pier: Pier) -> None:
    """Counted by hand from the rules: each kind alone, groups on one side."""
    drawing = scored(str(pier))
    rows = str(pier).split("\n")
    found = discs(drawing)
    poets = sum(row.count("Q") for row in rows)
    assert found["Q"] == (poets if poets >= 2 else 0)
    assert found["A"] == max(row.count("A") for row in rows)
    sides = "..".join(["", *rows, ""])
    lovers = re.findall(r"(?<![SQHA])(?<![SQHA].)H(?!.?[SQHA])", sides)
    assert found["H"] == len(lovers)
    assert drawing.rings() == sum(row.count("H") for row in rows) - len(lovers)
    groups = [group for row in rows for group in re.findall("[SQHA]{2,}", row)]
    assert found["S"] == sum(group.count("S") for group in groups)
    points = [word for word in drawing.words() if word.startswith("+")]
    assert sorted(points) == sorted(f"+{len(one) - 1}" for one in groups if "S" in one)


def test_the_longest_pier_is_drawn() -> None:
    pier = Pier.parse("SQHA" * 100 + "\n" + "AHQS" * 100)
    drawing = Drawing(pier.to_svg())
    assert [word for word in drawing.words() if word.isdigit()] == [*map(str, range(1, 401))]


def test_a_card_has_its_id_date_patron_and_plan() -> None:
    """Card 1 of the invented pack: Flower Seller as Patron, 6 January, 4 Poets as its Plan."""
    drawing = Drawing(demo_pack("pier18").cards[0].to_svg("de"))
    assert drawing.words()[:2] == ["Karte 1", "6.1."]
    assert drawing.words()[-1] == "Plan: mindestens 4 Dichter"
    assert discs(drawing)["S"] == 1
    assert drawing.title == "Karte 1: Datum 6.1., Patron Blumenverkäufer"


def test_a_single_reason_keeps_its_marks_and_fades_the_other_tiles() -> None:
    """Of a beach and two theme parks in a column, only these two stay bright and have discs."""
    island = {"game": "auctionland", "players": [{"island": ["B T", ". T"]}]}
    player = boardscore.score(island).players[0]
    (parks,) = (line for line in player.lines if line.category == "theme_parks")
    whole, alone = player.to_svg(), draw_line(player, parks, "en")
    assert whole.count('opacity="0.3"') == 0
    assert alone.count('opacity="0.3"') == 2  # zones and markers of the beach
    assert (discs(Drawing(whole)), discs(Drawing(alone))) == ({"B": 1, "T": 2}, {"T": 2})


@pytest.mark.long
@given(islands())
def test_an_island_is_well_formed_and_as_many_discs_as_count(island: Island) -> None:
    drawing = settled(str(island))
    of = auctionland.counts(island)
    counted = Counter(B=of.beaches, T=of.theme_parks, G=of.gardens, H=of.houses)
    assert discs(drawing) == +counted
    empty = sum(tile is None for row in island.rows for tile in row)
    assert len(drawing.all("rect", stroke=OPEN)) == empty


def test_a_crowded_tile_is_drawn() -> None:
    """50 zones inside and 50 icons, the maximum of a tile."""
    drawing = Drawing(Tile.parse("B/" + "H" * 50 + "+" + "m" * 50).to_svg())
    assert len(drawing.all("circle")) == 100


def test_counts_are_icons_with_numbers() -> None:
    counts = Counts(2, 3, 4, 5, 1, 0, 112)
    player = auctionland.score(auctionland.Position((auctionland.Player("Bo", counts),))).players[0]
    drawing = Drawing(player.to_svg("de"))
    assert drawing.words() == ["2", "3", "4", "5", "1", "0", "112"]
    assert drawing.title == "Was Bo gezählt hat"
    assert drawing.desc.startswith("Gezählt: Strände: 2; ")


@pytest.mark.parametrize("name", NASTY, ids=["markup", "quotes", "marks", "cdata", "bytes", "long"])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_any_name_is_plain_text(game: str, name: str) -> None:
    """Such a name may be refused. If it is accepted, the picture shows it unchanged."""
    held = {"pier18": {"pier": "SQ\n.."}, "auctionland": {"island": "B"}}[game]
    try:
        result = boardscore.score({"game": game, "players": [{"name": name, **held}]})
    except boardscore.BoardscoreError:
        return
    drawing = Drawing(result.players[0].to_svg())
    assert "script" not in drawing.names()
    assert drawing.title.isprintable()
    shown = name if name.isprintable() else name.encode("ascii", "backslashreplace").decode()
    assert shown.replace("\x1b", "\\x1b").replace("\x00", "\\x00") in drawing.title


@pytest.mark.parametrize("model", [Pier.parse("SQ\nHA"), Island.parse("B"), Tile.parse("BGGH+l")])
def test_a_picture_needs_nothing_else(model: Pier | Island | Tile) -> None:
    """It is an image with a name, loads nothing, styles nothing outside, and is always the same."""
    text = model.to_svg()
    drawing = Drawing(text)
    assert drawing.root.get("role") == "img"
    assert drawing.title
    assert drawing.desc
    assert text == model.to_svg() == model._repr_svg_()
    assert text in model._repr_html_()
    assert not {"id", "href", "script", "image", "foreignObject"} & set(drawing.names())
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    (style,) = drawing.all("style")
    rules = re.findall(r"[{}]([^{}]+)\{", style.text or "")
    assert rules
    assert all(rule.startswith(".boardscore-picture .") for rule in rules)
    scoped = drawing.root.get("class")
    assert scoped == "boardscore-picture"


def test_a_picture_has_every_ink_as_a_plain_attribute() -> None:
    """Programs that ignore style sheets draw it too; classes only change inks in dark mode."""
    drawing = Drawing(Pier.parse("SQ\nHA").to_svg())
    for one in drawing.root.iter():
        for name in (one.get("class") or "").split():
            if name != "boardscore-picture":
                attribute = {"f": "fill", "s": "stroke"}[name[0]]
                assert re.fullmatch("#[0-9a-f]{6}", one.get(attribute) or "")


def test_a_file_has_no_style_of_a_page() -> None:
    """`height:auto` is blank in CairoSVG and an error in svglib; an `svg` in another is smaller."""
    for name, picture in pictures():
        drawing = Drawing(picture)
        assert [one.tag for one in drawing.root.iter() if one.get("style")] == [], name
        assert drawing.all("svg") == [drawing.root], name


def test_an_unknown_language_raises_an_error_of_the_library() -> None:
    with pytest.raises(boardscore.BoardscoreError):
        Pier.parse("SQ\nHA").to_svg("fr")


def test_pictures_are_small_enough_to_send() -> None:
    """A median pier below 18 KB, a full island below 35 KB."""
    full = "\n".join(["BBGGGGHH+l TTTTHHBB GHgh+p BGBH"] * 4)
    player = {"name": "Alex", "island": full}
    island = boardscore.score({"game": "auctionland", "players": [player]}).players[0]
    pier = {"name": "Anna", "pier": "S.Q.HQ..A.SA.H\n..A.A..QSQ..A."}
    median = boardscore.score({"game": "pier18", "players": [pier]}).players[0]
    assert len(median.to_svg()) < 18 * 1024
    assert len(island.to_svg()) < 35 * 1024
    titles = [Drawing(one.to_svg()).title for one in (median, island)]
    assert titles == ["Pier of Anna", "Island of Alex"]


def test_text_and_picture_agree_about_symbols() -> None:
    """Brackets in the text are scoring symbols in the picture; (H) and dashed rings are blocked.

    Q S A H is a group (`pier18.score.flower-sellers`); the Fisher blocks its Lovers. Those at upper
    7 are free, and those at lower 7, too: the sides do not block each other.
    """
    pier = Pier.parse("QSAH..H\n.A....H")
    position = pier18.Position((pier18.Player("Anna", pier),))
    player = pier18.score(position).players[0]
    text, drawing = draw_pier(pier, player.lines), Drawing(player.to_svg())
    assert text.splitlines()[1] == "upper  [Q] [S] [A] (H)  .   .  [H]"
    assert text.count("(") == drawing.rings() == 1
    assert drawing.desc.count(", scores") == text.count("[")
    assert "Lovers at upper 4, blocked" in drawing.desc
