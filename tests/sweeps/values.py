"""`python -m tests.sweeps.values [--values N] [--texts N] [--seed N]`: values at their places.

Puts random values at all places of positions of both games, with packs, and reads these as Python
objects. Each value that does not fit there must be refused at its place, and no other; nothing else
may be raised. As many more values as `--texts` says stand in documents that are also read as JSON
or TOML: the mistakes must be the same, at the same places.
"""

import argparse
import gc
import json
import time
import unicodedata
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.positions import loads, read_position
from tests.sweeps.fitting_values import PLACES, any_value, spoiled

PAUSE = 60
"""The seconds between two reports."""
OF_A_POOL = 300
"""The values that fit a kind of place, and as many others, until new ones are drawn."""
DOCUMENTS = 2000
"""The documents with values from the same pools."""
SHARES = (0, 0.01, 0.05, 0.3)
"""The shares of values in a document that do not fit."""
PLAIN = (bool, int, float, str, list, dict)
"""The types that texts can hold; JSON also has null."""

MOST = 100
"""The most mistakes that are reported."""

Path = tuple[Any, ...]


def in_text(form: str, value: object) -> bool:
    """Whether JSON or TOML can hold a value."""
    if type(value) in (list, dict):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        keys = value if isinstance(value, dict) else ()
        return all(isinstance(key, str) for key in keys) and all(
            in_text(form, one) for one in parts
        )
    if isinstance(value, str):
        return type(value) is str and (form == "json" or value.isprintable())
    if isinstance(value, float):
        return type(value) is float and (form == "toml" or abs(value) < 1e308)
    return type(value) in PLAIN or (value is None and form == "json")


def toml(value: object) -> str:
    """A value in TOML, in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(key)} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return repr(value) if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


TEXTS: dict[str, Callable[[Any], str]] = {
    "json": json.dumps,
    "toml": lambda data: "\n".join(f"{toml(key)} = {toml(one)}" for key, one in data.items()),
}


class Draw:
    """Draws values for documents, and notes which of them fit, by their places."""

    def __init__(self, rng: Random, form: str | None) -> None:
        self.rng, self.form, self.fits = rng, form, dict[Path, bool]()
        self.pools = {kind: self._pool(kind) for kind in PLACES}
        self.no_tables = [one for one in self.pools["truth"][0] if not isinstance(one, dict | str)]
        self.share = 0.0

    def _pool(self, kind: str) -> tuple[list[Any], list[Any]]:
        """Values that do not fit a kind of place, and values that do."""
        near, fits = PLACES[kind]
        found: tuple[list[Any], list[Any]] = ([], [])
        while min(map(len, found)) < OF_A_POOL:
            value = self.rng.choice((near, near, any_value))(self.rng)
            value = spoiled(self.rng, value) if self.rng.random() < 0.3 else value
            if self.form is None or in_text(self.form, value):
                found[fits(value)].append(value)
        return found

    def begin(self) -> None:
        self.fits, self.share = {}, self.rng.choice(SHARES)

    def __call__(self, kind: str, *path: Any) -> Any:
        """A value for a place of this kind."""
        random = self.rng.random
        fits = self.fits[path] = random() >= self.share
        return self.pools[kind][fits][int(random() * OF_A_POOL)]

    def table(self, build: Callable[..., Any], *path: Any) -> Any:
        """A table, sometimes with a wrong key, or another value in its place."""
        chance = self.rng.random() * 20
        if chance < self.share:
            self.fits[path] = False
            return self.rng.choice(self.no_tables)
        made = build(self, *path)
        if chance < 2 * self.share:
            key = self.rng.choice(WRONG_KEYS[: None if self.form is None else -3])
            self.fits[(*path, key) if isinstance(key, str) else path] = False
            made[key] = 1
        return made

    def rows(self, kinds: dict[str, str], *path: Any) -> dict[str, Any]:
        """Values by key."""
        return {key: self(kind, *path, key) for key, kind in kinds.items()}


WRONG_KEYS = ("Name", "naem", "patron", "", "é", "x" * 50, "\u0661", 5, None, 2.5)
COUNTED = ["beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"]
PLANS = {"plan_completed": "truth", "plan": "plan", "plan_card": "card"}
RULINGS = {
    "pier18": "flower_adjacency flower_points ties_below_first patron_when_all_zero half_turn",
    "auctionland": "rotation last_bidder",
}


def rulings(draw: Draw, game: str) -> Any:
    """Values of all rulings."""
    kinds = {name: name for name in RULINGS[game].split()}
    return draw.table(lambda draw, *path: draw.rows(kinds, *path), "rulings")


def pier_player(ids: bool, draw: Draw, *path: Any) -> Any:
    """A player of Pier 18; with ids of cards if there is a pack that has them."""
    kinds = {"name": "name", "patrons": "patrons", "plan_date": "date", "claimed": "number"}
    pier = draw.rng.choice(("pier", "cards")) if ids else "pier"
    plan = draw.rng.choice([*PLANS][: 3 if ids else 2])
    return draw.rows({**kinds, pier: pier, plan: PLANS[plan]}, *path)


def island_player(ids: bool, draw: Draw, *path: Any) -> Any:
    """A player of Auctionland; with ids of tiles if there is a pack that has them."""
    made = draw.rows({"name": "name", "money": "number", "claimed": "number"}, *path)
    if draw.rng.random() < 0.5:
        made["island"] = draw("island_of_pack" if ids else "island", *path, "island")
    else:
        counts = dict.fromkeys(COUNTED, "number")
        build = lambda draw, *path: draw.rows(counts, *path)  # noqa: E731
        made["counts"] = draw.table(build, *path, "counts")
    return made


def score_tables(draw: Draw, *path: Any) -> Any:
    found = {}
    for name in COUNTED[:2]:
        last = draw.rng.randrange(17)
        kinds = ["number"] * last + ["last_points"]
        found[name] = [draw(kind, *path, name, at) for at, kind in enumerate(kinds)]
    return found


def card(draw: Draw, *path: Any) -> Any:
    plan = draw.rng.choice(({"plan": "plan"}, {"plan_text": "name"}))
    kinds = {"id": "id", "date": "date", "patron": "symbol", "cells": "pier", **plan}
    return draw.rows(kinds, *path)


def tile(draw: Draw, *path: Any) -> Any:
    return draw.rows({"id": "id", "tile": "tile", "count": "copies"}, *path)


def pack(game: str, listed: str, build: Callable[..., Any], draw: Draw, *path: Any) -> Any:
    """A pack with up to 3 cards or tiles."""
    made = {"game": game, **draw.rows({"name": "name", "provenance": "name"}, *path)}
    if game == "auctionland":
        made["tables"] = draw.table(score_tables, *path, "tables")
    places = range(draw.rng.randrange(1, 4))
    made[listed] = [draw.table(build, *path, listed, at) for at in places]
    return made


def document(draw: Draw) -> Any:
    """A position of either game."""
    game, most, player, *of_pack = draw.rng.choice(GAMES)
    own = draw.rng.random() < 0.3
    made = {"format": draw("format", "format"), "game": game, "rulings": rulings(draw, game)}
    made["pack"] = draw.table(partial(pack, game, *of_pack), "pack") if own else "demo"
    if game == "auctionland":
        made["tables"] = draw.table(score_tables, "tables")
    seats = range(draw.rng.randrange(1, most + 1))
    made["players"] = [draw.table(partial(player, not own), "players", seat) for seat in seats]
    for path, key, kept, listed in (
        (("players",), "name", tidy, made["players"]),
        *((("pack", key), "id", str, one) for key, one in parts_of(made["pack"])),
    ):
        texts = [one.get(key) if isinstance(one, dict) else None for one in listed]
        found = [kept(one) if isinstance(one, str) else None for one in texts]
        for at, name in enumerate(found):
            if name is not None and name in found[:at]:
                draw.fits[(*path, at, key)] = False
    return made


GAMES: Any = (
    ("pier18", 3, pier_player, "cards", card),
    ("auctionland", 6, island_player, "tiles", tile),
)


def parts_of(pack: Any) -> list[tuple[str, Any]]:
    """The cards or tiles of a pack in a document."""
    parts = pack if isinstance(pack, dict) else {}
    return [(key, parts[key]) for key in ("cards", "tiles") if key in parts]


def tidy(name: str) -> str:
    """A name as names are compared."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def problems(read: Callable[[Any], Any], document: Any) -> list[tuple[Path, str]]:
    """The places and codes of all mistakes in a document."""
    try:
        read(document)
    except BoardscoreError as error:
        return [(problem.path, problem.code) for problem in error.problems]
    return []


