"""The print on the cards or tiles of a pack: checksums, and the differences of two packs.

The name, the provenance, the ids and the order of a pack are not printed, so they never count.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product, repeat
from operator import ne
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from boardscore.core import value_checks
from boardscore.core.errors import ModelError, PackError, Problem
from boardscore.core.messages import Message
from boardscore.documents.pack_readers import is_pack, of_other_game
from boardscore.documents.pack_sheets import Sheet, sheet_of, table_text, without_spaces
from boardscore.games import game_of
from boardscore.packs import AnyPack, write_pack

if TYPE_CHECKING:
    from boardscore.union_types import Pack


@frozen
class PackEntry:
    """A card, a tile or a score table of a pack, with the text that its checksum covers."""

    id: str
    """The id in the pack, or the name of the score table."""
    cells: Mapping[str, str]
    """The print on it, by column of a CSV file."""
    printed: str
    """The canonical line."""
    copies: int = 1
    """The number of identical copies."""
    is_table: bool = False
    """Whether it is a score table."""
    is_turned: bool = False
    """Whether `cells` shows the tile in another turn than the pack."""


@frozen
class PackDifference:
    """A card, tile or score table that makes the checksums of two packs differ.

    It may be in only one of them. If the print is equal, only the numbers of copies differ.
    """

    first: PackEntry | None
    """The entry of the first pack."""
    second: PackEntry | None
    """The entry of the second pack."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that differ; empty if an entry is missing."""
        if self.first is None or self.second is None or self.first.printed == self.second.printed:
            return ()
        return _differing(self.first, self.second)


def pack_checksum(pack: "Pack") -> str:
    """The SHA-256 of everything printed on the cards or tiles of a pack, in hexadecimal.

    >>> from boardscore import load_pack, pack_checksum
    >>> pack_checksum(load_pack("demo", game="pier18"))[:16]
    '881e0a51cd776081'

    Raises `NotAvailableError` for packs of a game without a sheet.
    """
    return hashlib.sha256(canonical_text(pack).encode()).hexdigest()


def checksums_by_id(pack: "Pack") -> dict[str, str]:
    """The SHA-256 of each card or tile by its id, in hexadecimal; copies do not count.

    >>> from boardscore import checksums_by_id, load_pack
    >>> len(checksums_by_id(load_pack("demo", game="pier18")))
    18
    """
    found = (entry for entry in pack_entries(pack) if not entry.is_table)
    return {entry.id: hashlib.sha256(f"{entry.printed}\n".encode()).hexdigest() for entry in found}


def canonical_text(pack: AnyPack) -> str:
    """The text of which `pack_checksum` is the checksum."""
    lines = (entry.printed for entry in pack_entries(pack) for _ in range(entry.copies))
    return "".join(f"{line}\n" for line in [game_of(pack), *sorted(lines)])


def pack_entries(pack: AnyPack) -> tuple[PackEntry, ...]:
    """The entries of a pack that its checksum covers: score tables, and cards or tiles."""
    _require_pack(pack, "pack")
    sheet, data = sheet_of(game_of(pack)), write_pack(pack)
    models = getattr(pack, sheet.listed)
    return (*_tables(sheet, data), *map(_entry, models, data[sheet.listed], repeat(sheet)))


def _tables(sheet: Sheet, data: Mapping[str, Any]) -> Iterator[PackEntry]:
    for name, points in data.get("tables", {}).items():
        text = table_text(points)
        yield PackEntry(name, {sheet.table_column: text}, f"{name} {text}", is_table=True)


def _entry(model: Any, data: Mapping[str, Any], sheet: Sheet) -> PackEntry:
    cells = {key: text for key, text in sheet.row(data).items() if key not in {"id", sheet.copies}}
    return PackEntry(data["id"], cells, sheet.printed(model), data.get(sheet.copies, 1))


# Differences


