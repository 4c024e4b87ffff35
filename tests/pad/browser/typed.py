"""Puts random texts into the boxes of the page, and the same texts into Python.

Both must accept a text with the same score, or both must refuse it. Each box has its readers in
Python: the notation, the terminal's reader of score tables, or a value as in a file.

`python -m tests.pad.browser.typed --texts 20000 [BOX ...]` prints how many texts were accepted and
refused. Each box gets its share of the texts, whichever boxes are named.
"""

import argparse
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from attrs import frozen

import boardscore
from boardscore.auctionland import Tile
from boardscore.cli.ask import answer_parsers
from boardscore.pier18 import Pier
from tests.tables import read_table

from .conftest import Pad, opened_pad, script, until

Data = dict[str, Any]

NOTES_WHAT_IS_SCORED = script("noteScores")
TYPES = script("typeTexts")

JAVASCRIPT_SPACES = "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)
ODD: Any = read_table(__file__, "ODD")
NOTHING = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)
TABLES = {"beaches": [0, 2, 3, "5+"], "theme_parks": [0, 1, "4+"]}


def changed(chance: random.Random, text: str) -> str:
    for _ in range(chance.choice((0, 0, 0, 0, 0, 1, 1, 2, 3))):
        start = chance.randint(0, len(text))
        end = start + chance.choice((0, 0, 1, 1, 2))
        text = text[:start] + chance.choice([*ODD, "", " ", "S", "a", ".", "1", "B"]) + text[end:]
    return text


# Texts for each box


def pier_text(chance: random.Random) -> str:
    columns = chance.choice((1, 2, 3, 4, 6, 8, 12, 16, 17, chance.randint(1, 40), 399, 400, 401))
    bars = [at for at in range(1, columns) if columns < 50 and chance.random() < 0.2]
    signs = [*"SQHA....", *chance.choice(("", "sqha", "★✒♥⚓", ["★\ufe0f", "⚓\ufe0f"]))]
    sides = []
    for _ in range(chance.choice((1, *[2] * 12, 3))):
        wide = columns if chance.random() < 0.95 else chance.randint(0, columns)
        row = [chance.choice(signs) for _ in range(wide)]
        here = bars if chance.random() < 0.95 else []
        between = chance.choice(("", "", "", " ", "\t"))
        sides.append(between.join("|" * (at in here) + sign for at, sign in enumerate(row)))
    right = ("\n", "\n", "\n", "/", "/", " / ", "\r\n", "\r", "\n\n", "/\n")
    between = chance.choice((*right, '", "', ", ", ";", " "))
    return changed(chance, between.join(sides))


def number_text(chance: random.Random) -> str:
    lengths = (1, 1, 2, 2, 2, 8, 9, 9, 10, 11, 16, 25)
    digits = "".join(chance.choices("0123456789", k=chance.choice(lengths)))
    special = chance.choice(read_table(__file__, chance.choice(("EDGES", "WRITTEN"))))
    return changed(
        chance, chance.choice((*[digits] * 4, str(chance.randint(0, 30)), *[special] * 2))
    )


def table_text(chance: random.Random) -> str:
    entries = [
        str(chance.choice((*[0, 1, 3, 6, 10, 22, 100] * 5, 12345678901)))
        for _ in range(chance.randint(1, 9))
    ]
    entries[0] = chance.choice(("0", "0", "1", entries[0]))
    entries[-1] += chance.choice(("", "", "+", "+", "+", "++"))
    text = chance.choice((", ", ", ", ",", " ", " ", "; ", ";", "\t", ",,", '", "', "  ")).join(
        entries
    )
    before, after = chance.choice((("", ""), ("", ""), ("[", "]"), ('"', '"'), ("[ ", " ]")))
    return changed(chance, before + text + after)


def cards_text(chance: random.Random) -> str:
    cards = [str(one) for one in chance.sample(range(1, 19), chance.randint(1, 5))]
    cards = [card + chance.choice((*[""] * 9, "+1", "+1", "+0", "t", "+2", "+9")) for card in cards]
    text = changed(chance, chance.choice((" ", ", ", "; ", '", "', "  ", "/")).join(cards))
    return text if re.search("[^\\s,;\ufeff]", text) else "1"  # without cards, the pier counts


