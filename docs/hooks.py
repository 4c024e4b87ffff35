"""What the documentation takes from the package while it is built: all clauses, all rulings."""

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from boardscore.clauses import CLAUSES, RULINGS, Clause, Ruling
from boardscore.messages import Message, say

GAMES = ("pier18", "auctionland")


def on_page_markdown(markdown: str, **_: object) -> str:
    """Puts the clauses or the rulings of a game where a page has the marker for them."""
    for game in GAMES:
        markdown = markdown.replace(f"<!-- clauses of {game} -->", clauses_of(game))
        markdown = markdown.replace(f"<!-- rulings of {game} -->", rulings_of(game))
    return markdown


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
    """What is asked, what each answer means, and why the default is the default."""
    default, *_ = ruling.values
    marks = {default: " " + say(Message("rules.default"), lang)}
    answers = (
        f"- `{value}`{marks.get(value, '')}: {ruling.meaning(value, lang)}"
        for value in ruling.values
    )
    why = say(Message("rules.why", why=ruling.why(lang)), lang)
    return "\n\n".join([f"**{ruling.question(lang)}**", "\n".join(answers), why])


def _in_german(text: str) -> str:
    """A text set apart, and marked as German for those who have pages read aloud."""
    quoted = "\n".join(f"> {line}".rstrip() for line in text.split("\n"))
    return f'<div lang="de" markdown>\n\n{quoted}\n\n</div>'


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
