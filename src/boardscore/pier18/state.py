"""States and views of a game of Pier 18: the next ones, and what a view hides."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, TypeVar

from attrs import evolve, field, fields, frozen

from boardscore.core import game_setup as starting
from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem, raise_all
from boardscore.core.legality import due
from boardscore.core.messages import Message
from boardscore.core.moves import LegalMoves, fast_replace
from boardscore.core.results import Result
from boardscore.documents.pack_readers import given_pack
from boardscore.games import Play
from boardscore.pier18 import consequences
from boardscore.pier18.action_numbers import number_actions
from boardscore.pier18.consequences import apply_move, extend_pier, keep_cards, without
from boardscore.pier18.documents import PACKS
from boardscore.pier18.game_table import Game, GameTable, OpenTable, Phase
from boardscore.pier18.legality import RULES, choices, draw_move, finishes
from boardscore.pier18.model import HAND, Laid, Player, Position
from boardscore.pier18.moves import MOVES, ChanceMove, Finish, Move, PlayerMove
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import PierScore, numbers_of, score


@frozen(kw_only=True, slots=False, repr=False)
class State(OpenTable):
    """The complete state of a game; `play` returns the next state.

    >>> state = start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> state = state.play({"move": "choose", "player": 0, "plan": "2", "foundation": "1"})
    >>> state = state.play({"move": "choose", "player": 1, "plan": "5", "foundation": "4"})
    >>> state.phase, state.to_act, state.open_cards, len(state.legal_moves())
    (Phase.DRAFT, (0,), ('7', '8', '9'), 12)
    >>> print(state.play({"move": "draft", "player": 0, "card": "8", "overlap": 2}).piers[0])
    S..A..
    ..A..S

    States are equal if they continue in the same way, whatever happened before.
    """

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the player to act; none if a draw of chance is due."""
        return RULES.legal_moves(self, self.to_act)

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move (an object or a dict) is illegal; None if it is legal."""
        return RULES.why_illegal(self, move)

    def play(self, move: Move | Mapping[str, Any]) -> "State":
        """The state after a move (an object or a dict).

        Raises `IllegalMoveError` with the reason from `why_illegal`, and `MoveError` for a dict
        that is not a move.
        """
        return consequences.apply_move(self, RULES.checked(self, move))

    def drawn(self, ids: Sequence[str]) -> ChanceMove:
        """The move of chance that draws these cards in this order, hands seat by seat.

        >>> start(["Anna", "Ben"], "demo").drawn(["3", "7", "12", "1", "9", "4"])
        Deal(hands=(('3', '7', '12'), ('1', '9', '4')))

        Raises `IllegalMoveError` if nothing is left to chance now.
        """
        return draw_move(self, ids)

    def seen_by(self, seat: int) -> "View":
        """The view of a player; raises `ModelError` for a seat that does not exist."""
        value_checks.require(value_checks.whole(0, len(self.hands) - 1), seat, "seat")
        return View(**hide_secrets(self, seat), seat=seat, has_fixed_deck=self.deck is not None)

    def result(self, verdicts: Sequence[bool | None] | None = None) -> Result[PierScore]:
        """The score of a finished game; raises `BoardscoreError` before the end.

        The players judge Plans in plain words: `verdicts` has True, False or None for each seat.
        Without a verdict the points of such a Plan are missing.
        """
        if not self.is_over:
            message = Message("error.not_over", due=due(self))
            raise BoardscoreError(Problem(message, clause="pier18.end.plan"))
        position = self.position
        return score(position if verdicts is None else judge(position, verdicts))


@frozen(kw_only=True, slots=False, repr=False)
class View(GameTable):
    """The view that one player of Pier 18 has of the table; secrets are None.

    Hidden are the hands of the others, their Plans and Foundations until all have chosen, and the
    order of the deck. How others add their Plans is hidden until all have done so. To a player,
    cards in other hands are among those that may come from the deck.

    >>> state = start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> view = state.seen_by(0)
    >>> view.hands
    (('1', '2', '3'), None)

    `play` looks ahead, and `sample` draws what is hidden.

    >>> view.play({"move": "choose", "player": 0, "plan": "2", "foundation": "1"}).plans
    ('2', None)
    >>> view.sample(Random(18)).hands
    (('1', '2', '3'), ('12', '11', '5'))
    """

    seat: int
    """The seat of the view."""
    has_fixed_deck: bool = field(default=False, eq=False)
    """Whether a given deck makes all draws. Its order is hidden, and views do not differ by it."""

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the seat."""
        return RULES.legal_moves(self, (self.seat,))

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move of the seat is illegal; None if it is legal."""
        return RULES.why_illegal_for(self, (self.seat,), move)

    def play(self, move: PlayerMove | Mapping[str, Any]) -> "View":
        """The view of the seat after one of its moves (an object or a dict).

        It is the view of the next state. If it is then the turn of another seat, or a draw is due,
        the new view has no legal moves: only the seat's own moves can be played.

        Raises the errors of `State.play`, and `BoardscoreError` if the next view depends on what is
        hidden: the last player to choose reveals all choices (`pier18.setup.choose`), the last Plan
        reveals how the others lie (`pier18.end.plan`), and a fixed deck draws the next round
        (`pier18.round.reveal`). Then play in a state from `sample`.
        """
        legal = RULES.checked_for(self, (self.seat,), move)
        after = consequences.after_move(reveal_others(self, self.seat), legal)
        if self.has_fixed_deck and after.chance is not None:
            raise BoardscoreError(Problem(Message("error.draws"), clause="pier18.round.reveal"))
        return after

    def sample(self, rng: Random) -> State:
        """A state with this view, drawn at random; every one that is possible is equally likely.

        Other players have any cards that the seat has not seen. Those who have decided chose, or
        laid their Plan, in any legal way. The state has no fixed deck and no earlier `moves`.

        Raises `ModelError` unless `rng` is a `random.Random`.
        """
        return State(**parts_of(draw_secrets(self, self.seat, rng)))


def start(
    players: Sequence[str | None],
    pack: starting.PackOrPath,
    *,
    rulings: Rulings | Mapping[str, Any] | None = None,
    deck: Sequence[str] | None = None,
) -> State:
    """The state at the start of a game; chance deals the hands first (`pier18.setup.deal`).

    `players` are the names in seat order, None for a player without a name. `pack` is a pack, a
    dict in the shape of a file, a path, or `"demo"`. `rulings` are those that differ from the
    defaults. A `deck` lists all cards of the pack in drawing order; with it, nothing is left to
    chance.

    >>> state = start(["Anna", None], "demo")
    >>> state.game.players, state.chance.kind, state.chance.count
    (('Anna', 'Player 2'), 'deal', 6)

    Raises a `BoardscoreError` for what cannot be played with.
    """
    game = Game(
        starting.names(players),
        given_pack(pack, PACKS),
        rulings=starting.given_rulings(rulings, Rulings),
    )
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
        deck=None if deck is None else starting.order_deck(deck, tuple(game.cards), "pier18.deck"),
    )
    return consequences.draw_from_deck(state)


def judge(position: Position, verdicts: object) -> Position:
    """The position with the verdicts of the players, one for each seat.

    A verdict is True, False or None. It decides a Plan in plain words, in place of the card: a file
    says one or the other. A Plan that is a condition needs no verdict; one that contradicts the
    condition is an error.

    >>> from boardscore.pier18 import Pier
    >>> anna = Player("Anna", Pier.parse("Q\\n."), plan="A view of the sea.")
    >>> judge(Position((anna,)), [True]).players[0].plan_completed
    True

    Raises `BoardscoreError` with everything that is wrong with the verdicts (`pier18.score.plan`).
    """
    raise_all(BoardscoreError, _problems(position, verdicts), "verdicts")
    assert isinstance(verdicts, list | tuple)
    players = map(_with_verdict, position.players, verdicts)
    return evolve(position, players=tuple(players))


def _with_verdict(player: Player, verdict: bool | None) -> Player:
    if verdict is None or isinstance(player.plan, Condition):
        return player
    return evolve(player, plan=None, plan_card=None, plan_completed=verdict)


def _problems(position: Position, verdicts: object) -> Iterator[Problem]:
    players = position.players
    if not isinstance(verdicts, list | tuple):
        yield Problem(value_checks.wrong_argument("list", verdicts))
        return
    if len(verdicts) != len(players):
        message = Message("error.verdicts", players=len(players), got=len(verdicts))
        yield Problem(message, clause="pier18.score.plan")
        return
    for seat, (player, verdict) in enumerate(zip(players, verdicts)):
        wrong = _wrong(player, verdict, position.rulings)
        if wrong is not None:
            yield Problem(wrong, (seat,), clause="pier18.score.plan")


def _wrong(player: Player, verdict: object, rulings: Rulings) -> Message | None:
    """The problem with a single verdict."""
    if verdict is None or not isinstance(verdict, bool):
        return value_checks.optional(value_checks.boolean)(verdict)
    if not isinstance(player.plan, Condition):
        return None
    if player.plan.holds(numbers_of(player.plan, player.pier, rulings)) is verdict:
        return None
    return Message("error.verdict_differs", name=player.name, plan=player.plan.text)


T = TypeVar("T")
V = TypeVar("V", bound=GameTable)


def parts_of(table: GameTable) -> dict[str, Any]:
    """The parts that states and views of Pier 18 share, by name."""
    return {part.name: getattr(table, part.name) for part in fields(GameTable)}


# What a seat sees


def hide_secrets(table: GameTable, seat: int) -> dict[str, Any]:
    """The parts of a state as the view of a seat has them; secrets are None."""
    others = [hand or () for place, hand in enumerate(table.hands) if place != seat]
    return {
        **parts_of(table),
        "hands": _hands(table, seat),
        "plans": _choices(table, table.plans, seat),
        "foundations": _choices(table, table.foundations, seat),
        "laid": _laid(table, seat),
        # As far as a player knows, the hands of others may come, too. When all have chosen, every
        # player can work out the deck.
        "unseen": tuple(sorted([*table.unseen, *(card for hand in others for card in hand)])),
        "deck": None,
    }


def _own(parts: tuple[T, ...], seat: int) -> tuple[T | None, ...]:
    """Parts of a view by seat, with None for all other seats."""
    return tuple(part if place == seat else None for place, part in enumerate(parts))


def _hands(table: GameTable, seat: int) -> tuple[tuple[str, ...] | None, ...]:
    """Players see their own cards (`pier18.setup.deal`), and none are left after the choice."""
    return _own(table.hands, seat) if table.phase is Phase.CHOOSE else table.hands


def _choices(table: GameTable, cards: tuple[str | None, ...], seat: int) -> tuple[str | None, ...]:
    """Choices are secret and revealed together (`pier18.setup.choose`)."""
    return _own(cards, seat) if table.phase is Phase.CHOOSE else cards


def _laid(table: GameTable, seat: int) -> tuple[tuple[Laid, ...], ...]:
    """Plans are added simultaneously: no one sees the others' before (`pier18.end.plan`)."""
    if table.phase is not Phase.FINISH:
        return table.laid
    return tuple(
        cards if place == seat or cards[-1].card.id != table.plans[place] else cards[:-1]
        for place, cards in enumerate(table.laid)
    )


