"""Checksums of packs and differences between packs: what counts, and what does not."""

import re
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import auctionland, checksums_by_id, compare_packs, pack_checksum, pier18
from boardscore.auctionland.testing import strategies as islands
from boardscore.pack_checksums import canonical_text
from boardscore.packs import demo_pack, read_pack
from boardscore.pier18.testing import strategies as piers
from tests.effort import examples
from tests.tables import from_table, read_table

Data = dict[str, Any]

CARD: Data = {
    "id": "7", "date": "04-17", "patron": "Q", "cells": ["S.Q.", "..A."], "plan": "poets >= 4",
}  # fmt: skip
WORDS: Data = {
    "id": "8", "date": "02-29", "patron": "H", "cells": ["....", "H..S"],
    "plan_text": "A long\nwalk",
}  # fmt: skip
CARDS: Data = {"game": "pier18", "name": "mine", "provenance": "typed in", "cards": [CARD, WORDS]}
TILES: Any = read_table(__file__, "TILES")

OF_CARDS = """\
pier18
02-29 H .... H..S plan_text Alongwalk
04-17 Q S.Q. ..A. plan poets>=4
"""
OF_TILES = """\
auctionland
--------+pp
BBGGGGHH+l
BBGGGGHH+l
BBHHGGhh/GH+lm
beaches 0 1 3+
theme_parks 0 2
"""
"""Written by hand: in the canonical turn of tile 5 its beach is in the north, clockwise from it a
house, a garden and another house."""


def pack(data: Data) -> Any:
    return read_pack(data)


def cards(*entries: Data) -> Any:
    return pack({**CARDS, "cards": list(entries)})


def tiles(*entries: Data, **more: Any) -> Any:
    return pack({**TILES, "tiles": list(entries), **more})


def part(data: Data) -> Any:
    """A pack with other cards or tiles."""
    return pack({**(CARDS if "cards" in data else TILES), **data})


def sha256sum(text: str) -> str:
    """Computed by another program."""
    done = subprocess.run(["sha256sum"], input=text.encode(), capture_output=True, check=True)
    return done.stdout.decode().split()[0]


with_sha256sum = pytest.mark.skipif(not shutil.which("sha256sum"), reason="needs sha256sum")


# Checksums


@with_sha256sum
@pytest.mark.parametrize(("data", "text"), [(CARDS, OF_CARDS), (TILES, OF_TILES)])
def test_the_checksum_is_that_of_the_canonical_text(data: Data, text: str) -> None:
    assert canonical_text(pack(data)) == text
    assert pack_checksum(pack(data)) == sha256sum(text)


@with_sha256sum
@from_table
def test_each_card_or_tile_has_the_checksum_of_its_line(game: str, lines: dict[str, str]) -> None:
    """Without copies; score tables are not listed."""
    found = checksums_by_id(pack({"pier18": CARDS, "auctionland": TILES}[game]))
    assert found == {name: sha256sum(line) for name, line in lines.items()}


@from_table
def test_what_is_not_printed_does_not_count(other: Data) -> None:
    same = pack(CARDS if "cards" in other else TILES)
    assert pack_checksum(part(other)) == pack_checksum(same)
    assert compare_packs(part(other), same) == ()


@from_table
def test_everything_printed_on_a_card_counts(changed: Data, columns: list[str]) -> None:
    card = {key: value for key, value in {**CARD, **changed}.items() if value is not None}
    other = cards(card, WORDS)
    assert pack_checksum(other) != pack_checksum(pack(CARDS))
    (found,) = compare_packs(pack(CARDS), other)
    assert found.columns == tuple(columns)


def test_the_order_of_alternatives_counts() -> None:
    """Only spaces in Plans do not."""
    one = cards({**CARD, "plan": "poets >= 4 or lovers >= 2"})
    other = cards({**CARD, "plan": "lovers >= 2 or poets >= 4"})
    assert pack_checksum(one) != pack_checksum(other)


@pytest.mark.parametrize(
    ("tile", "same"),
    [(one, True) for one in ("BGGH+l", "HBGG+l", "GHBG+l", "GGHB+l", "BBGGGGHH+l")]
    + [(one, False) for one in ("BHGG+l", "HGGB+m", "BGGH", "BGgH+l", "BGGH/G+l")],
)
def test_the_turn_of_a_tile_does_not_count(tile: str, same: bool) -> None:
    one, *rest = TILES["tiles"]
    assert (
        pack_checksum(tiles({**one, "tile": tile}, *rest)) == pack_checksum(pack(TILES))
    ) is same


@from_table
def test_score_tables_count(tables: Data) -> None:
    other = pack({**TILES, "tables": tables})
    assert pack_checksum(other) != pack_checksum(pack(TILES))
    assert {found.first.id for found in compare_packs(pack(TILES), other) if found.first} <= {
        *("beaches", "theme_parks")
    }


