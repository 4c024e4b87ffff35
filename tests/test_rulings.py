"""Rulings: named options with a default first, chosen by name and value, never guessed."""

from typing import Any

import pytest

from boardscore import ModelError, Problem, auctionland, pier18, say, score
from boardscore.core.rulings import against_publisher, as_dict, change_rulings, choices, unknown

PIER18 = {
    "flower_adjacency": ("same_side", "orthogonal"),
    "flower_points": ("every_other_symbol", "other_kinds_only"),
    "ties_below_first": ("same_rules", "shared"),
    "patron_when_all_zero": ("earliest_date", "nobody"),
    "half_turn": (False, True),
}
AUCTIONLAND = {
    "rotation": ("free", "none"),
    "last_bidder": ("may_bid", "closed"),
}
ALL = [
    (rulings, name, value)
    for rulings, options in ((pier18.Rulings(), PIER18), (auctionland.Rulings(), AUCTIONLAND))
    for name, values in options.items()
    for value in values
]
Rulings = pier18.Rulings | auctionland.Rulings


def test_the_options_of_both_games_in_the_order_of_the_rules() -> None:
    assert list(choices(pier18.Rulings).items()) == list(PIER18.items())
    assert list(choices(auctionland.Rulings).items()) == list(AUCTIONLAND.items())


def test_the_default_is_the_first_value() -> None:
    assert as_dict(pier18.Rulings()) == {name: values[0] for name, values in PIER18.items()}
    assert as_dict(auctionland.Rulings()) == {
        name: values[0] for name, values in AUCTIONLAND.items()
    }


@pytest.mark.parametrize(("rulings", "name", "value"), ALL)
def test_every_option_takes_every_value_and_leaves_the_others(
    rulings: Rulings, name: str, value: str | bool
) -> None:
    chosen = change_rulings(rulings, {name: value})
    assert type(chosen) is type(rulings)
    assert as_dict(chosen) == {**as_dict(rulings), name: value}
    assert as_dict(chosen)[name] is value or isinstance(value, str)


def test_earlier_choices_are_kept() -> None:
    before = pier18.Rulings(half_turn=True)
    assert change_rulings(before, {}) == before
    after = change_rulings(before, {"flower_points": "other_kinds_only"})
    assert as_dict(after) == as_dict(before) | {"flower_points": "other_kinds_only"}


def problems(rulings: Rulings, table: dict[Any, object]) -> tuple[Problem, ...]:
    with pytest.raises(ModelError) as caught:
        change_rulings(rulings, table)
    return caught.value.problems


@pytest.mark.parametrize(
    ("rulings", "name", "said"),
    [
        (pier18.Rulings(), "flower_point", ["did you mean flower_points?"]),
        (pier18.Rulings(), "half-turn", ["did you mean half_turn?"]),
        (auctionland.Rulings(), "rotations", ["did you mean rotation?"]),
        (auctionland.Rulings(), "last_biddder", ["did you mean last_bidder?"]),
        (pier18.Rulings(), "rotation", [*PIER18]),
        (auctionland.Rulings(), "half_turn", [*AUCTIONLAND]),
        (pier18.Rulings(), "", [*PIER18]),
    ],
)
def test_an_unknown_option_comes_with_a_suggestion_or_the_known_ones(
    rulings: Rulings, name: str, said: list[str]
) -> None:
    """An option of the other game is unknown, too."""
    (problem,) = problems(rulings, {name: "free"})
    assert (problem.code, problem.path) == ("unknown_ruling", (name,))
    assert [part for part in said if part not in problem.describe()] == []


@pytest.mark.parametrize("name", [0, None, True, 1.5, ("half_turn",)])
def test_a_name_that_is_not_text_is_reported(name: object) -> None:
    (problem,) = problems(pier18.Rulings(), {name: True})
    assert problem.code == "key_not_text"


WRONG = [
    *(("half_turn", wrong) for wrong in (0, 1, 0.0, 1.0, "true", "false", "True", None, [], {})),
    *(("rotation", wrong) for wrong in ("FREE", "free ", "Rotation.FREE", "may_bid", "", 0, True)),
    *(("rotation", wrong) for wrong in (None, ["free"], auctionland.Rotation)),
]


@pytest.mark.parametrize(("name", "wrong"), WRONG)
def test_a_value_that_an_option_does_not_have(name: str, wrong: object) -> None:
    rulings = pier18.Rulings() if name in PIER18 else auctionland.Rulings()
    (problem,) = problems(rulings, {name: wrong})
    assert (problem.code, problem.where) == ("not_one_of", name)
    known = {"half_turn": ("false", "true"), "rotation": ("free", "none")}
    assert problem.message.args["known"] == known[name]


def test_a_mistyped_value_comes_with_a_suggestion() -> None:
    (problem,) = problems(pier18.Rulings(), {"flower_adjacency": "orthogonall"})
    assert "did you mean orthogonal?" in problem.describe()


def test_all_mistakes_are_reported() -> None:
    found = problems(pier18.Rulings(), {"half_turn": 1, "colour": "red", "flower_points": "all"})
    assert sorted(problem.where for problem in found) == ["colour", "flower_points", "half_turn"]


# Against the publisher


@pytest.mark.parametrize(
    ("game", "rulings", "name", "value"),
    [("pier18", *one) for one in ALL if isinstance(one[0], pier18.Rulings)]
    + [("auctionland", *one) for one in ALL if isinstance(one[0], auctionland.Rulings)],
)
def test_only_values_against_the_publishers_answers_have_a_note(
    game: str, rulings: Rulings, name: str, value: str | bool
) -> None:
    """The publisher answered two questions; the second value of each differs from the answer."""
    notes = list(against_publisher(game, change_rulings(rulings, {name: value})))
    assert bool(notes) == (value in {"orthogonal", "other_kinds_only"})


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


@pytest.mark.parametrize(
    ("name", "known", "near"),
    [
        ("99", ("9", "98", "999"), None),
        ("card99", ("card9", "card98"), None),
        ("crad9", ("card9", "card98"), "card9"),
        ("pier81", ("pier18", "auctionland"), "pier18"),
        ("99", ("9",), None),
        ("pier 18", ("pier18", "auctionland"), "pier18"),
        ("x" * 60 + "y", ("x" * 60,), None),
        ("x" * 59 + "y", ("x" * 60,), "x" * 60),
        ("true", ("false", "true"), "true"),
        (
            "half_tur",
            (*(f"pier18.rule_{n}" for n in range(90)), "pier18.half_turn"),
            "pier18.half_turn",
        ),
        ("oney", (*(f"x{n}" for n in range(500)), "money"), "money"),
    ],
)
def test_suggestions_are_plausible(name: str, known: tuple[str, ...], near: object) -> None:
    assert unknown("error.unknown_id", name, known).args.get("near") == near
