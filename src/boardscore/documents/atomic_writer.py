"""Writes files atomically: a reader sees the old content or the new, never a part.

Content is written to a temporary file, flushed to disk, then moved into place. Links are followed;
mode and owner are kept. Changes by other programs are not overwritten.
"""

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO

from boardscore.core.errors import DocumentError
from boardscore.core.messages import Message
from boardscore.documents.document_files import regular_size, require_few_parts, require_small

try:
    import fcntl
except ImportError:  # not on Windows: files are not locked there
    fcntl = None  # type: ignore[assignment]

_BINARY = getattr(os, "O_BINARY", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_PATIENCE = 5.0
"""How long to wait for another program that writes in the same folder, in seconds."""

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

_OPEN_ELSEWHERE = {32, 33}
"""Numbers of Windows for a file that another program keeps open, or a part of it."""


class NotSavedError(Exception):
    """The file cannot be written; its content is unchanged."""

    def __init__(self, path: Path, why: Message) -> None:
        super().__init__(str(path), why)
        self.path = path
        """The file."""
        self.why = why
        """The reason, in words that fit behind a colon."""


class ChangedError(NotSavedError):
    """The file changed since it was last read or written here."""


class InUseError(NotSavedError):
    """Another program is writing the file."""


class _ProbedError(Exception):
    """Ends a trial write."""


def why(error: OSError | ValueError) -> Message:
    """Why the system refuses something, such as writing a file, in our own words.

    >>> why(OSError(errno.ENOSPC, "No space left on device"))
    Message('why.full')
    """
    if isinstance(error, OSError):
        if getattr(error, "winerror", None) in _OPEN_ELSEWHERE:
            return Message("why.used")
        return Message(_WHY.get(error.errno or 0, "why.other"))
    return Message("why.no_name")  # no system allows a null character in a name


def require_readable(path: Path, data: bytes, kind: str) -> None:
    """Raises `NotSavedError` for data that would be too large to read back.

    Records are read line by line, so only their size matters.
    """
    try:
        require_small(data, kind)
        if kind != "record":
            require_few_parts(data.decode())
    except DocumentError as error:
        reason = Message("why.not_read_again", why=error.problems[0].message)
        raise NotSavedError(path, reason) from None


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Turns system errors about a file or its name into a `NotSavedError`."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise NotSavedError(path, why(error)) from error


def put(path: str | os.PathLike[str], data: bytes) -> None:
    """Writes a file, replacing any content; also to a device or pipe. Raises `NotSavedError`.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     put(f"{folder}/a.txt", b"Pier 18")
    ...     Path(folder, "a.txt").read_bytes()
    b'Pier 18'
    """
    path = Path(path)
    with saving(path):
        if path.exists() and not (path.is_file() or path.is_dir()):
            path.write_bytes(data)
        else:
            SavedFile(path).replace(data)


def append(path: str | os.PathLike[str], data: bytes) -> None:
    """Appends to a file or creates it; removes a partial write.

    Raises `NotSavedError`.
    """
    path = Path(path)
    with saving(path):
        _append(path, data)


def copy_file(path: str | os.PathLike[str]) -> Path:
    """Copies a file to a free name, such as `my.toml.1`. Raises `NotSavedError`."""
    path = Path(path)
    content = SavedFile(path).content or b""
    names = (path.with_name(f"{path.name}.{number}") for number in count(1))
    copy = next(name for name in names if not os.path.lexists(name))
    SavedFile(copy).replace(content, like=path)
    return copy


def unused_path(stem: str, suffix: str) -> Path:
    """The first path of `stem`, `stem-2`, `stem-3` and so on at which there is nothing."""
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{suffix}" for number in count(1))
    return next(Path(name) for name in names if not os.path.exists(name))


def make_folder(path: str | os.PathLike[str]) -> None:
    """Creates a folder and its parents if they are missing. Raises `NotSavedError`."""
    path = Path(path)
    with saving(path):
        try:
            path.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            path.stat()  # a dangling link fails with this error
            raise NotSavedError(path, Message("why.is_a_file")) from None


class SavedFile:
    """A file that only this program writes, with known content.

    All failures raise `NotSavedError` and leave the file unchanged. A deleted file is written
    again; a file with other content raises `ChangedError`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._locked: int | None = None
        self.content: bytes | None = None
        """Its content, as last read or written here; None if it does not exist."""
        with saving(path):
            self._target = Path(os.path.realpath(path))
            self.content = _content(self._target)

    def lock(self) -> None:
        """Locks the file until `unlock` or the end of the program.

        Raises `InUseError`.
        """
        if fcntl is None or self._locked is not None:
            return
        try:
            with saving(self.path):
                self._locked = os.open(self._target, os.O_RDWR)
                if not _locks(self._locked, self._target):
                    raise InUseError(self.path, Message("why.in_use"))
                self.content = _content(self._target)
        except NotSavedError:
            self.unlock()
            raise

    def unlock(self) -> None:
        """Releases the lock."""
        if self._locked is not None:
            os.close(self._locked)
            self._locked = None

    def replace(self, data: bytes, like: Path | None = None) -> None:
        """Writes the whole file. A new file gets the owner and mode of the file `like`."""
        with self._alone():
            old = self._unchanged() or (None if like is None else os.stat(like))
            with _moved_into_place(self.path, self._target, old) as file:
                _write(file.fileno(), data)
            self.content = data
            if self._locked is not None:  # the new file is locked, too
                os.close(self._locked)
                self._locked = os.dup(file.fileno())
            file.close()
            _flush_names(self._target.parent)

    def append(self, data: bytes) -> None:
        """Appends to the file; removes a partial write."""
        with self._alone():
            old = self._unchanged()
            if old is not None:
                _append(self._target, data)
                self.content = (self.content or b"") + data
        if old is None:
            self.replace((self.content or b"") + data)

    def remove(self) -> None:
        """Deletes the file if it exists."""
        with self._alone():
            self._unchanged()
            self._target.unlink(missing_ok=True)
            _flush_names(self._target.parent)
            self.content = None

    def probe(self) -> None:
        """Checks that the file can be written, without changing anything."""
        with (
            suppress(_ProbedError),
            self._alone(),
            _moved_into_place(self.path, self._target, self._unchanged()),
        ):
            raise _ProbedError

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Waits until no other program writes in the same folder."""
        with saving(self.path), _locked_folder(self.path, self._target.parent):
            yield

    def _unchanged(self) -> os.stat_result | None:
        """The status of the file if it still has the known content; None if it is gone."""
        content = _content(self._target)
        if content is None:
            return None
        if content != self.content:
            raise ChangedError(self.path, Message("why.changed"))
        return _replaceable(self._target)


@contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """A file that is written piece by piece and moved into place when it is complete.

    On failure the old file is unchanged. System errors, devices and pipes raise `NotSavedError`; a
    file that another program is replacing raises `InUseError`. Errors of the calling code pass
    through.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     with replacing(f"{folder}/a.txt") as file:
    ...         _ = file.write(b"Pier 18")
    ...     Path(folder, "a.txt").read_bytes()
    b'Pier 18'
    """
    path = Path(path)
    with saving(path):
        target = Path(os.path.realpath(path))
        old = _replaceable(target)
    try:
        with _moved_into_place(path, target, old) as file:
            yield file
        file.close()
        _flush_names(target.parent)
    except OSError as error:
        raise NotSavedError(path, why(error)) from error


# Implementation


def _status(target: Path) -> os.stat_result | None:
    """The status of a regular file to write; None if it does not exist."""
    try:
        status = os.stat(target)
    except FileNotFoundError:
        return None
    regular_size(status)
    return status


def _content(target: Path) -> bytes | None:
    """The content of a regular file to write; None if it does not exist. A pipe might never end."""
    return None if _status(target) is None else target.read_bytes()


def _replaceable(target: Path) -> os.stat_result | None:
    """The status of a file that may be replaced; None if it does not exist."""
    status = _status(target)
    if status is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "read only")
    return status


