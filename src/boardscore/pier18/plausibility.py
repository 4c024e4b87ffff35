"""Positions of Pier 18 that no game ends with, and entries that are missing and count as zero.

A missing Plan and missing Patron cards are reported, with a note if they could change the winner:
could a player's place in the ranking of winners improve if only that player's own missing entries
were filled in? A Plan is worth 4 points (`pier18.score.plan`). Patrons are worth one point each; at
most one for each round is left, minus those that were entered (`pier18.round.patron`).

Asking for one player at a time is enough. If filling in the entries of several players changes the
winner, then one of the new winners gained on another player, and does at least as well if the
others gain nothing.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cached_property
from itertools import chain
from math import inf

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.ranking import surely_first
from boardscore.core.results import PlayerScore, doubt
from boardscore.pier18.model import (
    CARDS,
    PLAN_POINTS,
    PLAYERS,
    Card,
    CardDate,
    Pack,
    Player,
    Position,
    obstacles,
    rounds,
)
from boardscore.pier18.rulings import PatronWhenAllZero


def missing_entries(position: Position, scores: Sequence[PlayerScore]) -> Iterator[Message]:
    """Notes on players' missing entries, and whether plausible ones could bring first place.

    >>> from boardscore import pier18, say
    >>> pier = pier18.Pier.parse("H\\n.")
    >>> anna = Player("Anna", pier, patrons=0)
    >>> ben = Player("Ben", pier, plan_completed=False, patrons=0)
    >>> print(say(pier18.score(Position((anna, ben))).notes[0]).replace(". ", ".\\n"))
    Anna: no Plan entered, scored as not completed.
    With a completed Plan, Anna would win.
    [pier18.score.plan]
    """
    said = sum(player.patrons or 0 for player in position.players)
    patrons = max(0, most_rounds(position) - said)
    for seat, player in enumerate(position.players):
        yield from _notes(player, _Chance(scores, seat), patrons)


class _Place(IntEnum):
    """A player's relation to first place; higher is better."""

    NOT_REACHED = 0
    TIED = 1
    """Tied for first place; the value that would break the tie is missing."""
    SHARED = 2
    WON = 3


_OUTCOMES = {
    _Place.TIED: "left_out.would_tie",
    _Place.SHARED: "left_out.would_share",
    _Place.WON: "left_out.would_win",
}


@frozen
class _Chance:
    """The effect of entries that are missing: more points for one player."""

    scores: Sequence[PlayerScore]
    seat: int

    @property
    def name(self) -> str:
        return self.scores[self.seat].name

    @cached_property
    def lead(self) -> float:
        """The player's lead over the best of the others, in points; too low if it is unknown."""
        others = [score.total for at, score in enumerate(self.scores) if at != self.seat]
        own = self.scores[self.seat].total
        if own is None or None in others:
            return -inf
        return own - max((total for total in others if total is not None), default=-inf)

    @cached_property
    def level(self) -> _Place:
        """The player's relation to first place with as many points as the best of the others."""
        own = self.scores[self.seat]
        best = (own.total or 0) - self.lead
        others = [score for score in self.scores if score is not own and score.total == best]
        winners = surely_first([own.tie_breakers, *[score.tie_breakers for score in others]])
        if 0 in winners:
            return _Place.WON if len(winners) == 1 else _Place.SHARED
        return _Place.NOT_REACHED if winners else _Place.TIED

    def place(self, more: int) -> _Place:
        """The player's relation to first place with this many more points."""
        lead = self.lead + more
        if lead == 0:
            return self.level
        return _Place.WON if lead > 0 else _Place.NOT_REACHED

    def helps(self, more: int) -> bool:
        """Whether this many more points improve the place."""
        return self.lead <= 0 <= self.lead + more and self.place(more) > self.place(0)

    def fewest(self, patrons: int, besides: int = 0) -> int:
        """The fewest Patrons that have the same effect as all of them, on top of some points."""
        best = self.place(besides + patrons)
        return next(few for few in range(patrons + 1) if self.place(besides + few) == best)

    def outcome(self, more: int, given: Message) -> Message:
        """The effect of this many more points, as a sentence that begins with the condition."""
        return Message(_OUTCOMES[self.place(more)], given=given, name=self.name)


