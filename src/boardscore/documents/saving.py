"""Writes files so that nothing is lost: there is the old one or the new one, whatever happens.

A file is written beside its place, flushed to the disk and moved into place. A link is followed;
mode and owner stay. What somebody else has changed meanwhile is not written over.
"""

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

from boardscore.core.messages import Message

try:
    import fcntl
except ImportError:  # not on Windows: there nothing is locked
    fcntl = None  # type: ignore[assignment]

_PATIENCE = 5.0
"""How long another program may take to write a file in the same folder, in seconds."""

_WHY = {
    errno.ENOSPC: "why.full",
    errno.EDQUOT: "why.full",
    errno.EACCES: "why.no_permission",
    errno.EPERM: "why.no_permission",
    errno.EROFS: "why.read_only",
    errno.ENOENT: "why.no_folder",
    errno.ENOTDIR: "why.no_folder",
    errno.EISDIR: "why.is_a_folder",
    errno.ESPIPE: "why.not_a_file",
    errno.ENAMETOOLONG: "why.long_name",
    errno.ELOOP: "why.link_to_itself",
    errno.EIO: "why.disk_fails",
}


class NotSavedError(Exception):
    """A file cannot be written; what was there is as it was."""

    def __init__(self, path: Path, why: Message) -> None:
        super().__init__(str(path), why)
        self.path = path
        """The file."""
        self.why = why
        """The reason, in words that go behind a colon."""


class ChangedError(NotSavedError):
    """Somebody else has changed the file since it was read or written here."""


class InUseError(NotSavedError):
    """Another program has the file open, to write it."""


def why(error: OSError | ValueError) -> Message:
    """Why the system refuses something, in our own words.

    >>> why(OSError(errno.ENOSPC, "No space left on device"))
    Message('why.full')
    """
    if isinstance(error, OSError):
        return Message(_WHY.get(error.errno or 0, "why.other"))
    return Message("why.no_name")  # no system takes a name with a null character


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Turns what the system says against a file or its name into a `NotSavedError`."""
    try:
        with _being_written(path):
            yield
    except ValueError as error:
        raise NotSavedError(path, why(error)) from error


@contextmanager
def _being_written(path: Path) -> Iterator[None]:
    """Turns what the system says against a file that is there into a `NotSavedError`."""
    try:
        yield
    except OSError as error:
        raise NotSavedError(path, why(error)) from error


def put(path: str | os.PathLike[str], data: bytes) -> None:
    """Writes a file, whatever is there; a device or a pipe is written to. Raises `NotSavedError`.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     put(f"{folder}/a.txt", b"Pier 18")
    ...     Path(folder, "a.txt").read_bytes()
    b'Pier 18'
    """
    path = Path(path)
    with saving(path):
        if _is_stream(path):
            path.write_bytes(data)
            return
    file = SavedFile(path)
    file.replace(data)


def make_copy(path: str | os.PathLike[str]) -> Path:
    """A copy of a file under a name that nothing has yet: `my.toml.1`. Raises `NotSavedError`."""
    path = Path(path)
    content = SavedFile(path).content or b""
    names = (path.with_name(f"{path.name}.{number}") for number in count(1))
    copy = next(name for name in names if not os.path.lexists(name))
    SavedFile(copy).replace(content, like=path)
    return copy


def make_folder(path: str | os.PathLike[str]) -> None:
    """Makes a folder, with those it lies in, if it is not there. Raises `NotSavedError`."""
    path = Path(path)
    with saving(path):
        try:
            path.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            path.stat()  # a link that leads nowhere is refused for that
            raise NotSavedError(path, Message("why.is_a_file")) from None


def _is_stream(path: Path) -> bool:
    """Whether something is there that has no content of its own, such as `/dev/stdout`."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


