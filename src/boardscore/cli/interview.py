"""Questions and answers at the terminal: asked one by one, taken back, changed, never lost.

A script is a function that asks its questions in order and makes something of the answers. It is
run again whenever an answer was taken back: questions that have an answer are then not asked
again. So every answer can be changed at any time, and a script is as simple as if nobody could.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NoReturn, TypeVar

import click
from attrs import evolve

from boardscore.cli import terminal
from boardscore.display import printable
from boardscore.errors import BoardscoreError, Problem
from boardscore.messages import Message, say

T = TypeVar("T")

_BACK = {"back", "zurück", "zurueck"}
_LIST = {"list", "liste"}
_QUIT = {"quit", "exit", "ende"}
_HELP = {"?", "help", "hilfe"}
_EDIT = re.compile(r"(?:edit|ändere|aendere)\s+([0-9]{1,4})", re.IGNORECASE)
_QUOTED = re.compile(r"(['\"])(.+)\1", re.DOTALL)


class _AgainError(Exception):
    """An answer was taken back: the script is to be run from its start."""


class BackError(Exception):
    """There is no answer of this interview left to take back."""


class EndedError(Exception):
    """Nobody wants to answer any more: the input has ended, or was ended by a word."""


class Draft:
    """The answers of an interview that is not done yet, in a file beside the one to be written."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}.draft")

    def load(self) -> dict[str, str]:
        """The answers kept by an earlier interview; none if there is no draft that can be read."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(key): str(kept[key]) for key in kept} if isinstance(kept, dict) else {}

    def keep(self, answers: Mapping[str, str]) -> None:
        """Keeps the answers given so far."""
        replace_file(self.path, json.dumps(answers, ensure_ascii=False, indent=1))

    def drop(self) -> None:
        """Takes the draft away: it is not needed any more."""
        self.path.unlink(missing_ok=True)


def replace_file(path: Path, text: str) -> None:
    """Writes a text file so that there is the old one or the new one, whatever happens."""
    beside = path.with_name(f"{path.name}.new")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    beside.replace(path)


class Interview:
    """One interview: what was answered so far, and how to ask for more."""

    def __init__(
        self, lang: str, answers: Mapping[str, str], keep: Callable[[Mapping[str, str]], None]
    ) -> None:
        self.lang = lang
        self.answers = dict(answers)
        self._keep = keep
        self._before: dict[str, str] = {}
        self._asked: dict[str, Message] = {}
        self._shown: dict[str, str] = {}
        _use_line_editor()

    def run(self, script: Callable[["Interview"], T]) -> T:
        """What the script makes of the answers; raises `EndedError` or `BackError`."""
        while True:
            self._asked.clear()
            try:
                return script(self)
            except _AgainError:
                continue

    def ask(
        self,
        key: str,
        question: Message,
        read: Callable[[str], T],
        usual: str | None = None,
        hint: Message | None = None,
    ) -> T:
        """The answer to a question, as `read` understands it; asked until it can be understood.

        `usual` is the answer that Enter gives; `hint` is explained once, before the question.
        """
        found = self._answered(key, read)
        if hint is not None and not found:
            self.show(hint.key, self._wrapped(hint))
        while not found:
            answer = self._answer(key, question, usual, hint)
            found = self._understood(answer, read)
            if found:
                self.answers[key] = answer
                self._keep(self.answers)
        self._asked[key] = question
        return found[0]

    def confirm(self, question: Message) -> None:
        """Lets everything be looked at and changed, until it is fine."""
        while answer := self.line(say(question, self.lang)):
            if not self._command(answer):
                self.complain(Message("dialog.enter_or_edit"))

    def show(self, key: str, text: str) -> None:
        """Shows a text, unless it was the last thing that was shown under this key."""
        if self._shown.get(key) != text:
            self._shown[key] = text
            terminal.write(text)

    def complain(self, message: Message) -> None:
        """Says that something will not do."""
        terminal.write(click.style(say(message, self.lang), fg="red"))

    def _answered(self, key: str, read: Callable[[str], T]) -> list[T]:
        """What an earlier answer means, in a list; nothing if there is none or it will not do."""
        if key not in self.answers:
            return []
        found = self._understood(self.answers[key], read)
        if not found:
            self._before[key] = self.answers.pop(key)
        return found

    def _answer(self, key: str, question: Message, usual: str | None, hint: Message | None) -> str:
        """The next line that is an answer and no command."""
        offered = self._before.get(key, usual)
        while True:
            line = self.line(_prompt(say(question, self.lang), offered))
            if not line and offered is not None:
                return offered
            if line.lower() in _HELP:
                self._help(hint)
            elif not self._command(line):
                return _unquoted(line)

    def _understood(self, answer: str, read: Callable[[str], T]) -> list[T]:
        """What an answer means, in a list; nothing, after it was said why, if it will not do."""
        try:
            return [read(answer)]
        except BoardscoreError as error:
            for problem in error.problems[:3]:
                terminal.write(_without_place(problem).describe(self.lang))
            return []

    def line(self, prompt: str) -> str:
        """A line that a person types; raises `EndedError` if the input has ended."""
        if sys.stdin is None:
            raise EndedError
        while True:
            try:
                line = input(terminal.encodable(prompt)).strip()
            except UnicodeDecodeError:
                self.complain(Message("dialog.not_utf8"))
            except EOFError:
                raise EndedError from None
            else:
                if not sys.stdin.isatty():
                    terminal.write(printable(line))
                return line

    def _command(self, line: str) -> bool:
        """Whether the line was a command, which was then followed."""
        word = line.lower()
        if word in _QUIT:
            raise EndedError
        if word in _BACK:
            self._back()
        if edited := _EDIT.fullmatch(line):
            self._edit(int(edited[1]))
        elif word in _LIST:
            self._list()
        elif word in _HELP:
            self._help(None)
        else:
            return False
        return True

    def _back(self) -> NoReturn:
        if not self._asked:
            raise BackError
        self._take_back([*self._asked][-1])

    def _edit(self, number: int) -> None:
        if not 1 <= number <= len(self._asked):
            self.complain(Message("dialog.no_such_answer", high=len(self._asked)))
            return
        self._take_back([*self._asked][number - 1])

    def _take_back(self, key: str) -> NoReturn:
        self._before[key] = self.answers.pop(key)
        self._keep(self.answers)
        raise _AgainError

    def _list(self) -> None:
        """Shows every question with its answer, numbered for `edit`."""
        for number, (key, question) in enumerate(self._asked.items(), start=1):
            asked = say(question, self.lang)
            terminal.write(f"{number:>4}  {asked} {_shown(self.answers[key])}")

    def _help(self, hint: Message | None) -> None:
        for message in filter(None, (hint, Message("dialog.commands"))):
            terminal.write(self._wrapped(message))

    def _wrapped(self, message: Message) -> str:
        return "\n".join(terminal.wrapped(say(message, self.lang), "  ", "  "))


def _use_line_editor() -> None:
    """Arrow keys edit the line, where the system has the means."""
    with suppress(ImportError):
        import_module("readline")


def remembers_lines(wanted: bool) -> None:
    """Whether the arrow keys bring back what is typed from now on, where the system does that."""
    with suppress(ImportError, AttributeError):
        import_module("readline").set_auto_history(wanted)


def _prompt(question: str, offered: str | None) -> str:
    return f"{question} [{_shown(offered)}] " if offered else f"{question} "


def _shown(answer: str) -> str:
    return printable(answer)


def _unquoted(line: str) -> str:
    """A line in quotes is meant as it is, whatever command it looks like."""
    quoted = _QUOTED.fullmatch(line)
    return quoted[2] if quoted else line


def _without_place(problem: Problem) -> Problem:
    """A problem of an answer stands nowhere else than in the answer."""
    return evolve(problem, path=(), file=None)
