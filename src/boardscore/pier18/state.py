"""A game of Pier 18 from its start to its end: states, each of which leads to the next."""

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from attrs import field, frozen

from boardscore import checks
from boardscore.errors import BoardscoreError, IllegalMoveError, ModelError, PackError, Problem
from boardscore.messages import Message
from boardscore.moves import LegalMoves
from boardscore.pier18 import consequences, rules
from boardscore.pier18.game import Game, Phase
from boardscore.pier18.model import HAND, Pack
from boardscore.pier18.moves import ChanceMove, Deal, Move, PlayerMove, Reveal
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import score
from boardscore.pier18.table import Table
from boardscore.pier18.verdicts import judged
from boardscore.pier18.view import View, seen
from boardscore.results import Result
from boardscore.rulings import changed, unknown


@frozen(kw_only=True)
class State(Table):
    """All there is to know about a game at one moment; `play` makes the next one.

    >>> state = start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> state = state.play({"move": "choose", "player": 0, "plan": "2", "foundation": "1"})
    >>> state = state.play({"move": "choose", "player": 1, "plan": "5", "foundation": "4"})
    >>> state.phase, state.to_act, state.open_cards, len(state.legal_moves())
    (Phase.DRAFT, (0,), ('7', '8', '9'), 12)
    >>> print(state.play({"move": "draft", "player": 0, "card": "8", "overlap": 2}).piers[0])
    S..A..
    ..A..S

    States are equal if they go on in the same way, whatever happened before.
    """

    hands: tuple[tuple[str, ...], ...]
    """The cards dealt to each seat, none any more when all have chosen."""
    moves: tuple[Move, ...] = field(default=(), eq=False, repr=False)
    """All moves so far, also those of chance: what a record holds."""

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All moves that the player who is to act may make; none while chance is due."""
        return LegalMoves(self._listed, self._why_unlisted)

    def _listed(self) -> Iterator[PlayerMove]:
        return chain.from_iterable(rules.legal_moves(self, seat) for seat in self.to_act)

    def _why_unlisted(self, move: object) -> Problem | None:
        return rules.why_illegal_for(self, self.to_act, move)

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move, as an object or a dict, cannot be made now; None if it can."""
        return rules.why_illegal(self, move)

    def play(self, move: Move | Mapping[str, Any]) -> "State":
        """The state after a move, as an object or a dict.

        Raises `IllegalMoveError` with what `why_illegal` says, and `MoveError` for a dict that is
        no move.
        """
        found = rules.read(move)
        problem = rules.why_illegal(self, found)
        if problem is not None:
            raise IllegalMoveError(problem)
        return consequences.played(self, found)

    def drawn(self, ids: Sequence[str]) -> ChanceMove:
        """The move of chance that draws these cards in this order, hands seat by seat.

        >>> start(["Anna", "Ben"], "demo").drawn(["3", "7", "12", "1", "9", "4"])
        Deal(hands=(('3', '7', '12'), ('1', '9', '4')))

        Raises `IllegalMoveError` if nothing is left to chance now.
        """
        cards = tuple(ids)
        match self.phase:
            case Phase.DEAL:
                starts = range(0, len(cards), HAND)
                return Deal(tuple(cards[first : first + HAND] for first in starts))
            case Phase.REVEAL:
                return Reveal(cards)
        raise IllegalMoveError(rules.not_now(self, "pier18.round.reveal"))

    def seen_by(self, player: int) -> View:
        """The game as a player sees it; raises `ModelError` if there is no such seat."""
        checks.require(checks.whole(0, len(self.hands) - 1), player, "player")
        return seen(self, player)

    def result(self, verdicts: Sequence[bool | None] | None = None) -> Result:
        """The score of the game that has ended; raises `BoardscoreError` before that.

        A Plan of plain words is judged by the players: `verdicts` has True, False or None for each
        seat. Without a verdict the points of such a Plan are missing.
        """
        if not self.is_over:
            message = Message("error.not_over", due=self.phase.message)
            raise BoardscoreError(Problem(message, clause="pier18.end.plan"))
        return score(self.position if verdicts is None else judged(self.position, verdicts))


