"""Steps that make a position of Pier 18 smaller."""

from collections.abc import Iterator

from boardscore.verify.data_types import Data, Position, Size
from boardscore.verify.search.shrink_steps import lower_numbers, stretches, with_simpler_players

DATE = "01-01"
"""The date of the Plan card if it does not matter."""

_KINDS = ".QASH"
"""The symbols of a space, the simplest first."""


def size(position: Position) -> Size:
    """The columns of all piers, the players, symbols, other values, kinds and dates."""
    players = position["players"]
    spaces = "".join("".join(player["pier"]) for player in players)
    return (
        sum(len(player["pier"][0]) for player in players),
        len(players),
        len(spaces) - spaces.count("."),
        sum(player["patrons"] + player["plan_completed"] for player in players),
        sum(map(_KINDS.index, spaces)),
        sum(_days(player["plan_date"]) for player in players),
    )


def _days(date: str) -> int:
    month, day = map(int, date.split("-"))
    return 31 * (month - 1) + day - 1


def steps(position: Position) -> Iterator[Data]:
    return with_simpler_players(position, _player_steps)


def _player_steps(player: Position) -> Iterator[Data]:
    yield from ({**player, "pier": pier} for pier in _pier_steps(*player["pier"]))
    if player["plan_completed"]:
        yield {**player, "plan_completed": False}
    yield from ({**player, "patrons": number} for number in lower_numbers(player["patrons"]))
    month, day = player["plan_date"].split("-")
    for date in (DATE, f"01-{day}", f"{month}-01", _day_before(int(month), int(day))):
        yield {**player, "plan_date": date}


def _day_before(month: int, day: int) -> str:
    return f"{month:02}-{day - 1:02}" if day > 1 else f"{max(1, month - 1):02}-28"


def _pier_steps(upper: str, lower: str) -> Iterator[list[str]]:
    """Piers with fewer columns, with empty spaces, or with a symbol of a simpler kind."""
    columns = len(upper)
    for start, end in stretches(columns):
        if end - start < columns:
            yield [upper[:start] + upper[end:], lower[:start] + lower[end:]]
    spaces = upper + lower
    for start, end in stretches(2 * columns):
        yield _sides(spaces[:start] + "." * (end - start) + spaces[end:])
    for place, symbol in enumerate(spaces):
        for simple in _KINDS[1 : max(1, _KINDS.index(symbol))]:
            yield _sides(spaces[:place] + simple + spaces[place + 1 :])


def _sides(spaces: str) -> list[str]:
    half = len(spaces) // 2
    return [spaces[:half], spaces[half:]]
