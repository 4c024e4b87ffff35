"""Misreadings of the rounds and of the end."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from boardscore.pier18.verify.misreadings.plain_referee import BOTH, Cells, Referee, condition
from boardscore.pier18.verify.misreadings.plain_scorer import RuleScorer
from boardscore.verify.data_types import Data
from boardscore.verify.vectors.misreading import but_when, in_phase, misreads
from boardscore.verify.vectors.plain_programs import Move


class WrongRounds(Referee):
    """Misread rounds and ends."""

    whole: Sequence[Cells] = ()
    """The piers as they would be if no card covered another."""

    def back_and_forth(self) -> int:
        step = len(self.drafted) if self.round % 2 else -len(self.drafted)
        return (self.first + step) % len(self.seats)

    def by_foundations(self) -> int:
        order = sorted(self.seats, key=lambda seat: self.date(self.foundations[seat]))
        return order[(order.index(self.first) + len(self.drafted)) % len(order)]

    def seat_after_patron(self) -> int:
        got = [seat for seat in self.seats if set(self.patrons[seat]) & set(self.open)]
        return got[0] if got else super().next_first()

    def without_patron(self) -> None:
        self.first = self.next_first()
        self.next_round()

    def also_on_the_way(self, move: Move) -> bool:
        if self.phase == "draft" and move.get("move") == "reveal":
            return self.can_be_drawn(move["cards"])
        return super().allows(move)

    def more_cards(self, move: Move) -> None:
        self.open = [*self.open, *move["cards"]]
        self.draw(move["cards"])
        self.phase = "draft"

    def first_columns(self, pier: Cells, cells: Cells, overlap: int) -> Cells:
        start = len(pier[0]) - self.width
        return [pier[side][:start] + pier[side][start + overlap :] + cells[side] for side in BOTH]

    def seen_through(self, pier: Cells, cells: Cells, overlap: int) -> Cells:
        kept = len(pier[0]) - overlap
        shown = [
            "".join(new if new != "." else old for old, new in zip(pier[side][kept:], cells[side]))
            for side in BOTH
        ]
        return [pier[side][:kept] + shown[side] + cells[side][overlap:] for side in BOTH]

    def all_that_is_left(self, cards: Sequence[str]) -> bool:
        is_last = len(self.deck) < 2 * self.round_size()
        return len(cards) == (len(self.deck) if is_last else self.round_size())

    def has_covered(self, seat: int) -> bool:
        return seat in self.before and (
            len(self.piers[seat][0]) < len(self.before[seat][0]) + self.width
        )

    def plan_too(self, seat: int) -> list[str]:
        plan = self.plans[seat]
        return [*self.open, *([] if plan in self.drafted.values() else [plan])]

    def first_alone(self, move: Move) -> None:
        super().finish(move)
        self.phase = "over"

    def at_the_land(self, move: Move) -> None:
        before = self.piers[move["player"]]
        self.piers[move["player"]] = ["", ""]
        super().finish({**move, "overlap": 0})
        plan, overlap = self.piers[move["player"]], move["overlap"]
        self.piers[move["player"]] = [plan[side] + before[side][overlap:] for side in BOTH]

    def again(self, move: Move) -> None:
        super().finish(move)
        if self.phase == "over":
            self.phase, self.finished = "finish", []

    def over_without_cards(self) -> None:
        super().next_round()
        if not self.deck and self.phase == "finish":
            self.phase = "over"

    def both_sides(self, pier: Cells) -> dict[str, int]:
        found = super().counts(pier)
        sides = ("upper.", "lower.")
        return {k: found[k.split(".")[-1]] if k.startswith(sides) else n for k, n in found.items()}

    def groups_of_sellers(self, pier: Cells) -> list[int]:
        groups = self.scorer.groups(pier)
        return [len(one) for one in groups if "S" in {pier[side][column] for side, column in one}]

    def groups_of_a_kind(self, pier: Cells) -> list[int]:
        runs = ((letter, [*run]) for side in pier for letter, run in groupby(side))
        return [len(run) for letter, run in runs if letter != "."]

    def symbols_for_points(self, pier: Cells) -> dict[str, int]:
        found = self.on_side(pier)
        return {name: found[name] for name in Referee.points_of(self, pier)}

    def or_first(self, plan: str, pier: Cells) -> bool:
        if "(" in plan or "and" not in plan:
            return super().holds(plan, pier)
        return all(
            any(Referee.holds(self, one, pier) for one in part.split(" or "))
            for part in plan.split(" and ")
        )

    def lay_and_keep(self, seat: int, card: str, how: Move) -> None:
        whole, cells = self.whole or self.piers, self.cells_of(card)
        longer = self.extended(whole[seat], self.turned(cells) if how.get("turned") else cells, 0)
        self.whole = [*whole[:seat], longer, *whole[seat + 1 :]]
        super().lay(seat, card, how)

    def columns_of_all_cards(self, seat: int) -> bool:
        card, columns = self.cards[self.goal_of(seat)], len(self.whole[seat][0])
        if card.get("plan") is None:
            return self.said_of(seat)
        return condition(card["plan"]).holds({**self.counts(self.piers[seat]), "columns": columns})

    def with_patrons(self, seat: int) -> Cells:
        cards = [self.piers[seat], *map(self.cells_of, self.patrons[seat])]
        return ["".join(card[side] for card in cards) for side in BOTH]

    def newest_alone(self, patron: str) -> None:
        self.patrons = [[] for _ in self.seats]
        super().award(patron)


def _turnable_in(phase: str) -> Callable[[Referee, str], bool]:
    """A misreading: cards may be turned in one phase, whatever the ruling."""
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
        "round.reveal/one-more-than-players:all-in-the-last-round": WrongRounds.all_that_is_left,
    },
    ends_round={
        "round.reveal/one-more-than-players:all-in-the-last-round": lambda self: (
            len(self.drafted) == len(self.seats)
        ),
        "round.order/one-card-each:last-card-too": lambda self: not self.open,
    },
    are_in_deck={"round.reveal/from-the-deck:any-card": but_when(in_phase("reveal"), True)},
    allows={"round.reveal/before-the-draft:at-any-time": WrongRounds.also_on_the_way},
    reveal={"round.reveal/before-the-draft:at-any-time": WrongRounds.more_cards},
    next_to_draft={
        "round.order/clockwise:the-other-way": lambda self: (
            (self.first - len(self.drafted)) % len(self.seats)
        ),
        "round.order/clockwise:back-and-forth": WrongRounds.back_and_forth,
        "round.order/clockwise:in-seat-order": lambda self: len(self.drafted),
        "round.order/clockwise:by-foundations": WrongRounds.by_foundations,
    },
    next_first={
        "round.order/first-player-moves-on:stays": lambda self: self.first,
        "round.order/first-player-moves-on:other-way": lambda self: (
            (self.first - 1) % len(self.seats)
        ),
        "round.order/first-player-moves-on:patron-starts": WrongRounds.seat_after_patron,
        "round.order/first-player-moves-on:earliest-draft": lambda self: self.earliest(
            self.drafted
        ),
        "round.order/first-player-moves-on:two-seats": lambda self: (self.first + 1) % 2,
    },
    end_round={"round.order/one-card-each:last-card-too": WrongRounds.without_patron},
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
        "round.overlap/card-before:first-columns": WrongRounds.first_columns,
        "round.overlap/card-before:at-the-land": lambda self, pier, cells, overlap: [
            pier[side][overlap:] + cells[side] for side in BOTH
        ],
        "round.overlap/new-on-top:below": lambda self, pier, cells, overlap: [
            pier[side] + cells[side][overlap:] for side in BOTH
        ],
        "round.overlap/new-on-top:seen-through": WrongRounds.seen_through,
    },
    may_be_turned={
        "round.draft/half-turn:always": _turnable_in("draft"),
        "round.draft/half-turn:never": but_when(in_phase("draft"), False),
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
            1 if self.has_covered(self.acting()[0]) else self.width
        ),
        "round.overlap/all-but-one:none-or-most": lambda self: sorted({0, self.width - 1}),
        "round.overlap/none:must-cover": lambda self: range(1, self.width) or range(1),
        "round.overlap/none:never-covers": lambda self: range(1),
        "round.overlap/card-before:not-the-foundation": lambda self: range(
            1 if self.phase == "draft" and self.round == 1 else self.width
        ),
    },
)


def _overlaps_of(plan: Callable[[Referee], range]) -> Callable[[Referee], range]:
    """A Plan covers differently from a drafted card."""
    return lambda self: plan(self) if self.phase == "finish" else range(self.width)


def _groups_by(adjacency: str) -> Callable[[Referee, Cells], list[int]]:
    """Plans count groups in one way, whatever the ruling."""
    return lambda self, pier: [
        len(group) for group in RuleScorer({"flower_adjacency": adjacency}).groups(pier)
    ]


def _counted(name: str, number: Callable[[Cells], int]) -> Callable[[Any, Cells], dict[str, int]]:
    """Plans use another number for one count."""
    return lambda self, pier: {**Referee.counts(self, pier), name: number(pier)}


def _rewritten(old: str, new: str) -> Callable[[Referee, str, Cells], bool]:
    return lambda self, plan, pier: Referee.holds(self, plan.replace(old, new), pier)


def _ties_by(piers: Callable[[Any, int], Cells]) -> Callable[[Referee], Data]:
    """The symbols of other piers break ties."""

    def result(self: Referee) -> Data:
        class OtherSymbols(RuleScorer):
            """Uses other piers when symbols break a tie."""

            def symbols(self, player: Mapping[str, Any]) -> int:
                return super().symbols({"pier": player["beside"]})

        scored = [{**self.scored(seat), "beside": piers(self, seat)} for seat in self.seats]
        return OtherSymbols(self.rulings).score({"players": scored})

    return result


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
    next_round={"end.trigger/whole-round:no-plans-without-cards": WrongRounds.over_without_cards},
    takeable={"end.trigger/plans-last:as-a-draft": WrongRounds.plan_too},
    ends_round={
        "end.trigger/plans-last:as-a-draft": lambda self: len(self.drafted) == len(self.seats)
    },
    allows={
        "end.trigger/plans-last:before-the-rounds": lambda self, move: (
            Referee.allows(self, move) or (move["move"] == "finish" and self.phase == "reveal")
        )
    },
    finish={
        "end.plan/everybody:one-plan": WrongRounds.first_alone,
        "end.plan/last-extension:land-end": WrongRounds.at_the_land,
        "end.plan/game-over:again": WrongRounds.again,
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
        "end.plan/last-extension:stays-beside": but_when(in_phase("finish"), None),
        "score.plan/counts:covered-columns-too": WrongRounds.lay_and_keep,
        "tie.symbols/as-played:covered-too": WrongRounds.lay_and_keep,
    },
    overlaps={
        "end.plan/overlap:never-covers": _overlaps_of(lambda self: range(1)),
        "end.plan/overlap:all": _overlaps_of(lambda self: range(self.width + 1)),
    },
    may_be_turned={
        "end.plan/half-turn:always": _turnable_in("finish"),
        "end.plan/half-turn:never": but_when(in_phase("finish"), False),
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
        "score.plan/counts:columns-are-spaces": _counted("columns", lambda pier: 2 * len(pier[0])),
        "score.plan/counts:eight-columns-at-most": _counted(
            "columns", lambda pier: min(8, len(pier[0]))
        ),
        "score.plan/counts:blanks-are-columns": _counted(
            "blanks", lambda pier: [*zip(*pier)].count((".", "."))
        ),
        "score.plan/sides:both": WrongRounds.both_sides,
        "score.plan/sides:swapped": lambda self, pier: Referee.counts(self, pier[::-1]),
    },
    completed={"score.plan/counts:covered-columns-too": WrongRounds.columns_of_all_cards},
    group_sizes={
        "score.plan/groups:over-both-sides": _groups_by("orthogonal"),
        "score.plan/groups:on-one-side": _groups_by("same_side"),
        "score.plan/groups:with-flower-sellers": WrongRounds.groups_of_sellers,
        "score.plan/groups:of-a-kind": WrongRounds.groups_of_a_kind,
    },
    points_of={
        "score.plan/points:symbols": WrongRounds.symbols_for_points,
        "score.plan/points:usual-rulings": lambda self, pier: (
            {
                name: int(getattr(RuleScorer({}), name)(pier))
                for name in Referee.points_of(self, pier)
            }
        ),
    },
    holds={
        "score.plan/logic:or-first": WrongRounds.or_first,
        "score.plan/logic:or-is-and": _rewritten(" or ", " and "),
        "score.plan/logic:not-left-out": _rewritten("not ", ""),
        "score.plan/logic:at-least-is-more": _rewritten(">=", ">"),
        "score.plan/logic:at-most-is-less": _rewritten("<=", "<"),
        "score.plan/logic:one-digit": lambda self, plan, pier: Referee.holds(
            self, re.sub(r"(\d)\d+", r"\1", plan), pier
        ),
    },
    award={"score.patrons/as-played:last-round": WrongRounds.newest_alone},
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
        "tie.symbols/as-played:patrons-too": _ties_by(WrongRounds.with_patrons),
        "tie.symbols/as-played:covered-too": _ties_by(lambda self, seat: self.whole[seat]),
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
