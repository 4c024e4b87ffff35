"""Results as HTML: a whole page, or a part for notebooks."""

from collections.abc import Iterable, Sequence
from typing import Any

from boardscore.core import registry
from boardscore.core.messages import Message, in_words, say
from boardscore.core.results import Line, Result
from boardscore.documents.toml_writer import write_toml
from boardscore.show import game_pictures, result_sentences
from boardscore.show.game_display import players
from boardscore.show.svg_elements import escape

_PICTURES = ".boardscore svg{max-width:100%;height:auto}\n"
"""Pictures are never wider than the page. Files of pictures have no such style."""
_STYLE = """\
.boardscore{--ink:#26231d;--soft:#6a6457;--rule:#d9cdb6;--strong:#0d5a78;
color:var(--ink);font:16px/1.45 system-ui,sans-serif;text-align:left;overflow-wrap:anywhere}
.boardscore h1,.boardscore h2,.boardscore h3{line-height:1.2;margin:0 0 .4em}
.boardscore h1{font-size:1.7em}.boardscore h2{font-size:1.2em}.boardscore h3{font-size:1.05em}
.boardscore .scores{overflow-x:auto}
.boardscore table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:1em;
margin:.5em 0;background:none;border:0;color:var(--ink)}
.boardscore table tbody tr:nth-child(n){background:none}
.boardscore th,.boardscore td{padding:.15em 0 .15em .7em;text-align:right;font-weight:400;
border:0;background:none;color:inherit;white-space:nowrap;vertical-align:top}
.boardscore tr>:first-child{padding-left:0;text-align:left;white-space:normal;
overflow-wrap:normal}
.boardscore thead th{white-space:normal;vertical-align:bottom;min-width:3.3em;max-width:14em}
.boardscore thead th,.boardscore .total>*,.boardscore .win{font-weight:700}
.boardscore .total>*{border-top:2px solid var(--ink)}
.boardscore .win{font-size:1.15em;margin:.6em 0;color:var(--strong)}
.boardscore .note,.boardscore .none td{color:var(--soft)}
.boardscore .note{font-size:.9em;margin:.3em 0}
.boardscore .player{border-top:1px solid var(--rule);margin-top:1em;padding-top:.8em;
break-inside:avoid}
.boardscore .player svg{display:block}
.boardscore .reasons tr>:first-child{font-weight:700;text-align:right;min-width:1.6em}
.boardscore .reasons tr>:last-child{text-align:left;white-space:normal;padding-bottom:.25em}
.boardscore code{color:var(--soft);font-size:.8em;white-space:normal;background:none;padding:0}
.boardscore .laid{display:flex;flex-wrap:wrap;gap:.6em;margin:.3em 0 .9em}
.boardscore .laid svg{max-height:20em}
@media screen and (max-width:30em){.boardscore .scores table{font-size:.85em}}
@media screen and (prefers-color-scheme:dark){.boardscore{--ink:#ece7db;--soft:#aaa392;
--rule:#453f35;--strong:#7fc8e8}}
"""
_GROUND = """\
.boardscore-ground{background:#fffdf8;padding:.6em .8em;width:fit-content;max-width:100%;
box-sizing:border-box}
@media screen and (prefers-color-scheme:dark){.boardscore-ground{background:#1b1a17}}
"""
"""The background of a part of another page, whose colours may be dark or light."""

_HEAD = "h2"
"""The heading of a player, or of a table, directly below the title."""

_PAGE_STYLE = """\
body{margin:0;background:#fffdf8}
main{max-width:46em;margin:0 auto;padding:1.2em 1em 2em}
main+main{border-top:3px solid #d9cdb6}
@media screen and (prefers-color-scheme:dark){body{background:#1b1a17;color-scheme:dark}}
@page{margin:11mm}
@media print{body{background:#fff}main+main{break-before:page;border:0}
main.boardscore{max-width:none;padding:0;font-size:8.5pt;line-height:1.25;
print-color-adjust:exact;-webkit-print-color-adjust:exact}
.boardscore td,.boardscore th,.boardscore .reasons tr>*{padding-top:0;padding-bottom:0}
.boardscore table{margin:.3em 0}.boardscore code{display:none}
.boardscore .scores{float:left;margin:0 8mm .6em 0;max-width:60%}
.boardscore .players{clear:both;columns:2;column-gap:8mm}
.boardscore .player{margin:0 0 .8em;padding-top:.4em}
.boardscore .player svg{max-width:76mm;max-height:56mm;width:auto}}
"""


def page(results: Sequence[Result], lang: str, names: Sequence[str] = ()) -> str:
    """A page with results, one after the other, with their file names."""
    heads = [_head(result, name) for result, name in zip(results, names or [""] * len(results))]
    parts = (
        f'<main class="boardscore"><h1>{_said(head, lang)}</h1>{score(result, lang)}</main>'
        for head, result in zip(heads, results)
    )
    return document(", ".join(say(head, lang) for head in heads), "".join(parts), lang)


def document(title: str, body: str, lang: str, style: str = "") -> str:
    """A whole page that needs no other file; `style` is added to the common style."""
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_PICTURES}{_STYLE}{_PAGE_STYLE}{style}</style>\n"
        f"</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def inset(result: Result, lang: str = "en") -> str:
    """The same as a part of another page, whose style it does not change."""
    return _on_ground(score(result, lang), _STYLE)


def part(content: str) -> str:
    """HTML in the common style, as a part of another page."""
    return _on_ground(content, _STYLE)


def frame(picture: str) -> str:
    """A picture as a part of another page."""
    return _on_ground(picture)


