"""A page for each scoring rule, in each language, with pictures of cases from `cases.toml`."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from boardscore import LANGUAGES, Result, score
from boardscore.clauses import Clause, find

RULES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("cases.toml").read_text(encoding="utf-8")
)["rules"]
TABLES = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, 4, "7+"]}
"""The invented score tables of the cases of Auctionland."""

FOLDERS = {"en": "rules", "de": "de/regeln"}
KINDS = {
    "en": {"scores": "It scores", "nearly": "Nearly", "ruled": "Some tables play it differently"},
    "de": {"scores": "Das zählt", "nearly": "Knapp daneben", "ruled": "Manche spielen es anders"},
}
TIES = {
    "en": {"scores": "It decides", "nearly": "Nearly"},
    "de": {"scores": "Das entscheidet", "nearly": "Knapp daneben"},
}
POINTS = {"en": ("point", "points"), "de": ("Punkt", "Punkte")}
TABLE = {
    "en": (
        "The score tables on this page are invented: {beaches} points by number of beaches, "
        "{theme_parks} by size of the theme park."
    ),
    "de": (
        "Die Punktetabellen dieser Seite sind erfunden: {beaches} nach der Zahl der Strände, "
        "{theme_parks} nach der Größe des Vergnügungsparks."
    ),
}
WAYS_ON = {
    "en": (
        "[What the marks mean](../score.md#pictures) · "
        "[All rules in words](../rules.md#{clause}) · [Auf Deutsch](../{german})"
    ),
    "de": (
        "[Was die Zeichen bedeuten](../werten.md#bilder) · "
        "[Alle Regeln in Worten](../regeln.md#{clause}) · [In English](../../{english})"
    ),
}
ROOM = {
    "en": "The rule leaves room here: see the ruling [`{name}`](../rules.md#{id}).",
    "de": "Hier lässt die Regel Spielraum: Auslegung [`{name}`](../regeln.md#{id}).",
}


def on_files(files: Any, config: Any) -> Any:
    """Adds the pages to the site."""
    generated = import_module("mkdocs.structure.files").File.generated
    for rule in RULES:
        for lang in LANGUAGES:
            files.append(generated(config, address(rule, lang), content=page(rule, lang)))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Lists the pages where a page has the marker for them."""
    for lang in LANGUAGES:
        marker = f"<!-- rules in pictures, {lang} -->"
        if marker in markdown:
            markdown = markdown.replace(marker, "\n".join(_entries(lang)))
    return markdown


def _entries(lang: str) -> Iterator[str]:
    """A line for each game, with its pages, relative to the folder of the language."""
    for game, title in (("pier18", "Pier 18"), ("auctionland", "Auctionland")):
        rules = [rule for rule in RULES if _clause(rule).game == game]
        links = (
            f"[{_clause(rule).title(lang)}]({address(rule, lang).removeprefix('de/')})"
            for rule in rules
        )
        yield f"- **{title}**: {' · '.join(links)}"


def address(rule: dict[str, Any], lang: str) -> str:
    """The path of the page of a rule, relative to the home page."""
    return f"{FOLDERS[lang]}/{rule['clause'].replace('.score', '').replace('.', '-')}.md"


def page(rule: dict[str, Any], lang: str) -> str:
    """The page of a rule: its words, its cases, and its rulings."""
    clause = _clause(rule)
    parts = [f"# {clause.title(lang)}", f"`{clause.id}`", clause.text(lang)]
    if rule.get("category") in TABLES or clause.id == "auctionland.tie.money":
        parts.append(TABLE[lang].format(**{name: _numbers(row) for name, row in TABLES.items()}))
    parts += [part for case in rule["cases"] for part in _case(rule, case, lang)]
    for name in rule.get("rulings", []):
        parts.append(ROOM[lang].format(name=name, id=f"{clause.game}.{name}"))
    both = {"english": address(rule, "en"), "german": address(rule, "de")}
    return "\n\n".join([*parts, WAYS_ON[lang].format(clause=clause.id, **both)]) + "\n"


def _clause(rule: dict[str, Any]) -> Clause:
    return find(rule["clause"])[0]


def _numbers(row: list[Any]) -> str:
    return ", ".join(map(str, row))


def _case(rule: dict[str, Any], case: dict[str, Any], lang: str) -> Iterator[str]:
    """A heading, a sentence, the pictures, and the lines about the category."""
    result = scored(rule, case)
    yield f"## {_heading(case, lang)}"
    yield case[lang]
    yield '<div class="players" markdown>'
    for player in result.players:
        yield "<div markdown>"
        if len(result.players) > 1:
            yield f"**{player.name}**"
        yield f'<div class="picture">{player.to_svg(lang)}</div>'
        lines = [line for line in player.lines if line.category == rule.get("category")]
        yield "\n".join(
            f"- **{_points([line.points], lang)}**: {line.text(lang)}" for line in lines
        )
        yield "</div>"
    yield "</div>"


def _heading(case: dict[str, Any], lang: str) -> str:
    if "places" in case:
        return TIES[lang][case["kind"]]
    return f"{KINDS[lang][case['kind']]}: {_points(case['points'], lang)}"


def _points(points: list[int | None], lang: str) -> str:
    numbers = " · ".join(map(str, points))
    return f"{numbers} {POINTS[lang][points != [1]]}"


def scored(rule: dict[str, Any], case: dict[str, Any]) -> Result[Any]:
    """The score of a case."""
    game = _clause(rule).game
    tables = {"tables": TABLES} if game == "auctionland" else {}
    rulings = case.get("rulings", {})
    return score({"game": game, "players": case["players"], "rulings": rulings, **tables})
