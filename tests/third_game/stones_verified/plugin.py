"""The verification of implementations of Stones (`boardscore.verify.plugin.GameKit`)."""

from boardscore.verify.plugin import GameKit

from ..stones.rulings import SCORING, Rulings
from ..stones.scoring import RowScore
from .chance import DRAWS, changed, played
from .facets import FACETS
from .mutants import MISREADINGS
from .parts import CATEGORIES, TIES, in_play, is_canonical, tie_breakers
from .play import PLAY
from .reference import marks
from .shrink import size, steps
from .small import levels

KIT: GameKit[Rulings, RowScore] = GameKit(
    home=__package__,
    facets=FACETS,
    misreadings=MISREADINGS,
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
