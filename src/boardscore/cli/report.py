"""What `boardscore score` prints: the table, the winner, the reasons, the mistakes."""

import textwrap
from collections.abc import Iterator, Sequence

import click

from boardscore.clauses import find_rulings
from boardscore.cli import terminal
from boardscore.cli.terminal import line_length, wrapped
from boardscore.core.display import Page, left, printable, right, width
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.problems import MOST_PROBLEMS
from boardscore.core.results import PlayerScore, Result
from boardscore.core.rulings import Value, written
from boardscore.show.games import pictures

_MOST_MISTAKES = 20


def score(file: str, result: Result, lang: str, *, explain: bool) -> str:
    """Everything about one result: the table, who won, and with `explain` every reason."""
    game = say(Message(f"game.{result.game}"), lang)
    blocks = [click.style(f"{game}: {printable(file)}", bold=True)]
    if explain:
        blocks += [_explained(result, seat, lang) for seat in range(len(result.players))]
    blocks += [table(result, lang), "\n".join(_verdict(result, lang))]
    return "\n\n".join(blocks) + "\n"


def mistakes(file: str, error: BoardscoreError, lang: str, summary: str = "say.mistakes") -> str:
    """Everything that is wrong with a file, the first mistakes in full."""
    count = len(error.problems)
    page = Page(terminal.line_length(), terminal.written_to_errors)
    shown = [problem.describe(lang, page) for problem in error.problems[:_MOST_MISTAKES]]
    if count > len(shown):
        shown.append(say(Message("say.and_more", count=count - len(shown)), lang))
    told = count if count < MOST_PROBLEMS else Message("say.or_more", count=count)
    end = say(Message(summary, file=file or '""', count=told), lang)
    return "\n".join([*shown, click.style(end, fg="red")])


def table(result: Result, lang: str) -> str:
    """The categories by player; players that do not fit side by side follow below."""
    labels = [
        *(say(Message(f"category.{name}"), lang) for name in result.players[0].CATEGORIES),
        say(Message("table.total"), lang),
        say(Message("table.rank"), lang),
    ]
    labels = [terminal.encodable(label) for label in labels]
    columns = [_column(result, seat) for seat in range(len(result.players))]
    margin = max(map(width, labels))
    strips: list[list[list[str]]] = [[]]
    for column in columns:
        if strips[-1] and margin + _taken([*strips[-1], column]) > line_length():
            strips.append([])
        strips[-1].append(column)
    return "\n\n".join("\n".join(_rows(labels, margin, strip)) for strip in strips)


def _column(result: Result, seat: int) -> list[str]:
    """One player's column: the name, every category, the total, the place."""
    player = result.players[seat]
    name = terminal.encodable(printable(player.name))
    cells = [_points(player, category) for category in player.CATEGORIES]
    return [
        name,
        *cells,
        *("?" if one is None else str(one) for one in (player.total, result.ranks[seat])),
    ]


def _points(player: PlayerScore, category: str) -> str:
    """The points of a category, or in brackets what was counted if they are missing."""
    points = player.categories[category]
    if points is not None:
        return str(points)
    counted = player.facts.get("counts", {})
    return f"[{counted.get(category, '?')}]"


def _taken(columns: Sequence[Sequence[str]]) -> int:
    return sum(2 + max(map(width, column)) for column in columns)


def _rows(labels: Sequence[str], margin: int, columns: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(width, column)) for column in columns]
    for number, label in enumerate(["", *labels]):
        if number in {1, len(labels) - 1}:
            yield "-" * (margin + _taken(columns))
        cells = [right(column[number], size) for column, size in zip(columns, widths, strict=True)]
        row = "  ".join([left(label, margin), *cells])
        yield click.style(row, bold=True) if number == len(labels) - 1 else row


def _verdict(result: Result, lang: str) -> Iterator[str]:
    """Who won and by what, the rulings that were used, the notes."""
    for line in wrapped(say(_winner(result), lang), "", ""):
        yield click.style(line, bold=True)
    if result.rulings:
        used = tuple((_decided(result.game, *ruling),) for ruling in result.rulings)
        yield from wrapped(say(Message("table.rulings", rulings=used), lang), "", "  ")
    yield from counted(result, lang)
    if result.notes:
        yield from ("", say(Message("table.notes"), lang) + ":")
    for note in result.notes:
        yield from wrapped(say(note, lang), "  - ", "    ")


def _decided(game: str, name: str, value: Value) -> Message:
    """What a ruling decided, in words, and whether that is usual."""
    (ruling,) = find_rulings(f"{game}.{name}")
    chosen = written(value)
    said = Message(f"decided.{game}.{name}.{chosen}")
    return Message("table.usual", decided=said) if chosen == ruling.values[0] else said


def counted(result: Result, lang: str) -> Iterator[str]:
    """What numbers in brackets are, if there are any."""
    if result.missing and any(None in one.categories.values() for one in result.players):
        yield from wrapped(say(Message("table.counted"), lang), "", "  ")


def _winner(result: Result) -> Message:
    names = result.winners
    if not names:
        return Message("table.no_winner", missing=result.needed)
    if len(result.players) == 1:
        return Message("table.alone", names=names)
    if len(names) > 1:
        return Message("table.shared", names=names)
    decided_by = Message(f"decided.{result.decided_by}")
    return Message("table.winner", names=names, decided_by=decided_by)


def _explained(result: Result, seat: int, lang: str) -> str:
    """One player's picture and lines."""
    player = result.players[seat]
    blocks = [click.style(say(_headline(result, seat), lang), bold=True)]
    blocks += [_picture(result.game, player, lang), "\n".join(_lines(player, lang))]
    return "\n\n".join(filter(None, blocks))


def _headline(result: Result, seat: int) -> Message:
    player, rank = result.players[seat], result.ranks[seat]
    if player.total is None:
        return Message("explain.player_open", name=player.name)
    if rank is None:
        return Message("explain.player_unranked", name=player.name, total=player.total)
    return Message("explain.player", name=player.name, total=player.total, rank=rank)


def _picture(game: str, player: PlayerScore, lang: str) -> str:
    """The pier or island with what scores marked, and how to read the picture."""
    drawn = pictures(game).picture(player, lang, line_length() - 2)
    if drawn is None:
        return "  " + say(Message("explain.counts"), lang)
    picture, legend = drawn
    notes = wrapped(say(legend, lang), "  ", "  ")
    return "\n".join([textwrap.indent(picture, "  "), *notes])


def _lines(player: PlayerScore, lang: str) -> Iterator[str]:
    """Every line: its points, its words, its clause."""
    if not player.lines:
        yield "  " + say(Message("explain.no_lines"), lang)
    for line in player.lines:
        points = "?" if line.points is None else str(line.points)
        yield from wrapped(f"{line.text(lang)} [{line.rule}]", f"{points:>5}  ", " " * 7)