def try_documents(draw: Draw, number: int) -> Counter[str]:
    """Reads documents; counts them, their values and those that were refused."""
    tried = Counter(documents=number)
    for _ in range(number):
        draw.begin()
        made = document(draw)
        found = problems(read_position, made)
        wrong = {path for path, fits in draw.fits.items() if not fits}
        places = {place_of(path, draw.fits) for path, _ in found}
        assert places == wrong or (len(found) == MOST and places <= wrong), (places ^ wrong, made)
        if draw.form is not None:
            text = TEXTS[draw.form](made)
            assert problems(loads, text) == found, text
        tried.update(values=len(draw.fits), refused=len(wrong))
    return tried


def place_of(path: Path, known: Any) -> Path:
    """The place to which a mistake belongs."""
    return next((path[:end] for end in range(len(path), 0, -1) if path[:end] in known), path)


def main() -> None:
    """Reads the values, and prints their number each minute and at the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.sweeps.values")
    parser.add_argument("--values", type=int, default=1_000_000)
    parser.add_argument("--texts", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    gc.freeze()
    sweep("objects", (None,), given.values, given.seed)
    sweep("objects and texts", (*TEXTS,), given.texts, given.seed)


def sweep(name: str, forms: tuple[str | None, ...], values: int, seed: int) -> None:
    """Reads this number of values."""
    rng, tried, reported = Random(f"{name} {seed}"), Counter[str](), time.monotonic()
    while tried["values"] < values:
        tried += try_documents(Draw(rng, rng.choice(forms)), DOCUMENTS)
        if tried["values"] >= values or time.monotonic() > reported + PAUSE:
            reported = time.monotonic()
            print(
                f"{name}, seed {seed}: {tried['values']:,} values at places of "
                f"{tried['documents']:,} documents, {tried['refused']:,} of them refused; "
                f"{time.process_time():,.0f} s of CPU time",
                flush=True,
            )


if __name__ == "__main__":
    main()
