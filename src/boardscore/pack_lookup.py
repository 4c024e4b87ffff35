"""Where packs that a document names are looked for: nowhere, in a folder, among names.

A document may come from anybody, so what it names is no reason to open a file. A shelf is a
function that makes a pack of a name, or raises `BoardscoreError`.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any

from boardscore.core.errors import BoardscoreError, ModelError, PackError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown
from boardscore.core.value_checks import cut, not_wanted, show_value
from boardscore.documents.pack_readers import is_pack
from boardscore.packs import load_pack, read_pack

Packs = str | os.PathLike[str] | Mapping[str, Any] | None
"""What may be named: nothing, what lies in a folder, or the packs of these names."""

PackLookup = Callable[[str], Any]

_LONGEST_NAME = 200


def lookup_for(packs: Packs) -> PackLookup:
    """The shelf for documents of strangers.

    Raises `ModelError` for anything but a folder, a mapping of names to packs, or None.
    """
    if packs is None:
        return _nothing
    if isinstance(packs, Mapping):
        return lambda name: _named(name, packs)
    folder = os.fspath(packs) if isinstance(packs, str | os.PathLike) else None
    if not isinstance(folder, str):
        raise ModelError(Problem(not_wanted("packs", packs), ("packs",)))
    return lambda name: _inside(name, Path(folder))


def relative_to(folder: str | os.PathLike[str]) -> PackLookup:
    """The shelf of a document that lies in a folder of one's own.

    A path may lead out of the folder, to a pack that lies elsewhere. If that cannot be used,
    nothing is told of what is there: not its text, and not whether there is anything.
    """
    return lambda name: _beside(name, Path(folder))


def seen_from(folder: str | os.PathLike[str], place: str | os.PathLike[str]) -> str:
    """The name of a file for documents of a folder: what the shelf `beside` it finds."""
    try:
        return Path(os.path.relpath(place, folder)).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(place)


def _nothing(name: str) -> Any:
    raise PackError(Problem(Message("error.no_packs", got=show_value(name))))


NO_PACKS: PackLookup = _nothing
"""The shelf that has nothing."""


def _named(name: str, packs: Mapping[str, Any]) -> Any:
    if name not in packs:
        raise PackError(Problem(unknown("error.unknown_pack", name, tuple(map(str, packs)))))
    pack = packs[name]
    return pack if is_pack(pack) else read_pack(pack)


def _inside(name: str, folder: Path) -> Any:
    if not _lies_in(name, folder):
        raise PackError(Problem(Message("error.pack_outside", got=show_value(name))))
    return load_pack(folder / name)


def _beside(name: str, folder: Path) -> Any:
    if not name or "\0" in name or _lies_in(name, folder):
        return load_pack(folder / name)
    try:
        return load_pack(folder / name)
    except BoardscoreError:
        file = cut(name, _LONGEST_NAME)
        raise PackError(Problem(Message("error.pack_elsewhere", file=file))) from None


def _lies_in(name: str, folder: Path) -> bool:
    """Whether a name means a place in a folder, on any system and after all links."""
    written = PurePosixPath(name.replace("\\", "/"))
    if not name or ".." in written.parts or written.is_absolute() or PureWindowsPath(name).drive:
        return False
    try:
        return (folder / name).resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError):  # a link to itself, a null character
        return False