# What may be hidden


def draw_secrets(view: V, seat: int, rng: Random) -> V:
    """A state or view that the seat would see in the same way, with secrets drawn at random."""
    value_checks.require(value_checks.generator, rng, "rng")
    match view.phase:
        case Phase.CHOOSE:
            table = _draw_hands(view, seat, rng)
            for place in _decided(table, seat):  # they kept any two cards (`pier18.setup.choose`)
                table = keep_cards(table, rng.choice(tuple(choices(table, place))))
            return table
        case Phase.FINISH:
            return _add_plans(view, seat, rng.choice)
    return view


def _draw_hands(view: V, seat: int, rng: Random) -> V:
    """Other players have any of the cards that the seat has not seen (`pier18.setup.deal`)."""
    cards = rng.sample(view.unseen, HAND * (len(view.hands) - 1))
    left = iter(cards)
    hands = tuple(
        hand if place == seat else tuple(islice(left, HAND))
        for place, hand in enumerate(view.hands)
    )
    return fast_replace(view, hands=hands, unseen=without(view.unseen, cards))


def _add_plans(view: V, seat: int, pick: Callable[[tuple[Finish, ...]], Finish]) -> V:
    """Those who have added their Plan laid it in any way (`pier18.end.plan`)."""
    for place in _decided(view, seat):
        view = extend_pier(view, pick(tuple(finishes(view, place))))
    return view


