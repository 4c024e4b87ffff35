"""The words of the page by number, as the documentation has them."""

import pytest
from docs.offline.build import numbered


def test_what_is_said_goes_by_number_and_nothing_else_is_there() -> None:
    """Keys that are put together keep what is not known before; both sides may be meant here."""
    source = 'say("pad.undo"); say("pad.print"); say(`side.${one}`); el("pad"); `kept.${name}`;'
    made = numbered({"page.js": source, "material.js": ""})
    assert made["page.js"] == (
        'say(0); say(1); say(`0.${one}`); el("pad"); `kept.${name}`;'  # two words, one beginning
    )
    words = made["material.js"].partition("WORDS = ")[2].partition(";\n")[0]
    assert words == (
        'Object.assign([["Undo","Rück~gängig"],["Print","Drucken"]],'
        '{"0.upper":["upper","oben"],"0.lower":["lower","unten"]})'
    )


def test_a_word_that_is_missing_stops_the_build() -> None:
    with pytest.raises(AssertionError, match=r"no words for \['pad\.undoo'\]"):
        numbered({"page.js": 'say("pad.undoo");', "material.js": ""})
