"""`boardscore pack new`: asks for the cards or tiles of your copy and saves them as a pack."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, argument
from boardscore.cli.ask.interview import (
    EDIT,
    LIST,
    AgainError,
    BackError,
    DraftFile,
    EndedError,
    Instruction,
    Interview,
)
from boardscore.cli.ask.questions import PackQuestions, pack_questions
from boardscore.cli.packs import pack_report
from boardscore.cli.packs.pack_in_progress import NEW, TOP, Data, DoneError, TypedPack
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_style import tell, tell_mistakes
from boardscore.cli.usage_errors import known_game, wrong
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.terminal_text import command_line
from boardscore.documents.atomic_writer import ChangedError, NotSavedError
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import load_pack

_DELETE = ("delete", "lösche", "loesche")
_SHOW = ("show", "zeige")
_DONE = ("done", "fertig")
_ID_OR_NOTHING = "[A-Za-z0-9_-]{0,40}"


class PackDialog:
    """The dialog about one pack, which continues where it stopped."""

    def __init__(self, pack: TypedPack, guide: PackQuestions, lang: str) -> None:
        self.pack = pack
        self.draft = DraftFile(pack.path)
        self.guide = guide
        self._lang = lang
        self._went_back = False
        self.ask = Interview(
            lang, self.draft.load(), self._keep, self._instructions(), self._helping()
        )
        self._drop_what_was_saved()
        self._pile = [NEW, *([] if pack.entries else [TOP]), *self.being_changed()]

    def being_changed(self) -> list[str]:
        """The parts of the pack with unfinished changes."""
        parts = [TOP, *self.pack.ids] if self.pack.entries else []
        return [key for key in parts if self.ask.knows(f"{key}.")]

    def run(self) -> None:
        """Asks until there is nothing more to enter."""
        while True:
            try:
                self._finish(self.ask.run_part(self._part))
            except BackError:
                self._step_back()
            except DoneError:
                return

    def unfinished(self) -> tuple[str, ...]:
        """The answers about the unfinished new entry."""
        return tuple(self._given(NEW).values())

    def _part(self, ask: Interview) -> Data:
        """Asks for the part on top of the stack."""
        key = self._pile[-1]
        if key == TOP:
            return self.guide.top(ask, self.pack.path.stem)
        return self.guide.entry(ask, key, self.pack)

    def _finish(self, entry: Data) -> None:
        """Moves a finished part from the stack into the pack, saves it and shows it."""
        key = self._pile.pop() if len(self._pile) > 1 else self._pile[0]
        if key == TOP:
            self.pack.top = entry
        else:
            self.pack.put(key, entry)
        self._save()
        if self.pack.entries:
            self.ask.forget(f"{key}.")
            if TOP not in self._pile:
                self.ask.forget(f"{TOP}.")
        if key != TOP:
            terminal.write(self.guide.picture(entry, self._lang))
        self.tell_content()

    # Files

    def probe(self) -> None:
        """Checks whether both files can be written, before much is typed."""
        self.pack.probe()
        self.draft.probe()

    @property
    def keeps_something(self) -> bool:
        """Whether the draft holds answers that the pack lacks."""
        return self.ask.knows("")

    def end(self) -> None:
        """Deletes the draft once everything is in the pack."""
        with suppress(NotSavedError):
            self.draft.drop()

    def _keep(self, answers: Mapping[str, str]) -> None:
        if answers:
            self.draft.keep(answers)
        else:
            self.draft.drop()

    def _save(self) -> None:
        copy = self.pack.save()
        if copy is not None:
            tell(
                Message("dialog.pack.copied", file=str(self.pack.path), copy=str(copy)), self._lang
            )

    def _given(self, key: str) -> dict[str, str]:
        """The answers about a part, by name."""
        start = f"{key}."
        return {
            name.removeprefix(start): self.ask.answers[name]
            for name in self.ask.answers
            if name.startswith(start)
        }

    def _known(self, key: str) -> dict[str, str]:
        """The answers that produce a part of the pack."""
        entry = self.pack.entry(key)
        known = self.guide.answers_about(entry, self.ask.lang) if entry else {}
        if key == TOP and self.pack.top:
            known = self.guide.answers_about_top(self.pack.top)
        return {f"{key}.{name}": answer for name, answer in known.items()}

    def _drop_what_was_saved(self) -> None:
        """Deletes answers that were saved in the pack just before the program was stopped."""
        given = self._given(NEW)
        entry = self.pack.entry(given.get("id", ""))
        if (
            entry is not None
            and given.keys() >= self.guide.answers_about(entry, self.ask.lang).keys()
        ):
            self.ask.forget(f"{NEW}.")
        for key in {answer.partition(".")[0] for answer in self.ask.keys}:
            if key not in {NEW, TOP, *self.pack.ids}:
                self.ask.forget(f"{key}.")

    # Instructions

    def _instructions(self) -> tuple[Instruction, ...]:
        return (
            Instruction(LIST, self._list),
            Instruction(EDIT, self._edit, _ID_OR_NOTHING),
            Instruction(_DELETE, self._delete, _ID_OR_NOTHING),
            Instruction(_SHOW, self._show, _ID_OR_NOTHING),
            Instruction(_DONE, self._done),
        )

    def _list(self, _: str) -> None:
        """Lists the entries of the pack, one per line, and the unfinished entry."""
        pack = self.pack.pack
        if pack is not None:
            terminal.write(pack_report.summary(pack, self._lang))
            rows = [self.guide.row(entry, self._lang) for entry in self.pack.entries]
            terminal.write("\n".join(pack_report.rows(rows)))
        if self.unfinished():
            tell(Message("dialog.pack.unfinished", answers=self.unfinished()), self._lang)
        elif pack is None:
            tell(Message("dialog.pack.nothing", things=self.things), self._lang)

    def _edit(self, name: str) -> None:
        """Asks for a part again; Enter keeps each answer."""
        key = self._key(name) if name else TOP
        if key is None:
            return
        self._went_back = False
        if key != NEW:
            self._pile = [*(part for part in self._pile if part != key), key]
            self.ask.give(self._known(key))
        self.ask.take_back(*(f"{key}.{name}" for name in self._given(key)))
        raise AgainError

    def _delete(self, name: str) -> None:
        key = self._key(name) if name else None
        if not name:
            self.ask.complain(Message("dialog.pack.which"))
        if key is None or not self.ask.sure(Message("dialog.pack.sure", entry=self._one(name))):
            return
        if key != NEW:
            self._take_out(key)
        self.ask.forget(f"{key}.")
        tell(Message("dialog.pack.taken_out", entry=self._one(name)), self._lang)
        raise AgainError

    def _take_out(self, key: str) -> None:
        """Removes an entry; the head of a pack without entries is kept in the draft only."""
        self.pack.take_out(key)
        if not self.pack.entries:
            self.ask.give(self._known(TOP))
        self._save()
        if key in self._pile:
            self._pile.remove(key)

    def _show(self, name: str) -> None:
        if not name and not self.pack.entries:
            self._list(name)
            return
        if not name:
            pictures = [self.guide.picture(entry, self._lang) for entry in self.pack.entries]
            terminal.write("\n\n".join(pictures))
            return
        key = self._key(name)
        entry = self.pack.entry(name)
        if entry is not None:
            terminal.write(self.guide.picture(entry, self._lang))
        elif key is not None:
            tell(Message("dialog.pack.unfinished", answers=self.unfinished()), self._lang)

    def _done(self, _: str) -> None:
        if not self.pack.entries:
            self.ask.complain(Message("dialog.pack.nothing", things=self.things))
        elif self._pile != [NEW] or self._given(NEW):
            self.ask.complain(Message("dialog.pack.not_done"))
        else:
            raise DoneError

    def _step_back(self) -> None:
        """Returns to the last question of the previous part, or leaves a part to be changed."""
        key = self._pile[-1]
        parts = [TOP, *self.pack.ids]
        if key == TOP and (self._went_back or not self.pack.entries):
            self.ask.complain(Message("dialog.no_way_back"))
            return
        if key != NEW:
            self._pile.pop()
            self.ask.forget(f"{key}.")
        if key == NEW or self._went_back:
            self._reopen(parts[-1] if key == NEW else parts[parts.index(key) - 1])

    def _reopen(self, key: str) -> None:
        """Asks the last question of a part again."""
        self._went_back = True
        self._pile.append(key)
        known = self._known(key)
        self.ask.give(known)
        self.ask.take_back([*known][-1])

    # Words

    def _helping(self) -> tuple[Message, ...]:
        """The help on instructions, a line for each word."""
        words = ("back", "list", "show", "edit", "delete", "done", "quit", "quotes")
        given = {"things": self.things, "one": self._one("7")}
        lines = (Message(f"dialog.pack.commands.{word}", **given) for word in words)
        return (Message("dialog.pack.commands"), *lines)

    @property
    def things(self) -> Message:
        """The name of the entries: cards or tiles."""
        return Message(f"dialog.pack.things.{self.guide.listed}")

    def _one(self, name: str) -> Message:
        return Message(f"dialog.pack.one.{self.guide.one}", id=name)

    def _key(self, name: str) -> str | None:
        """The key prefix of answers about an entry; reports an unknown entry and returns None."""
        if name in self.pack.ids:
            return name
        if name == self._given(NEW).get("id"):
            return NEW
        self.ask.complain(Message("dialog.pack.not_there", entry=self._one(name)))
        return None

    def tell_content(self) -> None:
        """Reports how much is saved in the file, if there is anything."""
        pack = self.pack.pack
        if pack is not None:
            content = pack_report.content(pack)
            tell(
                Message("dialog.pack.saved", file=str(self.pack.path), content=content), self._lang
            )


_FINE = 0
_NOT_DONE = 1
"""The exit code if the draft has unsaved answers, or the pack cannot be saved, read or played."""


@click.pass_obj
def _new(lang: str, game: str, file: str) -> int:
    """Asks for the cards or tiles of a pack until the input ends."""
    pack, guide = _opened(game, file)
    try:
        if os.path.exists(pack.path):
            pack.load()
    except BoardscoreError as error:
        tell_mistakes(file, error, lang, "say.pack_mistakes")
        return _NOT_DONE
    try:
        return _typed(PackDialog(pack, guide, lang), lang)
    except NotSavedError as error:
        tell(_not_saved(error), lang, to_errors=True)
        return _NOT_DONE


def _not_saved(error: NotSavedError) -> Message:
    """Reports why the pack is not saved, and that nothing is lost."""
    if isinstance(error, ChangedError):
        return Message("dialog.pack.changed", file=str(error.path))
    return Message("dialog.pack.cannot_save", file=str(error.path), why=error.why)


def _opened(game: str, file: str) -> tuple[TypedPack, PackQuestions]:
    """The pack of a game in a file that may exist, and its questions."""
    path = Path(file)
    game = known_game(game)
    if path.suffix.lower() != ".toml":
        raise wrong("pack_not_toml", file=file)
    if not os.path.isdir(path.parent):
        raise wrong("no_folder", folder=str(path.parent))
    guide = pack_questions(game)
    return TypedPack(game, guide.listed, path), guide


def _typed(dialog: PackDialog, lang: str) -> int:
    """Runs the dialog, and reports the state of the pack at its end."""
    _welcome(dialog, lang)
    try:
        dialog.run()
    except (EndedError, KeyboardInterrupt) as stop:
        _tell_stop(dialog, lang)
        if isinstance(stop, KeyboardInterrupt):
            return STOPPED
        pack = dialog.pack.pack
        if pack is None or dialog.keeps_something or any(pack_report.obstacles(pack)):
            return _NOT_DONE
        return _FINE
    return _ended(dialog, lang)


def _welcome(dialog: PackDialog, lang: str) -> None:
    """Announces the questions, and the saved content."""
    dialog.probe()
    pack, file = dialog.pack, str(dialog.pack.path)
    draft = dialog.draft
    if draft.copy is not None:
        tell(Message("dialog.draft_damaged", file=str(draft.path), copy=str(draft.copy)), lang)
    game = Message(f"game.{pack.game}")
    tell(Message("dialog.pack.welcome", game=game, things=dialog.things, file=file), lang)
    known = pack.pack
    if known is not None:
        pack_report.tell_obstacles(known, lang, file)
        content = pack_report.content(known)
        tell(Message("dialog.pack.goes_on", file=file, content=content), lang)
    if dialog.keeps_something:
        tell(Message("dialog.pack.taken_over", draft=str(dialog.draft.path)), lang)


def _tell_stop(dialog: PackDialog, lang: str) -> None:
    """Says what is saved where, and how to continue."""
    dialog.tell_content()
    if dialog.keeps_something:
        tell(Message("dialog.pack.kept", draft=str(dialog.draft.path)), lang)
    tell(Message("dialog.pack.stopped", command=_call(dialog.pack)), lang)


def _ended(dialog: PackDialog, lang: str) -> int:
    """Reports the pack like `pack check`, what it lacks, and how to use it."""
    path = dialog.pack.path
    dialog.end()
    playable = pack_report.check(load_pack(path), lang, str(path))
    for lack in dialog.guide.lacking(dialog.pack):
        tell(lack, lang)
    tell(
        Message("dialog.pack.more", command=_call(dialog.pack), quoted=command_line(str(path))),
        lang,
    )
    if dialog.pack.ids[1:]:
        example = dialog.guide.example(*dialog.pack.ids[:2])
        line = write_toml({"pack": path.name}).strip()
        tell(Message(f"dialog.pack.use.{dialog.guide.listed}", line=line, example=example), lang)
    return _FINE if playable else _NOT_DONE


def _call(pack: TypedPack) -> str:
    return f"boardscore pack new {pack.game} {command_line(str(pack.path))}"


command = Command("pack_new", _new, argument("game"), argument("file"))
