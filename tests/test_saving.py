"""Files are written atomically: the old or the new one exists, whatever the system refuses."""

import errno
import os
import stat
import threading
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from boardscore.core.messages import say
from boardscore.documents import atomic_writer
from boardscore.documents.atomic_writer import (
    ChangedError,
    InUseError,
    NotSavedError,
    SavedFile,
    append,
    copy_file,
    put,
    replacing,
)
from tests.refusals import error_of

OLD, NEW = b"old\n", b"new, and longer\n"
CALLS = ("open", "write", "fsync", "replace", "fchmod", "unlink", "ftruncate", "stat")
"""The system calls while a file is written."""

Act = Callable[[SavedFile], None]


def replaced(file: SavedFile) -> None:
    file.replace(NEW)


def appended(file: SavedFile) -> None:
    file.append(NEW)


def removed(file: SavedFile) -> None:
    file.remove()


ACTS: dict[Act, bytes | None] = {replaced: NEW, appended: OLD + NEW, removed: None}
"""Actions on a file, and its content afterwards."""
acts = pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that holds secrets."""
    path = tmp_path / "record.jsonl"
    path.write_bytes(OLD)
    path.chmod(0o600)
    return path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


# Preserved properties


@pytest.mark.parametrize("act", [replaced, appended])
@pytest.mark.parametrize("bits", [0o600, 0o640, 0o644, 0o666])
def test_the_mode_stays(path: Path, act: Act, bits: int) -> None:
    path.chmod(bits)
    act(SavedFile(path))
    assert (mode(path), path.read_bytes()) == (bits, ACTS[act])


def test_a_private_file_is_never_readable_for_others(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The temporary file is private to its owner from the first moment, and when written."""
    seen: list[int] = []
    opens, write = os.open, os.write

    def opened(name: Path, flags: int, *bits: int) -> int:
        made = opens(name, flags, *bits)
        if flags & os.O_CREAT:
            seen.append(stat.S_IMODE(os.fstat(made).st_mode))
        return made

    def written(made: int, data: bytes) -> int:
        seen.append(stat.S_IMODE(os.fstat(made).st_mode))
        return write(made, data)

    monkeypatch.setattr(os, "open", opened)
    monkeypatch.setattr(os, "write", written)
    SavedFile(path).replace(NEW)
    assert seen == [0o600, 0o600]
    with replacing(path) as file:
        file.write(OLD)
    assert seen == [0o600, 0o600, 0o600]


def test_the_owner_stays(path: Path) -> None:
    """Only root gives files away; others have groups to choose from."""
    owner, group = (1234, 1235) if os.geteuid() == 0 else (os.geteuid(), max(os.getgroups()))
    os.chown(path, owner, group)
    SavedFile(path).replace(NEW)
    assert (path.stat().st_uid, path.stat().st_gid, mode(path)) == (owner, group, 0o600)


