"""Invariants of play: true of every state of every game.

A law is a function that examines a `Watched` game and yields each breach of the law. The first line
of its docstring is the law. The laws of a single game are in the package of that game.
"""

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from textwrap import indent
from typing import Any

from attrs import evolve, frozen

from boardscore.core import registry
from boardscore.core.results import PlayerScore, Result
from boardscore.games import play
from boardscore.records import has_all_moves, parse_record, write_record

Breach = tuple[Any, str]
"""A broken law: the move, or None if the state is to blame, and the description."""

Law = Callable[["Watched"], Iterator[Breach]]
"""Yields the breaches of a law in the latest state of a game."""

_STEP = 16
"""The number of moves between two slow checks."""

_SOME = 3
"""The number of moves to try where trying all would take too long."""


class Watched:
    """A game whose every state is checked against the laws.

    Raises `AssertionError` with the broken law, the move and the state.
    """

    def __init__(self, start: Any, laws: Sequence[Law]) -> None:
        self.laws = tuple(laws)
        self.states: list[Any] = []
        """All states, in order."""
        self.copies: list[Any] = []
        """A copy of each state, made when the state was added."""
        self.moves: list[Any] = []
        """All moves that were played."""
        self.seen_moves: dict[Any, None] = {}
        """All moves that were listed in any state."""
        self.moves_by_view: dict[Any, Any] = {}
        """The legal moves of each seat, by the seat and its view."""
        self.siblings: list[Any] = []
        """Some states that other moves would have led to."""
        self._add_state(start)

    @property
    def state(self) -> Any:
        """The latest state."""
        return self.states[-1]

    @property
    def before(self) -> Any:
        """The state before the latest move; None at the start."""
        return self.states[-2] if self.moves else None

    @property
    def move(self) -> Any:
        """The latest move; None at the start."""
        return self.moves[-1] if self.moves else None

    @property
    def seats(self) -> range:
        """The seats of the players."""
        return range(len(self.state.game.players))

    @property
    def runs_slow_checks(self) -> bool:
        """Whether to run slow checks: at the end, and now and then before."""
        return self.state.is_over or len(self.moves) % _STEP == _STEP - 1

    def some(self, moves: Sequence[Any]) -> list[Any]:
        """A few of the moves, different ones in every state."""
        return Random(len(self.moves)).sample(moves, min(_SOME, len(moves)))

    def play(self, move: Any) -> None:
        """Plays a move, and checks the new state against the laws."""
        after = self.state.play(move)
        others = [other for other in self.some(self.listed) if other != move]
        self.siblings = [self.state.play(other) for other in others]
        self.moves.append(move)
        self._add_state(after)

    def _add_state(self, state: Any) -> None:
        self.states.append(state)
        self.copies.append(copy.deepcopy(state, {id(state.game): state.game}))
        self.listed = list(state.legal_moves())
        self.seen_moves.update(dict.fromkeys(self.listed))
        for law in self.laws:
            for move, why in law(self):
                words = (law.__doc__ or law.__name__).splitlines()[0]
                raise AssertionError(broken(words, move, why, self.state, len(self.moves)))


def broken(law: str, move: Any, why: str, state: Any, moves: int) -> str:
    """The error message for a broken invariant."""
    head = [f"move: {move!r}", f"finding: {why}", f"after: {moves} moves", "state:"]
    return "\n".join([f"Broken: {law}", indent("\n".join(head), "  "), indent(str(state), "    ")])


@frozen
class Invariants:
    """The invariants of a game, in addition to those of every game."""

    laws: tuple[Law, ...]
    """Functions that find breaches of an invariant."""


def invariants(game: str) -> Invariants:
    """The invariants of a game."""
    return registry.part(game, "invariants", Invariants)


_TRIED = 12
"""The most unlisted moves that are tried in a state."""


def one_has_a_move(watch: Watched) -> Iterator[Breach]:
    """Until the game is over, either players or chance can move; after that, no one can."""
    state = watch.state
    due = {
        "players can move": bool(watch.listed),
        "chance can move": state.chance is not None,
        "the game is over": bool(state.is_over),
    }
    if sum(due.values()) != 1:
        true = " and ".join(fact for fact in due if due[fact])
        yield None, true or "no one can move, and the game is not over"


