"""The line editor on a screen: arrow keys, history, Tab, safe pasting.

Loaded only for questions on a screen, as loading takes a while.
"""

import re
import signal
import sys
from asyncio import get_running_loop
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate, groupby
from os.path import commonprefix
from typing import ClassVar

from prompt_toolkit.application import get_app, run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import has_selection
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.input.typeahead import get_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout.processors import Processor, Transformation, TransformationInput
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import PromptSession

from boardscore.cli import terminal
from boardscore.cli.terminal import LONGEST
from boardscore.core.terminal_text import printable

_BEGUN = re.compile(r"[^\s,/]*\Z")
"""The word before the cursor, which Tab completes."""


_PASTED = 32
"""The number of simultaneous characters that count as pasted."""

_ENDING = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
"""The signals that end a process, apart from that of Ctrl-C."""


class LineEditor:
    """Edits lines on a screen, with a history for the arrow keys."""

    fills_in: ClassVar[bool] = True

    def __init__(self) -> None:
        self._history = _History()
        self._words: Callable[[], Iterable[str]] = tuple

    def line(self, question: str, before: str | None, words: Callable[[], Iterable[str]]) -> str:
        """A line; Tab completes `words`.

        `before` is filled in: Enter accepts it, Backspace deletes its last letter, and any other
        key replaces it.

        Raises `EOFError` if the terminal is gone, and `KeyboardInterrupt`. A signal that ends the
        process does so after the terminal is restored.
        """
        self._words = words
        session: PromptSession[str] = PromptSession(
            question,
            history=self._history,
            key_bindings=self._keys(),
            input_processors=[_Escaped()],
            color_depth=ColorDepth.DEPTH_1_BIT,
            enable_suspend=True,
            reserve_space_for_menu=0,
            input=_input(),
            output=_output(),
        )
        with _ended_afterwards() as heed:
            session.app.pre_run_callables.append(lambda: _select(session.default_buffer))
            return session.prompt(default=before or "", pre_run=heed)

    def remembers(self, wanted: bool) -> None:
        """Whether arrow keys recall what is typed from now on."""
        self._history.is_wanted = wanted

    def drop_typed_ahead(self) -> bool:
        """Drops text that was typed or pasted too early; returns whether there was any."""
        return bool(get_typeahead(_input())) | terminal.drop_typed_ahead()

    def _keys(self) -> KeyBindings:
        """The keys with a special meaning here."""
        keys = KeyBindings()
        keys.add(Keys.Tab)(lambda _: self._complete())
        keys.add(Keys.BracketedPaste)(_paste)
        keys.add(Keys.Any)(lambda event: _insert(event, event.data * event.arg))
        keys.add(Keys.Backspace, filter=has_selection)(_rub_out)
        keys.add(Keys.Enter, filter=has_selection)(_take)
        return keys

    def _complete(self) -> None:
        """Completes the word before the cursor as far as possible, or lists its continuations."""
        buffer = get_app().current_buffer
        begun = _BEGUN.findall(buffer.document.text_before_cursor)[0]
        offered = dict.fromkeys(self._words())
        found = [word for word in offered if word.lower().startswith(begun.lower())]
        common = commonprefix(found)  # noqa: RUF071  (of words)
        if len(common) > len(begun) or len(found) == 1:
            buffer.delete_before_cursor(len(begun))
            buffer.insert_text(common if len(found) > 1 else f"{common} ")
        elif found:
            run_in_terminal(lambda: _list(found))


def _input() -> Input:
    """The keys pressed, and all characters that arrived together."""
    keys = create_input()
    read = keys.read_keys
    keys.read_keys = lambda: [*_joined(_all(read))]  # type: ignore[method-assign]
    return keys


def _all(read: Callable[[], list[KeyPress]]) -> Iterator[KeyPress]:
    """All that can be read now, up to about the longest line."""
    left = LONGEST
    while left > 0 and (pressed := read()):
        yield from pressed
        left -= len(pressed)


def _joined(keys: Iterable[KeyPress]) -> Iterator[KeyPress]:
    """The same pressed keys; more at once than a hand can type become one paste.

    Most terminals mark a paste, but not all.
    """
    for is_special, together in groupby(keys, lambda press: isinstance(press.key, Keys)):
        pressed = [*together]
        if is_special or len(pressed) < _PASTED:
            yield from pressed
        else:
            yield KeyPress(Keys.BracketedPaste, "".join(press.data for press in pressed))


def _output() -> Output:
    """The editor's screen, without queries: its replies could be mistaken for an answer."""
    screen = create_output()
    if isinstance(screen, Vt100_Output):
        screen.enable_cpr = False
    return screen


@contextmanager
def _ended_afterwards() -> Iterator[Callable[[], None]]:
    """Delays signals that end the process until the line editor has restored the terminal.

    Yields a function to call once lines can be typed.
    """
    previous = {int(number): signal.getsignal(number) for number in _ENDING}
    handled = [number for number in previous if previous[number] is not signal.SIG_IGN]
    caught: list[int] = []

    def end(number: int) -> None:
        caught.append(number)
        get_app().exit(exception=EOFError)

    def heed() -> None:
        for number in handled:
            get_running_loop().add_signal_handler(number, end, number)

    try:
        yield heed
    finally:
        for number in handled:
            signal.signal(number, previous[number])
        for number in caught:
            signal.raise_signal(number)


def _select(buffer: Buffer) -> None:
    """Selects the whole typed line, so that typing replaces it."""
    if not buffer.text:
        return
    buffer.cursor_position = 0
    buffer.start_selection()
    if buffer.selection_state:
        buffer.selection_state.enter_shift_mode()
    buffer.cursor_position = len(buffer.text)


def _list(words: Sequence[str]) -> None:
    """Shows words to choose in as few lines as possible, above the typed line."""
    terminal.write("\n".join(terminal.wrap("  ".join(map(printable, words)), "  ", "  ")))


def _paste(event: KeyPressEvent) -> None:
    """Inserts a pasted text as one piece, even with several lines; only people press Enter."""
    _insert(event, re.sub(r"\r\n?", "\n", event.data).strip("\n"))


def _rub_out(event: KeyPressEvent) -> None:
    """Deletes the last letter of the filled-in line."""
    event.current_buffer.exit_selection()
    event.current_buffer.delete_before_cursor()


def _take(event: KeyPressEvent) -> None:
    """Accepts the filled-in text of the line."""
    event.current_buffer.exit_selection()
    event.current_buffer.validate_and_handle()


def _insert(event: KeyPressEvent, text: str) -> None:
    """Inserts as much as the typed line has room for: longer lines are refused."""
    buffer = event.current_buffer
    buffer.cut_selection()
    buffer.insert_text(text[: LONGEST + 1 - len(buffer.text)])


class _History(InMemoryHistory):
    """Earlier lines, except those that others must not see."""

    is_wanted = True

    def append_string(self, string: str) -> None:
        if self.is_wanted:
            super().append_string(string)


class _Escaped(Processor):
    """Shows control characters as escapes; the text does not change."""

    def apply_transformation(self, transformation_input: TransformationInput) -> Transformation:
        shown: StyleAndTextTuples = [
            (style, printable(char))
            for style, text, *_ in transformation_input.fragments
            for char in text
        ]
        begins = [*accumulate((len(text) for _, text, *_ in shown), initial=0)]
        return Transformation(
            shown,
            source_to_display=lambda at: begins[min(at, len(shown))],
            display_to_source=lambda at: sum(begin <= at for begin in begins[1:]),
        )
