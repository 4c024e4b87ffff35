"""The mutated modules, and their tests: a group is one run of mutmut."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from tests.mutation import equivalents, unseen


@frozen
class Group:
    modules: tuple[str, ...]
    """Files of the package."""
    tests: tuple[str, ...]
    """The arguments for pytest, the quickest tests first.

    mutmut calls each function through two others: the deepest condition has no room for them.
    """
    reason: Callable[[str, str, str], str | None] = equivalents.reason
    """The reason why a mutant survives, by its name and its line before and after; None if none."""
    most: float = 0.05
    """The share of mutants that may survive, all of them with a reason."""


_MORE: Mapping[str, Mapping[str, Any]] = {"vectors": {"reason": unseen.reason, "most": 1}}
_LISTED = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))

GROUPS: Mapping[str, Group] = {
    name: Group(tuple(group["modules"]), tuple(group["tests"]), **_MORE.get(name, {}))
    for name, group in _LISTED.items()
}
"""`vectors` has the test vectors as its only test: it shows which mutants they notice."""
