"""Scores of a known game, of any game, and of a file."""

from typing import Any, assert_type

import boardscore
from boardscore import auctionland, pier18


def of_a_pier(position: pier18.Position) -> int | None:
    """A game's own `score` knows the type of its players."""
    result = pier18.score(position)
    assert_type(result, boardscore.Result[pier18.PierScore])
    assert_type(result.players[0].player.pier, pier18.Pier)
    assert_type(result.players[0].symbols, int)
    return result.players[0].total


def of_an_island(position: auctionland.Position) -> dict[str, int]:
    result = auctionland.score(position)
    assert_type(result.players[0].counts, auctionland.Counts)
    assert_type(result.players[0].player.holding, auctionland.Island | auctionland.Counts)
    assert_type(result.players[0].money, int | None)
    return result.players[0].counts.to_dict()


def of_any_game(data: dict[str, Any], record: boardscore.Record) -> None:
    """The game is known only at run time; what all scores share is typed."""
    result = boardscore.score(data)
    for player in (*result.players, *record.result().players):
        assert_type(player.categories, dict[str, int | None])
        assert_type(player.total, int | None)
        assert_type(player, pier18.PierScore | auctionland.IslandScore)
        if isinstance(player, pier18.PierScore):
            assert_type(player.player.pier, pier18.Pier)
        else:
            assert_type(player.counts, auctionland.Counts)
    assert_type(result.winners, tuple[str, ...])
    assert_type(result.ranks, tuple[int | None, ...])
    assert_type(result.missing, tuple[str, ...])


def of_a_known_position(pier: pier18.Position, island: auctionland.Position) -> None:
    """The type of the position is enough."""
    assert_type(boardscore.score(pier), boardscore.Result[pier18.PierScore])
    assert_type(boardscore.score(island), boardscore.Result[auctionland.IslandScore])
    assert_type(boardscore.score(pier).players[0].categories, dict[str, int | None])


def of_a_file(path: str) -> pier18.Pier:
    position = boardscore.load(path)
    assert_type(position, pier18.Position | auctionland.Position)
    assert isinstance(position, pier18.Position)
    return pier18.score(position).players[0].player.pier


def summary(result: boardscore.Result) -> list[str]:
    """A result of any game needs no type parameter; a result of a known game fits it too."""
    lines = [line for player in result.players for line in player.lines]
    return [f"{line.rule}: {line.text('de')}" for line in lines]


def told_of_a_pier(position: pier18.Position) -> list[str]:
    return summary(pier18.score(position))
