"""A reviewed game as an HTML page with the look of the score pad, or as a part of a notebook."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from boardscore.analysis import best_result, review_report
from boardscore.analysis.review_report import COLUMNS, ReviewedGame, ReviewedMove
from boardscore.analysis.win_chart import ChartMark, draw_chart, ink_of
from boardscore.core import registry
from boardscore.core.messages import Message, in_words, say
from boardscore.show import game_parts, html, result_sentences
from boardscore.show.markup import escape, phrase

_SMALL = 0.55
"""The size of the pictures of a table, compared with their natural one."""
_SIZE = re.compile(r'(?<= )(width|height)="([\d.]+)"')


def _style(name: str) -> str:
    return html.style_sheet(__package__, name)


def write_page(game: ReviewedGame, lang: str) -> str:
    """A review as a page that needs no other file."""
    title = say(_title(game), lang)
    body = f'<main class="boardscore review">{_content(game, lang)}</main>'
    return html.document(title, body, lang, _style("review") + _style("review_page"))


def write_part(game: ReviewedGame, lang: str) -> str:
    """A review as a part of another page."""
    style = f"<style>{_style('review')}</style>"
    return html.part(f'{style}<div class="review">{_content(game, lang)}</div>')


def _title(game: ReviewedGame) -> Message:
    return Message("review.head", game=Message(f"game.{game.result.game}"))


def _content(game: ReviewedGame, lang: str) -> str:
    parts = (_head, _chart, _shares, _mistakes, _hindsights, _decisions, _notes)
    return "".join(part(game, lang) for part in parts)


def _card(kind: str, head: Message, content: str, lang: str) -> str:
    return f'<section class="card {kind}"><h2>{phrase(head, lang)}</h2>{content}</section>'


def _head(game: ReviewedGame, lang: str) -> str:
    winner = phrase(result_sentences.winner(game.result), lang)
    return f'<header><h1>{phrase(_title(game), lang)}</h1><p class="win">{winner}</p></header>'


def chart(game: ReviewedGame, lang: str) -> str:
    """The chart on the page: the chances of winning, with the mistakes on their lines."""
    marks = [
        ChartMark(place, mistake.seat, mistake.number)
        for place, mistake in enumerate(game.mistakes, start=1)
    ]
    return draw_chart(game.names, game.moments, marks, lang)


def _chart(game: ReviewedGame, lang: str) -> str:
    note = f'<p class="note">{phrase(Message("review.chart.note"), lang)}</p>'
    return _card("chart", Message("review.chart"), f"{chart(game, lang)}{note}", lang)


def _shares(game: ReviewedGame, lang: str) -> str:
    """The page's table with points, start, luck, skill and end of every player."""
    heads = [Message("review.points"), *(Message(f"review.{column}") for column in COLUMNS)]
    head = "".join(f'<th scope="col">{phrase(label, lang)}</th>' for label in heads)
    rows = []
    for player, score in zip(game.players, game.result.players, strict=True):
        cells = (str(score.subtotal), *(say(one, lang) for one in review_report.wins_of(player)))
        numbers = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        name = escape(in_words(player.name, lang))
        rows.append(f'<tr><th scope="row">{name}</th>{numbers}</tr>')
    table = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    notes = _written(review_report.skill_and_luck(game), lang)
    return _card("shares", Message("review.players"), f"{table}{notes}", lang)


def _mistakes(game: ReviewedGame, lang: str) -> str:
    head = f"<h2>{phrase(review_report.mistakes_heading(game), lang)}</h2>"
    if not game.mistakes:
        return f'<section class="card">{head}</section>'
    cards = [_mistake(game, *one, lang) for one in enumerate(game.mistakes, start=1)]
    cards[0] = head + cards[0]
    return "".join(f'<section class="card">{card}</section>' for card in cards)


