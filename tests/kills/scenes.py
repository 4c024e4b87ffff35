"""The dialogs and searches that write: the typed lines, and the expected files on disk."""

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from boardscore.records import read_record
from boardscore.verify.search import saved_counterexamples
from tests.cli.hand_games import PIER18_RECORD, PIER18_TYPED, write_packs
from tests.kills.runs import Ended, Fault, Kill, run
from tests.verify.samples import IMPLEMENTATION


class Scene:
    """A dialog: its command, the typed lines, and how many of them are on disk."""

    args: Sequence[str]
    lines: Sequence[str]
    patience = 1
    """The number of attempts to find one more write."""

    def prepare(self) -> None:
        """Writes the files that the dialog needs."""

    def kept(self) -> int:
        """The number of lines on disk; raises if a file there cannot be read."""
        raise NotImplementedError

    def check_end(self) -> None:
        raise NotImplementedError

    def typing(self) -> "Typing":
        """The typist of the lines that are not on disk yet."""
        return Typing(self.lines[self.kept() :])

    def try_(self, fault: Fault | None = None, kill: Kill | None = None) -> Ended:
        """Fails once, checks the disk, continues to the end and checks again."""
        typing = self.typing()
        ended = run(self.args, typing, fault, kill)
        assert "TRACEBACK" not in ended.shown, ended.shown
        if ended.code < 0:
            assert typing.taken <= self.kept() <= len(typing.typed), (typing.typed, self.kept())
        for _ in range(3):
            if self.kept() == len(self.lines):
                break
            assert "TRACEBACK" not in run(self.args, self.typing()).shown
        self.check_end()
        return ended


class Typing:
    """Types lines one after another, and Enter for all other questions."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._left = list(lines)
        self.typed: list[str] = []
        self.taken = 0
        """The number of accepted lines, which another question followed."""

    def __call__(self, prompt: str) -> str:
        if "Press Enter to show" in prompt or "Press Enter to clear" in prompt:
            return ""
        if "Continue from there" in prompt:
            return "y"
        self.taken = len(self.typed)
        if not self._left:
            return "quit"
        self.typed.append(self._left.pop(0))
        return self.typed[-1]


class Replaying(Typing):
    """Types the move after those on disk, again if it was refused."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(())
        self._scene = scene

    def __call__(self, prompt: str) -> str:
        kept = self._scene.kept()
        self._left = list(self._scene.lines[kept : kept + 1])
        if len(self.typed) > kept:
            self.typed.pop()
        return super().__call__(prompt)


class Playing(Scene):
    """A game of Pier 18 to its end; a refused move is typed again."""

    args = ("play", "pier18", "r.jsonl", "--players", "Anna,Ben", "--pack", "seven.json")
    lines = PIER18_TYPED.splitlines()

    def prepare(self) -> None:
        write_packs(Path())

    def kept(self) -> int:
        if not Path("r.jsonl").exists():
            return 0
        read_record("r.jsonl").replay()
        return Path("r.jsonl").read_text().count("\n") - 1

    def typing(self) -> "Typing":
        return Replaying(self)

    def check_end(self) -> None:
        lines = [json.loads(line) for line in Path("r.jsonl").read_text().splitlines()]
        assert lines[1:] == PIER18_RECORD[1:]
        assert not Path("r.jsonl.new").exists()


class Asking(Scene):
    """A position of one player."""

    args = ("new", "pier18", "p.toml")
    lines = ("1", "Anna", "S.Q.|H..A", "..A.|....", "y", "2", "7", "")

    def kept(self) -> int:
        if Path("p.toml").exists():
            return len(self.lines)
        return _in_draft("p.toml.draft", lambda key: key != "game")

    def check_end(self) -> None:
        text = Path("p.toml").read_text(encoding="utf-8")
        assert 'name = "Anna"' in text
        assert "claimed = 7" in text


def _in_draft(name: str, counts: Callable[[str], bool]) -> int:
    if not Path(name).exists():
        return 0
    return sum(map(counts, json.loads(Path(name).read_text(encoding="utf-8"))))


class Searching(Scene):
    """A search that finds something within seconds, unless the machine is busy."""

    args = (
        *("verify", "--run", "pier18.score.poets/two-for-one.pair", "--search=4s", "--save=found"),
        *("--", sys.executable, "-B", os.fspath(IMPLEMENTATION)),
        *("misreading", "pier18.score.lovers/other-lovers-block:left-out"),
    )
    lines = ()
    patience = 4

    def try_(self, fault: Fault | None = None, kill: Kill | None = None) -> Ended:
        """Every reported counterexample is in its file, and every file is complete."""
        ended = run(self.args, lambda _: "", fault, kill)
        assert "TRACEBACK" not in ended.shown, ended.shown
        files = [*Path("found").glob("*.json")] if Path("found").is_dir() else []
        for file in files:
            saved_counterexamples.load(file)
        if fault is None and "1 finding," in ended.shown:
            assert files
        return ended


SCENES: dict[str, type[Scene]] = {
    "play": Playing,
    "new": Asking,
    "verify --search --save": Searching,
}
