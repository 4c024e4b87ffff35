"""The words of a specification: they speak of plain truths, or of claims to be proven."""

from collections.abc import Iterable
from typing import Any

Claim = Any
"""Whether something is so: a plain truth, or a claim about everything that a word may hold."""


def some(claims: Iterable[Claim]) -> Claim:
    """That at least one is so."""
    found = list(claims)
    return any(found) if plain(found) else prover().Or(found)


def every(claims: Iterable[Claim]) -> Claim:
    """That all are so."""
    found = list(claims)
    return all(found) if plain(found) else prover().And(found)


def nothing(claims: Iterable[Claim]) -> Claim:
    """That none is so."""
    either = some(claims)
    return not either if plain([either]) else prover().Not(either)


def then(condition: Claim, claim: Claim) -> Claim:
    """That something is so where a condition holds."""
    return some([nothing([condition]), claim])


def plain(claims: list[Claim]) -> bool:
    """Whether all are plain truths."""
    return all(isinstance(one, bool) for one in claims)


def prover() -> Any:
    """The prover, which plain truths do not need."""
    import z3

    return z3
