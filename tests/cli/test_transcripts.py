"""Calls of the command line with the answers typed, and what they print and write.

Each file of `transcripts` has cases; a case is one or more steps, taken in order in one folder. A
step first sets `env`, removes and writes files, then runs the command with the lines of `stdin`.
A line `&NAME` stands for the lines of that text, `&NAME:3` for its first 3. A text of several lines
is a list. Without `code` the command must end with 0, without a key `err` it must report no error.
Only `out` and `err` may be expected to be empty.
Keys with `says` compare without regard to line breaks. `why` gives the reason for what is expected.
With `needs_table` the case is skipped without the extra for tables.
In a call `{python}` is this Python and `{tests}` the folder of the tests; `<x*9>` is nine times x.
`unchanged` names files that the command must not change.
`same` is the number of an earlier step with the same outcome; `same_out`, with the same output.

Steps without `run` have one of these:

- `process`: the call runs in a new process, with streams `closed` as shells write it, and with no
  more than `most` bytes in a file: a number, or a file and the number of bytes that it may grow by.
- `again`: the first command of the last output that contains this text.
- `terminal`: the call runs on a terminal with so many `columns`. Each row of `keys` has the text to
  wait for, the keys to press then, and checks of what was shown since the last keys; it may also
  write or remove files. `<SIGINT>` is a signal. The `code` null means that the program still runs
  after the last row; then it is killed.

A case with a new process takes long unless it is `quick`.
"""

import json
import os
import re
import shlex
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

import boardscore
from tests import HANGS
from tests.cli import Outcome, process
from tests.cli.checks import EMPTY, each, expanded, holds, part, text_of
from tests.cli.conftest import Cli, write_examples
from tests.cli.terminals import PLAIN, press_ctrl_c, read, terminal
from tests.tables import read_json

Data = dict[str, Any]
FOLDER = Path(__file__).parent / "transcripts"
BOOKS: dict[str, Data] = {path.stem: read_json(path) for path in sorted(FOLDER.glob("*"))}


def parsed(name: str) -> Any:
    """The data of a file: JSON, JSON Lines, or TOML."""
    text = Path(name).read_text(encoding="utf-8")
    if name.endswith(".jsonl"):
        return [json.loads(line) for line in text.splitlines()]
    return json.loads(text) if name.endswith((".json", ".draft")) else tomllib.loads(text)


OF_FILES: dict[str, Callable[..., Any]] = {
    "exists": lambda name: Path(name).exists(),
    "gone": lambda name: not Path(name).exists(),
    "file_has": lambda name, text: text and expanded(text) in Path(name).read_text("utf-8"),
    "file_times": lambda name, text, n: Path(name).read_text(encoding="utf-8").count(text) == n,
    "file_lacks": lambda name, text: text not in Path(name).read_text(encoding="utf-8"),
    "file_matches": lambda name, pattern: re.search(pattern, Path(name).read_text("utf-8")),
    "same_files": lambda one, other: Path(one).read_bytes() == Path(other).read_bytes(),
    "same_load": lambda one, other: boardscore.load(one) == boardscore.load(other),
    "found": lambda pattern, names: sorted(map(str, Path().rglob(pattern))) == names,
    "names": lambda folder, names: sorted(one.name for one in Path(folder).iterdir()) == names,
    "field": lambda name, path, value: part(parsed(name), path) == value,
    "field_has": lambda name, path, value: value in part(parsed(name), path),
    "field_lacks": lambda name, path, value: value not in part(parsed(name), path),
    "load": lambda name, path, value: part(boardscore.load(name), path) == value,
    "score": lambda name, path, value: part(boardscore.score(boardscore.load(name)), path) == value,
}


def called(word: str) -> str:
    """A word of a call, with the places of this machine."""
    places = {"{python}": sys.executable, "{tests}": str(FOLDER.parents[1])}
    return re.sub(r"\{\w+\}", lambda found: places.get(found[0], found[0]), expanded(word))


