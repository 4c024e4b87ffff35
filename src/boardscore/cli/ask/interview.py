"""The interview at the terminal: questions one by one; answers can be undone or changed.

A script is a function that asks its questions in order and computes something from the answers. It
runs again whenever an answer is undone; answered questions are then skipped. So every answer can be
changed at any time, and scripts need no code for it.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click
from attrs import evolve, frozen

from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.terminal import LONGEST, Lines, PlainLines
from boardscore.core.errors import BoardscoreError, DocumentError, Problem, describe_on
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import LineFormat, printable, width
from boardscore.core.value_checks import has_half_characters
from boardscore.documents.atomic_writer import SavedFile, copy_file
from boardscore.documents.document_files import decode, parse_json

T = TypeVar("T")

BACK = ("back", "zurück", "zurueck")
LIST = ("list", "liste")
QUIT = ("quit", "exit", "ende")
HELP = ("?", "help", "hilfe")
RULINGS = ("rulings", "ruling", "auslegungen", "auslegung")
EDIT = ("edit", "ändere", "aendere")

_ROOM = 25
"""The width of a line that is left for an answer."""

_NUMBER = "[0-9]{1,4}"
_QUOTED = re.compile(r"(['\"])((?:(?!\1).)+)\1", re.DOTALL)
_TAKEN_BACK = "?"
"""The mark in a draft before the key of an undone answer."""


class AgainError(Exception):
    """Raised to run the script again from its start, as an answer or its subject has changed."""


class EndedError(Exception):
    """Raised if no more answers come: the input has ended, or a word ended it."""


@frozen
class Instruction:
    """A word that is a command instead of an answer, in every language."""

    words: Sequence[str]
    """The word as typed."""
    follow: Callable[[str], None]
    """The action, given the text after the word."""
    behind: str = ""
    """A pattern for the text after the word."""

    def followed(self, line: str) -> bool:
        """Runs the action if a line is this instruction; returns whether it is."""
        word, _, rest = line.partition(" ")
        if word.lower() not in self.words or not re.fullmatch(self.behind, rest.strip()):
            return False
        self.follow(rest.strip())
        return True


class DraftFile:
    """The answers of an unfinished interview, in a file next to the target.

    Raises `NotSavedError` if the file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}.draft")
        self._file = SavedFile(self.path)
        self.copy: Path | None = None
        """The copy of an unreadable draft, if there was one."""

    def load(self) -> dict[str, str]:
        """The answers of an earlier interview; empty without a readable draft."""
        content = self._file.content
        if content is None:
            return {}
        try:
            kept = parse_json(decode(content))
        except DocumentError:
            kept = None
        if isinstance(kept, dict) and all(map(_is_answer, kept.items())):
            return kept
        self.copy = copy_file(self.path)
        return {}

    def keep(self, answers: Mapping[str, str]) -> None:
        """Saves the answers so far."""
        text = json.dumps(answers, ensure_ascii=False, indent=1)
        self._file.replace(text.encode("utf-8", "backslashreplace"))

    def drop(self) -> None:
        """Deletes the draft."""
        self._file.remove()


def _is_answer(entry: tuple[str, Any]) -> bool:
    """Whether an entry of a draft is a typed answer: text without lone surrogates."""
    return all(isinstance(part, str) and not has_half_characters(part) for part in entry)


