"""Mistakes that a type checker must find: each line has the name of its error."""

from boardscore import auctionland, pier18


def mixed_up(pier: pier18.Position, island: auctionland.Position) -> None:
    pier18.score(island)  # type: ignore[arg-type]
    print(pier18.score(pier).players[0].counts)  # type: ignore[attr-defined]
    print(auctionland.score(island).players[0].player.pier)  # type: ignore[attr-defined]
    print(pier18.score(pier).winner)  # type: ignore[attr-defined]
