"""The stable names and their signatures are those of the list: a change is deliberate."""

from tests import public_api


def test_the_public_names_and_signatures_are_those_of_the_list() -> None:
    """`python -m tests.public_api` rewrites the list; a changed line may break programs."""
    listed = public_api.LIST.read_text(encoding="utf-8").splitlines()
    found = list(public_api.lines())
    assert [line for line in listed if line not in found] == [], "gone, or changed"
    assert found == listed, "new: python -m tests.public_api"
