"""What is remembered from one game for the next, in the user's folder for settings."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
import tomli_w

from boardscore.core.errors import DocumentError
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put
from boardscore.documents.document_files import read_file


def place(name: str) -> Path:
    """The user's file in which things of this name are remembered.

    A folder for settings that is named by nothing, or not from the root, is none.
    """
    named = os.environ.get("XDG_CONFIG_HOME")
    if named is not None and not os.path.isabs(named):
        return Path(f"~/.config/boardscore/{name}.toml").expanduser()
    return Path(click.get_app_dir("boardscore")) / f"{name}.toml"


def entries(name: str) -> dict[str, Any]:
    """What is remembered; nothing if the file is missing or cannot be read any more."""
    try:
        return dict(read_file(place(name)).data)
    except DocumentError:
        return {}


def remember(name: str, found: Mapping[str, Any]) -> Path | None:
    """Remembers these things alone; says where, or None if that cannot be written."""
    path = place(name)
    try:
        make_folder(path.parent)
        put(path, tomli_w.dumps(found).encode())
    except NotSavedError:
        return None
    return path