def moves_are_listed_once(watch: Watched) -> Iterator[Breach]:
    """Each move is listed once, and in the same order every time."""
    for move, times in Counter(watch.listed).items():
        if times > 1:
            yield move, f"it is listed {times} times"
    again = list(watch.state.legal_moves())
    for move, other in zip(watch.listed, again):
        if move != other:
            yield move, f"{other!r} is in its place when the moves are listed again"
    if len(again) != len(watch.listed):
        yield None, f"{len(watch.listed)} moves are listed, and {len(again)} when listed again"


def moves_are_counted(watch: Watched) -> Iterator[Breach]:
    """The number of legal moves is the number of listed moves."""
    counted = len(watch.state.legal_moves())
    if counted != len(watch.listed):
        yield None, f"{counted} are counted, but {len(watch.listed)} are listed"


def listed_moves_are_legal(watch: Watched) -> Iterator[Breach]:
    """Every listed move is legal, and is found among the legal moves."""
    legal = watch.state.legal_moves()
    for move in watch.listed:
        reason = watch.state.why_illegal(move)
        if reason is not None:
            yield move, f"it is listed but refused: {_words(reason)}"
        if move not in legal:
            yield move, "it is listed but not found among the legal moves"


def other_moves_are_refused(watch: Watched) -> Iterator[Breach]:
    """Every move that is not listed is refused with a reason, and cannot be played."""
    listed = set(watch.listed)
    others = [move for move in watch.seen_moves if move not in listed]
    tried = Random(len(watch.moves)).sample(others, min(_TRIED, len(others)))
    yield from wrong_refusals(watch, tried)


def wrong_refusals(watch: Watched, moves: Iterable[Any]) -> Iterator[Breach]:
    """The breaches of invariants by moves that are not listed and still not refused."""
    state, listed = watch.state, set(watch.listed)
    legal = state.legal_moves()
    for move in moves:
        if move in listed:
            continue
        if state.why_illegal(move) is None:
            yield move, "it is not listed, but no reason against it is given"
        if move in legal:
            yield move, "it is not listed, but found among the legal moves"
        if _is_played(state, move):
            yield move, "it is not listed, but can be played"


def refuses_written_moves(parts_of: Callable[[Any], Mapping[Any, Sequence[Sequence[Any]]]]) -> Law:
    """The invariant about moves that can be written, with the values of their parts in a state."""

    def written_moves_are_refused(watch: Watched) -> Iterator[Breach]:
        """Every move that can be written but is not listed is refused with a reason."""
        random, parts = Random(len(watch.moves)), parts_of(watch.state)
        kinds = [random.choice(list(parts)) for _ in range(_TRIED)]
        yield from wrong_refusals(watch, [kind(*map(random.choice, parts[kind])) for kind in kinds])

    return written_moves_are_refused


def _is_played(state: Any, move: Any) -> bool:
    """Whether a checked state plays a move instead of raising a `ValueError`."""
    try:
        state.play(move)
    except ValueError:
        return False
    return True


def _words(reason: Any) -> str:
    """The reason of a refusal for a broken law: in words if it has any, else its `repr`."""
    return str(reason.describe()) if hasattr(reason, "describe") else repr(reason)


def moves_can_be_written_down(watch: Watched) -> Iterator[Breach]:
    """A move read back from JSON is the same move."""
    state = watch.state
    for move in watch.some(watch.listed):
        written = json.loads(json.dumps(move.to_dict()))
        if state.play(written) != state.play(move):
            yield move, f"it and its dict lead to different states: {written}"


def chance_draws_what_is_unseen(watch: Watched) -> Iterator[Breach]:
    """Chance draws the right number, and only unseen cards or tiles, each as often as it exists."""
    state, chance = watch.state, watch.state.chance
    if chance is None:
        return
    unseen = list(chance.unseen)
    Random(len(watch.moves)).shuffle(unseen)
    drawn, rest = unseen[: chance.count], unseen[chance.count :]
    move = state.drawn(drawn)
    reason = state.why_illegal(move)
    if reason is not None:
        yield move, f"it is refused: {_words(reason)}"
    wrong = [drawn[1:], [*drawn, *rest[:1]], ["no-such-id", *drawn[1:]], [drawn[-1], *drawn[1:]]]
    for ids in wrong:
        if Counter(ids) <= Counter(unseen) and len(ids) == chance.count:
            continue
        if _is_played(state, state.drawn(ids)):
            why = "it can be played, but draws the wrong number, or some that are not there"
            yield state.drawn(ids), why


def states_stay(watch: Watched) -> Iterator[Breach]:
    """A state never changes, whichever moves are played from it."""
    latest = 0 if watch.state.is_over else -2
    for state, kept in zip(watch.states[latest:], watch.copies[latest:]):
        same = state == kept and hash(state) == hash(kept)
        if not same or getattr(state, "moves", ()) != getattr(kept, "moves", ()):
            yield watch.move, f"an earlier state was {kept!r} and is now {state!r}"