def _notes(player: Player, chance: _Chance, patrons: int) -> Iterator[Message]:
    """The notes on one player: the Plan, the Patrons, and both if only both together matter."""
    no_plan = player.plan_completed is None and player.plan is None
    no_patrons = player.patrons is None
    if no_plan:
        yield doubt(_plan_note(chance), "pier18.score.plan")
    if no_patrons:
        yield doubt(_patrons_note(chance, patrons), "pier18.score.patrons")
    if no_plan and no_patrons and _both_help(chance, patrons):
        cards = chance.fewest(patrons, PLAN_POINTS)
        given = Message("left_out.with_both", cards=cards)
        yield doubt(chance.outcome(PLAN_POINTS + cards, given), "pier18.score.patrons")


def _both_help(chance: _Chance, patrons: int) -> bool:
    """Whether the Plan and the Patrons together improve the place, but neither alone does."""
    alone = chance.helps(PLAN_POINTS) or chance.helps(patrons)
    return not alone and chance.helps(PLAN_POINTS + patrons)


def _plan_note(chance: _Chance) -> Message:
    note = Message("left_out.plan", name=chance.name)
    if not chance.helps(PLAN_POINTS):
        return note
    then = chance.outcome(PLAN_POINTS, Message("left_out.with_plan"))
    return Message("left_out.and_then", told=note, then=then)


def _patrons_note(chance: _Chance, patrons: int) -> Message:
    note = Message("left_out.patrons", name=chance.name)
    if not chance.helps(patrons):
        return note
    cards = chance.fewest(patrons)
    then = chance.outcome(cards, Message("left_out.with_patrons", cards=cards))
    return Message("left_out.and_then", told=note, then=then)


@frozen
class _Games:
    """The games that could end with a position."""

    position: Position
    cards: tuple[Card, ...]
    """The cards of the game; empty if unknown."""
    rounds: tuple[int, ...]
    """The possible numbers of rounds, the fewest first."""

    @cached_property
    def players(self) -> tuple[Player, ...]:
        return self.position.players

    @property
    def lengths(self) -> tuple[int, int]:
        """The possible numbers of cards of a pier."""
        return _lengths(self.rounds)


def implausible_entries(position: Position) -> Iterator[Message]:
    """Notes on everything that no game can end with.

    >>> from boardscore import pier18, say
    >>> pier, date = pier18.Pier.parse("Q\\n."), CardDate(4, 17)
    >>> anna, ben = (Player(name, pier, patrons=2, plan_date=date) for name in ("Anna", "Ben"))
    >>> [note.args["clause"] for note in implausible_entries(Position((anna, ben)))]
    ['pier18.deck']
    """
    games = _games(position)
    return chain.from_iterable(look(games) for look in _LOOKS)


def most_rounds(position: Position) -> int:
    """The highest plausible number of rounds (`pier18.round.count`): 4 with the game's 18 cards.

    >>> from boardscore.pier18 import Pier
    >>> most_rounds(Position((Player("Anna", Pier.parse("Q\\n.")),)))
    4
    """
    return _games(position).rounds[-1]


def pier_lengths(pack: Pack | None, players: int) -> tuple[int, int]:
    """The possible numbers of cards of a finished pier, for 2 or 3 players (`pier18.end.plan`)."""
    _, played = _cards_and_rounds(pack, players)
    return _lengths(played)


def _lengths(played: tuple[int, ...]) -> tuple[int, int]:
    """The fewest and the most cards of a pier: Foundation, one for each round, Plan."""
    return played[0] + 2, played[-1] + 2


def _games(position: Position) -> _Games:
    return _Games(position, *_cards_and_rounds(position.pack, len(position.players)))


