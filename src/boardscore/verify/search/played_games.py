"""Games played at random or from a record, and their tables compared with those of an answer.

A table is plain data: a list of players, and other parts next to it.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from itertools import chain
from operator import methodcaller
from random import Random
from typing import Any

from attrs import evolve, field, frozen

from boardscore import games as rules
from boardscore.core.errors import BoardscoreError
from boardscore.games import State
from boardscore.records import write_setup
from boardscore.verify.data_types import Data

_PLAYERS = "players"


@frozen
class Misplaced:
    """A part of the table of a played game that is different in an answer."""

    part: str
    """The part: the market, or the money, the pier and so on of a player."""
    seat: int | None
    """The player, if it belongs to one."""
    right: Any
    """The right value."""
    got: Any
    """The program's value."""


def find_misplaced(right: Data, got: Mapping[str, Any]) -> Misplaced | None:
    """The first part of a played game's table that an answer gets wrong; skips what either lacks.

    >>> right = {"players": [{"money": 10}, {"money": 12, "island": []}], "market": []}
    >>> find_misplaced(right, {"players": [{"money": 10}, {"money": 11}]})
    Misplaced(part='money', seat=1, right=12, got=11)
    """
    players: Sequence[Mapping[str, Any]] = got.get(_PLAYERS, right[_PLAYERS])
    if len(players) != len(right[_PLAYERS]):
        return Misplaced(_PLAYERS, None, len(right[_PLAYERS]), len(players))
    both = [*enumerate(zip(right[_PLAYERS], players)), (None, (right, got))]
    return next((wrong for seat, two in both for wrong in _parts_of_table(seat, *two)), None)


def _parts_of_table(seat: int | None, right: Data, got: Mapping[str, Any]) -> Iterator[Misplaced]:
    for part, value in right.items():
        is_compared = part in got and (seat is not None or part != _PLAYERS)
        if is_compared and not _are_same(value, got[part]):
            yield Misplaced(part, seat, value, got[part])


def _are_same(right: Any, got: Any) -> bool:
    """Whether two values of a table are equal and of the same types: true is not 1."""
    if type(right) is not type(got):
        return False
    if isinstance(right, dict):
        return right.keys() == got.keys() and all(_are_same(right[key], got[key]) for key in right)
    if isinstance(right, list):
        return len(right) == len(got) and all(map(_are_same, right, got))
    return bool(right == got)


Choose = Callable[[Random, State, Sequence[Any]], Any]
"""Chooses a legal move."""

MOST_MOVES = 2000
"""The most moves of a game; random games are shorter."""

STARTS = 8
"""The number of starts that alternate."""

FROM_A_START = 8
"""The number of games from each start."""

_COMPLETED = 1 / 2


@frozen(eq=False)
class PlayedGame:
    """A played game: its start, its moves, and the state before and after each."""

    setup: Data
    """The first line of its record."""
    moves: tuple[Data, ...]
    """The moves, including those of chance."""
    states: tuple[State, ...] = field(repr=False)
    """The state before the first move, and after every move."""
    said: tuple[bool, ...] = ()
    """The players' verdicts at the end, by seat; "no" without one."""
    _listed: dict[int, Sequence[Any]] = field(factory=dict, repr=False)
    """The legal moves before some moves, shared with the beginnings of the game."""
    _lines: dict[int, str] = field(factory=dict, repr=False)
    """Lines of its record as JSON; 0 is the first line."""

    @property
    def game(self) -> str:
        name: str = self.setup["game"]
        return name

    @property
    def end(self) -> State:
        """The state after the last move."""
        return self.states[-1]

    @property
    def verdicts(self) -> list[bool | None] | None:
        """The verdicts of the players if the game is over; None if there is nothing to judge."""
        to_judge = self.end.to_judge
        if not to_judge:
            return None
        said = dict(enumerate(self.said))
        seats = range(len(self.setup["players"]))
        return [said.get(seat, False) if seat in to_judge else None for seat in seats]

    @cached_property
    def result(self) -> Data:
        """Totals, categories and ranks of a finished game."""
        result = rules.play(self.game).result(self.end, self.verdicts)
        return {
            "totals": [player.total for player in result.players],
            "categories": [dict(player.categories) for player in result.players],
            "ranks": list(result.ranks),
        }

    def record(self, moves: int | None = None) -> list[Data]:
        """The record of the first moves, or of all."""
        return [self.setup, *self.moves[:moves]]

    @property
    def lines(self) -> list[str]:
        """The record as lines of JSON."""
        for number, line in enumerate(self.record()):
            if number not in self._lines:
                self._lines[number] = json.dumps(line)
        return [self._lines[number] for number in range(1 + len(self.moves))]

    def until(self, moves: int) -> "PlayedGame":
        return evolve(self, moves=self.moves[:moves], states=self.states[: moves + 1])

    def beginning(self, moves: int) -> "PlayedGame":
        """The game that its first moves begin, for other games."""
        listed = {place: some for place, some in self._listed.items() if place <= moves}
        lines = {place: line for place, line in self._lines.items() if place <= moves}
        return evolve(self.until(moves), listed=listed, lines=lines)

    def legal(self, place: int) -> list[Data]:
        """The legal moves before a move, or after the last one."""
        return [one.to_dict() for one in self.listed(place)]

    def listed(self, place: int) -> Sequence[Any]:
        """The same moves as objects, not as data."""
        if place not in self._listed:
            self._listed[place] = tuple(self.states[place].legal_moves())
        return self._listed[place]

    def allows(self, place: int, moves: Sequence[Mapping[str, Any]]) -> bool:
        """Whether these are surely the legal moves before a move, in any order.

        False if a move has values other than whole numbers and texts.
        """
        legal = self.listed(place)
        if len(legal) != len(moves) or not _are_plain(moves):
            return False
        if (*map(_plain, legal),) == (*moves,):  # the order of the library
            return True
        return {*map(_parts, legal)} == {*map(frozenset, map(_ITEMS, moves))}


