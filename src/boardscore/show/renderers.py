"""Assembles the renderers for `boardscore.core.rendering`."""

from boardscore.core.rendering import Renderers
from boardscore.show import game_display, html, report
from boardscore.show.game_parts import drawings

RENDERERS = Renderers(
    explain=report.explain,
    page=html.page,
    inset=html.inset,
    svg=lambda model, lang: drawings(model.GAME).draw(model, lang),
    framed_svg=html.frame,
    position_inset=html.position,
    pack_inset=html.pack,
    table=game_display.describe,
    table_inset=html.tabletop,
    moves=game_display.describe_moves,
)
