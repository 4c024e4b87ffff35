"""What is said of a result, to be said in a language: in a report, on a page, at a table."""

from collections.abc import Iterator, Mapping, Sequence

from boardscore.core.messages import Message
from boardscore.core.results import PlayerScore, Result
from boardscore.core.rulings import Value, choices, written
from boardscore.games import game


def labels(result: Result) -> list[Message]:
    """What stands before the rows of the table: the categories, the total, the place."""
    categories = (Message(f"category.{name}") for name in result.players[0].CATEGORIES)
    return [*categories, Message("table.total"), Message("table.rank")]


def numbers(result: Result, seat: int) -> list[str]:
    """What stands below the name of a player: the points, the total, the place."""
    player = result.players[seat]
    place = str(result.ranks[seat] or "?")
    return [*(_points(player, category) for category in player.CATEGORIES), _total(player), place]


def _total(player: PlayerScore) -> str:
    """The total, or the points so far."""
    return f"{player.subtotal}+?" if player.total is None else str(player.total)


def _points(player: PlayerScore, category: str) -> str:
    """The points of a category, or in brackets what was counted if they are missing."""
    points = player.categories[category]
    if points is not None:
        return str(points)
    counted = player.facts.get("counts", {})
    return f"[{counted.get(category, '?')}]"


def has_counts(result: Result) -> bool:
    """Whether a number in brackets stands for points that are missing."""
    missing = any(None in player.categories.values() for player in result.players)
    return bool(result.missing) and missing


def winner(result: Result) -> Message:
    """Who won, and by what."""
    names = result.winners
    if not names:
        return Message("table.no_winner", missing=result.needed)
    if len(result.players) == 1:
        return Message("table.alone", names=names)
    if len(names) > 1:
        return Message("table.shared", names=names)
    return Message("table.winner", names=names, decided_by=Message(f"decided.{result.decided_by}"))


def rulings(result: Result) -> Iterator[Message]:
    """Where the rules leave room, in one sentence, if they do."""
    if result.rulings:
        used = tuple((_decided(result.game, *ruling),) for ruling in result.rulings)
        yield Message("table.rulings", rulings=used)


def rulings_in_short(result: Result) -> Message:
    """The rulings that are not the defaults; or that all are, which is all that most need."""
    known = choices(game(result.game).rulings)
    chosen = tuple(
        _decided(result.game, name, value)
        for name, value in result.rulings
        if value != known[name][0]
    )
    return Message("rulings.chosen", rulings=chosen) if chosen else Message("rulings.defaults")


def outcome(name: str, value: Value, scores: Mapping[Value, Result]) -> Message:
    """A value of a ruling with everyone's total and the winner; places, where only they differ."""
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
    """What a ruling decided, in words, and whether that is usual."""
    usual, *_ = choices(game(of_game).rulings)[name]
    said = Message(f"decided.{of_game}.{name}.{written(value)}")
    return Message("table.usual", decided=said) if value == usual else said


def headline(result: Result, seat: int) -> Message:
    """A player, the total and the place."""
    player, rank = result.players[seat], result.ranks[seat]
    if player.total is None:
        return Message("explain.player_open", name=player.name)
    if rank is None:
        return Message("explain.player_unranked", name=player.name, total=player.total)
    return Message("explain.player", name=player.name, total=player.total, rank=rank)


def effects(result: Result, others: Sequence[Result]) -> Iterator[Message]:
    """What sets a result apart from the others: totals, places, who wins."""
    places = [other.ranks for other in others]
    for seat, (player, rank) in enumerate(zip(result.players, result.ranks, strict=True)):
        if len({other.players[seat].subtotal for other in others}) > 1:
            yield Message("ask.effect.points", name=player.name, points=player.subtotal)
        elif len({ranks[seat] for ranks in places}) > 1 and rank:
            yield Message("ask.effect.place", name=player.name, place=rank)
    if len({other.winners for other in others}) > 1 and result.winners:
        yield Message("ask.effect.wins", names=result.winners)
