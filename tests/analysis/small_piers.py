"""Small random packs, positions and games of Pier 18, and all arrangements of a pier."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

from attrs import evolve

from boardscore import pier18
from boardscore.pier18 import Card, Laid, Pack, Player, Position, Rulings, State
from boardscore.testing import play
from tests.tables import read_table

PLANS: Any = tuple(read_table(__file__, "PLANS"))
"""Plans that name every kind of number."""


def random_pack(rng: Random, cards: int, columns: int) -> Pack:
    """A pack with equally wide cards and different dates; some Plans are in words."""
    sides = ["".join(rng.choices(".SQHA", (4, 1, 2, 1, 2), k=columns)) for _ in range(2 * cards)]
    pairs = zip(sides[::2], sides[1::2])
    dates = rng.sample([f"{month:02}-{day:02}" for month in range(1, 13) for day in (1, 9)], cards)
    return Pack(
        "small",
        "random",
        tuple(
            Card(
                str(number),
                pier18.CardDate.parse(date),
                rng.choice([*pier18.Symbol]),
                pier18.Pier.parse("\n".join(pair)),
                pier18.Condition(rng.choice(PLANS)) if rng.random() < 0.8 else "A view of the sea.",
            )
            for number, (date, pair) in enumerate(zip(dates, pairs))
        ),
    )


def random_rulings(rng: Random) -> Rulings:
    return Rulings(
        flower_adjacency=rng.choice([*pier18.FlowerAdjacency]),
        flower_points=rng.choice([*pier18.FlowerPoints]),
        patron_when_all_zero=rng.choice([*pier18.PatronWhenAllZero]),
        half_turn=rng.random() < 0.4,
    )


def random_position(rng: Random, columns: int | None = None) -> Position:
    """A position of 2 players; Anna's pier is finished with 3 cards, or has fewer or more."""
    pack = random_pack(rng, 9, columns or rng.randint(1, 3))
    rulings = random_rulings(rng)
    number = rng.choice((1, 2, 3, 3, 3, 4))
    laid = [
        Laid(card, rng.randrange(card.cells.columns) if place else 0, turned=_turned(rng, rulings))
        for place, card in enumerate(rng.sample(pack.cards, number))
    ]
    cards = (evolve(laid[0], turned=False), *laid[1:])
    anna = Player("Anna", pier18.lay(cards), cards=cards, patrons=rng.choice((None, 0, 2)))
    anna = rng.choice((anna, anna, evolve(anna, plan_completed=rng.random() < 0.5)))
    ben = Player("Ben", pier18.Pier.parse("S.\n.Q"), plan_completed=False)
    return Position((anna, ben), rulings=rulings, pack=pack)


def _turned(rng: Random, rulings: Rulings) -> bool:
    return rulings.half_turn and rng.random() < 0.3


def orders(cards: tuple[Laid, ...], free: str, *, is_finished: bool) -> Iterator[tuple[Laid, ...]]:
    """The orders of the cards that may be tried."""
    for order in permutations(cards):
        first, last = order[0], order[-1]
        ends = ((cards[0], cards[-1]), (cards[-1], cards[0]))
        if (
            (free == "overlaps" and order == cards)
            or (free == "drafts" and is_finished and (first, last) in ends)
            or (free == "drafts" and not is_finished and first == cards[0])
            or free == "any"
        ):
            yield order


def arrangements(
    cards: tuple[Laid, ...], free: str, *, half_turn: bool, is_finished: bool
) -> Iterator[tuple[Laid, ...]]:
    """All arrangements of a pier, each once."""
    found = set()
    for order in orders(cards, free, is_finished=is_finished):
        turns = [(False, True)] * len(order) if half_turn else [(one.turned,) for one in order]
        turns[0] = (order[0].turned and order[0] == cards[0],) if half_turn else turns[0]
        for turned in product(*turns):
            for overlaps in product(*(range(one.card.cells.columns) for one in order)):
                if overlaps[0] == 0:
                    found.add(tuple(map(Laid, [one.card for one in order], overlaps, turned)))
    yield from found


def changes(old: tuple[Laid, ...], new: tuple[Laid, ...]) -> int:
    """The number of cards that lie differently; a turn that changes nothing is no change."""
    return sum(
        (one.card, one.overlap) != (other.card, other.overlap) or cells(one) != cells(other)
        for one, other in zip(old, new, strict=True)
    )


def cells(laid: Laid) -> pier18.Pier:
    """The columns of a card as it lies."""
    return laid.card.turned if laid.turned else laid.card.cells


def random_game(rng: Random, players: int = 2) -> State:
    """A finished game of 1 to 3 rounds with narrow cards."""
    played = rng.randint(1, 3)
    pack = random_pack(rng, 2 * players + played * (players + 1), rng.randint(1, 3))
    names = ["Anna", "Ben", "Cleo"][:players]
    state: State = play(pier18.start(names, pack, rulings=random_rulings(rng)), rng)
    return state


def replay_with(state: State, seat: int, how: tuple[tuple[int, bool], ...]) -> State | None:
    """The game in which a player lays cards in another way; None if that is illegal."""
    lays = iter(how)
    game = state.game
    new = pier18.start(game.players, game.pack, rulings=game.rulings)
    for move in state.moves:
        played = move
        if isinstance(move, pier18.Draft | pier18.Finish) and move.player == seat:
            overlap, turned = next(lays)
            played = evolve(move, overlap=overlap, turned=turned)
        if new.why_illegal(played) is not None:
            return None
        new = new.play(played)
    return new
