"""What Auctionland offers to verify implementations of it (`boardscore.verify.plugin.GameKit`)."""

from boardscore.auctionland import IslandScore, Rulings
from boardscore.verify.auctionland.chance import DRAWS, change_position, played_positions
from boardscore.verify.auctionland.facets import FACETS
from boardscore.verify.auctionland.mutants import MISREADINGS
from boardscore.verify.auctionland.parts import (
    CATEGORIES,
    COMPARED,
    TIES,
    in_play,
    is_canonical,
    tie_breakers,
)
from boardscore.verify.auctionland.play import PLAY, plainly
from boardscore.verify.auctionland.reference import marks
from boardscore.verify.auctionland.shrink import size, steps
from boardscore.verify.auctionland.small import levels
from boardscore.verify.plugin import GameKit

KIT: GameKit[Rulings, IslandScore] = GameKit(
    home=__package__,
    facets=FACETS,
    misreadings=MISREADINGS,
    categories=CATEGORIES,
    ties=TIES,
    compared=COMPARED,
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