def start(
    players: Sequence[str | None],
    pack: Pack | str | os.PathLike[str],
    *,
    rulings: Rulings | Mapping[str, Any] | None = None,
    deck: Sequence[str] | None = None,
) -> State:
    """A new game: chance deals the hands first (`pier18.setup.deal`).

    `players` are the names in seat order, None for one without a name. `pack` is a pack, the path
    of one, or `"demo"` for the invented one. `rulings` are those that differ from the defaults. A
    `deck` names all cards of the pack in the order in which they are drawn; with it nothing is left
    to chance.

    >>> state = start(["Anna", None], "demo")
    >>> state.game.players, state.chance.kind, state.chance.count
    (('Anna', 'Player 2'), 'deal', 6)

    Raises a `BoardscoreError` for what cannot be played with.
    """
    game = Game(_names(players), _loaded(pack), _ruled(rulings))
    nothing = ((),) * len(game.players)
    nobody = (None,) * len(game.players)
    state = State(
        game=game,
        phase=Phase.DEAL,
        to_act=(),
        hands=nothing,
        plans=nobody,
        foundations=nobody,
        laid=nothing,
        patrons=nothing,
        unseen=tuple(sorted(game.cards)),
        deck=None if deck is None else _ordered(deck, tuple(game.cards)),
    )
    return consequences.drawn_by_itself(state)


def _names(players: object) -> tuple[Any, ...]:
    """The names of the players; who has none is called by the seat."""
    named = enumerate(_listed(players, "players"), 1)
    return tuple(f"Player {number}" if name is None else name for number, name in named)


def _listed(value: object, name: str) -> Sequence[Any]:
    if isinstance(value, list | tuple):
        return value
    raise _unwanted("list", value, name)


def _unwanted(wanted: str, value: object, name: str) -> ModelError:
    expected = Message(f"wanted.{wanted}")
    message = Message("error.not_wanted", wanted=expected, got=checks.shown(value))
    return ModelError(Problem(message, (name,)))


def _loaded(pack: object) -> Pack:
    """The pack itself; reading files is the business of the floor above, so it is asked late."""
    if isinstance(pack, Pack):
        return pack
    from boardscore import packs  # noqa: PLC0415

    if isinstance(pack, str | os.PathLike):
        return _loaded(packs.demo_pack("pier18") if pack == "demo" else packs.load_pack(pack))
    if not isinstance(pack, packs.Pack):
        raise _unwanted("pack", pack, "pack")
    message = Message("error.pack_of_other_game", got="auctionland")
    raise PackError(Problem(message, ("pack",)))


def _ruled(rulings: object) -> Rulings:
    """The rulings, or the defaults with some of them changed."""
    if isinstance(rulings, Rulings):
        return rulings
    if rulings is None:
        return Rulings()
    if not isinstance(rulings, Mapping):
        raise _unwanted("table", rulings, "rulings")
    try:
        return changed(Rulings(), rulings)
    except ModelError as error:
        raise ModelError(*(problem.under("rulings") for problem in error.problems)) from None


def _ordered(deck: object, known: tuple[str, ...]) -> tuple[str, ...]:
    """The deck in the order that was given; it has every card of the pack once (`pier18.deck`)."""
    cards = _listed(deck, "deck")
    problems = [problem.under("deck") for problem in _problems_of_deck(cards, known)]
    if problems:
        raise ModelError(*problems)
    return tuple(cards)


def _problems_of_deck(cards: Sequence[Any], known: tuple[str, ...]) -> Iterator[Problem]:
    """Cards of the deck that are no ids, unknown or there twice, and cards that it lacks."""
    for place, card in enumerate(cards):
        wrong = checks.identifier(card)
        if wrong is None and card not in known:
            wrong = unknown("error.unknown_id", card, known)
        if wrong is None and cards.index(card) < place:
            wrong = Message("error.same_id", id=checks.shown(card), place=cards.index(card))
        if wrong is not None:
            yield Problem(wrong, (place,), clause="pier18.deck")
    lacking = tuple(card for card in known if card not in cards)
    if lacking:
        yield Problem(Message("error.deck_lacks", ids=lacking), clause="pier18.deck")
