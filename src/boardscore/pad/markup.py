"""HTML for the page: elements with escaped texts, and pictures as images."""

import re
from collections.abc import Iterator
from urllib.parse import quote

from boardscore.core.messages import say
from boardscore.core.problems import Sentence
from boardscore.show.svg_elements import escape, size_of

_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PLAIN = " '()*,/:;=!@"
"""The characters of a picture that need no escape in an address between double quotes."""

CROWN = (
    '<svg viewBox="-13 -13 26 26" class="icon crown" aria-hidden="true">'
    '<path d="M-9-5-5 0 0-8 5 0 9-5 7 7H-7Z"/></svg>'
)


def element(tag: str, /, *content: str, **attributes: str | int | bool | None) -> str:
    """An element; an underscore in a name becomes a hyphen, False and None leave it out.

    >>> element("b", "7", data_place=0, hidden=False, kind="a")
    '<b data-place="0" kind="a">7</b>'
    """
    start = f"<{tag}{''.join(_attributes(attributes))}>"
    return start if tag == "input" else f"{start}{''.join(content)}</{tag}>"


def _attributes(attributes: dict[str, str | int | bool | None]) -> Iterator[str]:
    for key, value in attributes.items():
        if value is not None and value is not False:
            name = key.strip("_").replace("_", "-")
            yield f' {name}="{"" if value is True else escape(str(value))}"'


def phrase(message: Sentence, lang: str) -> str:
    """A sentence, escaped."""
    return escape(say(message, lang))


def note(message: Sentence, lang: str) -> str:
    """A sentence in small letters."""
    return element("p", phrase(message, lang), class_="soft")


def image(picture: str, scale: float = 1) -> str:
    """A picture as an image, whose styles cannot reach the page; its title says what it shows."""
    width, height = size_of(picture)
    title = _TITLE.search(picture)
    return (
        f'<img src="data:image/svg+xml,{quote(picture, safe=_PLAIN)}" alt="{title and title[1]}" '
        f'width="{width * scale:.0f}" height="{height * scale:.0f}">'
    )
