"""A result in words: the columns of its table, the winner, how ties were broken, the rulings."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import chain
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message, in_words
from boardscore.core.ranking import parting_mark
from boardscore.core.results import PlayerScore, Result, needed_inputs
from boardscore.core.rulings import Value, choices, write_value
from boardscore.games import game


@frozen
class BrokenTie:
    """A tie in a result that a rule broke: equal points, but some players are ahead of others."""

    place: int
    """The place of the players ahead."""
    ahead: tuple[int, ...]
    """The seats of the players ahead; several share the place."""
    behind: tuple[tuple[int, int], ...]
    """The seats of the others, each after the number of the rule that puts it behind, from 1."""


def broken_ties(result: Result) -> list[BrokenTie]:
    """Every tie in a result that a rule broke, in the order of the places.

    >>> from boardscore import score
    >>> players = [{"pier": "Q.\\n.."}, {"pier": "QH\\n.."}, {"pier": "A.\\n..", "patrons": 2}]
    >>> broken_ties(score({"game": "pier18", "players": players}))
    [BrokenTie(place=2, ahead=(1,), behind=((1, 0),))]
    """
    totals = [player.total for player in result.players]
    if None in totals:
        return []
    groups = ([seat for seat, total in enumerate(totals) if total == one] for one in set(totals))
    broken = chain.from_iterable(_broken(result, tied) for tied in groups if len(tied) > 1)
    return sorted(broken, key=lambda tie: tie.place)


def _broken(result: Result, tied: Sequence[int]) -> Iterator[BrokenTie]:
    """The broken ties among some seats, also those among players that a rule puts behind."""
    ranks = {seat: result.ranks[seat] for seat in tied}
    if None in ranks.values() and 1 not in ranks.values():
        return
    place = min(rank for rank in ranks.values() if rank)
    ahead = tuple([seat for seat in tied if ranks[seat] == place])
    players = {seat: result.players[seat] for seat in tied}
    marks = {seat: (one.total, *one.tie_breakers) for seat, one in players.items()}
    best = marks[ahead[0]]
    behind = [(parting_mark(best, marks[seat]), seat) for seat in tied if seat not in ahead]
    if behind:
        yield BrokenTie(place, ahead, tuple(behind))
    still: dict[object, list[int]] = {}
    for mark, seat in behind:
        still.setdefault(marks[seat][: mark + 1], []).append(seat)
    for group in still.values():
        yield from _broken(result, group)


DEFAULTS = Message("table.defaults")
"""The sentence in place of rulings if all have their default."""


def labels(result: Result) -> list[Message]:
    """The labels of the rows of a result: categories, total, tie breakers, place."""
    categories = (Message(f"category.{name}") for name in result.players[0].CATEGORIES)
    ties = (label for label, _ in tie_rows(result))
    return [*categories, Message("table.total"), *ties, Message("table.rank")]


def columns(result: Result, lang: str) -> list[list[str]]:
    """A result's columns in words, one for each player: points, total, tie breakers, place."""
    ties = [[in_words(value, lang) for value in values] for _, values in tie_rows(result)]
    return [
        [*_points(player), _total(player), *(values[seat] for values in ties), str(rank or "?")]
        for seat, (player, rank) in enumerate(zip(result.players, result.ranks))
    ]


def tie_rows(result: Result) -> list[tuple[Message, list[Any]]]:
    """The label of each tie rule applied to a result, and the value of every player."""
    seats = range(len(result.players))
    return [
        (Message(f"compared.{tie.rule}"), [_tie_value(result, seat, mark) for seat in seats])
        for mark, tie in enumerate(result.tie_breaks[: _rules_applied(result)], start=1)
    ]


def _rules_applied(result: Result) -> int:
    """The number of tie rules applied: all for a shared win, else up to the last one needed."""
    if len(result.winners) > 1:
        return len(result.tie_breaks)
    return max((mark for tie in broken_ties(result) for mark, _ in tie.behind), default=0)


def _tie_value(result: Result, seat: int, mark: int) -> Any:
    """The tie value that the table shows; if missing, ? if a place depends on it, else -."""
    value = result.players[seat].tie_values[mark - 1]
    if value is None:
        return "?" if (seat, mark) in result.standing.needed else "-"
    return value


def _total(player: PlayerScore) -> str:
    """A player's total as text, or the points so far."""
    return f"{player.subtotal}+?" if player.total is None else str(player.total)


def _points(player: PlayerScore) -> list[str]:
    """The points of each category, or the count in brackets if the points are unknown."""
    return [
        f"[{player.counts_by_category.get(category, '?')}]" if points is None else str(points)
        for category, points in player.categories.items()
    ]


