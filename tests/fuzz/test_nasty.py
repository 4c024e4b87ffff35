"""Every nasty document is answered within 2 seconds, with the mistake that the limits require."""

import sys
import time
from pathlib import Path

import pytest

from tests.fuzz.answers import KINDS
from tests.fuzz.nasty import Nasty, all_documents
from tests.fuzz.pace import pace
from tests.fuzz.words import foreign_words

ALL = all_documents()
SECONDS = 2
"""On one idle core of the machine of the figures."""
ROOM = 10 if sys.gettrace() else 4
"""The factor by which it may take longer here: beside other programs, and traced."""


def _param(nasty: Nasty) -> object:
    marks = [pytest.mark.long] if nasty.is_large else []
    return pytest.param(nasty, id=f"{nasty.kind}: {nasty.name}", marks=marks)


@pytest.mark.together
@pytest.mark.parametrize("nasty", [_param(nasty) for nasty in ALL])
def test_a_nasty_document_is_answered_in_time(nasty: Nasty, tmp_path: Path) -> None:
    content = nasty.make()
    begun = time.process_time()
    answer = KINDS[nasty.kind](content, tmp_path)
    taken = time.process_time() - begun
    if nasty.code is None:
        assert answer.codes == ()
    else:
        assert nasty.code in {code.removesuffix("_near") for code in answer.codes}
    assert foreign_words(answer.said) == []
    assert taken < SECONDS or taken < SECONDS * ROOM * pace()


def test_there_are_at_least_two_hundred() -> None:
    assert len(ALL) >= 200
    assert len({(nasty.kind, nasty.name) for nasty in ALL}) >= 200
