"""Questions for a position of Auctionland: islands or their counts, score tables, money."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from attrs import evolve, frozen

from boardscore.auctionland import PLAYERS, Counts, Island, Player, Position, Table, Tables
from boardscore.auctionland.documents import read_tables
from boardscore.auctionland.model import COUNTS, Pack, Tile
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.plausibility import implausible_entries
from boardscore.auctionland.show.pictures import COLOURS, draw_island
from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers, preferences, questions
from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.preferences import ChosenPack, pack_entry, score_with_pack
from boardscore.cli.ask.questions import Questions, template_in
from boardscore.cli.terminal_messages import page
from boardscore.core.errors import BoardscoreError, NotationError, Problem, Span
from boardscore.core.messages import Message, say
from boardscore.core.results import Result
from boardscore.core.terminal_text import printable

Entries = dict[str, list[int | str]]
"""The entries of the tables by name, as in files."""

_TABLES = "tables"


def read_table(text: str) -> Table:
    """The score table in a typed answer: `0 1 3+`, or with commas, quotes and brackets.

    >>> read_table('0, 2, "5+"')
    Table.parse([0, 2, '5+'])

    Raises `NotationError`.
    """
    return Table.parse(answer_parsers.entries(text))


def read_whole_table(text: str) -> Table:
    """The score table in an answer; a single number is refused, as it may answer another question.

    Raises `ModelError` for a single number.
    """
    table = read_table(text)
    if len(table.points) == 1:
        raise answer_parsers.refuse("short_table")
    return table


def remembered_tables() -> Entries:
    """The score tables typed in answers for earlier games; empty if they cannot be read."""
    found = preferences.preferences(_TABLES)
    try:
        read_tables(found)
    except BoardscoreError:
        return {}
    return found


def describe_remembered_tables(entries: Entries, lang: str) -> str:
    """The remembered score tables and their file, in words, for the question about them."""
    path = str(preferences.preferences_file(_TABLES))
    lines = [say(Message("dialog.tables_remembered", path=path), lang)]
    lines += ["  " + _in_words(name, Table.parse(points), lang) for name, points in entries.items()]
    return "\n".join(line for text in lines for line in terminal.wrap(text, "  ", "  "))


def _in_words(name: str, table: Table, lang: str) -> str:
    """A typed table as points by count."""
    return say(Message("pack.table", category=Message(f"category.{name}"), table=table), lang)


def read_back(ask: Interview, key: str, name: str, table: Table) -> None:
    """Shows a score table typed in an answer as points by count, before it is used.

    If a count of 0 has points, asks whether that is right; if not, asks for the table again.
    """
    shown = terminal.wrap(_in_words(name, table, ask.lang), "  ", "    ")
    ask.show(f"{key}.read", "\n".join(shown))
    first = table.points[0]
    if not first:
        return
    question = Message("ask.first_entry", table=Message(f"table.{name}"), points=first)
    if not ask.ask(first_entry(key, table), question, answer_parsers.yes_or_no):
        ask.forget(first_entry(key, table))
        ask.correct(key, write_as_typed([0, *table.entries]))


def first_entry(key: str, table: Table) -> str:
    """The key of the question whether the first entry of a score table is right."""
    return f"{key}.first.{table.points[0]}"


def write_as_typed(entries: Sequence[int | str]) -> str:
    """A score table as people type it in an answer."""
    return " ".join(map(str, entries))


Data = dict[str, Any]

_WAYS = ("counts", "island")
_ROW = re.compile(r"[0-9]+\.row[0-9]")
_TURNED = re.compile(r"(?P<id>[0-9]+)(?P<north>[eosw])", re.IGNORECASE | re.ASCII)
_TURNS = {"e": 1, "o": 1, "s": 2, "w": 3}
"""The quarter turns of a tile whose north points east (Osten), south or west."""
_WORD = re.compile(r"[^\s<]+")
_CORRECTION = re.compile(
    r"(?:(?P<name>.+?)\s+)?[rz](?P<row>[0-9])\s*[cs](?P<column>[0-9])\s*=\s*(?P<tile>\S+)",
    re.IGNORECASE | re.ASCII,
)
_MOST = dict.fromkeys(("beaches", "theme_parks"), ISLAND_SPAN * ISLAND_SPAN)
"""The most tiles of a kind on an island: its number of places (`auctionland.build.bounds`)."""


def position(ask: Interview, pack: ChosenPack | None) -> Data:
    """Asks for a position, with all that its score needs."""
    count = questions.how_many(ask, PLAYERS[1])
    begun = {"game": "auctionland", **pack_entry(pack)}
    players: list[Data] = []
    for seat in range(count):
        players.append(_player(ask, seat, count, pack))
        questions.so_far(ask, score_with_pack({**begun, "players": players}, pack))
    own = pack.pack.tables if pack else Tables()
    answers = {} if own.beaches and own.theme_parks else _tables(ask)
    found = {**begun, **answers, "players": players}
    _tell_how_to_add_tables(ask, score_with_pack(found, pack))
    dollars = answer_parsers.whole(0, 9999)  # a tie needs them: `auctionland.tie.money`
    return questions.ask_tie_values(ask, found, pack, "money", dollars, _doubts_on_money)


def _tell_how_to_add_tables(ask: Interview, result: Result) -> None:
    """Says which answers to change once the missing tables are available."""
    open_ones = [path for path in result.missing if path in ask.answers]
    if open_ones:
        numbers = tuple(ask.number(path) for path in open_ones)
        sentence = say(Message("dialog.add_tables", numbers=numbers), ask.lang)
        ask.show("add_tables", "\n".join(terminal.wrap(sentence, "", "  ")))


def answers_of(position: Position, _: str) -> dict[str, str]:
    """The answers that produce a saved position, by key."""
    found = {"players": str(len(position.players)), "tables": "n"}
    for seat, player in enumerate(position.players):
        found |= {f"{seat}.name": player.name, f"{seat}.way": "1"}
        found |= {f"{seat}.claimed": "" if player.claimed is None else str(player.claimed)}
        found |= {f"{seat}.money": str(player.money)} if player.money is not None else {}
        if isinstance(player.holding, Counts):
            counts = player.holding.to_dict()
            found |= {f"{seat}.{count}": str(number) for count, number in counts.items()}
        else:
            rows = [*str(player.holding).split("\n"), ""][:ISLAND_SPAN]
            found |= {f"{seat}.row{row}": " ".join(tiles.split()) for row, tiles in enumerate(rows)}
            found[f"{seat}.way"] = "2"
    for name, table in (
        ("beaches", position.tables.beaches),
        ("theme_parks", position.tables.theme_parks),
    ):
        key = f"tables.{name}"
        found |= {key: write_as_typed(table.entries) if table else ""}
        found |= {f"{key}.open": "n"}
        found |= {first_entry(key, table): "y"} if table else {}
    return found


def remember_tables(position: Mapping[str, Any]) -> Iterator[Message]:
    """Saves the score tables of new answers for the next game."""
    found = position.get("tables")
    place = preferences.prefer(_TABLES, found) if found else None
    if place is not None:
        yield Message("dialog.tables_kept", path=str(place))


def correct_answers(answered: Mapping[str, str], key: str, line: str, _: str) -> dict[str, str]:
    """The answers that a line such as `r2c3 = TTHH` or `Ben r2c3 = .` changes; none if it does not.

    Raises `ModelError` for a place outside the island.
    """
    found = _CORRECTION.fullmatch(line)
    if found is None:
        return {}
    seat = questions.seat_meant(answered, key, found["name"])
    rows = _rows(answered, seat)
    row, column = int(found["row"]) - 1, int(found["column"]) - 1
    if not rows:
        raise answer_parsers.refuse("no_row_yet")
    if not (0 <= row < len(rows) and 0 <= column < len(rows[0])):
        raise answer_parsers.refuse("no_such_place", rows=len(rows), columns=len(rows[0]))
    rows[row][column] = found["tile"]
    return {f"{seat}.row{number}": " ".join(tiles) for number, tiles in enumerate(rows)}


def _player(ask: Interview, seat: int, players: int, pack: ChosenPack | None) -> Data:
    """Asks for one player: the island, tile by tile or as counts."""
    name = questions.name(ask, seat, players)
    way = "island" if pack and not ask.knows(f"{seat}.way") else _way(ask, seat, name)
    holding: Data | list[str] = (
        {count: _count(ask, seat, name, count, pack) for count in COUNTS}
        if way == "counts"
        else _island(ask, seat, name, pack)
    )
    return {"name": name, way: holding, **questions.ask_claimed_total(ask, seat, name, pack)}


def _way(ask: Interview, seat: int, name: str) -> str:
    """Asks how to enter the island of a player; with a pack it is entered by tile ids."""
    question, hint = Message("ask.way", name=name), Message("ask.way.hint")
    return ask.ask(f"{seat}.way", question, answer_parsers.one_of(_WAYS), "1", hint=hint)


def _count(ask: Interview, seat: int, name: str, count: str, pack: ChosenPack | None) -> int:
    """Asks for one count, again if no island has so many."""
    key, question = f"{seat}.{count}", Message(f"ask.{count}", name=name)
    read, hint = answer_parsers.whole(0, _MOST.get(count, 99)), Message(f"ask.{count}.hint")
    number = ask.ask(key, question, read, hint=hint)
    counts = Counts(**{**dict.fromkeys(COUNTS, 0), count: number})
    position = Position((Player(name, counts),), pack=None if pack is None else pack.pack)
    questions.confirm_number(ask, key, number, implausible_entries(position))
    return number


def _island(ask: Interview, seat: int, name: str, pack: ChosenPack | None) -> list[str]:
    """Asks for the rows of an island until there are no more, and shows each as understood."""
    hint = Message("ask.row.hint.pack" if pack else "ask.row.hint")
    own = Typed(seat, pack.pack if pack else None)
    ids = [*pack.pack.by_id] if pack else []
    count = 0
    while count < ISLAND_SPAN:
        row = ask.ask(
            f"{seat}.row{count}",
            Message("ask.row" if count else "ask.first_row", name=name, row=count),
            answer_parsers.Offering(ids, lambda line: own.read(ask.answers, count, line)),  # noqa: B023
            "" if count else None,
            hint=hint,
        )
        if not row:
            break
        count += 1
        if ask.answers.get(f"{seat}.row{count}"):
            continue  # drawn with the row below, which is known already
        drawing = draw_island(own.island(ask.answers, count), (), ask.lang, terminal.line_length())
        tinted = page(ask.lang).tinted(drawing, COLOURS)
        ask.show(f"{seat}.island", f"{printable(name)}\n{tinted}")
    return own.lines(ask.answers, count)


@frozen
class Typed:
    """The rows of a seat's island as typed in answers, with the tiles of a pack if there is one.

    A row that begins with `<` begins one place further west than the rows above, which move.
    """

    seat: int
    pack: Pack | None

    def read(self, answered: Mapping[str, str], row: int, line: str) -> str:
        """The typed row, after checking that it fits below the others."""
        if line or not row:
            rows = self.lines(answered, row, line)
            try:
                Island.parse("\n".join(rows), self._tiles)
            except NotationError as error:
                moved = max(one.count("<") for one in self._typed(answered, row, line))
                shown = ShownRows(rows, line, moved - line.count("<"))
                raise NotationError(*map(shown.as_typed, error.problems)) from None
            self._require_copies(answered, row, line)
        return line

    def island(self, answered: Mapping[str, str], count: int) -> Island:
        """The island of the rows typed so far."""
        return Island.parse("\n".join(self.lines(answered, count)), self._tiles)

    def lines(self, answered: Mapping[str, str], count: int, more: str | None = None) -> list[str]:
        """The rows above, and one more, as a position has them: all equally long."""
        rows = align_rows(self._typed(answered, count, more))
        return [" ".join(map(self._cell, row)) for row in rows]

    def _typed(self, answered: Mapping[str, str], count: int, more: str | None) -> list[str]:
        """The rows above, and one more, as typed."""
        typed = [answered[f"{self.seat}.row{row}"] for row in range(count)]
        return [*typed, *([] if more is None else [more])]

    @property
    def _tiles(self) -> Mapping[str, Tile] | None:
        return None if self.pack is None else self.pack.by_id

    def _cell(self, word: str) -> str:
        """A cell; a number is a tile of the pack, and a letter after it points to its north."""
        if self.pack is None or not word[:1].isdigit():
            return word
        turned = _TURNED.fullmatch(word)
        if turned is None or word in self.pack.by_id:
            return f"#{word}"
        return f"#{turned['id']}@{_TURNS[turned['north'].lower()]}"

    def _require_copies(self, answered: Mapping[str, str], row: int, line: str) -> None:
        """Refuses a tile whose copies are all in use (`auctionland.tile`)."""
        copies = {one.id: one.count for one in self.pack.tiles} if self.pack else {}
        lying = self._lying(answered, row)
        here = Message("dialog.lies_in_row", name=answered[f"{self.seat}.name"], row=row)
        for word in _WORD.finditer(line):
            tile = self._id(word[0])
            places = lying.setdefault(tile, [])
            if len(places) == copies.get(tile):
                message = Message("dialog.tile_lies", id=tile, copies=len(places), where=places)
                span = Span(0, word.start(), word.end())
                problem = Problem(message, source=line, span=span, clause="auctionland.tile")
                raise NotationError(problem)
            places.append(here)

    def _lying(self, answered: Mapping[str, str], row: int) -> dict[str, list[Message]]:
        """The places of the tiles of the pack, by id, on other islands and in the rows above."""
        found: dict[str, list[Message]] = {}
        for key, line in answered.items():
            if not _ROW.fullmatch(key):
                continue
            seat, number = map(int, key.split(".row"))
            if seat == self.seat and number >= row:
                continue
            where = Message("dialog.lies_in_row", name=answered[f"{seat}.name"], row=number)
            for word in _WORD.findall(line):
                found.setdefault(self._id(word), []).append(where)
        return found

    def _id(self, word: str) -> str:
        """The id of the tile that a word names; empty if the word draws a tile."""
        cell = self._cell(word)
        return cell.partition("@")[0].removeprefix("#") if cell.startswith("#") else ""


@frozen
class ShownRows:
    """Some rows typed in an answer, the last one as typed and as read."""

    rows: Sequence[str]
    line: str
    moved: int
    """The number of places that the row moves east, as a row above begins further west."""

    def as_typed(self, problem: Problem) -> Problem:
        """A problem of a word of this row, at the typed word."""
        words, span = [*_WORD.finditer(self.line)], problem.span
        if span is None or span.line != len(self.rows) - 1:
            return problem
        *before, begun = self.rows[-1][: span.start].split(" ")
        number = len(before) - self.moved
        if not 0 <= number < len(words):
            return problem
        start, end = words[number].span()
        if words[number][0] == self.rows[-1].split(" ")[len(before)]:
            start, end = start + len(begun), start + len(begun) + span.end - span.start
        return evolve(problem, source=self.line, span=Span(0, start, end))


def align_rows(typed: Sequence[str]) -> list[list[str]]:
    """Rows typed in answers, aligned with `.`; each `<` moves the rows above one place east.

    >>> align_rows(["T T", "<G T"])
    [['.', 'T', 'T'], ['G', 'T', '.']]
    """
    begins = [line.count("<") for line in typed]
    words = [line.replace("<", " ").split() for line in typed]
    furthest = max(begins, default=0)
    rows = [["."] * (furthest - at) + own for at, own in zip(begins, words, strict=True)]
    longest = max(map(len, rows), default=0)
    return [row + ["."] * (longest - len(row)) for row in rows]


def _rows(answered: Mapping[str, str], seat: int) -> list[list[str]]:
    typed = (answered.get(f"{seat}.row{row}", "") for row in range(ISLAND_SPAN))
    return align_rows([*takewhile(bool, typed)])


def _tables(ask: Interview) -> Data:
    """The two score tables, as far as they are known: remembered, or asked for."""
    known = remembered_tables()
    if known:
        ask.show("tables", describe_remembered_tables(known, ask.lang))
        yes = say(Message("dialog.yes"), ask.lang)
        if ask.ask("tables", Message("ask.same_tables"), answer_parsers.yes_or_no, yes):
            return {"tables": known}
    answers = {name: _table(ask, name, known) for name in ("beaches", "theme_parks")}
    found = {name: t.entries for name, t in answers.items() if t}
    return {"tables": found} if found else {}


def _table(ask: Interview, name: str, known: Entries) -> Table | None:
    """Asks for one table, and what its first and last numbers hold for."""
    key = f"tables.{name}"
    table = ask.ask(
        key,
        Message(f"ask.tables.{name}"),
        answer_parsers.optional(read_whole_table),
        write_as_typed(known.get(name, [])),
        hint=Message("ask.tables.hint"),
    )
    if table is None:
        return None
    if not table.open_ended:
        question = Message(f"ask.{key}.open", points=table.points[-1])
        is_open = ask.ask(f"{key}.open", question, answer_parsers.yes_or_no)
        table = evolve(table, open_ended=is_open)
    read_back(ask, key, name, table)
    return table


def _doubts_on_money(players: Sequence[Data]) -> Iterator[Message]:
    """The note on answers with more money than players begin with (`auctionland.setup.money`)."""
    nothing = Counts(**dict.fromkeys(COUNTS, 0))
    owners = (Player(one["name"], nothing, money=one.get("money")) for one in players)
    return implausible_entries(Position(tuple(owners)))


QUESTIONS = Questions(
    position=position,
    answers_of=answers_of,
    corrected=correct_answers,
    remembered=remember_tables,
    template=template_in(__package__),
)
