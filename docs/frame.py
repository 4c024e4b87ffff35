"""The frame of the site: colours, the pictures of the home page, and where old pages lead.

The colours are those of the score pad; `site/site.css` uses them.
"""

import json
import re
import tomllib
from importlib import import_module
from pathlib import Path
from posixpath import dirname, relpath
from typing import Any
from urllib.parse import unquote

from boardscore import Line, score
from boardscore.core.messages import Message, say
from boardscore.pad import page_files

HERE = Path(__file__).parent
_PLACES = tomllib.loads((HERE / "redirects.toml").read_text(encoding="utf-8"))
REDIRECTS: dict[str, str] = _PLACES["pages"]
"""Old pages, and the page and anchor that has their content now."""

MOVED: dict[str, dict[str, str]] = _PLACES["anchors"]
"""Anchors that have left a page, and where their content is now."""

SEARCH = {f"lunr.{part}.min.js" for part in ("de", "multi", "stemmer.support")}
"""The scripts of the theme that search in German and in both languages."""


def on_files(files: Any, config: Any) -> Any:
    """Adds colours, the icon and redirects from old pages; leaves out unused scripts."""
    for file in [file for file in files if is_unused(file.dest_uri)]:
        files.remove(file)
    generated = import_module("mkdocs.structure.files").File.generated
    added = {
        "site/colours.css": colours(),
        "site/icon.svg": icon(),
        **{html(old): redirect(old, new) for old, new in REDIRECTS.items()},
    }
    for name, content in added.items():
        files.append(generated(config, name, content=content))
    return files


def is_unused(name: str) -> bool:
    """Whether a file of the theme searches in a language that the site does not have."""
    folder, _, file = name.rpartition("/")
    return "javascripts/lunr" in folder and file not in SEARCH


def colours() -> str:
    """The colours of the pad's page, in light and dark."""
    css = page_files.files()["index.css"].content.decode()
    return css.partition("\n*, ::before")[0] + "\n"


def icon() -> str:
    """The icon of the pad's page."""
    page = unquote(page_files.files()["index.html"].content.decode())
    return re.findall(r"<svg.*?</svg>", page)[0]


# Redirects

REDIRECT = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<script>location.replace("{page}" + (location.hash || "{anchor}"));</script>
<noscript><meta http-equiv="refresh" content="0; url={page}{anchor}"></noscript>
</head>
<body><a href="{page}{anchor}">This page has moved</a></body>
</html>
"""


def redirect(old: str, new: str) -> str:
    """A page that leads to another one; an anchor in the address is kept."""
    page, hash_, anchor = _address(new, old).partition("#")
    return REDIRECT.format(page=page, anchor=hash_ + anchor)


def html(page: str) -> str:
    """The address of a page, seen from the home page."""
    return page.removesuffix(".md") + ".html"


MOVED_SCRIPT = "<script>(to => to && location.replace(to))({places}[location.hash])</script>"


def leads_on(page: str) -> str:
    """A script for a page whose anchors have moved: it follows them to where they are now."""
    places = {f"#{anchor}": _address(new, page) for anchor, new in MOVED[page].items()}
    return MOVED_SCRIPT.format(places=json.dumps(places))


def _address(place: str, page: str) -> str:
    """The address of a page or of an anchor, seen from a page."""
    target, hash_, anchor = place.partition("#")
    return relpath(html(target), dirname(page) or ".") + hash_ + anchor


# The top of the home page

PIER = {
    "name": "Anna",
    "pier": ["QASQ..H.", ".A...A.H"],
    "plan_completed": True,
    "patrons": 2,
}
SIGNS = {
    "poets": "pier18-Q",
    "lovers": "pier18-H",
    "fishers": "pier18-A",
    "flower_sellers": "pier18-S",
}
"""The pad's class for the colour of a category; the others are classes themselves."""
PHONE = (
    '<div class="phone"><picture><source srcset="{dark}" media="(prefers-color-scheme: dark)">'
    '<img src="{light}" width="390" height="780" alt="{alt}"></picture></div>'
)
PHONES = {
    "en": PHONE.format(dark="pad-dark.jpg", light="pad.jpg", alt="The score pad on a phone"),
    "de": PHONE.format(
        dark="../pad-de-dark.jpg", light="../pad-de.jpg", alt="Der Wertungsblock auf dem Handy"
    ),
}


