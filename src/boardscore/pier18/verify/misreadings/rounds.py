"""Misreadings of the rounds and of the end."""

import re
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from boardscore.pier18.verify.misreadings.plain_referee import BOTH, Cells, Referee, condition
from boardscore.pier18.verify.misreadings.plain_scorer import RuleScorer
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.misreading import misreads
from boardscore.verify.vectors.rule_by_rule_programs import Move


def _back_and_forth(self: Referee) -> int:
    step = len(self.drafted) if self.round % 2 else -len(self.drafted)
    return (self.first + step) % len(self.seats)


def _by_foundations(self: Referee) -> int:
    order = sorted(self.seats, key=lambda seat: self.date(self.foundations[seat]))
    return order[(order.index(self.first) + len(self.drafted)) % len(order)]


def _seat_after_patron(self: Referee) -> int:
    got = [seat for seat in self.seats if set(self.patrons[seat]) & set(self.open)]
    return got[0] if got else Referee.next_first(self)


def _without_patron(self: Referee) -> None:
    self.first = self.next_first()
    self.next_round()


def _also_on_the_way(self: Referee, move: Move) -> bool:
    if self.phase == "draft" and move.get("move") == "reveal":
        return self.can_be_drawn(move["cards"])
    return Referee.allows(self, move)


def _more_cards(self: Referee, move: Move) -> None:
    self.open = [*self.open, *move["cards"]]
    self.draw(move["cards"])
    self.phase = "draft"


def _first_columns(self: Referee, pier: Cells, cells: Cells, overlap: int) -> Cells:
    start = len(pier[0]) - self.width
    return [pier[side][:start] + pier[side][start + overlap :] + cells[side] for side in BOTH]


def _seen_through(self: Referee, pier: Cells, cells: Cells, overlap: int) -> Cells:
    kept = len(pier[0]) - overlap
    shown = [
        "".join(new if new != "." else old for old, new in zip(pier[side][kept:], cells[side]))
        for side in BOTH
    ]
    return [pier[side][:kept] + shown[side] + cells[side][overlap:] for side in BOTH]


def _all_that_is_left(self: Referee, cards: object) -> bool:
    is_last = len(self.deck) < 2 * self.round_size()
    return len(cards) == (len(self.deck) if is_last else self.round_size())  # type: ignore[arg-type]


def _has_covered(self: Referee, seat: int) -> bool:
    return seat in self.before and (
        len(self.piers[seat][0]) < len(self.before[seat][0]) + self.width
    )


def turnable_in(phase: str) -> Callable[[Referee, str], bool]:
    """Cards may be turned in one phase, whatever the ruling."""
    return lambda self, card: (
        self.turned(self.cells_of(card)) != self.cells_of(card)
        if self.phase == phase
        else Referee.may_be_turned(self, card)
    )


