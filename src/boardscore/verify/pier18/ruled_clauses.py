"""The clauses and facets of Pier 18 that each ruling touches, and their neighbours."""

from collections.abc import Mapping

_GROUPS = (
    *("score.flower-sellers", "round.patron", "score.plan/groups", "score.plan/points"),
    *("score.lovers/every-kind-blocks", "tie.symbols/every-kind", "score.plan/counts"),
)

RULED: Mapping[str, tuple[str, ...]] = {
    "flower_adjacency": (
        *(*_GROUPS, "score.lovers/same-side", "score.poets/whole-pier", "tie.symbols/both-sides"),
        *("score.fishers/equal-sides", "score.fishers/other-side-nothing"),
    ),
    "flower_points": _GROUPS,
    "ties_below_first": ("tie.symbols", "tie.date", "round.patron-tie"),
    "patron_when_all_zero": (
        *("round.patron-tie", "round.patron", "score.patrons", "round.count"),
        "round.order/first-player-moves-on",
    ),
    "half_turn": ("round.draft", "round.overlap", "end.plan", "pier", "setup.choose"),
}
"""Without the game. Their vectors are sent under every declared value."""
