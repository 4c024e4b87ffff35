"""The verification of implementations of Stones (`boardscore.verify.kit.GameKit`)."""

from boardscore.verify.kit import GameKit
from boardscore.verify.vectors.facet import read_facets
from boardscore.verify.vectors.misreading import read_misreadings

from ..rulings import SCORING, Rulings
from ..scoring import RowScore
from .misreadings import MISREADINGS
from .position_components import CATEGORIES, TIES, in_play, is_canonical, tie_breakers
from .random_positions import DRAWS, changed, played
from .reference import marks
from .shrink_steps import size, steps
from .small_positions import levels
from .state import PLAY

KIT: GameKit[Rulings, RowScore] = GameKit(
    home=__package__,
    facets=read_facets("stones", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    categories=CATEGORIES,
    ties=TIES,
    rulings=SCORING,
    in_play=in_play,
    is_canonical=is_canonical,
    tie_breakers=tie_breakers,
    marks=marks,
    levels=levels,
    draws=DRAWS,
    changed=changed,
    played=played,
    size=size,
    steps=steps,
    play=PLAY,
)
