"""Rulings: named options with a default first, chosen by name and value, never guessed."""

from typing import Any

import pytest

from boardscore import ModelError, Problem, auctionland, pier18, say, score
from boardscore.core.rulings import against_publisher, as_dict, change_rulings, choices, unknown
from tests.refusals import error_of
from tests.tables import from_table

OPTIONS: Any = {
    "pier18": {
        "flower_adjacency": ("same_side", "orthogonal"),
        "flower_points": ("every_other_symbol", "other_kinds_only"),
        "ties_below_first": ("same_rules", "shared"),
        "patron_when_all_zero": ("earliest_date", "nobody"),
        "half_turn": (False, True),
    },
    "auctionland": {
        "rotation": ("free", "none"),
        "last_bidder": ("may_bid", "closed"),
    },
}
DEFAULTS: Any = {"pier18": pier18.Rulings(), "auctionland": auctionland.Rulings()}
ALL = [
    (game, name, value)
    for game, options in OPTIONS.items()
    for name, values in options.items()
    for value in values
]


@pytest.mark.parametrize("game", OPTIONS)
def test_the_options_in_the_order_of_the_rules_have_their_first_value_by_default(game: str) -> None:
    assert list(choices(type(DEFAULTS[game])).items()) == list(OPTIONS[game].items())
    assert as_dict(DEFAULTS[game]) == {name: one[0] for name, one in OPTIONS[game].items()}


@pytest.mark.parametrize(("game", "name", "value"), ALL)
def test_every_option_takes_every_value_and_leaves_the_others(
    game: str, name: str, value: str | bool
) -> None:
    """The publisher answered two questions; their second values differ, and have notes."""
    chosen = change_rulings(DEFAULTS[game], {name: value})
    assert type(chosen) is type(DEFAULTS[game])
    assert as_dict(chosen) == {**as_dict(DEFAULTS[game]), name: value}
    assert as_dict(chosen)[name] is value or isinstance(value, str)
    notes = list(against_publisher(game, chosen))
    assert bool(notes) == (value in {"orthogonal", "other_kinds_only"})


def test_earlier_choices_are_kept() -> None:
    before = pier18.Rulings(half_turn=True)
    assert change_rulings(before, {}) == before
    after = change_rulings(before, {"flower_points": "other_kinds_only"})
    assert as_dict(after) == as_dict(before) | {"flower_points": "other_kinds_only"}


def problems(game: str, table: dict[Any, object]) -> tuple[Problem, ...]:
    return error_of(ModelError, change_rulings, DEFAULTS[game], table).problems


@from_table
def test_an_unknown_option_comes_with_a_suggestion_or_the_known_ones(
    game: str, name: str, near: str | None
) -> None:
    """An option of the other game is unknown, too."""
    (problem,) = problems(game, {name: "free"})
    assert (problem.code, problem.path) == ("unknown_ruling", (name,))
    said = [*OPTIONS[game]] if near is None else [f"did you mean {near}?"]
    assert [part for part in said if part not in problem.describe()] == []


@pytest.mark.parametrize("name", [0, None, True, 1.5, ("half_turn",)])
def test_a_name_that_is_not_text_is_reported(name: object) -> None:
    (problem,) = problems("pier18", {name: True})
    assert problem.code == "key_not_text"


WRONG = [
    *(("half_turn", wrong) for wrong in (0, 1, 0.0, 1.0, "true", "false", "True", None, [], {})),
    *(("rotation", wrong) for wrong in ("FREE", "free ", "Rotation.FREE", "may_bid", "", 0, True)),
    *(("rotation", wrong) for wrong in (None, ["free"], auctionland.Rotation)),
]


@pytest.mark.parametrize(("name", "wrong"), WRONG)
def test_a_value_that_an_option_does_not_have(name: str, wrong: object) -> None:
    game = "pier18" if name in OPTIONS["pier18"] else "auctionland"
    (problem,) = problems(game, {name: wrong})
    assert (problem.code, problem.where) == ("not_one_of", name)
    known = {"half_turn": ("false", "true"), "rotation": ("free", "none")}
    assert problem.message.args["known"] == known[name]


def test_a_mistyped_value_comes_with_a_suggestion() -> None:
    (problem,) = problems("pier18", {"flower_adjacency": "orthogonall"})
    assert "did you mean orthogonal?" in problem.describe()


def test_all_mistakes_are_reported() -> None:
    found = problems("pier18", {"half_turn": 1, "colour": "red", "flower_points": "all"})
    assert sorted(problem.where for problem in found) == ["colour", "flower_points", "half_turn"]


# Against the publisher


def test_two_values_against_the_publisher_have_two_notes() -> None:
    both = {"flower_adjacency": "orthogonal", "flower_points": "other_kinds_only"}
    first, second = against_publisher("pier18", change_rulings(pier18.Rulings(), both))
    assert say(first) == (
        "The publisher rules differently. Your choice: groups reach across the pier. The "
        "publisher's: groups stay on one side."
    )
    assert say(second, "de") == (
        "Der Verlag legt das anders aus. Gewählt: in einer Gruppe zählen alle Symbole außer den "
        "Blumenverkäufern. Verlag: in einer Gruppe zählen alle Symbole außer einem Blumenverkäufer."
    )


@pytest.mark.parametrize(("value", "notes"), [("same_side", 0), ("orthogonal", 1)])
def test_a_result_notes_values_against_the_publishers_answers(value: str, notes: int) -> None:
    players = [{"name": name, "pier": ["S...", "Q..."], "patrons": 1} for name in ("Anna", "Ben")]
    position = {"game": "pier18", "rulings": {"flower_adjacency": value}, "players": players}
    said = score(position).to_dict("en")["notes"]
    assert sum(note.startswith("The publisher rules differently. ") for note in said) == notes


def test_only_names_with_the_same_beginning_are_compared() -> None:
    known = tuple(f"{letter}{number:03}.of-a-name" for letter in "abc" for number in range(200))
    assert unknown("error.unknown_id", "c123.of-a-naem", known).args["near"] == known[523]
    assert unknown("error.unknown_id", "c123" + "x" * 97, known).key == "error.unknown_id"


@from_table
def test_suggestions_are_plausible(name: str, known: list[str], near: object) -> None:
    assert unknown("error.unknown_id", name, tuple(known)).args.get("near") == near


def test_suggestions_are_plausible_among_many() -> None:
    rules = tuple(f"pier18.rule_{number}" for number in range(90))
    known = (*rules, *(f"x{number}" for number in range(500)), "pier18.half_turn", "money")
    for name, near in (("half_tur", "pier18.half_turn"), ("oney", "money")):
        assert unknown("error.unknown_id", name, known).args["near"] == near
