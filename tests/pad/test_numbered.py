"""The texts of the page by number, as in the documentation."""

import pytest
from docs.offline.build import numbered


def test_texts_get_numbers_and_unused_ones_are_left_out() -> None:
    """Keys completed at run time keep all texts they may mean, here both sides."""
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


def test_a_missing_text_stops_the_build() -> None:
    with pytest.raises(AssertionError, match=r"no words for \['pad\.undoo'\]"):
        numbered({"page.js": 'say("pad.undoo");', "material.js": ""})
