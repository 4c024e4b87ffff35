"""Counterexamples in files, in the form of test vectors."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import asdict, fields

from boardscore.core.errors import BoardscoreError, PositionError, Problem
from boardscore.core.messages import Message
from boardscore.core.value_checks import show_value, too_many
from boardscore.documents.atomic_writer import put
from boardscore.documents.document_files import read_file
from boardscore.positions import read_position
from boardscore.verify.game_kit import kit_of
from boardscore.verify.right_answers import RightScores
from boardscore.verify.search.game_questions import GameQuestion, question_about
from boardscore.verify.search.position_search import PositionQuestion
from boardscore.verify.search.question import FoundVector
from boardscore.verify.search.search_result import AnyFinding
from boardscore.verify.vectors.vectors import PLAY, Vector

FORMAT = 1
"""The version of the files of findings."""

MOST_FINDINGS = 100
"""The most findings in a file; each written file holds one."""

_KEYS = {one.name for one in fields(Vector)}
_GERMAN = {"title_de", "why_de"}
_TEXTS = {"id", "title", "op", "isolates", "level", "why", *_GERMAN}
"""Keys missing in findings that were saved before there were German texts."""


class FindingError(BoardscoreError):
    """A file contains no finding that this version can read."""


def save(finding: AnyFinding, folder: str | os.PathLike[str]) -> Path:
    """Writes a finding as a vector into an existing folder; returns the path.

    Raises `NotSavedError` if the file cannot be written.
    """
    path = Path(folder) / f"{finding.game}-{finding.kind}-{finding.digest}.json"
    document = {"format": FORMAT, "vectors": [asdict(finding.vector)]}
    text = json.dumps(document, indent=2, ensure_ascii=False)
    put(path, f"{text}\n".encode())
    return path


def load_folder(folder: str | os.PathLike[str]) -> tuple[tuple[Vector, ...], tuple[Problem, ...]]:
    """The findings in all `.json` files of a folder, and the first problem of each other file."""
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

    Raises `DocumentError` for an unreadable file, and `FindingError` for one without findings that
    this version can read.
    """
    document = read_file(file, "finding")
    try:
        return tuple(_vectors(document.data))
    except FindingError as error:
        raise document.blamed(error) from None


def _vectors(data: Any) -> Iterator[Vector]:
    if not isinstance(data, Mapping) or "format" not in data:
        raise _error("error.not_a_finding")
    if data["format"] != FORMAT:
        raise _error("error.finding_format", "format", got=show_value(data["format"]), known=FORMAT)
    entries = data.get("vectors")
    if not isinstance(entries, list) or not entries:
        raise _error("error.not_a_finding")
    if len(entries) > MOST_FINDINGS:
        raise FindingError(Problem(too_many(len(entries), MOST_FINDINGS), ("vectors",)))
    for place, entry in enumerate(entries):
        try:
            yield _vector(entry)
        except BoardscoreError as error:
            problems = (problem.under("vectors", place) for problem in error.problems)
            raise FindingError(*problems) from None


def _vector(entry: Any) -> Vector:
    """A vector with the right answer by the rules; the one in the file is ignored."""
    if not isinstance(entry, Mapping) or not _KEYS - _GERMAN <= {*entry} <= _KEYS:
        raise _error("error.not_a_finding")
    texts = [entry[name] for name in _TEXTS & {*entry}]
    if not all(isinstance(one, str) for one in texts) or not isinstance(entry["variants"], list):
        raise _error("error.not_a_finding")
    question = _question(entry["op"], entry["input"])
    if not entry["id"].startswith(f"{question.game}."):
        raise _error("error.finding_not_canonical", "input")
    if any(entry[name] != part for name, part in question.content().items()):
        raise _error("error.finding_expects", "expect")
    return FoundVector(**{**entry, "touches": ()})


def _question(op: Any, content: Any) -> PositionQuestion | GameQuestion:
    if not isinstance(content, Mapping):
        raise _error("error.not_a_finding")
    if op == "score":
        return _position(content)
    match content.get("record"):
        case [{"game": _}, *_] as record if op in PLAY:
            return question_about(op, record)
    raise _error("error.not_a_finding")


def _position(position: Mapping[str, Any]) -> PositionQuestion:
    try:
        read_position(position)
    except PositionError as error:
        raise FindingError(*(problem.under("input") for problem in error.problems)) from None
    game = position["game"]
    question = PositionQuestion(dict(position), RightScores(game))
    if not kit_of(game).is_canonical(position):
        raise _error("error.finding_not_canonical", "input")
    if not question.rules.can_score(position):
        raise _error("error.finding_tables", "input", "tables")
    return question


def _error(key: str, *place: str, **parts: Any) -> FindingError:
    return FindingError(Problem(Message(key, **parts), place))
