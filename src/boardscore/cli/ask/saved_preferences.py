"""Preferences that one game leaves for the next, in the user's settings folder."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from boardscore.core.errors import DocumentError
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put
from boardscore.documents.document_files import read_file
from boardscore.documents.toml_writer import write_toml


def place(name: str) -> Path:
    """The user's file for preferences of this name.

    Settings folders that are empty or relative are ignored.
    """
    named = os.environ.get("XDG_CONFIG_HOME")
    if named is not None and not os.path.isabs(named):
        return Path(f"~/.config/boardscore/{name}.toml").expanduser()
    return Path(click.get_app_dir("boardscore")) / f"{name}.toml"


def entries(name: str) -> dict[str, Any]:
    """The saved preferences; empty if the file is missing or unreadable."""
    try:
        return dict(read_file(place(name)).data)
    except DocumentError:
        return {}


def remember(name: str, found: Mapping[str, Any]) -> Path | None:
    """Saves these preferences only; returns the file, or None if it cannot be written."""
    path = place(name)
    try:
        make_folder(path.parent)
        put(path, write_toml(found).encode())
    except NotSavedError:
        return None
    return path