def _cards_and_rounds(pack: Pack | None, seats: int) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Possible cards and rounds; a single player may have had 1 or 2 others; no unplayable pack."""
    few, many = PLAYERS
    players = (seats,) if seats >= few else range(few, many + 1)
    playable = pack is not None and not obstacles(pack, players[0])
    cards = pack.cards if pack is not None and playable else ()
    served = (rounds(len(cards) or CARDS, number) for number in players)
    return cards, tuple(sorted(number for number in served if number >= 0))


# Cards


def card_used_again(games: _Games) -> Iterator[Message]:
    """Every card exists once: as Foundation, in a pier or as a Plan (`pier18.deck`)."""
    uses: dict[str, list[Message]] = {}
    for player in games.players:
        for card, use in _uses(player, _plan_card(player, games)):
            uses.setdefault(card, []).append(use)
    for card, places in uses.items():
        if len(places) > 1:
            what = Message("doubt.card_used_again", card=card, count=len(places), uses=places)
            yield doubt(what, "pier18.deck")


def _uses(player: Player, plan: Card | None) -> Iterator[tuple[str, Message]]:
    """The ids of a player's cards, each with its use."""
    ids = [laid.card.id for laid in player.cards]
    for number, card in enumerate(ids, 1):
        if number == 1:
            yield card, Message("doubt.as_foundation", name=player.name)
        elif number == len(ids) and plan is not None and plan.id == card:
            yield card, Message("doubt.as_plan", name=player.name)
        else:
            yield card, Message("doubt.in_pier", name=player.name, number=number)
    if plan is not None and plan.id not in ids:
        yield plan.id, Message("doubt.as_plan", name=player.name)


def _plan_card(player: Player, games: _Games) -> Card | None:
    """The Plan card as entered for a player, by its id or by its date."""
    if player.plan_card is not None or player.cards or player.plan_date is None:
        return player.plan_card
    return next((card for card in games.cards if card.date == player.plan_date), None)


def plan_not_last(games: _Games) -> Iterator[Message]:
    """The Plan is the last card of the finished pier (`pier18.end.plan`)."""
    for player in games.players:
        plan = player.plan_card
        if plan is not None and player.cards and player.cards[-1].card.id != plan.id:
            last = player.cards[-1].card.id
            what = Message("doubt.plan_not_last", name=player.name, plan=plan.id, last=last)
            yield doubt(what, "pier18.end.plan")


def card_turned(games: _Games) -> Iterator[Message]:
    """Cards are turned only if the ruling allows it, and a Foundation never is (`half_turn`)."""
    for player in games.players:
        for number, laid in enumerate(player.cards, 1):
            if laid.turned and laid.card.turned != laid.card.cells:
                said = {"name": player.name, "card": laid.card.id}
                if number == 1:
                    what = Message("doubt.foundation_turned", **said)
                    yield doubt(what, "pier18.setup.choose")
                elif not games.position.rulings.half_turn:
                    yield doubt(Message("doubt.card_turned", **said), "pier18.round.draft")


# Dates


def other_plan_date(games: _Games) -> Iterator[Message]:
    """The Plan's date is on the Plan card (`pier18.end.plan`)."""
    for player in games.players:
        card = player.plan_card
        if card is not None and player.plan_date not in {None, card.date}:
            said = {"name": player.name, "date": player.plan_date, "card": card.id}
            what = Message("doubt.other_plan_date", printed=card.date, **said)
            yield doubt(what, "pier18.end.plan")


def date_of_no_card(games: _Games) -> Iterator[Message]:
    """A Plan's date is on a card of the pack (`pier18.deck`)."""
    dates = {card.date for card in games.cards}
    for player in games.players:
        if dates and player.plan_date and not player.plan_card and player.plan_date not in dates:
            what = Message("doubt.date_of_no_card", name=player.name, date=player.plan_date)
            yield doubt(what, "pier18.deck")


def same_plan_date(games: _Games) -> Iterator[Message]:
    """All cards have different dates (`pier18.deck`); duplicate cards are reported elsewhere."""
    by_date: dict[CardDate, list[Player]] = {}
    for player in games.players:
        if player.plan_date is not None:
            by_date.setdefault(player.plan_date, []).append(player)
    for date, players in by_date.items():
        plans = {
            plan.id if plan else None for plan in (_plan_card(player, games) for player in players)
        }
        if len(players) > 1 and (len(plans) > 1 or None in plans):
            names = tuple(player.name for player in players)
            yield doubt(Message("doubt.same_plan_date", names=names, date=date), "pier18.deck")


# Patrons


def too_many_patrons(games: _Games) -> Iterator[Message]:
    """Every round has one Patron (`pier18.round.patron`)."""
    patrons = sum(player.patrons or 0 for player in games.players)
    return more_than_rounds(patrons, games.position.pack, len(games.players))


