"""One picture of each kind, with every mark that the kind can have."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardscore import auctionland, pier18, score
from boardscore.analysis.win_chart import ChartMark, Moment, draw_chart
from boardscore.core.results import Result
from boardscore.packs import demo_pack
from boardscore.pad.result_picture import draw_result
from boardscore.show.game_display import draw_table
from boardscore.show.game_parts import drawings
from boardscore.testing import play

_KINDS = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
PIER: Any = _KINDS["PIER"]
"""Groups, discs, rings and arrows; a long pier has two strips."""
ISLAND: Any = _KINDS["ISLAND"]
"""Links, coast, numbers of areas, zones inside others, icons, open places, counts."""


def pictures() -> Iterator[tuple[str, str]]:
    """The name and the picture of every kind."""
    for game in (PIER, ISLAND):
        yield from _of_scores(score(game))
    yield "pier, plain", pier18.Pier.parse("SQHA\nAHQS").to_svg()
    yield "island, plain", auctionland.Island.parse("B+p BGGH+l . T\n. T T T+m").to_svg()
    yield "tile", auctionland.Tile.parse("BBGGGGHH/H+pl").to_svg()
    yield "card of a pack", demo_pack("pier18").cards[0].to_svg()
    yield "tile of a pack", demo_pack("auctionland").tiles[0].to_svg()
    yield from _of_games()
    moments = [Moment(at, (0.5 + at / 10, 0.3, 0.2 - at / 10)) for at in range(3)]
    yield "chart", draw_chart(["Anna", "Ben", "Cleo"], moments, [ChartMark(1, 1, 2)])


def _of_scores(result: Result) -> Iterator[tuple[str, str]]:
    for player in result.players:
        yield f"{result.game}, score of {player.name}", player.to_svg()
    yield f"{result.game}, shared", draw_result(result, (), "en")
    draw_line = drawings(result.game).draw_line
    yield f"{result.game}, one line", draw_line(result.players[0], result.players[0].lines[0], "en")


def _of_games() -> Iterator[tuple[str, str]]:
    for game, start in (("pier18", pier18.start), ("auctionland", auctionland.start)):
        end = play(start(["Anna", "Ben"], "demo"), 1)
        yield f"{game}, table", draw_table(end)
