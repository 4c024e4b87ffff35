"""The verification of implementations of Stones (`boardscore.verify.game_kit.GameKit`)."""

from boardscore.verify.game_kit import GameKit
from boardscore.verify.vectors.facets import read_facets
from boardscore.verify.vectors.misreading import read_misreadings

from ..rulings import SCORING, Rulings
from ..scoring import RowScore
from . import positions
from .misreadings import MISREADINGS
from .play import PLAY

KIT: GameKit[Rulings, RowScore] = GameKit(
    home=__package__,
    facets=read_facets("stones", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    categories=positions.CATEGORIES,
    ties=positions.TIES,
    rulings=SCORING,
    in_play=positions.in_play,
    is_canonical=positions.is_canonical,
    tie_breakers=positions.tie_breakers,
    marks=positions.marks,
    levels=positions.levels,
    draws=positions.DRAWS,
    changed=positions.changed,
    played=positions.played,
    size=positions.size,
    steps=positions.steps,
    play=PLAY,
)
