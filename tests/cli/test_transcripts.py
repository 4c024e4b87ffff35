"""Calls of the command line with the answers typed, and what they print and write.

Each file of `transcripts` has cases; a case is one or more steps, taken in order in one folder. A
step first sets `env`, removes and writes files, then runs the command with the lines of `stdin`.
A line `&NAME` stands for the lines of that text, `&NAME:3` for its first 3. A text of several lines
is a list. Without `code` the command must end with 0, without a key `err` it must report no error.
Keys with `says` compare without regard to line breaks. `why` gives the reason for what is expected.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import boardscore
from tests.cli.conftest import Cli

Data = dict[str, Any]
FOLDER = Path(__file__).parent / "transcripts"
BOOKS: dict[str, Data] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*"))
}


def one_line(text: str) -> str:
    return " ".join(text.split())


def text_of(lines: str | list[str]) -> str:
    return lines if isinstance(lines, str) else "\n".join(lines)


def each(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


Check = Callable[[str, Any], bool]
OF_TEXT: dict[str, Check] = {
    "": lambda text, said: said is None or text == text_of(said),
    "has": lambda text, said: all(text_of(one) in text for one in each(said)),
    "lacks": lambda text, said: all(text_of(one) not in text for one in each(said)),
    "begins": lambda text, said: text.startswith(text_of(said)),
    "ends": lambda text, said: text.endswith(text_of(said)),
    "times": lambda text, said: all(text.count(text_of(one)) == n for one, n in said),
    "totals": lambda text, said: (
        re.findall(r"^(?:Total|Summe) +(.*)", text, re.M)[-1].split() == said
    ),
    "says": lambda text, said: OF_TEXT["has"](one_line(text), said),
    "says_not": lambda text, said: OF_TEXT["lacks"](one_line(text), said),
    "says_all": lambda text, said: one_line(text) == said,
    "says_first": lambda text, said: one_line(text).startswith(said),
    "says_last": lambda text, said: one_line(text).endswith(said),
    "says_times": lambda text, said: OF_TEXT["times"](one_line(text), said),
}


def parsed(name: str) -> Any:
    """The data of a file: JSON, JSON Lines, or TOML."""
    text = Path(name).read_text(encoding="utf-8")
    if name.endswith(".jsonl"):
        return [json.loads(line) for line in text.splitlines()]
    return json.loads(text) if name.endswith(".json") else tomllib.loads(text)


def part(value: Any, path: list[str | int]) -> Any:
    """The part of a value at a path of keys, indexes and attributes; `moves`: all but the first."""
    for step in path:
        if step == "moves" and isinstance(value, list):
            value = value[1:]
        elif isinstance(value, dict | list | tuple):
            value = value[step]  # type: ignore[call-overload, index]
        else:
            value = getattr(value, str(step))
    return value


OF_FILES: dict[str, Callable[..., bool]] = {
    "exists": lambda name: Path(name).exists(),
    "gone": lambda name: not Path(name).exists(),
    "file": lambda name, text: Path(name).read_text(encoding="utf-8") == text_of(text),
    "field": lambda name, path, value: part(parsed(name), path) == value,
    "field_has": lambda name, path, value: value in part(parsed(name), path),
    "field_lacks": lambda name, path, value: value not in part(parsed(name), path),
    "load": lambda name, path, value: part(boardscore.load(name), path) == value,
    "load_pack": lambda name, path, value: part(boardscore.load_pack(name), path) == value,
    "score": lambda name, path, value: part(boardscore.score(boardscore.load(name)), path) == value,
}


class Player:
    """Takes the steps of a case."""

    def __init__(self, texts: Data, cli: Cli, monkeypatch: pytest.MonkeyPatch, folder: Path):
        self.texts, self.cli, self.folder = texts, cli, folder
        self.setenv = monkeypatch.setenv

    def named(self, lines: list[str]) -> Iterator[str]:
        """Lines, with those of each text that they name."""
        for line in lines:
            name, _, count = line.removeprefix("&").partition(":")
            yield from self.texts[name][: int(count or 999)] if line.startswith("&") else [line]

    def typed(self, stdin: Any) -> str:
        return (
            stdin["text"]
            if isinstance(stdin, dict)
            else "".join(f"{one}\n" for one in self.named(stdin))
        )

    def prepare(self, env: Data, remove: list[str], files: Data) -> None:
        """Sets variables, removes files, writes files; a name with a slash is a folder."""
        for name, value in env.items():
            self.setenv(name, value.replace("{folder}", str(self.folder)))
        for name in remove:
            Path(name).unlink()
        for name, content in files.items():
            if name.endswith("/"):
                Path(name).mkdir(exist_ok=True)
            else:
                Path(name).write_text(self.content(name, content), encoding="utf-8")

    def content(self, name: str, content: Any) -> str:
        """A text, one that is named, or a value as JSON; a list of values as JSON Lines."""
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
        left = {**step}
        left.pop("why", None)
        self.prepare(left.pop("env", {}), left.pop("remove", []), left.pop("files", {}))
        stdin, environ = self.typed(left.pop("stdin", [])), left.pop("environ", {})
        code, out, err = self.cli(*left.pop("run"), stdin=stdin, **environ)
        assert code == left.pop("code", 0), out + err
        assert err == "" or any(key.startswith("err") for key in left), err
        for key, expected in left.items():
            self.compare(key, expected, out, err)

    @staticmethod
    def compare(key: str, expected: Any, out: str, err: str) -> None:
        if key in OF_FILES:
            for row in [*expected.items()] if isinstance(expected, dict) else each(expected):
                assert OF_FILES[key](*each(row) if key not in {"file"} else row), (key, row)
            return
        stream, _, check = key.partition("_") if key.startswith("err") else ("", "", key)
        text = err if stream else out
        assert OF_TEXT["" if check == "out" else check](text, expected), (key, expected, text)


CASES = [
    pytest.param(book, name, id=f"{book}-{name}") for book in BOOKS for name in BOOKS[book]["cases"]
]


@pytest.mark.parametrize(("book", "name"), CASES)
def test_transcript(
    book: str, name: str, cli: Cli, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    player = Player(BOOKS[book].get("texts", {}), cli, monkeypatch, folder)
    before = BOOKS[book].get("before", {})
    player.prepare(before.get("env", {}), before.get("remove", []), before.get("files", {}))
    for step in BOOKS[book]["cases"][name]:
        player.take(step)
