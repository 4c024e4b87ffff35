"""The README as the package index shows it, where relative links would lead nowhere."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r'(?<=\]\()(?!https?:|#)[^)]+(?=\))|(?<=src=")(?!https?:)[^"]+(?=")')
"""The target of a link or of a picture within the repository."""
PAGE = re.compile(r"docs/(.+)\.md(#.*)?")
"""A page of the documentation."""
VERSION = "src/boardscore/_version.py"
"""The file with the version."""


class ReadmeHook(MetadataHookInterface):
    """Sets `readme` in the metadata of the project."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called with the table `project` of pyproject.toml."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = Path(self.root, VERSION).read_text(encoding="utf-8")
        (version,) = re.findall('^__version__ = "(.+)"$', source, re.MULTILINE)
        text = with_whole_links(text, metadata["urls"], version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_whole_links(text: str, urls: dict[str, str], version: str) -> str:
    """A text of the repository with links that work anywhere.

    Pages lead to the documentation of the version, other files to the tag of the version.
    """

    def whole(link: re.Match[str]) -> str:
        page = PAGE.fullmatch(link[0])
        if page:
            return f"{urls['Documentation']}/{version}/{page[1]}.html{page[2] or ''}"
        return f"{urls['Repository']}/raw/v{version}/{link[0]}"

    return LINK.sub(whole, text)
