"""Referees that misread the end: its time, laying and judging Plans, tie breakers."""

import re
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from boardscore.verify.data_types import Data
from boardscore.verify.pier18.misreadings.plain_scorer import RuleScorer
from boardscore.verify.pier18.misreadings.play.plain_referee import BOTH, Cells, Referee, condition
from boardscore.verify.pier18.misreadings.play.rounds import turnable_in
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.rule_by_rule_programs import Move

# The rounds end


def _plan_too(self: Referee, seat: int) -> list[str]:
    plan = self.plans[seat]
    return [*self.open, *([] if plan in self.drafted.values() else [plan])]


def _first_alone(self: Referee, move: Move) -> None:
    Referee.finish(self, move)
    self.phase = "over"


def _at_the_land(self: Referee, move: Move) -> None:
    before = self.piers[move["player"]]
    self.piers[move["player"]] = ["", ""]
    Referee.finish(self, {**move, "overlap": 0})
    (plan, overlap) = self.piers[move["player"]], move["overlap"]
    self.piers[move["player"]] = [plan[side] + before[side][overlap:] for side in BOTH]


def _again(self: Referee, move: Move) -> None:
    Referee.finish(self, move)
    if self.phase == "over":
        self.phase, self.finished = "finish", []


def _over_without_cards(self: Referee) -> None:
    Referee.next_round(self)
    if not self.deck and self.phase == "finish":
        self.phase = "over"


def _overlaps_of(plan: Callable[[Referee], range]) -> Callable[[Referee], range]:
    """A Plan covers differently from a drafted card."""
    return lambda self: plan(self) if self.phase == "finish" else range(self.width)


# Plans


def _both_sides(self: Referee, pier: Cells) -> dict[str, int]:
    found = Referee.counts(self, pier)
    return {
        name: found[name.split(".")[-1]] if _is_of_side(name) else n for name, n in found.items()
    }


def _is_of_side(name: str) -> bool:
    return name.startswith(("upper.", "lower."))


def _groups_by(adjacency: str) -> Callable[[Referee, Cells], list[int]]:
    """Plans count groups in one way, whatever the ruling."""
    return lambda self, pier: [
        len(group) for group in RuleScorer({"flower_adjacency": adjacency}).groups(pier)
    ]


def _groups_of_sellers(self: Referee, pier: Cells) -> list[int]:
    groups = self.scorer.groups(pier)
    return [len(one) for one in groups if "S" in {pier[side][column] for side, column in one}]


def _groups_of_a_kind(self: Referee, pier: Cells) -> list[int]:
    runs = ((letter, [*run]) for side in pier for letter, run in groupby(side))
    return [len(run) for letter, run in runs if letter != "."]


def _symbols_for_points(self: Referee, pier: Cells) -> dict[str, int]:
    found = self.on_side(pier)
    return {name: found[name] for name in Referee.points_of(self, pier)}


def _or_first(self: Referee, plan: str, pier: Cells) -> bool:
    if "(" in plan or "and" not in plan:
        return Referee.holds(self, plan, pier)
    return all(
        any(Referee.holds(self, one, pier) for one in part.split(" or "))
        for part in plan.split(" and ")
    )


def _rewritten(old: str, new: str) -> Callable[[Referee, str, Cells], bool]:
    return lambda self, plan, pier: Referee.holds(self, plan.replace(old, new), pier)


def _uncovered(self: Referee, seat: int) -> Cells:
    return self.whole[seat]  # type: ignore[attr-defined,no-any-return]


def _lay_and_keep(self: Referee, seat: int, card: str, how: Move) -> None:
    whole = getattr(self, "whole", self.piers)
    cells = self.cells_of(card)
    longer = self.extended(whole[seat], self.turned(cells) if how.get("turned") else cells, 0)
    self.whole = [longer if at == seat else pier for at, pier in enumerate(whole)]  # type: ignore[attr-defined]
    Referee.lay(self, seat, card, how)


