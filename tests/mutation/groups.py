"""The mutated modules, and their tests: a group is one run of mutmut."""

from collections.abc import Callable, Mapping

from attrs import frozen

from tests.mutation import equivalents, unseen


@frozen
class Group:
    """Modules with their tests."""

    modules: tuple[str, ...]
    """Files of the package."""
    tests: tuple[str, ...]
    """The arguments for pytest, the quickest tests first."""
    reason: Callable[[str, str, str], str | None] = equivalents.reason
    """The reason why a mutant survives, by its name and its line before and after; None if none."""
    most: float = 0.05
    """The share of mutants that may survive, all of them with a reason."""


def _of_both_games(*modules: str) -> tuple[str, ...]:
    return tuple(f"{game}/{module}" for game in ("pier18", "auctionland") for module in modules)


GROUPS: Mapping[str, Group] = {
    "scoring": Group(
        (
            *_of_both_games("scoring.py", "notation.py"),
            *(
                "pier18/plans.py",
                "pier18/plan_syntax.py",
                "core/results.py",
                "core/ranking.py",
            ),
        ),
        (
            *(
                "tests/pier18",
                "tests/auctionland",
                "tests/test_claimed_totals.py",
                "tests/test_ranking.py",
            ),
            *("tests/test_results.py", "tests/test_positions.py"),
            *("tests/test_packs.py", "tests/laws", "tests/test_csv_packs.py"),
            "tests/fuzz/test_calls.py::test_the_refusal_names_the_argument",
        ),
    ),
    "play": Group(
        (
            *_of_both_games(
                "legality.py", "consequences.py", "moves.py", "state.py", "game_table.py"
            ),
            *(
                "pier18/state.py",
                "core/moves.py",
                "core/legality.py",
                "core/game_setup.py",
                "games.py",
                "records.py",
            ),
        ),
        (
            *("tests/test_records.py", "tests/test_moves.py", "tests/test_any_game.py"),
            *("tests/test_printed.py", "tests/test_names.py"),
            *("tests/test_rulings.py", "tests/pier18", "tests/auctionland"),
            "tests/referees/test_counts.py",
            "tests/fuzz/test_calls.py::test_the_refusal_names_the_argument",
        ),
    ),
    "vectors": Group(
        (
            *_of_both_games("scoring.py", "notation.py"),
            "core/ranking.py",
        ),
        ("tests/verify/test_vectors.py::test_the_library_answers_as_expected",),
        unseen.reason,
        most=1,
    ),
}
"""`vectors` has the test vectors as its only test: it shows which mutants they notice."""
