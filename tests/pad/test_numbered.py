"""The texts of the page by number, as in the documentation."""

import pytest
from docs.offline.build import as_lines, numbered


def test_texts_get_numbers_and_unused_ones_are_left_out() -> None:
    """Keys completed at run time keep all texts they may mean, here both sides."""
    source = 'say("pad.undo"); say("pad.print"); say(`side.${one}`); el("pad"); `kept.${name}`;'
    made = numbered({"page.js": source, "material.js": ""})
    assert made["page.js"] == (
        'say(0); say(1); say(`0.${one}`); el("pad"); `kept.${name}`;'  # two words, one beginning
    )
    words = made["material.js"].partition("WORDS = ")[2].partition(";\n")[0]
    assert words == (
        '[Object.assign(`Undo\nPrint`.split(`\n`),{"0.upper":"upper","0.lower":"lower"}),'
        'Object.assign(`Rück~gängig\nDrucken`.split(`\n`),{"0.upper":"oben","0.lower":"unten"})]'
    )


@pytest.mark.parametrize("word", ["two\nlines", "`", "${one}", "\\"])
def test_a_text_that_means_something_in_a_script_stops_the_build(word: str) -> None:
    with pytest.raises(AssertionError, match="word"):
        as_lines(["plain", word])


def test_a_missing_text_stops_the_build() -> None:
    with pytest.raises(AssertionError, match=r"no words for \['pad\.undoo'\]"):
        numbered({"page.js": 'say("pad.undoo");', "material.js": ""})