def test_a_new_file_has_the_default_mode(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        put(tmp_path / "a.toml", NEW)
    finally:
        os.umask(before)
    assert mode(tmp_path / "a.toml") == 0o640


@acts
def test_a_link_is_followed_to_its_target(path: Path, act: Act, tmp_path: Path) -> None:
    """A link in another folder, relative to it; no temporary file next to the link."""
    folder = tmp_path / "links"
    folder.mkdir()
    (folder / "second").symlink_to("../record.jsonl")
    link = folder / "first"
    link.symlink_to("second")
    act(SavedFile(link))
    assert link.is_symlink()
    assert content(path) == ACTS[act]
    assert sorted(os.listdir(folder)) == ["first", "second"]


def test_a_link_to_nothing_gets_its_target(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("there")
    put(tmp_path / "link", NEW)
    assert (tmp_path / "there").read_bytes() == NEW
    assert (tmp_path / "link").is_symlink()


def test_pipes_and_devices_are_written_in_place(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    put(Path(os.devnull), OLD)
    put(pipe, NEW)
    reader.join()
    assert got == [NEW]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_pipe_instead_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "draft")
    assert error_of(NotSavedError, SavedFile, tmp_path / "draft").why.key == "why.not_a_file"


# Order of the steps


def test_the_file_is_on_the_disk_before_it_is_moved_and_its_name_after_that(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace = os.replace

    def flushed(opened: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(opened).st_mode) else "file")

    def moved(source: Path, target: Path) -> None:
        done.append("moved")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", moved)
    file = SavedFile(path)
    for act, steps in (
        (replaced, ["file", "moved", "folder"]),
        (appended, ["file"]),
        (removed, ["folder"]),
    ):
        act(file)
        assert done == steps
        done.clear()


def test_a_system_that_writes_a_piece_at_a_time(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a killed program has left its temporary file."""
    path.with_name("record.jsonl.new").write_bytes(b"half")
    write = os.write
    monkeypatch.setattr(os, "write", lambda opened, data: write(opened, data[:3]))
    SavedFile(path).replace(NEW)
    assert (path.read_bytes(), os.listdir(path.parent)) == (NEW, ["record.jsonl"])


def test_a_line_is_added_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "done"
    append(path, OLD)
    append(path, NEW)
    Refusing(monkeypatch, "write", 1, errno.ENOSPC)
    assert error_of(NotSavedError, append, path, NEW).why.key == "why.full"
    assert path.read_bytes() == OLD + NEW


# Changes by other programs


@acts
@pytest.mark.parametrize("others", [b"old, and more\n", b"odd\n", b""])
def test_changes_of_other_programs_are_not_overwritten(path: Path, act: Act, others: bytes) -> None:
    """Even if it has the same length and age as before."""
    file = SavedFile(path)
    before = path.stat()
    path.write_bytes(others)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    with pytest.raises(ChangedError):
        act(file)
    assert path.read_bytes() == others
    assert os.listdir(path.parent) == ["record.jsonl"]


@acts
def test_a_file_that_appeared_meanwhile_is_not_overwritten(tmp_path: Path, act: Act) -> None:
    file = SavedFile(tmp_path / "a.toml")
    (tmp_path / "a.toml").write_bytes(OLD)
    with pytest.raises(ChangedError):
        act(file)
    assert (tmp_path / "a.toml").read_bytes() == OLD


@acts
def test_a_file_that_was_deleted_is_written_again(path: Path, act: Act) -> None:
    file = SavedFile(path)
    path.unlink()
    act(file)
    assert content(path) == ACTS[act]


def test_own_writes_are_not_changes_of_other_programs(path: Path) -> None:
    file = SavedFile(path)
    for data in (NEW, OLD, NEW):
        file.replace(data)
        file.append(b"x")
    assert path.read_bytes() == NEW + b"x" == file.content


def test_a_read_only_file_is_not_replaced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder is writable, so another file could be moved into its place."""
    file = SavedFile(path)
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert error_of(NotSavedError, file.replace, NEW).why.key == "why.no_permission"
    assert path.read_bytes() == OLD


# Refusals of the system


class Refusing:
    """Makes the system refuse one of the calls while a file is written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str, number: int, why: int) -> None:
        self.refused = False
        right, left = getattr(os, name), iter(range(1, number))

        def call(*args: Any, **more: Any) -> Any:
            if self.refused or next(left, None) is not None:
                return right(*args, **more)
            self.refused = True
            if name == "write":
                right(args[0], args[1][:2])
            raise OSError(why, "refused")

        monkeypatch.setattr(os, name, call)


@pytest.mark.long
@acts
@pytest.mark.parametrize("why", [errno.ENOSPC, errno.EACCES, errno.EIO, errno.EROFS])
def test_after_any_refusal_the_old_file_exists(path: Path, act: Act, why: int) -> None:
    """Or the new one if nothing was raised; and once no call is refused, saving works again."""
    tried = 0
    for name, number in product(CALLS, range(1, 20)):
        path.write_bytes(OLD)
        file, raised = SavedFile(path), False
        with pytest.MonkeyPatch.context() as patch:
            refusing = Refusing(patch, name, number, why)
            try:
                act(file)
            except NotSavedError:
                raised = True
        if refusing.refused:
            assert content(path) == (OLD if raised else ACTS[act]), name
            assert os.listdir(path.parent) == (["record.jsonl"] if path.exists() else []), name
            tried += 1
            if raised:
                act(file)
        assert content(path) == ACTS[act], name
    assert tried >= {replaced: 8, appended: 6, removed: 3}[act]


def test_every_reason_has_a_message() -> None:
    for number in errno.errorcode:
        assert say(atomic_writer.why(OSError(number, "what the system says"))), number
    assert atomic_writer.why(OSError("no number at all")).key == "why.other"


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("link")
    for name in ("a\0b", "x" * 300, "no/folder", "old/below-a-file", "folder"):
        (tmp_path / "old").write_bytes(OLD)
        (tmp_path / "folder").mkdir(exist_ok=True)
        assert error_of(NotSavedError, put, tmp_path / name, NEW).why.key != "why.other", name
    why = error_of(NotSavedError, put, tmp_path / "link", NEW).why
    assert say(why) == "it is a link that leads back to itself"


# Other programs


def test_a_file_that_is_locked_is_in_use(path: Path) -> None:
    first, second = SavedFile(path), SavedFile(path)
    path.write_bytes(NEW)
    first.lock()
    assert first.content == NEW  # what was written before the lock
    first.lock()
    with pytest.raises(InUseError):
        second.lock()


def test_an_unreadable_file_is_not_locked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Path) -> bytes:
        raise OSError(errno.EIO, "broken")

    file = SavedFile(path)
    with monkeypatch.context() as broken:
        broken.setattr(Path, "read_bytes", fails)
        with pytest.raises(NotSavedError, match=r"why\.disk_fails"):
            file.lock()
    SavedFile(path).lock()


def test_a_lock_stays_when_the_file_is_replaced(path: Path) -> None:
    """It locks the new file, not the old one."""
    first = SavedFile(path)
    first.lock()
    first.replace(NEW)
    first.append(NEW)
    with pytest.raises(InUseError):
        SavedFile(path).lock()


def test_writers_in_the_same_folder_are_waited_for_but_not_forever(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open(path.parent, os.O_RDONLY)
    try:
        assert atomic_writer._locks(opened, path.parent)
        monkeypatch.setattr(atomic_writer, "_PATIENCE", 0.05)
        with pytest.raises(InUseError):
            SavedFile(path).replace(NEW)
        assert path.read_bytes() == OLD
        monkeypatch.setattr(atomic_writer, "_PATIENCE", 60)
        threading.Timer(
            0.1, lambda: atomic_writer.fcntl.flock(opened, atomic_writer.fcntl.LOCK_UN)
        ).start()
        SavedFile(path).replace(NEW)
        assert path.read_bytes() == NEW
    finally:
        os.close(opened)


# Copies


def test_a_copy_has_a_new_name_and_the_same_mode(path: Path) -> None:
    path.with_name("record.jsonl.1").write_bytes(b"an older copy")
    copy = copy_file(path)
    assert (copy.name, copy.read_bytes(), mode(copy)) == ("record.jsonl.2", OLD, 0o600)
    assert path.with_name("record.jsonl.1").read_bytes() == b"an older copy"


def test_checking_write_access_leaves_no_trace(path: Path) -> None:
    SavedFile(path).probe()
    SavedFile(path.with_name("other")).probe()
    assert (os.listdir(path.parent), path.read_bytes()) == (["record.jsonl"], OLD)


def test_temporary_files_of_other_programs_are_left_alone(tmp_path: Path) -> None:
    """The second one gives way, and the first one's content arrives complete."""
    target = tmp_path / "a.txt"
    with replacing(target) as first:
        first.write(b"first")
        with pytest.raises(InUseError), replacing(target) as second:
            second.write(b"second")
    assert target.read_bytes() == b"first"
    assert [one.name for one in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_that_was_moved_into_place_before_it_could_be_locked_stays_whole(
    tmp_path: Path,
) -> None:
    """Another program opened the temporary file just before it was moved into place."""
    target = tmp_path / "a.txt"
    with replacing(target) as first:
        first.write(b"first")
        late = os.open(tmp_path / "a.txt.new", os.O_RDWR)
    assert not atomic_writer._locks(late, tmp_path / "a.txt.new")
    os.close(late)


def test_a_link_in_the_place_of_the_temporary_file_is_not_followed(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(OLD)
    path.with_name("record.jsonl.new").symlink_to(other)
    put(path, NEW)
    assert (other.read_bytes(), path.read_bytes()) == (OLD, NEW)
    assert not path.is_symlink()


@pytest.mark.parametrize("step", ["os.fdopen", "boardscore.documents.atomic_writer._locks"])
def test_an_interrupted_write_leaves_no_temporary_file(step: str, tmp_path: Path) -> None:
    """Even directly after the file is opened."""
    target = tmp_path / "a.txt"
    target.write_bytes(b"before")
    with pytest.raises(KeyboardInterrupt), replacing(target):
        raise KeyboardInterrupt
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(step, Mock(side_effect=KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt), replacing(target):
            pass
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == {"a.txt": b"before"}
