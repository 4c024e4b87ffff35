"""Preferred answers, saved in files of the user: packs, rulings and score tables."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from boardscore.core.errors import DocumentError
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put
from boardscore.documents.document_files import read_file
from boardscore.documents.toml_writer import write_toml


def preferences_file(name: str) -> Path:
    """The file of the preferred answers of this name, in the user's settings folder.

    Settings folders that are empty or relative are ignored.
    """
    named = os.environ.get("XDG_CONFIG_HOME")
    if named is not None and not os.path.isabs(named):
        return Path(f"~/.config/boardscore/{name}.toml").expanduser()
    return Path(click.get_app_dir("boardscore")) / f"{name}.toml"


def preferences(name: str) -> dict[str, Any]:
    """The saved preferred answers of this name; empty if the file is missing or unreadable."""
    try:
        return dict(read_file(preferences_file(name)).data)
    except DocumentError:
        return {}


def prefer(name: str, found: Mapping[str, Any]) -> Path | None:
    """Saves new preferred answers; returns the file, or None if nothing is written."""
    path = preferences_file(name)
    if preferences(name) == found:
        return None
    try:
        make_folder(path.parent)
        put(path, write_toml(found).encode())
    except NotSavedError:
        return None
    return path