def compare_packs(first: "Pack", second: "Pack") -> tuple[PackDifference, ...]:
    """The cards, tiles and score tables that make the checksums of two packs differ.

    Entries with equal contents belong together. Of the others, two belong together if they differ
    in fewer than half of their columns, or have the same id; the most similar come first.

    >>> from boardscore import compare_packs, load_pack
    >>> pack = load_pack("demo", game="pier18")
    >>> compare_packs(pack, pack)
    ()

    Raises `PackError` for packs of two games.
    """
    _require_pack(first, "first")
    _require_pack(second, "second")
    mine, yours = _by_line(pack_entries(first)), _by_line(pack_entries(second))
    if game_of(first) != game_of(second):
        raise PackError(of_other_game(game_of(second), game_of(first)))
    both = [(mine[line], yours[line]) for line in mine if line in yours]
    copies = [PackDifference(*pair) for pair in both if pair[0].copies != pair[1].copies]
    left = [entry for line, entry in mine.items() if line not in yours]
    right = [entry for line, entry in yours.items() if line not in mine]
    return (*copies, *_pairs(left, right, sheet_of(game_of(first))))


def _require_pack(value: object, name: str) -> None:
    """Raises `ModelError` at a name unless the value is a pack."""
    if not is_pack(value):
        wrong = {"got": value_checks.show_argument(value), "known": ("Pack",)}
        raise ModelError(Problem(Message("error.not_instance", **wrong), (name,)))


def _by_line(entries: Sequence[PackEntry]) -> dict[str, PackEntry]:
    """The first printed entry with each canonical line, with the copies of all of them."""
    found: dict[str, PackEntry] = {}
    for entry in entries:
        same = found.get(entry.printed)
        found[entry.printed] = evolve(same, copies=same.copies + entry.copies) if same else entry
    return found


def _pairs(
    first: Sequence[PackEntry], second: Sequence[PackEntry], sheet: Sheet
) -> Iterator[PackDifference]:
    """The entries of two packs, each with the most similar entry of the other pack."""
    alike = sorted(filter(_may_be_same, product(first, second)), key=_unlikeness)
    partners: dict[str, PackEntry] = {}
    paired: set[str] = set()
    for one, other in alike:
        if one.printed not in partners and other.printed not in paired:
            partners[one.printed] = _turned_like(one, other, sheet)
            paired.add(other.printed)
    yield from (PackDifference(one, partners.get(one.printed)) for one in first)
    yield from (PackDifference(None, other) for other in second if other.printed not in paired)


def _may_be_same(pair: tuple[PackEntry, PackEntry]) -> bool:
    one, other = pair
    if one.is_table or other.is_table or one.id == other.id:
        return (one.id, one.is_table) == (other.id, other.is_table)
    return 2 * len(_differing(one, other)) < len(one.cells)


def _unlikeness(pair: tuple[PackEntry, PackEntry]) -> tuple[int, int, bool]:
    """The sort key of a pair of entries: differing columns, differing characters, different ids."""
    one, other = pair
    columns = _differing(one, other)
    letters = sum(sum(map(ne, one.cells[name], other.cells[name])) for name in columns)
    return len(columns), letters, one.id != other.id


def _differing(one: PackEntry, other: PackEntry) -> tuple[str, ...]:
    """The columns of two packs' entries whose cells differ, apart from spaces in Plans."""
    if one.is_table:
        return tuple(name for name in one.cells if one.cells[name] != other.cells[name])
    cells = ((name, text, other.cells[name]) for name, text in one.cells.items())
    return tuple(
        name for name, text, rival in cells if without_spaces(text) != without_spaces(rival)
    )


def _turned_like(one: PackEntry, other: PackEntry, sheet: Sheet) -> PackEntry:
    """The entry of the other pack, turned if it is a tile that was typed in another turn."""
    if other.is_table:
        return other
    cells = sheet.turned_like(one.cells, other.cells)
    return evolve(other, cells=cells, is_turned=cells != other.cells)
