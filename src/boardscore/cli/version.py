"""The version, with what a report of a mistake needs: the Python and the installed extras."""

import re
import sys
from collections.abc import Iterable
from importlib import metadata

from boardscore._version import __version__
from boardscore.texts import CATALOGUES

OF_AN_EXTRA = re.compile(
    r"(?P<name>[\w.-]+)(\[(?P<parts>[\w,-]+)\])?.*;.*\bextra == ['\"](?P<extra>[\w-]+)['\"]"
)
"""A requirement in the metadata of a package that belongs to an extra."""


def describe(lang: str) -> str:
    """The version of boardscore, the version of Python and the installed extras, on three lines."""
    lines = [f"boardscore {__version__}", f"Python {sys.version.split()[0]}"]
    extras = installed_extras("boardscore")
    if extras is not None:
        names = ", ".join(extras) or CATALOGUES[lang]["say.no_extras"]
        lines.append(CATALOGUES[lang]["say.extras"].format(extras=names))
    return "\n".join(lines)


def installed_extras(package: str) -> list[str] | None:
    """The extras whose packages are all installed; None if the package itself has no metadata."""
    try:
        requirements = metadata.requires(package)
    except metadata.PackageNotFoundError:
        return None
    return extras_of(package, requirements or ())


def extras_of(package: str, requirements: Iterable[str]) -> list[str]:
    """The extras whose packages are all installed; an extra may include others of the package.

    >>> extras_of("demo", ["click>=8 ; extra == 'a'", "nowhere ; extra == 'b'"])
    ['a']
    """
    found: dict[str, list[re.Match[str]]] = {}
    for requirement in filter(None, map(OF_AN_EXTRA.match, requirements)):
        found.setdefault(requirement["extra"], []).append(requirement)

    def here(extra: str) -> bool:
        return all(
            all(map(here, one["parts"].split(","))) if one["name"] == package else _has(one)
            for one in found[extra]
        )

    return [extra for extra in found if here(extra)]


def _has(requirement: re.Match[str]) -> bool:
    """Whether the package that an extra requires is installed, in any version."""
    try:
        metadata.version(requirement["name"])
    except metadata.PackageNotFoundError:
        return False
    return True