ROUNDS = misreads(
    goes_on={
        "round.count/two-players:three-rounds": lambda self: (
            Referee.goes_on(self) and (len(self.seats) == 3 or self.round <= 3)
        ),
        "round.count/three-players:two-rounds": lambda self: (
            Referee.goes_on(self) and (len(self.seats) == 2 or self.round <= 2)
        ),
    },
    is_round={
        "round.reveal/one-more-than-players:one-each": lambda self, cards: (
            len(cards) == len(self.seats)
        ),
        "round.reveal/one-more-than-players:any-number": lambda self, cards: True,
        "round.reveal/one-more-than-players:all-in-the-last-round": _all_that_is_left,
    },
    ends_round={
        "round.reveal/one-more-than-players:all-in-the-last-round": lambda self: (
            len(self.drafted) == len(self.seats)
        ),
        "round.order/one-card-each:last-card-too": lambda self: not self.open,
    },
    are_in_deck={
        "round.reveal/from-the-deck:any-card": lambda self, cards: (
            self.phase == "reveal" or Referee.are_in_deck(self, cards)
        )
    },
    allows={"round.reveal/before-the-draft:at-any-time": _also_on_the_way},
    reveal={"round.reveal/before-the-draft:at-any-time": _more_cards},
    next_to_draft={
        "round.order/clockwise:the-other-way": lambda self: (
            (self.first - len(self.drafted)) % len(self.seats)
        ),
        "round.order/clockwise:back-and-forth": _back_and_forth,
        "round.order/clockwise:in-seat-order": lambda self: len(self.drafted),
        "round.order/clockwise:by-foundations": _by_foundations,
    },
    next_first={
        "round.order/first-player-moves-on:stays": lambda self: self.first,
        "round.order/first-player-moves-on:other-way": lambda self: (
            (self.first - 1) % len(self.seats)
        ),
        "round.order/first-player-moves-on:patron-starts": _seat_after_patron,
        "round.order/first-player-moves-on:earliest-draft": lambda self: self.earliest(
            self.drafted
        ),
        "round.order/first-player-moves-on:two-seats": lambda self: (self.first + 1) % 2,
    },
    end_round={"round.order/one-card-each:last-card-too": _without_patron},
    takeable={
        "round.draft/any-open-card:not-the-last": lambda self, seat: self.open[:-1],
        "round.draft/only-open-cards:from-the-deck": lambda self, seat: [*self.open, *self.deck],
        "round.draft/only-open-cards:from-others": lambda self, seat: [
            *self.open,
            *self.drafted.values(),
        ],
    },
    extended={
        "round.draft/water-end:land-end": lambda self, pier, cells, overlap: [
            cells[side] + pier[side][overlap:] for side in BOTH
        ],
        "round.overlap/card-before:first-columns": _first_columns,
        "round.overlap/card-before:at-the-land": lambda self, pier, cells, overlap: [
            pier[side][overlap:] + cells[side] for side in BOTH
        ],
        "round.overlap/new-on-top:below": lambda self, pier, cells, overlap: [
            pier[side] + cells[side][overlap:] for side in BOTH
        ],
        "round.overlap/new-on-top:seen-through": _seen_through,
    },
    may_be_turned={
        "round.draft/half-turn:always": turnable_in("draft"),
        "round.draft/half-turn:never": lambda self, card: (
            self.phase != "draft" and Referee.may_be_turned(self, card)
        ),
    },
    turned={
        "round.draft/half-turn:sides-only": lambda self, cells: [cells[1], cells[0]],
        "round.draft/half-turn:columns-only": lambda self, cells: [side[::-1] for side in cells],
    },
    overlaps={
        "round.overlap/all-but-one:all": lambda self: range(self.width + 1),
        "round.overlap/all-but-one:all-but-two": lambda self: range(max(1, self.width - 1)),
        "round.overlap/all-but-one:half": lambda self: range(
            self.width // 2 + 1 if self.width > 1 else 1
        ),
        "round.overlap/all-but-one:not-again": lambda self: range(
            1 if _has_covered(self, self.acting()[0]) else self.width
        ),
        "round.overlap/all-but-one:none-or-most": lambda self: sorted({0, self.width - 1}),
        "round.overlap/none:must-cover": lambda self: range(1, self.width) or range(1),
        "round.overlap/none:never-covers": lambda self: range(1),
        "round.overlap/card-before:not-the-foundation": lambda self: range(
            1 if self.phase == "draft" and self.round == 1 else self.width
        ),
    },
)


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
    sides = ("upper.", "lower.")
    return {k: found[k.split(".")[-1]] if k.startswith(sides) else n for k, n in found.items()}


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


