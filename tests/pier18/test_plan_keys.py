"""The keys that build a Plan: what each adds, and which Plans they reach."""

from boardscore.packs import demo_pack
from boardscore.pier18.pad.plan_keys import DIGITS, HOW, MORE, WHAT, WHERE, press, taken_back
from boardscore.pier18.plans import Condition
from tests.pad.browser.test_pack_editor import PLANS
from tests.tables import from_table


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


@from_table
def test_a_key_adds_what_a_person_means(keys: str, plan: str) -> None:
    assert typed(keys) == plan


@from_table
def test_a_key_that_means_nothing_there(plan: str, key: str) -> None:
    assert key in {*WHAT, *WHERE, *HOW, *DIGITS, *MORE}
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
