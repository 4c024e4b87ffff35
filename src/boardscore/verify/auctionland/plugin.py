"""Registers the verification kit of Auctionland (`boardscore.verify.plugin.GameKit`)."""

from boardscore.auctionland import IslandScore, Rulings
from boardscore.verify.auctionland.misreadings import MISREADINGS
from boardscore.verify.auctionland.play import PLAY, plainly
from boardscore.verify.auctionland.position_clauses import (
    CATEGORIES,
    COMPARED,
    TIES,
    in_play,
    is_canonical,
    tie_breakers,
)
from boardscore.verify.auctionland.random_positions import DRAWS, change_position, played_positions
from boardscore.verify.auctionland.reference import marks
from boardscore.verify.auctionland.ruled_clauses import RULED
from boardscore.verify.auctionland.shrink_steps import size, steps
from boardscore.verify.auctionland.small_positions import levels
from boardscore.verify.plugin import GameKit
from boardscore.verify.vectors.facet import read_facets, read_misreadings

read_misreadings("auctionland", __package__)

KIT: GameKit[Rulings, IslandScore] = GameKit(
    home=__package__,
    facets=read_facets("auctionland", __package__),
    misreadings=MISREADINGS,
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
