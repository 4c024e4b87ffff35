"""Packs of two owners, compared without showing the cards."""

from typing import assert_type

import boardscore


def differing(mine: str, yours: str) -> list[str]:
    """Paths of TOML, JSON or CSV files."""
    first, second = boardscore.load_pack(mine), boardscore.load_pack(yours)
    if boardscore.pack_checksum(first) == boardscore.pack_checksum(second):
        return []
    assert_type(boardscore.checksums_by_id(first), dict[str, str])
    found = boardscore.compare_packs(first, second)
    return [f"{one.first.id}: {', '.join(one.columns)}" for one in found if one.first]


def first_checksum(pack: boardscore.Pack) -> str:
    return next(iter(boardscore.checksums_by_id(pack).values()))
