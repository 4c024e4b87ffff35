"""A parsed SVG, with the queries that tests use."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


class Drawing:
    """A picture, parsed as plain XML."""

    def __init__(self, text: str) -> None:
        self.root = ET.fromstring(text)
        assert self.root.tag == f"{SVG}svg"

    def all(self, tag: str, **attributes: str) -> list[ET.Element]:
        wanted = {key.replace("_", "-"): value for key, value in attributes.items()}
        return [
            one
            for one in self.root.iter(f"{SVG}{tag}")
            if all(one.get(key) == value for key, value in wanted.items())
        ]

    @property
    def title(self) -> str:
        return self.root.findtext(f"{SVG}title") or ""

    @property
    def desc(self) -> str:
        return self.root.findtext(f"{SVG}desc") or ""

    def words(self) -> list[str]:
        """All words in the picture, in order."""
        return [one.text or "" for one in self.root.iter(f"{SVG}text")]

    def discs(self, ink: str) -> int:
        """The number of full discs of a colour."""
        return len(self.all("circle", fill=f"#{ink}"))

    def rings(self) -> int:
        return sum(one.get("stroke-dasharray") is not None for one in self.all("circle"))

    def drawn_with(self, ink: str) -> list[str]:
        """The paths of all lines of a colour."""
        return [one.get("d") or "" for one in self.all("path", stroke=f"#{ink}")]

    def names(self) -> Iterator[str]:
        """The names of all elements and attributes."""
        for one in self.root.iter():
            yield one.tag.removeprefix(SVG)
            yield from one.attrib
