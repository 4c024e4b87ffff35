"""The invariants of Stones."""

from collections.abc import Iterator

from boardscore.testing.invariants import Breach, Invariants, Watched


def stones_are_in_one_place(watch: Watched) -> Iterator[Breach]:
    """Every stone is in at most one place; a thrown stone is in none."""
    state = watch.state
    places = [*state.unseen, *(one for part in (*state.hands, *state.rows) for one in part)]
    yield from ((None, f"stone {one} twice") for one in set(places) if places.count(one) > 1)


INVARIANTS = Invariants((stones_are_in_one_place,))