def tile_text(chance: random.Random) -> str:
    sides = "".join(
        chance.choices("BTGHbtgh-", k=chance.choice((1, 1, 1, 4, 4, 4, 4, 8, 8, 8, 2, 3)))
    )
    inner = "/" + "".join(chance.choices("BTGH", k=chance.choice((1, 1, 2, 2, 50, 51))))
    icons = "+" + "".join(chance.choices("plm", k=chance.choice((1, 1, 2, 2, 50, 51, 70))))
    text = sides + chance.choice(("", "", inner)) + chance.choice(("", "", icons))
    return changed(chance, " ".join([text] * chance.choice((*[1] * 8, 2, 4))))


def name_text(chance: random.Random) -> str:
    return changed(chance, chance.choice((*read_table(__file__, "NAMES"), "A" * 999, "A" * 1001)))


def as_number(text: str) -> int | str:
    """A typed number as in a file: digits without anything else; everything else is a text."""
    typed = text.strip(JAVASCRIPT_SPACES)
    return int(typed) if re.fullmatch("[0-9]+", typed) else text


def pier_entry(text: str) -> Data:
    if not text.strip(JAVASCRIPT_SPACES):
        return {"pier": [".", "."]}  # an empty box clears the pier
    return {"pier": str(Pier.parse(text)).split("\n")}


def island_entry(text: str) -> Data:
    typed = text.strip(JAVASCRIPT_SPACES).strip()
    if typed == ".":
        return {"island": "."}  # no tile
    return {"island": str(Tile.parse(typed or "-"))}


@frozen
class Box:
    """A box of the page: how it is reached, what is typed into it, and the same in Python."""

    selector: str
    is_single: bool
    """Whether it has a single line: browsers remove line breaks from it."""
    draw: Callable[[random.Random], str]
    open: Callable[[Pad], object]
    position: Callable[[str], Data]
    """The same position for `boardscore.score`; raises `BoardscoreError`."""
    per: int = 1
    """How many of 10 texts go into it."""


def pier18(**entry: object) -> Data:
    return {
        "game": "pier18",
        "players": [{"name": "Anna", **entry}, {"name": "Ben", "pier": "./."}],
    }


def auctionland(tables: object = TABLES, **entry: object) -> Data:
    first = {"name": "Anna", **({} if "island" in entry else {"counts": NOTHING}), **entry}
    second = {"name": "Ben", "counts": NOTHING}
    return {"game": "auctionland", "tables": tables, "players": [first, second]}


def loaded(position: Data) -> Callable[[Pad], object]:
    """Opens a position as a file."""
    return lambda pad: pad.open(position["game"]).load("game.json", json.dumps(position))


def by(way: str, position: Data, *more: str) -> Callable[[Pad], object]:
    return lambda pad: (loaded(position)(pad), pad.tap(f'[data-by="{way}"]', *more))


def with_count(text: str) -> Data:
    return auctionland(counts={**NOTHING, "houses": 1, "gardens": as_number(text) if text else 0})


def with_number(key: str, text: str) -> Data:
    return auctionland(**({key: as_number(text)} if text else {}))


with_money, with_claim = (partial(with_number, key) for key in ("money", "claimed"))


def with_table(text: str) -> Data:
    typed = {"beaches": answer_parsers.entries(text)} if text.strip(JAVASCRIPT_SPACES) else {}
    return auctionland({"theme_parks": [0, 1], **typed}, counts={**NOTHING, "beaches": 1})


def with_cards(text: str) -> Data:
    words = [word for word in re.split(f"[{JAVASCRIPT_SPACES},;]+", text) if word]
    cards = {"cards": words, "plan_completed": False} if words else {"pier": "./."}
    return {**pier18(**cards), "pack": "demo"}


def with_name(text: str) -> Data:
    name = text.strip(JAVASCRIPT_SPACES) or "Player 1"
    position = pier18(pier="S.A/H.A")
    return {
        **position,
        "players": [{**position["players"][0], "name": name}, position["players"][1]],
    }


