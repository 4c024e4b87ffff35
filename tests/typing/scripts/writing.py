"""A position as a file, as text, as data and as an address of the score pad."""

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
