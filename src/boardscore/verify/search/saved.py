"""Findings in files: saved as test vectors, and read again."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import asdict, evolve, fields

from boardscore import clauses
from boardscore.core.checks import show_value, too_many
from boardscore.core.errors import BoardscoreError, PositionError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import Value
from boardscore.documents.files import read_file
from boardscore.documents.saving import put
from boardscore.positions import read_position
from boardscore.verify import games
from boardscore.verify.data_types import Data
from boardscore.verify.reference import Reference
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.play.questions import expectation
from boardscore.verify.search.position_question import expectations, ruling_combinations
from boardscore.verify.search.question import FoundVector
from boardscore.verify.search.table.questions import TableQuestion
from boardscore.verify.vectors.vectors import LEVELS, PLAY, TABLE, Vector

FORMAT = 1
"""The version of the files that findings are saved in."""

MOST_FINDINGS = 100
"""How many findings a file may hold; each that is written holds one."""


_GERMAN = {"title_de", "why_de"}
"""What findings lack that were saved before there was German beside English."""


class FindingError(BoardscoreError):
    """A file is no finding that this version can read."""


def save(finding: AnyFinding, folder: str | os.PathLike[str]) -> Path:
    """Writes a finding as a vector into a file of a folder that is there; returns its path.

    Raises `NotSavedError` if that cannot be done.
    """
    path = Path(folder) / f"{finding.game}-{finding.kind}-{finding.digest}.json"
    document = {"format": FORMAT, "vectors": [asdict(finding.vector)]}
    text = json.dumps(document, indent=2, ensure_ascii=False)
    put(path, f"{text}\n".encode())
    return path


def load_folder(folder: str | os.PathLike[str]) -> tuple[tuple[Vector, ...], tuple[Problem, ...]]:
    """The findings in all `.json` files of a folder, and what is wrong with files that hold none.

    Of each of these files the first problem is told.
    """
    found: list[Vector] = []
    problems = []
    for file in sorted(Path(folder).glob("*.json")):
        try:
            found += load(file)
        except BoardscoreError as error:
            problems.append(error.problems[0])
    return tuple(found), tuple(problems)


def load(file: str | os.PathLike[str]) -> tuple[Vector, ...]:
    """The findings in a file.

    Raises `DocumentError` for a file that cannot be read, and `FindingError` for one that holds no
    findings that this version can read.
    """
    document = read_file(file, "finding")
    try:
        return tuple(_vectors(document.data))
    except FindingError as error:
        raise document.blamed(error) from None


def _vectors(data: Any) -> Iterator[Vector]:
    if not isinstance(data, Mapping) or "format" not in data:
        raise FindingError(Problem(Message("error.not_a_finding")))
    if data["format"] != FORMAT:
        message = Message("error.finding_format", got=show_value(data["format"]), known=FORMAT)
        raise FindingError(Problem(message, ("format",)))
    entries = data.get("vectors")
    if not isinstance(entries, list) or not entries:
        raise FindingError(Problem(Message("error.not_a_finding")))
    if len(entries) > MOST_FINDINGS:
        raise FindingError(Problem(too_many(len(entries), MOST_FINDINGS), ("vectors",)))
    for place, entry in enumerate(entries):
        try:
            yield _vector(entry)
        except BoardscoreError as error:
            problems = (problem.under("vectors", place) for problem in error.problems)
            raise FindingError(*problems) from None


def _vector(entry: Any) -> Vector:
    if not isinstance(entry, Mapping) or not _is_vector(entry):
        raise FindingError(Problem(Message("error.not_a_finding")))
    vector = FoundVector(**entry)
    if vector.op in {*PLAY, *TABLE}:
        return _checked_play(vector)
    try:
        read_position(vector.input)
    except PositionError as error:
        raise FindingError(*(problem.under("input") for problem in error.problems)) from None
    if not games.kit(vector.input["game"]).is_canonical(vector.input) or not vector.id.startswith(
        f"{vector.input['game']}."
    ):
        raise FindingError(Problem(Message("error.finding_not_canonical"), ("input",)))
    if not Reference(vector.game).can_score(vector.input):
        raise FindingError(Problem(Message("error.finding_tables"), ("input", "tables")))
    _check_expectation(vector)
    return vector


def _checked_play(vector: Vector) -> Vector:
    """A finding of play; what is expected must be what the rules give, as it was asked."""
    record = vector.input.get("record")
    if not isinstance(record, list) or not record or not isinstance(record[0], Mapping):
        raise FindingError(Problem(Message("error.not_a_finding")))
    if not vector.id.startswith(f"{record[0].get('game')}."):
        raise FindingError(Problem(Message("error.finding_not_canonical"), ("input",)))
    if dict(vector.expect) != _expected(vector, record):
        raise FindingError(Problem(Message("error.finding_expects"), ("expect",)))
    return vector


def _expected(vector: Vector, record: Sequence[Data]) -> Data:
    """What the rules give."""
    if vector.op in PLAY:
        return expectation(vector.op, record)
    return TableQuestion(record, vector.input.get("player")).expected


def _is_vector(entry: Mapping[str, Any]) -> bool:
    """Whether everything that a vector of a score has is there, and of the right kind."""
    return (
        {*entry} | _GERMAN == {field.name for field in fields(Vector)}
        and all(isinstance(entry[name], str) for name in ("id", "title", "isolates", "why"))
        and all(isinstance(entry.get(name, ""), str) for name in _GERMAN)
        and any(entry["isolates"].startswith(f"{clause.id}/") for clause in clauses.CLAUSES)
        and entry["op"] in ("score", *PLAY, *TABLE)
        and entry["level"] in LEVELS
        and isinstance(entry["touches"], list)
        and all(isinstance(entry[name], Mapping) for name in ("input", "expect"))
        and isinstance(entry["variants"], list)
        and all(map(_is_variant, entry["variants"]))
    )


def _is_variant(entry: Any) -> bool:
    return (
        isinstance(entry, Mapping)
        and {*entry} == {"when", "expect"}
        and all(isinstance(part, Mapping) for part in entry.values())
    )


def _check_expectation(vector: Vector) -> None:
    """What is expected must be what the rules give, however they are read."""
    right = evolve(vector, **expectations(vector.input))
    if any(
        _written(vector, way) != _written(right, way) for way in ruling_combinations(vector.game)
    ):
        raise FindingError(Problem(Message("error.finding_expects"), ("expect",)))


def _written(vector: Vector, way: Mapping[str, Value]) -> str:
    return json.dumps(vector.expected(way), sort_keys=True)
