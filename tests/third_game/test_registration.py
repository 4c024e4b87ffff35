"""Mistakes in a registration and its texts, each with the sentence that names it."""

from collections.abc import Mapping

import pytest
from attrs import evolve

from boardscore import BoardscoreError
from boardscore.core.registry import Registration, names, register

from .coins import COINS, WORDS


def mistake(game: Registration, words: Mapping[str, Mapping[str, str]]) -> str:
    """The error of `register`, which registers nothing."""
    known = names()
    with pytest.raises(BoardscoreError) as caught:
        register(game, words)
    assert names() == known
    return str(caught.value)


def changed(**texts: Mapping[str, str | None]) -> dict[str, dict[str, str]]:
    """The texts of Coins with some changed in a language; None removes one."""
    both = {lang: {**known, **texts.get(lang, {})} for lang, known in WORDS.items()}
    return {
        lang: {key: text for key, text in known.items() if text is not None}
        for lang, known in both.items()
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (changed(en={"line.gold": "gold"}), "texts missing in de: line.gold"),
        (changed(de={"line.gold": "Gold"}), "texts missing in en: line.gold"),
        (
            changed(en={"line.poets": "Poets are coins"}, de={"line.poets": "Münzen"}),
            "texts in en whose key exists already: line.poets\n"
            "texts in de whose key exists already: line.poets",
        ),
        (
            changed(en={"game.coins": None}, de={"game.coins": None}),
            "texts missing in en: game.coins\ntexts missing in de: game.coins",
        ),
        (
            changed(
                en=dict.fromkeys(("clause.coins.players", "clause.coins.score.coins.title")),
                de={"clause.coins.players": None},
            ),
            "texts missing in en: clause.coins.players, clause.coins.score.coins.title\n"
            "texts missing in de: clause.coins.players",
        ),
        (
            {"en": WORDS["en"]},
            "there are texts in these languages: en; a game needs them in these: en, de",
        ),
        (
            {**WORDS, "fr": {}},
            "there are texts in these languages: en, de, fr; a game needs them in these: en, de",
        ),
    ],
)
def test_texts_that_are_missing_or_of_others_are_refused(
    words: Mapping[str, Mapping[str, str]], said: str
) -> None:
    assert mistake(COINS, words) == said


@pytest.mark.parametrize("name", ["pier18", "stones"])
def test_a_game_does_not_replace_another(name: str) -> None:
    """Stones is registered during these tests."""
    said = mistake(evolve(COINS, name=name), WORDS)
    assert f"there is a game {name} already; give yours another name" in said


def test_the_clauses_of_a_part_that_is_imported_later_are_not_checked() -> None:
    """Only the object itself says which clauses there are."""
    words = {lang: {"game.coins": text["game.coins"]} for lang, text in WORDS.items()}
    register(evolve(COINS, game=f"{COINS.__module__}:none"), words)
    assert "coins" in names()
