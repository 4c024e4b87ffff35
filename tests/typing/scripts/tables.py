"""The best total of each game of a table, such as a data frame of pandas."""

from typing import Any

from boardscore import table


def best_totals(frame: Any) -> dict[str, int]:
    best: dict[str, int] = {}
    for batch in table.score(frame, "pier18", group="game", pack="demo"):
        for row in batch.to_pylist():
            if row["error"] is None:
                best[row["game"]] = max(row["total"], best.get(row["game"], 0))
    return best