def on_page_markdown(markdown: str, **_: object) -> str:
    """Shows a scored pier and the pad where a page asks for them."""
    for lang, phone in PHONES.items():
        markdown = markdown.replace(f"<!-- a scored pier, {lang} -->", scored_pier(lang))
        markdown = markdown.replace(f"<!-- a phone with the pad, {lang} -->", phone)
    return markdown


def sign(line: Line) -> str:
    """The class that has the colour of a line."""
    return SIGNS.get(line.category, line.category) if line.points else "none"


def scored_pier(lang: str) -> str:
    """A pier with its points and the reasons for them."""
    (player,) = score({"game": "pier18", "players": [PIER]}).players
    reasons = "".join(
        f'<li><b class="{sign(line)}">{line.points}</b> <span>{line.text(lang)}</span></li>'
        for line in player.lines
    )
    points = say(Message("table.points", points=player.total), lang)
    return (
        f'<div class="scored"><p class="who"><b>{player.name}</b> <span>{points}</span></p>'
        f'<div class="picture">{player.to_svg(lang)}</div><ul>{reasons}</ul></div>'
    )


# What the theme writes around a page


def on_post_template(output_content: str, **_: object) -> str:
    """Completes the page about an address that leads nowhere."""
    return named(output_content)


def on_post_page(output: str, page: Any, **_: object) -> str:
    """Completes a page, and translates the frame of a German one."""
    output = TABLE_CODE.sub(breakable, named(output))
    if page.file.src_uri in MOVED:
        output = output.replace("</head>", f"{leads_on(page.file.src_uri)}\n</head>", 1)
    if page.file.src_uri.startswith("de/"):
        for english, german in FRAME.items():
            output = output.replace(english, german)
    return output


def named(output: str) -> str:
    """A page that screen readers can name the parts of."""
    output = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", output)
    output = re.sub(r'(<nav class="md-nav") aria-label="[^"]*"', r'\1 role="none"', output)
    return output.replace('"search" role="dialog"', '"search" role="dialog" aria-label="Search"')


TABLE_CODE = re.compile(r"(?<=<code>)[^<]*(?=</code>[^\n]*</td>)")


def breakable(name: re.Match[str]) -> str:
    """A name in a table, which may break after its parts, so that the table fits a phone."""
    return re.sub(r"([_./=])(?=\w)", r"\1<wbr>", name[0])


FRAME = {
    '<html lang="en"': '<html lang="de"',
    "Table of contents": "Auf dieser Seite",
    'placeholder="Search"': 'placeholder="Suche"',
    "Back to top": "Nach oben",
    "Skip to content": "Zum Inhalt",
    "Copied to clipboard": "Kopiert",
    "Copy to clipboard": "Kopieren",
    "1 more on this page": "1 weitere Stelle auf dieser Seite",
    "# more on this page": "# weitere Stellen auf dieser Seite",
    "No matching documents": "Nichts gefunden",
    "1 matching document": "Auf 1 Seite gefunden",
    "# matching documents": "Auf # Seiten gefunden",
    "Type to start searching": "Tippe, was du suchst",
    '"search.result.term.missing": "Missing"': '"search.result.term.missing": "Es fehlt"',
    "Initializing search": "Die Suche wird vorbereitet",
    'aria-label="Search"': 'aria-label="Suche"',
    'aria-label="Clear"': 'aria-label="Leeren"',
    'title="Clear"': 'title="Leeren"',
    'aria-label="Footer"': 'aria-label="Nach dieser Seite"',
    'aria-label="Header"': 'aria-label="Kopf"',
    'aria-label="Tabs"': 'aria-label="Bereiche"',
    'title="Permanent link"': 'title="Link hierher"',
    'aria-label="Previous: ': 'aria-label="Zurück: ',
    'aria-label="Next: ': 'aria-label="Weiter: ',
    "                Previous\n": "                Zurück\n",
    "                Next\n": "                Weiter\n",
}
"""What the theme says around a page, in both languages."""
