"""Findings in files: saved as test vectors, and read again."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import asdict, evolve, fields

from boardscore import clauses
from boardscore.core.errors import BoardscoreError, PositionError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.value_checks import show_value, too_many
from boardscore.documents.atomic_writer import put
from boardscore.documents.document_files import read_file
from boardscore.positions import read_position
from boardscore.verify import games
from boardscore.verify.reference import Reference
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.play.questions import GameQuestion, question_about
from boardscore.verify.search.position_question import expectations, ruling_combinations
from boardscore.verify.search.question import FoundVector
from boardscore.verify.search.table.questions import TableQuestion
from boardscore.verify.vectors.vectors import LEVELS, PLAY, TABLE, Vector

FORMAT = 1
"""The version of the files that findings are saved in."""

MOST_FINDINGS = 100
"""How many findings a file may hold; each that is written holds one."""

_GERMAN = {"title_de", "why_de"}
"""What findings lack that were saved before there was German next to English."""

_TEXTS = ("id", "title", "isolates", "why", *_GERMAN)


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
    """The findings in all `.json` files of a folder, and the first problem of each other one."""
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
    (_check_position if vector.op == "score" else _check_record)(vector)
    return vector


def _check_position(vector: Vector) -> None:
    """What is expected must be what the rules give under all rulings."""
    try:
        read_position(vector.input)
    except PositionError as error:
        raise FindingError(*(problem.under("input") for problem in error.problems)) from None
    game = vector.input["game"]
    if not games.kit(game).is_canonical(vector.input) or vector.game != game:
        raise _wrong("error.finding_not_canonical", "input")
    if not Reference(game).can_score(vector.input):
        raise _wrong("error.finding_tables", "input", "tables")
    right = evolve(vector, **expectations(vector.input))
    ways = ruling_combinations(game)
    if any(_written(vector.expected(way)) != _written(right.expected(way)) for way in ways):
        raise _wrong("error.finding_expects", "expect")


def _check_record(vector: Vector) -> None:
    """What is expected must be what the rules give, as it was asked."""
    record = vector.input.get("record")
    if not isinstance(record, list) or not record or not isinstance(record[0], Mapping):
        raise FindingError(Problem(Message("error.not_a_finding")))
    if vector.game != record[0].get("game"):
        raise _wrong("error.finding_not_canonical", "input")
    question: GameQuestion | TableQuestion = (
        question_about(vector.op, record)
        if vector.op in PLAY
        else TableQuestion(record, vector.input.get("player"))
    )
    if dict(vector.expect) != question.expected:
        raise _wrong("error.finding_expects", "expect")


def _wrong(key: str, *place: str) -> FindingError:
    return FindingError(Problem(Message(key), place))


def _written(expected: Mapping[str, Any]) -> str:
    return json.dumps(expected, sort_keys=True)


def _is_vector(entry: Mapping[str, Any]) -> bool:
    """Whether everything that a vector has is there, and of the right kind."""
    kinds = {**dict.fromkeys(_TEXTS, str), "touches": list, "variants": list}
    kinds |= {"input": Mapping, "expect": Mapping}
    return (
        {*entry} | _GERMAN == {field.name for field in fields(Vector)}
        and all(isinstance(entry[name], kind) for name, kind in kinds.items() if name in entry)
        and any(entry["isolates"].startswith(f"{clause.id}/") for clause in clauses.CLAUSES)
        and entry["op"] in ("score", *PLAY, *TABLE)
        and entry["level"] in LEVELS
        and all(map(_is_variant, entry["variants"]))
    )


def _is_variant(entry: Any) -> bool:
    return (
        isinstance(entry, Mapping)
        and {*entry} == {"when", "expect"}
        and all(isinstance(part, Mapping) for part in entry.values())
    )
