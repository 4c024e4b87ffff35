"""The texts of the vectors: each is in German as well as in English."""

import re

from boardscore.verify.vectors.vectors import load

EVERY = load()
PAIRS = [
    (one.id, *words)
    for one in EVERY
    for words in ((one.title, one.title_de), (one.why, one.why_de))
]
"""Each vector's title in both languages, and its working."""
ENGLISH = re.compile(
    r"\b(the|of|with|is|are|has|points?|symbols|sides?|spaces?|cards?|rounds?|tiles?|dollars"
    r"|poets?|lovers|fishers?|sellers?|beach(es)?|parks?|gardens?|houses?|players?|seats?)\b",
    re.IGNORECASE,
)
"""Words in no German sentence. Conditions of Plans are written with `and`, `or` and `not`."""
MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
COUNTED = (
    ("one", "two", "three", "four", "five", "six"),
    ("first", "second", "third", "fourth", "fifth", "sixth"),
    MONTHS,
)
VALUES = {word: at for words in COUNTED for at, word in enumerate(words, start=1)}


def numbers(text: str) -> set[int]:
    """The numbers in an English text, in digits or in words, and those of its months."""
    words = re.findall(r"\d+|[a-z]+", text.lower())
    return {
        int(one) if one.isdigit() else VALUES[one]
        for one in words
        if one in VALUES or one.isdigit()
    }


def test_every_vector_has_german_text() -> None:
    assert [one.id for one in EVERY if not (one.title_de and one.why_de)] == []


def test_german_differs_from_english() -> None:
    assert [name for name, english, german in PAIRS if german == english] == []


def test_german_has_no_english_words() -> None:
    assert [(name, german) for name, _, german in PAIRS if ENGLISH.search(german)] == []


def test_german_has_no_extra_numbers() -> None:
    wrong = [
        (name, english, german)
        for name, english, german in PAIRS
        if not {int(one) for one in re.findall(r"\d+", german)} <= numbers(english)
    ]
    assert wrong == []


def test_the_numbers_of_a_text() -> None:
    assert numbers("The third of 4 cards, 17 April: two points") == {3, 4, 17, 2}
