"""Wrong kernels: one change of the source each, such as a misread clause or a slip."""

import json
from pathlib import Path
from types import ModuleType

from attrs import frozen

from boardscore.auctionland import island_bits as auctionland
from boardscore.pier18 import pier_bits as pier18


@frozen
class Wrong:
    """A kernel with a mistake."""

    says: str
    """The mistake."""
    right: ModuleType
    """The correct kernel."""
    old: str
    """The source text that is replaced."""
    new: str
    """The replacement."""

    @property
    def kernel(self) -> ModuleType:
        with open(str(self.right.__file__), encoding="utf-8") as file:
            source = file.read()
        assert self.old in source, self.says
        module = ModuleType(f"wrong.{self.right.__name__}")
        exec(source.replace(self.old, self.new), vars(module))
        return module


_LISTED = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))

WRONG = [
    Wrong(says, right, old, new)
    for right in (pier18, auctionland)
    for says, old, new in _LISTED[right.__name__.split(".")[1]]
]
"""All of them."""
