"""What is mutated, and the tests that are to notice it: a group is one run of mutmut."""

from collections.abc import Mapping

from attrs import frozen


@frozen
class Group:
    """Modules with the tests that speak of them."""

    modules: tuple[str, ...]
    """Files of the package."""
    tests: tuple[str, ...]
    """What pytest is asked to run."""


def _of_both_games(*modules: str) -> tuple[str, ...]:
    return tuple(f"{game}/{module}" for game in ("pier18", "auctionland") for module in modules)


GROUPS: Mapping[str, Group] = {
    "scoring": Group(
        (
            *_of_both_games("scoring.py", "notation.py"),
            *("pier18/plans.py", "claims.py", "ranking.py", "connected.py"),
        ),
        (
            *("tests/pier18", "tests/auctionland", "tests/test_claims.py", "tests/test_ranking.py"),
            *("tests/test_connected.py", "tests/test_results.py", "tests/test_positions.py"),
            *("tests/test_packs.py", "tests/laws"),
        ),
    ),
    "play": Group(
        (
            *_of_both_games("rules.py", "consequences.py", "moves.py", "state.py", "table.py"),
            *_of_both_games("game.py", "view.py"),
            *("pier18/verdicts.py", "moves.py", "starting.py", "games.py", "records.py"),
        ),
        (
            *("tests/pier18", "tests/auctionland", "tests/test_moves.py", "tests/test_games.py"),
            *("tests/test_records.py", "tests/test_rulings.py", "tests/referees/test_counts.py"),
        ),
    ),
    "vectors": Group(
        (
            *_of_both_games("scoring.py", "notation.py"),
            *("ranking.py", "connected.py"),
        ),
        ("tests/verify/test_vectors.py::test_the_library_answers_as_expected",),
    ),
}
"""`vectors` has the test vectors as its only test: it shows what they see, and what they cannot."""
