"""The public names of packages, for the reference: those of the stub, which `attach` reads."""

from importlib import import_module
from typing import Any

import griffe


class PublicNames(griffe.Extension):
    """Sets the exports of packages with a stub."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Called when a package is loaded."""
        below = (pkg[name] for name in ("pier18", "auctionland", "analysis", "testing"))
        for package in (pkg, *below):
            package.exports = list(import_module(package.path).__all__)
