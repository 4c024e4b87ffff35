"""Selects vectors by the options that `verify` and `vectors` share."""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from boardscore import clauses
from boardscore.cli.usage import WrongUse, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, UnknownClauseError
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.documents.document_files import read_text
from boardscore.verify.judge.ruling_choices import plain_id
from boardscore.verify.vectors import facets, vectors
from boardscore.verify.vectors.facet import Facet
from boardscore.verify.vectors.vectors import LEVELS, Vector


def vector_ids() -> list[str]:
    """The ids of all vectors."""
    return [vector.id for vector in vectors.load()]


def rule_ids() -> list[str]:
    """What vectors are about: the rules, and the parts of each."""
    return [*(clause.id for clause in clauses.CLAUSES), *(facet.id for facet in facets.of())]


def games() -> tuple[str, ...]:
    """The games."""
    return registry.names("verification")


def levels() -> tuple[str, ...]:
    """The levels of vectors."""
    return LEVELS


def select_vectors(
    game: str | None, run: Sequence[str], clause: Sequence[str], level: Sequence[str]
) -> tuple[Vector, ...]:
    """The vectors that all options let through; options that leave none are wrong use."""
    every = vectors.load()
    named = _named_by(every, run) if run else {vector.id for vector in every}
    about = _about(clause) if clause else {vector.isolates for vector in every}
    chosen = tuple(
        vector
        for vector in every
        if vector.id in named
        and vector.isolates in about
        and game in {None, vector.game}
        and (not level or vector.level in level)
    )
    if not chosen:
        raise wrong("nothing_selected")
    return chosen


def _named_by(every: Sequence[Vector], patterns: Sequence[str]) -> set[str]:
    """The ids that globs match; a glob that matches none is wrong use."""
    ids = tuple(vector.id for vector in every)
    named: set[str] = set()
    for pattern in map(plain_id, patterns):
        matching = {identity for identity in ids if fnmatchcase(identity, pattern)}
        if not matching and _names_clause(pattern):
            raise wrong("vector_is_clause", got=pattern)
        if not matching:
            raise WrongUse(no_such_vector(pattern, ids))
        named |= matching
    return named


def known_failures(file: str | None) -> frozenset[str]:
    """The ids in a file, one a line; blank lines and what follows a `#` do not count."""
    if file is None:
        return frozenset()
    try:
        lines = read_text(file, "known").splitlines()
    except BoardscoreError as error:
        raise wrong("cannot_read", file=file, why=error.problems[0].message) from None
    listed, known = [plain_id(line.partition("#")[0].strip()) for line in lines], vector_ids()
    for name in listed:
        if name and name not in known:
            raise WrongUse(no_such_vector(name, tuple(known)))
    return frozenset(filter(None, listed))


def no_such_vector(name: str, known: tuple[str, ...]) -> Message:
    """What is said of an id that no vector has: why it was withdrawn, or which one may be meant."""
    reason = vectors.withdrawn().get(name)
    if reason is not None:
        return Message("usage.vector_withdrawn", got=name, why=reason)
    return unknown("usage.no_such_vector", name, known)


def _names_clause(pattern: str) -> bool:
    """Whether a pattern that was meant for vectors names a clause or a facet."""
    try:
        return bool(_about([pattern]))
    except WrongUse:
        return False


def _about(patterns: Sequence[str]) -> set[str]:
    """The facets of the clauses, and the facets, that patterns name."""
    return {facet.id for one in patterns for facet in facets.find(one) or _below(one)}


def _below(pattern: str) -> tuple[Facet, ...]:
    """The facets of the clauses that a pattern names, as `boardscore rules` understands it."""
    try:
        named = {clause.id for clause in clauses.find(pattern)}
    except UnknownClauseError as error:
        raise WrongUse(error.problems[0].message) from None
    return tuple(facet for facet in facets.of() if facet.clause in named)