class Player:
    """Takes the steps of a case."""

    def __init__(self, texts: Data, cli: Cli, monkeypatch: pytest.MonkeyPatch, folder: Path):
        self.texts, self.cli, self.folder = texts, cli, folder
        self.setenv = monkeypatch.setenv
        self.done: list[Outcome] = []

    def named(self, lines: list[str]) -> Iterator[str]:
        """Lines, with those of each text that they name."""
        for line in lines:
            name, _, count = line.removeprefix("&").partition(":")
            yield from self.texts[name][: int(count or 999)] if line.startswith("&") else [line]

    def typed(self, stdin: Any) -> str:
        if isinstance(stdin, dict):
            text: str = stdin["text"]
            return text
        return expanded("".join(f"{one}\n" for one in self.named(stdin)))

    def prepare(self, env: Data, remove: list[str], files: Data) -> None:
        """Sets variables, removes files, writes files; a name with a slash is a folder."""
        for name, value in env.items():
            self.setenv(name, value.replace("{folder}", str(self.folder)))
        for name in remove:
            Path(name).unlink()
        for name, content in files.items():
            if name.endswith("/"):
                Path(name).mkdir(exist_ok=True)
            elif isinstance(content, dict) and "bytes" in content:
                Path(name).write_bytes(content["bytes"].encode("latin-1"))
            else:
                Path(name).write_text(self.content(name, content), encoding="utf-8")

    def content(self, name: str, content: Any) -> str:
        """A text, one that is named, or a value as JSON; a list of values as JSON Lines.

        `{"of": NAME, "3": {...}}` is that text with other values in its line 3, counted from 0.
        """
        if isinstance(content, dict) and "of" in content:
            lines = enumerate(self.texts[content["of"]])
            content = [{**line, **content.get(str(number), {})} for number, line in lines]
        if isinstance(content, str) and content.startswith("&"):
            content = self.texts[content[1:]]
        if isinstance(content, str) or (
            content and isinstance(content, list) and isinstance(content[0], str)
        ):
            return text_of(content)
        lines = content if name.endswith(".jsonl") else [content]
        ending = "\n" if name.endswith(".jsonl") else ""
        return "".join(json.dumps(line) + ending for line in lines)

    def take(self, step: Data) -> None:
        """Takes one step and compares what it prints and leaves behind."""
        left = {key: value for key, value in step.items() if key not in {"why", "quick"}}
        assert left.get("unchanged") != []
        if left.pop("needs_table", False):
            pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")
        self.prepare(left.pop("env", {}), left.pop("remove", []), left.pop("files", {}))
        kept = {name: Path(name).read_bytes() for name in left.pop("unchanged", [])}
        (way,) = left.keys() & {"run", "again", "process", "terminal"}
        code = left.pop("code", 0)
        done = getattr(self, way)(left.pop(way), left, code)
        assert done.code == code, done.out + done.err
        if "same" in left:
            assert done == self.done[left.pop("same")]
        if "same_out" in left:
            assert done.out == self.done[left.pop("same_out")].out
        if "ends_as" in left:
            assert done.out.endswith(self.done[left.pop("ends_as")].out.partition("\n\n")[2])
        assert kept == {name: Path(name).read_bytes() for name in kept}
        self.done.append(done)
        assert done.err == "" or any(key.startswith("err") for key in left), done.err
        for key, expected in left.items():
            self.compare(key, expected, done.out, done.err)

    def words(self, call: list[str]) -> list[str]:
        return [called(word).replace("{folder}", str(self.folder)) for word in self.named(call)]

    def run(self, call: list[str], step: Data, _: object) -> Outcome:
        stdin, environ = self.typed(step.pop("stdin", [])), step.pop("environ", {})
        return self.cli(*self.words(call), stdin=stdin, **environ)

    def again(self, text: str, step: Data, code: object) -> Outcome:
        line = next(one for one in self.done[-1].out.splitlines() if text in one)
        return self.run(shlex.split(line)[1:], step, code)

    def process(self, call: list[str], step: Data, _: object) -> Outcome:
        """Standard input and a name may have bytes that are no UTF-8, as half characters."""
        stdin = self.typed(step.pop("stdin", [])).encode(errors="surrogateescape")
        words = [os.fsencode(word) for word in self.words(call)]
        closed, encoding = step.pop("closed", ""), step.pop("encoding", "utf-8")
        environ, most = step.pop("environ", {}), step.pop("most", None)
        if isinstance(most, list):
            most = Path(most[0]).stat().st_size + most[1]
        done = process(*words, stdin=stdin, environ=environ, closed=closed, most=most)
        out, err = (text.encode("latin-1").decode(encoding) for text in done[1:])
        return Outcome(done.code, out, err)

    def terminal(self, call: list[str], step: Data, code: int | None) -> Outcome:
        columns, environ = step.pop("columns", 80), step.pop("environ", PLAIN)
        with terminal(*self.words(call), columns=columns, environ=environ) as (running, ours):
            shown = []
            for row in step.pop("keys", []):
                until, keys, checks = [*row, *("", {})[len(row) - 1 :]]
                checks = {**checks}
                shown.append(read(ours, until.replace("\n", "\r\n").encode()))
                self.prepare({}, checks.pop("remove", []), checks.pop("files", {}))
                for key, expected in checks.items():
                    self.compare(key, expected, shown[-1], "")
                if keys == "<SIGINT>":
                    press_ctrl_c(running, ours)
                elif keys.startswith("<SIG"):
                    running.send_signal(getattr(signal, keys[1:-1]))
                else:
                    os.write(ours, keys.encode())
            if code is None:
                assert running.poll() is None, "".join(shown)
                return Outcome(None, "".join(shown), "")  # type: ignore[arg-type]
            shown.append(read(ours))
            return Outcome(running.wait(HANGS), "".join(shown), "")

    def compare(self, key: str, expected: Any, out: str, err: str) -> None:
        assert key in {"out", "err"} or expected not in EMPTY, key
        if key == "file_lacks_folder":
            assert str(self.folder) not in Path(*expected).read_text(encoding="utf-8")
        elif key == "file":
            for name, text in expected.items():
                assert Path(name).read_text(encoding="utf-8-sig") == self.content(name, text), name
        elif key in OF_FILES:
            for row in each(expected):
                assert OF_FILES[key](*each(row)), (key, row)
        else:
            stream, _, check = key.partition("_") if key.startswith("err") else ("", "", key)
            text = err if stream else out
            assert holds(text, "" if check == "out" else check, expected), (key, expected, text)