def play_games(random: Random, start: Callable[[], State], choose: Choose) -> Iterator[PlayedGame]:
    """Games played at random, without end.

    A few starts alternate and serve several games each, because new packs take longer than games.
    """
    while True:
        begun = [_begin(start()) for _ in range(STARTS)]
        for _ in range(FROM_A_START):
            yield from (_play_to_end(random, one, choose) for one in begun)


def play_game(random: Random, start: State, choose: Choose) -> PlayedGame:
    """A game played at random from start to end."""
    return _play_to_end(random, _begin(start), choose)


def _begin(start: State) -> PlayedGame:
    return PlayedGame(write_setup(start), (), (start,))


def _play_to_end(random: Random, begun: PlayedGame, choose: Choose) -> PlayedGame:
    """Plays a game to its end; reuses the first line of its beginning's record."""
    (start,), (line,), listed = begun.states, begun.lines, dict[int, Sequence[Any]]()
    states, moves, play = [start], list[Data](), rules.play(start.GAME).played
    while not states[-1].is_over and len(moves) < MOST_MOVES:
        state, chance = states[-1], states[-1].chance
        listed[len(moves)] = legal = tuple(state.legal_moves())
        move = choose(random, state, legal) if chance is None else rules.deal(state, random)
        moves.append(move.to_dict())
        states.append(play(state, move))
    said = tuple(random.random() < _COMPLETED for _ in start.game.players)
    return PlayedGame(begun.setup, tuple(moves), tuple(states), said, listed, {0: line})


@lru_cache(maxsize=1 << 14)
def _plain(move: Any) -> Data | None:
    """A played move as shared data, if it has only plain values."""
    written: Data = move.to_dict()
    return written if _are_plain([written]) else None


@lru_cache(maxsize=1 << 14)
def _parts(move: Any) -> frozenset[tuple[str, Any]] | None:
    """The items of a played move, if it has only plain values."""
    written = _plain(move)
    return None if written is None else frozenset(written.items())


_ITEMS, _VALUES = methodcaller("items"), methodcaller("values")


def _are_plain(moves: Sequence[Mapping[str, Any]]) -> bool:
    """Whether parts of moves are of types for which equal values are the same."""
    return {*map(type, chain.from_iterable(map(_VALUES, moves)))} <= {int, str}


def choose_by_kind(random: Random, _: State, moves: Sequence[Any]) -> Any:
    """A random move of a random kind, so that all kinds occur in the games that are played."""
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.KIND, []).append(move)
    return random.choice(kinds[random.choice(list(kinds))])


def replay_moves(
    setup: Data, moves: Sequence[Data], start: State, said: tuple[bool, ...] = ()
) -> PlayedGame:
    """A played game that follows some moves as far as the rules allow.

    Omits illegal moves. Chance draws the cards or tiles of the moves as far as possible, then the
    first ones.
    """
    return _play_on(PlayedGame(setup, (), (start,)), moves, said)


def replay_changes(played: PlayedGame, moves: Sequence[Data], said: tuple[bool, ...]) -> PlayedGame:
    """The same as `replay_moves`, for a game that shares many first moves with another."""
    pairs = zip(played.moves, moves)
    same = next((place for place, (own, new) in enumerate(pairs) if own != new), None)
    if same is None:
        same = min(len(played.moves), len(moves))
    return _play_on(played.beginning(same), moves[same:], said)


def _play_on(begun: PlayedGame, moves: Sequence[Data], said: tuple[bool, ...]) -> PlayedGame:
    """Continues a game with some moves as far as the rules allow."""
    states, made = [*begun.states], [*begun.moves]
    wanted = [name for move in moves for name in drawn_ids(move)]
    for move in moves:
        deal_in_order(states, made, wanted)
        if not drawn_ids(move):
            with suppress(BoardscoreError):
                states.append(states[-1].play(move))
                made.append(dict(move))
    deal_in_order(states, made, wanted)
    return evolve(begun, moves=tuple(made), states=tuple(states), said=said)


def before_last_draw(played: PlayedGame) -> PlayedGame:
    """A played game without its last draws."""
    place = len(played.moves)
    while place and played.states[place - 1].chance is not None:
        place -= 1
    return played.until(place)


def drawn_ids(move: Data) -> list[str]:
    """The ids that chance draws in a move of a played game, in order; empty for a player's move."""
    lists = (value for value in move.values() if isinstance(value, list))
    return [name for found in lists for name in _flat(found)]


def _flat(value: Sequence[Any]) -> Iterator[str]:
    for one in value:
        if isinstance(one, str):
            yield one
        elif isinstance(one, list):
            yield from _flat(one)


def deal_in_order(states: list[State], made: list[Data], wanted: list[str]) -> None:
    """Draws the wanted cards or tiles in a played game, then the first available ones."""
    while states[-1].chance is not None:
        chance = states[-1].chance
        left, drawn = list(chance.unseen), list[str]()
        for name in (*wanted, *chance.unseen):
            if len(drawn) < chance.count and name in left:
                left.remove(name)
                drawn.append(name)
                if name in wanted:
                    wanted.remove(name)
        move = states[-1].drawn(drawn)
        made.append(move.to_dict())
        states.append(states[-1].play(move))


def states(random: Random, start: Callable[[], Any]) -> Iterator[Any]:
    """The states of games played at random, one after the other, for random positions."""
    while True:
        state = start()
        while not state.is_over:
            if state.chance is not None:
                state = state.play(rules.deal(state, random))
            else:
                state = state.play(random.choice(list(state.legal_moves())))
                yield state