class SavedFile:
    """A file that is written here and nowhere else: what it holds is known.

    Whatever cannot be done raises `NotSavedError`, and the file stays as it was. A file that was
    deleted meanwhile is written again; one that holds something else raises `ChangedError`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None
        self.content: bytes | None = None
        """What it holds, as far as is known here; None if it is not there."""
        with saving(path):
            self._target = Path(os.path.realpath(path))
            self.content = _content(self._target)

    def lock(self) -> None:
        """Keeps others from locking it, until `unlock` or the end of the program. Raises
        `InUseError`.
        """
        if fcntl is None or self._lock is not None:
            return
        with saving(self.path):
            opened = os.open(self._target, os.O_RDWR)
        if not _locks(opened) or not _is(opened, self._target):
            os.close(opened)
            raise InUseError(self.path, Message("why.in_use"))
        self._lock = opened
        try:
            with saving(self.path):
                self.content = _content(self._target)
        except NotSavedError:
            self.unlock()
            raise

    def unlock(self) -> None:
        """Others may lock it again."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def replace(self, data: bytes, like: Path | None = None) -> None:
        """Writes all of it: the old content is there, or the new one.

        A file that is new gets the owner and the mode of the one that it is to be `like`.
        """
        with saving(self.path), _alone(self.path, self._target.parent):
            old = self._unchanged() or (None if like is None else os.stat(like))
            written = _beside(self._target, data, old)
            try:
                if self._lock is not None:
                    _locks(written)
                os.replace(_new(self._target), self._target)
            except BaseException:
                _discard(self._target, written)
                raise
            self.content = data
            self._hold(written)
            _flush_names(self._target.parent)

    def append(self, data: bytes) -> None:
        """Writes at the end; what got there only in part is taken away again."""
        with saving(self.path), _alone(self.path, self._target.parent):
            old = self._unchanged()
            if old is not None:
                size = len(self.content or b"")
                _append(self._target, data, size)
                self.content = (self.content or b"") + data
        if old is None:
            self.replace((self.content or b"") + data)

    def remove(self) -> None:
        """Takes the file away, if it is there."""
        with saving(self.path), _alone(self.path, self._target.parent):
            self._unchanged()
            self._target.unlink(missing_ok=True)
            _flush_names(self._target.parent)
            self.content = None

    def probe(self) -> None:
        """Finds out whether it can be written, and changes nothing."""
        with saving(self.path), _alone(self.path, self._target.parent):
            _discard(self._target, _beside(self._target, b"", self._unchanged()))

    def _unchanged(self) -> os.stat_result | None:
        """What the system knows of the file that holds what it held; None if it is gone."""
        content = _content(self._target)
        if content is None:
            return None
        if content != self.content:
            raise ChangedError(self.path, Message("why.changed"))
        if not os.access(self._target, os.W_OK):
            raise PermissionError(errno.EACCES, "read only")
        return os.stat(self._target)

    def _hold(self, opened: int) -> None:
        """Goes on holding the file that was moved into place, if the one before it was held."""
        if self._lock is None:
            _close(opened)
            return
        os.close(self._lock)
        self._lock = opened


@contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """A file that is written bit by bit beside its place, and moved there when all is written.

    If anything goes wrong before, what is in the place stays as it is. What the system refuses, a
    device and a pipe raise `NotSavedError`; one that another program is writing in the same way
    raises `InUseError`. Errors of the writing code are passed on.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     with replacing(f"{folder}/a.txt") as file:
    ...         _ = file.write(b"Pier 18")
    ...     Path(folder, "a.txt").read_bytes()
    b'Pier 18'
    """
    path = Path(path)
    with saving(path):
        if _is_stream(path):
            raise OSError(errno.ESPIPE, "no file")
    with _being_written(path):
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "a folder")
        old = os.stat(target) if target.exists() else None
        if old is not None and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, "read only")
        new = _new(target)
        is_ours = not os.path.lexists(new)
        try:
            with new.open("ab") as file:
                _require_lock(path, file)
                is_ours = True
                file.truncate(0)  # left behind by a program that was killed
                yield file
                file.flush()
                if old is not None and hasattr(os, "fchown"):
                    _belongs(file.fileno(), old)
                os.fsync(file.fileno())
                if fcntl is not None:
                    os.replace(new, target)
        except InUseError:
            raise
        except BaseException:  # Ctrl-C may come as soon as it is opened
            if is_ours:
                with suppress(OSError):
                    new.unlink()
            raise
        if fcntl is None:  # Windows moves no open file
            os.replace(_new(target), target)
        _flush_names(target.parent)


