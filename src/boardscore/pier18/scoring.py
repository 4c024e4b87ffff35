"""The scoring and tie rules of Pier 18: one short pure function for each, and `score`."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from typing import Any, ClassVar, TypeVar

from attrs import evolve, frozen

from boardscore.core import rulings as options
from boardscore.core import value_checks
from boardscore.core.game_setup import provenance
from boardscore.core.messages import Message
from boardscore.core.rendering import Drawable
from boardscore.core.results import Line, PlayerScore, Result, TieBreak
from boardscore.pier18.model import PLAN_POINTS, PLAYERS, CardDate, Pier, Player, Position
from boardscore.pier18.notation import Row
from boardscore.pier18.pieces import CATEGORIES, Shown, Side, Space, Symbol
from boardscore.pier18.plan_syntax import count_in_words
from boardscore.pier18.plans import Condition
from boardscore.pier18.plausibility import implausible_entries, missing_entries, pier_lengths
from boardscore.pier18.rulings import SCORING, FlowerAdjacency, FlowerPoints, Rulings

Lines = tuple[Line, ...]
_PlanNumber = Callable[[Pier, Rulings], int]
_PlanNumbers = Mapping[str, _PlanNumber]


_PIER = value_checks.instance(Pier)
_RULINGS = value_checks.instance(Rulings)
_ADJACENCY = value_checks.member(FlowerAdjacency)
_COMPLETED = value_checks.optional(value_checks.boolean)
_CONDITION = value_checks.instance(Condition)
_DATE = value_checks.optional(value_checks.instance(CardDate))
_POSITION = value_checks.instance(Position)
_CARDS = value_checks.whole()


def poets(pier: Pier) -> Lines:
    """Half the Poets, rounded down (`pier18.score.poets`); no line for fewer than 2.

    >>> [line.points for line in poets(Pier.parse("QQQ\\n..."))]
    [1]
    """
    value_checks.require(_PIER, pier, "pier")
    found = pier.find(Symbol.POET)
    points = len(found) // 2
    if not points:
        return ()
    message = Message("line.poets", poets=len(found))
    rule, one_each = "pier18.score.poets", len(found)
    return (Line(rule, "poets", points, message, spaces=found, misreadings=(one_each,)),)


_LOVERS = 2
"""The points of Lovers that no one disturbs (`pier18.score.lovers`)."""


def lovers(pier: Pier) -> Lines:
    """2 points for each Lovers with no one near (`pier18.score.lovers`); one line for each Lovers.

    >>> [line.points for line in lovers(Pier.parse("H..Q\\n...."))]
    [2]
    """
    value_checks.require(_PIER, pier, "pier")
    return tuple([_lovers_line(pier, space) for space in pier.find(Symbol.LOVERS)])


def near(pier: Pier, space: Space) -> tuple[Space, ...]:
    """The occupied spaces within 2 spaces to the left or right, on the same side.

    >>> [space.column for space in near(Pier.parse("QQHQ\\n...."), Space(Side.UPPER, 2))]
    [0, 1, 3]
    """
    return tuple([other for other in _within_two(space) if other in pier._by_space])


@cache
def _within_two(space: Space) -> tuple[Space, ...]:
    side, column = space
    return tuple(Space(side, column + steps) for steps in (-2, -1, 1, 2))


def _lovers_line(pier: Pier, space: Space) -> Line:
    blocking = near(pier, space)
    rule, at = "pier18.score.lovers", (space,)
    if not blocking:
        return Line(rule, "lovers", _LOVERS, Message("line.lovers", space=space), spaces=at)
    message = _blocked(pier, space, blocking)
    return Line(rule, "lovers", 0, message, spaces=at, because=blocking, misreadings=(_LOVERS,))


def _blocked(pier: Pier, space: Space, blocking: tuple[Space, ...]) -> Message:
    by = tuple([Shown(pier._by_space[near], near) for near in blocking])
    return Message("line.lovers_blocked", space=space, by=by)


def fishers(pier: Pier) -> Lines:
    """A line of 1 point per Fisher on the side with more of them (`pier18.score.fishers`).

    >>> [line.points for line in fishers(Pier.parse("A.A\\n.A."))]
    [2]
    """
    value_checks.require(_PIER, pier, "pier")
    found = pier.find(Symbol.FISHER)
    if not found:
        return ()
    on_upper = pier.upper.count(Symbol.FISHER)
    upper, lower = found[:on_upper], found[on_upper:]
    counted, other = (upper, lower) if len(upper) >= len(lower) else (lower, upper)
    points, both_sides = len(counted), (len(found),) if other else ()
    message = Message(
        _fishers_key(points, len(other)),
        points=points,
        on_side=Message(f"on_side.{counted[0].side.value}"),
        other=len(other),
    )
    rule = "pier18.score.fishers"
    return (Line(rule, "fishers", points, message, spaces=counted, misreadings=both_sides),)


def _fishers_key(counted: int, other: int) -> str:
    if not other:
        return "line.fishers"
    return "line.fishers_equal" if counted == other else "line.fishers_both_sides"


def flower_sellers(pier: Pier, rulings: Rulings = Rulings()) -> Lines:
    """Lines of Flower Sellers' groups: 1 point per other symbol (`pier18.score.flower-sellers`).

    A group consists of symbols next to each other on one side. If it contains a Flower Seller, it
    scores all its symbols but that one, once; a Flower Seller alone gives no line. Other rulings
    let groups reach across the pier, or count no Flower Sellers.

    >>> [line.points for line in flower_sellers(Pier.parse("QSAH\\n.A.."))]
    [3]
    """
    value_checks.require(_PIER, pier, "pier")
    value_checks.require(_RULINGS, rulings, "rulings")
    sellers = set(pier.find(Symbol.FLOWER_SELLER))
    lines = [
        _flower_line(group, len(sellers.intersection(group)), rulings.flower_points)
        for group in groups(pier, rulings.flower_adjacency)
        if len(group) > 1 and not sellers.isdisjoint(group)
    ]
    return tuple(lines)


def _flower_line(group: tuple[Space, ...], sellers: int, counted: FlowerPoints) -> Line:
    left_out = 1 if counted is FlowerPoints.EVERY_OTHER_SYMBOL else sellers
    points = len(group) - left_out
    key = f"line.flower_sellers_{counted.value}"
    message = Message(key, spaces=group, size=len(group), sellers=sellers)
    rule = "pier18.score.flower-sellers"
    other_counts = (len(group), len(group) - 1, len(group) - sellers)
    return Line(rule, "flower_sellers", points, message, spaces=group, misreadings=other_counts)


def groups(pier: Pier, adjacency: FlowerAdjacency) -> tuple[tuple[Space, ...], ...]:
    """All groups of symbols next to each other, including single ones, in reading order.

    >>> [len(group) for group in groups(Pier.parse("SQ.\\n.A."), FlowerAdjacency.SAME_SIDE)]
    [2, 1]
    >>> [len(group) for group in groups(Pier.parse("SQ.\\n.A."), FlowerAdjacency.ORTHOGONAL)]
    [3]
    """
    value_checks.require(_PIER, pier, "pier")
    value_checks.require(_ADJACENCY, adjacency, "adjacency")
    if adjacency is FlowerAdjacency.SAME_SIDE:
        return tuple(_runs(pier))

    def beside(space: Space) -> tuple[tuple[Side, int], ...]:
        side, column = space
        return (side, column - 1), (side, column + 1), (side.other, column)

    return tuple(tuple(sorted(group)) for group in connected_groups(pier._by_space, beside))


Node = TypeVar("Node", bound=Hashable)


def connected_groups(
    nodes: Iterable[Node], neighbours: Callable[[Node], Iterable[Hashable]]
) -> Iterator[list[Node]]:
    """The connected groups of nodes, such as spaces, in the order of their first nodes.

    Neighbours that are not nodes themselves connect nothing.

    >>> list(connected_groups([1, 2, 5], lambda n: [n - 1, n + 1]))
    [[1, 2], [5]]
    """
    left: dict[Hashable, Node] = {node: node for node in nodes}
    for first in tuple(left):
        if first in left:
            group = [left.pop(first)]
            for node in group:  # grows during the loop
                group += [left.pop(other) for other in neighbours(node) if other in left]
            yield group


def _runs(pier: Pier) -> Iterator[tuple[Space, ...]]:
    """The runs of symbols on each side without an empty space between them."""
    runs: list[list[Space]] = []
    before = None
    for space in pier._by_space:
        if before is None or space != (before.side, before.column + 1):
            runs.append([])
        runs[-1].append(space)
        before = space
    return map(tuple, runs)


def plan(completed: bool | None) -> Lines:
    """The line of a completed Plan: 4 points (`pier18.score.plan`).

    >>> [line.points for line in plan(True)]
    [4]
    """
    value_checks.require(_COMPLETED, completed, "completed")
    if not completed:
        return ()
    return (Line("pier18.score.plan", "plan", PLAN_POINTS, Message("line.plan")),)


def plan_by_condition(condition: Condition, pier: Pier, rulings: Rulings = Rulings()) -> Lines:
    """The line of a Plan with a condition: 4 points if it is met (`pier18.score.plan`).

    >>> plan_by_condition(Condition("poets >= 2"), Pier.parse("QQ\\n.."))[0].points
    4
    """
    value_checks.require(_CONDITION, condition, "condition")
    value_checks.require(_PIER, pier, "pier")
    value_checks.require(_RULINGS, rulings, "rulings")
    counts = numbers_of(condition, pier, rulings)
    is_met = condition.holds(counts)
    message = Message(
        "line.plan_met" if is_met else "line.plan_not_met",
        plan=condition,
        counts=tuple(count_in_words(name, count) for name, count in counts.items()),
    )
    points, misreadings = (PLAN_POINTS, ()) if is_met else (0, (PLAN_POINTS,))
    return (Line("pier18.score.plan", "plan", points, message, misreadings=misreadings),)


def numbers_of(condition: Condition, pier: Pier, rulings: Rulings) -> dict[str, int]:
    """The numbers of a pier that decide the points of a Plan: those that its condition names.

    >>> numbers_of(Condition("poets >= 2"), Pier.parse("QQ\\n.."), Rulings())
    {'poets': 2}
    """
    return {name: _PLAN_NUMBERS[name](pier, rulings) for name in condition.names}


def plan_in_words(words: str) -> Lines:
    """A line of the score without points: only people can judge this Plan (`pier18.score.plan`).

    >>> plan_in_words("Only poets by the water.")[0].points is None
    True
    """
    value_checks.require(value_checks.name, words, "words")
    message = Message("line.plan_in_words", plan=words)
    return (Line("pier18.score.plan", "plan", None, message, missing="plan_completed"),)


def plan_counts(pier: Pier, rulings: Rulings = Rulings()) -> dict[str, int]:
    """All numbers of a pier that can decide the points of a Plan, by name.

    >>> counts = plan_counts(Pier.parse("QQ\\n.S"))
    >>> counts["poets"], counts["lower.blanks"], counts["largest_group"], counts["points.poets"]
    (2, 1, 2, 1)
    """
    value_checks.require(_PIER, pier, "pier")
    value_checks.require(_RULINGS, rulings, "rulings")
    return {name: count(pier, rulings) for name, count in _PLAN_NUMBERS.items()}


def _group_sizes(pier: Pier, rulings: Rulings) -> list[int]:
    return [len(group) for group in groups(pier, rulings.flower_adjacency)]


def _points(lines: Lines) -> int:
    return sum(line.points or 0 for line in lines)


def _counted_on(prefix: str, spaces_of: Callable[[Pier], Row]) -> _PlanNumbers:
    """The numbers for Plans on some spaces of a pier: of each symbol, and of empty spaces."""

    def shown(symbol: Symbol | None) -> _PlanNumber:
        return lambda pier, _: spaces_of(pier).count(symbol)

    return {
        **{prefix + name: shown(symbol) for name, symbol in CATEGORIES.items()},
        prefix + "blanks": shown(None),
        prefix + "symbols": lambda pier, _: sum(map(bool, spaces_of(pier))),
    }


_PLAN_NUMBERS: _PlanNumbers = {
    "columns": lambda pier, _: pier.columns,
    "groups": lambda pier, rulings: len(_group_sizes(pier, rulings)),
    "largest_group": lambda pier, rulings: max(_group_sizes(pier, rulings), default=0),
    "points.poets": lambda pier, _: _points(poets(pier)),
    "points.lovers": lambda pier, _: _points(lovers(pier)),
    "points.fishers": lambda pier, _: _points(fishers(pier)),
    "points.flower_sellers": lambda pier, rulings: _points(flower_sellers(pier, rulings)),
    **_counted_on("", lambda pier: pier.upper + pier.lower),
    **_counted_on("upper.", lambda pier: pier.upper),
    **_counted_on("lower.", lambda pier: pier.lower),
}
"""How to compute each number that a Plan may name."""


def _plan_of(player: Player, rulings: Rulings) -> Lines:
    match player.plan:
        case Condition() as condition:
            return plan_by_condition(condition, player.pier, rulings)
        case str(words):
            return plan_in_words(words)
    return plan(player.plan_completed)


def patrons(cards: int) -> Lines:
    """A line with a point for each Patron card won (`pier18.score.patrons`).

    >>> [line.points for line in patrons(2)]
    [2]
    """
    value_checks.require(_CARDS, cards, "cards")
    if not cards:
        return ()
    return (Line("pier18.score.patrons", "patrons", cards, Message("line.patrons", points=cards)),)


def tie_symbols(pier: Pier) -> int:
    """The number of visible symbols; more symbols win a tie (`pier18.tie.symbols`).

    >>> tie_symbols(Pier.parse("S.Q\\n..A"))
    3
    """
    value_checks.require(_PIER, pier, "pier")
    return len(pier._by_space)


def tie_date(date: CardDate | None) -> int | None:
    """A Plan's date as a number that breaks ties: higher if it is earlier (`pier18.tie.date`).

    >>> tie_date(CardDate.parse("01-31")) > tie_date(CardDate.parse("02-01"))
    True
    """
    value_checks.require(_DATE, date, "date")
    return None if date is None else -(100 * date.month + date.day)


TIE_BREAKS = (TieBreak("pier18.tie.symbols", "pier"), TieBreak("pier18.tie.date", "plan_date"))


@frozen(kw_only=True, repr=False, slots=False)  # for the cached properties
class PierScore(Drawable, PlayerScore):
    """The score of one player of Pier 18."""

    GAME: ClassVar[str] = "pier18"

    CATEGORIES: ClassVar = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")

    player: Player
    """The player as entered, with the Plan card of a finished pier."""

    @cached_property
    def symbols(self) -> int:
        """The number of symbols on the pier."""
        return tie_symbols(self.player.pier)

    @cached_property
    def tie_breakers(self) -> tuple[int | None, ...]:
        """The symbols on the pier, then the date of the Plan card."""
        return self.symbols, tie_date(self.player.plan_date)

    @property
    def tie_values(self) -> tuple[int, Message | None]:
        """The symbols on the pier, then the date of the Plan card with the name of its month."""
        date = self.player.plan_date
        return self.symbols, None if date is None else date.with_month

    @property
    def facts(self) -> dict[str, Any]:
        """The number of symbols."""
        return {"symbols": self.symbols}


def score_player(player: Player, rulings: Rulings = Rulings()) -> PierScore:
    """The score of one player of Pier 18, with lines rule by rule."""
    return PierScore(
        player=player,
        lines=(
            *poets(player.pier),
            *lovers(player.pier),
            *fishers(player.pier),
            *flower_sellers(player.pier, rulings),
            *_plan_of(player, rulings),
            *patrons(player.patrons or 0),
        ),
    )


def score(position: Position) -> Result[PierScore]:
    """The score of a final position, with places, winners and reasons.

    >>> position = Position((Player("Anna", Pier.parse("H..Q\\n....")),))
    >>> score(position).players[0].total
    2
    """
    value_checks.require(_POSITION, position, "position")
    used = options.as_dict(position.rulings)
    completed = with_plan_cards(position)
    players = tuple(score_player(player, position.rulings) for player in completed.players)
    return Result(
        game="pier18",
        tie_breaks=TIE_BREAKS,
        rulings=tuple((name, used[name]) for name in SCORING),
        rulings_of_play=tuple((name, value) for name, value in used.items() if name not in SCORING),
        players=players,
        find_remarks=partial(_remarks, position, completed, players),
    )


def _remarks(
    entered: Position, position: Position, players: Sequence[PierScore]
) -> Iterator[Message]:
    if position.pack is not None:
        yield Message("note.pack", name=position.pack.name, provenance=provenance(position.pack))
    few, _ = PLAYERS
    if len(position.players) < few:
        yield Message("note.few_players", players=len(position.players), needed=few)
    yield from options.against_publisher("pier18", position.rulings)
    yield from plan_card_notes(entered, position)
    yield from implausible_entries(position)
    yield from missing_entries(position, players)


def with_plan_cards(position: Position) -> Position:
    """The position to score, with the Plan card of each finished pier: plan and date.

    >>> from boardscore.packs import demo_pack
    >>> from boardscore.pier18.model import Laid, lay
    >>> cards = tuple(map(Laid, demo_pack("pier18").cards[:6]))
    >>> anna = Player("Anna", lay(cards), cards=cards)
    >>> (anna,) = with_plan_cards(Position((anna,))).players
    >>> anna.plan_card.id, str(anna.plan), anna.plan_date
    ('6', 'upper.poets > lower.poets', CardDate.parse('04-17'))
    """
    if not any(player.cards for player in position.players):
        return position
    _, whole = pier_lengths(position.pack, len(position.players))
    players = (
        _with_plan_card(player) if len(player.cards) == whole else player
        for player in position.players
    )
    return evolve(position, players=tuple(players))


def _with_plan_card(player: Player) -> Player:
    """The player of a finished pier; a Plan card that was entered is not replaced."""
    if player.plan_card is not None:
        return player
    card = player.cards[-1].card
    is_said = player.plan_completed is not None or player.plan is not None
    plan = player.plan if is_said else card.plan
    return evolve(player, plan_card=card, plan=plan, plan_date=player.plan_date or card.date)


def plan_card_notes(entered: Position, completed: Position) -> Iterator[Message]:
    """A note on a score that names the Plan cards whose Plan or date comes from the last card."""
    taken = tuple(
        Message("plan_card_of", card=after.plan_card.id, name=after.name)
        for before, after in zip(entered.players, completed.players)
        if after.plan_card and (before.plan, before.plan_date) != (after.plan, after.plan_date)
    )
    if taken:
        yield Message("note.plan_cards", cards=taken)