@examples(0.5)
@given(st.one_of(piers.pier18_packs(), islands.auctionland_packs()), st.integers(0, 10**6))
def test_order_ids_and_turns_never_count(mine: Any, seed: int) -> None:
    random = Random(seed)
    listed = "cards" if isinstance(mine, pier18.Pack) else "tiles"
    entries = [*getattr(mine, listed)]
    random.shuffle(entries)
    changed = [evolve(entry, id=f"x{number}") for number, entry in enumerate(entries)]
    if isinstance(mine, auctionland.Pack):
        changed = [evolve(one, tile=one.tile.turned(random.randrange(4))) for one in changed]
    yours = evolve(mine, **{listed: tuple(changed)}, name="yours")
    assert pack_checksum(yours) == pack_checksum(mine)
    assert sorted(checksums_by_id(yours).values()) == sorted(checksums_by_id(mine).values())
    assert compare_packs(mine, yours) == ()


@examples(0.5)
@given(
    st.one_of(
        st.tuples(piers.pier18_packs(), piers.pier18_packs()),
        st.tuples(islands.auctionland_packs(), islands.auctionland_packs()),
    )
)
def test_packs_have_no_differences_if_their_checksums_are_equal(both: tuple[Any, Any]) -> None:
    mine, yours = both
    assert (compare_packs(mine, yours) == ()) == (pack_checksum(mine) == pack_checksum(yours))


@with_sha256sum
def test_the_page_of_formats_has_packs_with_their_canonical_texts(tmp_path: Path) -> None:
    """So another program can be checked by hand."""
    docs = Path(__file__).parents[1] / "docs"
    packs = _texts(docs / "own-cards.md", "### CSV")
    canonical_texts = _texts(docs / "formats.md", "## Checksums of packs")
    assert len(packs) == 2
    for text, canonical in zip(packs, canonical_texts, strict=True):
        (tmp_path / "pack.csv").write_text(text, encoding="utf-8")
        found = boardscore.load_pack(tmp_path / "pack.csv")
        assert pack_checksum(found) == sha256sum(canonical)


def _texts(page: Path, heading: str) -> list[str]:
    """The text blocks of a section."""
    _, _, section = page.read_text(encoding="utf-8").partition(f"\n{heading}")
    return re.findall("```text\n(.*?)```", re.split("\n##+ ", section)[0], re.DOTALL)


# Differences


def test_a_typing_mistake_is_found_under_another_id() -> None:
    """Card 1 of the other owner is another card, which is also in both packs."""
    demo: Any = demo_pack("pier18")
    backwards = [evolve(card, id=str(n)) for n, card in enumerate(reversed(demo.cards), 1)]
    wrong = evolve(backwards[17], cells=pier18.Pier.parse("S.Q.\n..H."))
    yours = evolve(demo, cards=(*backwards[:17], wrong))
    (found,) = compare_packs(demo, yours)
    assert found.first
    assert found.second
    assert (found.first.id, found.second.id, found.columns) == ("1", "18", ("lower",))


@from_table
def test_differences(mine: Data, yours: Data, found: list[list[Any]]) -> None:
    """The ids of each difference, its columns, and the copies.

    Content counts more than ids; cards with nothing in common are compared by id.
    """
    differences = [
        [
            *(entry and entry.id for entry in (one.first, one.second)),
            [*one.columns],
            *(entry and entry.copies for entry in (one.first, one.second)),
        ]
        for one in compare_packs(part(mine), part(yours))
    ]
    assert differences == found


def test_tiles_are_turned_before_they_are_compared() -> None:
    """BGGH+l, a quarter turn clockwise, is HBGG+l: only the icon differs."""
    one, *rest = TILES["tiles"]
    (found,) = compare_packs(pack(TILES), tiles({**one, "tile": "HBGG+m"}, *rest))
    assert found.second is not None
    assert (found.second.cells["tile"], found.second.is_turned) == ("BGGH+m", True)


# Wrong use


def test_packs_of_two_games_are_not_compared() -> None:
    with pytest.raises(boardscore.PackError, match="one for Pier 18 is needed"):
        compare_packs(demo_pack("pier18"), demo_pack("auctionland"))


@pytest.mark.parametrize("value", [None, "demo", CARDS, Path("a.toml"), pier18.Pier.parse("S\n.")])
def test_anything_but_a_pack_is_refused(value: Any) -> None:
    for call in (pack_checksum, checksums_by_id, lambda one: compare_packs(one, one)):
        with pytest.raises(boardscore.ModelError, match="expected an object of this class: Pack"):
            call(value)