def tabletop(table: Any, lang: str = "en") -> str:
    """The table of a game, as a part of another page."""
    return _on_ground(table_section(table, lang), _STYLE)


def position(entered: Any, lang: str = "en") -> str:
    """The players of a position, each with a picture and the other entries, as a part of a page."""
    players = "".join(_entries(entered.GAME, player, lang) for player in entered.players)
    return _on_ground(f"<h2>{_said(Message(f'game.{entered.GAME}'), lang)}</h2>{players}", _STYLE)


def _entries(game: str, player: Any, lang: str) -> str:
    """One player as entered: what the picture does not show, below it."""
    picture = (
        game_pictures.drawings(game).draw(player, lang) if registry.has(game, "drawings") else ""
    )
    others = {
        key: value
        for key, value in player.to_dict().items()
        if key != "name" and not isinstance(value, list | dict)
    }
    note = escape(write_toml(others).strip().replace("\n", ", "))
    head = f"<h3>{escape(in_words(player.name, lang))}</h3>"
    return f'<section class="player">{head}{picture}<p class="note">{note}</p></section>'


def pack(entered: Any, lang: str = "en") -> str:
    """The cards or tiles of a pack, as a part of another page."""
    pictures, drawings = game_pictures.pictures(entered.GAME), game_pictures.drawings(entered.GAME)
    sentences = (pictures.content(entered), *pictures.tables(entered))
    notes = "".join(f'<p class="note">{_said(message, lang)}</p>' for message in sentences)
    drawn = "".join(drawings.draw(model, lang) for _, model in drawings.of_pack(entered))
    head = f"<h2>{escape(entered.name)} ({escape(entered.provenance)})</h2>"
    return _on_ground(f'{head}{notes}<div class="laid">{drawn}</div>', _STYLE)


def table_section(table: Any, lang: str, head: str = _HEAD) -> str:
    """The table of a game: the players, the pictures, whose turn it is.

    `head` is the element of a heading.
    """
    drawings = game_pictures.drawings(table.GAME)
    parts = [f"<{head}>{_said(players(table), lang)}</{head}>"]
    for caption, models in drawings.on_table(table):
        drawn = "".join(drawings.draw(model, lang) for model in models)
        parts.append(f'<p>{_said(caption, lang)}</p><div class="laid">{drawn}</div>')
    parts.append(f'<p class="win">{_said(game_pictures.board(table.GAME).due(table), lang)}</p>')
    return "".join(parts)


def _on_ground(content: str, style: str = "") -> str:
    styles = f"<style>{_PICTURES}{style}{_GROUND}</style>"
    return f'<div class="boardscore boardscore-ground">{styles}{content}</div>'


def _head(result: Result, name: str) -> Message:
    game = Message(f"game.{result.game}")
    return Message("page.of_file", game=game, file=name) if name else game


def score(result: Result, lang: str, head: str = _HEAD) -> str:
    """The table, the winner, and each player with picture and reasons, below a heading."""
    players = "".join(
        player_section(result, seat, lang, head) for seat in range(len(result.players))
    )
    verdict = "".join(_verdict(result, lang))
    return f'{_table(result, lang)}{verdict}<div class="players">{players}</div>'


def _table(result: Result, lang: str) -> str:
    """The categories by player."""
    names = (escape(in_words(player.name, lang)) for player in result.players)
    head = "".join(f'<th scope="col">{name}</th>' for name in names)
    columns = result_sentences.columns(result, lang)
    labels = result_sentences.labels(result)
    rows = []
    for place, (label, *cells) in enumerate(zip(labels, *columns)):
        kind = ' class="total"' if place == len(result.players[0].CATEGORIES) else ""
        numbers = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr{kind}><th scope="row">{_said(label, lang)}</th>{numbers}</tr>')
    return (
        f'<div class="scores"><table><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _verdict(result: Result, lang: str) -> Iterable[str]:
    """The winner and why, ties for other places, the rulings, the notes."""
    yield f'<p class="win">{_said(result_sentences.winner(result), lang)}</p>'
    counted = [Message("table.counted")] if result_sentences.has_counts(result) else []
    notes = (
        *result_sentences.lower_ties(result),
        *result_sentences.rulings(result),
        *counted,
        *result.notes,
    )
    for note in notes:
        yield f'<p class="note">{_said(note, lang)}</p>'


def player_section(result: Result, seat: int, lang: str, head: str = _HEAD) -> str:
    """One player: name and total, the picture, every reason."""
    player = result.players[seat]
    headline = f"<{head}>{_said(result_sentences.headline(result, seat), lang)}</{head}>"
    reasons = "".join(_reason(line, lang) for line in player.lines)
    if reasons:
        table = f'<table class="reasons"><tbody>{reasons}</tbody></table>'
    else:
        table = f'<p class="note">{_said(Message("explain.no_lines"), lang)}</p>'
    is_drawn = registry.has(result.game, "drawings")
    picture = game_pictures.drawings(result.game).draw(player, lang) if is_drawn else ""
    return f'<section class="player">{headline}{picture}{table}</section>'


def _reason(line: Line, lang: str) -> str:
    """A line: its points, its words, its clause."""
    points = "?" if line.points is None else str(line.points)
    kind = "" if line.points else ' class="none"'
    words = f"{escape(line.text(lang))} <code>{escape(line.rule)}</code>"
    return f"<tr{kind}><td>{points}</td><td>{words}</td></tr>"


def _said(message: Message, lang: str) -> str:
    return escape(say(message, lang))
