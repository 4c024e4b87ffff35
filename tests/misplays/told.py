"""The number of games until the search finds misreadings of the table, all with the same games."""

from collections.abc import Iterator, Sequence
from random import Random

from boardscore.verify import game_kits
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.search.table.setup_draws import starts, views
from boardscore.verify.vectors.misreading import Misreading
from tests.misplays.found import is_wrong


def told_after(misreadings: Sequence[Misreading], most: int) -> dict[str, int | None]:
    """For each id, the number of the game that finds the misreading; None if no game does."""
    found: dict[str, int | None] = {one.id: None for one in misreadings}
    for game in dict.fromkeys(one.game for one in misreadings):
        found.update(_told_after(game, [one for one in misreadings if one.game == game], most))
    return found


def _told_after(
    game: str, misreadings: Sequence[Misreading], most: int
) -> Iterator[tuple[str, int]]:
    left, random, rulings = list(misreadings), Random(1), with_defaults(game, {})
    play = game_kits.kit(game).play
    assert play is not None
    for number in range(1, most + 1):
        asked = [*starts(random, play, rulings), *views(random, play, rulings)]
        wrong = [one for one in left if is_wrong(one, asked)]
        yield from ((one.id, number) for one in wrong)
        left = [one for one in left if one not in wrong]
        if not left:
            return
