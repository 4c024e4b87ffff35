"""The example implementations: the right ones agree with the library, and no twin does."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import legal, replay, score
from boardscore.verify.program.replies import Greeting, Scored
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.vectors import PLAY
from tests.tables import read_table
from tests.verify.foreign import ask, command, under_variants, wrong
from tests.verify.plays import PLAYS
from tests.verify.positions import expected, in_canonical_form, random_positions, with_open_tables

FOLDER = Path(__file__).parents[2] / "examples" / "implementations"
FOLDERS = {"js": FOLDER / "javascript", "python": FOLDER / "python"}
SUFFIXES = {"js": ".mjs", "python": ".py"}
GAMES = ("pier18", "auctionland")

TWINS: Any = read_table(__file__, "TWINS")
"""Every twin, with all categories in which it may be wrong, apart from their consequences."""

ASK = {"legal": legal, "replay": replay}

Data = dict[str, Any]


def right(language: str) -> Path:
    return FOLDERS[language] / f"right{SUFFIXES[language]}"


def twin(language: str, name: str) -> Path:
    return FOLDERS[language] / f"{named(language, name)}{SUFFIXES[language]}"


def named(language: str, name: str) -> str:
    """A name as files of the language are named."""
    return name.replace("-", "_") if language == "python" else name


def answers(
    file: Path, positions: Sequence[tuple[Data, Scored]]
) -> Iterator[tuple[Data, Scored, Scored]]:
    """Each position with the library's score and the program's; all of them are answered."""
    with Program(command(file)) as program:
        outcomes = program.ask(score(position) for position, _ in positions)
        for (position, known), outcome in zip(positions, outcomes):
            assert isinstance(outcome.answer, Scored), outcome
            yield position, known, outcome.answer


# The folders


@pytest.mark.parametrize("language", FOLDERS)
def test_the_folder_holds_the_twins_of_the_list_and_no_others(language: str) -> None:
    twins = {file.stem for game in GAMES for file in FOLDERS[language].glob(f"{game}[-_]*")}
    assert twins == {named(language, name) for name in TWINS}


@pytest.mark.parametrize("language", FOLDERS)
def test_the_adapter_in_the_folder_is_the_printed_one(language: str) -> None:
    name = f"adapter{SUFFIXES[language]}"
    shipped = FOLDER.parents[1] / "src" / "boardscore" / "verify" / "adapters" / name
    assert (FOLDERS[language] / name).read_bytes() == shipped.read_bytes()


def test_an_example_in_python_imports_nothing_of_boardscore() -> None:
    for file in FOLDERS["python"].glob("*.py"):
        assert "import boardscore" not in file.read_text(encoding="utf-8")
        assert "from boardscore" not in file.read_text(encoding="utf-8")


# The right ones


def test_a_right_program_answers_hello(language: str) -> None:
    with Program(command(right(language))) as program:
        greeting = program.opening().greeting
    assert greeting == Greeting(name="right", version="1", games=GAMES)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_right_program_agrees_on_random_positions(language: str, game: str) -> None:
    """Totals, categories and ranks; ranks are left out where the library cannot compute them."""
    compared = list(answers(right(language), random_positions(game)))
    assert len(compared) == 500
    for position, wanted, got in compared:
        assert got == wanted, position


PACKED: Any = read_table(__file__, "PACKED")
"""A position with a tile of a pack, turned once, and the tables of the pack.

`BGT-` turned once has N -, E B, S G, W T. Next to a tile with a beach in the E, its own beach is
inside the island, and it alone has the theme park; the other beach is at the edge.
"""


def test_a_right_program_uses_packs(language: str) -> None:
    position = in_canonical_form(PACKED["position"])
    wanted = Scored((23,), (PACKED["categories"],), (1,))
    assert expected(position) == wanted
    assert [got for *_, got in answers(right(language), [(position, wanted)])] == [wanted]


def test_a_right_program_guesses_no_points(language: str) -> None:
    """A table that ends too early: not supported, not 0."""
    position = {"game": "auctionland", "tables": {"beaches": [0], "theme_parks": [0]}}
    players = [{"name": "Anna", "island": ["B"], "money": 0}]
    (outcome,) = ask(command(right(language)), [score({**position, "players": players})])
    assert outcome.status is Status.UNSUPPORTED


def test_a_right_program_agrees_with_the_vectors(language: str) -> None:
    asked = under_variants(vectors.positions())
    assert asked
    assert wrong(command(right(language)), asked) == []


@pytest.mark.parametrize("op", PLAY)
def test_a_right_program_does_not_support_play(language: str, op: str) -> None:
    requests = [ASK[op](one.content({})) for one in PLAYS if one.op == op]
    outcomes = ask(command(right(language)), requests)
    assert {one.status for one in outcomes} == {Status.UNSUPPORTED}


# The twins


@pytest.mark.long
@pytest.mark.parametrize("name", TWINS)
def test_a_twin_is_wrong_only_in_its_categories(language: str, name: str) -> None:
    game = name.partition("-")[0]
    asked = [(with_open_tables(position), known) for position, known in random_positions(game)]
    compared = answers(twin(language, name), asked)
    first = next(filter(None, (wrong_parts(known, got) for _, known, got in compared)), set())
    assert set() < first <= {*TWINS[name]}


@pytest.mark.long
@pytest.mark.parametrize("name", TWINS)
def test_a_twin_fails_a_vector(language: str, name: str) -> None:
    known = vectors.positions(name.partition("-")[0])
    outcomes = ask(command(twin(language, name)), (score(vector.input) for vector in known))
    scored = ((one, by) for one, by in zip(known, outcomes) if isinstance(by.answer, Scored))
    assert any(check(vector, outcome.data) for vector, outcome in scored)


def wrong_parts(wanted: Scored, got: Scored) -> set[str]:
    """The categories in which an answer is wrong; if there are none, the other parts that are."""
    assert wanted.categories is not None
    assert got.categories is not None
    categories = {
        key
        for one, other in zip(wanted.categories, got.categories, strict=True)
        for key in one.keys() | other.keys()
        if one.get(key) != other.get(key)
    }
    rest = {key for key in ("totals", "ranks") if getattr(wanted, key) != getattr(got, key)}
    return categories or rest
