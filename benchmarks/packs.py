"""What the checksum of a card hides, and what comparing two packs is worth.

    nox -s bench-packs

Part 1 counts the possible cards and tiles and guesses one of each from its checksum. Part 2 lets
owners of the same game type it in with mistakes, and compare their packs. Part 2 is the same in
every run; the times of part 1 depend on the machine.
"""

import hashlib
import time
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import comb
from random import Random

from attrs import evolve

from boardscore import checksums_by_id, compare_packs
from boardscore.auctionland import Pack as Tiles
from boardscore.auctionland import PackTile, Tile
from boardscore.core.errors import NotationError
from boardscore.packs import demo_pack
from boardscore.pier18 import Card, Pack, Pier

COLUMNS = 4
DATES = 366
CONTENTS = "SQHA."
WRONG = 0.01
"""The share of spaces that an owner types wrong."""
PAIRS = 40_000
SEED = 18

MOST_INSIDE, MOST_ICONS = 2, 3
"""The tiles counted: four whole sides, up to 2 zones inside, up to 3 icons."""


# Guessing


def guess_a_card(card: Card, checksum: str) -> tuple[int, float]:
    """Guesses the spaces of a card whose date, Patron symbol and Plan are known."""
    plan = "".join(str(card.plan).split())
    begun = time.perf_counter()
    sides = ("".join(side) for side in product(CONTENTS, repeat=COLUMNS))
    for number, (upper, lower) in enumerate(product(list(sides), repeat=2), 1):
        line = f"{card.date} {card.patron.value} {upper} {lower} plan {plan}\n"
        if hashlib.sha256(line.encode()).hexdigest() == checksum:
            return number, time.perf_counter() - begun
    raise AssertionError(checksum)


def sides_of_tiles() -> list[str]:
    """The different tiles of four whole sides, without inner zones and icons."""
    found = set()
    for letters in product("BTGHbtgh-", repeat=4):
        try:
            tile = Tile.parse("".join(letters))
        except NotationError:
            continue
        pack = Tiles("one", "invented", (PackTile("1", tile),))
        found.add((checksums_by_id(pack)["1"], str(tile)))
    return [*dict(found).values()]


def multisets(kinds: int, most: int) -> int:
    """The number of ways to choose up to `most` things of some kinds."""
    return sum(comb(kinds + number - 1, number) for number in range(most + 1))


def tiles(sides: list[str]) -> Iterator[str]:
    """All tiles that are counted, in the notation."""
    inside = [*_up_to("BTGH", MOST_INSIDE, "/")]
    for icons in _up_to("plm", MOST_ICONS, "+"):
        for inner in inside:
            yield from (f"{letters}{inner}{icons}" for letters in sides)


def _up_to(signs: str, most: int, mark: str) -> Iterator[str]:
    for number in range(most + 1):
        for chosen in combinations_with_replacement(signs, number):
            yield mark + "".join(chosen) if chosen else ""


def show_guesses() -> None:
    pier = demo_pack("pier18")
    assert isinstance(pier, Pack)
    number, taken = guess_a_card(pier.cards[-1], checksums_by_id(pier)[pier.cards[-1].id])
    rate = number / taken
    spaces = len(CONTENTS) ** (2 * COLUMNS)
    print(f"cards: {spaces:,} ways to fill the spaces; {rate:,.0f} guesses a second")
    print(f"  date, Patron and Plan known: at most {spaces / rate:.1f} s; one took {taken:.1f} s")
    cards = spaces * DATES * (len(CONTENTS) - 1)
    print(f"  only the Plan known: {cards:,} cards, at most {cards / rate / 60:.0f} minutes")
    sides = sides_of_tiles()
    kinds = len(sides) * multisets(4, MOST_INSIDE) * multisets(3, MOST_ICONS)
    assert kinds == sum(1 for _ in tiles(sides))
    print(f"tiles of whole sides: {kinds:,}, at most {kinds / rate:.1f} s")


# Comparing


def typed(cards: tuple[Card, ...], random: Random) -> tuple[Card, ...]:
    """The cards as someone types them, each space wrong with a small probability."""
    return tuple(evolve(card, cells=_pier(card, random)) for card in cards)


def _pier(card: Card, random: Random) -> Pier:
    return Pier.parse(
        "\n".join("".join(_look(space, random) for space in side) for side in card.sides)
    )


def _look(space: str, random: Random) -> str:
    """What someone types for a space."""
    return random.choice(CONTENTS.replace(space, "")) if random.random() < WRONG else space


def look_again(mine: Pack, yours: Pack, truth: Pack, random: Random) -> tuple[Pack, Pack]:
    """Both owners type again the spaces in which their packs differ."""
    packs = [{card.id: card for card in pack.cards} for pack in (mine, yours)]
    right = truth.by_id
    for found in compare_packs(mine, yours):
        assert found.first is not None and found.second is not None  # noqa: PT018
        name = found.first.id
        pairs = [pack[name].sides for pack in packs]
        for pack in packs:
            sides = [
                "".join(
                    own if one == other else _look(true, random)
                    for own, one, other, true in zip(*rows)
                )
                for rows in zip(pack[name].sides, *pairs, right[name].sides)
            ]
            pack[name] = evolve(pack[name], cells=Pier.parse("\n".join(sides)))
    first, second = (evolve(truth, cards=tuple(pack.values())) for pack in packs)
    return first, second


def show_comparisons() -> None:
    truth = demo_pack("pier18")
    assert isinstance(truth, Pack)
    random = Random(SEED)
    alone = together = 0
    for _ in range(PAIRS):
        mine, yours = (evolve(truth, cards=typed(truth.cards, random)) for _ in range(2))
        alone += mine.cards != truth.cards
        while compare_packs(mine, yours):
            mine, yours = look_again(mine, yours, truth, random)
        together += mine.cards != truth.cards
    print(f"{PAIRS:,} pairs of owners, {WRONG:.0%} of spaces wrong:")
    print(f"  a pack of one owner has a mistake: {alone / PAIRS:.1%}")
    print(f"  after both compared and looked again: {together / PAIRS:.2%}")


if __name__ == "__main__":
    show_guesses()
    show_comparisons()