ENDING = misreads(
    goes_on={
        "end.trigger/whole-round:last-one-short": lambda self: len(self.deck) >= len(self.seats),
        "end.trigger/whole-round:one-card-over": lambda self: len(self.deck) > self.round_size(),
        "end.trigger/whole-round:fixed-number": lambda self: self.round <= 6 - len(self.seats),
    },
    round_size={
        "end.trigger/whole-round:last-one-short": lambda self: min(
            len(self.seats) + 1, len([*self.deck, *self.open])
        )
    },
    next_round={"end.trigger/whole-round:no-plans-without-cards": _over_without_cards},
    takeable={"end.trigger/plans-last:as-a-draft": _plan_too},
    ends_round={
        "end.trigger/plans-last:as-a-draft": lambda self: len(self.drafted) == len(self.seats)
    },
    allows={
        "end.trigger/plans-last:before-the-rounds": lambda self, move: (
            Referee.allows(self, move) or (move["move"] == "finish" and self.phase == "reveal")
        )
    },
    finish={
        "end.plan/everybody:one-plan": _first_alone,
        "end.plan/last-extension:land-end": _at_the_land,
        "end.plan/game-over:again": _again,
    },
    finishing={
        "end.plan/everybody:any-order": lambda self: [
            seat for seat in self.seats if seat not in self.finished
        ],
        "end.plan/everybody:from-the-first-player": lambda self: [
            (self.first + len(self.finished)) % len(self.seats)
        ],
    },
    lay={
        "end.plan/last-extension:stays-beside": lambda self, seat, card, how: (
            None if self.phase == "finish" else Referee.lay(self, seat, card, how)
        ),
        "score.plan/counts:covered-columns-too": _lay_and_keep,
        "tie.symbols/as-played:covered-too": _lay_and_keep,
    },
    overlaps={
        "end.plan/overlap:never-covers": _overlaps_of(lambda self: range(1)),
        "end.plan/overlap:all": _overlaps_of(lambda self: range(self.width + 1)),
    },
    may_be_turned={
        "end.plan/half-turn:always": turnable_in("finish"),
        "end.plan/half-turn:never": lambda self, card: (
            self.phase != "finish" and Referee.may_be_turned(self, card)
        ),
    },
    goal_of={"score.plan/plan-card:foundation": lambda self, seat: self.foundations[seat]},
    judged_pier={"score.plan/finished-pier:before-the-plan": lambda self, seat: self.before[seat]},
    said_of={
        "score.plan/plain-words:never": lambda self, seat: False,
        "score.plan/plain-words:always": lambda self, seat: True,
        "score.plan/plain-words:one-for-all": lambda self, seat: bool(
            next((said for said in self.verdicts if said is not None), False)
        ),
    },
    on_side={
        "score.plan/counts:kinds": lambda self, rows: {
            **Referee.on_side(self, rows),
            "symbols": len({*"".join(rows)} - {"."}),
        }
    },
    counts={
        "score.plan/counts:columns-are-spaces": lambda self, pier: {
            **Referee.counts(self, pier),
            "columns": 2 * len(pier[0]),
        },
        "score.plan/counts:eight-columns-at-most": lambda self, pier: {
            **Referee.counts(self, pier),
            "columns": min(8, len(pier[0])),
        },
        "score.plan/counts:blanks-are-columns": lambda self, pier: {
            **Referee.counts(self, pier),
            "blanks": [*zip(*pier)].count((".", ".")),
        },
        "score.plan/sides:both": _both_sides,
        "score.plan/sides:swapped": lambda self, pier: Referee.counts(self, pier[::-1]),
    },
    completed={"score.plan/counts:covered-columns-too": _columns_of_all_cards},
    group_sizes={
        "score.plan/groups:over-both-sides": _groups_by("orthogonal"),
        "score.plan/groups:on-one-side": _groups_by("same_side"),
        "score.plan/groups:with-flower-sellers": _groups_of_sellers,
        "score.plan/groups:of-a-kind": _groups_of_a_kind,
    },
    points_of={
        "score.plan/points:symbols": _symbols_for_points,
        "score.plan/points:usual-rulings": lambda self, pier: (
            {
                name: int(getattr(RuleScorer({}), name)(pier))
                for name in Referee.points_of(self, pier)
            }
        ),
    },
    holds={
        "score.plan/logic:or-first": _or_first,
        "score.plan/logic:or-is-and": _rewritten(" or ", " and "),
        "score.plan/logic:not-left-out": _rewritten("not ", ""),
        "score.plan/logic:at-least-is-more": _rewritten(">=", ">"),
        "score.plan/logic:at-most-is-less": _rewritten("<=", "<"),
        "score.plan/logic:one-digit": lambda self, plan, pier: Referee.holds(
            self, re.sub(r"(\d)\d+", r"\1", plan), pier
        ),
    },
    award={"score.patrons/as-played:last-round": _newest_alone},
    patron_cards={
        "score.patrons/as-played:each-symbol-once": lambda self, seat: len(
            {*map(self.symbol_of, self.patrons[seat])}
        )
    },
    result={
        "tie.symbols/as-played:without-the-plan": _ties_by(lambda self, seat: self.before[seat]),
        "tie.symbols/as-played:plan-alone": _ties_by(
            lambda self, seat: self.cells_of(self.plans[seat])
        ),
        "tie.symbols/as-played:patrons-too": _ties_by(_with_patrons),
        "tie.symbols/as-played:covered-too": _ties_by(_uncovered),
    },
    breaks_ties={
        "tie.date/as-played:foundation": lambda self, seat: self.foundations[seat],
        "tie.date/as-played:last-drafted": lambda self, seat: dict(self.taken).get(
            seat, self.plans[seat]
        ),
        "tie.date/as-played:earliest-of-all": lambda self, seat: min(
            (
                self.foundations[seat],
                self.plans[seat],
                *(card for at, card in self.taken if at == seat),
            ),
            key=self.date,
        ),
    },
)
