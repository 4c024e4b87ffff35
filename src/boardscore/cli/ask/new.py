"""`boardscore new`: asks for a final position, scores it and saves it."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from boardscore.cli.app import Command, argument, flag, option
from boardscore.cli.ask import answer_parsers, preferences, questions
from boardscore.cli.ask.interview import RULINGS, DraftFile, EndedError, Instruction, Interview
from boardscore.cli.ask.preferences import ChosenPack
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_messages import page, tell, tell_mistakes
from boardscore.cli.usage_errors import known_game, wrong
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import command_line
from boardscore.documents import atomic_writer
from boardscore.documents.atomic_writer import NotSavedError, SavedFile, copy_file, unused_path
from boardscore.documents.document_files import read_file
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import DEMO, find_pack
from boardscore.positions import load
from boardscore.show import report

_SAVED = 0
_NOT_SAVED = 1
"""The exit code if the file cannot be written, or the answers end before the last question."""


@click.pass_obj
def _new(lang: str, game: str, file: str | None, template: bool, pack: str | None) -> int:
    """Asks for a position, or writes a file to fill in."""
    game = known_game(game)
    questions.questions(game)
    path = Path(file) if file else unused_path(game, ".toml")
    if path.suffix.lower() != ".toml":
        raise wrong("not_toml", file=str(path))
    if os.path.exists(path) and (template or not _is_position(path, game)):
        raise wrong("file_exists", file=str(path))
    if not os.path.isdir(path.parent):
        raise wrong("no_folder", folder=str(path.parent))
    try:
        if pack is not None:
            find_pack(pack, game)
    except BoardscoreError as error:
        tell_mistakes(pack or "", error, lang, "say.pack_mistakes")
        return _NOT_SAVED
    try:
        return _write_template(game, path, lang) if template else _ask(game, path, pack, lang)
    except BoardscoreError as error:
        tell_mistakes(str(path), error, lang, "dialog.cannot_change")
        return _NOT_SAVED
    except NotSavedError as error:
        tell(Message("dialog.cannot_save", file=str(error.path), why=error.why), lang)
        return _NOT_SAVED


def _is_position(path: Path, game: str) -> bool:
    """Whether a file to continue is a position of the game."""
    try:
        return bool(read_file(path).data.get("game") == game)
    except BoardscoreError:
        return False


def _is_by_hand(path: Path) -> bool:
    """Whether a file exists with comments, or a layout that `new` does not write."""
    if not os.path.exists(path):
        return False
    document = read_file(path)
    return document.text != write_toml(document.data)


def _write_template(game: str, path: Path, lang: str) -> int:
    """Writes a template of a position that explains its keys."""
    atomic_writer.put(path, questions.questions(game).template(lang))
    tell(Message("dialog.template", file=str(path), quoted=command_line(str(path))), lang)
    return _SAVED


def _ask(game: str, path: Path, pack: str | None, lang: str) -> int:
    """Asks for everything in a new position, shows the score, and saves the position.

    Raises `BoardscoreError` for a position with mistakes, and `NotSavedError`.
    """
    saved = _answers_in(path, game, lang) if os.path.exists(path) else {}
    draft, file = DraftFile(path), SavedFile(path)
    kept = draft.load()
    if draft.copy is not None:
        tell(Message("dialog.draft_damaged", file=str(draft.path), copy=str(draft.copy)), lang)
    if kept.get("game", game) != game:
        raise wrong("draft_of_other_game", file=str(draft.path))
    said = {"game": Message(f"game.{game}"), "ties": Message(f"dialog.ties.{game}")}
    tell(Message("dialog.welcome", file=str(path), **said), lang)
    wished = {} if pack is None else {"pack": pack}
    try:
        given = {"game": game, **saved, **_taken_over(kept, draft, lang), **wished}
        position, chosen = _answered(_Corrected(lang, given, draft.keep), path)
    except (EndedError, KeyboardInterrupt) as stop:
        kept_in = {"file": str(draft.path), "game": game, "name": command_line(str(path))}
        has_draft = os.path.exists(draft.path)
        tell(Message("dialog.kept", **kept_in) if has_draft else Message("say.stopped"), lang)
        return STOPPED if isinstance(stop, KeyboardInterrupt) else _NOT_SAVED
    if _is_by_hand(path):
        tell(Message("dialog.pack.copied", file=str(path), copy=str(copy_file(path))), lang)
    file.replace(write_toml(position).encode())
    with suppress(NotSavedError):  # the file has it all
        draft.drop()
    tell(Message("dialog.saved", file=str(path), quoted=command_line(str(path))), lang)
    place = preferences.remember_pack(game, chosen, path.parent)
    if place is not None:
        tell(Message("dialog.pack_kept", path=str(place)), lang)
    for message in questions.questions(game).remembered(position):
        tell(message, lang)
    return _SAVED


def _answers_in(path: Path, game: str, lang: str) -> dict[str, str]:
    """The answers that produce a saved position; raises `BoardscoreError` for mistakes."""
    found = {**questions.questions(game).answers_of(load(path), lang)}
    place = read_file(path).data.get("pack")
    if isinstance(place, str):
        found["pack"] = DEMO if place == DEMO else str(path.parent / place)
    return found


def _taken_over(kept: Mapping[str, str], draft: DraftFile, lang: str) -> Mapping[str, str]:
    """The saved answers, if the person wants to continue with them."""
    if kept.keys() <= {"game"}:
        return {}
    names = tuple(kept[key] for key in sorted(kept) if key.endswith(".name"))
    key = "dialog.goes_on" if names else "dialog.goes_on_unnamed"
    tell(Message(key, file=str(draft.path), answers=len(kept) - 1, names=names), lang)
    asking = Interview(lang, {}, lambda _: None)
    yes = say(Message("dialog.yes"), lang)
    goes_on = asking.run(
        lambda ask: ask.ask("goes_on", Message("dialog.go_on"), answer_parsers.yes_or_no, yes)
    )
    return kept if goes_on else {}


class _Corrected(Interview):
    """An interview about a position; a short line can correct a single space or place.

    It asks for rulings on request only.
    """

    def __init__(
        self, lang: str, given: Mapping[str, str], keep: Callable[[Mapping[str, str]], None]
    ) -> None:
        helping = (Message("dialog.commands"), Message("dialog.commands.rulings"))
        super().__init__(lang, given, keep, (Instruction(RULINGS, self._rule),), helping)

    def _rule(self, _: str) -> None:
        """Asks for the rulings that change the score."""
        if self.on_wish:
            self.wish()
        self.complain(Message("dialog.rulings_later" if self.now else "dialog.no_rulings"))

    def changes(self, line: str) -> Mapping[str, str]:
        guide = questions.questions(self.answers["game"])
        return guide.corrected(self.answers, self.now, line, self.lang)


def _answered(interview: Interview, path: Path) -> tuple[dict[str, Any], ChosenPack | None]:
    """The new position and its pack, after the person has confirmed the score."""
    game = interview.answers["game"]

    def script(ask: Interview) -> tuple[dict[str, Any], ChosenPack | None]:
        pack = preferences.choose_pack(ask, game, path.parent)
        position = questions.questions(game).position(ask, pack)
        result = preferences.score_with_pack(position, pack)
        ask.show("score", report.score(result, page(ask.lang), str(path), explain=True))
        if ask.on_wish:
            tell(Message("dialog.rulings"), ask.lang)
        ask.confirm(Message("dialog.content", file=str(path)), Message("dialog.fine"))
        return position, pack

    return interview.run(script)


command = Command(
    "new",
    _new,
    argument("game"),
    argument("file", required=False),
    flag("template"),
    option("pack", metavar="FILE", help="help.pack_of_game"),
)
