"""Selects vectors by the options that `verify` and `vectors` share."""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from boardscore import clauses
from boardscore.cli.usage_errors import WrongUse, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, UnknownClauseError
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.documents.document_files import read_text
from boardscore.verify.game_kit import facets_of, find_facets
from boardscore.verify.judge.declared_rulings import plain_id
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.facets import Facet
from boardscore.verify.vectors.vectors import LEVELS, Vector


def vector_ids() -> list[str]:
    return [vector.id for vector in vectors.load()]


def rule_ids() -> list[str]:
    """The ids of rules and facets by which options select vectors."""
    return [*(clause.id for clause in clauses.CLAUSES), *(facet.id for facet in facets_of())]


def games() -> tuple[str, ...]:
    return registry.names("verification")


def levels() -> tuple[str, ...]:
    return LEVELS


def select_vectors(
    game: str | None, run: Sequence[str], clause: Sequence[str], level: Sequence[str]
) -> tuple[Vector, ...]:
    """The vectors that match all options; if there are none, that is a usage error."""
    begun = {plain_id(pattern).partition(".")[0] for pattern in run}
    only = begun.pop() if len(begun) == 1 and begun <= {*games()} else None
    every = vectors.load(only)
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
    """The ids of vectors in a file, one a line; ignores blank lines and text after `#`."""
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
    """The message for an unknown id: its reason if retired, or a similar id."""
    reason = vectors.withdrawn().get(name)
    if reason is not None:
        return Message("usage.vector_withdrawn", got=name, why=reason)
    return unknown("usage.no_such_vector", name, known)


def _names_clause(pattern: str) -> bool:
    """Whether a pattern for vectors names a clause or a facet."""
    try:
        return bool(_about([pattern]))
    except WrongUse:
        return False


def _about(patterns: Sequence[str]) -> set[str]:
    return {facet.id for one in patterns for facet in find_facets(one) or _below(one)}


def _below(pattern: str) -> tuple[Facet, ...]:
    """The facets of the clauses that a pattern names, as in `boardscore rules`."""
    try:
        named = {clause.id for clause in clauses.find(pattern)}
    except UnknownClauseError as error:
        raise WrongUse(error.problems[0].message) from None
    return tuple(facet for facet in facets_of() if facet.clause in named)
