"""The operators of a specification, for plain truth values and for claims to be proven."""

from collections.abc import Iterable
from typing import Any

Claim = Any
"""A plain truth value, or a claim about all values of a word."""


def some(claims: Iterable[Claim]) -> Claim:
    """That at least one holds."""
    found = list(claims)
    return any(found) if plain(found) else prover().Or(found)


def every(claims: Iterable[Claim]) -> Claim:
    """That all hold."""
    found = list(claims)
    return all(found) if plain(found) else prover().And(found)


def nothing(claims: Iterable[Claim]) -> Claim:
    """That none holds."""
    either = some(claims)
    return not either if plain([either]) else prover().Not(either)


def then(condition: Claim, claim: Claim) -> Claim:
    """That a condition implies a statement."""
    return some([nothing([condition]), claim])


def plain(claims: list[Claim]) -> bool:
    """Whether all are plain truth values."""
    return all(isinstance(one, bool) for one in claims)


def prover() -> Any:
    """The prover, which plain truth values do not need."""
    import z3

    return z3
