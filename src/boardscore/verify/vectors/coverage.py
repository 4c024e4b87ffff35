"""The coverage of the vectors: how many there are about each facet, each reason and each view.

A reason to refuse something is an id: the kind of move and the rule that forbids it
(`auction/too-dear`), or the wrong part of a set-up and the mistake (`start/deck.deck-lacks`). A
view has the phase in which a seat looks at the table, and whether it may act (`seen/bid.waits`).
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from boardscore import games as rules
from boardscore.core.errors import MoveError
from boardscore.core.moves import read_move
from boardscore.core.rulings import Value
from boardscore.games import State
from boardscore.verify.data_types import Position
from boardscore.verify.game_kit import play_kit
from boardscore.verify.program.protocol import SEEN, START
from boardscore.verify.right_answers import after, why_not_begun
from boardscore.verify.vectors.facets import Facet
from boardscore.verify.vectors.vectors import Vector, load


class FacetCoverage(NamedTuple):
    """The coverage of a facet: its numbers of vectors."""

    isolating: int
    """The vectors about it, without the near misses."""
    near: int
    """The vectors where it just fails to apply."""
    touching: int
    """The vectors of other clauses that a mistake in its clause may affect."""


def facet_coverage(vectors: Iterable[Vector], facets: Iterable[Facet]) -> dict[str, FacetCoverage]:
    """The coverage of each facet by vectors, in the order of the facets."""
    vectors = tuple(vectors)
    return {facet.id: _covered(facet, vectors) for facet in facets}


def _covered(facet: Facet, vectors: Iterable[Vector]) -> FacetCoverage:
    about = [one for one in vectors if one.isolates == facet.id]
    near = sum(one.is_near_miss for one in about)
    touching = sum(facet.clause in one.touches and one.clause != facet.clause for one in vectors)
    return FacetCoverage(len(about) - near, near, touching)


def reasons(game: str) -> Iterator[str]:
    """Every reason and view of a game that its vectors should cover.

    >>> [one for one in reasons("auctionland") if one.startswith("buy_back/")]
    ['buy_back/not-now', 'buy_back/no-such-player', 'buy_back/not-in-turn', 'buy_back/no-buy-back']
    """
    play = play_kit(game)
    yield from (f"{kind}/{_name(rule)}" for kind, those in play.rules.items() for rule in those)
    for part, mistakes in play.refused.items():
        yield from (_of_setup(part, mistake) for mistake in mistakes)
    yield from (f"{SEEN}/{view}" for view in play.views)


def covering(game: str) -> dict[str, list[Vector]]:
    """The vectors that cover each reason or view, those with the shortest records first."""
    found: dict[str, list[Vector]] = {reason: [] for reason in reasons(game)}
    for vector in load(game, ("replay", START, SEEN)):
        for reason in dict.fromkeys(_reasons_of(vector)):
            found[reason].append(vector)
    size = lambda one: len(one.input["record"])  # noqa: E731
    return {reason: sorted(those, key=size) for reason, those in found.items()}


def player_count(vector: Vector) -> int:
    """The number of players in the game of a vector; the coverage has a column for each."""
    return len(vector.input["record"][0]["players"])


def reason_of(state: State, move: Position) -> str | None:
    """The id of the reason that forbids a move; None if it is legal or only badly written."""
    try:
        read = read_move(move, rules.play(state.GAME).moves)
    except MoveError:
        return None
    those = play_kit(state.GAME).rules.get(read.KIND, ())
    broken = (rule for rule in those if rule(state, read) is not None)
    return next((f"{read.KIND}/{_name(rule)}" for rule in broken), None)


def _reasons_of(vector: Vector) -> Iterator[str]:
    """The reasons under the defaults, and under the rulings of the variants."""
    for one in ({"when": {}, "expect": vector.expect}, *vector.variants):
        rulings, expected = one["when"], one["expect"]
        if vector.op == SEEN:
            yield _view(vector)
        elif "error" in expected:
            found = _why_refused(vector, rulings, expected["error"])
            yield from () if found is None else (found,)


def _why_refused(vector: Vector, rulings: Mapping[str, Value], error: Position) -> str | None:
    """The reason of a refusal; None for a game that is not over yet."""
    setup, *moves = vector.content(rulings)
    if vector.op == START:
        first = why_not_begun(setup)[0]
        return _of_setup(str(first.path[0]), first.message.key.removesuffix("_near"))
    index = error["index"]
    return reason_of(after([setup, *moves[:index]]), moves[index]) if index < len(moves) else None


def _of_setup(part: str, mistake: str) -> str:
    return f"{START}/{part}.{mistake.partition('.')[2].replace('_', '-')}"


def _view(vector: Vector) -> str:
    state = after(vector.content({}))
    acts = "acts" if vector.input["player"] in state.to_act else "waits"
    return f"{SEEN}/{state.phase.value}.{acts}"


def _name(rule: Any) -> str:
    name: str = rule.__name__.removeprefix("why_")
    return name.replace("_", "-")
