"""Packs in progress: gaps, mistakes, the complete entries."""

from typing import Any

import pytest

from boardscore.core.errors import PackError
from boardscore.core.messages import say
from boardscore.documents.pack_readers import PackDraft, describe_gaps, read_draft
from boardscore.packs import pack_kind, write_pack
from tests.tables import from_table

CARD = {"id": "7", "date": "04-17", "patron": "Q", "cells": ["S.", ".A"], "plan": "poets >= 4"}
HEAD = {"game": "pier18", "name": "mine", "provenance": "typed"}


def draft_of(*cards: dict[str, Any]) -> PackDraft:
    return read_draft({**HEAD, "cards": [*cards]}, pack_kind("pier18"))


def test_complete_entries_are_a_pack_and_others_are_gaps() -> None:
    draft = draft_of({"id": "1"}, CARD, {**CARD, "id": "8", "date": " ", "plan": ""})
    assert write_pack(draft.pack)["cards"] == [CARD]
    assert [(gap.place, gap.id, gap.columns, gap.is_empty) for gap in draft.gaps] == [
        (0, "1", ("date", "patron", "upper", "lower", "plan"), True),
        (2, "8", ("date", "plan"), False),
    ]
    assert [say(one, "en") for one in describe_gaps(draft)] == [
        "Card 8 still lacks: date, Plan",
        "Nothing entered yet: 1",
        "Complete: 1 of 3.",
    ]
    assert [say(one, "de") for one in describe_gaps(draft)] == [
        "Karte 8, noch offen: Datum, Plan",
        "Noch leer: 1",
        "Vollständig: 1 von 3.",
    ]


@from_table
def test_a_mistake_has_its_place_among_all_entries(change: dict[str, Any], path: Any) -> None:
    """Two cards with the same id are one mistake, at the later one."""
    draft = draft_of({"id": "1"}, {**CARD, "id": "8", **change}, CARD)
    assert [[*problem.path] for problem in draft.problems] == [path]
    assert draft.pack is None


def test_nothing_but_gaps_is_no_mistake() -> None:
    draft = draft_of({"id": "1"}, {})
    assert draft.problems == ()
    assert draft.pack is None
    assert [gap.id for gap in draft.gaps] == ["1", "2"]


@pytest.mark.parametrize("data", [None, {}, {**HEAD}, {**HEAD, "cards": 5}, {**HEAD, "cards": [5]}])
def test_anything_else_is_refused(data: object) -> None:
    with pytest.raises(PackError):
        read_draft(data, pack_kind("pier18"))