# How it is done


def _content(target: Path) -> bytes | None:
    """All that is in a regular file; None if there is none. A pipe might never end."""
    try:
        mode = os.stat(target).st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise OSError(errno.EISDIR if stat.S_ISDIR(mode) else errno.ESPIPE, "no file")
    return target.read_bytes()


def _new(target: Path) -> Path:
    """Where a file is written before it is moved into place."""
    return target.with_name(f"{target.name}.new")


def _beside(target: Path, data: bytes, old: os.stat_result | None) -> int:
    """Writes a file beside its place; returns the open file."""
    place = _new(target)
    place.unlink(missing_ok=True)  # left behind by a program that was killed
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    opened = os.open(place, flags, 0o666 if old is None else 0o600)
    try:
        if old is not None and hasattr(os, "fchown"):
            _belongs(opened, old)
        _write(opened, data)
    except BaseException:
        _discard(target, opened)
        raise
    if fcntl is None:  # Windows moves no open file
        os.close(opened)
        return -1
    return opened


def _belongs(opened: int, old: os.stat_result) -> None:
    """Gives a file the owner and the mode of the one that it will replace."""
    now = os.fstat(opened)
    if (now.st_uid, now.st_gid) != (old.st_uid, old.st_gid):
        os.fchown(opened, old.st_uid, old.st_gid)
    os.fchmod(opened, stat.S_IMODE(old.st_mode))


def _discard(target: Path, opened: int) -> None:
    """Takes away what was written beside a file."""
    _close(opened)
    with suppress(OSError):
        _new(target).unlink(missing_ok=True)


def _append(target: Path, data: bytes, size: int) -> None:
    opened = os.open(target, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.lseek(opened, 0, os.SEEK_END)
        try:
            _write(opened, data)
        except BaseException:  # Ctrl-C leaves no half line behind either
            os.ftruncate(opened, size)
            raise
    finally:
        os.close(opened)


def _write(opened: int, data: bytes) -> None:
    """Writes all of the data and waits until it is on the disk."""
    while data:
        data = data[os.write(opened, data) :]
    os.fsync(opened)


def _close(opened: int) -> None:
    if opened >= 0:
        os.close(opened)


def _flush_names(folder: Path) -> None:
    """Waits until the names in a folder are on the disk, where the system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


# Other programs


@contextmanager
def _alone(path: Path, folder: Path) -> Iterator[None]:
    """Writes one after the other with other programs that write in a folder as it is done here."""
    opened = -1 if fcntl is None else os.open(folder, os.O_RDONLY)
    try:
        end = time.monotonic() + _PATIENCE
        while opened >= 0 and not _locks(opened):
            if time.monotonic() > end:
                raise InUseError(path, Message("why.in_use"))
            time.sleep(0.01)
        yield
    finally:
        _close(opened)


def _require_lock(path: Path, file: BinaryIO) -> None:
    """Raises `InUseError` if somebody else has locked what is written beside a file."""
    if not (fcntl is None or _locks(file.fileno())):
        raise InUseError(path, Message("why.being_written"))


def _locks(opened: int) -> bool:
    """Locks an open file; whether nobody else has; where that cannot be known, it is so."""
    locks: Any = fcntl
    try:
        locks.flock(opened, locks.LOCK_EX | locks.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # some systems of files have no locks
        return True
    return True


def _is(opened: int, target: Path) -> bool:
    """Whether an open file is still the one that is in its place."""
    return os.path.samestat(os.fstat(opened), os.stat(target))