def _decided(table: GameTable, seat: int) -> list[int]:
    """The other seats whose simultaneous decision is made; they decide in seat order."""
    return [place for place in range(*table.to_act) if place != seat]


def reveal_others(view: V, seat: int) -> V:
    """The view with the decisions of the others, if the seat is the last to decide.

    Raises `BoardscoreError` if they may have decided in several ways. Only a Plan of one column
    that cannot be turned can be laid in one way.
    """
    if seat + 1 < len(view.game.players):
        return view
    match view.phase:
        case Phase.CHOOSE:
            raise _unknown("pier18.setup.choose")
        case Phase.FINISH:
            return _add_plans(view, seat, _only_way)
    return view


def _only_way(moves: tuple[Finish, ...]) -> Finish:
    if len(moves) > 1:
        raise _unknown("pier18.end.plan")
    return moves[0]


def _unknown(clause: str) -> BoardscoreError:
    """The error about a move that reveals what others decided."""
    return BoardscoreError(Problem(Message("error.reveals"), clause=clause))


def _judged(state: State, verdicts: Sequence[bool | None] | None) -> Position:
    """The position of a finished game, including the verdicts on Plans in plain words."""
    return state.position if verdicts is None else judge(state.position, verdicts)


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    played=apply_move,
    is_judged=True,
    number_actions=number_actions,
    result=State.result,
    position=_judged,
)