@contextmanager
def _moved_into_place(path: Path, target: Path, old: os.stat_result | None) -> Iterator[BinaryIO]:
    """A temporary file that replaces the target when it is complete, and stays open.

    It is locked and has the owner and mode of the old file.
    """
    new = target.with_name(f"{target.name}.new")
    if new.is_symlink():
        new.unlink()  # the link would lead to another file
    is_ours = not os.path.lexists(new)
    flags = os.O_RDWR | os.O_CREAT | _NO_LINK | _BINARY
    file: BinaryIO | None = None
    try:
        file = os.fdopen(os.open(new, flags, 0o666 if old is None else 0o600), "wb")
        is_ours = _locks(file.fileno(), new)
        if not is_ours:
            raise InUseError(path, Message("why.being_written"))  # noqa: TRY301
        os.ftruncate(file.fileno(), 0)  # left over from a program that was killed
        if old is not None and hasattr(os, "fchown"):
            _copy_owner_and_mode(old, file.fileno())
        yield file
        file.flush()
        os.fsync(file.fileno())
        if fcntl is None:
            file.close()  # Windows cannot move an open file
        os.replace(new, target)
    except BaseException:  # also Ctrl-C, right after it was opened
        if file is not None:
            with suppress(OSError):
                file.close()  # retries the remaining data
        if is_ours:
            with suppress(OSError):
                new.unlink()
        raise


def _copy_owner_and_mode(old: os.stat_result, opened: int) -> None:
    now = os.fstat(opened)
    if (now.st_uid, now.st_gid) != (old.st_uid, old.st_gid):
        os.fchown(opened, old.st_uid, old.st_gid)
    os.fchmod(opened, stat.S_IMODE(old.st_mode))


def _append(target: Path, data: bytes) -> None:
    opened = os.open(target, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BINARY, 0o666)
    size = os.fstat(opened).st_size
    try:
        _write(opened, data)
        os.fsync(opened)
    except BaseException:  # also Ctrl-C
        os.ftruncate(opened, size)
        raise
    finally:
        os.close(opened)


def _write(opened: int, data: bytes) -> None:
    """Writes all of the data to an open file."""
    while data:
        data = data[os.write(opened, data) :]


def _flush_names(folder: Path) -> None:
    """Flushes the names in a folder to disk, if the system supports it."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


# Other programs


@contextmanager
def _locked_folder(path: Path, folder: Path) -> Iterator[None]:
    """Locks a folder; raises `InUseError` if another program keeps it locked."""
    if fcntl is None:
        yield
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        end = time.monotonic() + _PATIENCE
        while not _locks(opened, folder):
            if time.monotonic() > end:
                raise InUseError(path, Message("why.in_use"))
            time.sleep(0.01)
        yield
    finally:
        os.close(opened)


def _locks(opened: int, place: Path) -> bool:
    """Locks an open file, unless another program holds the lock or the file was moved."""
    if fcntl is not None:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass  # some file systems do not support locks
    with suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(opened), os.stat(place))
    return False