def seats_see_their_own_moves(watch: Watched) -> Iterator[Breach]:
    """Players see all their legal moves and no others."""
    for seat in watch.seats:
        view = watch.state.seen_by(seat)
        own = [move for move in watch.listed if move.player == seat]
        legal = view.legal_moves()
        if list(legal) != own or len(legal) != len(own):
            yield None, f"seat {seat} sees {list(legal)}, but has {own}"
        for move in watch.some(watch.listed):
            is_own = move.player == seat
            if (view.why_illegal(move) is None) is not is_own or (move in legal) is not is_own:
                yield move, f"seat {seat} gets a different answer about this move"


def what_looks_alike_is_alike(watch: Watched) -> Iterator[Breach]:
    """In states that look the same to a player, the player has the same legal moves.

    Also examines states that other moves would have led to.
    """
    for state in (watch.state, *watch.siblings):
        listed = list(state.legal_moves())
        for seat in watch.seats:
            own = [move for move in listed if move.player == seat]
            before = watch.moves_by_view.setdefault((seat, state.seen_by(seat)), own)
            if own != before:
                yield (
                    None,
                    f"seat {seat} has {own}; in a state that looked the same, it had {before}",
                )


def the_end_has_a_result(watch: Watched) -> Iterator[Breach]:
    """There is a result when the game is over, and not before."""
    try:
        result = watch.state.result()
    except ValueError as error:
        if watch.state.is_over:
            yield None, f"there is no result: {error}"
    else:
        if not watch.state.is_over:
            yield None, f"there is a result already: {result!r}"


def results_follow_from_lines(watch: Watched) -> Iterator[Breach]:
    """Totals, categories, places and winners of a result follow from its lines."""
    result = watch.state.result() if watch.state.is_over else None
    if not isinstance(result, Result):
        return
    for score in result.players:
        yield from ((None, f"{score.name}: {wrong}") for wrong in _not_from_lines(score))
    first = tuple(score.name for score, rank in zip(result.players, result.ranks) if rank == 1)
    if first != result.winners:
        yield None, f"{first} are in first place, but the winners are {result.winners}"
    for score, rank in zip(result.players, result.ranks):
        better = [other for other in result.players if (other.total or 0) > (score.total or 0)]
        if rank is not None and rank <= len(better):
            yield None, f"{score.name} has place {rank}, but {len(better)} have more points"


def _not_from_lines(score: PlayerScore) -> Iterator[str]:
    points = [line.points for line in score.lines]
    if score.total != (None if None in points else sum(filter(None, points))):
        yield f"the total is {score.total}, but the lines have {points}"
    for category, total in score.categories.items():
        own = [line.points for line in score.lines if line.category == category]
        if total != (None if None in own else sum(filter(None, own))):
            yield f"{total} for {category}, but the lines have {own}"


def moves_lead_to_one_state(watch: Watched) -> Iterator[Breach]:
    """The same moves lead to the same state."""
    if watch.state.is_over:
        state = watch.states[0]
        for move in watch.moves:
            state = state.play(move)
        if state != watch.state:
            yield None, f"played again, the moves lead to {state!r}"


def records_lead_back(watch: Watched) -> Iterator[Breach]:
    """A recorded game is the same when it is replayed."""
    state = watch.state
    if watch.runs_slow_checks and known_game(state) is not None and has_all_moves(state):
        again: Any = parse_record(write_record(state), "the record").replay()[-1]
        if evolve(again, deck=state.deck) != state or again.moves != state.moves:
            yield None, f"replayed, the record leads to {again!r}"


def known_game(state: Any) -> str | None:
    """The game whose invariants hold for a state; None for a state of a variant's class."""
    name = getattr(state, "GAME", None)
    is_known = name in registry.names() and type(state) is play(name).state
    return name if is_known else None


LAWS: tuple[Law, ...] = (
    one_has_a_move,
    moves_are_listed_once,
    moves_are_counted,
    listed_moves_are_legal,
    other_moves_are_refused,
    moves_can_be_written_down,
    chance_draws_what_is_unseen,
    states_stay,
    seats_see_their_own_moves,
    what_looks_alike_is_alike,
    the_end_has_a_result,
    results_follow_from_lines,
    moves_lead_to_one_state,
    records_lead_back,
)
"""The laws that hold in every game."""
