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
        "a last round is played with fewer cards",
        "Zuletzt gibt es noch eine Runde mit weniger Karten",
        goes_on=lambda self: len(self.deck) >= len(self.seats),
        round_size=lambda self: min(len(self.seats) + 1, len([*self.deck, *self.open])),
    ),
    misread(
        "end.trigger/whole-round:one-card-over",
        "a round is played only if a card is left in the deck afterwards",
        "Eine Runde gibt es nur, wenn danach noch eine Karte im Stapel bleibt",
        goes_on=lambda self: len(self.deck) > self.round_size(),
    ),
    misread(
        "end.trigger/whole-round:fixed-number",
        "there are 4 rounds with 2 players and 3 with 3, whatever the deck holds",
        "Zu zweit gibt es 4 Runden, zu dritt 3, egal wie viele Karten im Stapel sind",
        goes_on=lambda self: self.round <= 6 - len(self.seats),
    ),
    misread(
        "end.trigger/whole-round:no-plans-without-cards",
        "when the deck is empty, the game is over without the Plans",
        "Ist der Stapel leer, endet das Spiel, ohne dass Pläne angelegt werden",
        next_round=_over_without_cards,
    ),
    misread(
        "end.trigger/plans-last:as-a-draft",
        "a Plan can be laid in place of an open card",
        "Statt einer offenen Karte darf man den Plan anlegen",
        takeable=_plan_too,
        ends_round=lambda self: len(self.drafted) == len(self.seats),
    ),
    misread(
        "end.trigger/plans-last:before-the-rounds",
        "Plans can be laid before the rounds are over",
        "Pläne darf man schon vor dem Ende der Runden anlegen",
        allows=lambda self, move: (
            Referee.allows(self, move) or (move["move"] == "finish" and self.phase == "reveal")
        ),
    ),
    # The Plan card
    misread(
        "end.plan/everybody:one-plan",
        "the game is over as soon as one Plan is laid",
        "Das Spiel ist zu Ende, sobald ein Plan liegt",
        finish=_first_alone,
    ),
    misread(
        "end.plan/everybody:any-order",
        "a record may list the Plans in any order",
        "Die Aufzeichnung darf die Pläne in beliebiger Reihenfolge nennen",
        finishing=lambda self: [seat for seat in self.seats if seat not in self.finished],
    ),
    misread(
        "end.plan/everybody:from-the-first-player",
        "Plans are laid clockwise, starting with the first player",
        "Die Pläne werden reihum angelegt, ab dem Startspieler",
        finishing=lambda self: [(self.first + len(self.finished)) % len(self.seats)],
    ),
    misread(
        "end.plan/last-extension:stays-beside",
        "the Plan card is not laid, and its symbols do not count",
        "Die Plankarte wird nicht angelegt, ihre Symbole zählen nicht",
        lay=lambda self, seat, card, how: (
            None if self.phase == "finish" else Referee.lay(self, seat, card, how)
        ),
    ),
    misread(
        "end.plan/last-extension:land-end",
        "the Plan card is laid at the land end",
        "Die Plankarte kommt ans Landende",
        finish=_at_the_land,
    ),
    misread(
        "end.plan/overlap:never-covers",
        "the Plan card never covers anything",
        "Die Plankarte überdeckt nie etwas",
        overlaps=_overlaps_of(lambda self: range(1)),
    ),
    misread(
        "end.plan/overlap:all",
        "the Plan card may cover all columns of the previous card",
        "Die Plankarte darf alle Spalten der Karte davor überdecken",
        overlaps=_overlaps_of(lambda self: range(self.width + 1)),
    ),
    misread(
        "end.plan/half-turn:always",
        "the Plan card may be turned by 180 degrees",
        "Die Plankarte darf um 180 Grad gedreht werden",
        may_be_turned=turnable_in("finish"),
    ),
    misread(
        "end.plan/half-turn:never",
        "the Plan card can never be turned, whatever the ruling",
        "Die Plankarte wird nie gedreht, egal was gewählt ist",
        may_be_turned=lambda self, card: (
            self.phase != "finish" and Referee.may_be_turned(self, card)
        ),
    ),
    misread(
        "end.plan/game-over:again",
        "the game goes on after the last Plan",
        "Nach dem letzten Plan geht das Spiel weiter",
        finish=_again,
    ),
    # Plans
    misread(
        "score.plan/plan-card:foundation",
        "the goal is the one on the Foundation",
        "Es gilt das Ziel des Fundaments",
        goal_of=lambda self, seat: self.foundations[seat],
    ),
    misread(
        "score.plan/finished-pier:before-the-plan",
        "a Plan is judged on the pier without the Plan card",
        "Ob ein Plan erfüllt ist, zeigt der Pier ohne die Plankarte",
        judged_pier=lambda self, seat: self.before[seat],
    ),
    misread(
        "score.plan/plain-words:never",
        "a Plan in plain words is never completed",
        "Ein Plan in Worten gilt nie als erfüllt",
        said_of=lambda self, seat: False,
    ),
    misread(
        "score.plan/plain-words:always",
        "a Plan in plain words is always completed",
        "Ein Plan in Worten gilt immer als erfüllt",
        said_of=lambda self, seat: True,
    ),
    misread(
        "score.plan/plain-words:one-for-all",
        "the first verdict on a Plan in plain words is the verdict on all of them",
        "Das erste Urteil über einen Plan in Worten gilt für alle",
        said_of=lambda self, seat: bool(
            next((said for said in self.verdicts if said is not None), False)
        ),
    ),
    misread(
        "score.plan/counts:kinds",
        "a Plan that counts symbols counts only the kinds of symbols",
        "Zählt ein Plan Symbole, zählt er nur ihre Arten",
        on_side=lambda self, rows: {
            **Referee.on_side(self, rows),
            "symbols": len({*"".join(rows)} - {"."}),
        },
    ),
    misread(
        "score.plan/counts:columns-are-spaces",
        "a Plan that counts columns counts the spaces of the pier",
        "Zählt ein Plan Spalten, zählt er die Felder des Piers",
        counts=lambda self, pier: {**Referee.counts(self, pier), "columns": 2 * len(pier[0])},
    ),
    misread(
        "score.plan/counts:covered-columns-too",
        "a Plan that counts columns includes covered ones",
        "Zählt ein Plan Spalten, zählt er auch überdeckte",
        lay=_lay_and_keep,
        completed=_columns_of_all_cards,
    ),
    misread(
        "score.plan/counts:eight-columns-at-most",
        "a Plan counts no more than 8 columns",
        "Im Plan zählen höchstens 8 Spalten",
        counts=lambda self, pier: {**Referee.counts(self, pier), "columns": min(8, len(pier[0]))},
    ),
    misread(
        "score.plan/counts:blanks-are-columns",
        "a Plan that counts empty spaces counts columns with nothing in them",
        "Zählt ein Plan leere Felder, zählt er nur Spalten, in denen nichts liegt",
        counts=lambda self, pier: {
            **Referee.counts(self, pier),
            "blanks": [*zip(*pier)].count((".", ".")),
        },
    ),
    misread(
        "score.plan/sides:both",
        "a Plan that names a side counts both sides",
        "Nennt ein Plan eine Seite, zählen doch beide",
        counts=_both_sides,
    ),
    misread(
        "score.plan/sides:swapped",
        "the upper and lower sides are swapped in Plans",
        "In Plänen sind obere und untere Seite vertauscht",
        counts=lambda self, pier: Referee.counts(self, pier[::-1]),
    ),
    misread(
        "score.plan/groups:over-both-sides",
        "groups in Plans span both sides, whatever the ruling",
        "Gruppen in Plänen reichen über beide Seiten, egal was gewählt ist",
        group_sizes=_groups_by("orthogonal"),
    ),
    misread(
        "score.plan/groups:on-one-side",
        "groups in Plans stay on one side, whatever the ruling",
        "Gruppen in Plänen bleiben auf einer Seite, egal was gewählt ist",
        group_sizes=_groups_by("same_side"),
    ),
    misread(
        "score.plan/groups:with-flower-sellers",
        "only groups with a Flower Seller count in Plans",
        "In Plänen zählen nur Gruppen mit einem Blumenverkäufer",
        group_sizes=_groups_of_sellers,
    ),
    misread(
        "score.plan/groups:of-a-kind",
        "a group in a Plan consists of symbols of one kind",
        "Eine Gruppe im Plan besteht aus Symbolen einer Art",
        group_sizes=_groups_of_a_kind,
    ),
    misread(
        "score.plan/points:symbols",
        "a Plan that counts points counts symbols",
        "Zählt ein Plan Punkte, zählt er Symbole",
        points_of=_symbols_for_points,
    ),
    misread(
        "score.plan/points:usual-rulings",
        "points in a Plan follow the default rulings, whatever rulings are chosen",
        "Punkte im Plan richten sich nach den Standard-Auslegungen, egal was gewählt ist",
        points_of=lambda self, pier: (
            {
                name: int(getattr(RuleScorer({}), name)(pier))
                for name in Referee.points_of(self, pier)
            }
        ),
    ),
    misread(
        "score.plan/logic:or-first",
        '"or" binds more closely than "and" in a Plan',
        "In einem Plan bindet or stärker als and",
        holds=_or_first,
    ),
    misread(
        "score.plan/logic:or-is-and",
        'all conditions of a Plan have to hold, even those joined with "or"',
        "Alle Bedingungen eines Plans müssen gelten, auch die mit or",
        holds=_rewritten(" or ", " and "),
    ),
    misread(
        "score.plan/logic:not-left-out",
        '"not" in a Plan is ignored',
        "Ein not im Plan wird ignoriert",
        holds=_rewritten("not ", ""),
    ),
    misread(
        "score.plan/logic:at-least-is-more",
        'in a Plan, "at least" means "more than"',
        "„Mindestens“ heißt im Plan „mehr als“",
        holds=_rewritten(">=", ">"),
    ),
    misread(
        "score.plan/logic:at-most-is-less",
        'in a Plan, "at most" means "less than"',
        "„Höchstens“ heißt im Plan „weniger als“",
        holds=_rewritten("<=", "<"),
    ),
    misread(
        "score.plan/logic:one-digit",
        "only the first digit of a number in a Plan counts",
        "Von einer Zahl im Plan zählt nur die erste Ziffer",
        holds=lambda self, plan, pier: Referee.holds(self, re.sub(r"(\d)\d+", r"\1", plan), pier),
    ),
    # What counts at the end
    misread(
        "score.patrons/as-played:last-round",
        "only the Patron of the last round counts at the end",
        "Am Ende zählt nur der Patron der letzten Runde",
        award=_newest_alone,
    ),
    misread(
        "score.patrons/as-played:each-symbol-once",
        "Patron cards with the same symbol count only once",
        "Patron-Karten mit demselben Symbol zählen nur einmal",
        patron_cards=lambda self, seat: len({*map(self.symbol_of, self.patrons[seat])}),
    ),
    misread(
        "tie.symbols/as-played:without-the-plan",
        "the symbols on the Plan card do not count in a tie",
        "Symbole der Plankarte zählen nicht für den Gleichstand",
        result=_ties_by(lambda self, seat: self.before[seat]),
    ),
    misread(
        "tie.symbols/as-played:plan-alone",
        "only the symbols on the Plan card count in a tie",
        "Für den Gleichstand zählen nur die Symbole der Plankarte",
        result=_ties_by(lambda self, seat: self.cells_of(self.plans[seat])),
    ),
    misread(
        "tie.symbols/as-played:patrons-too",
        "symbols on Patron cards count in a tie too",
        "Auch Symbole auf Patron-Karten zählen für den Gleichstand",
        result=_ties_by(_with_patrons),
    ),
    misread(
        "tie.symbols/as-played:covered-too",
        "covered symbols count in a tie too",
        "Auch überdeckte Symbole zählen für den Gleichstand",
        lay=_lay_and_keep,
        result=_ties_by(_uncovered),
    ),
    misread(
        "tie.date/as-played:foundation",
        "the date on the Foundation breaks ties at the end",
        "Am Ende entscheidet das Datum des Fundaments über den Gleichstand",
        breaks_ties=lambda self, seat: self.foundations[seat],
    ),
    misread(
        "tie.date/as-played:last-drafted",
        "the date on the card drafted last breaks ties at the end",
        "Am Ende entscheidet das Datum der zuletzt genommenen Karte über den Gleichstand",
        breaks_ties=lambda self, seat: dict(self.taken).get(seat, self.plans[seat]),
    ),
    misread(
        "tie.date/as-played:earliest-of-all",
        "the earliest date of Foundation, Plan and all drafted cards breaks ties at the end",
        "Am Ende entscheidet das früheste Datum von Fundament, Plan und allen genommenen Karten",
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