def _mistake(game: ReviewedGame, number: int, mistake: ReviewedMove, lang: str) -> str:
    """A mistake on the page: what was played, what was better, and the table at that time."""
    state = game.states[mistake.number]
    name, move = in_words(game.names[mistake.seat], lang), mistake.number + 1
    head = phrase(Message("review.decision", name=name, move=move), lang)
    cost = phrase(Message("review.cost", cost=review_report.cost_of(mistake)), lang)
    ink = ink_of(mistake.seat)
    colours = f"--light:#{ink.light};--dark:#{ink.dark}"
    return (
        f'<div class="mistake"><span class="badge" style="{colours}">{number}</span><h3>{head}</h3>'
        f'<p class="cost">{cost}</p>{_moves(state, mistake, lang)}'
        f"{_table(state.seen_by(mistake.seat), lang)}</div>"
    )


def _moves(state: Any, mistake: ReviewedMove, lang: str) -> str:
    played, better = (review_report.move(state, one) for one in (mistake.move, mistake.best))
    moves = {"review.played": played, "review.better": better}
    rows = (
        f"<dt>{phrase(Message(key), lang)}</dt><dd>{phrase(sentence, lang)}</dd>"
        for key, sentence in moves.items()
    )
    return f"<dl>{''.join(rows)}</dl>"


def _table(view: Any, lang: str) -> str:
    """The table that the player saw, in pictures on the page, if the game has them."""
    if not registry.has(view.GAME, "drawings"):
        return ""
    drawings = game_parts.drawings(view.GAME)
    groups = "".join(
        f"<p>{phrase(caption, lang)}</p>"
        f'<div class="laid">{"".join(_small(drawings.draw(model, lang)) for model in models)}</div>'
        for caption, models in drawings.on_table(view)
    )
    summary = phrase(Message("review.table"), lang)
    return f"<details open><summary>{summary}</summary>{groups}</details>" if groups else ""


def _small(picture: str) -> str:
    """The picture of a mistake at a smaller size."""
    return _SIZE.sub(lambda size: f'{size[1]}="{float(size[2]) * _SMALL:.0f}"', picture, count=2)


def _hindsights(game: ReviewedGame, lang: str) -> str:
    """The best result of every player, as a part of the page."""
    if not game.hindsights:
        return ""
    parts = []
    for found in game.hindsights:
        lines = "".join(f"<p>{phrase(line, lang)}</p>" for line in best_result.sentences(found))
        limits = "".join(
            f'<p class="note">{phrase(one, lang)}</p>' for one in best_result.limits(found)
        )
        drawn = ""
        if found.best > found.actual and registry.has(game.result.game, "drawings"):
            drawn = game_parts.drawings(game.result.game).draw(found.after, lang)
        parts.append(f'<div class="best">{lines}{drawn}{limits}</div>')
    return _card("hindsight", Message("review.hindsight"), "".join(parts), lang)


def _decisions(game: ReviewedGame, lang: str) -> str:
    """Every decision on the page, folded."""
    summary = phrase(Message("review.decisions", count=len(game.decisions)), lang)
    steps = "".join(_step(game, decision, lang) for decision in game.decisions)
    fold = f'<details><summary>{summary}</summary><ol class="steps">{steps}</ol></details>'
    return f'<section class="card">{fold}</section>' if game.decisions else ""


def _step(game: ReviewedGame, decision: ReviewedMove, lang: str) -> str:
    return "".join(
        (
            f'<li><span class="number">{decision.number + 1}</span>',
            *_words_of_step(game, decision, lang),
            "</li>",
        )
    )


def _words_of_step(game: ReviewedGame, decision: ReviewedMove, lang: str) -> Iterator[str]:
    """A decision on the page: the move, and a better one if there is any."""
    state = game.states[decision.number]
    yield f"<span>{phrase(review_report.move(state, decision.move), lang)}</span>"
    if decision.is_mistake:
        better = Message(
            "review.better_move",
            move=review_report.move(state, decision.best),
            cost=review_report.cost_of(decision),
        )
        yield f'<span class="wrong">{phrase(better, lang)}</span>'


def _notes(game: ReviewedGame, lang: str) -> str:
    """The assumptions below a review; skill and luck are explained above."""
    return _written(review_report.assumptions(game), lang)


def _written(notes: Iterable[Message], lang: str) -> str:
    return "".join(f'<p class="note">{phrase(note, lang)}</p>' for note in notes)
