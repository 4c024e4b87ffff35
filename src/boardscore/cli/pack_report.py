"""The output of `boardscore pack`: contents, gaps that prevent play, pictures."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import eq

from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.terminal_messages import page, tell, tell_mistakes
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, PackError, Problem
from boardscore.core.game_setup import provenance
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import left, printable, width
from boardscore.documents.pack_drafts import describe_gaps, read_draft
from boardscore.documents.pack_readers import game_named, read_pack_file
from boardscore.games import game_of
from boardscore.pack_checksums import PackDifference, PackEntry, pack_entries
from boardscore.packs import AnyPack, pack_kind, write_pack
from boardscore.pad.pack_editor import editor_of
from boardscore.show import game_parts


def check(pack: AnyPack, lang: str, file: str | None = None) -> bool:
    """Reports the content of a pack or why it cannot be played; returns whether it can."""
    found = obstacles(pack)
    for reason in found:
        unplayable = Message("pack.unplayable", why=reason.message)
        terminal.write(evolve(reason, message=unplayable, file=file).describe(lang), to_errors=True)
    if not found:
        terminal.write(summary(pack, lang))
    return not found


def tell_gaps(file: str, lang: str) -> bool:
    """Reports the gaps in a file that is still being filled in, if it has any, and its mistakes."""
    try:
        document = read_pack_file(file)
        draft = read_draft(document.data, pack_kind(game_named(document.data)))
    except BoardscoreError:
        return False  # another function explains it
    if draft.gaps:
        tell(Message("pack.incomplete", file=file), lang, to_errors=True)
        game = game_named(document.data)
        lacking = editor_of(game).lacking(draft) if registry.has(game, "pack_editor") else ()
        for gap in (*describe_gaps(draft), *lacking):
            tell(gap, lang, to_errors=True)
    if draft.gaps and draft.problems:
        tell_mistakes(file, document.blamed(PackError(*draft.problems)), lang, "say.pack_mistakes")
    return bool(draft.gaps)


def obstacles(pack: AnyPack) -> Sequence[Problem]:
    """The reasons that `pack check` reports if a valid pack cannot be played (`pier18.deck`)."""
    return pack_kind(game_of(pack)).obstacles(pack)


def content(pack: AnyPack) -> Message:
    """The size of a pack, in a message of `pack`."""
    game = game_of(pack)
    if registry.has(game, "pictures"):
        return game_parts.pictures(game).content(pack)
    lists = (part for part in write_pack(pack).values() if isinstance(part, list))
    return Message("pack.entries", count=sum(map(len, lists)))


def summary(pack: AnyPack, lang: str) -> str:
    """The text about a pack: its name, its source, its size, and its score tables."""
    game = game_of(pack)
    named = Message(f"game.{game}")
    parts = {"name": pack.name, "provenance": provenance(pack)}
    head = Message("pack.head", game=named, content=content(pack), **parts)
    sheet = page(lang)
    tables = game_parts.pictures(game).tables(pack) if registry.has(game, "pictures") else ()
    return "\n".join([sheet.headline(head), *map(sheet.sentence, tables)])


def pictures(pack: AnyPack, lang: str) -> list[str]:
    """The text pictures of every card or tile that `pack show` writes."""
    return game_parts.pictures(game_of(pack)).entries(pack, page(lang))


_INDENT = "    "
_GAP = "   "
_BEFORE = 10
"""How many characters of a long cell are kept before the first difference."""
_LEAST = 20
"""The fewest characters of a cell that are shown."""


def describe(
    packs: Sequence[AnyPack], files: Sequence[str], found: Sequence[PackDifference], lang: str
) -> str:
    """The text of the differences of two packs, or that there are none."""
    files = [printable(file) for file in files]
    if not found:
        ids = [{(entry.id, entry.printed) for entry in pack_entries(pack)} for pack in packs]
        return say(Message("pack.diff.equal" if ids[0] == ids[1] else "pack.diff.other_ids"), lang)
    report = _Report(game_of(packs[0]), files, lang)
    blocks = ["\n".join(report.lines(one)) for one in found]
    return "\n\n".join([*blocks, say(Message("pack.diff.count", count=len(found)), lang)])


class _Report:
    """Differences in a language, with the names of the two files."""

    def __init__(self, game: str, files: Sequence[str], lang: str) -> None:
        self.game = game
        self.files = files
        self.lang = lang

    def lines(self, one: PackDifference) -> Iterator[str]:
        """A difference, line by line."""
        if one.first is None or one.second is None:
            yield from self.only(one)
            return
        name = self.name_of(one.first)
        if one.first.id != one.second.id:
            ids = {"entry": name, "id": one.second.id, "file": self.files[1]}
            name = Message("pack.diff.ids", **ids)
        for column in one.columns:
            yield self.say("pack.diff.column", entry=name, column=self.column(column, one.first))
            yield from self.cells(one.first.cells[column], one.second, column)
        if one.first.copies != one.second.copies:
            counts = {"copies": one.first.copies, "others": one.second.copies}
            files = {"file": self.files[0], "other": self.files[1]}
            yield self.say("pack.diff.copies", entry=name, **counts, **files)
        elif not one.columns:
            yield self.say("pack.diff.no_column", entry=name)

    def only(self, one: PackDifference) -> Iterator[str]:
        """An entry of one of the packs."""
        entry, file = (one.first, self.files[0]) if one.first else (one.second, self.files[1])
        assert entry is not None
        yield self.say("pack.diff.only", file=file, entry=self.name_of(entry))
        cells = "  ".join(printable(text) for text in entry.cells.values() if text)
        room = terminal.line_length() - len(_INDENT)
        yield _INDENT + (cells if width(cells) <= room else f"{_fitting(cells, room - 3)}...")

    def cells(self, first: str, entry: PackEntry, column: str) -> Iterator[str]:
        """Two cells below each other with their files, and marks where they differ."""
        turned = self.say("pack.diff.turned", file=self.files[1])
        labels = [self.files[0], turned if entry.is_turned else self.files[1]]
        texts = [printable(first), printable(entry.cells[column])]
        room = terminal.line_length() - len(_INDENT + _GAP) - max(map(width, labels))
        texts, marks = cut_to_difference(texts, max(room, _LEAST))
        empty = say(Message("pack.diff.empty"), self.lang)
        shown = [text or empty for text in texts]
        most = max(map(width, shown))
        for text, label in zip(shown, labels):
            yield _INDENT + left(text, most) + _GAP + label
        if all(texts):
            yield _INDENT + marks

    def name_of(self, entry: PackEntry) -> Message:
        """A card, a tile or a score table by its id."""
        if entry.is_table:
            return Message("pack.diff.table", table=Message(f"category.{entry.id}"))
        return Message(f"pack.entry.{self.game}", id=entry.id)

    def column(self, column: str, entry: PackEntry) -> Message:
        """The name of a column."""
        return Message("pack.diff.points" if entry.is_table else f"pack.column.{column}")

    def say(self, key: str, **args: object) -> str:
        """A sentence in the language."""
        return say(Message(key, **args), self.lang)


def cut_to_difference(texts: Sequence[str], room: int) -> tuple[list[str], str]:
    """Two cells of packs, cut to a width around the first difference, and the marks below them.

    Texts of equal length have a mark below every difference, others one stretch of marks.

    >>> cut_to_difference(["S.Q.", "S.HA"], 40)
    (['S.Q.', 'S.HA'], '  ^^')
    """
    begin = _common(*texts)
    if max(map(width, texts)) > room:
        start = max(0, begin - _BEFORE)
        sign = "..." if start else ""
        texts = [_fitting(sign + text[start:], room) for text in texts]
        begin = _common(*texts)
    first, second = texts
    if len(first) == len(second):
        marks = ["^" if one != other else " " for one, other in zip(first, second)]
        shape = [max(width(one), width(other)) for one, other in zip(first, second)]
        return [*texts], "".join(mark * cells for mark, cells in zip(marks, shape)).rstrip()
    end = _common(*(text[begin:][::-1] for text in texts))
    longest = max(width(text[begin : len(text) - end]) for text in texts)
    return [*texts], " " * width(first[:begin]) + "^" * longest


def _common(first: str, second: str) -> int:
    """The length of the common beginning of two differing texts."""
    return sum(takewhile(bool, map(eq, first, second)))


def _fitting(text: str, room: int) -> str:
    """The beginning of a text that fits into some cells."""
    while width(text) > room:
        text = text[:-1]
    return text
