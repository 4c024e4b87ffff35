"""Files of positions and packs: written, shared, and compared."""

from typing import Any, assert_type

import boardscore


def share(path: str, copy: str) -> str:
    position = boardscore.load(path)
    assert_type(position, boardscore.Position)
    boardscore.dump(position, copy)
    text = boardscore.dumps(position, "json")
    assert boardscore.loads(text) == position
    data: dict[str, Any] = position.players[0].to_dict()
    url = boardscore.pad_url(position, "https://example.org/pad/")
    print(data["name"], url)
    assert_type(boardscore.from_url(url), boardscore.Position)
    return url


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


def explain(first: str, second: str) -> str:
    compared = boardscore.compare(boardscore.load(first), boardscore.load(second))
    for change in compared.changes:
        assert_type(change.points, int | None)
        assert_type(change.after, boardscore.Line | None)
    return compared.text("de")