def has_counts(result: Result) -> bool:
    """Whether the columns of a result have a count in brackets in place of unknown points."""
    missing = any(None in player.categories.values() for player in result.players)
    return bool(result.missing) and missing


def winner(result: Result) -> Message:
    """The winner in a sentence, with the reason."""
    names = result.winners
    if not names:
        return Message("table.no_winner", missing=needed_inputs(result))
    if len(result.players) == 1:
        return Message("table.alone", names=names)
    if len(names) > 1:
        return Message("table.shared", names=names, values=_shared_values(result))
    first = next((tie for tie in broken_ties(result) if tie.place == 1), None)
    if first:
        return Message("table.winner_of_tie", names=names, by=_decided_by(result, first))
    return Message("table.winner", names=names, decided_by=Message("decided.points"))


def _shared_values(result: Result) -> list[Message]:
    """The values that all winners share: the points, and those of each tie rule."""
    player = result.players[result.standing.winners[0]]
    compared = zip(result.tie_breaks, player.tie_values, strict=True)
    values = (Message(f"tied.{tie.rule}", value=value) for tie, value in compared)
    return [Message("table.points", points=player.total), *values]


def lower_ties(result: Result) -> Iterator[Message]:
    """The ties below first place that a rule broke, each in one sentence."""
    for tie in broken_ties(result):
        if tie.place > 1:
            names = [result.players[seat].name for seat in tie.ahead]
            by = _decided_by(result, tie)
            yield Message("table.place_of_tie", names=names, place=tie.place, by=by)


def _decided_by(result: Result, tie: BrokenTie) -> Message:
    """The numbers that broke a tie, in words, rule by rule: 8 symbols to 5."""
    steps = [_step(result, tie, mark) for mark in sorted({mark for mark, _ in tie.behind})]
    return reduce(lambda first, second: Message("table.then", first=first, second=second), steps)


def _step(result: Result, tie: BrokenTie, mark: int) -> Message:
    """A rule that puts players behind; it names them if the tie has several of them."""
    others = []
    for seat in (seat for at, seat in tie.behind if at == mark):
        player = result.players[seat]
        value = player.tie_values[mark - 1]
        named = Message("table.of_player", value=value, name=player.name)
        others.append(named if len(tie.behind) > 1 else value)
    own = result.players[tie.ahead[0]].tie_values[mark - 1]
    rule = result.tie_breaks[mark - 1].rule
    return Message(f"decided.{rule}", own=own, others=others)


def rulings(result: Result) -> Iterator[Message]:
    """The rulings that differ from their defaults, in one sentence, if there are rulings."""
    if result.rulings:
        used = (*result.rulings, *result.rulings_of_play)
        differing = [found for ruling in used for found in _differing(result.game, *ruling)]
        yield Message("table.rulings", rulings=[(one,) for one in differing] or DEFAULTS)


def _differing(of_game: str, name: str, value: Value) -> Iterator[Message]:
    """The choice for a ruling and its default, if these differ."""
    default, *_ = choices(game(of_game).rulings)[name]
    if value != default:
        key = f"decided.{of_game}.{name}"
        chosen, other = (Message(f"{key}.{write_value(one)}") for one in (value, default))
        yield Message("table.differs", decided=chosen, default=other)


def outcome(name: str, value: Value, scores: Mapping[Value, Result]) -> Message:
    """A sentence on a value of a ruling: totals and winner, also places if only those differ."""
    result = scores[value]
    seen = {(one.winners, tuple(p.subtotal for p in one.players)) for one in scores.values()}
    key = "rulings.points" if len(seen) == len(scores) else "rulings.place"
    points = tuple(
        Message(key, name=player.name, points=_total(player), place=result.ranks[seat] or "?")
        for seat, player in enumerate(result.players)
    )
    said = {"decided": _decided(result.game, name, value), "points": points}
    if len(result.players) == 1:
        return Message("rulings.alone", **said)
    wins = Message("rulings.wins" if result.winners else "rulings.open", names=result.winners)
    return Message("rulings.outcome", wins=wins, **said)


def _decided(of_game: str, name: str, value: Value) -> Message:
    """The choice for a ruling, in words, and whether it is the default."""
    default, *_ = choices(game(of_game).rulings)[name]
    said = Message(f"decided.{of_game}.{name}.{write_value(value)}")
    return Message("rulings.default", decided=said) if value == default else said


def headline(result: Result, seat: int) -> Message:
    """The player, the total and the place in a sentence."""
    player, rank = result.players[seat], result.ranks[seat]
    if player.total is None:
        return Message("explain.player_open", name=player.name)
    if rank is None:
        return Message("explain.player_unranked", name=player.name, total=player.total)
    return Message("explain.player", name=player.name, total=player.total, rank=rank)
