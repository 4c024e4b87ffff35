"""Where to look for packs that a document names: nowhere, in a folder, or in a mapping.

A document may be untrusted, so a name in it does not open a file by itself. A lookup is a function
that returns the pack for a name, or raises `BoardscoreError`.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any

from boardscore.core.errors import BoardscoreError, DocumentError, ModelError, PackError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown
from boardscore.core.value_checks import cut, show_value, wrong_argument
from boardscore.documents.pack_readers import is_pack
from boardscore.packs import load_pack, read_pack

Packs = str | os.PathLike[str] | Mapping[str, Any] | None
"""Packs that a document may name: none, those in a folder, or those in a mapping."""

PackLookup = Callable[[str], Any]

_LONGEST_NAME = 200


def lookup_for(packs: Packs) -> PackLookup:
    """The lookup for untrusted documents.

    Raises `ModelError` for anything but a folder, a mapping of names to packs, or None.
    """
    if packs is None:
        return _nothing
    if isinstance(packs, Mapping):
        return lambda name: _named(name, packs)
    folder = os.fspath(packs) if isinstance(packs, str | os.PathLike) else None
    if not isinstance(folder, str):
        raise ModelError(Problem(wrong_argument("packs", packs), ("packs",)))
    return lambda name: _inside(name, Path(folder))


def relative_to(folder: str | os.PathLike[str]) -> PackLookup:
    """The lookup for a document in your own folder.

    A path may lead out of the folder. If the pack there cannot be used, messages reveal nothing
    about the file, not even whether it exists.
    """
    return lambda name: _beside(name, Path(folder))


def seen_from(folder: str | os.PathLike[str], place: str | os.PathLike[str]) -> str:
    """The name of a file as documents in a folder write it; the inverse of `relative_to`."""
    try:
        return Path(os.path.relpath(place, folder)).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(place)


def _nothing(name: str) -> Any:
    raise PackError(Problem(Message("error.no_packs", got=show_value(name))))


NO_PACKS: PackLookup = _nothing
"""The lookup that finds nothing."""


def _named(name: str, packs: Mapping[str, Any]) -> Any:
    if name not in packs:
        known = tuple(one for one in packs if isinstance(one, str))
        raise PackError(Problem(unknown("error.unknown_pack", name, known)))
    pack = packs[name]
    return pack if is_pack(pack) else read_pack(pack)


def _inside(name: str, folder: Path) -> Any:
    if not _lies_in(name, folder):
        raise PackError(Problem(Message("error.pack_outside", got=show_value(name))))
    if not os.path.exists(folder / name):  # names of other files are not for strangers
        raise DocumentError(Problem(Message("error.no_such_file"), file=str(folder / name)))
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
    """Whether a name leads to a file inside a folder, on any system, with all links resolved."""
    written = PurePosixPath(name.replace("\\", "/"))
    if not name or ".." in written.parts or written.is_absolute() or PureWindowsPath(name).drive:
        return False
    try:
        return (folder / name).resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError):  # a link to itself, or a null character
        return False
