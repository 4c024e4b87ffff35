"""The keys that build a Plan: what each adds, and which Plans they reach."""

import pytest

from boardscore.packs import demo_pack
from boardscore.pier18.pad.plan_keys import DIGITS, HOW, MORE, WHAT, WHERE, press, taken_back
from boardscore.pier18.plans import Condition
from tests.pad.browser.test_pack_editor import PLANS


def typed(keys: str) -> str:
    """The Plan after some keys, each of which means something."""
    plan = ""
    for key in keys.split():
        found = press(plan, key)
        assert found is not None, (plan, key)
        plan = found
    return plan


def test_the_plans_of_the_demo_pack_are_reached() -> None:
    found = [str(Condition(typed(keys))) for keys in PLANS]
    assert found == [str(card.plan) for card in demo_pack("pier18").cards]


@pytest.mark.parametrize(
    ("keys", "plan"),
    [
        ("poets lovers", "lovers"),
        ("poets 1 2", "poets >= 12"),
        ("poets 0 7", "poets >= 7"),
        ("poets 4 ==", "poets == 4"),
        ("poets > < 4", "poets < 4"),
        ("poets 4 groups 2", "poets >= 4 and groups >= 2"),
        ("poets 4 and or groups", "poets >= 4 or groups"),
        ("poets upper", "upper.poets"),
        ("poets upper lower", "lower.poets"),
        ("poets upper upper", "poets"),
        ("poets upper == lovers", "upper.poets == lovers"),
        ("poets == lovers 3", "poets == 3"),
        ("( poets 4 or groups 2 ) lovers 1", "(poets >= 4 or groups >= 2) and lovers >= 1"),
        ("not lovers 1", "not lovers >= 1"),
        ("poets + - lovers", "poets - lovers"),
    ],
)
def test_a_key_adds_what_a_person_means(keys: str, plan: str) -> None:
    assert typed(keys) == plan


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ("", "4"),
        ("", "and"),
        ("", "=="),
        ("poets", "and"),
        ("poets >=", "and"),
        ("poets >= 4", "not"),
        ("poets >= 4", ")"),
        ("columns", "upper"),
        ("symbols", "points"),
        ("poets >= 9999", "9"),
    ],
)
def test_a_key_that_means_nothing_there(plan: str, key: str) -> None:
    assert press(plan, key) is None


def test_back_removes_part_by_part() -> None:
    plan = "(poets >= 4 or groups"
    for shorter in ("(poets >= 4 or", "(poets >= 4", "(poets >=", "(poets", "(", "", ""):
        plan = taken_back(plan)
        assert plan == shorter


def test_every_key_leads_on_from_any_text() -> None:
    """Also from texts that no keys lead to: nothing is raised."""
    for plan in ("", "poets =", "&", "4 4", "upper.", "x", "poets >= 4 poets", ")", "not", "a.b.c"):
        for key in (*WHAT, *WHERE, *HOW, *DIGITS, *MORE):
            found = press(plan, key)
            assert found is None or isinstance(found, str)
