"""Lines of results without their texts, and their texts alone."""

from typing import Any

from boardscore import Line


def wordless(data: dict[str, Any]) -> dict[str, Any]:
    """A line of a result without its texts."""
    return {key: value for key, value in data.items() if key != "text"}


def told(lines: tuple[Line, ...]) -> list[dict[str, Any]]:
    """The data of lines, without texts."""
    return [wordless(line.to_dict()) for line in lines]


def texts(lines: tuple[Line, ...]) -> list[str]:
    return [line.text() for line in lines]