def _columns_of_all_cards(self: Referee, seat: int) -> bool:
    card, columns = self.cards[self.goal_of(seat)], len(_uncovered(self, seat)[0])
    if card.get("plan") is None:
        return self.said_of(seat)
    counted = {**self.counts(self.piers[seat]), "columns": columns}
    return condition(card["plan"]).holds(counted)


def _ties_by(piers: Callable[[Referee, int], Cells]) -> Callable[[Referee], Data]:
    """The symbols of other piers break ties."""

    def result(self: Referee) -> Data:
        class OtherSymbols(RuleScorer):
            """Uses other piers when symbols break a tie."""

            def symbols(self, player: Mapping[str, Any]) -> int:
                return super().symbols({"pier": player["beside"]})

        scored = [{**self.scored(seat), "beside": piers(self, seat)} for seat in self.seats]
        return OtherSymbols(self.rulings).score({"players": scored})

    return result


def _with_patrons(self: Referee, seat: int) -> Cells:
    cards = [self.piers[seat], *map(self.cells_of, self.patrons[seat])]
    return ["".join(card[side] for card in cards) for side in BOTH]


def _newest_alone(self: Referee, patron: str) -> None:
    self.patrons = [[] for _ in self.seats]
    Referee.award(self, patron)


ROWS = (
    misread(
        "end.trigger/whole-round:last-one-short",
        goes_on=lambda self: len(self.deck) >= len(self.seats),
        round_size=lambda self: min(len(self.seats) + 1, len([*self.deck, *self.open])),
    ),
    misread(
        "end.trigger/whole-round:one-card-over",
        goes_on=lambda self: len(self.deck) > self.round_size(),
    ),
    misread(
        "end.trigger/whole-round:fixed-number",
        goes_on=lambda self: self.round <= 6 - len(self.seats),
    ),
    misread("end.trigger/whole-round:no-plans-without-cards", next_round=_over_without_cards),
    misread(
        "end.trigger/plans-last:as-a-draft",
        takeable=_plan_too,
        ends_round=lambda self: len(self.drafted) == len(self.seats),
    ),
    misread(
        "end.trigger/plans-last:before-the-rounds",
        allows=lambda self, move: (
            Referee.allows(self, move) or (move["move"] == "finish" and self.phase == "reveal")
        ),
    ),
    # The Plan card
    misread("end.plan/everybody:one-plan", finish=_first_alone),
    misread(
        "end.plan/everybody:any-order",
        finishing=lambda self: [seat for seat in self.seats if seat not in self.finished],
    ),
    misread(
        "end.plan/everybody:from-the-first-player",
        finishing=lambda self: [(self.first + len(self.finished)) % len(self.seats)],
    ),
    misread(
        "end.plan/last-extension:stays-beside",
        lay=lambda self, seat, card, how: (
            None if self.phase == "finish" else Referee.lay(self, seat, card, how)
        ),
    ),
    misread("end.plan/last-extension:land-end", finish=_at_the_land),
    misread("end.plan/overlap:never-covers", overlaps=_overlaps_of(lambda self: range(1))),
    misread("end.plan/overlap:all", overlaps=_overlaps_of(lambda self: range(self.width + 1))),
    misread("end.plan/half-turn:always", may_be_turned=turnable_in("finish")),
    misread(
        "end.plan/half-turn:never",
        may_be_turned=lambda self, card: (
            self.phase != "finish" and Referee.may_be_turned(self, card)
        ),
    ),
    misread("end.plan/game-over:again", finish=_again),
    # Plans
    misread("score.plan/plan-card:foundation", goal_of=lambda self, seat: self.foundations[seat]),
    misread(
        "score.plan/finished-pier:before-the-plan", judged_pier=lambda self, seat: self.before[seat]
    ),
    misread("score.plan/plain-words:never", said_of=lambda self, seat: False),
    misread("score.plan/plain-words:always", said_of=lambda self, seat: True),
    misread(
        "score.plan/plain-words:one-for-all",
        said_of=lambda self, seat: bool(
            next((said for said in self.verdicts if said is not None), False)
        ),
    ),
    misread(
        "score.plan/counts:kinds",
        on_side=lambda self, rows: {
            **Referee.on_side(self, rows),
            "symbols": len({*"".join(rows)} - {"."}),
        },
    ),
    misread(
        "score.plan/counts:columns-are-spaces",
        counts=lambda self, pier: {**Referee.counts(self, pier), "columns": 2 * len(pier[0])},
    ),
    misread(
        "score.plan/counts:covered-columns-too", lay=_lay_and_keep, completed=_columns_of_all_cards
    ),
    misread(
        "score.plan/counts:eight-columns-at-most",
        counts=lambda self, pier: {**Referee.counts(self, pier), "columns": min(8, len(pier[0]))},
    ),
    misread(
        "score.plan/counts:blanks-are-columns",
        counts=lambda self, pier: {
            **Referee.counts(self, pier),
            "blanks": [*zip(*pier)].count((".", ".")),
        },
    ),
    misread("score.plan/sides:both", counts=_both_sides),
    misread("score.plan/sides:swapped", counts=lambda self, pier: Referee.counts(self, pier[::-1])),
    misread("score.plan/groups:over-both-sides", group_sizes=_groups_by("orthogonal")),
    misread("score.plan/groups:on-one-side", group_sizes=_groups_by("same_side")),
    misread("score.plan/groups:with-flower-sellers", group_sizes=_groups_of_sellers),
    misread("score.plan/groups:of-a-kind", group_sizes=_groups_of_a_kind),
    misread("score.plan/points:symbols", points_of=_symbols_for_points),
    misread(
        "score.plan/points:usual-rulings",
        points_of=lambda self, pier: (
            {
                name: int(getattr(RuleScorer({}), name)(pier))
                for name in Referee.points_of(self, pier)
            }
        ),
    ),
    misread("score.plan/logic:or-first", holds=_or_first),
    misread("score.plan/logic:or-is-and", holds=_rewritten(" or ", " and ")),
    misread("score.plan/logic:not-left-out", holds=_rewritten("not ", "")),
    misread("score.plan/logic:at-least-is-more", holds=_rewritten(">=", ">")),
    misread("score.plan/logic:at-most-is-less", holds=_rewritten("<=", "<")),
    misread(
        "score.plan/logic:one-digit",
        holds=lambda self, plan, pier: Referee.holds(self, re.sub(r"(\d)\d+", r"\1", plan), pier),
    ),
    # What counts at the end
    misread("score.patrons/as-played:last-round", award=_newest_alone),
    misread(
        "score.patrons/as-played:each-symbol-once",
        patron_cards=lambda self, seat: len({*map(self.symbol_of, self.patrons[seat])}),
    ),
    misread(
        "tie.symbols/as-played:without-the-plan",
        result=_ties_by(lambda self, seat: self.before[seat]),
    ),
    misread(
        "tie.symbols/as-played:plan-alone",
        result=_ties_by(lambda self, seat: self.cells_of(self.plans[seat])),
    ),
    misread("tie.symbols/as-played:patrons-too", result=_ties_by(_with_patrons)),
    misread("tie.symbols/as-played:covered-too", lay=_lay_and_keep, result=_ties_by(_uncovered)),
    misread("tie.date/as-played:foundation", breaks_ties=lambda self, seat: self.foundations[seat]),
    misread(
        "tie.date/as-played:last-drafted",
        breaks_ties=lambda self, seat: dict(self.taken).get(seat, self.plans[seat]),
    ),
    misread(
        "tie.date/as-played:earliest-of-all",
        breaks_ties=lambda self, seat: min(
            (
                self.foundations[seat],
                self.plans[seat],
                *(card for at, card in self.taken if at == seat),
            ),
            key=self.date,
        ),
    ),
)
