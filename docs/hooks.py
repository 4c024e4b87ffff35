"""The parts of the documentation that are generated from the package during the build.

These are clauses and rulings, links to example programs, and the files, coverage and strength of
the test vectors.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from boardscore import LANGUAGES, load, score
from boardscore.clauses import CLAUSES, RULINGS, Ruling
from boardscore.core.messages import Message, say
from boardscore.packs import demo_pack
from boardscore.verify import vector_strength
from boardscore.verify.game_kit import facets_of
from boardscore.verify.vectors import export, vectors
from boardscore.verify.vectors.coverage import FacetCoverage, facet_coverage
from boardscore.verify.vectors.misreading import GRID, Misreading

EXAMPLES = Path(__file__).parent.parent / "examples"
"""The folder of the positions that pages draw."""

GAMES = ("pier18", "auctionland")
VECTORS = f"vectors/{export.FORMAT}"
"""The place of the test vectors on the site."""


def on_page_markdown(markdown: str, **_: object) -> str:
    """Replaces each marker by its content."""
    markdown = IN_A_CLONE.sub("", markdown)
    for marker, made in MARKERS.items():
        if marker in markdown:
            markdown = markdown.replace(marker, made())
    markdown = markdown.replace("](../examples/", "](examples/")
    return PICTURE.sub(lambda found: picture_of(*found.groups()), markdown)


def clauses_of(game: str, lang: str) -> str:
    """Every rule of a game, each under a heading with its id as anchor."""
    return "\n\n".join(
        f"### {clause.title(lang)} {{ #{clause.id} }}\n\n`{clause.id}`\n\n{clause.text(lang)}"
        for clause in CLAUSES
        if clause.game == game
    )


def grid_of_rulings(game: str, lang: str) -> str:
    """A row for each ruling of a game: its name, the question and the values."""
    rows = (
        (f"[`{ruling.name}`](#{ruling.id})", ruling.question(lang), _values(ruling, lang))
        for ruling in RULINGS
        if ruling.game == game
    )
    return _table(RULING_COLUMNS[lang], rows)


RULING_COLUMNS = {"en": ("ruling", "question", "values"), "de": ("Auslegung", "Frage", "Werte")}


def _values(ruling: Ruling, lang: str) -> str:
    return ", ".join(f"`{value}`{mark}" for value, mark in _marked(ruling, lang))


def rulings_of(game: str, lang: str) -> str:
    """Every ruling of a game, each under a heading with its id as anchor."""
    return "\n\n".join(_ruling(ruling, lang) for ruling in RULINGS if ruling.game == game)


def _ruling(ruling: Ruling, lang: str) -> str:
    """The question, each value with its meaning and the case for it, the source of the default."""
    values = (
        f"- `{value}`{mark}: {ruling.meaning(value, lang)}\n"
        f"  {say(Message('rules.for', why=ruling.speaks_for(value, lang)), lang)}"
        for value, mark in _marked(ruling, lang)
    )
    said = {"source": ruling.source(lang), "room": ruling.room(lang)}
    return "\n\n".join(
        [
            f"### `{ruling.name}` {{ #{ruling.id} }}",
            f"**{ruling.question(lang)}**",
            "\n".join(values),
            say(Message("rules.settled", **said), lang),
        ]
    )


def _marked(ruling: Ruling, lang: str) -> Iterator[tuple[str, str]]:
    """The values of a ruling, with the first one marked as the default."""
    default, *others = ruling.values
    yield default, " " + say(Message("rules.default"), lang)
    yield from ((value, "") for value in others)


# Test vectors and programs


def on_files(files: Any, config: Any) -> Any:
    """Adds the test vectors, and the programs that pages link to."""
    generated = import_module("mkdocs.structure.files").File.generated
    for name, text in export.files().items():
        files.append(generated(config, f"{VECTORS}/{name}", content=text))
    for file in programs():
        name = f"examples/{file.relative_to(EXAMPLES).as_posix()}"
        files.append(generated(config, name, abs_src_path=str(file)))
    return files


def programs() -> list[Path]:
    """The example implementations."""
    found = (EXAMPLES / "implementations").rglob("*.*")
    return sorted(file for file in found if file.suffix in {".py", ".mjs"})


def coverage_of(game: str) -> str:
    """The number of vectors for each facet of each clause of a game."""
    every = vectors.load(game)
    covered = facet_coverage(every, facets_of(game))
    heads = ("clause and facet", "what it says", "vectors", "near misses", "other rules")
    return _table(heads, _coverage(game, covered))


def _coverage(game: str, covered: dict[str, FacetCoverage]) -> Iterator[tuple[object, ...]]:
    above = ""
    for facet in facets_of(game):
        if facet.clause != above:
            above = facet.clause
            yield _linked(above), "", "", "", ""
        name = facet.id.removeprefix(f"{above}/")
        yield f"`{name}`", facet.text(), *covered[facet.id]


def _linked(clause: str) -> str:
    return f"**[`{clause}`](rules.md#{clause})**"


def strength_of(table: vector_strength.StrengthTable) -> str:
    """The number of misreadings of each clause that the vectors detect, and of all of them."""
    rows: dict[str, list[vector_strength.StrengthRow]] = {}
    for facet, part in table.by_facet.items():
        rows.setdefault(facet.partition("/")[0], []).extend(part.rows)
    lines = [
        (f"`{clause}`", len(found), len(found) - _survivors(found), _survivors(found))
        for clause, found in rows.items()
    ]
    whole = ("all", len(table.rows), table.killed, len(table.survivors))
    heads = ("clause", "misreadings", "noticed by a vector about their facet", "not noticed")
    return _table(heads, [*lines, whole])


def _survivors(rows: Iterable[vector_strength.StrengthRow]) -> int:
    return sum(row.survives for row in rows)


def grid_of(game: str) -> str:
    """The names of the misreadings of each facet by kind, or the letter why there are none."""
    found: dict[tuple[str, str], list[str]] = {}
    for one in _misreadings(game):
        name = one.id.rpartition(":")[2].partition(".")[2] or "x"
        found.setdefault((str(one.facet), one.kind), []).append(name)
    rows = (
        (f"`{facet}`", *(", ".join(found.get((facet, kind), [no])) for kind, no in _cells(none)))
        for facet, none in NO_MISREADING[game].items()
    )
    return _table(("facet", *GRID), rows)


def _misreadings(game: str) -> Iterator[Misreading]:
    return (one for one in vector_strength.wrong_programs(game, "score") if one.facet)


def _cells(letters: str) -> Iterator[tuple[str, str]]:
    return zip(GRID, letters, strict=True)


def kinds_of_the_grid() -> str:
    """The kinds of mistake."""
    kinds = NO_MISREADING["kinds"]
    return _table(("kind", "the mistake"), ((f"`{kind}`", kinds[kind]) for kind in GRID))


def reasons_of_the_grid() -> str:
    """Why a facet may have no misreading of a kind."""
    return _table(("letter", "reason"), NO_MISREADING["reasons"].items())


NO_MISREADING: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "misreadings.toml").read_text(encoding="utf-8")
)
"""By game and facet, a letter for each kind of mistake without a misreading, and the reasons."""


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    lines = [heads, ["---" for _ in heads], *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


# Glossary

GLOSSARY: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)["groups"]
GLOSSARY_HEADS = {
    "en": ("word", "meaning", "German", "not"),
    "de": ("Wort", "Bedeutung", "Englisch", "nicht"),
}


def glossary(lang: str) -> str:
    """A table of words for each group of the glossary."""
    return "\n\n".join(
        f"## {group['title'][lang]}\n\n{_words(group['words'], lang)}" for group in GLOSSARY
    )


def _words(words: list[dict[str, Any]], lang: str) -> str:
    other = "de" if lang == "en" else "en"
    rows = (
        (f"**{one[lang]}**", one[f"{lang}_text"], one[other], ", ".join(one.get(f"{lang}_not", ())))
        for one in sorted(words, key=lambda one: str(one[lang]).casefold())
    )
    return _table(GLOSSARY_HEADS[lang], rows)


# Changes


def changes() -> str:
    """The changes in each version, with links that work within the site."""
    text = (Path(__file__).parent.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    return text.partition("\n")[2].replace("](docs/", "](").strip()


# Pictures


def picture_of(example: str, seat: str, lang: str | None) -> str:
    """The pier or island of a player of an example, with the marks of the score."""
    result = score(load(EXAMPLES / f"{example}.toml"))
    return picture(result.players[int(seat) - 1].to_svg(lang or "en"))


def picture(svg: str) -> str:
    """A drawing in the markup of a page."""
    return f'<div class="picture">{svg}</div>'


def cards_of_the_demo_pack(lang: str) -> str:
    """Every card of the invented pack of Pier 18."""
    return _beside_each_other("cards", (card.to_svg(lang) for card in demo_pack("pier18").cards))


def tiles_of_the_demo_pack(lang: str) -> str:
    """Every tile of the invented pack of Auctionland."""
    tiles = demo_pack("auctionland").tiles
    return _beside_each_other("tiles", (tile.to_svg(lang) for tile in tiles))


def _beside_each_other(kind: str, drawings: Iterable[str]) -> str:
    return f'<div class="gallery {kind}">{"".join(map(picture, drawings))}</div>'


PICTURE = re.compile(r"<!-- picture of ([\w-]+), player (\d)(?:, (\w\w))? -->")
"""The marker of a picture: the file of an example, the seat, and a language other than English."""

IN_A_CLONE = re.compile(r"<!-- in a clone -->.*?<!-- on the site -->\n*")
"""A sentence for readers of the source: where to find what the site fills in."""

MARKERS: dict[str, Callable[[], str]] = {
    **{
        f"<!-- {what} of {game}, {lang} -->": partial(made, game, lang)
        for what, made in (
            ("clauses", clauses_of),
            ("rulings", rulings_of),
            ("grid of rulings", grid_of_rulings),
        )
        for game in GAMES
        for lang in LANGUAGES
    },
    **{
        f"<!-- {what}, {lang} -->": partial(made, lang)
        for what, made in (
            ("cards of the demo pack", cards_of_the_demo_pack),
            ("tiles of the demo pack", tiles_of_the_demo_pack),
        )
        for lang in LANGUAGES
    },
    **{f"<!-- coverage of {game} -->": partial(coverage_of, game) for game in GAMES},
    "<!-- strength of the vectors -->": lambda: strength_of(
        vector_strength.measure_strength(
            vectors.positions(), vector_strength.wrong_programs(None, "score")
        )
    ),
    **{f"<!-- grid of {game} -->": partial(grid_of, game) for game in GAMES},
    "<!-- kinds of the grid -->": kinds_of_the_grid,
    "<!-- reasons of the grid -->": reasons_of_the_grid,
    "<!-- glossary -->": partial(glossary, "en"),
    "<!-- glossary, de -->": partial(glossary, "de"),
    "<!-- changes -->": changes,
}
"""The markers that a page can have, apart from pictures."""


# Examples in docstrings


def on_config(config: Any) -> None:
    """Shows the examples in docstrings as code, not as quotations."""
    extension = import_module("markdown").Extension()
    fence = SimpleNamespace(run=lambda lines: list(fenced(lines)))
    extension.extendMarkdown = lambda md: md.preprocessors.register(fence, "examples", 100)
    config.markdown_extensions.append(extension)


def fenced(lines: list[str]) -> Iterator[str]:
    """The lines, with a fence around every example that lacks one."""
    inside = example = False
    for line in [*lines, ""]:
        if line.startswith("```"):
            inside = not inside
        if not inside and not example and line.startswith(">>>"):
            example = True
            yield "```pycon"
        if example and not line.strip():
            example = False
            yield "```"
        yield line