TILE = auctionland(island="B")
BOXES = {
    "pier": Box(
        "[data-pier-text]",
        False,
        pier_text,
        by("text", pier18(pier="S.A/H.A")),
        lambda text: pier18(**pier_entry(text)),
        4,
    ),
    "count": Box('[data-count="gardens"]', True, number_text, loaded(with_count("1")), with_count),
    "money": Box("[data-money]", True, number_text, loaded(with_money("1")), with_money),
    "claimed": Box("[data-claimed]", True, number_text, loaded(with_claim("1")), with_claim),
    "table": Box(
        '[data-table="beaches"]', True, table_text, loaded(with_table("0 1")), with_table, 2
    ),
    "cards": Box("[data-cards]", True, cards_text, by("cards", with_cards("1 2")), with_cards),
    "tile": Box(
        "#notation",
        True,
        tile_text,
        by("island", TILE, '[data-tile="0-0"]'),
        lambda text: auctionland(**island_entry(text)),
    ),
    "name": Box("[data-name]", True, name_text, loaded(with_name("Anna")), with_name),
}


def draws(box: Box, texts: int, chance: random.Random) -> Iterator[str]:
    """Texts for a box, as a browser leaves them in it."""
    for _ in range(texts):
        text = box.draw(chance)
        if box.is_single:  # without a text, the box of a claimed total goes
            yield re.sub("[\r\n]", "", text) or "0"
        else:
            yield re.sub("\r\n?", "\n", text)


def scored(box: Box, text: str) -> Data | None:
    """The first player of the score in Python; None if the text is refused."""
    try:
        return boardscore.score(box.position(text)).to_dict()["players"][0]
    except boardscore.BoardscoreError:
        return None


OF_FILES = re.compile("CSV|quote|Anführung", re.IGNORECASE)
"""Words about files, which are of no use at a box."""

COMPARED = ("total", "categories", "symbols", "counts", "money", "lines")
MOST_AT_ONCE = 200


def compare(pad: Pad, name: str, texts: list[str]) -> Counter[str]:
    """Types texts into a box; each is accepted with Python's score, or refused by both."""
    box = BOXES[name]
    pad.page.goto("about:blank")
    box.open(pad)
    until(lambda: pad.page.locator(box.selector).count(), f"no box {name}")
    pad.answered().page.evaluate(NOTES_WHAT_IS_SCORED)
    counted: Counter[str] = Counter()
    for start in range(0, len(texts), MOST_AT_ONCE):
        part = texts[start : start + MOST_AT_ONCE]
        for text, found in zip(part, pad.page.evaluate(TYPES, [box.selector, part]), strict=True):
            wanted = scored(box, text)
            is_refused = found["isMarked"] or found["needsPack"]
            assert is_refused == (wanted is None), (name, text, wanted, found)
            assert not OF_FILES.search(" ".join(found["told"])), (name, text, found)
            counted["refused" if wanted is None else "accepted"] += 1
            if wanted is not None:
                theirs = {key: found["player"].get(key) for key in COMPARED}
                assert theirs == {key: wanted.get(key) for key in COMPARED}, (name, text)
                assert found["total"] in {"–", "?", str(wanted["total"])}, (name, text, found)
    return counted


def compare_all(
    pad: Pad, texts: int, seed: int, boxes: Iterable[str] = BOXES
) -> Iterator[tuple[str, Counter[str]]]:
    """Shares texts among the boxes, and compares each."""
    parts = sum(box.per for box in BOXES.values())
    for name in boxes:
        box = BOXES[name]
        chance = random.Random(f"{name} {seed}")
        yield name, compare(pad, name, [*draws(box, -(-texts * box.per // parts), chance)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("boxes", nargs="*", default=[*BOXES], metavar="BOX")
    wished = parser.parse_args()
    with opened_pad() as pad:
        for name, counted in compare_all(pad, wished.texts, wished.seed, wished.boxes):
            accepted, refused = counted["accepted"], counted["refused"]
            print(f"{name:<8} {accepted:>6} accepted {refused:>6} refused", flush=True)


if __name__ == "__main__":
    main()
