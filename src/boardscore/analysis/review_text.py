"""A reviewed game as text at 80 columns."""

from collections.abc import Iterator, Sequence

from boardscore.analysis import best_result, review_sentences
from boardscore.analysis.review_sentences import COLUMNS
from boardscore.analysis.reviewed_game import ReviewedGame, ReviewedMove
from boardscore.core.messages import Message, in_words
from boardscore.core.terminal_text import left, right, width
from boardscore.show import result_sentences
from boardscore.show.text_page import Page

_GAP = "  "


def write_review(game: ReviewedGame, page: Page) -> str:
    """The result, skill and luck, the largest mistakes, hindsight, and what was assumed."""
    name = Message(f"game.{game.result.game}")
    head = [
        page.headline(Message("review.head", game=name)),
        page.sentence(result_sentences.winner(game.result)),
    ]
    best = [*_best(game, page)]
    blocks = [head, list(_table(game, page)), list(_mistakes(game, page)), best]
    notes = [page.sentence(note) for note in review_sentences.notes(game)]
    return "\n\n".join("\n".join(block) for block in [*blocks, notes] if block)


def _table(game: ReviewedGame, page: Page) -> Iterator[str]:
    """Start, luck, skill and end of every player."""
    heads = [page.say(Message(f"review.{column}")) for column in COLUMNS]
    names = [page.written(in_words(name, page.lang)) for name in game.names]
    rows = [[page.say(cell) for cell in review_sentences.wins_of(one)] for one in game.players]
    widths = [max(map(width, column)) for column in zip(heads, *rows, strict=True)]
    corner = page.say(Message("review.in_wins"))
    margin = max(map(width, (corner, *names)))
    if margin + sum(widths) + len(widths) * len(_GAP) > page.columns:
        margin = 0
    yield _row(corner if margin else "", margin, heads, widths)
    for name, row in zip(names, rows, strict=True):
        if margin == 0:
            yield name
        yield _row(name if margin else "", margin, row, widths)


def _row(name: str, margin: int, cells: Sequence[str], widths: Sequence[int]) -> str:
    aligned = [right(cell, size) for cell, size in zip(cells, widths, strict=True)]
    return _GAP.join([left(name, margin), *aligned])


def _mistakes(game: ReviewedGame, page: Page) -> Iterator[str]:
    yield page.headline(review_sentences.mistakes(game))
    for number, mistake in enumerate(game.mistakes, start=1):
        yield from _mistake(game, number, mistake, page)


def _mistake(game: ReviewedGame, number: int, mistake: ReviewedMove, page: Page) -> Iterator[str]:
    state, cost = game.states[mistake.number], review_sentences.cost(mistake)
    name = game.names[mistake.seat]
    told = {"number": number, "name": name, "move": mistake.number + 1, "cost": cost}
    moves = {"review.played": mistake.move, "review.better": mistake.best}
    yield from page.wrapped(page.say(Message("review.mistake", **told)), "", "   ")
    for key, move in moves.items():
        sentence = Message(
            "review.labelled", label=Message(key), move=review_sentences.move(state, move)
        )
        yield from page.wrapped(page.say(sentence), "   ", "     ")


def _best(game: ReviewedGame, page: Page) -> Iterator[str]:
    """The best total of every player; then what was free and what was kept, each once."""
    for found in game.hindsights:
        yield page.sentence(next(best_result.sentences(found)))
    limits = (page.say(one) for found in game.hindsights for one in best_result.limits(found))
    for limit in dict.fromkeys(limits):
        yield from page.wrapped(limit, "", "  ")
