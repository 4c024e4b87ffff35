"""`boardscore pack new`: asks for the cards or tiles of your copy and saves them as a pack."""

import os
from pathlib import Path

import click

from boardscore.cli import score_report, terminal
from boardscore.cli.app import Command, argument, common
from boardscore.cli.ask.interview import EndedError
from boardscore.cli.ask.questions import PackQuestions, pack_questions
from boardscore.cli.packs import pack_report
from boardscore.cli.packs.pack_dialog import PackDialog
from boardscore.cli.packs.pack_in_progress import TypedPack
from boardscore.cli.signals import STOPPED
from boardscore.cli.usage_errors import no_such, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import command_line
from boardscore.documents.atomic_writer import ChangedError, NotSavedError
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import load_pack

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
        terminal.write(
            score_report.mistakes(file, error, lang, "say.pack_mistakes"), to_errors=True
        )
        return _NOT_DONE
    try:
        return _typed(PackDialog(pack, guide, lang), lang)
    except NotSavedError as error:
        _say(_not_saved(error), lang, to_errors=True)
        return _NOT_DONE


def _not_saved(error: NotSavedError) -> Message:
    """Reports why the pack is not saved, and that nothing is lost."""
    if isinstance(error, ChangedError):
        return Message("dialog.pack.changed", file=str(error.path))
    return Message("dialog.pack.cannot_save", file=str(error.path), why=error.why)


def _opened(game: str, file: str) -> tuple[TypedPack, PackQuestions]:
    """The pack of a game in a file that may exist, and its questions."""
    path = Path(file)
    if game not in registry.names():
        raise no_such("no_such_game", game, registry.names())
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
        _say(Message("dialog.draft_damaged", file=str(draft.path), copy=str(draft.copy)), lang)
    game = Message(f"game.{pack.game}")
    _say(Message("dialog.pack.welcome", game=game, things=dialog.things, file=file), lang)
    known = pack.pack
    if known is not None:
        pack_report.tell_obstacles(known, lang, file)
        content = pack_report.content(known)
        _say(Message("dialog.pack.goes_on", file=file, content=content), lang)
    if dialog.keeps_something:
        _say(Message("dialog.pack.taken_over", draft=str(dialog.draft.path)), lang)


def _tell_stop(dialog: PackDialog, lang: str) -> None:
    """Says what is saved where, and how to continue."""
    dialog.tell_content()
    if dialog.keeps_something:
        _say(Message("dialog.pack.kept", draft=str(dialog.draft.path)), lang)
    _say(Message("dialog.pack.stopped", command=_call(dialog.pack)), lang)


def _ended(dialog: PackDialog, lang: str) -> int:
    """Reports the pack like `pack check`, what it lacks, and how to use it."""
    path = dialog.pack.path
    dialog.end()
    playable = pack_report.check(load_pack(path), lang, str(path))
    for lack in dialog.guide.lacking(dialog.pack):
        _say(lack, lang)
    _say(Message("dialog.pack.more", command=_call(dialog.pack), quoted=_quoted(path)), lang)
    if dialog.pack.ids[1:]:
        example = dialog.guide.example(*dialog.pack.ids[:2])
        line = write_toml({"pack": path.name}).strip()
        _say(Message(f"dialog.pack.use.{dialog.guide.listed}", line=line, example=example), lang)
    return _FINE if playable else _NOT_DONE


def _call(pack: TypedPack) -> str:
    return f"boardscore pack new {pack.game} {_quoted(pack.path)}"


def _quoted(path: Path) -> str:
    return command_line(str(path))


def _say(message: Message, lang: str, *, to_errors: bool = False) -> None:
    terminal.write("\n".join(terminal.wrap(say(message, lang), "", "")), to_errors=to_errors)


command = Command(
    "pack_new",
    callback=_new,
    params=[argument("game"), argument("file"), *common()],
    add_help_option=False,
)