class Interview:
    """One interview: the answers so far, and methods to ask for more.

    `keep` gets all answers after each of them. `instructions` precede those that every interview
    has, and `helping` describes all of them. `now` is the key of the current question.
    """

    def __init__(
        self,
        lang: str,
        answers: Mapping[str, str],
        keep: Callable[[Mapping[str, str]], None],
        instructions: Sequence[Instruction] = (),
        helping: Sequence[Message] = (),
    ) -> None:
        self.lang = lang
        self.answers = {key: answers[key] for key in answers if key[:1] != _TAKEN_BACK}
        self._before = {key[1:]: answers[key] for key in answers if key[:1] == _TAKEN_BACK}
        self._keep = keep
        self.now = ""
        self._helping = helping or (Message("dialog.commands"),)
        self._hints: tuple[Message, ...] = ()
        self._questions: dict[str, Message] = {}
        self._known: dict[str, Message] = {}
        self._shown: dict[str, str] = {}
        self.on_wish: dict[str, None] = {}
        """The keys of the questions asked on request."""
        self._is_wished = False
        self._instructions = (
            *instructions,
            Instruction(QUIT, self._quit),
            Instruction(BACK, self._back),
            Instruction(EDIT, self._edit, _NUMBER),
            Instruction(LIST, self._list),
            Instruction(HELP, self._help),
        )
        self._lines = _lines()

    def run(self, script: Callable[["Interview"], T]) -> T:
        """The result of the script; raises `EndedError`."""
        while True:
            self._questions.clear()
            self.on_wish.clear()
            try:
                return script(self)
            except AgainError:
                continue

    def ask(
        self,
        key: str,
        question: Message,
        read: Callable[[str], T],
        default: str | None = None,
        hint: Message | Sequence[Message] = (),
    ) -> T:
        """The answer to a question, parsed by `read`; asks until the answer is valid.

        `default` is the answer that Enter gives; `hint` is an explanation shown once, before the
        question; of several messages, the first explains and the others are examples.
        """
        hints = (hint,) if isinstance(hint, Message) else tuple(hint)
        self.now, self._known[key] = key, question
        found = self._answered(key, read)
        if not found:
            if hints:
                self.show(hints[0].key, self._wrapped(*hints))
            answer, value = self._answer(question, read, self._before.get(key, default), hints)
            self.answers[key] = answer
            self._save()
            found = [value]
        self._questions[key] = question
        return found[0]

    def ask_on_wish(
        self,
        key: str,
        question: Message,
        read: Callable[[str], T],
        default: str,
        hint: Sequence[Message],
    ) -> T:
        """The default answer, unless people want to answer the question, or did so before."""
        self.on_wish[key] = None
        if self._is_wished or key in self.keys:
            return self.ask(key, question, read, default, hint)
        return read(default)

    def wish(self) -> None:
        """Asks the questions that are on request only."""
        self._is_wished = True
        self.take_back(*(key for key in self.on_wish if key in self.answers))
        raise AgainError

    def sure(self, question: Message) -> bool:
        """Whether the answer to a question is yes; it is not saved, and Enter means no."""
        return self._answer(question, answer_parsers.yes_or_no, "n", ())[1]

    def changes(self, _: str) -> Mapping[str, str]:
        """The answers that a line changes in part, such as `u5 = Q`; none here."""
        return {}

    def confirm(self, explanation: Message, question: Message) -> None:
        """Lets people review and change everything until they confirm."""
        self.now, self._known = "", dict(self._questions)
        terminal.write(self._wrapped(explanation))
        while line := self._next_answer(question, ()):
            if line.lower() in answer_parsers.YES:
                return
            if line.lower() in answer_parsers.NO:
                self._list("")
            self.complain(Message("dialog.enter_or_edit"))

    def show(self, key: str, text: str) -> None:
        """Shows a text, unless it was the last text shown under this key."""
        if self._shown.get(key) != text:
            self._shown[key] = text
            terminal.write(text)

    def complain(self, message: Message) -> None:
        """Reports an invalid input."""
        for line in terminal.wrap(say(message, self.lang), "", "  "):
            terminal.write(click.style(line, fg="red"))

    def tell(self, problems: Sequence[Problem]) -> None:
        """Reports the problems of an answer, without their places outside of it."""
        for problem in problems:
            page = LineFormat(terminal.line_length())
            described = describe_on(evolve(problem, path=(), file=None), self.lang, page)
            sentence, *excerpt = described.split("\n")
            terminal.write("\n".join([*terminal.wrap(sentence, "", "  "), *excerpt]))

    def number(self, key: str) -> int:
        """The number of an answer for `edit`."""
        return [*self._listed()].index(key) + 1

    def knows(self, start: str) -> bool:
        """Whether there is an answer, given or undone, whose key has this prefix."""
        return any(key.startswith(start) for key in self.keys)

    @property
    def keys(self) -> set[str]:
        """The keys of all answers, given or undone."""
        return self.answers.keys() | self._before.keys()

    def take_back(self, *keys: str) -> None:
        """Undoes answers: they are asked for again, and Enter gives the same."""
        for key in keys:
            self._before[key] = self.answers.pop(key)
        self._save()

    def correct(self, key: str, offered: str) -> NoReturn:
        """Asks for an answer again; Enter gives the offered one."""
        del self.answers[key]
        self._before[key] = offered
        self._save()
        raise AgainError

    def forget(self, start: str) -> None:
        """Deletes every answer whose key has this prefix."""
        for known in (self.answers, self._before):
            for key in [key for key in known if key.startswith(start)]:
                del known[key]
        self._save()

    def _save(self) -> None:
        """Saves all answers, including undone ones."""
        back = {_TAKEN_BACK + key: self._before[key] for key in self._before.keys() - self.answers}
        self._keep({**self.answers, **back})

    def _answered(self, key: str, read: Callable[[str], T]) -> list[T]:
        """The value of an earlier answer, in a list; empty if there is none or it is invalid."""
        if key not in self.answers:
            return []
        found = self._understood(self.answers[key], read)
        if not found:
            self._before[key] = self.answers.pop(key)
        return found

    def _answer(
        self,
        question: Message,
        read: Callable[[str], T],
        offered: str | None,
        hints: tuple[Message, ...],
    ) -> tuple[str, T]:
        """The next valid answer, and its value."""
        found: list[T] = []
        words = read.words if isinstance(read, answer_parsers.Offering) else ()
        while not found:
            answer = self._next_answer(question, hints, offered, words)
            found = self._understood(answer, read)
            if answer == offered:  # it is invalid again
                offered = None
        return answer, found[0]

    def _understood(self, answer: str, read: Callable[[str], T]) -> list[T]:
        """The value of an answer, in a list; reports an invalid one and returns an empty list."""
        try:
            return [read(answer)]
        except BoardscoreError as error:
            self.tell(error.problems[:3])
            if self._lines.drop_typed_ahead():
                self.complain(Message("dialog.typed_ahead"))
            return []

    def _next_answer(
        self,
        question: Message,
        hints: tuple[Message, ...],
        offered: str | None = None,
        words: Sequence[str] = (),
    ) -> str:
        """The next line that is an answer; follows the instructions and corrections before it.

        Where lines can be edited, the earlier answer is filled in.
        """
        followed = {word for one in self._instructions for word in one.words}
        called = say(Message("dialog.words"), self.lang).split()
        known = [*words, *(word for word in called if word in followed)]
        is_filled_in = self._lines.fills_in and offered == self._before.get(self.now, ...)
        while True:
            shown = prompt(say(question, self.lang), None if is_filled_in else offered)
            line = self.line(shown, offered if is_filled_in else None, lambda: known)
            self._hints = hints
            if offered is not None and line == (offered if is_filled_in else ""):
                return offered
            if any(instruction.followed(line) for instruction in self._instructions):
                continue
            if not self._corrected(line):
                quoted = _QUOTED.fullmatch(line)  # it is never an instruction
                return quoted[2] if quoted else line

    def _corrected(self, line: str) -> bool:
        """Whether a line tried to change a part of an answer; runs the script again if it could."""
        if line[:1] in {"'", '"'}:
            return False
        try:
            changes = self.changes(line)
        except BoardscoreError as error:
            self.tell(error.problems[:3])
            return True
        if not changes:
            return False
        self.answers.update(changes)
        self._save()
        raise AgainError

    def line(
        self, question: str, before: str | None = None, words: Callable[[], Iterable[str]] = tuple
    ) -> str:
        """A typed line; raises `EndedError` if no more comes.

        Where lines can be edited, `before` is filled in, and Tab completes `words`.
        """
        while True:
            try:
                line = self._lines.line(question, before, words).strip()
            except UnicodeDecodeError:
                self.complain(Message("dialog.not_utf8"))
            except EOFError:
                raise EndedError from None
            except OSError:
                terminal.flush()  # an error while the question is written is not one of the input
                terminal.write("")
                self.complain(Message("dialog.no_input"))
                raise EndedError from None
            else:
                if not sys.stdin.isatty():
                    terminal.write(printable(line))
                why = _why_no_line(line)
                if why is None:
                    return line
                self.complain(why)

    def remembers_lines(self, wanted: bool) -> None:
        """Whether arrow keys recall what is typed from now on, if they recall anything."""
        self._lines.remembers(wanted)

    def _quit(self, _: str) -> NoReturn:
        raise EndedError

    def _back(self, _: str) -> None:
        if self._questions:
            self._again([*self._questions][-1])
        self.complain(Message("dialog.no_way_back"))

    def _edit(self, number: str) -> None:
        listed = [*self._listed()]
        if not 1 <= int(number) <= len(listed):
            key = "dialog.no_such_answer" if listed else "dialog.no_answer_yet"
            self.complain(Message(key, high=len(listed)))
            return
        if (key := listed[int(number) - 1]) in self.answers:
            self._again(key)
        # otherwise it is the current question, which is asked again anyway

    def _again(self, key: str) -> NoReturn:
        self.take_back(key)
        raise AgainError

    def _list(self, _: str) -> None:
        """Shows every question with its answer, numbered for `edit`."""
        if not self._listed():
            self.complain(Message("dialog.no_answer_yet"))
        for number, (key, question) in enumerate(self._listed().items(), start=1):
            given = self.answers.get(key, self._before.get(key, ""))
            answer = f"{say(question, self.lang)} {printable(given)}"
            terminal.write("\n".join(terminal.wrap(answer, f"{number:>4}  ", " " * 6)))

    def _listed(self) -> dict[str, Message]:
        """The questions with an answer, and the current one if its answer was undone."""
        return {
            key: question
            for key, question in self._known.items()
            if key in self.answers or (key == self.now and self.now in self._before)
        }

    def _help(self, _: str) -> None:
        for messages in filter(None, (self._hints, self._helping)):
            terminal.write(self._wrapped(*messages))

    def _wrapped(self, first: Message, *examples: Message) -> str:
        """An explanation, with examples below."""
        lines = terminal.wrap(say(first, self.lang), "  ", "  ")
        for example in examples:
            lines += terminal.wrap(say(example, self.lang), "    ", "      ")
        return "\n".join(lines)


def _lines() -> Lines:
    """The source of typed lines: an editor for people at a screen, plain input for all others."""
    if not terminal.is_screen() or terminal.is_dumb():
        return PlainLines()
    from boardscore.cli.ask.line_editor import LineEditor

    return LineEditor()


def _why_no_line(typed: str) -> Message | None:
    """The reason why typed or pasted text is not a valid line, if any."""
    if has_half_characters(typed):
        return Message("dialog.not_utf8")
    if len(typed) > LONGEST:
        return Message("dialog.too_long", most=LONGEST)
    if "\n" in typed:
        return Message("dialog.several_lines", lines=typed.count("\n") + 1)
    return None


def prompt(question: str, offered: str | None = None) -> str:
    """The prompt before a typed answer; a long question is written above it, in full."""
    shown = f"[{printable(offered)}] " if offered else ""
    if width(question) <= terminal.line_length() - _ROOM:
        return f"{question} {shown}"
    terminal.write("\n".join(terminal.wrap(question, "", "")))
    return f"{shown}> "
