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
    print(data["name"], boardscore.to_line(position))
    assert_type(boardscore.from_line(boardscore.to_line(position)), boardscore.Position)
    return boardscore.pad_url(position, "https://example.org/pad/")
