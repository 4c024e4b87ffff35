"""Registers the verification kit of Auctionland (`boardscore.verify.plugin.GameKit`)."""

from boardscore.auctionland import IslandScore, Rulings
from boardscore.auctionland.verify.misreadings import MISREADINGS
from boardscore.auctionland.verify.play import PLAY, plainly
from boardscore.auctionland.verify.position_clauses import (
    CATEGORIES,
    COMPARED,
    RULED,
    TIES,
    in_play,
    is_canonical,
    marks,
    tie_breakers,
)
from boardscore.auctionland.verify.random_positions import (
    DRAWS,
    change_position,
    levels,
    played_positions,
    size,
    steps,
)
from boardscore.verify.plugin import GameKit
from boardscore.verify.vectors.facet import read_facets
from boardscore.verify.vectors.misreading import read_misreadings

KIT: GameKit[Rulings, IslandScore] = GameKit(
    home=__package__,
    facets=read_facets("auctionland", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    categories=CATEGORIES,
    ties=TIES,
    compared=COMPARED,
    ruled=RULED,
    in_play=in_play,
    is_canonical=is_canonical,
    tie_breakers=tie_breakers,
    marks=marks,
    levels=levels,
    draws=DRAWS,
    changed=change_position,
    played=played_positions,
    size=size,
    steps=steps,
    plainly=plainly,
    play=PLAY,
)