def more_than_rounds(patrons: int, pack: Pack | None, players: int) -> Iterator[Message]:
    """The note on more Patrons than the game has rounds (`pier18.round.count`).

    >>> [note.args["what"].args for note in more_than_rounds(7, None, 3)]
    [{'patrons': 7, 'rounds': 3}]
    """
    most = _cards_and_rounds(pack, players)[1][-1]
    if patrons > most:
        what = Message("doubt.too_many_patrons", patrons=patrons, rounds=most)
        yield doubt(what, "pier18.round.patron")


def too_few_patrons(games: _Games) -> Iterator[Message]:
    """Every round's Patron goes to a player, unless the ruling differs (`pier18.round.patron`)."""
    patrons = [player.patrons for player in games.players if player.patrons is not None]
    all_said = len(patrons) == len(games.players) >= PLAYERS[0]
    to_somebody = games.position.rulings.patron_when_all_zero is PatronWhenAllZero.EARLIEST_DATE
    if games.cards and all_said and to_somebody and sum(patrons) < games.rounds[0]:
        what = Message("doubt.too_few_patrons", patrons=sum(patrons), rounds=games.rounds[0])
        yield doubt(what, "pier18.round.patron")


# Piers


def number_of_cards(games: _Games) -> Iterator[Message]:
    """A finished pier has a Foundation, a card of each round and the Plan (`pier18.end.plan`)."""
    few, many = games.lengths
    for player in games.players:
        cards = len(player.cards)
        if cards > many:
            what = Message("doubt.too_many_cards", name=player.name, cards=cards, most=many)
            yield doubt(what, "pier18.round.count")
        elif 0 < cards < few:
            what = Message("doubt.too_few_cards", name=player.name, cards=cards, least=few)
            yield doubt(what, "pier18.round.count")
        elif 0 < cards < many and player.plan_card is None:
            what = Message("doubt.perhaps_finished", name=player.name, cards=cards, most=many)
            yield doubt(what, "pier18.end.plan")


def number_of_columns(games: _Games) -> Iterator[Message]:
    """A card adds all of its columns, or as few as one of them (`pier18.round.overlap`)."""
    if not games.cards:
        return
    width, (few, many) = games.cards[0].cells.columns, games.lengths
    for player in games.players:
        said = {"name": player.name, "columns": player.pier.columns, "width": width}
        most, least = many * width, width + few - 1
        if not player.cards and player.pier.columns > most:
            what = Message("doubt.pier_too_long", cards=many, most=most, **said)
            yield doubt(what, "pier18.round.overlap")
        elif not player.cards and player.pier.columns < least:
            what = Message("doubt.pier_too_short", cards=few, least=least, **said)
            yield doubt(what, "pier18.round.overlap")


def number_of_bars(games: _Games) -> Iterator[Message]:
    """Bars mark at most as many cards as a pier has (`pier18.round.count`)."""
    _, many = games.lengths
    for player in games.players:
        marked = len(player.pier.bars) + 1
        if marked > many:
            what = Message("doubt.too_many_bars", name=player.name, cards=marked, most=many)
            yield doubt(what, "pier18.round.count")


def widths_between_bars(games: _Games) -> Iterator[Message]:
    """A card shows at most its width, the last card all of it (`pier18.round.overlap`).

    A pier with bars is assumed to have one at the start of every card.
    """
    if not games.cards:
        return
    width = games.cards[0].cells.columns
    for player in games.players:
        shown = _shown(player)
        for number, columns in enumerate(shown, 1):
            said = {"name": player.name, "number": number, "columns": columns, "width": width}
            if columns > width:
                yield doubt(Message("doubt.card_too_wide", **said), "pier18.round.overlap")
            elif columns < width and number == len(shown):
                yield doubt(Message("doubt.last_too_narrow", **said), "pier18.round.overlap")


def _shown(player: Player) -> Sequence[int]:
    """The number of visible columns of each card, by the bars; empty without bars."""
    bars = player.pier.bars
    if not bars:
        return ()
    return [end - start for start, end in zip((0, *bars), (*bars, player.pier.columns))]


_LOOKS = (
    card_used_again,
    plan_not_last,
    card_turned,
    other_plan_date,
    date_of_no_card,
    same_plan_date,
    too_many_patrons,
    too_few_patrons,
    number_of_cards,
    number_of_columns,
    number_of_bars,
    widths_between_bars,
)
