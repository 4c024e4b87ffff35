"""Results as HTML: a whole page, or a part for notebooks."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from boardscore.core import registry
from boardscore.core.messages import Message, in_words, say
from boardscore.core.results import Line, Result
from boardscore.documents.toml_writer import write_toml
from boardscore.show import game_parts, result_sentences
from boardscore.show.game_display import players
from boardscore.show.markup import escape, phrase

_PICTURES = ".boardscore svg{max-width:100%;height:auto}\n"
"""Pictures are never wider than the page. Files of pictures have no such style."""

_HEAD = "h2"
"""The heading of a player, or of a table, directly below the title."""


def page(results: Sequence[Result], lang: str, names: Sequence[str] = ()) -> str:
    """An HTML page with results, one after the other, with their file names."""
    heads = [_head(result, name) for result, name in zip(results, names or [""] * len(results))]
    parts = (
        f'<main class="boardscore"><h1>{phrase(head, lang)}</h1>{score(result, lang)}</main>'
        for head, result in zip(heads, results)
    )
    return document(", ".join(say(head, lang) for head in heads), "".join(parts), lang)


def document(title: str, body: str, lang: str, style: str = "") -> str:
    """A whole HTML page that needs no other file; `style` is added to the common style."""
    styles = _PICTURES + _style("result") + _style("page") + style
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{styles}</style>\n"
        f"</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


@cache
def style_sheet(package: str, name: str) -> str:
    """A style sheet for HTML in the folder of a package."""
    from importlib import resources  # slow to load

    return resources.files(package).joinpath(f"{name}.css").read_text(encoding="utf-8")


def _style(name: str) -> str:
    return style_sheet(__package__, name)


def inset(result: Result, lang: str = "en") -> str:
    """A result as HTML inside another page, whose style it does not change."""
    return _on_ground(score(result, lang))


def part(content: str) -> str:
    """HTML with the common style, inside another page."""
    return _on_ground(content)


def frame(picture: str) -> str:
    """A picture as HTML inside another page."""
    return _on_ground(picture, "")


def tabletop(table: Any, lang: str = "en") -> str:
    """The table of a game as HTML inside another page."""
    return _on_ground(table_section(table, lang))


def position(entered: Any, lang: str = "en") -> str:
    """The players of a position as HTML inside a page, each with picture and other entries."""
    players = "".join(_entries(entered.GAME, player, lang) for player in entered.players)
    return _on_ground(f"<h2>{phrase(Message(f'game.{entered.GAME}'), lang)}</h2>{players}")


def _entries(game: str, player: Any, lang: str) -> str:
    """A player as entered, in HTML: what the picture does not show, below it."""
    picture = game_parts.drawings(game).draw(player, lang) if registry.has(game, "drawings") else ""
    others = {
        key: value
        for key, value in player.to_dict().items()
        if key != "name" and not isinstance(value, list | dict)
    }
    note = escape(write_toml(others).strip().replace("\n", ", "))
    head = f"<h3>{escape(in_words(player.name, lang))}</h3>"
    return f'<section class="player">{head}{picture}<p class="note">{note}</p></section>'


def pack(entered: Any, lang: str = "en") -> str:
    """The cards or tiles of a pack as HTML inside another page."""
    pictures, drawings = game_parts.pictures(entered.GAME), game_parts.drawings(entered.GAME)
    sentences = (pictures.content(entered), *pictures.tables(entered))
    notes = "".join(f'<p class="note">{phrase(message, lang)}</p>' for message in sentences)
    drawn = "".join(drawings.draw(model, lang) for _, model in drawings.of_pack(entered))
    head = f"<h2>{escape(entered.name)} ({escape(entered.provenance)})</h2>"
    return _on_ground(f'{head}{notes}<div class="laid">{drawn}</div>')


def table_section(table: Any, lang: str, head: str = _HEAD) -> str:
    """A game's table as a section of HTML: the players, the pictures, whose turn it is.

    `head` is the element of a heading.
    """
    drawings = game_parts.drawings(table.GAME)
    parts = [f"<{head}>{phrase(players(table), lang)}</{head}>"]
    for caption, models in drawings.on_table(table):
        drawn = "".join(drawings.draw(model, lang) for model in models)
        parts.append(f'<p>{phrase(caption, lang)}</p><div class="laid">{drawn}</div>')
    parts.append(f'<p class="win">{phrase(game_parts.board(table.GAME).due(table), lang)}</p>')
    return "".join(parts)


def _on_ground(content: str, style: str | None = None) -> str:
    own = _style("result") if style is None else style
    styles = f"<style>{_PICTURES}{own}{_style('inset')}</style>"
    return f'<div class="boardscore boardscore-ground">{styles}{content}</div>'


def _head(result: Result, name: str) -> Message:
    game = Message(f"game.{result.game}")
    return Message("page.of_file", game=game, file=name) if name else game


def score(result: Result, lang: str, head: str = _HEAD) -> str:
    """A result as HTML: the table, the winner, and each player with picture and reasons."""
    players = "".join(
        player_section(result, seat, lang, head) for seat in range(len(result.players))
    )
    verdict = "".join(_verdict(result, lang))
    return f'{_table(result, lang)}{verdict}<div class="players">{players}</div>'


def _table(result: Result, lang: str) -> str:
    """The categories by player as an HTML table."""
    names = (escape(in_words(player.name, lang)) for player in result.players)
    head = "".join(f'<th scope="col">{name}</th>' for name in names)
    columns = result_sentences.columns(result, lang)
    labels = result_sentences.labels(result)
    rows = []
    for place, (label, *cells) in enumerate(zip(labels, *columns)):
        kind = ' class="total"' if place == len(result.players[0].CATEGORIES) else ""
        numbers = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr{kind}><th scope="row">{phrase(label, lang)}</th>{numbers}</tr>')
    return (
        f'<div class="scores"><table><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _verdict(result: Result, lang: str) -> Iterable[str]:
    """The paragraphs of HTML below the table: the winner and why, other ties, rulings, notes."""
    yield f'<p class="win">{phrase(result_sentences.winner(result), lang)}</p>'
    counted = [Message("table.counted")] if result_sentences.has_counts(result) else []
    notes = (
        *result_sentences.lower_ties(result),
        *result_sentences.rulings(result),
        *counted,
        *result.notes,
    )
    for note in notes:
        yield f'<p class="note">{phrase(note, lang)}</p>'


def player_section(result: Result, seat: int, lang: str, head: str = _HEAD) -> str:
    """A player of a result as HTML: name and total, the picture, every reason."""
    player = result.players[seat]
    headline = f"<{head}>{phrase(result_sentences.headline(result, seat), lang)}</{head}>"
    reasons = "".join(_reason(line, lang) for line in player.lines)
    if reasons:
        table = f'<table class="reasons"><tbody>{reasons}</tbody></table>'
    else:
        table = f'<p class="note">{phrase(Message("explain.no_lines"), lang)}</p>'
    is_drawn = registry.has(result.game, "drawings")
    picture = game_parts.drawings(result.game).draw(player, lang) if is_drawn else ""
    return f'<section class="player">{headline}{picture}{table}</section>'


def _reason(line: Line, lang: str) -> str:
    """A line of a score as a row in HTML: its points, its words, its clause."""
    points = "?" if line.points is None else str(line.points)
    kind = "" if line.points else ' class="none"'
    words = f"{escape(line.text(lang))} <code>{escape(line.rule)}</code>"
    return f"<tr{kind}><td>{points}</td><td>{words}</td></tr>"
