"""Environments of Stones: what a seat sees as zeros and ones."""

from collections.abc import Mapping
from functools import cached_property

from attrs import frozen

from boardscore.envs.environment import Environment, Layout

from ..game import Game, Phase
from ..moves import ChanceMove
from ..view import View


@frozen(slots=False)
class Encoding:
    """The seat, whose turn it is, the stones of the hand and the bag, and the rows."""

    game: Game

    @cached_property
    def layout(self) -> Layout:
        """The parts of the vector; players are counted from the seat itself."""
        seats, stones = len(self.game.players), len(self.game.pack.by_id)
        return Layout(
            {
                "seat": (seats,),
                "is_over": (1,),
                "to_act": (seats,),
                "hand": (stones,),
                "unseen": (stones,),
                "rows": (seats, stones, stones),
            }
        )

    def ones(self, view: View) -> list[int]:
        """The indices that are 1."""
        starts, seats = self.layout.starts, len(self.game.players)
        numbers = {stone: number for number, stone in enumerate(self.game.pack.by_id)}
        found = [starts["seat"] + view.seat]
        if view.phase is Phase.OVER:
            found.append(starts["is_over"])
        found += [starts["to_act"] + (seat - view.seat) % seats for seat in view.to_act]
        found += [starts["hand"] + numbers[stone] for stone in view.hands[view.seat] or ()]
        found += [starts["unseen"] + numbers[stone] for stone in view.unseen]
        for seat, row in enumerate(view.rows):
            first = (seat - view.seat) % seats * len(numbers)
            for place, stone in enumerate(row, first):
                found.append(starts["rows"] + place * len(numbers) + numbers[stone])
        return found

    def fractions(self, _: View) -> Mapping[int, float]:
        """Nothing: all values are 0 or 1."""
        return {}


def most_draws(game: Game) -> int:
    """All stones of the bag."""
    return len(game.pack.by_id)


def ids_seen(move: ChanceMove, seat: int) -> tuple[str | None, ...]:
    """The stones drawn; the setting is the default, so a hand has 2 (`stones.draw`)."""
    return tuple(stone if place // 2 == seat else None for place, stone in enumerate(move.stones))


ENVIRONMENT = Environment(
    encoding=Encoding, most_moves=most_draws, most_draws=most_draws, ids_seen=ids_seen
)
