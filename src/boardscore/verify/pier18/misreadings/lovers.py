"""Wrong scorers of Lovers: blocking, distance and directions."""

from collections.abc import Callable

from boardscore.verify.pier18.misreadings.plain_scorer import (
    Pier,
    RuleScorer,
    Space,
    of_kinds,
    spaces_of,
)
from boardscore.verify.vectors.misreading import misread


def _first_of_near_lovers(self: RuleScorer, pier: Pier, space: Space) -> list[str]:
    letters = RuleScorer.near(self, pier, space)
    return [*letters[:2], *(letter.replace("H", ".") for letter in letters[2:])]


def _blocked_from_both_directions(self: RuleScorer, pier: Pier, space: Space) -> int:
    letters = self.near(pier, space)
    blocked = [any(map(self.blocks, some)) for some in (letters[:2], letters[2:])]
    return self.lovers_points(all(blocked))


def _near_on_both_sides(self: RuleScorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    across = [self.shown(pier, 1 - side, column + step) for step in (-2, -1, 0, 1, 2)]
    return RuleScorer.near(self, pier, space) + across


def _near_and_across(self: RuleScorer, pier: Pier, space: Space) -> list[str]:
    side, column = space
    return [*RuleScorer.near(self, pier, space), pier[1 - side][column]]


def _not_at(column: Callable[[Pier], int]) -> Callable[[RuleScorer, Pier, Space], int]:

    def lovers_at(self: RuleScorer, pier: Pier, space: Space) -> int:
        return 0 if space[1] == column(pier) else RuleScorer.lovers_at(self, pier, space)

    return lovers_at


def _beyond(
    end: str, found: Callable[[Pier, int, int], str]
) -> Callable[[RuleScorer, Pier, int, int], str]:
    """Adds symbols beyond one end of the pier, by side and distance."""

    def shown(self: RuleScorer, pier: Pier, side: int, column: int) -> str:
        over = -1 - column if end == "land" else column - len(pier[side])
        return found(pier, side, over) if over >= 0 else RuleScorer.shown(self, pier, side, column)

    return shown


def _at(row: str, column: int) -> str:
    return row[column] if -len(row) <= column < len(row) else "."


def _all_spoilt(self: RuleScorer, pier: Pier) -> int:
    points = [self.lovers_at(pier, space) for space in spaces_of(pier, "H")]
    return sum(points) if all(points) else 0


ROWS = (
    misread(
        "score.lovers/two-points:left-out",
        "Lovers score nothing",
        "Liebende bringen nichts",
        lovers_points=lambda self, blocked: 0,
    ),
    misread(
        "score.lovers/two-points:inverted",
        "Lovers who are blocked score 2 points, and others nothing",
        "Gestörte Liebende bringen 2 Punkte, andere nichts",
        lovers_points=lambda self, blocked: 2 if blocked else 0,
    ),
    misread(
        "score.lovers/two-points:off-by-one.less",
        "Lovers on their own score 1 point",
        "Ungestörte Liebende bringen 1 Punkt",
        lovers_points=lambda self, blocked: 0 if blocked else 1,
    ),
    misread(
        "score.lovers/two-points:off-by-one.more",
        "Lovers on their own score 3 points",
        "Ungestörte Liebende bringen 3 Punkte",
        lovers_points=lambda self, blocked: 0 if blocked else 3,
    ),
    misread(
        "score.lovers/two-points:counted-twice",
        "Lovers on their own score 4 points",
        "Ungestörte Liebende bringen 4 Punkte",
        lovers_points=lambda self, blocked: 0 if blocked else 4,
    ),
    misread(
        "score.lovers/one-by-one:wrong-scope",
        "if any Lovers on a pier are blocked, none of them score",
        "Sind irgendwo Liebende gestört, bringen auch alle anderen nichts",
        lovers=_all_spoilt,
    ),
    misread(
        "score.lovers/one-by-one:max-for-sum",
        "only one of all Lovers scores points",
        "Von allen Liebenden eines Piers bringt nur ein Symbol Punkte",
        lovers=lambda self, pier: max(
            (self.lovers_at(pier, space) for space in spaces_of(pier, "H")), default=0
        ),
    ),
    misread(
        "score.lovers/gap-of-two:left-out",
        "a character anywhere on the side blocks",
        "Alle Figuren auf der Seite stören, egal wie weit weg",
        steps=lambda self, pier: [step for step in range(-len(pier[0]), len(pier[0])) if step],
    ),
    misread(
        "score.lovers/gap-of-two:off-by-one.near",
        "only direct neighbours block",
        "Nur direkte Nachbarn stören",
        steps=lambda self, pier: (-1, 1),
    ),
    misread(
        "score.lovers/gap-of-two:off-by-one.far",
        "a character 3 spaces away blocks too",
        "Auch wer 3 Felder entfernt ist, stört",
        steps=lambda self, pier: (-3, -2, -1, 1, 2, 3),
    ),
    misread(
        "score.lovers/gap-of-two:wrong-neighbourhood",
        "a character 2 spaces away blocks, but a direct neighbour does not",
        "Wer 2 Felder entfernt ist, stört, direkte Nachbarn nicht",
        steps=lambda self, pier: (-2, 2),
    ),
    misread(
        "score.lovers/both-directions:wrong-neighbourhood.land",
        "only characters towards the land block",
        "Nur wer zum Land hin liegt, stört",
        steps=lambda self, pier: (-2, -1),
    ),
    misread(
        "score.lovers/both-directions:wrong-neighbourhood.water",
        "only characters towards the water block",
        "Nur wer zum Wasser hin liegt, stört",
        steps=lambda self, pier: (1, 2),
    ),
    misread(
        "score.lovers/both-directions:misreading",
        "Lovers are blocked only if there are characters both to the left and to the right",
        "Gestört ist nur, wer links und rechts jemanden hat",
        lovers_at=_blocked_from_both_directions,
    ),
    misread(
        "score.lovers/other-lovers-block:left-out",
        "other Lovers do not block",
        "Andere Liebende stören nicht",
        blocks=lambda self, letter: letter not in ".H",
    ),
    misread(
        "score.lovers/other-lovers-block:inverted",
        "only other Lovers block",
        "Nur andere Liebende stören",
        blocks=lambda self, letter: letter == "H",
    ),
    misread(
        "score.lovers/other-lovers-block:misreading",
        "of Lovers near each other, those nearer to the land score",
        "Liegen Liebende nah beieinander, bringen die näher am Land Punkte",
        near=_first_of_near_lovers,
    ),
    *of_kinds(
        "score.lovers/every-kind-blocks:left-out",
        "SQA",
        "{} do not block",
        "{} stören nicht",
        blocks=lambda kind: lambda self, letter: letter not in "." + kind,
    ),
    misread(
        "score.lovers/every-kind-blocks:left-out.all",
        "no character blocks",
        "Niemand stört",
        blocks=lambda self, letter: False,
    ),
    misread(
        "score.lovers/same-side:wrong-scope",
        "a character within 2 columns on the other side blocks too",
        "Auch auf der anderen Seite stört, wer bis zu 2 Spalten entfernt ist",
        near=_near_on_both_sides,
    ),
    misread(
        "score.lovers/same-side:wrong-neighbourhood",
        "a character in the same column on the other side blocks too",
        "Auch wer in derselben Spalte auf der anderen Seite liegt, stört",
        near=_near_and_across,
    ),
    misread(
        "score.lovers/land-end:inverted",
        "everything beyond the land end counts as occupied",
        "Jenseits des Landendes ist alles besetzt",
        shown=_beyond("land", lambda pier, side, over: "#"),
    ),
    misread(
        "score.lovers/land-end:off-by-one",
        "Lovers in the first column score nothing",
        "Liebende in der ersten Spalte bringen nichts",
        lovers_at=_not_at(lambda pier: 0),
    ),
    misread(
        "score.lovers/land-end:wrong-neighbourhood.ring",
        "past the land end comes the water end of the same side",
        "Vor dem Landende geht es mit dem Wasserende derselben Seite weiter",
        shown=_beyond("land", lambda pier, side, over: _at(pier[side], -1 - over)),
    ),
    misread(
        "score.lovers/land-end:wrong-neighbourhood.flat",
        "past the land end of the lower side comes the water end of the upper side",
        "Links von der unteren Seite geht es mit dem Ende der oberen weiter",
        shown=_beyond("land", lambda pier, side, over: _at(pier[0], -1 - over) if side else "."),
    ),
    misread(
        "score.lovers/water-end:inverted",
        "everything beyond the water end counts as occupied",
        "Jenseits des Wasserendes ist alles besetzt",
        shown=_beyond("water", lambda pier, side, over: "#"),
    ),
    misread(
        "score.lovers/water-end:off-by-one",
        "Lovers in the last column score nothing",
        "Liebende in der letzten Spalte bringen nichts",
        lovers_at=_not_at(lambda pier: len(pier[0]) - 1),
    ),
    misread(
        "score.lovers/water-end:wrong-neighbourhood.ring",
        "past the water end comes the land end of the same side",
        "Nach dem Wasserende geht es mit dem Landende derselben Seite weiter",
        shown=_beyond("water", lambda pier, side, over: _at(pier[side], over)),
    ),
    misread(
        "score.lovers/water-end:wrong-neighbourhood.flat",
        "past the water end of the upper side comes the land end of the lower side",
        "Rechts von der oberen Seite geht es mit dem Anfang der unteren weiter",
        shown=_beyond("water", lambda pier, side, over: "." if side else _at(pier[1], over)),
    ),
    misread(
        "score.lovers/water-end:misreading",
        "at the water end, each side continues into the other",
        "Am Wasserende gehen die Seiten ineinander über",
        shown=_beyond("water", lambda pier, side, over: _at(pier[1 - side], -1 - over)),
    ),
)
