"""A result as text: pictures, reasons, the table, the winner."""

from collections.abc import Iterable, Iterator, Sequence

from boardscore.core.messages import Message, in_words
from boardscore.core.registry import has
from boardscore.core.results import PlayerScore, Result
from boardscore.core.terminal_text import align, printable, width
from boardscore.show import result_sentences
from boardscore.show.game_parts import pictures
from boardscore.show.text_page import Page, indent

_GAP = 2
_NARROW = 44
"""Up to this width the margin is narrower, so that the id of a rule fits."""


def explain(result: Result, lang: str) -> str:
    """A full report about a result as text, at 80 columns."""
    return score(result, Page(lang), explain=True)


def score(result: Result, page: Page, file: str | None = None, *, explain: bool) -> str:
    """The text report about a result: the table, the winner, and with `explain` every reason."""
    game = page.say(Message(f"game.{result.game}"))
    head = game if file is None else f"{game}: {printable(file)}"
    blocks = ["\n".join(map(page.bold, page.wrapped(head)))]
    if explain:
        for seat in range(len(result.players)):
            blocks.append(page.bold(page.say(result_sentences.headline(result, seat))))
            blocks.append(reasons(result, seat, page))
    blocks += [table(result, page), "\n".join(_verdict(result, page))]
    return "\n\n".join(blocks) + "\n"


def table(result: Result, page: Page) -> str:
    """The table of a report: a column for each player; columns that do not fit continue below."""
    labels = [page.written(page.say(label)) for label in result_sentences.labels(result)]
    first = align(["", *labels], "<")
    total = 1 + len(result.players[0].CATEGORIES)
    strips = [[first]]
    for player, column in zip(result.players, result_sentences.columns(result, page.lang)):
        written = align([*map(page.written, [in_words(player.name, page.lang), *column])], ">")
        taken = sum(_GAP + width(head) for head, *_ in [*strips[-1], written]) - _GAP
        if len(strips[-1]) > 1 and taken > page.columns:
            strips.append([first])
        strips[-1].append(written)
    return "\n\n".join("\n".join(_rows(strip, total, page)) for strip in strips)


def _rows(columns: Iterable[Sequence[str]], total: int, page: Page) -> Iterator[str]:
    """The table's lines of text, with the names first; `total` is the number of the row in bold."""
    for number, cells in enumerate(zip(*columns, strict=True)):
        row = (" " * _GAP).join(cells)
        if number in {1, total}:
            yield "-" * width(row)
        yield page.bold(row) if number == total else row


def _verdict(result: Result, page: Page) -> Iterator[str]:
    """The text below the table: the winner and why, ties for other places, rulings, notes."""
    yield page.headline(result_sentences.winner(result))
    for tie in result_sentences.lower_ties(result):
        yield from page.wrapped(page.say(tie))
    for rulings in result_sentences.rulings(result):
        yield from page.wrapped(page.say(rulings), "", "  ")
    yield from explain_brackets(result, page)
    notes = result.notes
    if notes:
        yield from ("", page.say(Message("table.notes")) + ":")
    for note in notes:
        yield from page.wrapped(page.say(note), "  - ", "    ")


def explain_brackets(result: Result, page: Page) -> Iterator[str]:
    """The explanation of a report's numbers in brackets as text, if there are any."""
    if result_sentences.has_counts(result):
        yield from page.wrapped(page.say(Message("table.counted")), "", "  ")


def reasons(result: Result, seat: int, page: Page) -> str:
    """One player's picture and lines as text for a report."""
    player = result.players[seat]
    picture = [_picture(result.game, player, page)] if has(result.game, "pictures") else []
    return "\n\n".join([*picture, "\n".join(_lines(player, page))])


def _picture(game: str, player: PlayerScore, page: Page) -> str:
    """The pier or island as text with its scoring marks, and the key to the picture."""
    drawn = pictures(game).picture(player, page.lang, page.room)
    if drawn is None:
        return page.note(Message("explain.counts"))
    picture, legend = drawn
    tinted = page.tinted(picture, pictures(game).colours)
    return "\n".join([indent(tinted), *page.wrapped(page.say(legend), "  ", "  ")])


def _lines(player: PlayerScore, page: Page) -> Iterator[str]:
    """Every line of a score as text: its points, its words, its clause."""
    if not player.lines:
        yield indent(page.say(Message("explain.no_lines")))
    size = 5 if page.columns > _NARROW else 3
    for line in player.lines:
        points = "?" if line.points is None else str(line.points)
        words = f"{line.text(page.lang)} [{line.rule}]"
        yield from page.wrapped(words, f"{points:>{size}}  ", " " * (size + 2))