LONG = {"verify", "verify_known", "new_with_pack", "pack_contents", "play_goes_on", "play_hints"}
"""Transcripts that start another program in most cases, or have many answers each."""


def is_long(book: str, steps: list[Data]) -> bool:
    """Whether a case takes long: others start no process, or are marked as quick."""
    starts = any(step.keys() & {"process", "terminal"} for step in steps)
    return book in LONG or (starts and not any("quick" in step for step in steps))


def cases_of(book: str) -> list[Any]:
    return [
        pytest.param(name, id=name, marks=[pytest.mark.long] * is_long(book, steps))
        for name, steps in BOOKS[book]["cases"].items()
    ]


def cases(*, with_needs: bool) -> list[Any]:
    """All cases, or those that need other modules, which may be skipped alone."""
    return [
        pytest.param(book, *case.values, id=f"{book}-{case.id}", marks=case.marks)
        for book, content in BOOKS.items()
        if "runner" not in content
        for case in cases_of(book)
        if any("needs_table" in step for step in content["cases"][case.id]) is with_needs
    ]


def play(book: str, name: str, cli: Cli, tmp_path: Path) -> None:
    """Plays a case in a separate folder."""
    folder = Path(mkdtemp(dir=tmp_path))
    write_examples(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))
        player = Player(BOOKS[book].get("texts", {}), cli, patch, folder)
        player.prepare(**{"env": {}, "remove": [], "files": {}, **BOOKS[book].get("before", {})})
        for step in BOOKS[book]["cases"][name]:
            player.take(step)


@pytest.mark.parametrize(("book", "name"), cases(with_needs=True))
def test_transcript_that_needs_an_extra(book: str, name: str, cli: Cli, tmp_path: Path) -> None:
    play(book, name, cli, tmp_path)


@pytest.mark.together
@pytest.mark.parametrize(("book", "name"), cases(with_needs=False))
def test_transcript(book: str, name: str, cli: Cli, tmp_path: Path) -> None:
    """A book with a `runner` is played there, with what its cases need."""
    play(book, name, cli, tmp_path)


SHOWN = "files", "exists", "file", "file_has", "file_times", "field", "names", "run"


def test_books_are_played_and_name_their_files() -> None:
    """Every case has steps, and a file that must be `gone` is shown or called by a step."""
    for book, content in BOOKS.items():
        if "runner" in content:
            assert f'cases_of("{book}")' in (FOLDER.parent / content["runner"]).read_text("utf-8")
        assert all(content["cases"].values())
        steps = [step for case in content["cases"].values() for step in case]
        shown = json.dumps([step.get(key) for step in steps for key in SHOWN])
        for name in (name for step in steps for name in each(step.get("gone", []))):
            assert json.dumps(name) in shown, name
