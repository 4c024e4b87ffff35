"""Registers the verification kit of Pier 18 (`boardscore.verify.plugin.GameKit`)."""

from boardscore.pier18 import PierScore, Rulings
from boardscore.pier18.rulings import SCORING
from boardscore.pier18.verify.misreadings import MISREADINGS
from boardscore.pier18.verify.play import PLAY, plainly
from boardscore.pier18.verify.position_clauses import (
    CATEGORIES,
    RULED,
    TIES,
    in_play,
    is_canonical,
    marks,
    tie_breakers,
)
from boardscore.pier18.verify.random_positions import (
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

KIT: GameKit[Rulings, PierScore] = GameKit(
    home=__package__,
    facets=read_facets("pier18", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    categories=CATEGORIES,
    ties=TIES,
    rulings=SCORING,
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
