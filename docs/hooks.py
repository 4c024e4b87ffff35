"""What the documentation takes from the package while it is built.

Clauses, rulings, codes of mistakes; and about the test vectors their files, coverage and strength.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from boardscore import load, score
from boardscore.clauses import CLAUSES, RULINGS, Clause, Ruling
from boardscore.core.messages import Message, say
from boardscore.packs import demo_pack
from boardscore.texts import CATALOGUES
from boardscore.verify import strength
from boardscore.verify.vectors import export, facets, vectors

EXAMPLES = Path(__file__).parent.parent / "examples"
"""Where the positions are that pages draw."""

GAMES = ("pier18", "auctionland")
VECTORS = f"vectors/{export.FORMAT}"
"""Where the site has the test vectors."""


def on_page_markdown(markdown: str, **_: object) -> str:
    """Puts what a marker stands for in its place."""
    for marker, made in MARKERS.items():
        if marker in markdown:
            markdown = markdown.replace(marker, made())
    return PICTURE.sub(lambda found: picture_of(*found.groups()), markdown)


def clauses_of(game: str) -> str:
    """Every clause of a game in both languages, each under a heading with its id as anchor."""
    return "\n\n".join(_clause(clause) for clause in CLAUSES if clause.game == game)


def _clause(clause: Clause) -> str:
    return "\n\n".join(
        [
            f"### {clause.title()} {{ #{clause.id} }}",
            f"`{clause.id}`",
            clause.text(),
            _in_german(f"**{clause.title('de')}.** {clause.text('de')}"),
        ]
    )


def clauses_in_german(game: str) -> str:
    """Every clause of a game in German alone, each under a heading with its id as anchor."""
    return "\n\n".join(
        f"### {clause.title('de')} {{ #{clause.id} }}\n\n`{clause.id}`\n\n{clause.text('de')}"
        for clause in CLAUSES
        if clause.game == game
    )


def rulings_in_german(game: str) -> str:
    """Every ruling of a game in German alone, each under a heading with its id as anchor."""
    return "\n\n".join(
        f"### `{ruling.name}` {{ #{ruling.id} }}\n\n{_answers(ruling, 'de')}"
        for ruling in RULINGS
        if ruling.game == game
    )


def rulings_of(game: str) -> str:
    """Every ruling of a game in both languages, each under a heading with its id as anchor."""
    return "\n\n".join(_ruling(ruling) for ruling in RULINGS if ruling.game == game)


def _ruling(ruling: Ruling) -> str:
    return "\n\n".join(
        [
            f"### `{ruling.name}` {{ #{ruling.id} }}",
            _answers(ruling, "en"),
            _in_german(_answers(ruling, "de")),
        ]
    )


def _answers(ruling: Ruling, lang: str) -> str:
    """What is asked, what each answer means and what speaks for it, and who settled it."""
    default, *_ = ruling.values
    marks = {default: " " + say(Message("rules.default"), lang)}
    answers = (
        f"- `{value}`{marks.get(value, '')}: {ruling.meaning(value, lang)}\n"
        f"  {say(Message('rules.for', why=ruling.speaks_for(value, lang)), lang)}"
        for value in ruling.values
    )
    said = {"source": ruling.source(lang), "room": ruling.room(lang)}
    settled = say(Message("rules.settled", **said), lang)
    return "\n\n".join([f"**{ruling.question(lang)}**", "\n".join(answers), settled])


def _in_german(text: str) -> str:
    """A text set apart, and marked as German for those who have pages read aloud."""
    quoted = "\n".join(f"> {line}".rstrip() for line in text.split("\n"))
    return f'<div lang="de" markdown>\n\n{quoted}\n\n</div>'


# Test vectors


def on_files(files: Any, config: Any) -> Any:
    """Adds the test vectors to the site as JSON files."""
    generated = import_module("mkdocs.structure.files").File.generated
    for name, text in export.files().items():
        files.append(generated(config, f"{VECTORS}/{name}", content=text))
    return files


def coverage_of(game: str) -> str:
    """How many vectors each facet of each clause of a game has."""
    every = vectors.load(game)
    covered = vectors.coverage(every, facets.of(game))
    heads = ("clause and facet", "what it says", "vectors", "near misses", "from elsewhere")
    return _table(heads, _coverage(game, covered))


def _coverage(game: str, covered: dict[str, vectors.Covered]) -> Iterator[tuple[object, ...]]:
    above = ""
    for facet in facets.of(game):
        if facet.clause != above:
            above = facet.clause
            yield _linked(above), "", "", "", ""
        name = facet.id.removeprefix(f"{above}/")
        yield f"`{name}`", facet.text(), *covered[facet.id]


def _linked(clause: str) -> str:
    return f"**[`{clause}`](rules.md#{clause})**"


def strength_of(table: strength.StrengthTable) -> str:
    """How many mutants of each clause the vectors kill, and how many in all."""
    rows: dict[str, list[strength.StrengthRow]] = {}
    for facet, part in table.by_facet.items():
        rows.setdefault(facet.partition("/")[0], []).extend(part.rows)
    lines = [
        (f"`{clause}`", len(found), len(found) - _survivors(found), _survivors(found))
        for clause, found in rows.items()
    ]
    whole = ("all", len(table.rows), table.killed, len(table.survivors))
    heads = ("clause", "mutants", "killed by a vector about their facet", "survive")
    return _table(heads, [*lines, whole])


def _survivors(rows: Iterable[strength.StrengthRow]) -> int:
    return sum(row.survives for row in rows)


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    lines = [heads, ["---" for _ in heads], *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


# Codes of mistakes


def codes(prefix: str) -> str:
    """The codes of mistakes whose texts begin with a prefix, each with its text."""
    known = sorted(key for key in CATALOGUES["en"] if key.startswith(prefix))
    return _table(("code", "what it says"), [_code(key) for key in known if key[-5:] != "_near"])


def _code(key: str) -> tuple[str, str]:
    """A code, and its text with the names of its parts and all counted words in the plural."""
    plural = re.sub(r"\{\w+:[^{}|]*\|([^{}]*)\}", r"\1", CATALOGUES["en"][key])
    text = re.sub(r"\{(\w+)\}", r"*\1*", plural.replace("|", "\\|"))
    return f"`{key.removeprefix('error.')}`", text


# Changes


def changes() -> str:
    """What changed in each version, with links that hold inside of the site."""
    text = (Path(__file__).parent.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    return text.partition("\n")[2].replace("](docs/", "](").strip()


# Pictures


def picture_of(example: str, seat: str, lang: str | None) -> str:
    """What a player of an example has, with the marks of the score."""
    result = score(load(EXAMPLES / f"{example}.toml"))
    return picture(result.players[int(seat) - 1].to_svg(lang or "en"))


def picture(svg: str) -> str:
    """A drawing, as it stands in a page."""
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

MARKERS: dict[str, Callable[[], str]] = {
    **{f"<!-- clauses of {game} -->": partial(clauses_of, game) for game in GAMES},
    **{f"<!-- rulings of {game} -->": partial(rulings_of, game) for game in GAMES},
    **{f"<!-- clauses of {game}, de -->": partial(clauses_in_german, game) for game in GAMES},
    **{f"<!-- rulings of {game}, de -->": partial(rulings_in_german, game) for game in GAMES},
    **{f"<!-- coverage of {game} -->": partial(coverage_of, game) for game in GAMES},
    "<!-- strength of the vectors -->": lambda: strength_of(
        strength.run(vectors.positions(), strength.wrong_programs(None, "score"))
    ),
    "<!-- changes -->": changes,
    "<!-- cards of the demo pack -->": partial(cards_of_the_demo_pack, "en"),
    "<!-- tiles of the demo pack -->": partial(tiles_of_the_demo_pack, "en"),
    "<!-- cards of the demo pack, de -->": partial(cards_of_the_demo_pack, "de"),
    "<!-- tiles of the demo pack, de -->": partial(tiles_of_the_demo_pack, "de"),
    "<!-- codes of mistakes -->": lambda: codes("error."),
    "<!-- codes of illegal moves -->": lambda: codes("illegal."),
}
"""What a page may ask for."""


# Examples in docstrings


def on_config(config: Any) -> None:
    """Has the examples in docstrings shown as code, not as quotations."""
    extension = import_module("markdown").Extension()
    fence = SimpleNamespace(run=lambda lines: list(fenced(lines)))
    extension.extendMarkdown = lambda md: md.preprocessors.register(fence, "examples", 100)
    config.markdown_extensions.append(extension)


def fenced(lines: list[str]) -> Iterator[str]:
    """The lines, with a fence around every example that has none."""
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
