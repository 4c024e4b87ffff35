"""The fuzzer itself: the same seed gives the same documents, and faults are noticed."""

from pathlib import Path
from random import Random

import pytest

from tests.fuzz import __main__ as fuzzer
from tests.fuzz.__main__ import KINDS, MAKERS
from tests.fuzz.answers import Answer
from tests.fuzz.calls import CALLS, Call
from tests.fuzz.words import shown


def test_every_kind_has_documents_and_answers() -> None:
    assert list(MAKERS) == list(KINDS)


@pytest.mark.parametrize("kind", MAKERS)
def test_some_documents_of_every_kind_are_answered_well(kind: str, tmp_path: Path) -> None:
    for seed in range(3):
        document = MAKERS[kind](Random(seed))
        assert shown(document) == shown(MAKERS[kind](Random(seed)))
        assert fuzzer.fault(kind, document, tmp_path)[0] == ""


def _fails(document: object, folder: Path) -> Answer:
    raise KeyError(document, folder)


@pytest.mark.parametrize(
    ("answering", "found"),
    [
        (_fails, "KeyError"),
        (lambda *_: Answer(True, (), ("'NoneType' is no list",)), "Python's words"),
        (lambda *_: Answer(True, (), ("<object object at 0x7f>",)), "Python's words"),
        (lambda *_: Answer(True), ""),
        (lambda *_: Answer(True, (), ("a document <lambda> cannot be read",)), ""),
        (lambda *_: Answer(True, (), ("a document <lambda>: KeyError",)), "Python's words"),
    ],
)
def test_faults_are_noticed(
    answering: object, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzzer, "KINDS", {"odd": answering})
    wrong, _ = fuzzer.fault("odd", "a document <lambda>", tmp_path)
    assert (found in wrong) if found else wrong == ""


def test_slow_answers_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzer, "KINDS", {"odd": lambda *_: Answer(True)})
    monkeypatch.setattr(fuzzer, "LONGEST", -1.0)
    assert fuzzer.fault("odd", "a document", tmp_path)[0].endswith("seconds")


def test_a_bot_that_fails_is_the_callers_fault(tmp_path: Path) -> None:
    assert fuzzer.fault("call", ("testing.check_game", "bots", {0: len}), tmp_path)[0] == ""


def test_a_failure_of_the_library_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(bots: object) -> None:
        raise TypeError(bots)

    laid = len
    monkeypatch.setitem(CALLS, "fails", Call(fails, {"bots": {0: laid}}))
    for wrong in ({1: laid}, [laid], laid):
        assert "TypeError" in fuzzer.fault("call", ("fails", "bots", wrong), tmp_path)[0]
